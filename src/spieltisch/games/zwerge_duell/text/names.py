"""The words for what can be aimed at, and the short codes of the notation.

A target is a code: 0 for a draw pile, else a class of display cards (`actions.class_of`). Names
stand in the case that a language has for what is hit.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from spieltisch.game import Seat, View
from spieltisch.games.zwerge_duell.actions import PILE, class_of
from spieltisch.games.zwerge_duell.data import CARDS
from spieltisch.games.zwerge_duell.text.cards import card_name
from spieltisch.language import Words

CODES: Final = {  # of cards, in the notation
    "ally_1": "A1",
    "ally_2": "A2",
    "ally_3": "A3",
    "ally_4": "A4",
    "ally_5": "A5",
    "ally_two_a": "AA",
    "ally_two_b": "AB",
    "ally_king": "AK",
    "ally_scout": "AS",
    "vp_2": "V2",
    "vp_3": "V3",
    "vp_4": "V4",
    "sup_die": "SD",
    "sup_draw": "SC",
    "sup_reroll": "SR",
    "ev_remove": "ER",
}


def opponent(seat: Seat) -> Seat:
    """The other seat."""
    return 1 - seat


@cache
def target_name(owner: Seat, target: int, words: Words) -> str:
    """What is aimed at: the draw pile or a card of its owner."""
    return words("the draw pile") if target == PILE else _card_of(owner, target, words)


@cache
def marked_name(owner: Seat, target: int, words: Words) -> str:
    """A class of display cards; damage tells classes of equal cards apart."""
    card, marks = class_of(target)
    name = _card_of(owner, target, words)
    if not marks:
        return name
    return words("{card} ({n} of {health} damage)", card=name, n=marks, health=CARDS[card].health)


def result(view: View, owner: Seat, target: int, words: Words) -> str:
    """What a point on a target does unless it is prevented (ZD-50 to ZD-52, ZD-55)."""
    if target == PILE:
        last = view["seats"][owner]["pile"] == 1
        return words("its last card, the game ends" if last else "its top card is discarded")
    card, marks = class_of(target)
    return wounds(marks + 1, CARDS[card].health, words)


@cache
def wounds(marks: int, health: int, words: Words) -> str:
    """How a card stands with so much damage."""
    if marks >= health:
        return words("defeated")
    return words("{n} of {health} damage", n=marks, health=health)


@cache
def target_code(target: int) -> str:
    """A target in the notation: `P`, `V3`, or `V3*1` with one point of damage."""
    if target == PILE:
        return "P"
    card, marks = class_of(target)
    return card_code(card) + (f"*{marks}" if marks else "")


def card_code(card: int) -> str:
    """A card in the notation, the same on both sides."""
    return CODES[CARDS[card].id]


def _card_of(owner: Seat, target: int, words: Words) -> str:
    return card_name(owner, class_of(target)[0], words)
