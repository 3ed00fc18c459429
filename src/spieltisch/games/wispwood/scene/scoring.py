"""Which squares of a forest score for a goal card, asked of the game's own scoring rules.

The rules count in sets of squares (squares.py of this game); they are run plain here, because a
drawing has no record and asks only for the five cards of one forest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from spieltisch.games.wispwood import hearts, orbs, pumpkins, trees
from spieltisch.games.wispwood.data import FRAME, HAT, HEART, LETTERS, ORB, PUMPKIN, TREE
from spieltisch.games.wispwood.goals import points_of_card
from spieltisch.games.wispwood.squares import (
    BITS,
    COLUMN,
    FIRST_COLUMN,
    FIRST_ROW,
    LINE,
    ROW,
    SIDE,
    adjacent,
    group_of,
    surrounding,
)
from spieltisch.kernel import plain

Rows = Sequence[str]  # a forest as in the view
Found = list[tuple[int, int, int]]  # set, the square that scores (0: all alike), points (0: none)


@dataclass(frozen=True)
class Item:
    """One thing that a card counts: its squares, the one that scores, and what it brings."""

    squares: tuple[int, ...]
    centre: int  # -1 where all squares are alike
    points: int  # 0 where only the number of items decides


@dataclass(frozen=True)
class Contents:
    """A forest as sets of squares, counted from the corner of its box."""

    top: int
    left: int
    pumpkins: int
    hats: int
    orbs: int
    hearts: int
    trees: int

    @property
    def wisps(self) -> int:
        """All wisps."""
        return self.pumpkins | self.hats | self.orbs | self.hearts

    @property
    def kinds(self) -> tuple[int, int, int, int]:
        """The sets of the four kinds."""
        return self.pumpkins, self.hats, self.orbs, self.hearts


def points(forest: Rows, cards: Sequence[int]) -> list[int]:
    """What the five goal cards, given by their numbers within their types, bring for a forest."""
    return list(_points(tuple(forest), tuple(cards)))


@cache
def _rule(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """The plain twin of a rule."""
    twin: Callable[..., Any] = plain(kernel)
    return twin


def _points(forest: tuple[str, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    found = contents(forest)
    rule = _rule(points_of_card)
    return tuple(
        int(rule(group, card, *found.kinds, found.trees)) for group, card in enumerate(cards)
    )


def items(forest: Rows, group: int, card: int) -> list[Item]:
    """What a goal card counts in a forest, in the order of the squares."""
    sets = contents(tuple(forest))
    found = _ITEMS[group](card, sets)
    return [
        Item(_squares(where, sets), _centre(centre, sets), int(worth))
        for where, centre, worth in found
    ]


def contents(forest: tuple[str, ...]) -> Contents:
    """The sets of a forest's squares by what lies there."""
    covered = [
        (r, c, letter)
        for r, row in enumerate(forest)
        for c, letter in enumerate(row)
        if letter != "."
    ]
    if not covered:
        return Contents(0, 0, 0, 0, 0, 0, 0)
    top, left = min(r for r, _, _ in covered), min(c for _, c, _ in covered)
    sets = dict.fromkeys(LETTERS, 0)
    for r, c, letter in covered:
        sets[letter] |= 1 << (LINE * (r - top) + c - left)
    return Contents(top, left, *(sets[letter] for letter in "PHOET"))


def _squares(where: int, sets: Contents) -> tuple[int, ...]:
    return tuple(
        FRAME * (sets.top + place // LINE) + sets.left + place % LINE
        for place in range(where.bit_length())
        if where >> place & 1
    )


def _centre(where: int, sets: Contents) -> int:
    return _squares(where, sets)[0] if where else -1


def _singles(where: int) -> list[int]:
    """The squares of a set one by one."""
    return [1 << place for place in range(where.bit_length()) if where >> place & 1]


def _groups(members: int) -> list[int]:
    """The groups of a set."""
    found = []
    while members:
        group = int(_rule(group_of)(members & -members, members))
        found.append(group)
        members &= ~group
    return found


def _of_pumpkins(card: int, sets: Contents) -> Found:
    if card == pumpkins.PAIRS:
        pairs = int(_rule(pumpkins.in_pairs)(sets.pumpkins))
        return [(pair, 0, 0) for pair in _groups(pairs)]
    if card == pumpkins.GROUPS:
        firsts = int(_rule(pumpkins.first_in_groups)(sets.pumpkins, sets.wisps))
        return [(int(_rule(group_of)(one, sets.wisps)), 0, 0) for one in _singles(firsts)]
    rule = {
        pumpkins.SOLO: pumpkins.lonely,
        pumpkins.SUDOKU: pumpkins.alone_in_lines,
        pumpkins.CHESS: pumpkins.alone_on_diagonals,
    }[card]
    return [(one, one, 0) for one in _singles(int(_rule(rule)(sets.pumpkins)))]


def _of_hats(card: int, sets: Contents) -> Found:
    return [(hat, hat, 0) for hat in _singles(sets.hats)]


def _of_orbs(card: int, sets: Contents) -> Found:
    if card == orbs.GROUP:
        groups = [group for group in _groups(sets.wisps) if group & sets.orbs]
        return [(group, 0, _kinds_worth(card, group, sets)) for group in groups]
    return [
        (orb | where, orb, worth)
        for orb in _singles(sets.orbs)
        for where, worth in [_of_orb(card, orb, sets)]
        if worth
    ]


def _of_orb(card: int, orb: int, sets: Contents) -> tuple[int, int]:
    """The wisps that an orb counts, and its points."""
    if card == orbs.LEAST:
        return 0, int(_rule(orbs.value_of_rarest)(*sets.kinds))
    if card == orbs.BESIDE:
        near = int(_rule(adjacent)(orb)) & sets.wisps
        return near, int(_rule(orbs.value_beside)(orb, *sets.kinds))
    if card == orbs.AROUND:
        area = int(_rule(surrounding)(orb))
        return area & sets.wisps, _kinds_worth(card, area, sets)
    lines = [int(ROW[orb % BITS]), int(COLUMN[orb % BITS])]
    best = max(lines, key=lambda line: _kinds_worth(card, line, sets))
    return best & sets.wisps, _kinds_worth(card, best, sets)


def _kinds_worth(card: int, area: int, sets: Contents) -> int:
    return int(orbs.PER_KIND[card]) * int(_rule(orbs.kinds_in)(area, *sets.kinds))


def _of_hearts(card: int, sets: Contents) -> Found:
    found = []
    for heart in _singles(sets.hearts):
        counted = int(_rule(hearts.trees_for)(card, heart, sets.trees))
        worth = int(hearts.PER_TREE[card]) * counted.bit_count()
        if worth:
            found.append((heart | counted, heart, worth))
    return found


def _of_trees(card: int, sets: Contents) -> Found:
    worth, fewest = int(trees.POINTS[card]), int(trees.FEWEST[card])
    if card == trees.LINES:
        lines = [FIRST_ROW << (LINE * line) for line in SIDE] + [FIRST_COLUMN << i for i in SIDE]
        inside = [line & sets.trees for line in lines]
        return [(line, 0, worth) for line in inside if line.bit_count() >= fewest]
    if card == trees.DENSE:
        return [(one, one, worth) for one in _singles(int(_rule(trees.dense)(sets.trees)))]
    if card == trees.GROUPS:
        groups = [group for group in _groups(sets.trees) if group.bit_count() >= fewest]
        return [(group, 0, worth) for group in groups]
    rule = trees.largest_group if card == trees.LARGEST else trees.second_group
    group = int(_rule(rule)(sets.trees))
    return [(group, 0, worth * group.bit_count())] if group else []


_ITEMS: Final[dict[int, Callable[[int, Contents], Found]]] = {
    PUMPKIN: _of_pumpkins,
    HAT: _of_hats,
    ORB: _of_orbs,
    HEART: _of_hearts,
    TREE: _of_trees,
}
