"""Whether the rules are compiled. The first start on a machine takes a quarter of a minute.

Compiling needs much memory and time, so child processes do it where nothing is compiled yet, one
game on each processor; this process then loads the result from the cache.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from queue import Empty
from typing import Any, Final

from spieltisch.games import GAMES
from spieltisch.language import Words
from spieltisch.server.errors import ApiError

log = logging.getLogger(__name__)

UNNOTICED: Final = 1.0  # seconds: a warm start needs no bar
STEP: Final = 0.2  # seconds between two looks at the progress


class Readiness:
    """Compiles in the background; until then pages show a notice and the API says `busy`."""

    def __init__(self) -> None:
        self.ready = False
        self.progress = 0.0

    def start(self) -> None:
        """Begin; returns at once."""
        threading.Thread(target=self._prepare, name="warm", daemon=True).start()

    def check(self) -> None:
        """Raises ApiError while the rules are not compiled."""
        if not self.ready:
            raise ApiError("busy")

    def _prepare(self) -> None:
        """Compile all games, or load what was compiled before."""
        from spieltisch.kernel.compile import cache_folder
        from spieltisch.warm import warm

        try:
            if not any(cache_folder().glob("**/*.nbi")):
                self._compile_apart()
            warm(GAMES, self._note)
        except Exception:
            log.exception("the rules could not be compiled ahead; the first use compiles them")
        self.ready, self.progress = True, 1.0

    def _compile_apart(self) -> None:
        """Fill the cache from child processes; if that fails, compiling happens here."""
        steps = dict.fromkeys(GAMES, 0.0)
        children = get_context("spawn").Queue()

        def hear(game_id: str, share: float) -> None:
            steps[game_id] = share
            self.progress = sum(steps.values()) / len(steps)

        with ProcessPoolExecutor(cores(), get_context("spawn"), _use, (children,)) as pool:
            running = [pool.submit(_compile, game_id) for game_id in GAMES]
            while not all(future.done() for future in running):
                with suppress(Empty):
                    hear(*children.get(timeout=STEP))

    def _note(self, done: int, total: int, _: str) -> None:
        """Progress only grows, also when loading follows compiling."""
        self.progress = max(self.progress, done / total if total else 1.0)


def cores() -> int:
    """How many processors this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


_told: Any = None  # in a child: the queue to the parent


def _use(queue: Any) -> None:
    """A child begins: this is where it tells its progress."""
    global _told
    _told = queue


def _compile(game_id: str) -> None:
    """A child compiles one game and says how far it is."""
    from spieltisch.warm import warm

    warm((game_id,), lambda done, total, _: _told.put((game_id, done / total)))


async def show_progress(readiness: Readiness, w: Words) -> None:
    """A bar in the terminal while the rules are compiled; none where nobody watches."""
    await asyncio.sleep(UNNOTICED)
    if readiness.ready or not sys.stderr.isatty():
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(w("Setting up the games, once on this machine"), total=1.0)
        while not readiness.ready:
            bar.update(task, completed=readiness.progress)
            await asyncio.sleep(STEP)
