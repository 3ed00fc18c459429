"""The database: tables, seats, the append-only log, guests. One row class for each.

The primary key (table, ply) of the log is the concurrency control: of two writers of the same
ply exactly one wins. Times are milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

from spieltisch.match import Seat

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("variant", String(32), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seating", Text, nullable=False),  # JSON: the seats as they were at the start
    Column("secret", String(64), nullable=False),  # hex
    Column("owner", String(64), nullable=False),  # mark of the guest who opened the table
    Column("created", BigInteger, nullable=False),
    Column("actor", Integer, nullable=False),  # seat whose decision it is, -1 when over
    Column("ended", BigInteger),
    Column("result", Text),  # JSON: scores and ranks of a finished game
    Column("rematch", String(16)),  # the table on which these people play again
    Index("tables_by_owner", "owner"),
    Index("tables_by_actor", "actor"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open; as it is now
    Column("name", String(64), nullable=False),
    Column("bot", String(16)),
    Column("owner", String(64)),  # mark of the guest who holds the seat
    Index("seats_by_owner", "owner"),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # act, undo, wish, join
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("name", String(64)),
    Column("bot", String(16)),
    Column("back", Integer, nullable=False),
    Column("key", String(64)),  # the client's own mark of this request
    Column("at", BigInteger, nullable=False),
    Index("log_by_key", "table_id", "key", unique=True),
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("mark", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
)


@dataclass(frozen=True)
class SeatRow:
    """One seat of a table as it is now."""

    seat: int
    kind: str
    name: str
    bot: str | None = None
    owner: str | None = None


@dataclass(frozen=True)
class LogRow:
    """One entry of a table's log."""

    ply: int
    kind: str
    seat: int
    action: int | None  # of an act
    name: str | None  # of who sits down
    bot: str | None  # its level if it is a bot
    back: int  # how many acts an undo takes back
    key: str | None
    at: int


@dataclass(frozen=True)
class Result:
    """How a game ended, per seat; equal ranks share a place."""

    scores: Sequence[int]
    ranks: Sequence[int]


@dataclass(frozen=True)
class TableRow:
    """A table: what it was opened with and how it stands."""

    id: str
    game: str
    rules_version: int
    variant: str
    options: Mapping[str, Any]
    seating: Sequence[Seat]  # at the start
    secret: bytes
    owner: str
    created: int
    actor: int
    ended: int | None = None
    result: Result | None = None
    rematch: str | None = None
