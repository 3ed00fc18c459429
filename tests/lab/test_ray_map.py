"""A map gives the same here and on a Ray of two workers, in the order of the tasks."""

from __future__ import annotations

import pytest

from spieltisch.games import load
from spieltisch.lab.arena import arena
from spieltisch.lab.games import Lineup, play
from spieltisch.lab.ray_map import HERE, on_ray, ray_map


def test_without_an_address_it_is_a_map() -> None:
    assert list(ray_map(len, ["a", "bcd", ""])) == [1, 3, 0]


@pytest.mark.filterwarnings("ignore")  # Ray's own, of files and forks
def test_two_workers_give_the_same_games_in_the_same_order() -> None:
    def points_of(first: int) -> list[list[int]]:
        lineup = Lineup(load("lighthouse_run"), ("greedy", "random", "random"))
        found: list[list[int]] = play(lineup, 3, first, 20).points.tolist()
        return found

    tasks = list(range(0, 100, 20))
    with on_ray(HERE, workers=2):
        assert list(ray_map(points_of, tasks, HERE)) == list(map(points_of, tasks))
        assert result_of_arena(HERE) == result_of_arena(None)


def result_of_arena(address: str | None) -> list[float]:
    """The scores of a small arena, game by game."""
    bots = ("random", "greedy")
    standing = arena(load("lighthouse_run"), "base", 3, bots, games=6, seed=2, ray=address)
    return [score for contest in standing.contests for score in contest.scores]
