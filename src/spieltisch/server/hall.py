"""The tables of this process: live games rebuilt from the database, one lock for each.

The database is the single truth. A live game is a cache: it is brought up to date before each
use and dropped whenever a write went wrong, so it never runs ahead of what is stored.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from starlette.concurrency import run_in_threadpool

from spieltisch.game import Seat as SeatNumber
from spieltisch.games import GAMES, load
from spieltisch.language import N_
from spieltisch.match import Entry, Match, Seat
from spieltisch.match.entry import BOT, JOIN, PERSON
from spieltisch.server.errors import ApiError
from spieltisch.server.guests import Caller
from spieltisch.server.schema import LogRow, SeatRow, TableRow
from spieltisch.server.store import Store

MOST_LIVE: Final = 1000  # games kept in memory; others are replayed when they are needed
TABLE_ID: Final = re.compile("[a-z0-9]{1,16}")
MOST_ANSWERED: Final = 32  # of them keep their last answers, some 100 KB for each viewer


@dataclass
class Live:
    """One running or finished game with who sits where; use it only while it is held."""

    row: TableRow
    seats: list[SeatRow]
    match: Match
    keys: dict[str, int] = field(default_factory=dict)  # ply by the client's key
    answers: dict[object, bytes] = field(default_factory=dict)  # already made for this version
    stored: int = 0  # entries that are known to be in the database
    past: bool = False  # whether this is an earlier state, only to be looked at

    def mine(self, caller: Caller) -> list[SeatNumber]:
        """The seats of a guest, in order."""
        return [seat.seat for seat in self.seats if seat.owner and seat.owner == caller.mark]

    def grow(self, rows: Sequence[LogRow]) -> None:
        """Add stored entries that this game has not seen."""
        for row in rows:
            self.match.append(entry_of(row))
            self.note(row)

    def note(self, row: LogRow) -> None:
        """Remember the key of an entry that is in the game now; answers of before are old."""
        self.answers.clear()
        self.stored = row.ply + 1
        if row.key is not None:
            self.keys[row.key] = row.ply


@dataclass
class _Place:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    live: Live | None = None


class Hall:
    """All tables that this process has in memory, the longest unused go first."""

    def __init__(self, store: Store, check: Callable[[str], None] = lambda _: None) -> None:
        """`check` raises ApiError for a game that cannot be played yet."""
        self._store = store
        self._check = check
        self._places: OrderedDict[str, _Place] = OrderedDict()
        self._answered: OrderedDict[str, Live] = OrderedDict()

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[Live]:
        """A table, up to date and for the caller alone. Raises ApiError, StorageFailed."""
        place = self._place(table_id)
        async with place.lock:
            try:
                live = place.live = await self._fresh(table_id, place.live)
                yield live
            except ApiError:
                raise
            except BaseException:
                place.live = None  # it may have moved on without the database
                raise
            self._shrink(table_id, live)

    def forget(self, table_id: str) -> None:
        """Another process has changed a table: read it anew at its next use."""
        if place := self._places.get(table_id):
            place.live = None

    def __len__(self) -> int:
        return len(self._places)

    def _place(self, table_id: str) -> _Place:
        place = self._places.setdefault(table_id, _Place())
        self._places.move_to_end(table_id)
        return place

    def _shrink(self, used: str, live: Live) -> None:
        """Keep memory bounded: answers are for those who ask at the same moment."""
        self._answered[used] = live
        self._answered.move_to_end(used)
        while len(self._answered) > MOST_ANSWERED:
            self._answered.popitem(last=False)[1].answers.clear()
        oldest = next(iter(self._places))
        if len(self._places) > MOST_LIVE and not self._places[oldest].lock.locked():
            del self._places[oldest]

    async def _fresh(self, table_id: str, live: Live | None) -> Live:
        if live is None:
            return await self._rebuilt(table_id)
        rows = await self._store.entries(table_id, live.match.version)
        if rows:
            live.grow(rows)
            live.seats = await self._store.seats(table_id)
        return live

    async def _rebuilt(self, table_id: str) -> Live:
        known = TABLE_ID.fullmatch(table_id)
        row = await self._store.table(table_id) if known else None
        if row is None:
            self._places.pop(table_id, None)
            raise ApiError("unknown_table")
        check_rules(row)
        self._check(row.game)
        seats = await self._store.seats(table_id)
        live = Live(row, seats, new_match(row))
        rows = await self._store.entries(table_id, 0)
        await run_in_threadpool(live.grow, rows)  # a long game takes half a second
        return live


def check_rules(row: TableRow) -> None:
    """Raises ApiError for a table of other rules: rebuilt with these, it would be another game."""
    if row.game not in GAMES:
        sentence = N_("This table plays {game}, a game that this server does not have.")
        raise ApiError("other_rules", sentence, game=row.game)
    known = load(row.game).rules_version
    if row.rules_version != known:
        sentence = N_(
            "This table was played by rules version {stored}; this server plays version {known}."
        )
        raise ApiError("other_rules", sentence, stored=row.rules_version, known=known)


def new_match(row: TableRow) -> Match:
    """The game of a table as it stood at the start."""
    return Match(
        load(row.game), row.seating, options=row.options, secret=row.secret, variant=row.variant
    )


def row_of(ply: int, entry: Entry, key: str | None, now: int) -> LogRow:
    """An entry as it is stored."""
    sitter = entry.sitter
    name, bot = (sitter.name, sitter.bot) if sitter else (None, None)
    return LogRow(ply, entry.kind, entry.seat, entry.action, name, bot, entry.back, key, now)


def entry_of(row: LogRow) -> Entry:
    """A stored entry as the match takes it."""
    if row.kind != JOIN:
        return Entry(row.kind, row.seat, row.action, row.back)
    return Entry(JOIN, row.seat, sitter=Seat(row.name or "", BOT if row.bot else PERSON, row.bot))
