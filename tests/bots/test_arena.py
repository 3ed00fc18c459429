"""The arena: equal seats, the same deals for both, reproducible."""

from __future__ import annotations

import pytest

from spieltisch.games import load
from spieltisch.lab.arena import arena, contest
from spieltisch.lab.games import Lineup, play
from spieltisch.lab.matches import play_match

GAME = load("lighthouse_run")


def test_a_round_robin_repeats_and_ranks() -> None:
    first, second = (
        arena(GAME, "erik", 2, ("random", "greedy", "easy"), 8, 5, seconds=60.0) for _ in range(2)
    )

    assert len(first.contests) == 3
    assert [one.scores for one in first.contests] == [one.scores for one in second.contests]
    assert first.ratings == second.ratings
    assert first.ratings[-1].bot == "random"


def test_bots_of_equal_strength_share_the_wins() -> None:
    """Each deal is played with both seatings: what one gains by its seat the other gains too."""
    same = contest(GAME, "base", 4, ("greedy", "greedy"), 10, 1)

    assert same.score == 0.5
    assert same.low < 0.5 < same.high


def test_three_seats_are_equal_too() -> None:
    strong = contest(GAME, "base", 3, ("greedy", "random"), 6, 1)

    assert strong.score > 0.8
    assert strong.games == 12
    assert strong.second_ms > 0


def test_only_chosen_pairs_meet() -> None:
    pairs = [("random", "greedy")]
    found = arena(GAME, "erik", 2, ("random", "greedy"), 2, 1, pairs=pairs).to_json()

    assert [(one["first"], one["second"]) for one in found["contests"]] == pairs
    assert "scores" not in found["contests"][0]


def test_a_game_follows_from_seed_and_number() -> None:
    one, same, other = (
        play_match(GAME, "base", ("easy", "greedy", "random"), 3, n, 60.0) for n in (1, 1, 2)
    )

    assert (one.actions, one.last) == (same.actions, same.last)
    assert one.actions != other.actions
    assert one.places.count(1) == one.winners


@pytest.mark.parametrize("bots", [("hard", "greedy"), ("medium", "easy")])
def test_bots_with_nets_play_in_simulations(bots: tuple[str, ...]) -> None:
    lineup = Lineup(GAME, bots, "erik")

    played = play(lineup, 1, 0, 2)
    alone = play(lineup, 1, 1, 1)

    assert played.points.shape == (2, 2)
    assert alone.trails[0] == played.trails[1]
    assert alone.points[0].tolist() == played.points[1].tolist()
