"""Small drawings for lines of text: ship, tower sign, card, icon; all by reference."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup, escape

from spieltisch.games.lighthouse_run.data import CARDS, COLOURS, SEATS
from spieltisch.games.lighthouse_run.scene.names import card_name, tower_name
from spieltisch.language import Words

_SHIPS: Final = tuple(
    Markup(
        f'<svg class="lr-sh lr-c{colour}" viewBox="0 0 40 46" aria-hidden="true">'
        f'<use href="#lr-s{colour}"/></svg>'
    )
    for colour in range(COLOURS)
)
_FLAGS: Final = tuple(
    Markup(
        f'<svg class="lr-flag" viewBox="0 0 40 46" aria-hidden="true">'
        f'<use href="#lr-is{seat}"/></svg>'
    )
    for seat in range(SEATS)
)


def ship(colour: int) -> Markup:
    """A ship of a colour; its owner's name stands beside it."""
    return _SHIPS[colour]


def flag(seat: int) -> Markup:
    """The ship or ships of a seat; its name stands beside it."""
    return _FLAGS[seat]


@cache
def icon(name: str) -> Markup:
    """One of cloud, lock, hand, deck, open, lamp; words beside it carry the meaning."""
    box = {"cloud": "0 0 24 20", "lock": "0 0 16 16", "lamp": "0 0 20 20"}.get(name, "0 0 18 20")
    return Markup(
        f'<svg class="lr-icon {name}" viewBox="{box}" aria-hidden="true">'
        f'<use href="#lr-{name}"/></svg>'
    )


@cache
def counted(name: str, n: int, label: str) -> Markup:
    """An icon with a number, spoken as `label`."""
    return Markup(
        f'<span role="img" aria-label="{escape(label)}" title="{escape(label)}">'
        f"{icon(name)}<b>{n}</b></span>"
    )


@cache
def tower_disc(tower: int, w: Words) -> Markup:
    """The sign of a tower on its colour; it says its own name."""
    return Markup(
        f'<svg class="lr-td lr-t{tower}" viewBox="-11 -11 22 22" role="img" '
        f'aria-label="{escape(tower_name(tower, w))}"><circle r="11" fill="var(--t)"/>'
        f'<use href="#lr-y{tower}" fill="#241a38"/></svg>'
    )


@cache
def tiny_card(colour: int, index: int, w: Words) -> Markup:
    """A card as small as a stamp, by reference to `tiny.py`; it says its own name."""
    card = CARDS[index]
    label = escape(card_name({"kind": card.kind, "tower": card.tower, "move": card.move}, w))
    return Markup(
        f'<svg class="lr-tiny lr-c{colour}" viewBox="0 0 104 146" role="img" aria-label="{label}">'
        f'<title>{label}</title><use href="#lr-k{index}"/></svg>'
    )
