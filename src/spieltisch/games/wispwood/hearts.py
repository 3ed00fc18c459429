"""Heart cards: clauses WW-90 to WW-95.

Each heart counts trees by itself; one tree may serve several hearts. The cat's tile is no tree.

Units:  sets of squares as in squares.py.   Source: docs/rules/wispwood.md.
"""

from typing import Final

from spieltisch.games.wispwood.data import CARD_IDS, DATA, HEART, table
from spieltisch.games.wispwood.squares import (
    BELOW,
    BITS,
    COLUMN,
    FALLING,
    LINE,
    RISING,
    ROW,
    adjacent,
    first_of,
    size,
)
from spieltisch.kernel import kernel

CROSS: Final = CARD_IDS[HEART].index("heart_cross")
ADJACENT: Final = CARD_IDS[HEART].index("heart_adjacent")
DEEP: Final = CARD_IDS[HEART].index("heart_below")
DIAGONAL: Final = CARD_IDS[HEART].index("heart_diagonal")
RUN: Final = CARD_IDS[HEART].index("heart_run")

PER_TREE: Final = table([card["per_tree"] for card in DATA["goal_group"][HEART]["cards"]])


@kernel
def fuller(one, other):
    """The larger of two sets; the first one if they are equally large."""
    return one if size(one) >= size(other) else other


@kernel
def run_forward(heart, trees, step):
    """WW-95: the unbroken trees from a heart on, to the right (1) or downwards (one line)."""
    run, square = 0, heart << step
    while square & trees:
        run |= square
        square <<= step
    return run


@kernel
def run_backward(heart, trees, step):
    """WW-95: the unbroken trees from a heart on, to the left (1) or upwards (one line)."""
    run, square = 0, heart >> step
    while square & trees:
        run |= square
        square >>= step
    return run


@kernel
def longest_run(heart, trees):
    """WW-95: the longest straight run of trees that starts beside the heart, leading away."""
    beside = fuller(run_forward(heart, trees, 1), run_backward(heart, trees, 1))
    return fuller(beside, fuller(run_forward(heart, trees, LINE), run_backward(heart, trees, LINE)))


@kernel
def trees_for(card, heart, trees):
    """WW-91, WW-92, WW-93, WW-94, WW-95: the trees that a heart counts."""
    place = heart % BITS
    if card == CROSS:
        return trees & (ROW[place] | COLUMN[place])
    if card == ADJACENT:
        return trees & adjacent(heart)
    if card == DEEP:
        return trees & BELOW[place]
    if card == DIAGONAL:
        return fuller(trees & FALLING[place], trees & RISING[place])
    return longest_run(heart, trees)


@kernel
def heart_points(card, hearts, trees):
    """WW-90: the trees of every heart, added up, times the card's factor."""
    counted, left = 0, hearts
    while left != 0:
        heart = first_of(left)
        left ^= heart
        counted += size(trees_for(card, heart, trees))
    return PER_TREE[card] * counted
