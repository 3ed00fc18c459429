"""Training: it learns, and the same seed learns the same."""

from __future__ import annotations

import math

import numpy as np
import pytest

from spieltisch.bots.net import (
    EXTRA_ROWS,
    GAIN,
    LEAD,
    SECOND,
    SECOND_BIAS,
    WIDTH,
    WIN,
    Net,
    chance,
    output,
)
from spieltisch.games import load
from spieltisch.lab.learn import LEAD_SHARE, hidden_layers, learn
from spieltisch.lab.self_play import RANDOM, Lessons, new_lessons
from spieltisch.lab.train import Plan, Trainer, all_openings, first_weights

LESSONS = 128
FEATURES = 9
GAME = load("lighthouse_run")  # the quickest
PLAN = Plan((("erik", 2),), games=240, plain_games=480, checks=1, check_games=60)


def trained() -> tuple[Trainer, Net]:
    trainer = Trainer(GAME, PLAN)
    return trainer, trainer.run(lambda done, total: None, lambda one: None)


def test_a_few_hundred_games_beat_random_play_and_repeat() -> None:
    first, net = trained()
    again, same = trained()

    assert np.array_equal(net.weights, same.weights)
    assert first.curve == again.curve
    assert first.wins(net, ("erik", 2), RANDOM) > 0.8


def some_lessons() -> Lessons:
    luck = np.random.default_rng(1)
    lessons = new_lessons(LESSONS)
    for place in range(LESSONS):
        chosen = luck.choice(FEATURES, 4, replace=False)
        lessons.places[place, :4] = chosen
        lessons.amounts[place, :4] = luck.normal(size=4)
        lessons.sizes[place] = 4
        lessons.aims[place] = (float(3 in chosen), luck.normal())
    return lessons


def loss(weights: np.ndarray, lessons: Lessons, place: int) -> float:
    first, second = np.zeros(WIDTH, np.float32), np.zeros(WIDTH, np.float32)
    hidden_layers(weights, lessons, place, first, second)
    lead = output(weights, second, LEAD)
    share, aims = chance(output(weights, second, WIN) + GAIN * lead), lessons.aims[place]
    entropy = -aims[0] * math.log(share) - (1 - aims[0]) * math.log(1 - share)
    return float(entropy + LEAD_SHARE / 2 * (lead - aims[1]) ** 2)


def test_a_step_goes_down_the_slope_of_the_loss() -> None:
    lessons, luck = some_lessons(), np.random.default_rng(2)
    weights = first_weights(FEATURES + EXTRA_ROWS, luck) * 3
    after = weights.copy()
    rate, little = 1e-3, 1e-2
    learn(after, lessons, np.zeros(1, np.int64), rate, np.zeros((4, WIDTH), np.float32))
    moved = (weights - after) / rate

    for row in (int(lessons.places[0, 0]), SECOND + 3, SECOND_BIAS, WIN, LEAD):
        for unit in range(0, WIDTH, 16):
            up, down = weights.copy(), weights.copy()
            up[row, unit] += little
            down[row, unit] -= little
            slope = (loss(up, lessons, 0) - loss(down, lessons, 0)) / (2 * little)
            assert moved[row, unit] == pytest.approx(slope, abs=1e-2), (row, unit)


def test_what_decides_is_learned() -> None:
    """Feature 3 alone decides who wins."""
    lessons, luck = some_lessons(), np.random.default_rng(2)
    weights = first_weights(FEATURES + EXTRA_ROWS, luck)
    order = luck.integers(LESSONS, size=200 * LESSONS)
    room = np.zeros((4, WIDTH), np.float32)

    before = learn(weights, lessons, order[:LESSONS], 0.0, room)
    learn(weights, lessons, order, 1e-2, room)
    after = learn(weights, lessons, order[:LESSONS], 0.0, room)

    assert before > 0.2
    assert after < 0.02


def test_every_opening_gets_its_turn() -> None:
    for game_id in ("lichterfest", "lighthouse_run", "wispwood"):
        game = load(game_id)
        assert set(all_openings(game)) == set(game.facts.openings())
        assert [seats for _, seats in all_openings(game)][: len(game.facts.players)] == list(
            game.facts.players
        )
