"""The action space of Wispwood: 1,168 small integers, laid out once.

Legal list, reasons, texts, picks and client all read these numbers from here.
Source: docs/rules/wispwood.md, section "Action space".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spieltisch.games.wispwood.data import (
    DATA,
    FRAME,
    ORIENTATIONS,
    SHAPE_SQUARES,
    SHAPES,
    SLOTS,
)

TAKE_FIRST: Final = 0  # + 8 * slot + shape
DEAL: Final = 64
CAT_DEAL: Final = 65
STOP: Final = 66
WISP_SQUARE_FIRST: Final = 67  # + index in the square list of the orientation
CATTY_FIRST: Final = 71  # + slot
CELL_FIRST: Final = 79  # + 11 * row + column
PLACE_FIRST: Final = 200  # + 121 * orientation + 11 * row + column of the box's corner
ACTIONS: Final = 1168

SQUARES: Final = FRAME * FRAME
COUNT_MASK: Final = 2047  # a count is never negative; saying so spares a check at every write

RANGES: Final = {
    "take": [TAKE_FIRST, DEAL - 1],
    "deal": DEAL,
    "cat_deal": CAT_DEAL,
    "stop": STOP,
    "wisp_square": [WISP_SQUARE_FIRST, CATTY_FIRST - 1],
    "catty_start": [CATTY_FIRST, CELL_FIRST - 1],
    "cell": [CELL_FIRST, PLACE_FIRST - 1],
    "place": [PLACE_FIRST, ACTIONS - 1],
    "total": ACTIONS,
}
SIZES: Final = (
    (DEAL - TAKE_FIRST, SLOTS * SHAPES),
    (CATTY_FIRST - WISP_SQUARE_FIRST, SHAPE_SQUARES),
    (CELL_FIRST - CATTY_FIRST, SLOTS),
    (PLACE_FIRST - CELL_FIRST, SQUARES),
    (ACTIONS - PLACE_FIRST, ORIENTATIONS * SQUARES),
)
if DATA["actions"] != RANGES:
    raise ValueError("data.toml of wispwood names another action space")
if any(size != needed for size, needed in SIZES):
    raise ValueError("the action ranges of wispwood leave a gap")


@dataclass(frozen=True)
class Take:
    """A wisp is taken from the pond, to be laid with a shape."""

    slot: int
    shape: int


@dataclass(frozen=True)
class Deal:
    """The free deal: all wisps at the pond were of one kind."""


@dataclass(frozen=True)
class CatDeal:
    """The cat hides for new wisps."""


@dataclass(frozen=True)
class Stop:
    """The tree turn ends, or the cat stays where it is."""


@dataclass(frozen=True)
class WispSquare:
    """The wisp lies on this square of the shape, all others are trees."""

    index: int


@dataclass(frozen=True)
class CattyStart:
    """Catty's cat sits down at this slot."""

    slot: int


@dataclass(frozen=True)
class Cell:
    """A tree is laid on this square, or the cat moves to it."""

    row: int
    column: int


@dataclass(frozen=True)
class Place:
    """The shape in hand is laid; row and column are those of its box's top left corner."""

    orientation: int
    row: int
    column: int


Decoded = Take | Deal | CatDeal | Stop | WispSquare | CattyStart | Cell | Place


def decode(action: int) -> Decoded:
    """What an action number 0..1167 means. Raises ValueError for any other number."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"no action {action}; expected 0..{ACTIONS - 1}")
    if action >= PLACE_FIRST:
        orientation, square = divmod(action - PLACE_FIRST, SQUARES)
        return Place(orientation, *divmod(square, FRAME))
    if action >= CELL_FIRST:
        return Cell(*divmod(action - CELL_FIRST, FRAME))
    if action >= CATTY_FIRST:
        return CattyStart(action - CATTY_FIRST)
    if action >= WISP_SQUARE_FIRST:
        return WispSquare(action - WISP_SQUARE_FIRST)
    if action >= DEAL:
        return (Deal(), CatDeal(), Stop())[action - DEAL]
    return Take(*divmod(action, SHAPES))


def encode(move: Decoded) -> int:
    """The number of a decoded action; the inverse of `decode`."""
    match move:
        case Place(orientation, row, column):
            return PLACE_FIRST + SQUARES * orientation + FRAME * row + column
        case Cell(row, column):
            return CELL_FIRST + FRAME * row + column
        case CattyStart(slot):
            return CATTY_FIRST + slot
        case WispSquare(index):
            return WISP_SQUARE_FIRST + index
        case Take(slot, shape):
            return TAKE_FIRST + SHAPES * slot + shape
        case Deal():
            return DEAL
        case CatDeal():
            return CAT_DEAL
        case Stop():
            return STOP
