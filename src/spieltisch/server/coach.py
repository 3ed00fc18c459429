"""The coach's own bot process: hints and analyses never take a worker from the bots at the tables.

Those who ask wait in a line of bounded length.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from spieltisch.bots.pool import BotPool
from spieltisch.bots.worker import WorkerFailed
from spieltisch.language import N_
from spieltisch.server.errors import ApiError

log = logging.getLogger(__name__)

MOST_WAITING: Final = 16  # questions, among them one for each analysis under way
PATIENCE: Final = 240.0  # seconds beyond an answer's own: the first may have to compile


class Coach:
    """Asks the functions of `bots.coach`."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._waiting = 0

    async def ask(self, function: str, given: tuple[Any, ...], seconds: float) -> Any:
        """What a function of `bots.coach` answers; ApiError when too many wait or it fails."""
        if self._waiting >= MOST_WAITING:
            raise ApiError("busy", N_("The coach is busy. Try again in a few seconds."))
        self._waiting += 1
        try:
            return await self._pool.ask(function, given, seconds + PATIENCE)
        except WorkerFailed as error:
            log.error("the coach failed at %s (%s)", function, error)
            raise ApiError("busy", N_("The coach was interrupted. Try again.")) from error
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the process."""
        self._pool.close()
