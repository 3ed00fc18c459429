"""Small drawings for lines of text: lantern, boat, pennant, bonus card; all by reference."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup, escape

from spieltisch.games.lichterfest.scene.palette import LANTERNS
from spieltisch.games.lichterfest.text.names import colour_name
from spieltisch.language import Words

BOAT: Final = Markup('<svg class="lf-bt" aria-hidden="true"><use href="#lf-iboat"/></svg>')
WARNING: Final = Markup('<svg class="lf-wn" aria-hidden="true"><use href="#lf-warn"/></svg>')
TOTAL: Final = Markup('<svg class="lf-ln" aria-hidden="true"><use href="#lf-total"/></svg>')
STACK: Final = Markup('<svg class="lf-dk" aria-hidden="true"><use href="#lf-stack"/></svg>')
SEATS: Final = 4

_ICONS: Final = tuple(
    Markup(f'<svg class="lf-i" aria-hidden="true"><use href="#lf-i{lantern.code}"/></svg>')
    for lantern in LANTERNS
)
_FLAGS: Final = tuple(
    Markup(f'<svg class="lf-fl" aria-hidden="true"><use href="#lf-is{seat}"/></svg>')
    for seat in range(SEATS)
)


def icon(colour: int) -> Markup:
    """A lantern for a place where its name stands beside it."""
    return _ICONS[colour]


def flag(seat: int) -> Markup:
    """The pennant of a seat; its name stands beside it."""
    return _FLAGS[seat]


def spoken_icon(colour: int, w: Words) -> Markup:
    """A lantern that says its colour itself."""
    return _spoken("lf-i", f"lf-i{LANTERNS[colour].code}", colour_name(colour, w))


def spoken_flag(seat: int, name: str) -> Markup:
    """A pennant that says whose it is."""
    return _spoken("lf-fl", f"lf-is{seat}", name)


def spoken_boats(n: int, w: Words) -> Markup:
    """A boat that says how many there are; the number stands before it."""
    return _spoken("lf-bt", "lf-iboat", w.plural("boat", "boats", n))


@cache
def token(value: int, generic: bool = False) -> Markup:
    """An owned bonus card: a small paper lantern with its value."""
    tone = " grey" if generic else ""
    return Markup(f'<i class="lf-tk{tone}">{value}</i>')


@cache
def paper_lantern(value: str, generic: bool = False) -> Markup:
    """The large paper lantern that carries the value of the top bonus card."""
    symbol = "lf-grey" if generic else "lf-paper"
    return Markup(
        f'<span class="lf-val"><svg aria-hidden="true"><use href="#{symbol}"/></svg>'
        f"<b>{value}</b></span>"
    )


def _spoken(kind: str, symbol: str, label: str) -> Markup:
    return Markup(
        f'<svg class="{kind}" role="img" aria-label="{escape(label)}"><use href="#{symbol}"/></svg>'
    )
