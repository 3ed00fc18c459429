"""Games that are looked over after every action: the same games, and nothing slips through."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from spieltisch.games import GAMES, load
from spieltisch.lab.checked import BrokenInvariant, play_checked
from spieltisch.lab.games import Lineup, play
from spieltisch.lab.simulate import simulate


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_checked_games_are_the_same_games(game_id: str, seats: str) -> None:
    game = load(game_id)
    count = game.facts.players[0 if seats == "fewest" else -1]
    lineup = Lineup(game, ("greedy", "random", "random", "greedy")[:count])
    checked = play_checked(lineup, 3, 5, 4, rotate=True)
    played = play(lineup, 3, 5, 4, rotate=True)
    for name in ("points", "places", "decisions", "trails"):
        np.testing.assert_array_equal(getattr(checked, name), getattr(played, name))
    assert checked.last == played.last


def _lineup(unsound: Any) -> Lineup:
    return Lineup(replace(load("lichterfest"), unsound=unsound), ("random", "random"))


def test_a_position_that_is_not_sound_ends_it_and_is_named() -> None:
    calls = []

    def unsound(record: Any) -> list[str]:
        calls.append(record)
        return ["LF-I01", "LF-I03"] if len(calls) == 6 else []

    with pytest.raises(BrokenInvariant, match="seed 1, game 0, decision 2, as seat 0 knows it: "):
        simulate(_lineup(unsound), 2, 1, check=True)
    assert len(calls) == 6


def test_without_the_check_nobody_looks() -> None:
    def unsound(record: Any) -> list[str]:
        raise AssertionError("looked")

    assert simulate(_lineup(unsound), 2, 1).games == 2
