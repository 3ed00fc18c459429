"""A thousand random games per player count keep every invariant: LF-I01 to LF-I16."""

from __future__ import annotations

import numpy as np
import pytest

from clauses import clause
from properties.invariants import play_checked
from spieltisch.games import load
from spieltisch.games.lichterfest.record import OVER
from spieltisch.position import ROOM

GAME = load("lichterfest")
GAMES = 1000
LONGEST = 200  # more decisions than any game has


@clause("LF-I01", "LF-I02", "LF-I03", "LF-I04", "LF-I05", "LF-I06", "LF-I07", "LF-I08")
@clause("LF-I09", "LF-I10", "LF-I11", "LF-I12", "LF-I13", "LF-I14", "LF-I15", "LF-I16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thousand_random_games_keep_every_invariant(players: int) -> None:
    """What compares moments is checked at every action, the whole record at one per game."""
    records = np.zeros(2, dtype=GAME.state).view(np.recarray)
    out = np.zeros(ROOM, dtype=np.int32)
    for seed in range(GAMES):
        broken = play_checked(records, players, seed, LONGEST, out)
        assert broken == 0, f"seed {seed} breaks LF-I{broken:02}"
        assert records[0].phase == OVER
        if seed % 2:
            play_checked(records, players, seed, seed % 60, out)
        assert GAME.unsound(records[0]) == [], f"seed {seed}"
