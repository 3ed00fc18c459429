"""A few processes for bots, started when first needed, replaced when one fails."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from spieltisch.bots.worker import Arguments, Job, Worker, WorkerFailed


class BotPool:
    """At most `size` bots think at the same time; more wait in line."""

    def __init__(self, size: int) -> None:
        self._free: list[Worker] = []
        self._all: set[Worker] = set()
        self._places = asyncio.Semaphore(size)
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="bot")

    async def choose(self, job: Job) -> int:
        """The bot's action. Raises WorkerFailed; the next question gets a new process."""
        return int(await self.ask("choose", job, job[-1]))

    async def ask(self, kind: str, arguments: Arguments, seconds: float) -> Any:
        """What a worker answers: see `Worker.ask`. Raises WorkerFailed likewise."""
        async with self._places:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, self._ask, kind, arguments, seconds
            )

    def _ask(self, kind: str, arguments: Arguments, seconds: float) -> Any:
        worker = self._take()
        try:
            answer = worker.ask(kind, arguments, seconds)
        except BaseException:
            self._all.discard(worker)
            worker.kill()
            raise
        self._free.append(worker)
        return answer

    def _take(self) -> Worker:
        if self._free:
            return self._free.pop()
        try:
            worker = Worker()
        except OSError as error:
            raise WorkerFailed(f"no process could be started: {error}") from error
        self._all.add(worker)
        return worker

    def close(self) -> None:
        """End all processes at once, also those that think."""
        for worker in list(self._all):
            worker.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)
