"""The drawing of Das Duell: what `spieltisch.game.Scene` asks for, all from a view.

A stone hall with a niche for every card; the cards are tablets of limestone and slate. Symbols
and classes begin with `zd-`. The tablets are laid out by the stylesheet, upright or flat.
"""

from collections.abc import Mapping

from htpy import Renderable

from spieltisch.game import Sight
from spieltisch.games.zwerge_duell.scene.board import board
from spieltisch.games.zwerge_duell.scene.breakdown import breakdown
from spieltisch.games.zwerge_duell.scene.cover import cover, medal
from spieltisch.games.zwerge_duell.scene.facts import facts
from spieltisch.games.zwerge_duell.scene.log import log_line
from spieltisch.games.zwerge_duell.scene.panel import panel
from spieltisch.games.zwerge_duell.scene.pieces import flag
from spieltisch.games.zwerge_duell.scene.preview import preview
from spieltisch.games.zwerge_duell.scene.prompting import steps
from spieltisch.games.zwerge_duell.scene.symbols import symbols
from spieltisch.games.zwerge_duell.scene.tray import tray

__all__ = [
    "asides",
    "board",
    "breakdown",
    "cover",
    "facts",
    "flag",
    "log_line",
    "medal",
    "panel",
    "preview",
    "steps",
    "symbols",
    "tray",
]


def asides(sight: Sight) -> Mapping[str, Renderable]:
    """Nothing lies beside the hall."""
    return {}
