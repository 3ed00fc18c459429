"""What a view says beyond the bare facts: what hand cards could do, and what an open point does.

Everything is asked of the rules' own kernels; nothing is decided here.
"""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np

from spieltisch.game import Seat
from spieltisch.games.zwerge_duell.actions import PILE, Play, class_of, decode
from spieltisch.games.zwerge_duell.cards import place_of_class
from spieltisch.games.zwerge_duell.data import (
    CARD_OF,
    DECK_SIZE,
    HEALTH,
    KINDS,
    NEED,
    SEATS,
    WILD,
)
from spieltisch.games.zwerge_duell.reasons import LEGAL
from spieltisch.games.zwerge_duell.record import CARD, GUARD, UNSPENT, cards_of
from spieltisch.games.zwerge_duell.refusals import why_no_cards
from spieltisch.games.zwerge_duell.rules import legal

ROOM = 2048


class PaymentView(TypedDict):
    """A legal way to pay for a hand card."""

    action: int
    pick: str  # the name of its pick, "pay-<value>-<jokers>"
    value: int  # of the natural dice, 0 if there are none
    jokers: int  # joker cards that go
    naturals: int  # natural dice that go
    wilds: int  # wild dice that go
    dice: list[int]  # numbers of the dice that go


class HeldView(TypedDict):
    """A card of the own hand."""

    number: int  # 0..34, stays with the card
    card: int
    playable: bool  # some legal action plays it now
    reason: int  # why not, a code of `reasons.REASONS`; 0 if playable
    payments: list[PaymentView]  # ascending by action; empty for free cards


class PointView(TypedDict):
    """A point of damage that is declared and not yet applied; everybody sees it."""

    by: int  # the seat that deals it
    source: int  # kind 0..6 of what was spent, 7 for a tw_axe
    owner: int  # the seat that it hits, and that is asked for its tw_armour
    target: int  # target code, 0 for the draw pile
    number: int  # the card that would be marked, -1 for the draw pile
    card: int  # its index, -1 for the draw pile
    marks: int  # that it has before the point
    health: int
    effect: str  # what the point would do: "mark", "defeat", "mill", "end" (the last card)


def hand_of(record: Any, seat: Seat) -> list[HeldView]:
    """The own cards by index and number, with what they can do now."""
    codes = np.zeros(KINDS, dtype=np.int32)
    why_no_cards(record, seat, codes)
    payments = _payments(record) if record.phase == CARD and record.turn == seat else {}
    return [
        HeldView(
            number=number,
            card=int(CARD_OF[number]),
            playable=bool(codes[CARD_OF[number]] == LEGAL),
            reason=int(codes[CARD_OF[number]]),
            payments=payments.get(int(CARD_OF[number]), []),
        )
        for number in sorted(cards_of(record, "hand", seat))
    ]


def _payments(record: Any) -> dict[int, list[PaymentView]]:
    """By card, all legal payments of the active seat."""
    out = np.zeros(ROOM, dtype=np.int32)
    found: dict[int, list[PaymentView]] = {}
    for action in out[: legal(record, out)].tolist():
        match decode(action):
            case Play(card, value, jokers):
                payment = _payment(record, action, card, value, jokers)
                found.setdefault(card, []).append(payment)
    return found


def _payment(record: Any, action: int, card: int, value: int, jokers: int) -> PaymentView:
    due = int(NEED[card]) - jokers
    natural = _unspent(record, value - 1)[:due] if value else []
    wild = _unspent(record, WILD)[: due - len(natural)]
    return PaymentView(
        action=action,
        pick=f"pay-{value}-{jokers}",
        value=value,
        jokers=jokers,
        naturals=len(natural),
        wilds=len(wild),
        dice=sorted(natural + wild),
    )


def _unspent(record: Any, face: int) -> list[int]:
    """The numbers of the dice in the pool that show a face."""
    return [int(die) for die in np.flatnonzero((record.face == face) & (record.spent == UNSPENT))]


def open_point(record: Any) -> PointView | None:
    """The point that waits for an answer, in the phase "armour"."""
    if record.phase != GUARD:
        return None
    by, target = int(record.point_by), int(record.point_target)
    owner = SEATS - 1 - by
    number, card, marks, health = -1, -1, 0, 0
    if target != PILE:
        card, marks = class_of(target)
        number = int(record.display[owner, place_of_class(record, owner, card, marks)])
        health = int(HEALTH[card])
    return PointView(
        by=by,
        source=int(record.point_source),
        owner=owner,
        target=target,
        number=number,
        card=card,
        marks=marks,
        health=health,
        effect=_effect(record, owner, target, health - marks),
    )


def _effect(record: Any, owner: Seat, target: int, left: int) -> str:
    """What one point does to a pile or to a card with so much health left."""
    if target == PILE:
        return "end" if record.front[owner] == DECK_SIZE - 1 else "mill"
    return "defeat" if left == 1 else "mark"
