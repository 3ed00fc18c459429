"""One process in which bots think, seen from the process that asks."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

START_SECONDS: Final = 60.0  # for importing the rules and loading compiled code
GRACE_SECONDS: Final = 10.0  # beyond a bot's own time, before it counts as stuck

Job = tuple[str, str, bytes, int, bytes, float]  # what `choose` takes
Arguments = tuple[Any, ...]  # of a question; the first is always the game's id


class WorkerFailed(Exception):
    """A worker died, took too long or could not answer; the message says which."""


class Worker:
    """A process that answers one question at a time. All methods block; call from a thread."""

    def __init__(self) -> None:
        here, there = get_context("spawn").Pipe()
        self._pipe: Connection[Any, Any] = here
        self._process = get_context("spawn").Process(target=_serve, args=(there,), daemon=True)
        self._process.start()
        there.close()

    def ask(self, kind: str, arguments: Arguments, seconds: float) -> Any:
        """The answer of the function `kind` of `questions`, called with the arguments.

        Raises WorkerFailed after `seconds` and some of grace.
        """
        self._ask(("load", arguments[:1]), START_SECONDS)
        return self._ask((kind, arguments), seconds + GRACE_SECONDS)

    def kill(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.join(1.0)
        self._pipe.close()

    def _ask(self, question: tuple[str, Arguments], seconds: float) -> Any:
        try:
            self._pipe.send(question)
            if not self._pipe.poll(seconds):
                raise WorkerFailed(f"no answer after {seconds:g} s")
            kind, answer = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerFailed("the process ended") from error
        if kind == "failed":
            raise WorkerFailed(str(answer))
        return answer


def questions() -> dict[str, Callable[..., Any]]:
    """What a process can be asked, by kind."""
    from spieltisch.bots.advice import advise, expect
    from spieltisch.bots.choose import choose
    from spieltisch.bots.coach import counsel, judge
    from spieltisch.games import load

    return {
        "load": lambda game_id: load(game_id).facts.id,
        "choose": choose,
        "advise": advise,
        "expect": expect,
        "counsel": counsel,
        "judge": judge,
    }


def _serve(pipe: Connection[Any, Any]) -> None:
    """The loop of the process: answer questions until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C ends the server, which ends us
    with contextlib.suppress(EOFError, OSError):
        while True:
            kind, arguments = pipe.recv()
            try:
                answer = questions()[kind](*arguments)
            except Exception as error:  # whatever a bot does wrong must not end the process
                pipe.send(("failed", repr(error)))
            else:
                pipe.send(("ok", answer))
