"""Training: it learns, and the same seed learns the same."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Any

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
from spieltisch.lab.learn import LEAD_SHARE, MEAN_KEPT, first_steps, hidden_layers, learn
from spieltisch.lab.memory import RING, Memory
from spieltisch.lab.ray_map import HERE
from spieltisch.lab.self_play import RANDOM, Lessons, new_lessons
from spieltisch.lab.train import Plan, Trainer, all_openings, first_weights
from spieltisch.lab.training_state import BadState, load_state, save_state

LESSONS = 128
FEATURES = 9
GAME = load("lighthouse_run")  # the quickest
PLAN = Plan((("erik", 2),), games=240, depth=2, plain_games=480, checks=1, check_games=60)


class Stopped(Exception):
    """A training is broken off."""


def nothing(*_: object) -> None:
    """No progress bar, no checkpoint."""


def trained(**where: Any) -> tuple[Trainer, Net]:
    trainer = Trainer(GAME, PLAN)
    return trainer, trainer.run(nothing, nothing, **where)


@pytest.mark.filterwarnings("ignore")  # Ray's own, of files and forks
def test_a_few_hundred_games_beat_random_play_the_same_whoever_plays() -> None:
    first, net = trained(jobs=1)
    assert first.wins(net, ("erik", 2), RANDOM) > 0.8

    for where in ({"jobs": 2}, {"ray": HERE, "jobs": 2}):
        again, same = trained(**where)
        assert np.array_equal(net.weights, same.weights), where
        assert first.curve == again.curve


def test_a_training_that_was_stopped_goes_on_to_the_same_net(tmp_path: Path) -> None:
    first, net = trained()
    file = tmp_path / "state.npz"

    def stop(trainer: Trainer) -> None:
        if not file.exists():
            save_state(file, trainer)
            raise Stopped

    with pytest.raises(Stopped):
        Trainer(GAME, PLAN).run(nothing, stop)

    second = Trainer(GAME, PLAN)
    load_state(file, second)
    assert PLAN.plain_games <= second.played < second.total
    same = second.run(nothing, nothing)
    assert np.array_equal(net.weights, same.weights)
    assert first.curve == second.curve
    with pytest.raises(BadState, match="other options"):
        load_state(file, Trainer(GAME, replace(PLAN, seed=2)))


def test_the_newest_lessons_replace_the_oldest_and_survive_packing() -> None:
    memory, lessons = Memory(), some_lessons()
    rounds = RING // LESSONS + 1
    for number in range(rounds):
        lessons.seats[:] = number % 5
        memory.add(lessons)
    at = memory.count % RING
    assert memory.known == RING
    assert set(memory.lessons.seats[:at]) == {(rounds - 1) % 5}
    assert memory.lessons.seats[at] == 0

    twin = Memory()
    twin.restore(memory.count, memory.packed())
    for ours, theirs in zip(memory.lessons, twin.lessons, strict=True):
        assert np.array_equal(ours, theirs)


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
    little, steps = 1e-2, first_steps(weights)
    learn(after, steps, lessons, np.zeros(1, np.int64), 1e-3, np.zeros((4, WIDTH), np.float32))
    slopes = steps.means / (1 - MEAN_KEPT)
    assert np.all((after - weights) * slopes <= 0)  # every weight goes down its slope

    for row in (int(lessons.places[0, 0]), SECOND + 3, SECOND_BIAS, WIN, LEAD):
        for unit in range(0, WIDTH, 16):
            up, down = weights.copy(), weights.copy()
            up[row, unit] += little
            down[row, unit] -= little
            slope = (loss(up, lessons, 0) - loss(down, lessons, 0)) / (2 * little)
            assert slopes[row, unit] == pytest.approx(slope, abs=1e-2), (row, unit)


def test_what_decides_is_learned() -> None:
    """Feature 3 alone decides who wins."""
    lessons, luck = some_lessons(), np.random.default_rng(2)
    weights = first_weights(FEATURES + EXTRA_ROWS, luck)
    order = luck.integers(LESSONS, size=200 * LESSONS)
    room = np.zeros((4, WIDTH), np.float32)

    steps = first_steps(weights)
    before = learn(weights, steps, lessons, order[:LESSONS], 0.0, room)
    learn(weights, steps, lessons, order, 1e-2, room)
    after = learn(weights, steps, lessons, order[:LESSONS], 0.0, room)

    assert before > 0.2
    assert after < 0.02


def test_every_opening_gets_its_turn() -> None:
    for game_id in ("lichterfest", "lighthouse_run", "wispwood"):
        game = load(game_id)
        assert set(all_openings(game)) == set(game.facts.openings())
        assert [seats for _, seats in all_openings(game)][: len(game.facts.players)] == list(
            game.facts.players
        )
