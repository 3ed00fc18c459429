"""The database decides: two writers, a full disk, a restart, and its form by migrations."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from tests.server.house import ME_AND_BOT, TWO_HERE, Guest, House, error_of

from spieltisch.server.hall import Hall
from spieltisch.server.schema import METADATA
from spieltisch.server.store import StorageFailed, Store


def share_cookies(one: Guest, other: Guest) -> None:
    """The same person at two servers."""
    for cookie in one.http.cookies.jar:
        other.http.cookies.set(cookie.name, str(cookie.value))


async def blind(*_: Any) -> list[Any]:
    """No news yet, though there are some."""
    return []


def test_of_two_writers_of_the_same_ply_exactly_one_wins(
    tmp_path: Path, quick_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with House(tmp_path) as first, House(tmp_path) as second:
        anna, twin = first.guest(), second.guest()
        table = anna.open(TWO_HERE)
        share_cookies(anna, twin)
        assert twin.table(table["id"])["version"] == 0  # both servers hold version 0 now

        entries = second.services.store.entries
        answers = [blind]

        async def late(*values: Any) -> list[Any]:
            return list(await (answers.pop() if answers else entries)(*values))

        monkeypatch.setattr(second.services.store, "entries", late)
        won = anna.act(table)
        lost = twin.act(table, table["legal"][1]["action"])

        assert won.status_code == 200
        assert error_of(lost) == (409, "stale")
        assert lost.json()["table"]["version"] == 1
        assert twin.table(table["id"])["log"] == anna.table(table["id"])["log"]


def test_a_change_by_another_server_is_seen_at_once(tmp_path: Path, quick_bots: None) -> None:
    with House(tmp_path) as first, House(tmp_path) as second:
        anna, twin = first.guest(), second.guest()
        table = anna.open(TWO_HERE)
        share_cookies(anna, twin)
        twin.table(table["id"])

        anna.act(table)

        assert twin.table(table["id"])["version"] == 1


def limit_pages(house: House, pages: int) -> None:
    """Fill the disk, as far as the database can tell."""

    async def limit(store: Store) -> None:
        async with store._connection() as connection:
            await connection.execute(text(f"PRAGMA max_page_count={pages}"))

    house.call(limit, house.services.store)


def free_pages(house: House) -> None:
    """Make room: connections of their own have no limit."""
    house.call(house.services.store._engine.dispose)


def test_a_full_disk_changes_nothing(house: House) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)
    limit_pages(house, 1)

    refused = []
    for _ in range(400):
        answer = anna.act(table)
        if answer.status_code != 200:
            refused.append(answer)
            break
        table = anna.table(table["id"])
        if table["over"]:
            table = anna.open(TWO_HERE)
    free_pages(house)

    assert error_of(refused[0]) == (507, "storage")
    assert anna.table(table["id"]) == table
    assert anna.act(table).status_code == 200


def test_a_database_that_is_away_changes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)

    async def away(*_: Any) -> None:
        raise StorageFailed(OSError("unable to open database file"))

    with monkeypatch.context() as patch:
        patch.setattr(house.services.store, "append", away)
        refused = anna.act(table)

    assert error_of(refused) == (503, "storage")
    assert anna.table(table["id"]) == table
    assert anna.act(table).status_code == 200


def test_a_bot_waits_for_the_database(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.guest()
    table = anna.open(ME_AND_BOT)
    store = house.services.store
    failures: list[Any] = []
    append = store.append

    async def sometimes(*values: Any) -> None:
        if len(failures) < 2 and values[1][0].seat == 1:
            failures.append(values)
            raise StorageFailed(OSError("disk full"))
        await append(*values)

    monkeypatch.setattr(store, "append", sometimes)
    monkeypatch.setattr("spieltisch.server.bot_driver.FIRST_REST", 0.01)
    anna.act(table)

    assert anna.wait_for_turn(table["id"])["version"] > 1
    assert len(failures) == 2


def test_tables_go_on_after_a_restart(tmp_path: Path, quick_bots: None) -> None:
    with House(tmp_path) as first:
        anna = first.guest()
        opened = anna.open(ME_AND_BOT)
        anna.act(opened)
        before = anna.wait_for_turn(opened["id"])
    with House(tmp_path) as second:
        again = second.guest()
        share_cookies(anna, again)

        after = again.table(before["id"])
        finished = again.play_out(after)

    assert after == before
    assert finished["over"]


def test_memory_is_bounded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.server.hall.MOST_LIVE", 3)
    anna = house.guest()
    tables = [anna.open(TWO_HERE) for _ in range(6)]

    assert all(anna.table(table["id"]) == table for table in tables)
    assert len(house.services.hall) <= 3


def test_a_forgotten_table_is_read_anew(house: House) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)
    after = anna.act(table).json()

    async def forget(hall: Hall) -> None:
        hall.forget(table["id"])

    house.call(forget, house.services.hall)

    assert anna.table(table["id"], seat=after["viewer"]) == after


def test_the_migrations_lead_to_the_schema(house: House) -> None:
    def difference(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def compare(store: Store) -> list[Any]:
        async with store._connection() as connection:
            return await connection.run_sync(difference)

    assert house.call(compare, house.services.store) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("rules_version = 99", "rules version 99; this server plays version 1"),
        ("game = 'chess'", "plays chess, a game that this server does not have"),
    ],
)
def test_a_table_of_other_rules_is_not_opened(house: House, change: str, said: str) -> None:
    """After an update a running table showed another position than the one that was left.

    Its log was replayed by the new rules.
    """
    anna = house.guest()
    table = anna.open(ME_AND_BOT)["id"]

    async def from_another_version() -> None:
        async with house.services.store._connection(write=True) as connection:
            await connection.execute(text(f"UPDATE tables SET {change}"))
        house.services.hall.forget(table)

    house.call(from_another_version)
    answer = anna.get(f"/api/tables/{table}")

    assert error_of(answer) == (409, "other_rules")
    assert said in answer.json()["message"]
    assert said in anna.get(f"/tables/{table}").text
    assert anna.get("/").status_code == anna.get("/my-games").status_code == 200


def test_a_bot_leaves_a_table_of_other_rules_alone(house: House) -> None:
    table = house.guest().open(TWO_HERE)["id"]

    async def wake() -> None:
        async with house.services.store._connection(write=True) as connection:
            await connection.execute(text("UPDATE tables SET rules_version = 99"))
        house.services.hall.forget(table)
        house.services.bots.wake(table)
        await asyncio.wait_for(house.services.bots._tasks[table], 5.0)

    house.call(wake)
