"""Das Duell plays as often as the rules page says: its section "Sanity numbers"."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from clauses import clause
from games.zwerge_duell.table import Table
from spieltisch.games import load
from spieltisch.games.zwerge_duell.actions import (
    AXE_FIRST,
    HIT_FIRST,
    PLAY_FIRST,
    WILD_FIRST,
)
from spieltisch.games.zwerge_duell.data import OPENING_HAND
from spieltisch.games.zwerge_duell.record import BY_DRAW
from spieltisch.kernel import below, bind, kernel
from spieltisch.lab.games import Lineup, new_records, play
from spieltisch.lab.playout import seed_game
from spieltisch.position import MOST_SEATS, ROOM, verbs

GAMES = 3000
TURNS, BY_DRAWING, MILLED, PLAYS, HITS, CHOICES = range(6)
COUNTERS = 6


@kernel
def play_and_count(records, game, out, points, counts):
    """One random game; what happened in it."""
    state = records[0]
    seed_game(state, 5, game)
    setup(state, 2, 0)  # noqa: F821 -- a verb, put in by `bind`
    counts[MILLED] -= state.announced
    count = legal(state, out)  # noqa: F821
    while count > 0:
        action = int(out[below(state, count)])
        counts[CHOICES] += count > 1
        counts[PLAYS] += PLAY_FIRST <= action < WILD_FIRST
        counts[HITS] += HIT_FIRST <= action < AXE_FIRST
        turn, drawn = state.turns_done, state.announced
        apply(state, action)  # noqa: F821
        if state.turns_done == turn:
            counts[MILLED] -= state.announced - drawn
        else:
            counts[MILLED] -= state.announced
        count = legal(state, out)  # noqa: F821
    counts[MILLED] += state.front[0] + state.front[1] - 2 * OPENING_HAND
    counts[TURNS] = state.turns_done + 1
    counts[BY_DRAWING] = state.ending == BY_DRAW
    score(state, points)  # noqa: F821


@pytest.fixture(scope="module")
def played() -> tuple[Any, Any]:
    """Points and counts of random games."""
    program = bind(play_and_count, verbs(load("zwerge_duell")), "zwerge_duell")
    records, out = new_records(load("zwerge_duell"), 1), np.zeros(ROOM, dtype=np.int32)
    points = np.zeros((GAMES, MOST_SEATS), dtype=np.int32)
    counts = np.zeros((GAMES, COUNTERS), dtype=np.int64)
    for number in range(GAMES):
        program(records, number, out, points[number], counts[number])
    return points[:, :2], counts


@pytest.mark.parametrize(
    ("counter", "expected", "within"),
    [
        (TURNS, 39.6, 0.6),
        (BY_DRAWING, 0.80, 0.03),
        (MILLED, 11.6, 0.5),
        (PLAYS, 22.3, 0.6),
        (HITS, 40.6, 1.5),
        (CHOICES, 129, 3),
    ],
)
def test_random_games_go_as_the_page_says(
    played: tuple[Any, Any], counter: int, expected: float, within: float
) -> None:
    assert played[1][:, counter].mean() == pytest.approx(expected, abs=within)


@clause("ZD-I11")
def test_random_points_are_those_of_the_page(played: tuple[Any, Any]) -> None:
    points = played[0]
    assert points.mean() == pytest.approx(5.28, abs=0.25)
    assert (points <= 2).mean() == pytest.approx(0.25, abs=0.03)
    assert points.max() <= 23


@pytest.mark.parametrize("variant", ["base", "always_ask"])
def test_greedy_beats_random(variant: str) -> None:
    games = 600
    places = play(
        Lineup(load("zwerge_duell"), ("greedy", "random"), variant), 3, 0, games, rotate=True
    ).places
    own = places[np.arange(games), np.arange(games) % 2]
    assert (own == 1).mean() > 0.97


def test_both_seats_have_about_the_same_chances() -> None:
    lineup = Lineup(load("zwerge_duell"), ("greedy", "greedy"), "seat0_starts")
    places = play(lineup, 4, 0, 600).places
    assert 0.45 < (places[:, 0] == 1).mean() < 0.68


# dice, joker cards, share of rolls that pay for 2, 3 and 4 equal
ROLLS = [
    (3, 0, 13 / 18, 1 / 6, 0),
    (4, 0, 49 / 54, 43 / 108, 19 / 324),
    (3, 1, 1, 0.7222, 0.1667),
    (4, 1, 1, 0.9074, 0.3981),
]


@clause("ZD-27", "ZD-E36")
@pytest.mark.parametrize(("dice", "jokers", "pairs", "triples", "fours"), ROLLS)
def test_how_often_equal_dice_pay(
    dice: int, jokers: int, pairs: float, triples: float, fours: float
) -> None:
    t = Table(plain=False, hands={0: [9, 10, 11]}, jokers=(jokers, 0))
    counts = {9: 0, 10: 0, 11: 0}
    rolls = list(itertools.combinations_with_replacement("12345W", dice))
    weights = 0
    for roll in rolls:
        weight = len(set(itertools.permutations(roll)))
        weights += weight
        t.set_pool(" ".join(roll))
        for card in counts:
            counts[card] += weight * bool(t.payments(card))
    assert weights == 6**dice
    found = [counts[card] / weights for card in (9, 10, 11)]
    assert found == pytest.approx([pairs, triples, fours], abs=0.0001)
