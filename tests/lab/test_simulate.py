"""Counting: whatever threads and chunks, the same sums; shared victories as fractions."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from spieltisch.games import load
from spieltisch.lab.games import Lineup, Played
from spieltisch.lab.simulate import Result, Tally, simulate

GAME = load("lichterfest")
LINEUP = Lineup(GAME, ("greedy", "random", "random"))


def _without_time(result: Result) -> Result:
    return replace(result, seconds=0.0)


@pytest.mark.parametrize("rotate", [False, True])
def test_threads_and_chunks_do_not_change_the_result(rotate: bool) -> None:
    once = simulate(LINEUP, 100, 5, rotate=rotate)
    for jobs, chunk in ((1, 7), (3, 16), (2, 100)):
        again = simulate(LINEUP, 100, 5, rotate=rotate, jobs=jobs, chunk=chunk)
        assert _without_time(again) == _without_time(once)


def test_wins_add_up_to_the_games() -> None:
    result = simulate(Lineup(GAME, ("random",) * 4), 600, 1)
    assert sum(seat.wins for seat in result.seats) == pytest.approx(600)


def test_greedy_beats_random_as_the_rules_file_says() -> None:
    greedy, random = simulate(Lineup(GAME, ("greedy", "random")), 300, 1, rotate=True).seats
    assert greedy.wins > 295
    assert 44 < greedy.mean < 52
    assert 19 < random.mean < 27


def test_progress_ends_with_all_games() -> None:
    heard: list[tuple[int, int]] = []
    simulate(LINEUP, 20, 1, chunk=8, progress=lambda done, total: heard.append((done, total)))
    assert len(heard) == 3
    assert heard == sorted(heard)
    assert heard[-1] == (20, 20)


def test_a_shared_victory_counts_half_and_errors_are_those_of_the_mean() -> None:
    played = Played(
        points=np.array([[10, 10], [12, 8], [7, 9], [11, 5]], dtype=np.int32),
        places=np.array([[1, 1], [1, 2], [2, 1], [1, 2]], dtype=np.int32),
        decisions=np.array([30, 31, 32, 33]),
        trails=np.zeros(4, dtype=np.int64),
        last=b"",
    )
    tally = Tally()
    tally.add(played, first=0, rotate=False)

    first, second = tally.seat(0, "greedy"), tally.seat(1, "random")

    assert (first.wins, second.wins) == (2.5, 1.5)
    assert (first.mean, second.mean) == (10, 8)
    assert first.stderr == pytest.approx(np.std([10, 12, 7, 11], ddof=1) / 2, abs=1e-6)
    assert tally.decisions == 126


def test_rotation_counts_the_bot_and_not_the_seat() -> None:
    points = np.array([[40, 20], [21, 41], [42, 22]], dtype=np.int32)  # greedy at 0, 1, 0
    places = np.array([[1, 2], [2, 1], [1, 2]], dtype=np.int32)
    nothing = np.zeros(3, dtype=np.int64)
    tally = Tally()
    tally.add(Played(points, places, nothing, nothing, b""), first=10, rotate=True)
    assert (tally.seat(0, "greedy").mean, tally.seat(1, "random").mean) == (41, 21)
    assert (tally.seat(0, "greedy").wins, tally.seat(1, "random").wins) == (3, 0)
