"""Small drawings for lines of text: wisps, trees, cats, shapes, seat marks; all by reference."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup, escape

from spieltisch.games.wispwood.scene.names import content_name
from spieltisch.games.wispwood.scene.palette import SEATS
from spieltisch.games.wispwood.text.names import shape_name
from spieltisch.language import Words


def _plain(kind: str, symbol: str) -> Markup:
    return Markup(f'<svg class="{kind}" aria-hidden="true"><use href="#{symbol}"/></svg>')


def _spoken(kind: str, symbol: str, label: str) -> Markup:
    return Markup(
        f'<svg class="{kind}" role="img" aria-label="{escape(label)}"><use href="#{symbol}"/></svg>'
    )


_FLAGS: Final = tuple(_plain("ww-fl", f"ww-is{seat}") for seat in range(SEATS))
_CATS: Final = (_plain("ww-i", "ww-ihidden"), _plain("ww-i", "ww-iready"))
CATTY: Final = _plain("ww-i", "ww-icatty")
PAW: Final = _plain("ww-pw", "ww-ipaw")
FIREFLY: Final = _plain("ww-i", "ww-ifly")
TREE: Final = _plain("ww-i", "ww-iT")
GRID: Final = Markup(
    '<svg class="ww-i" viewBox="0 0 26 26" aria-hidden="true"><path class="ww-full" '
    'd="M4 4h7v7H4zM15 4h7v7h-7zM4 15h7v7H4zM15 15h7v7h-7z"/></svg>'
)
WARNING: Final = Markup(
    '<svg class="ww-wn" viewBox="-10 -10 20 20" aria-hidden="true"><use href="#ww-warn"/></svg>'
)
LOCK: Final = Markup(
    '<svg class="ww-lk" viewBox="-10 -12 20 24" aria-hidden="true"><use href="#ww-lock"/></svg>'
)


def flag(seat: int) -> Markup:
    """The mark of a seat; its name stands beside it."""
    return _FLAGS[seat]


def cat(ready: bool) -> Markup:
    """A cat; words beside it say whether it is ready."""
    return _CATS[ready]


@cache
def icon(letter: str) -> Markup:
    """A wisp or a tree where words beside it say the same."""
    return _plain("ww-i", f"ww-i{letter}")


@cache
def spoken_icon(letter: str, w: Words) -> Markup:
    """A wisp or a tree that says its kind itself."""
    return _spoken("ww-i", f"ww-i{letter}", content_name(letter, w))


@cache
def spoken_shape(shape: int, w: Words) -> Markup:
    """A shape that says its name itself."""
    return _spoken("ww-sh", f"ww-if{shape}", shape_name(shape, w))


@cache
def paws(n: int, w: Words) -> Markup:
    """How hard a goal card is: one or two paws."""
    label = escape(w.plural("{n} paw", "{n} paws", n))
    return Markup(f'<span class="ww-paws" role="img" aria-label="{label}">{PAW * n}</span>')


def signed(n: int) -> str:
    """A difference with its sign; zero is neither more nor less."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "±0"


def tone(n: int) -> str:
    """The class that a difference is drawn with."""
    return "up" if n > 0 else "dn" if n < 0 else "eq"


def change(n: int) -> Markup:
    """A difference in a pill: an arrow up or down and the number."""
    arrow = {"up": "M5 1l4.5 7.5h-9z", "dn": "M5 9L.5 1.5h9z"}.get(tone(n))
    drawn = (
        f'<svg viewBox="0 0 10 10" aria-hidden="true"><path d="{arrow}"/></svg>' if arrow else ""
    )
    return Markup(f'<span class="ww-d {tone(n)}">{drawn}{signed(n)}</span>')


ARROW: Final = Markup(
    '<svg class="ww-to" viewBox="0 0 12 10" aria-hidden="true">'
    '<path d="M1 5h9M6.5 1.5L10 5 6.5 8.5"/></svg>'
)
