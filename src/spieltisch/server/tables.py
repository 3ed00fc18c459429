"""Every change of a table goes through here: seat, version, legality, then storage, then news.

A change is stored before anybody hears of it. The order of the checks is the same everywhere:
was this request carried out before, is the seat the caller's, is its version the present one,
does the match agree.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from spieltisch.game import Seat as SeatNumber
from spieltisch.games import load
from spieltisch.language import N_, SOURCE_LANGUAGE, Words, words
from spieltisch.match import Match, Refused, Seat, new_secret, seating
from spieltisch.server.errors import ApiError
from spieltisch.server.guests import Caller
from spieltisch.server.hall import Hall, Live, row_of
from spieltisch.server.schema import LogRow, Result, SeatRow, TableRow
from spieltisch.server.seating import bot_seat, check_seating, person_seat
from spieltisch.server.store import After, Store, Taken
from spieltisch.server.take_back import take_back

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none is mistaken for another
ID_LENGTH: Final = 12  # 59 bits

Change = Callable[[Live], SeatRow | None]  # what a request does; the seat it has taken, if any


@dataclass(frozen=True)
class Ask:
    """Who asks to change which table, for which own seat, under which key."""

    caller: Caller
    table_id: str
    seat: SeatNumber | None = None
    key: str | None = None

    @property
    def stored_key(self) -> str | None:
        """The key as the log keeps it: the same word from two guests means two intentions."""
        if self.key is None:
            return None
        return hashlib.sha256(f"{self.caller.mark} {self.key}".encode()).hexdigest()


class Tables:
    """Opening tables and changing them. `changed` are told the id of each changed table."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall
        self.process = secrets.token_hex(4)  # tells own notices from those of other processes
        self.changed: list[Callable[[str], None]] = []

    async def open(
        self,
        caller: Caller,
        game: str,
        variant: str,
        options: Mapping[str, bool],
        seats: Sequence[SeatRow],
    ) -> str:
        """Deal a new game; the id of its table."""
        secret = new_secret()
        order = seating(secret, len(seats)) if options["shuffle"] else range(len(seats))
        placed = [replace(seats[entered], seat=place) for place, entered in enumerate(order)]
        sitting = [
            Seat(seat.name, seat.kind, seat.bot, entered)
            for seat, entered in zip(placed, order, strict=True)
        ]
        match = Match(load(game), sitting, options=options, secret=secret, variant=variant)
        return await self._keep(caller, match, placed)

    async def keep_record(self, caller: Caller, match: Match) -> str:
        """Keep an imported game, so that it can be looked at; nobody owns its seats."""
        check_seating(match)
        seats = [SeatRow(n, seat.kind, seat.name, seat.bot) for n, seat in enumerate(match.seats)]
        return await self._keep(caller, match, seats)

    async def act(self, ask: Ask, version: int, action: int) -> None:
        """Carry out an action for a guest. Raises ApiError, StorageFailed."""

        def change(live: Live) -> None:
            mine = _own_seats(live, ask)
            _check_version(live, version)
            if live.match.over:
                raise ApiError("over")
            actor = live.match.actor
            if actor not in mine or ask.seat not in (None, actor):
                raise ApiError("not_your_turn")
            _play(live, actor, action, ask.caller.words)

        await self._change(ask.table_id, ask.stored_key, change)

    async def act_for_bot(self, table_id: str, seat: SeatNumber, version: int, action: int) -> None:
        """Carry out an action for a bot. Raises ApiError, StorageFailed."""

        def change(live: Live) -> None:
            _check_version(live, version)
            _play(live, seat, action, words(SOURCE_LANGUAGE))

        await self._change(table_id, None, change)

    async def undo(self, ask: Ask, version: int | None) -> None:
        """Take back, agree to it or ask for it, whichever the table allows. Raises ApiError."""

        def change(live: Live) -> None:
            mine = _own_seats(live, ask)
            if version is not None:
                _check_version(live, version)
            take_back(live.match, mine, ask.seat)

        await self._change(ask.table_id, ask.stored_key, change)

    async def sit(self, ask: Ask, seat: SeatNumber, name: str) -> None:
        """Take an open seat for the guest. Raises ApiError, StorageFailed."""

        def change(live: Live) -> SeatRow | None:
            if seat in live.mine(ask.caller):
                return None
            _check_open(live, seat)
            return _seated(live, person_seat(seat, name, ask.caller, _names(live)))

        await self._change(ask.table_id, ask.stored_key, change)

    async def seat_bot(self, ask: Ask, seat: SeatNumber, bot: str, name: str) -> None:
        """Let the computer take an open seat; only the owner of the table may."""

        def change(live: Live) -> SeatRow:
            if live.row.owner != ask.caller.mark:
                raise ApiError("not_your_seat", N_("Only who opened the table seats a bot."))
            _check_open(live, seat)
            return _seated(live, bot_seat(seat, bot, name, ask.caller.words, _names(live)))

        await self._change(ask.table_id, ask.stored_key, change)

    async def rematch(self, caller: Caller, table_id: str) -> str:
        """The table on which the same people play again; opened at the first call."""
        async with self._hall.hold(table_id) as live:
            if live.row.owner != caller.mark and not live.mine(caller):
                raise ApiError("not_your_seat")
            if not live.match.over:
                raise ApiError("bad_request", N_("A rematch starts when the game is over."))
            if live.row.rematch is None:
                await self._open_rematch(live, caller)
            rematch = live.row.rematch
        self._tell(table_id)
        return str(rematch)

    async def _open_rematch(self, live: Live, caller: Caller) -> None:
        row = live.row
        table_id = await self.open(caller, row.game, row.variant, row.options, live.seats)
        if not await self._store.set_rematch(row.id, table_id, self._note(row.id)):
            stored = await self._store.table(row.id)  # another process was faster
            table_id = stored.rematch or table_id if stored else table_id
        live.row = replace(row, rematch=table_id)
        live.answers.clear()

    async def _keep(self, caller: Caller, match: Match, seats: Sequence[SeatRow]) -> str:
        now = milliseconds()
        row = TableRow(
            id=_new_id(),
            game=match.game.facts.id,
            rules_version=match.game.rules_version,
            variant=match.variant,
            options=match.options,
            seating=match.opening_seats,
            secret=match.secret,
            owner=caller.mark,
            created=now,
            actor=match.actor,
            ended=now if match.over else None,
            result=result_of(match),
        )
        await self._store.add_table(row, seats, rows_of(match, 0, None, now))
        self._tell(row.id)
        return row.id

    async def _change(self, table_id: str, key: str | None, change: Change) -> None:
        """Make a change, once per key; if another process was faster, on what it left.

        The second time finds the version to be stale, or the key to be carried out already.
        """
        for last_try in (False, True):
            try:
                async with self._hall.hold(table_id) as live:
                    if key not in live.keys:
                        await self._commit(live, key, change(live))
                return
            except Taken:
                if last_try:
                    raise

    async def _commit(self, live: Live, key: str | None, taken: SeatRow | None) -> None:
        """Store the entries that the match has just made; on failure the hall drops the match."""
        match, table_id = live.match, live.row.id
        if match.version == live.stored:
            return
        rows = rows_of(match, live.stored, key, milliseconds())
        after = After(match.actor, result_of(match), taken)
        await self._store.append(table_id, rows, after, self._note(table_id))
        for row in rows:
            live.note(row)
        if taken:
            live.seats[taken.seat] = taken
        if after.result:
            live.row = replace(live.row, ended=rows[-1].at, result=after.result)
        self._tell(table_id)

    def _note(self, table_id: str) -> str:
        return f"{self.process}:{table_id}"

    def _tell(self, table_id: str) -> None:
        for listener in self.changed:
            listener(table_id)


def _own_seats(live: Live, ask: Ask) -> list[SeatNumber]:
    mine = live.mine(ask.caller)
    if not mine or (ask.seat is not None and ask.seat not in mine):
        raise ApiError("not_your_seat")
    return mine


def _check_version(live: Live, version: int) -> None:
    """Somebody who only took a seat meanwhile does not spoil a move."""
    later = live.match.log[version:] if 0 <= version <= live.match.version else None
    if later is None or any(entry.kind != "join" for entry in later):
        raise ApiError("stale")


def _check_open(live: Live, seat: SeatNumber) -> None:
    if not 0 <= seat < len(live.seats):
        raise ApiError("bad_seats", N_("There is no seat {n} at this table."), n=seat)
    if live.match.over:
        raise ApiError("over")
    if live.seats[seat].kind != "open":
        raise ApiError("seat_taken")


def _names(live: Live) -> set[str]:
    return {seat.name for seat in live.seats}


def _seated(live: Live, taken: SeatRow) -> SeatRow:
    live.match.take_seat(taken.seat, Seat(taken.name, taken.kind, taken.bot))
    return taken


def _play(live: Live, seat: SeatNumber, action: int, w: Words) -> None:
    try:
        live.match.play(seat, action)
    except Refused as refused:
        if refused.code == "illegal":
            raise illegal(live.match, refused.reason, w) from refused
        raise ApiError(refused.code) from refused


def illegal(match: Match, reason: int, w: Words) -> ApiError:
    """The refusal of an action that is against the rules, with its clause."""
    extra = {"reason": reason, "clause": match.game.reasons[reason].clause}
    text = match.game.text.reason(reason, w)
    return ApiError("illegal", N_("Not allowed: {reason}."), extra=extra, reason=text)


def rows_of(match: Match, known: int, key: str | None, now: int) -> list[LogRow]:
    """The entries after the first `known` as they are stored; the first one carries the key."""
    entries = match.log[known:]
    return [row_of(known + n, entry, None if n else key, now) for n, entry in enumerate(entries)]


def result_of(match: Match) -> Result | None:
    """Scores and ranks of a finished game."""
    return Result(list(match.scores), list(match.ranks)) if match.over else None


def _new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def milliseconds() -> int:
    """The present time, as the database keeps it."""
    return time.time_ns() // 1_000_000
