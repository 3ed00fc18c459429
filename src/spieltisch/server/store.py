"""Reading and writing the database, one method per question. No rule and no JSON shape here.

Every write is one transaction. What can go wrong is said in two exceptions: somebody else was
first (Taken), or the database cannot be reached or written (StorageFailed).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from sqlalchemy import Row, and_, event, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from spieltisch.match import Seat
from spieltisch.server.schema import GUESTS, LOG, SEATS, TABLES, LogRow, Result, SeatRow, TableRow

CHANNEL: Final = "spieltisch"  # of PostgreSQL's NOTIFY
BUSY_MILLISECONDS: Final = 5000


class Taken(Exception):
    """The ply or the key is in the log already: another writer was first."""


class StorageFailed(Exception):
    """The database cannot be read or written; `full` if the disk is full."""

    def __init__(self, cause: BaseException) -> None:
        said = str(getattr(cause, "orig", None) or cause)  # without the statement and its values
        super().__init__(said)
        self.full = "full" in said.lower()


@dataclass(frozen=True)
class After:
    """What an entry leaves behind: who decides, the result when over, a seat that was taken."""

    actor: int
    result: Result | None = None
    seat: SeatRow | None = None


class Store:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        self.shared = not url.startswith("sqlite")  # with other processes, by PostgreSQL
        self._engine = create_async_engine(url, pool_pre_ping=self.shared, hide_parameters=True)
        self._writing = asyncio.Lock()  # SQLite has one writer; waiting here costs no retries
        if not self.shared:
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Create or upgrade the database. Raises StorageFailed."""
        from spieltisch.server.migrations import upgrade

        try:
            async with self._connection(write=True) as connection:
                await connection.run_sync(upgrade)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Give all connections back."""
        await self._engine.dispose()

    async def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow]
    ) -> None:
        """Store a new table with its seats and whatever its log already holds."""
        row = asdict(table) | {
            "options": json.dumps(table.options),
            "seating": json.dumps([asdict(seat) for seat in table.seating]),
            "secret": table.secret.hex(),
            "result": _json(table.result),
        }
        async with self._connection(write=True) as connection:
            await connection.execute(insert(TABLES), row)
            here = {"table_id": table.id}
            await connection.execute(insert(SEATS), [here | asdict(seat) for seat in seats])
            if log:
                await connection.execute(insert(LOG), [here | asdict(entry) for entry in log])

    async def append(
        self, table_id: str, entries: Sequence[LogRow], after: After, note: str = ""
    ) -> None:
        """Add entries to a log, all or none, with what is true from now on.

        `note` is what other processes hear. Raises Taken when a ply or the key exists.
        """
        rows = [{"table_id": table_id, **asdict(entry)} for entry in entries]
        async with self._connection(write=True) as connection:
            await connection.execute(insert(LOG), rows)
            stands = {
                "actor": after.actor,
                "ended": entries[-1].at if after.result else None,
                "result": _json(after.result),
            }
            await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(stands))
            if after.seat is not None:
                place = and_(SEATS.c.table_id == table_id, SEATS.c.seat == after.seat.seat)
                await connection.execute(update(SEATS).where(place).values(asdict(after.seat)))
            await self._notify(connection, note)

    async def set_rematch(self, table_id: str, rematch: str, note: str = "") -> bool:
        """Name the table on which the people of a finished one play again; False if one is."""
        free = and_(TABLES.c.id == table_id, TABLES.c.rematch.is_(None))
        async with self._connection(write=True) as connection:
            done = await connection.execute(update(TABLES).where(free).values(rematch=rematch))
            await self._notify(connection, note)
            return bool(done.rowcount)

    async def remember_name(self, mark: str, name: str) -> None:
        """Keep a guest's nickname."""
        async with self._connection(write=True) as connection:
            known = update(GUESTS).where(GUESTS.c.mark == mark).values(name=name)
            if not (await connection.execute(known)).rowcount:
                await connection.execute(insert(GUESTS), {"mark": mark, "name": name})

    async def name_of(self, mark: str) -> str:
        """A guest's nickname, empty if there is none."""
        async with self._connection() as connection:
            name = await connection.scalar(select(GUESTS.c.name).where(GUESTS.c.mark == mark))
            return str(name or "")

    async def table(self, table_id: str) -> TableRow | None:
        """A table by its id."""
        async with self._connection() as connection:
            found = await connection.execute(select(TABLES).where(TABLES.c.id == table_id))
            row = found.first()
            return _table(row) if row else None

    async def ids(self) -> list[str]:
        """All tables, oldest first."""
        async with self._connection() as connection:
            found = await connection.scalars(select(TABLES.c.id).order_by(TABLES.c.created))
            return [str(table_id) for table_id in found]

    async def seats(self, table_id: str) -> list[SeatRow]:
        """The seats of a table as they are now, in order."""
        return (await self.seats_of([table_id])).get(table_id, [])

    async def seats_of(self, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables, by table."""
        columns = [SEATS.c[n] for n in ("table_id", "seat", "kind", "name", "bot", "owner")]
        wanted = select(*columns).where(SEATS.c.table_id.in_(table_ids)).order_by(SEATS.c.seat)
        found: dict[str, list[SeatRow]] = {}
        async with self._connection() as connection:
            for table_id, *row in await connection.execute(wanted):
                found.setdefault(table_id, []).append(SeatRow(*row))
        return found

    async def entries(self, table_id: str, known: int) -> list[LogRow]:
        """The log of a table without its first `known` entries."""
        columns = [LOG.c[field.name] for field in fields(LogRow)]
        later = and_(LOG.c.table_id == table_id, LOG.c.ply >= known)
        wanted = select(*columns).where(later).order_by(LOG.c.ply)
        async with self._connection() as connection:
            return [LogRow(*row) for row in await connection.execute(wanted)]

    async def tables_of(self, mark: str, most: int) -> list[TableRow]:
        """The tables that a guest sits at or has opened, running and newest first."""
        sits = select(SEATS.c.table_id).where(SEATS.c.owner == mark)
        mine = TABLES.c.id.in_(sits) | (TABLES.c.owner == mark)
        order = (TABLES.c.ended.is_not(None), TABLES.c.created.desc())
        async with self._connection() as connection:
            found = await connection.execute(
                select(TABLES).where(mine).order_by(*order).limit(most)
            )
            return [_table(row) for row in found]

    async def opened_by(self, mark: str, since: int) -> tuple[int, int]:
        """How many tables a guest has opened that still run, and how many after `since`."""
        running = func.count().filter(TABLES.c.actor >= 0)
        recent = func.count().filter(TABLES.c.created > since)
        async with self._connection() as connection:
            wanted = select(running, recent).where(TABLES.c.owner == mark)
            found = (await connection.execute(wanted)).one()
            return int(found[0]), int(found[1])

    async def running(self, most: int) -> list[TableRow]:
        """Tables whose game is not over, newest first."""
        wanted = select(TABLES).where(TABLES.c.actor >= 0).order_by(TABLES.c.created.desc())
        async with self._connection() as connection:
            return [_table(row) for row in await connection.execute(wanted.limit(most))]

    async def waiting_for_bots(self) -> list[str]:
        """The tables on which a bot has the decision."""
        deciding = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.actor)
        wanted = select(TABLES.c.id).join(SEATS, deciding).where(SEATS.c.kind == "bot")
        async with self._connection() as connection:
            return [str(table_id) for table_id in await connection.scalars(wanted)]

    async def _notify(self, connection: AsyncConnection, note: str) -> None:
        if self.shared and note:
            await connection.execute(select(func.pg_notify(CHANNEL, note)))

    @asynccontextmanager
    async def _connection(self, *, write: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction; what the database complains about becomes one of our two exceptions."""
        try:
            if write and not self.shared:
                async with self._writing, self._engine.begin() as connection:
                    yield connection
            else:
                async with self._engine.begin() as connection:
                    yield connection
        except IntegrityError as error:
            raise Taken from error
        except (DBAPIError, SQLAlchemyError, OSError) as error:
            raise StorageFailed(error) from error


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Settings of each connection: what is stored survives a crash, readers never wait."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.close()


def _table(row: Row[Any]) -> TableRow:
    found = dict(row._mapping)
    found["options"] = json.loads(found["options"])
    found["seating"] = [Seat(**seat) for seat in json.loads(found["seating"])]
    found["result"] = Result(**json.loads(found["result"])) if found["result"] else None
    found["secret"] = bytes.fromhex(found["secret"])
    return TableRow(**found)


def _json(result: Result | None) -> str | None:
    return json.dumps(asdict(result)) if result else None
