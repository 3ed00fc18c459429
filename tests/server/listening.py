"""An ear at a table's stream inside the process: every event as it is sent, in order."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future
from types import TracebackType
from typing import Any, Self

from tests.server.house import ADDRESS, Guest, House

SECONDS = 30.0


class Ear:
    """Listens to the events of a table as a guest; use it as a context manager."""

    def __init__(self, house: House, guest: Guest, table_id: str, seat: int) -> None:
        self._house = house
        self._gone: asyncio.Event | None = None
        self._heard = bytearray()
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        host = ADDRESS.partition("//")[2]
        self._scope = {
            "type": "http",
            "method": "GET",
            "path": f"/api/tables/{table_id}/events",
            "query_string": f"seat={seat}".encode(),
            "headers": [(b"host", host.encode()), (b"cookie", cookies.encode())],
        }

    def __enter__(self) -> Self:
        self._task: Future[None] = self._house.portal.start_task_soon(self._listen)
        self.wait_for(1)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self._task.cancel()

    def events(self) -> list[tuple[int, str]]:
        """All events of the table until now: version and what was told."""
        parts = bytes(self._heard).decode().split("\n\n")[:-1]
        rows = [dict(line.split(": ", 1) for line in part.split("\n")) for part in parts]
        return [(int(row["id"]), row["data"]) for row in rows if row["event"] == "table"]

    def wait_for(self, count: int) -> None:
        """Until so many events have come."""
        end = time.monotonic() + SECONDS
        while len(self.events()) < count:
            assert time.monotonic() < end, "the stream is silent"
            time.sleep(0.005)

    def wait_for_version(self, version: int) -> None:
        """Until the newest event tells of this version."""
        end = time.monotonic() + SECONDS
        while self.events()[-1][0] < version:
            assert time.monotonic() < end, "the stream is silent"
            time.sleep(0.005)

    async def _listen(self) -> None:
        self._gone = asyncio.Event()
        await self._house.app(self._scope, self._receive, self._send)

    async def _receive(self) -> dict[str, Any]:
        assert self._gone
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            assert message["status"] == 200
        self._heard += message.get("body", b"")
