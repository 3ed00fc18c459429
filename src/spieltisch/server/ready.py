"""Whether the rules are compiled. The first start on a machine takes a minute or two.

Compiling needs much memory and time, so child processes do it where nothing is compiled yet, one
game on each processor; this process then loads the result from the cache.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from queue import Empty
from typing import Any, Final

from spieltisch.cores import cores
from spieltisch.games import GAMES
from spieltisch.language import Words
from spieltisch.server.errors import ApiError

log = logging.getLogger(__name__)

UNNOTICED: Final = 1.0  # seconds: a warm start needs no bar
ALMOST: Final = 0.95  # of a game that is compiled but not loaded
STEP: Final = 0.2  # seconds between two looks at the progress


class Readiness:
    """Which games are compiled. A game that is not makes its tables wait, and nothing else."""

    def __init__(self) -> None:
        self._shares = dict.fromkeys(GAMES, 0.0)

    @property
    def ready(self) -> bool:
        """Whether all games are compiled."""
        return all(self.is_ready(game_id) for game_id in self._shares)

    @property
    def progress(self) -> float:
        """How far compiling is, 0..1 over all games."""
        return sum(self._shares.values()) / len(self._shares)

    def start(self) -> None:
        """Begin; returns at once."""
        threading.Thread(target=self._prepare, name="warm", daemon=True).start()

    def is_ready(self, game_id: str) -> bool:
        """Whether a game can be played."""
        return self._shares[game_id] >= 1.0

    def check(self, game_id: str) -> None:
        """Raises ApiError while a game is not compiled."""
        if not self.is_ready(game_id):
            raise ApiError("busy")

    def note(self, game_id: str, share: float) -> None:
        """A game is compiled up to `share`, 0..1; progress only grows."""
        self._shares[game_id] = max(self._shares[game_id], share)

    def _prepare(self) -> None:
        """Compile all games, or load what was compiled before."""
        from spieltisch.kernel.cache import is_compiled

        known = [game_id for game_id in GAMES if is_compiled(game_id)]
        for game_id in known:
            self._load(game_id)
        if new := [game_id for game_id in GAMES if game_id not in known]:
            self._compile_apart(new)

    def _compile_apart(self, game_ids: Sequence[str]) -> None:
        """Fill the cache from child processes; each game opens as soon as it is done."""
        told = get_context("spawn").Queue()
        with ProcessPoolExecutor(cores(), get_context("spawn"), _use, (told,)) as pool:
            running = {pool.submit(_compile, game_id): game_id for game_id in game_ids}
            while running:
                with suppress(Empty):
                    game_id, share = told.get(timeout=STEP)
                    self.note(game_id, min(share, ALMOST))
                for future in [future for future in running if future.done()]:
                    self._load(running.pop(future))

    def _load(self, game_id: str) -> None:
        """Bring a compiled game into this process; what is missing is compiled here."""
        from spieltisch.warm import warm

        try:
            warm((game_id,), lambda done, total, _: None, lab=False)
        except Exception:
            log.exception("%s could not be compiled ahead; its first use compiles it", game_id)
        self.note(game_id, 1.0)


_told: Any = None  # in a child: the queue to the parent


def _use(queue: Any) -> None:
    """A child begins: this is where it tells its progress."""
    global _told
    _told = queue


def _compile(game_id: str) -> None:
    """A child compiles one game and says how far it is."""
    from spieltisch.warm import warm

    warm((game_id,), lambda done, total, _: _told.put((game_id, done / total)), lab=False)


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
