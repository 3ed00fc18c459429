"""News between server processes on one PostgreSQL, by its LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from spieltisch.server.store import CHANNEL

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 2.0


async def relay(url: str, process: str, hear: Callable[[str], None]) -> None:
    """Call `hear` with the id of each table that another process has changed; never returns."""
    import psycopg

    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                async for notice in connection.notifies():
                    sender, _, table_id = notice.payload.partition(":")
                    if sender != process:
                        hear(table_id)
        except (psycopg.Error, OSError) as error:
            log.warning("no notices from other processes, next try soon: %r", error)
        await asyncio.sleep(RETRY_SECONDS)
