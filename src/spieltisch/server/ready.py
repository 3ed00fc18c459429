"""Whether the rules are compiled. The first start on a machine takes a quarter of a minute.

Compiling needs much memory and time, so a child process does it where nothing is compiled yet;
this process then loads the result from the cache.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from multiprocessing import get_context
from multiprocessing.connection import Connection
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
        """Fill the cache from a child process; if that fails, compiling happens here."""
        here, there = get_context("spawn").Pipe(duplex=False)
        child = get_context("spawn").Process(target=_compile, args=(there,), daemon=True)
        child.start()
        there.close()
        try:
            while True:
                self._note(*here.recv())
        except EOFError:
            child.join()

    def _note(self, done: int, total: int, _: str) -> None:
        """Progress only grows, also when loading follows compiling."""
        self.progress = max(self.progress, done / total if total else 1.0)


def _compile(pipe: Connection[Any, Any]) -> None:
    """The child: compile everything, say how far it is."""
    from spieltisch.warm import warm

    warm(GAMES, lambda *step: pipe.send(step))


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
