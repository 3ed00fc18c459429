"""The record of Wispwood: every fact on the table, with the range that it keeps.

Forests lie in an 11 x 11 frame, rows downward, columns to the right (WW-10). `box` and `covered`
of a forest follow from its squares and are kept, because every placement asks for them. Single
numbers are stored wide: as arguments they have one type everywhere, so that each kernel is
compiled once.

`hidden` is the wisp side of each tree and of the tile under each cat. A tile that lay already
when the discard pile became the supply cannot be one of those that all had seen there; until the
trees go back it is marked by SEALED, so that `conceal` does not mix it with the supply.
"""

from __future__ import annotations

from typing import Final

from spieltisch.games.wispwood.data import (
    AIDS,
    CARDS,
    CAT,
    EMPTY,
    FIREFLIES,
    FIREFLY_NUMBERS,
    FRAME,
    HEART,
    KIND_TILES,
    KINDS,
    MOST_COVERED,
    ORIENTATIONS,
    ROUNDS,
    SCORE_PARTS,
    SEATS,
    SHAPES,
    SLOTS,
    TILES,
    TREE_TURN_MAX,
)
from spieltisch.kernel import Field, record_dtype

SEALED: Final = KINDS  # added to a hidden kind
NOTHING: Final = -1  # no wisp at a slot, no tile, nothing in hand
LAST: Final = FRAME - 1
MOST_TURNS: Final = SEATS * (MOST_COVERED - 1)  # in a round; every turn covers a square
MOST_POINTS: Final = 1000  # of one card in one round
MOST_REVEALED: Final = 4000

CATTY_START: Final = 0
CHOOSE: Final = 1
PLACE: Final = 2
WISP_SQUARE: Final = 3
TREE_TURN: Final = 4
CAT_MOVE: Final = 5
OVER: Final = 6
PHASES: Final = ("catty_start", "choose", "place", "wisp_square", "tree", "cat_move", "over")

TOP: Final = 0  # in `box`
LEFT: Final = 1
BOTTOM: Final = 2
RIGHT: Final = 3

FIELDS: Final = (
    Field("rng", "u8", (4,), 0, 2**64 - 1),
    Field("revealed", "i8", (), 0, MOST_REVEALED),  # draws, wisps shown, turns passed on
    Field("players", "i8", (), 0, SEATS),
    Field("phase", "i8", (), CATTY_START, OVER),
    Field("round_index", "i8", (), 0, ROUNDS - 1),
    Field("start", "i8", (), 0, SEATS - 1),  # the start player's seat
    Field("turn", "i8", (), 0, SEATS - 1),  # the seat that decides
    Field("turns_done", "i8", (), 0, MOST_TURNS),  # by all seats in this round
    Field("cards", "i1", (CARDS,), 0, CARDS - 1),  # the goal card of each type
    Field("shapes", "i1", (SLOTS,), 0, SHAPES - 1),  # by position; p lies between slots p, p + 1
    Field("pond", "i1", (SLOTS,), NOTHING, HEART),  # kind of the wisp at each slot
    Field("tiles", "i1", (TILES,), NOTHING, HEART),  # the supply from the bottom up
    Field("supply", "i8", (), 0, TILES),  # how many tiles it holds
    Field("discard", "i1", (KINDS,), 0, int(KIND_TILES.max())),
    Field("forest", "i1", (SEATS, FRAME, FRAME), EMPTY, CAT),  # wisp 0..3, tree, cat or empty
    Field("hidden", "i1", (SEATS, FRAME, FRAME), NOTHING, SEALED + HEART),  # see below
    Field("box", "i1", (SEATS, 4), 0, LAST),  # top, left, bottom, right of all tiles
    Field("covered", "i1", (SEATS,), 0, MOST_COVERED),  # squares, the cat's included
    Field("cat", "i1", (SEATS, 2), 0, LAST),  # row and column
    Field("cat_ready", "i1", (SEATS,), 0, 1),
    Field("free_deal", "i8", (), 0, 1),  # open for the seat that decides
    Field("trees_laid", "i8", (), 0, TREE_TURN_MAX),  # in this turn
    Field("held_slot", "i8", (), NOTHING, SLOTS - 1),  # where the wisp in hand was taken
    Field("held_kind", "i8", (), NOTHING, HEART),
    Field("held_shape", "i8", (), NOTHING, SHAPES - 1),
    Field("held_orientation", "i8", (), NOTHING, ORIENTATIONS - 1),  # once the shape is laid
    Field("held_row", "i8", (), NOTHING, LAST),
    Field("held_column", "i8", (), NOTHING, LAST),
    Field("scored", "i2", (ROUNDS, SEATS, SCORE_PARTS), 0, MOST_POINTS),  # five cards and bonus
    Field("aid", "i8", (), 0, AIDS - 1),
    Field("markers", "i1", (KINDS,), NOTHING, HEART),  # kinds beside the aid's values, top first
    Field("catty_slot", "i8", (), NOTHING, SLOTS - 1),
    Field("fireflies", "i1", (FIREFLIES,), 0, int(FIREFLY_NUMBERS.max())),  # in their order
    Field("fireflies_shown", "i8", (), 0, FIREFLIES),  # in this round
    Field("collection", "i1", (KINDS,), 0, ROUNDS * FIREFLIES),  # Catty's wisps by kind
    Field("catty_scored", "i2", (ROUNDS,), 0, MOST_POINTS),
)

STATE: Final = record_dtype(FIELDS)
