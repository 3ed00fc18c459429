"""A batch is many games: the same as alone, with any threads, restarted when they end."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

from spieltisch.games import load
from spieltisch.lab.batch import LEAST_PER_THREAD, Batch, IllegalActions
from spieltisch.lab.rewards import rewards
from spieltisch.position import Position

GAME = load("lighthouse_run")
SIZE = 3 * LEAST_PER_THREAD  # so that three threads play


def played(threads: int, steps: int = 300, **options: Any) -> Batch:
    batch = Batch(GAME, SIZE, seats=3, seed=7, threads=threads, **options)
    for _ in range(steps):
        batch.step_at_random()
    return batch


def looking_at(batch: Batch, number: int) -> Position:
    position = Position(batch.game)
    position.load(batch.records[number : number + 1].tobytes())
    return position


@pytest.mark.parametrize("bot", [None, "greedy"])
def test_threads_do_not_change_a_single_byte(bot: str | None) -> None:
    once, again = played(1, bot=bot), played(3, bot=bot)
    assert again.episodes.sum() > SIZE
    for first, second in zip(once._arrays[:-1], again._arrays[:-1], strict=True):
        assert first.tobytes() == second.tobytes()


@pytest.mark.parametrize("bot", [None, "greedy"])
def test_several_steps_in_one_call_leave_the_same_as_single_ones(bot: str | None) -> None:
    single, several = played(1, bot=bot), played(2, steps=0, bot=bot)
    ended = np.zeros(SIZE, dtype=bool)
    for _ in range(300 // 50):
        before = several.episodes.copy()
        several.step_at_random(50)
        assert (several.done == (several.episodes > before)).all()
        assert (several.rewards[~several.done] == 0).all()
        ended |= several.done
    assert ended.all()
    for name in ("records", "masks", "observations", "seat", "points", "places", "episodes"):
        assert getattr(single, name).tobytes() == getattr(several, name).tobytes(), name
    for row, count in enumerate(single.counts):
        assert (single.choices[row, :count] == several.choices[row, :count]).all()


def test_another_seed_gives_other_games() -> None:
    batch = Batch(GAME, 2, seats=3, seed=1)
    first = batch.records.tobytes()
    assert batch.records[:1].tobytes() != batch.records[1:].tobytes()
    batch.restart(2)
    assert batch.records.tobytes() != first
    batch.restart(1)
    assert batch.records.tobytes() == first


def test_every_step_equals_that_of_a_position() -> None:
    batch = Batch(GAME, 3, seats=3, seed=5)
    positions = [looking_at(batch, number) for number in range(3)]
    for _ in range(200):
        actions = batch.choose_at_random().tolist()
        batch.step()
        for number, (position, action) in enumerate(zip(positions, actions, strict=True)):
            position.apply(action)
            if position.actor() >= 0:
                assert not batch.done[number]
                assert position.to_bytes() == batch.records[number : number + 1].tobytes()
                continue
            assert batch.done[number]
            assert batch.points[number].tolist() == position.score()
            assert batch.places[number].tolist() == position.ranks()
            assert batch.rewards[number].tolist() == rewards(position.ranks())
            positions[number] = looking_at(batch, number)
    assert batch.episodes.min() >= 1


def test_mask_list_and_features_are_those_of_the_seat_that_decides() -> None:
    batch = played(2, steps=70)
    for number in range(0, SIZE, 7):
        position = looking_at(batch, number)
        legal = position.legal()
        assert batch.seat[number] == position.actor()
        assert np.flatnonzero(batch.masks[number]).tolist() == legal
        assert batch.choices[number, : batch.counts[number]].tolist() == legal
        assert (batch.observations[number] == position.observe(position.actor())).all()


def test_an_action_that_is_not_legal_stands_still_and_is_told() -> None:
    batch = Batch(GAME, 4, seats=3, seed=1)
    before = batch.records.copy()
    batch.choose_at_random()
    batch.actions[2] = np.flatnonzero(batch.masks[2] == 0)[0]
    with pytest.raises(IllegalActions, match="1 of 4"):
        batch.step()
    assert batch.refused.tolist() == [False, False, True, False]
    assert batch.records[2].tobytes() == before[2].tobytes()
    assert batch.records[1].tobytes() != before[1].tobytes()
    batch.step(batch.choices[:, 0])
    assert not batch.refused.any()


def test_a_bot_decides_for_all_seats_but_the_own() -> None:
    batch = Batch(GAME, 32, seats=3, seed=1, bot="random")
    assert batch.own.tolist() == [number % 3 for number in range(32)]
    for _ in range(150):
        assert (batch.seat == batch.own).all()
        batch.step_at_random()
    assert (batch.own == (np.arange(32) + batch.episodes) % 3).all()
    assert (Batch(GAME, 8, seats=3, bot="random", own_seat=1).seat == 1).all()


def test_greedy_wins_more_than_random_play() -> None:
    batch = Batch(GAME, 64, seats=3, seed=1, bot="greedy", own_seat=0)
    total = ended = 0
    while ended < 200:
        batch.step_at_random()
        total += batch.rewards[batch.done, 0].sum()
        ended += int(batch.done.sum())
    assert total / ended < -0.3


def test_without_masks_and_observations_the_games_are_the_same() -> None:
    bare = played(1, 50, masks=False, observations=False)
    assert bare.masks.size == bare.observations.size == 0
    assert bare.records.tobytes() == played(1, 50).records.tobytes()


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 3, 1, 4], [2 / 3, -1 / 3, 2 / 3, -1]),
        ([1], [1]),
        ([2], [-1]),
    ],
)
def test_rewards_follow_the_places(places: list[int], expected: list[float]) -> None:
    assert rewards(places) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"games": 0}, "at least 1"),
        ({"games": 2, "seats": 9}, "9 seats"),
        ({"games": 2, "variant": "nothing"}, "expected one of"),
        ({"games": 2, "bot": "nobody"}, "expected one of: random, greedy"),
        ({"games": 2, "seats": 3, "own_seat": 3}, "expected 0..2"),
    ],
)
def test_what_does_not_fit_is_refused(options: dict[str, Any], expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        Batch(GAME, **options)


def test_a_position_can_be_copied_and_pickled() -> None:
    position = looking_at(Batch(GAME, 1, seats=3, seed=1), 0)
    twin = copy.deepcopy(position)
    twin.apply(twin.legal()[0])
    assert twin.to_bytes() != position.to_bytes()
    assert copy.deepcopy(position).to_bytes() == position.to_bytes()
