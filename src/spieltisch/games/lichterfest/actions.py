"""The action space of Lichterfest: 1,258 small integers, laid out once.

Legal list, reasons, texts, picks and client all read these numbers from here.
Source: docs/rules/lichterfest.md, section "Action space".
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np

from spieltisch.games.lichterfest.data import COLOURS, DATA, HAND_SIZE, SIDES

SKIP_EXCHANGE: Final = 0
EXCHANGE_FIRST: Final = 1  # + 6 * given + (taken without the given colour)
SKIP_DEDICATE: Final = 43
FOUR_FIRST: Final = 44  # + colour
PAIRS_FIRST: Final = 51  # + rank of the triple
SEVEN: Final = 86
DISCARD_FIRST: Final = 87  # + colour
PLACE_FIRST: Final = 94  # + 12 * cell + 4 * slot + rotation
ACTIONS: Final = 1258
ACTION_CELLS: Final = 97  # cells 0..96 can be named by an action

OTHER_COLOURS: Final = COLOURS - 1
COUNT_MASK: Final = 2047  # a count is never negative; saying so spares a check at every write
PER_CELL: Final = HAND_SIZE * SIDES
TRIPLES: Final = np.array(list(combinations(range(COLOURS), 3)), dtype=np.int8)
TRIPLE_COUNT: Final = len(TRIPLES)
TRIPLES.setflags(write=False)

FOUR_OF_A_KIND: Final = 0
THREE_PAIRS: Final = 1
SEVEN_UNIQUE: Final = 2

if DATA["encoding"]["action_count"] != ACTIONS or DATA["encoding"]["max_cells"] != ACTION_CELLS:
    raise ValueError("data.toml of lichterfest names another action space")
if ACTIONS != PLACE_FIRST + PER_CELL * ACTION_CELLS:
    raise ValueError("the action ranges of lichterfest leave a gap")


@dataclass(frozen=True)
class SkipExchange:
    """No exchange in this turn."""


@dataclass(frozen=True)
class Exchange:
    """Two boats swap an own card for one of the supply."""

    gave: int
    took: int


@dataclass(frozen=True)
class SkipDedicate:
    """No dedication in this turn."""


@dataclass(frozen=True)
class Dedicate:
    """A set is paid for the next token of a type; `colours` ascending, all seven for type 2."""

    type: int
    colours: tuple[int, ...]


@dataclass(frozen=True)
class Discard:
    """A card above the limit of twelve goes back."""

    colour: int


@dataclass(frozen=True)
class Place:
    """A hand tile is laid on a cell, turned by `rotation` quarters clockwise."""

    cell: int
    slot: int
    rotation: int


Decoded = SkipExchange | Exchange | SkipDedicate | Dedicate | Discard | Place


def decode(action: int) -> Decoded:
    """What an action number 0..1257 means. Raises ValueError for any other number."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"no action {action}; expected 0..{ACTIONS - 1}")
    if action >= PLACE_FIRST:
        cell, rest = divmod(action - PLACE_FIRST, PER_CELL)
        return Place(cell, rest // SIDES, rest % SIDES)
    if action >= DISCARD_FIRST:
        return Discard(action - DISCARD_FIRST)
    if action >= SKIP_DEDICATE:
        return _decode_dedication(action)
    if action == SKIP_EXCHANGE:
        return SkipExchange()
    gave, rest = divmod(action - EXCHANGE_FIRST, OTHER_COLOURS)
    return Exchange(gave, rest if rest < gave else rest + 1)


def _decode_dedication(action: int) -> SkipDedicate | Dedicate:
    if action == SKIP_DEDICATE:
        return SkipDedicate()
    if action == SEVEN:
        return Dedicate(SEVEN_UNIQUE, tuple(range(COLOURS)))
    if action >= PAIRS_FIRST:
        return Dedicate(THREE_PAIRS, tuple(int(c) for c in TRIPLES[action - PAIRS_FIRST]))
    return Dedicate(FOUR_OF_A_KIND, (action - FOUR_FIRST,))


def encode(move: Decoded) -> int:
    """The number of a decoded action; the inverse of `decode`."""
    match move:
        case Place(cell, slot, rotation):
            return PLACE_FIRST + PER_CELL * cell + SIDES * slot + rotation
        case Discard(colour):
            return DISCARD_FIRST + colour
        case Dedicate(kind, colours):
            if kind == FOUR_OF_A_KIND:
                return FOUR_FIRST + colours[0]
            if kind == SEVEN_UNIQUE:
                return SEVEN
            return PAIRS_FIRST + int(TRIPLES.tolist().index(list(colours)))
        case Exchange(gave, took):
            return EXCHANGE_FIRST + OTHER_COLOURS * gave + (took if took < gave else took - 1)
        case SkipDedicate():
            return SKIP_DEDICATE
        case SkipExchange():
            return SKIP_EXCHANGE
