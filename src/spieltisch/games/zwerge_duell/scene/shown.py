"""A display: niches with tablets, equal ones stacked when there are many; places for previews."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

import htpy as h
from htpy import Element
from markupsafe import Markup

from spieltisch.game import Seat, Sight, View
from spieltisch.games.zwerge_duell.actions import Play, decode
from spieltisch.games.zwerge_duell.data import SCOUT
from spieltisch.games.zwerge_duell.scene.cards import card_classes, tablet
from spieltisch.games.zwerge_duell.scene.names import card_hint, card_words, seat_name
from spieltisch.games.zwerge_duell.scene.pieces import glyph, seat_mark
from spieltisch.language import Words

NICHES: Final = 6  # at least, one of them empty for the next card
UPRIGHT: Final = 7  # with more niches the tablets lie flat in two rows

_RUNE: Final = Markup(
    '<svg class="zd-rune" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" '
    'aria-hidden="true"><path d="M12 2 22 12 12 22 2 12ZM12 7v10M12 9l4 3M12 12l4 3"/></svg>'
)


@dataclass(frozen=True)
class Stack:
    """Equal cards with equal damage, shown as one: the oldest stands for all."""

    card: Any
    numbers: frozenset[int]


class Look(NamedTuple):
    """All that the drawing of a stack depends on but what is done with it."""

    seat: Seat
    number: int
    card: int
    marks: int
    health: int
    copies: int


def stacks(display: list[Any]) -> list[Stack]:
    """The cards of a display, one by one as long as there is room for them."""
    if len(display) < NICHES:
        return [Stack(card, frozenset([card["number"]])) for card in display]
    classes: dict[int, list[Any]] = {}
    for card in display:
        classes.setdefault(card["target"], []).append(card)
    return [
        Stack(cards[0], frozenset(card["number"] for card in cards)) for cards in classes.values()
    ]


def display(sight: Sight, seat: Seat) -> Element:
    """All niches of a seat."""
    view, w = sight.view, sight.words
    shown = stacks(view["seats"][seat]["display"])
    niches = max(NICHES, len(shown) + 1)
    flat = " flat" if niches > UPRIGHT else ""
    many = " many" if niches > NICHES else ""
    fresh = _fresh(sight, seat)
    label = w("Display of {name}", name=seat_name(sight.signs, seat, w))
    return h.div(
        f"#display-{seat}",
        class_=f"zd-disp{flat}{many}",
        style=f"--n:{niches};--half:{(niches + 1) // 2}",
        role="group",
        aria_label=label,
        data_keep=True,
    )[
        [_slot(sight, seat, stack, fresh) for stack in shown],
        h.div(".zd-slot")[_RUNE, h.div(id=f"niche-{seat}", data_slot=True)],
        [h.div(".zd-slot")[_RUNE] for _ in range(niches - len(shown) - 1)],
    ]


def ribbon(marks: int, health: int, w: Words) -> Markup:
    """Damage of this turn across the foot of the picture."""
    left = health - marks
    return Markup('<span class="zd-tag dmg">{}<span>{}</span><i>{}</i></span>').format(
        glyph("sword"), w.plural("{n} to go", "{n} to go", left), w(", heals")
    )


def _slot(sight: Sight, seat: Seat, stack: Stack, fresh: set[int]) -> Markup:
    view, w, card = sight.view, sight.words, stack.card
    copies = len(stack.numbers)
    look = Look(seat, card["number"], card["card"], card["marks"], card["health"], copies)
    last = seat_name(sight.signs, seat, w) if stack.numbers & fresh else None
    return _drawn(look, _pick(view, seat, card), last, aimed(view) in stack.numbers, w)


@lru_cache(maxsize=4096)
def _drawn(look: Look, pick: str | None, last: str | None, aim: bool, w: Words) -> Markup:
    """A niche with its tablet; `last` is the name of who played it last, where that is marked."""
    side, number = look.seat, look.number
    mark = w("played last by {name}", name=last) if last is not None else ""
    slot = h.div(".zd-slot")[
        h.div(
            f"#card-{side}-{number}",
            class_=card_classes(side, look.card),
            data_pick=pick,
            data_look=aim or last is not None,
            role="group",
            aria_label=_spoken(look, w),
            title=card_hint(side, look.card, w),
        )[
            tablet(side, look.card, look.marks, w),
            h.i(".zd-ring"),
            h.span(".zd-times")[f"×{look.copies}"] if look.copies > 1 else None,
            seat_mark(side, mark) if mark else None,
            h.span(id=f"hit-{side}-{number}", data_slot=True)[
                ribbon(look.marks, look.health, w) if look.marks else None
            ],
            h.i(".zd-aim") if aim else None,
        ]
    ]
    return Markup(str(slot))


def _pick(view: View, seat: Seat, card: Any) -> str | None:
    """A card of the other side is a target; the own scout can be sent out."""
    if view["viewer"] < 0:
        return None
    if seat != view["viewer"]:
        return f"target-{card['target']}"
    return "scout" if card["card"] == SCOUT else None


def aimed(view: View) -> int:
    """The number of the card that a question is about; -1 if it is about none."""
    if view["question"] == "armour" and view["point"]:
        return int(view["point"]["number"])
    return -1


def _fresh(sight: Sight, seat: Seat) -> set[int]:
    """The numbers of cards that came into a display since the viewer's own last action."""
    shown = sight.view["seats"][seat]["display"]
    moves = [decode(action) for by, action in sight.latest if by == seat]
    played = [move.card for move in moves if isinstance(move, Play)]
    found = set()
    for card in set(played):
        numbers = [row["number"] for row in shown if row["card"] == card]
        found |= set(numbers[-played.count(card) :])
    return found


def _spoken(look: Look, w: Words) -> str:
    """A card of a display in words, with its damage and how many there are."""
    text = card_words(look.seat, look.card, w)
    if look.marks:
        text += w(", {n} damage this turn", n=look.marks)
    return f"{look.copies} × {text}" if look.copies > 1 else text
