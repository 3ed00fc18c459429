"""What lies in the box of Wispwood: the data file as tables for kernels and for people.

The file is read once at import and checked against its own checksums (checks.py); a wrong file
raises ValueError. Tables are read-only: numba freezes them into the compiled code.

Units: a kind is 0..3 in the order pumpkin, hat, orb, heart; a card is 0..4 within its type; a
round is 0..2. An orientation is 0..7 within its shape; a form is an oriented shape, 0..26, those
of one shape follow each other.
Source: data.toml beside this file; docs/rules/wispwood.md, section "Data".
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spieltisch.games import data
from spieltisch.games.wispwood.checks import check

DATA: Final[dict[str, Any]] = data("wispwood")
check(DATA)

SEATS: Final = 4  # at most
FRAME: Final[int] = DATA["game"]["frame"]
MIDDLE: Final = FRAME // 2  # row and column of the first cat; every box includes both (WW-17)
ROUNDS: Final[int] = DATA["game"]["rounds"]
TREE_TURN_MAX: Final[int] = DATA["game"]["tree_turn_max"]
TILES: Final[int] = DATA["tiles"]["total"]
SLOTS: Final[int] = DATA["pond"]["slots"]
LARGEST_GRID: Final = max(DATA["game"]["grid_size"])
MOST_COVERED: Final = LARGEST_GRID**2

KINDS: Final = 4
PUMPKIN: Final = 0
HAT: Final = 1
ORB: Final = 2
HEART: Final = 3
TREE: Final = 4  # in a forest: the tree side of a tile is up
CAT: Final = 5  # in a forest: a tree tile with the cat on it, which counts as cat only (WW-15)
EMPTY: Final = -1
LETTERS: Final = "PHOETC."  # by content of a square; the last one, at -1, is an empty square
KIND_IDS: Final = ("pumpkin", "hat", "orb", "heart")

GROUPS: Final = tuple(str(group["type"]) for group in DATA["goal_group"])
CARDS: Final = 5  # types of goal cards, and cards of each type
CARD_IDS: Final = tuple(tuple(str(c["id"]) for c in g["cards"]) for g in DATA["goal_group"])
SCORE_PARTS: Final = CARDS + 1  # what a round brings: five cards and the bonus

SHAPES: Final = len(DATA["shape_set"]["shapes"])
SHAPE_IDS: Final = tuple(str(shape["id"]) for shape in DATA["shape_set"]["shapes"])
SHAPE_SQUARES: Final = 4  # at most
ORIENTED: Final = [form for row in DATA["shape_set"]["shapes"] for form in row["orientations"]]
FORMS: Final = len(ORIENTED)
ORIENTATIONS: Final = max(len(row["orientations"]) for row in DATA["shape_set"]["shapes"])

FIREFLIES: Final = len(DATA["solo"]["fireflies"])
AIDS: Final = len(DATA["solo"]["aid"])
VARIANTS: Final = tuple(DATA["variants"])  # a variant's number is its place here
RANDOM_START: Final = DATA["options"]["start_player"] == "random"
FIXED_START: Final = 0 if RANDOM_START else int(DATA["options"]["start_player"])
RANDOM_SHAPES: Final = DATA["pond"]["shape_order"] == "random"

Table = np.ndarray[Any, np.dtype[np.integer[Any]]]


def table(values: Any, kind: type = np.int8) -> Table:
    """A read-only table for kernels; wide where its values are arguments or bounds of loops."""
    made: Table = np.array(values, dtype=kind)
    made.setflags(write=False)
    return made


def _shape_order() -> list[int]:
    """The shapes by position before any shuffling: the fixed order of the data file, if any."""
    order = DATA["pond"]["shape_order"]
    return list(range(SHAPES)) if RANDOM_SHAPES else [SHAPE_IDS.index(name) for name in order]


def _padded(form: list[list[int]], axis: int) -> list[int]:
    """Rows (axis 0) or columns (axis 1) of an oriented shape, filled up to four entries."""
    values = [square[axis] for square in form]
    return values + [0] * (SHAPE_SQUARES - len(values))


def _first_forms() -> list[int]:
    """The first form of each shape, and the end of all forms."""
    turns = [len(row["orientations"]) for row in DATA["shape_set"]["shapes"]]
    return [sum(turns[:shape]) for shape in range(SHAPES + 1)]


def _pools() -> list[list[list[int]]]:
    """For each variant and type the cards that may be drawn, then how many they are."""
    pools = []
    for variant in DATA["variants"].values():
        pool = variant["card_pool"]
        rows = []
        for group in DATA["goal_group"]:
            drawn = [i for i, card in enumerate(group["cards"]) if _is_in(pool, card)]
            rows.append(drawn + [0] * (CARDS - len(drawn)) + [len(drawn)])
        pools.append(rows)
    return pools


def _is_in(pool: Any, card: dict[str, Any]) -> bool:
    if pool == "one_paw":
        return bool(card["paws"] == 1)
    return pool == "all" or card["id"] in pool


KIND_TILES: Final = table([DATA["tiles"][kind] for kind in KIND_IDS])
GRID: Final = table(DATA["game"]["grid_size"])  # N by round
BONUS: Final = table(DATA["game"]["full_grid_bonus"])  # by round
SHAPE_ORDER: Final = table(_shape_order())
SHAPE_SIZE: Final = table([row["size"] for row in DATA["shape_set"]["shapes"]])
FIRST_FORM: Final = table(_first_forms(), np.int64)  # by shape, and the end of all
FORM_SIZE: Final = table([len(form) for form in ORIENTED], np.int64)
SQUARE_ROWS: Final = table([_padded(form, 0) for form in ORIENTED])  # [form, index]
SQUARE_COLUMNS: Final = table([_padded(form, 1) for form in ORIENTED])
POOLS: Final = table(_pools())  # [variant, type, place]; the last place holds the number
VARIANT_AID: Final = table([row["solo_aid"] - 1 for row in DATA["variants"].values()])
FIREFLY_NUMBERS: Final = table(DATA["solo"]["fireflies"])
BRIGHTEST: Final = max(DATA["solo"]["fireflies"])
FIREFLIES_USED: Final = table(DATA["solo"]["fireflies_used"])  # by round
AID_VALUES: Final = table([aid["values"] for aid in DATA["solo"]["aid"]])  # [aid, from the top]


def squares_of(shape: int, orientation: int, row: int, column: int) -> list[int]:
    """The frame's squares that a shape covers, in its order; its box's corner is given."""
    form = ORIENTED[int(FIRST_FORM[shape]) + orientation]
    return [FRAME * (row + r) + column + c for r, c in form]
