"""Everything that the drawings take by reference, once per page."""

from __future__ import annotations

from functools import cache
from typing import Final

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from spieltisch.games.wispwood.data import SHAPES
from spieltisch.games.wispwood.scene import signs, wisps, woods
from spieltisch.games.wispwood.scene.geometry import num
from spieltisch.games.wispwood.scene.palette import SEATS, WISPS, form
from spieltisch.games.wispwood.scene.scenery import PINE

_SHADES: Final = """
<linearGradient id="ww-water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b6272"/>
<stop offset="1" stop-color="#173a4e"/></linearGradient>
<linearGradient id="ww-sky" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="var(--ww-sky-1)"/><stop offset="1" stop-color="var(--ww-sky-2)"/>
</linearGradient><radialGradient id="ww-fog"><stop offset="0" stop-color="#b7d8c0"
 stop-opacity=".38"/><stop offset="1" stop-color="#b7d8c0" stop-opacity="0"/></radialGradient>
"""
_SEAT_FORMS: Final = (
    '<circle r="8.4"/>',
    '<path d="M0-9.6 9.6 0 0 9.6-9.6 0Z"/>',
    '<path d="M0-8.6 9.4 7.4H-9.4Z"/>',
    '<rect x="-7.8" y="-7.8" width="15.6" height="15.6" rx="1.6"/>',
)
_SYMBOLS: Final = {  # as small pictures in lines of text: symbol, what it shows, half its side
    "iP": ("w-P", 36),
    "iH": ("w-H", 36),
    "iO": ("w-O", 36),
    "iE": ("w-E", 36),
    "iT": ("small-tree", 36),
    "iready": ("ready", 36),
    "ihidden": ("hidden", 36),
    "icatty": ("catty", 36),
    "ipaw": ("paw", 12),
    "ifly": ("fly", 14),
}
_SQUARE: Final = 11  # a square of a shape on its plaque
_GAP: Final = 1.6
_NARROW: Final = 9.4  # of the bar of four, so that it fits


def symbols() -> Renderable:
    """All symbols, gradients and patterns of the table in one hidden SVG."""
    return h.svg(width="0", height="0", style="position:absolute", aria_hidden="true")[_defs()]


@cache
def _defs() -> Markup:
    pads = "".join(_pad(letter) for letter in WISPS)
    shapes = "".join(_shape(shape) for shape in range(SHAPES))
    flags = "".join(_flag(seat) for seat in range(SEATS))
    small = "".join(_symbol(name, *drawn) for name, drawn in _SYMBOLS.items())
    drawn = (
        f"{_SHADES}{PINE}{wisps.SHADES}{wisps.FIGURES}{wisps.TILES}{wisps.HALOS}{woods.SHADES}"
        f"{woods.TREES}{woods.CATS}{signs.SIGNS}{pads}{shapes}{flags}{small}"
    )
    return Markup(f"<defs>{drawn}</defs>")


def _pad(letter: str) -> str:
    """A wisp on its round leaf at the pond."""
    return (
        f'<g id="ww-pad-{letter}"><circle cy="5" r="28.5" fill="#06131b" opacity=".55"/>'
        f'<circle r="28.5" fill="#1d2344"/><circle r="28.5" fill="url(#ww-glow-{letter})"/>'
        f'<circle class="ww-rim" r="27.7"/><use href="#ww-{letter}" transform="scale(.76)"/></g>'
    )


def _shape(shape: int) -> str:
    """The squares of a shape, centred."""
    squares = form(shape)
    rows, columns = (max(square[i] for square in squares) + 1 for i in (0, 1))
    step = _NARROW if columns == 4 else _SQUARE
    side = step - _GAP
    rects = "".join(
        f"M{num((c - columns / 2) * step + _GAP / 2)} {num((r - rows / 2) * step + _GAP / 2)}"
        f"h{side:g}v{side:g}h-{side:g}z"
        for r, c in squares
    )
    path = f'<path id="ww-f{shape}" d="{rects}"/>'
    use = f'<use href="#ww-f{shape}"/>'
    return f'{path}<symbol id="ww-if{shape}" viewBox="-20 -18 40 36">{use}</symbol>'


def _flag(seat: int) -> str:
    """The mark of a seat: its colour and its form."""
    return (
        f'<g id="ww-s{seat}" fill="var(--seat-{seat})">{_SEAT_FORMS[seat]}</g>'
        f'<symbol id="ww-is{seat}" viewBox="-10 -10 20 20"><use href="#ww-s{seat}"/></symbol>'
    )


def _symbol(name: str, drawing: str, half: int) -> str:
    side = 2 * half
    return (
        f'<symbol id="ww-{name}" viewBox="-{half} -{half} {side} {side}">'
        f'<use href="#ww-{drawing}"/></symbol>'
    )
