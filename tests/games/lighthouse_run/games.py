"""Random games of Lighthouse Run, one for every variant and number of players."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from games.lighthouse_run.table import Table
from spieltisch.game import OVER
from spieltisch.games.lighthouse_run.data import VARIANTS

WAYS = [("base", 4), ("base", 3), ("erik", 2), ("fleet", 2), ("plain2", 2)]
EVERY_WAY = pytest.mark.parametrize(("variant", "players"), WAYS)


def new_table(variant: str, players: int, seed: int, *, plain: bool = False) -> Table:
    """A game as it is dealt."""
    t = Table(plain=plain, variant=variant, players=players)
    t.shuffle_luck(seed)
    t.position.setup(players, VARIANTS.index(variant))
    return t


def decisions(t: Table, seed: int) -> Iterator[int]:
    """Actions to the end: plain good ones and random ones mixed. The caller carries them out."""
    chance = random.Random(seed)
    while t.position.actor() != OVER:
        legal = t.legal()
        good = chance.random() < 0.5
        yield t.position.copy().greedy() if good else chance.choice(legal)
