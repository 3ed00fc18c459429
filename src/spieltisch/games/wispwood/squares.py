"""Sets of a forest's squares, for scoring: clauses WW-13 to WW-15 and WW-70.

A forest's box has at most 6 x 6 squares, so any set of them is one number: bit 8 * row + column,
counted from the box's top left corner. Two columns stay empty, so that nothing passes from one
row's end to the next row's start. A single square is a set of one.

Reads:  forest, box.   Writes: nothing.
Source: docs/rules/wispwood.md.
"""

from collections.abc import Callable
from typing import Final

import numpy as np

from spieltisch.games.wispwood.data import HAT, HEART, LARGEST_GRID, ORB, PUMPKIN, TREE, table
from spieltisch.games.wispwood.record import BOTTOM, LEFT, RIGHT, TOP
from spieltisch.kernel import kernel

LINE: Final = 8  # bits per row
BITS: Final = 67  # the powers of two have different remainders by 67
SIDE: Final = range(LARGEST_GRID)
FIRST_ROW: Final = (1 << LARGEST_GRID) - 1
FIRST_COLUMN: Final = sum(1 << (LINE * row) for row in SIDE)


def _lines(same_line: Callable[[int, int, int, int], bool]) -> list[int]:
    """By remainder of a single square: all squares of the box on the same line."""
    lines = [0] * BITS
    for row in SIDE:
        for column in SIDE:
            bits = [1 << (LINE * r + c) for r in SIDE for c in SIDE if same_line(r, c, row, column)]
            lines[(1 << (LINE * row + column)) % BITS] = sum(bits)
    return lines


ROW: Final = table(_lines(lambda r, c, row, column: r == row), np.int64)
COLUMN: Final = table(_lines(lambda r, c, row, column: c == column), np.int64)
BELOW: Final = table(_lines(lambda r, c, row, column: c == column and r > row), np.int64)
FALLING: Final = table(_lines(lambda r, c, row, column: r - c == row - column), np.int64)
RISING: Final = table(_lines(lambda r, c, row, column: r + c == row + column), np.int64)


@kernel
def size(squares):
    """How many squares a set has."""
    count = 0
    while squares != 0:
        squares &= squares - 1
        count += 1
    return count


@kernel
def first_of(squares):
    """The first square of a set, row by row; 0 of an empty set."""
    return squares & -squares


@kernel
def adjacent(squares):
    """WW-13: all squares that share an edge with a square of the set."""
    return (squares << 1) | (squares >> 1) | (squares << LINE) | (squares >> LINE)


@kernel
def surrounding(squares):
    """WW-13: all squares that share an edge or a corner with a square of the set."""
    beside = (squares << 1) | (squares >> 1)
    three = squares | beside
    return beside | (three << LINE) | (three >> LINE)


@kernel
def group_of(square, members):
    """WW-14: all members joined to a square by adjacency, the square included."""
    group = square
    grown = group | (adjacent(group) & members)
    while grown != group:
        group = grown
        grown = group | (adjacent(group) & members)
    return group


@kernel
def contents(state, seat):
    """WW-15, WW-96: the pumpkins, hats, orbs, hearts and trees of a forest; the cat is none."""
    pumpkins, hats, orbs, hearts, trees = 0, 0, 0, 0, 0
    top, left = int(state.box[seat, TOP]), int(state.box[seat, LEFT])
    for row in range(top, state.box[seat, BOTTOM] + 1):
        for column in range(left, state.box[seat, RIGHT] + 1):
            content = state.forest[seat, row, column]
            place = LINE * (row - top) + column - left
            pumpkins |= int(content == PUMPKIN) << place
            hats |= int(content == HAT) << place
            orbs |= int(content == ORB) << place
            hearts |= int(content == HEART) << place
            trees |= int(content == TREE) << place
    return pumpkins, hats, orbs, hearts, trees
