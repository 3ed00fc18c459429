"""Tree cards: clauses WW-96 to WW-101. The tile under the cat is not a tree.

Units:  sets of squares as in squares.py.   Source: docs/rules/wispwood.md.
"""

from typing import Final

from spieltisch.games.wispwood.data import CARD_IDS, DATA, LARGEST_GRID, TREE, table
from spieltisch.games.wispwood.squares import (
    FIRST_COLUMN,
    FIRST_ROW,
    LINE,
    adjacent,
    first_of,
    group_of,
    size,
)
from spieltisch.kernel import kernel

LINES: Final = CARD_IDS[TREE].index("tree_lines")
LARGEST: Final = CARD_IDS[TREE].index("tree_largest")
DENSE: Final = CARD_IDS[TREE].index("tree_dense")
SECOND: Final = CARD_IDS[TREE].index("tree_second")
GROUPS: Final = CARD_IDS[TREE].index("tree_groups")

POINTS: Final = table([card["points"] for card in DATA["goal_group"][TREE]["cards"]])
FEWEST: Final = table([card.get("min", 1) for card in DATA["goal_group"][TREE]["cards"]])


@kernel
def full_lines(trees):
    """WW-97: rows and columns with at least three trees, gaps allowed."""
    lines = 0
    for line in range(LARGEST_GRID):
        lines += size(trees & (FIRST_ROW << (LINE * line))) >= FEWEST[LINES]
        lines += size(trees & (FIRST_COLUMN << line)) >= FEWEST[LINES]
    return lines


@kernel
def dense(trees):
    """WW-99: trees with at least three adjacent trees."""
    found, left = 0, trees
    while left != 0:
        tree = first_of(left)
        left ^= tree
        if size(adjacent(tree) & trees) >= FEWEST[DENSE]:
            found |= tree
    return found


@kernel
def largest_group(trees):
    """WW-98: the largest group of trees, the first of equally large ones; 0 for none."""
    largest, left = 0, trees
    while left != 0:
        group = group_of(first_of(left), trees)
        left &= ~group
        if size(group) > size(largest):
            largest = group
    return largest


@kernel
def second_group(trees):
    """WW-100: the second largest group of trees; equally large ones count as second too."""
    return largest_group(trees & ~largest_group(trees))


@kernel
def large_groups(trees):
    """WW-101: how many groups have at least three trees."""
    count, left = 0, trees
    while left != 0:
        group = group_of(first_of(left), trees)
        left &= ~group
        count += size(group) >= FEWEST[GROUPS]
    return count


@kernel
def tree_items(card, trees):
    """WW-97 to WW-101: how many lines, trees or groups the card counts."""
    if card == LINES:
        return full_lines(trees)
    if card == LARGEST:
        return size(largest_group(trees))
    if card == DENSE:
        return size(dense(trees))
    if card == SECOND:
        return size(second_group(trees))
    return large_groups(trees)


@kernel
def tree_points(card, trees):
    """WW-97 to WW-101: the points of a tree card."""
    return POINTS[card] * tree_items(card, trees)
