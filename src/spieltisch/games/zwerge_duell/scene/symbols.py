"""Everything that is drawn by reference: one hidden SVG per page, every id begins with `zd-`.

`zd-a<side>-<c>` is the picture of a card; signs come from signs.py, the hall from hall.py.
"""

from __future__ import annotations

from functools import cache

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from spieltisch.games.zwerge_duell.scene import art_evil, art_good, signs
from spieltisch.games.zwerge_duell.scene.hall import HALL_SHADES


def symbols() -> Renderable:
    """All symbols, gradients and filters of the table in one hidden SVG."""
    return h.svg(width="0", height="0", style="position:absolute", aria_hidden="true")[_defs()]


@cache
def _defs() -> Markup:
    pictures = "".join(
        f'<symbol id="zd-a{side}-{card}" viewBox="0 0 116 72">{drawn}</symbol>'
        for side, art in enumerate((art_good.ART, art_evil.ART))
        for card, drawn in enumerate(art)
    )
    drawn = (signs.SHADES, HALL_SHADES, signs.DICE, signs.CARD_SIGNS, signs.GLYPHS, signs.FIGURES)
    return Markup(f"<defs>{''.join(drawn)}{pictures}</defs>")
