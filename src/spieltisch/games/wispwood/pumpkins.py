"""Pumpkin cards: clauses WW-71 to WW-76.

Each card counts certain pumpkins or groups; the card's table says what that many are worth.

Units:  sets of squares as in squares.py.   Source: docs/rules/wispwood.md.
"""

from typing import Final

import numpy as np

from spieltisch.games.wispwood.data import CARD_IDS, DATA, MOST_COVERED, PUMPKIN, table
from spieltisch.games.wispwood.squares import (
    BITS,
    COLUMN,
    FALLING,
    RISING,
    ROW,
    first_of,
    group_of,
    size,
    surrounding,
)
from spieltisch.kernel import kernel

SOLO: Final = CARD_IDS[PUMPKIN].index("pumpkin_solo")
SUDOKU: Final = CARD_IDS[PUMPKIN].index("pumpkin_sudoku")
PAIRS: Final = CARD_IDS[PUMPKIN].index("pumpkin_pairs")
GROUPS: Final = CARD_IDS[PUMPKIN].index("pumpkin_groups")
CHESS: Final = CARD_IDS[PUMPKIN].index("pumpkin_chess")


def _worth(values: list[int], step: int) -> list[int]:
    """WW-71: points for 0, 1, 2, ... items; beyond the printed values each adds `step`."""
    more = MOST_COVERED - len(values)
    return [0, *values, *(values[-1] + step * i for i in range(1, more + 1))]


WORTH: Final = table(
    [_worth(card["table"], card["step"]) for card in DATA["goal_group"][PUMPKIN]["cards"]],
    np.int16,
)  # [card, items]


@kernel
def lonely(pumpkins):
    """WW-72: pumpkins with no pumpkin around them."""
    return pumpkins & ~surrounding(pumpkins)


@kernel
def alone_in_lines(pumpkins):
    """WW-73: pumpkins that are the only one in their row and the only one in their column."""
    found, left = 0, pumpkins
    while left != 0:
        pumpkin = first_of(left)
        left ^= pumpkin
        if pumpkins & (ROW[pumpkin % BITS] | COLUMN[pumpkin % BITS]) == pumpkin:
            found |= pumpkin
    return found


@kernel
def alone_on_diagonals(pumpkins):
    """WW-76: pumpkins that share no diagonal with another pumpkin."""
    found, left = 0, pumpkins
    while left != 0:
        pumpkin = first_of(left)
        left ^= pumpkin
        if pumpkins & (FALLING[pumpkin % BITS] | RISING[pumpkin % BITS]) == pumpkin:
            found |= pumpkin
    return found


@kernel
def in_pairs(pumpkins):
    """WW-74: pumpkins in groups of exactly two; a contact at a corner joins nothing."""
    found, left = 0, pumpkins
    while left != 0:
        group = group_of(first_of(left), pumpkins)
        left &= ~group
        if size(group) == 2:
            found |= group
    return found


@kernel
def first_in_groups(pumpkins, wisps):
    """WW-75: one pumpkin of every group of wisps that holds a pumpkin."""
    found, left = 0, pumpkins
    while left != 0:
        pumpkin = first_of(left)
        left &= ~group_of(pumpkin, wisps)
        found |= pumpkin
    return found


@kernel
def items(card, pumpkins, wisps):
    """WW-72 to WW-76: how many items the card counts."""
    if card == SOLO:
        return size(lonely(pumpkins))
    if card == SUDOKU:
        return size(alone_in_lines(pumpkins))
    if card == PAIRS:
        return size(in_pairs(pumpkins)) // 2
    if card == GROUPS:
        return size(first_in_groups(pumpkins, wisps))
    return size(alone_on_diagonals(pumpkins))


@kernel
def pumpkin_points(card, pumpkins, wisps):
    """WW-71: the table's value for the counted items."""
    return int(WORTH[card, items(card, pumpkins, wisps)])
