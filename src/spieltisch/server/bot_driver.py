"""Moves for the bots: one task per table on which a bot has the decision.

A bot thinks in a worker process on a record that is concealed for its seat. If the worker
crashes, overruns or answers nonsense, the plain policy decides here, so a table never stops.
Between bots' moves people get time to follow; a table of bots only plays without pauses. A
question, as a game calls a decision that must not betray a hand, is answered after a fixed time.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from dataclasses import dataclass
from typing import Final

from spieltisch.bots import level
from spieltisch.bots.choose import choose
from spieltisch.bots.pool import BotPool
from spieltisch.bots.worker import Job, WorkerFailed
from spieltisch.game import Seat
from spieltisch.server.errors import ApiError
from spieltisch.server.hall import Hall, Live
from spieltisch.server.sights import unknowable
from spieltisch.server.store import StorageFailed, Store, Taken
from spieltisch.server.tables import Tables

log = logging.getLogger(__name__)

PLAIN_POLICY: Final = "greedy"
GONE: Final = ("unknown_table", "other_rules")  # waiting does not help such a table
FIRST_REST: Final = 1.0  # seconds until the second try
LONGEST_REST: Final = 30.0  # seconds between two tries while the database is away
QUESTION_PAUSE: Final = 1.2  # seconds before a bot answers one, whatever it holds
QUESTION_THOUGHT: Final = 0.5  # of it at most are spent on thinking


@dataclass(frozen=True)
class BotTurn:
    """A decision that is due, with all that a worker needs."""

    seat: Seat
    version: int
    job: Job
    pause: float


class BotDriver:
    """Watches the tables of this process; `wake` it when one has changed."""

    def __init__(self, hall: Hall, tables: Tables, pool: BotPool, pause: float) -> None:
        self._hall, self._tables, self._pool, self._pause = hall, tables, pool, pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def wake(self, table_id: str) -> None:
        """Move on this table as long as bots have the decision."""
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.get_running_loop().create_task(self._drive(table_id))
        self._tasks[table_id] = task
        task.add_done_callback(lambda ended: self._ended(table_id, ended))

    async def resume(self, store: Store) -> None:
        """After a start: go on with every table that waits for a bot."""
        for table_id in await store.waiting_for_bots():
            self.wake(table_id)

    async def close(self) -> None:
        """Stop all tasks and the worker processes."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.close()

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        del self._tasks[table_id]
        if not task.cancelled() and (error := task.exception()):
            log.error("table %s: its bots stopped", table_id, exc_info=error)
        if table_id in self._again:
            self._again.discard(table_id)
            self.wake(table_id)

    async def _drive(self, table_id: str) -> None:
        rest = FIRST_REST
        while True:
            self._again.discard(table_id)
            try:
                if not await self._move(table_id):
                    return
                rest = FIRST_REST
            except (StorageFailed, ApiError) as error:
                if isinstance(error, ApiError) and error.code in GONE:
                    return
                log.warning("table %s: the bot waits %g s: %r", table_id, rest, error)
                await asyncio.sleep(rest * random.uniform(0.8, 1.2))
                rest = min(2 * rest, LONGEST_REST)

    async def _move(self, table_id: str) -> bool:
        """One move; False when no bot has the decision."""
        async with self._hall.hold(table_id) as live:
            turn = turn_of(live, self._pause)
        if turn is None:
            return False
        started = time.monotonic()
        action = await self._think(table_id, turn)
        await asyncio.sleep(max(0.0, turn.pause - (time.monotonic() - started)))
        try:
            await self._tables.act_for_bot(table_id, turn.seat, turn.version, action)
        except Taken:
            pass  # another process has moved for the bot
        except ApiError as error:
            if error.code == "illegal":
                log.error("table %s: %s chose %d, illegal", table_id, turn.job[1], action)
                await self._tables.act_for_bot(table_id, turn.seat, turn.version, _plain(turn))
            elif error.code != "stale":
                raise
        return True

    async def _think(self, table_id: str, turn: BotTurn) -> int:
        try:
            return await self._pool.choose(turn.job)
        except WorkerFailed as error:
            log.error(
                "table %s: %s failed (%s), the plain policy moves", table_id, turn.job[1], error
            )
        return _plain(turn)


def turn_of(live: Live, usual: float) -> BotTurn | None:
    """The decision that a bot has at a table, None if no bot has it; `usual` is the pause.

    A question is answered after a fixed pause, and thinking ends before it.
    """
    match = live.match
    if match.over or match.seats[match.actor].kind != "bot":
        return None
    bot = match.seats[match.actor].bot or PLAIN_POLICY
    salt = unknowable(match, b"bot")
    record = match.concealed(match.actor, salt)
    budget, pause = level(bot).seconds, usual
    if match.view(match.actor).get("question"):
        pause = max(pause, QUESTION_PAUSE)
        budget = min(budget, QUESTION_THOUGHT)
    watched = any(sitting.kind != "bot" for sitting in match.seats)
    job = (match.game.facts.id, bot, record, match.actor, salt, budget)
    return BotTurn(match.actor, match.version, job, pause if watched else 0.0)


def _plain(turn: BotTurn) -> int:
    """The plain policy's action, decided in this process: it takes microseconds."""
    game_id, _, record, seat, seed, budget = turn.job
    return choose(game_id, PLAIN_POLICY, record, seat, seed, budget)
