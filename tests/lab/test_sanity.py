"""Lichterfest plays as often as the rules file says: its section "Sanity numbers".

Figures are per game over 3,000 random or 1,500 greedy games, in the file's tolerances.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

from spieltisch.games import load
from spieltisch.games.lichterfest.actions import DISCARD_FIRST, PLACE_FIRST, SKIP_DEDICATE
from spieltisch.games.lichterfest.data import GENERIC, SHOWN, SIDES, TYPES
from spieltisch.games.lichterfest.placement import (
    cell_of,
    favors_earned,
    matches,
    matching_sides,
    rotation_of,
    slot_of,
)
from spieltisch.kernel import below, bind, kernel
from spieltisch.lab.games import new_records
from spieltisch.lab.playout import GREEDY, RANDOM, seed_game
from spieltisch.position import MOST_SEATS, ROOM, verbs

DECISIONS, DEDICATIONS, GENERICS, MATCHES, SHARES, EMPTY, EXCHANGES, FAVORS, DISCARDS = range(9)
COUNTERS = 9


@kernel
def sides_matching(state, action, colour):
    """How many sides of the tile would match, of one colour only or (-1) of any."""
    tile, rotation = state.hand[state.turn, slot_of(action)], rotation_of(action)
    matched = 0
    for side in range(SIDES):
        if matches(state, cell_of(action), tile, rotation, side):
            matched += colour < 0 or SHOWN[tile, rotation, side] == colour
    return matched


@kernel
def shares_without_card(state, action):
    """How many seats get nothing in the distribution: the bonus and earlier seats come first."""
    tile, rotation = state.hand[state.turn, slot_of(action)], rotation_of(action)
    without = 0
    for step in range(state.players):
        colour = SHOWN[tile, rotation, state.facing[(state.turn + step) % state.players]]
        left = max(0, state.supply[colour] - sides_matching(state, action, colour))
        for before in range(step):
            earlier = state.facing[(state.turn + before) % state.players]
            left -= SHOWN[tile, rotation, earlier] == colour
        without += left <= 0
    return without


@kernel
def count_action(state, action, counts):
    """What an action will do."""
    counts[DECISIONS] += 1
    if action >= PLACE_FIRST:
        tile, rotation = state.hand[state.turn, slot_of(action)], rotation_of(action)
        counts[MATCHES] += sides_matching(state, action, -1)
        counts[SHARES] += state.players
        counts[EMPTY] += shares_without_card(state, action)
        matched = matching_sides(state, cell_of(action), tile, rotation)
        counts[FAVORS] += favors_earned(state, cell_of(action), tile, matched)
    elif action >= DISCARD_FIRST:
        counts[DISCARDS] += 1
    elif 0 < action < SKIP_DEDICATE:
        counts[EXCHANGES] += 1


@kernel
def play_and_count(records, seats, bot, seed, game, out, points, places, counts):
    state = records[0]
    seed_game(state, seed, game)
    setup(state, seats, 0)  # noqa: F821 -- a verb, put in by `bind`
    while actor(state) >= 0:  # noqa: F821
        count = legal(state, out)  # noqa: F821
        action = greedy(state, out) if bot == GREEDY else int(out[below(state, count)])  # noqa: F821
        count_action(state, action, counts)
        apply(state, action)  # noqa: F821
    counts[GENERICS] = state.tokens_taken[GENERIC]
    for kind in range(TYPES + 1):
        counts[DEDICATIONS] += state.tokens_taken[kind]
    score(state, points)  # noqa: F821
    ranks(state, places)  # noqa: F821


@dataclass(frozen=True)
class Row:
    """One column of the table in the rules file."""

    bot: int
    seats: int
    score: float
    tie: float  # percent of games with equal points at the top
    shared: float  # percent of games with a shared victory
    dedications: float
    generics: float
    decisions: float
    matches: float
    favors: float
    exchanges: float
    empty: float  # percent of shares that met an empty colour
    discards: float
    wins: tuple[float, ...]  # percent by seat; shared victories count for each

    def __str__(self) -> str:
        return f"{self.seats} {'greedy' if self.bot == GREEDY else 'random'}"


ROWS = [
    Row(RANDOM, 2, 22.5, 8, 0.7, 6.0, 0.02, 32.7, 3.8, 2.2, 0.7, 4.7, 0.14, (49, 51)),
    Row(RANDOM, 3, 25.6, 10, 0.6, 11.2, 0.73, 45.6, 4.9, 2.8, 0.8, 4.5, 0.74, (30, 35, 36)),
    Row(RANDOM, 4, 26.4, 10, 0.7, 15.9, 2.40, 57.6, 6.1, 3.4, 1.0, 10.2, 1.68, (22, 25, 25, 28)),
    Row(GREEDY, 2, 42.1, 8, 0.0, 12.0, 0.56, 51.0, 28.3, 22.1, 7.6, 2.1, 0.0, (50, 50)),
    Row(GREEDY, 3, 43.6, 10, 0.1, 19.0, 0.74, 66.1, 36.2, 27.9, 10.2, 1.9, 0.0, (31, 34, 35)),
    Row(GREEDY, 4, 44.6, 14, 0.2, 26.3, 1.44, 82.2, 43.7, 33.2, 11.7, 5.8, 0.01, (24, 25, 24, 27)),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_games_go_as_the_rules_file_says(row: Row) -> None:
    games = 1500 if row.bot == GREEDY else 3000
    points, places, counts = _played(row, games)
    means = counts.mean(axis=0)
    best = points == points.max(axis=1, keepdims=True)

    found = {
        "score": (points.mean(), row.score, 0.5),
        "dedications": (means[DEDICATIONS], row.dedications, 0.3),
        "generics": (means[GENERICS], row.generics, 0.3),
        "decisions": (means[DECISIONS], row.decisions, 0.6),
        "matches": (means[MATCHES], row.matches, 0.4),
        "favors": (means[FAVORS], row.favors, 0.5),
        "exchanges": (means[EXCHANGES], row.exchanges, 0.3),
        "discards": (means[DISCARDS], row.discards, 0.3),
        "empty": (100 * means[EMPTY] / means[SHARES], row.empty, 1),
        "tie": (100 * (best.sum(axis=1) > 1).mean(), row.tie, 3),
        "shared": (100 * ((places == 1).sum(axis=1) > 1).mean(), row.shared, 1),
        **{
            f"wins of seat {seat}": (100 * (places[:, seat] == 1).mean(), wins, 4)
            for seat, wins in enumerate(row.wins)
        },
    }

    wrong = {name: fact for name, fact in found.items() if abs(fact[0] - fact[1]) > fact[2]}
    assert wrong == {}, "found, expected, tolerance"


def _played(row: Row, games: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    game = load("lichterfest")
    program = bind(play_and_count, verbs(game), "lichterfest")
    records, out = new_records(game, 1), np.zeros(ROOM, dtype=np.int32)
    points, places = (np.zeros((games, MOST_SEATS), dtype=np.int32) for _ in range(2))
    counts = np.zeros((games, COUNTERS), dtype=np.int64)
    for number in range(games):
        at = points[number], places[number], counts[number]
        program(records, row.seats, row.bot, 1, number, out, *at)
    return points[:, : row.seats], places[:, : row.seats], counts
