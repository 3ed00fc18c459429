"""A few processes for bots, started when first needed, replaced when one fails."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from spieltisch.bots.worker import Job, Worker, WorkerFailed


class BotPool:
    """At most `size` bots think at the same time; more wait in line."""

    def __init__(self, size: int) -> None:
        self._free: list[Worker] = []
        self._all: set[Worker] = set()
        self._places = asyncio.Semaphore(size)
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="bot")

    async def choose(self, job: Job) -> int:
        """The bot's action. Raises WorkerFailed; the next question gets a new process."""
        async with self._places:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, self._choose, job
            )

    def _choose(self, job: Job) -> int:
        worker = self._take()
        try:
            action = worker.choose(job)
        except BaseException:
            self._all.discard(worker)
            worker.kill()
            raise
        self._free.append(worker)
        return action

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
