"""Who waits for news of a table, and the stream in which news reach a browser.

A listener holds one flag, not a queue: however many changes happen while it is busy, it sends
one newest view. So memory is bounded and a slow reader holds nobody up.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from spieltisch.language import N_
from spieltisch.server.errors import ApiError
from spieltisch.server.store import StorageFailed

MOST_LISTENERS: Final = 5000
PING_SECONDS: Final = 10.0
PING: Final = b"event: ping\ndata: {}\n\n"  # an event, so that a page can hear silence


class Listener:
    """One open stream: a flag that its table has changed."""

    def __init__(self) -> None:
        self._changed = asyncio.Event()

    def tell(self) -> None:
        """Something has changed."""
        self._changed.set()

    async def wait(self, seconds: float) -> bool:
        """True as soon as something has changed, False after that time."""
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return False
        self._changed.clear()
        return True


class Notices:
    """The listeners of all tables in this process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._count = 0
        self._closed = False

    def tell(self, table_id: str) -> None:
        """Wake everybody who listens to a table."""
        for listener in self._listeners.get(table_id, ()):
            listener.tell()

    def is_closed(self) -> bool:
        """Whether the server is stopping."""
        return self._closed

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        self._closed = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.tell()

    def check_room(self) -> None:
        """Raises ApiError when too many listen."""
        if self._count >= MOST_LISTENERS:
            raise ApiError("busy", N_("Too many people are watching. Try again later."))

    @contextmanager
    def listening(self, table_id: str) -> Iterator[Listener]:
        """Be woken by every change of a table. Raises ApiError when too many listen."""
        self.check_room()
        listener = Listener()
        self._listeners[table_id].add(listener)
        self._count += 1
        try:
            yield listener
        finally:
            self._count -= 1
            self._listeners[table_id].discard(listener)
            if not self._listeners[table_id]:
                del self._listeners[table_id]


News = Callable[[], Awaitable[tuple[int, bytes]]]  # the table's version and its view as JSON


async def stream(
    notices: Notices, table_id: str, news: News, seen: int | None
) -> AsyncIterator[bytes]:
    """The events of a table: its view now unless version `seen` is it, then at each change.

    Ends without a word when the database is away: the client comes back by itself.
    """
    with notices.listening(table_id) as listener, suppress(StorageFailed):
        version, view = await news()
        yield PING if version == seen else event(version, view)
        while not notices.is_closed():
            changed = await listener.wait(PING_SECONDS)
            if notices.is_closed():
                return
            yield event(*await news()) if changed else PING


def event(version: int, view: bytes) -> bytes:
    """One server-sent event; JSON has no line breaks, so one data line holds it."""
    return b"event: table\nid: %d\ndata: %b\n\n" % (version, view)
