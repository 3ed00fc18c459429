"""Threads of a batch: every part once, errors told, gone with the batch."""

from __future__ import annotations

import gc
import threading

import pytest

from spieltisch.games import load
from spieltisch.lab.batch import LEAST_PER_THREAD, Batch
from spieltisch.lab.team import Team


def test_all_parts_are_carried_out_side_by_side() -> None:
    meeting = threading.Barrier(3, timeout=30)

    def part(number: int) -> int:
        meeting.wait()  # passes only if all three are here at the same time
        return number

    team = Team(2)
    for _ in range(3):
        assert team.run([lambda: part(1), lambda: part(10), lambda: part(100)]) == 111
    team.close()


def test_what_a_part_raises_reaches_the_caller_and_the_next_run_is_whole() -> None:
    def fail() -> int:
        raise LookupError("here")

    team = Team(1)
    for parts in ([fail, lambda: 1], [lambda: 1, fail]):
        with pytest.raises(LookupError, match="here"):
            team.run(parts)
        assert team.run([lambda: 1, lambda: 2]) == 3
    team.close()


def test_the_threads_end_with_the_batch() -> None:
    before = set(threading.enumerate())
    batch = Batch(load("lighthouse_run"), 2 * LEAST_PER_THREAD, seats=3, threads=2)
    batch.step_at_random()
    (thread,) = set(threading.enumerate()) - before
    del batch
    gc.collect()
    thread.join(30)
    assert not thread.is_alive()
