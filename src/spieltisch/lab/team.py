"""The threads of a batch beside the caller's own, see handover.py."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

from spieltisch.lab.handover import (
    CALLED,
    LEADER,
    THREADS,
    UNFINISHED,
    Words,
    gather,
    give_order,
    word,
)

PAUSE: Final = 0.0001  # seconds, between looks for the end of parts that take long


class Team:
    """Threads 1, 2, ... that carry out the orders in `words`; the caller's own is thread 0.

    `take_part(thread)` carries out orders until there is none for a while; for the leader, its
    part of one order, and returns what came of it.
    """

    def __init__(self, words: Words, take_part: Callable[[int], int]) -> None:
        self._words, self._take_part = words, take_part
        self._members = [_Member(thread, take_part) for thread in range(1, words[THREADS])]

    def run(self, mode: int, steps: int, seed: int) -> int:
        """Let all threads carry out an order side by side; the sum of what came of it.

        One caller at a time. Raises what a thread raised.
        """
        self._raise()
        if give_order(self._words, mode, steps, seed):
            self._wake()
        own = self._take_part(LEADER)
        others = gather(self._words)
        while others == UNFINISHED:
            self._raise()
            time.sleep(PAUSE)
            others = gather(self._words)
        return own + int(others)

    def close(self) -> None:
        """Let the threads end, each after its next rest."""
        for member in self._members:
            member.close()

    def _wake(self) -> None:
        for member in self._members:
            place = word(member.number, CALLED)
            if self._words[place]:
                self._words[place] = 0
                member.wake()

    def _raise(self) -> None:
        for member in self._members:
            if member.error is not None:
                raise member.error


class _Member:
    """One thread."""

    def __init__(self, number: int, take_part: Callable[[int], int]) -> None:
        self.number = number
        self.error: BaseException | None = None
        self._take_part, self._closed = take_part, False
        self._alarm = threading.Semaphore(0)
        threading.Thread(target=self._work, name="batch", daemon=True).start()

    def _work(self) -> None:
        self._alarm.acquire()
        while not self._closed:
            try:
                self._take_part(self.number)
            except BaseException as error:  # told to the caller
                self.error = error
                return
            self._alarm.acquire()

    def wake(self) -> None:
        self._alarm.release()

    def close(self) -> None:
        self._closed = True
        self._alarm.release()
