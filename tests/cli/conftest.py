"""A database with a running and a finished game, for the commands that read one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from spieltisch.games import load
from spieltisch.match import Match, Seat
from spieltisch.server.schema import SeatRow, TableRow
from spieltisch.server.settings import Settings
from spieltisch.server.store import Store
from spieltisch.server.tables import result_of, rows_of


def _match(acts: int) -> Match:
    match = Match(load("lichterfest"), [Seat("Mona", "person"), Seat("Udo", "person")])
    while not match.over and match.version < acts:
        match.play(match.actor, match.legal()[-1])
    return match


async def _store(data: Path) -> None:
    store = Store(Settings.read({}, data=data).database_url)
    await store.open()
    for name, acts in (("running", 5), ("finished", 1000)):
        match = _match(acts)
        table = TableRow(
            id=name,
            game="lichterfest",
            rules_version=match.game.rules_version,
            variant=match.variant,
            options=match.options,
            seating=match.opening_seats,
            secret=match.secret,
            owner="mona",
            created=1,
            actor=match.actor,
            ended=2 if match.over else None,
            result=result_of(match),
        )
        seats = [SeatRow(n, seat.kind, seat.name) for n, seat in enumerate(match.seats)]
        await store.add_table(table, seats, rows_of(match, 0, None, 1))
    await store.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    asyncio.run(_store(tmp_path))
    return tmp_path
