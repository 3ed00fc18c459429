"""The lists of tables on the first page and on the page of own games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spieltisch.games import GAMES, facts
from spieltisch.language import Words
from spieltisch.server.guests import Caller
from spieltisch.server.pages import GameRow
from spieltisch.server.pages import TableRow as ListedTable
from spieltisch.server.schema import SeatRow, TableRow
from spieltisch.server.seating import name_on_sign
from spieltisch.server.store import Store

MOST_RUNNING: Final = 12
MOST_OWN: Final = 60


async def running_tables(store: Store, caller: Caller) -> list[ListedTable]:
    """Running tables: the caller's own first, of those the ones that wait for the caller."""
    own = [row for row in await store.tables_of(caller.mark, MOST_RUNNING) if row.actor >= 0]
    known = {row.id for row in own}
    others = [row for row in await store.running(2 * MOST_RUNNING) if row.id not in known]
    rows = _playable([*own, *others])
    seats = await store.seats_of([row.id for row in rows])
    listed = [_running(row, seats[row.id], caller) for row in rows]
    return sorted(listed, key=lambda table: not table.mine_turn)[:MOST_RUNNING]


async def own_games(store: Store, caller: Caller) -> list[GameRow]:
    """The tables that the caller sits at or has opened."""
    rows = _playable(await store.tables_of(caller.mark, MOST_OWN))
    seats = await store.seats_of([row.id for row in rows])
    return [_own(row, seats[row.id], caller.words) for row in rows]


def _playable(rows: Sequence[TableRow]) -> list[TableRow]:
    """Without tables of games that another version has left in the database."""
    return [row for row in rows if row.game in GAMES]


def _running(row: TableRow, seats: Sequence[SeatRow], caller: Caller) -> ListedTable:
    action, status = _way(row, seats, caller)
    return ListedTable(
        id=row.id,
        title=facts(row.game).title[caller.words.language],
        game=row.game,
        detail=_names(seats, caller.words),
        status=status,
        mine_turn=action == "play" and seats[row.actor].owner == caller.mark,
        action=action,
    )


def _way(row: TableRow, seats: Sequence[SeatRow], caller: Caller) -> tuple[str, str]:
    """What the caller may do at a table, and the words for it."""
    w = caller.words
    if any(seat.owner == caller.mark for seat in seats if seat.owner):
        if seats[row.actor].owner == caller.mark:
            return "play", w("Your turn")
        return "play", _to_move(seats[row.actor], w)
    if any(seat.kind == "open" for seat in seats):
        return "join", w("Join")
    return "watch", w("Watch")


def _to_move(seat: SeatRow, w: Words) -> str:
    return w("{name} to move", name=name_on_sign(seat.kind, seat.name, w))


def _names(seats: Sequence[SeatRow], w: Words) -> str:
    names = [seat.name for seat in seats if seat.kind != "open"]
    free = len(seats) - len(names)
    if free:
        names.append(w.plural("{n} seat free", "{n} seats free", free))
    return ", ".join(names)


def _own(row: TableRow, seats: Sequence[SeatRow], w: Words) -> GameRow:
    return GameRow(
        id=row.id,
        title=facts(row.game).title[w.language],
        game=row.game,
        detail=_names(seats, w),
        result=_result(row, seats, w),
        over=row.actor < 0,
    )


def _result(row: TableRow, seats: Sequence[SeatRow], w: Words) -> str:
    if row.result is None:
        return _to_move(seats[row.actor], w)
    scores = " : ".join(str(score) for score in sorted(row.result.scores, reverse=True))
    winners = [seat.name for seat in seats if row.result.ranks[seat.seat] == 1]
    return w("Winner: {names}, {scores}", names=", ".join(winners), scores=scores)
