"""The record of Das Duell: every fact on the table, with the range that it keeps.

Hands, displays and discard piles are lists in the order in which cards came; the tables `held`,
`shown` and `gone` count the same cards by index, so that kernels need not search.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spieltisch.games.zwerge_duell.actions import AXE_POINT, TARGETS
from spieltisch.games.zwerge_duell.data import (
    CARD_OF,
    COPIES,
    DECK_SIZE,
    DICE,
    EV_WILD,
    FACES,
    HEALTH,
    JOKERS,
    KINDS,
    MOST_TURNS,
    PLAYABLE,
    POWER,
    REROLLS_PER_SUPPORT,
    SCOUT,
    SEATS,
    SHOWABLE,
    SUP_REROLL,
    VARIANTS,
    WILD,
)
from spieltisch.kernel import Field, record_dtype

NO_CARD: Final = -1
NO_FACE: Final = -1
NO_POINT: Final = -1
NOBODY: Final = -1
NOTHING: Final = -1
MOST_COPIES: Final = int(COPIES.max())
SLOTS: Final = int(COPIES[:SHOWABLE].sum())  # cards that may lie in a display

DRAW: Final = 0  # D1
ROLL: Final = 1  # D2
REROLL: Final = 2  # D3
CARD: Final = 3  # D4
REMOVE: Final = 4  # D5
STRIKE: Final = 5  # W
GUARD: Final = 6  # A
OVER: Final = 7
PHASES: Final = ("draw", "roll", "reroll", "card", "remove", "strike", "armour", "over")

BY_DRAW: Final = 1  # in `ending`
BY_DAMAGE: Final = 2

UNSPENT: Final = -1  # in `spent`
SPENT_ON_HIT: Final = KINDS  # + target; below it the card that was paid
SPENT_ON_SCOUT: Final = SPENT_ON_HIT + TARGETS

FIELDS: Final = (
    Field("rng", "u8", (4,), 0, 2**64 - 1),
    Field("revealed", "i2", (), 0, 10_000),  # draws, rolls, milled cards, windows
    Field("variant", "i1", (), 0, len(VARIANTS) - 1),
    Field("players", "i1", (), 0, SEATS),
    Field("phase", "i1", (), DRAW, OVER),
    Field("turn", "i8", (), 0, SEATS - 1),  # the active seat; wide as all seats in kernels
    Field("turns_done", "i1", (), 0, MOST_TURNS),
    Field("announced", "i1", (), 0, 3),  # cards that the active seat draws in this turn
    Field("powers", "i1", (), 0, int(COPIES[POWER])),  # tw_power played for the coming roll
    Field(
        "rerolls", "i1", (), 0, REROLLS_PER_SUPPORT * int(COPIES[SUP_REROLL])
    ),  # left in this dice phase
    Field("face", "i1", (DICE,), NO_FACE, WILD),  # of every die rolled in this turn
    Field("spent", "i1", (DICE,), UNSPENT, SPENT_ON_SCOUT),  # what the die was spent on
    Field("pool", "i1", (FACES,), 0, DICE),  # unspent dice by face
    Field("jokers", "i1", (SEATS,), 0, JOKERS),  # joker cards held; the others lie in the middle
    Field("usable", "i1", (), 0, JOKERS),  # by the active seat in this turn
    Field("used", "i1", (), 0, 1),  # whether it has spent a die or a joker card in this turn
    Field("scouted", "i1", (), 0, int(COPIES[SCOUT])),  # how often the scout was used in this turn
    Field("played", "i1", (), NOTHING, EV_WILD),  # hand card of the last strike window, -1: roll
    Field("point_by", "i8", (), NOBODY, SEATS - 1),  # who declared the open point
    Field("point_source", "i1", (), NO_POINT, AXE_POINT),
    Field("point_target", "i1", (), NO_POINT, TARGETS - 1),
    Field("resume", "i1", (), DRAW, STRIKE),  # the phase in which the open point was declared
    Field("ending", "i1", (), 0, BY_DAMAGE),  # how the game ended, 0 while it runs
    Field("pile", "i1", (SEATS, DECK_SIZE), NO_CARD, DECK_SIZE - 1),  # drawn from `front` on
    Field("front", "i1", (SEATS,), 0, DECK_SIZE),  # place of the top card, 35 = pile empty
    Field("hand", "i1", (SEATS, DECK_SIZE), NO_CARD, DECK_SIZE - 1),  # oldest first
    Field("hand_size", "i1", (SEATS,), 0, DECK_SIZE),
    Field("display", "i1", (SEATS, SLOTS), NO_CARD, DECK_SIZE - 1),  # oldest first
    Field("marks", "i1", (SEATS, SLOTS), 0, 3),  # damage of this turn, by place of the display
    Field("display_size", "i1", (SEATS,), 0, SLOTS),
    Field("discard", "i1", (SEATS, DECK_SIZE), NO_CARD, DECK_SIZE - 1),  # oldest first
    Field("discard_size", "i1", (SEATS,), 0, DECK_SIZE),
    Field("held", "i1", (SEATS, KINDS), 0, MOST_COPIES),  # cards in hand by index
    Field("shown", "i1", (SEATS, SHOWABLE), 0, MOST_COPIES),  # in the display
    Field("gone", "i1", (SEATS, KINDS), 0, MOST_COPIES),  # in the discard pile
)

STATE: Final = record_dtype(FIELDS)


def unsound(record: Any) -> list[str]:
    """The facts of a record that contradict each other, by the name of their invariant.

    An empty list means that the invariants that one position can show and all declared ranges
    hold. `record` is a row of a recarray.
    """
    broken = [
        f"range of {field.name}"
        for field in FIELDS
        if np.any(record[field.name] < field.low) or np.any(record[field.name] > field.high)
    ]
    if broken:
        return broken
    seats = range(SEATS)
    checks = {
        "ZD-I01": all(_cards_are_whole(record, seat) for seat in seats),
        "ZD-I02": int(record.jokers.sum()) <= JOKERS,
        "ZD-I03": _dice_are_whole(record),
        "ZD-I04": int(record.usable) <= int(record.jokers[record.turn]),
        "ZD-I05": all(_display_is_sound(record, seat) for seat in seats),
        "ZD-I06": record.phase not in (ROLL, REROLL) or not record.marks[record.turn].any(),
        "ZD-I08": _piles_agree_with_phase(record),
        "ZD-I09": (record.point_target != NO_POINT) == (record.phase == GUARD),
    }
    return [name for name, holds in checks.items() if not holds]


def cards_of(record: Any, zone: str, seat: int) -> list[int]:
    """The cards 0..34 of a hand, display or discard pile, oldest first."""
    found: list[int] = record[zone][seat, : record[f"{zone}_size"][seat]].tolist()
    return found


def _cards_are_whole(record: Any, seat: int) -> bool:
    """Hand, pile, discard pile and display are the deck, and the counts say the same."""
    front = int(record.front[seat])
    cards = record.pile[seat, front:].tolist()
    used = (record.pile[seat, :front] == NO_CARD).all()
    for zone, table in (("hand", "held"), ("display", "shown"), ("discard", "gone")):
        own = cards_of(record, zone, seat)
        counts = np.bincount(CARD_OF[own], minlength=record[table].shape[1])
        empty = record[zone][seat, len(own) :] == NO_CARD
        used = used and empty.all() and np.array_equal(counts, record[table][seat])
        cards += own
    return bool(used) and sorted(cards) == list(range(DECK_SIZE))


def _dice_are_whole(record: Any) -> bool:
    """The pool counts the unspent dice, and dice lie there only in the right steps."""
    rolled = record.face != NO_FACE
    unspent = record.face[rolled & (record.spent == UNSPENT)]
    early = record.phase in (DRAW, ROLL) or (record.phase == GUARD and record.resume == DRAW)
    counted = np.array_equal(np.bincount(unspent, minlength=FACES), record.pool)
    return counted and not (early and rolled.any()) and (record.spent[~rolled] == UNSPENT).all()


def _display_is_sound(record: Any, seat: int) -> bool:
    cards = CARD_OF[cards_of(record, "display", seat)]
    marks = record.marks[seat]
    below = all(mark < HEALTH[c] or mark == 0 for c, mark in zip(cards, marks, strict=False))
    return below and not marks[len(cards) :].any() and all(c < PLAYABLE - 1 for c in cards)


def _piles_agree_with_phase(record: Any) -> bool:
    empty = int((record.front == DECK_SIZE).sum())
    over = record.phase == OVER
    return empty == int(over) and over == (record.ending != 0)
