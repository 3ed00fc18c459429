"""Random games of Wispwood for tests of whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from spieltisch.game import OVER
from spieltisch.games import load
from spieltisch.games.wispwood.data import VARIANTS
from spieltisch.position import Position

COUNTS = pytest.mark.parametrize("players", [1, 2, 3, 4])
MODES = pytest.mark.parametrize("plain", [False, True], ids=["compiled", "plain"])
GAME = load("wispwood")


def dealt(players: int, seed: int, variant: str = "base", *, plain: bool = False) -> Position:
    """A new game whose luck follows from the seed."""
    position = Position(GAME, plain=plain)
    position.key((seed, 2, 3, 4))
    position.setup(players, VARIANTS.index(variant))
    return position


def steps(
    players: int, seed: int, variant: str = "base", *, plain: bool = False
) -> Iterator[tuple[Position, int]]:
    """A game with plain good and random decisions mixed: each position and the action to come.

    The position is live; the action is carried out when the iteration goes on.
    """
    position, chance = dealt(players, seed, variant, plain=plain), random.Random(seed)
    while position.actor() != OVER:
        good = chance.random() < 0.3
        action = position.copy().greedy() if good else chance.choice(position.legal())
        yield position, action
        position.apply(action)


def ended(players: int, seed: int, variant: str = "base") -> Position:
    """The last position of such a game."""
    walk = steps(players, seed, variant)
    position, _ = next(walk)
    for _ in walk:
        pass
    return position
