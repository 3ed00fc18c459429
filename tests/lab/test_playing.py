"""Whole games inside compiled code: fair, repeatable, the same uncompiled."""

from __future__ import annotations

import numpy as np
import pytest

from spieltisch.bots import LEVELS
from spieltisch.games import load
from spieltisch.kernel import bind, plain
from spieltisch.lab.games import BadLineup, Lineup, play, play_at_random
from spieltisch.lab.plain_rows import PlainRows
from spieltisch.lab.playout import CODES, branch, prepare_copy, seed_game
from spieltisch.position import verbs

GAME = load("lichterfest")


def test_compiled_and_plain_games_are_the_same_to_the_byte() -> None:
    lineup = Lineup(GAME, ("greedy", "random", "greedy"))

    compiled = play(lineup, 7, 2, 1, rotate=True)
    uncompiled = play(lineup, 7, 2, 1, rotate=True, plain=True)

    assert compiled.last == uncompiled.last
    assert compiled.trails == uncompiled.trails
    assert np.array_equal(compiled.points, uncompiled.points)
    assert np.array_equal(compiled.places, uncompiled.places)


def test_a_game_follows_from_seed_and_number_alone() -> None:
    lineup = Lineup(GAME, ("random", "greedy"))

    together = play(lineup, 3, 0, 6)
    alone = play(lineup, 3, 4, 1)
    other_seed = play(lineup, 4, 4, 1)

    assert alone.trails[0] == together.trails[4]
    assert np.array_equal(alone.points[0], together.points[4])
    assert other_seed.trails[0] != alone.trails[0]


def test_a_bot_gets_a_copy_in_which_hidden_things_are_dealt_anew() -> None:
    rows = PlainRows(GAME, 2)
    plain(seed_game)(rows[0], 1, 0)
    plain(GAME.setup)(rows[0], 2, 0)
    before = rows[0].to_bytes()
    prepare = plain(bind(prepare_copy, verbs(GAME), "lichterfest"))

    hands = []
    for decision in range(5):
        prepare(rows, 0, 1, 0, decision)
        hands.append([[rows[1].hand[seat, slot] for slot in range(3)] for seat in range(2)])

    assert rows[0].to_bytes() == before
    assert rows[1].rng[0] != rows[0].rng[0]
    assert all(own == hands[0][0] for own, _ in hands)
    assert len({tuple(other) for _, other in hands}) > 1


def test_rotation_moves_the_bots_by_one_seat_a_game() -> None:
    played = play(Lineup(GAME, ("greedy", "random", "random")), 1, 0, 6, rotate=True)
    assert played.points.argmax(axis=1).tolist() == [0, 2, 1, 0, 2, 1]


def test_random_play_counts_every_decision() -> None:
    lineup = Lineup(GAME, ("random", "random"))
    by_bots = play(lineup, 1, 0, 300).decisions.mean()
    assert abs(play_at_random(GAME, 2, 1, 0, 300) / 300 - by_bots) < 1


def test_random_play_is_the_sum_of_its_games() -> None:
    parts = [play_at_random(GAME, 4, 9, first, first + 1) for first in range(5)]
    assert play_at_random(GAME, 4, 9, 0, 5) == sum(parts)


def test_branches_of_a_generator_differ_and_repeat() -> None:
    rows = PlainRows(GAME, 1)

    def words(seed: int, *numbers: int) -> tuple[int, ...]:
        plain(seed_game)(rows[0], seed, numbers[0])
        for number in numbers[1:]:
            plain(branch)(rows[0], number)
        return tuple(rows[0].rng[i] for i in range(4))

    assert words(1, 0) == words(1, 0)
    assert len({words(1, 0), words(1, 1), words(2, 0), words(1, 0, 1), words(1, 1, 0)}) == 5


@pytest.mark.parametrize(
    ("bots", "expected"),
    [
        (("random",), "lichterfest is for 2, 3, 4"),
        (("random",) * 5, "5 seats"),
        (("random", "clever"), "unknown bot 'clever'; expected one of: random, greedy"),
    ],
)
def test_a_bad_line_up_says_what_was_expected(bots: tuple[str, ...], expected: str) -> None:
    with pytest.raises(BadLineup, match=expected):
        Lineup(GAME, bots)


def test_every_bot_of_the_lab_can_be_met_at_a_table() -> None:
    assert set(CODES) <= {level.id for level in LEVELS}
