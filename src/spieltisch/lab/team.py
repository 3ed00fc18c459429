"""Threads that wait for their next part of the same kind of work, as a batch needs at each step.

The standard library's pool makes an object and takes several locks for each call; a step of a
thousand games is over before that. Here one lock starts a thread and another tells that it is
done.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

Part = Callable[[], int]


class Team:
    """A thread for each part of the work but the first, which the caller's own thread does."""

    def __init__(self, others: int) -> None:
        self._members = [_Member() for _ in range(others)]

    def run(self, parts: list[Part]) -> int:
        """Carry out all parts, as many as there are threads, side by side; the sum.

        One caller at a time. Raises what a part raises, after all have ended.
        """
        for member, part in zip(self._members, parts[1:], strict=True):
            member.begin(part)
        try:
            total = parts[0]()
        finally:
            results = [member.end() for member in self._members]
        return total + sum(_value(result) for result in results)

    def close(self) -> None:
        """Let the threads end; nothing runs then."""
        for member in self._members:
            member.begin(None)


class _Member:
    """One thread."""

    def __init__(self) -> None:
        self._part: Part | None = None
        self._result: int | BaseException = 0
        self._go, self._done = threading.Lock(), threading.Lock()
        self._go.acquire()
        self._done.acquire()
        threading.Thread(target=self._work, name="batch", daemon=True).start()

    def _work(self) -> None:
        while True:
            self._go.acquire()
            if self._part is None:
                return
            try:
                self._result = self._part()
            except BaseException as error:  # told to the caller
                self._result = error
            self._part = None  # or it would keep alive what it belongs to
            self._done.release()

    def begin(self, part: Part | None) -> None:
        """Start on a part, or end for good without one."""
        self._part = part
        self._go.release()

    def end(self) -> int | BaseException:
        """Wait; the result, or what the part raised."""
        self._done.acquire()
        return self._result


def _value(result: int | BaseException) -> int:
    if isinstance(result, BaseException):
        raise result
    return result
