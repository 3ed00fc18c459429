"""Threads of a batch: every part once, asleep and awake, errors told, gone with the batch."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable

import pytest

from spieltisch.games import load
from spieltisch.lab.batch import LEAST_PER_THREAD, Batch
from spieltisch.lab.handover import (
    ASLEEP,
    FIRST,
    LAST,
    LEADER,
    NO_GAME,
    STATE,
    STEPS,
    Words,
    end_order,
    give_order,
    new_words,
    take_share,
    wait_for_order,
    word,
)
from spieltisch.lab.team import Team


def words_for(threads: int) -> Words:
    return new_words(threads, games=0, seats=2, variant=0, bot=0, turning=False)


def taking_part(words: Words, work: Callable[[int], int]) -> Callable[[int], int]:
    """What a batch does in compiled code, with any work."""

    def take_part(thread: int) -> int:
        if thread == LEADER:
            return work(thread)
        while wait_for_order(words, thread):
            end_order(words, thread, work(thread))
        return 0

    return take_part


def wait_for_state(words: Words, thread: int, state: int) -> None:
    end = time.monotonic() + 30
    while words[word(thread, STATE)] != state:
        assert time.monotonic() < end
        time.sleep(0.001)


def test_all_parts_are_carried_out_side_by_side() -> None:
    words, meeting = words_for(3), threading.Barrier(3, timeout=30)

    def work(thread: int) -> int:
        meeting.wait()  # passes only if all three are here at the same time
        return int(10**thread * words[STEPS])

    team = Team(words, taking_part(words, work))
    assert [team.run(0, steps, 0) for steps in (1, 2, 3)] == [111, 222, 333]
    team.close()


def test_a_thread_falls_asleep_without_orders_and_is_woken() -> None:
    words, seen = words_for(2), []

    def work(thread: int) -> int:
        seen.append((thread, threading.current_thread().name))
        return 1

    team = Team(words, taking_part(words, work))
    for _ in range(3):
        wait_for_state(words, 1, ASLEEP)
        assert team.run(0, 1, 0) == 2
    assert seen.count((1, "batch")) == 3
    team.close()


def test_the_caller_waits_for_a_part_that_takes_long() -> None:
    words, go_on = words_for(2), threading.Event()

    def work(thread: int) -> int:
        if thread != LEADER:
            assert go_on.wait(30)
        return 5

    team = Team(words, taking_part(words, work))
    threading.Timer(0.2, go_on.set).start()  # thousands of times its patience
    assert team.run(0, 1, 0) == 10
    team.close()


def test_what_a_part_raises_reaches_the_caller_now_and_later() -> None:
    words = words_for(2)

    def work(thread: int) -> int:
        if thread != LEADER:
            raise LookupError("here")
        return 1

    team = Team(words, taking_part(words, work))
    for _ in range(2):
        with pytest.raises(LookupError, match="here"):
            team.run(0, 1, 0)
    team.close()


def test_every_game_is_in_the_part_of_one_thread() -> None:
    words = new_words(3, games=1000, seats=2, variant=0, bot=0, turning=False)
    firsts_and_lasts = [
        [int(words[word(thread, part)]) for part in (FIRST, LAST)] for thread in range(3)
    ]
    assert firsts_and_lasts == [[0, 333], [333, 666], [666, 1000]]


def test_what_a_thread_has_left_is_taken_by_the_others() -> None:
    words = new_words(2, games=200, seats=2, variant=0, bot=0, turning=False)
    give_order(words, 0, 1, 0)
    taken = [tuple(take_share(words, thread)) for thread in (1, 0, 0, 0)]
    assert taken == [(100, 164), (0, 64), (64, 100), (164, 200)]
    assert {tuple(take_share(words, thread)) for thread in (0, 1)} == {(NO_GAME, NO_GAME)}


def test_the_threads_end_with_the_batch() -> None:
    before = set(threading.enumerate())
    batch = Batch(load("lighthouse_run"), 2 * LEAST_PER_THREAD, seats=3, threads=2)
    batch.step_at_random()
    (thread,) = set(threading.enumerate()) - before
    del batch
    gc.collect()
    thread.join(30)
    assert not thread.is_alive()
