"""Hundreds of games of Das Duell keep every invariant after every action: ZD-I01 to ZD-I15."""

from __future__ import annotations

import numpy as np
import pytest

from clauses import clause
from properties.duel_invariants import GREEDY, MIXED, RANDOM, TALLIES, play_checked
from spieltisch.games import load
from spieltisch.games.zwerge_duell.data import VARIANTS
from spieltisch.games.zwerge_duell.record import OVER
from spieltisch.position import ROOM

GAME = load("zwerge_duell")
GAMES = 200


@clause("ZD-I01", "ZD-I02", "ZD-I03", "ZD-I04", "ZD-I05", "ZD-I06", "ZD-I07", "ZD-I08")
@clause("ZD-I09", "ZD-I10", "ZD-I11", "ZD-I12", "ZD-I13", "ZD-I14", "ZD-I15")
@pytest.mark.parametrize("variant", ["base", "always_ask"])
@pytest.mark.parametrize("policy", [RANDOM, GREEDY, MIXED])
def test_hundreds_of_games_keep_every_invariant(variant: str, policy: int) -> None:
    records = np.zeros(4, dtype=GAME.state).view(np.recarray)
    features = np.zeros((2, GAME.observation_size), dtype=np.float32)
    tally, out = np.zeros(TALLIES, dtype=np.int64), np.zeros(ROOM, dtype=np.int32)
    for seed in range(GAMES):
        broken = play_checked(records, features, tally, out, seed, VARIANTS.index(variant), policy)
        assert broken == 0, f"seed {seed} breaks ZD-I{broken:02}"
        assert records[0].phase == OVER
        assert GAME.unsound(records[0]) == [], f"seed {seed}"
