"""`replay-check` and `backup` over a database with games."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from spieltisch.cli.app import run
from spieltisch.games import load
from spieltisch.match import Match, Seat
from spieltisch.server.schema import SeatRow, TableRow
from spieltisch.server.settings import DATABASE_FILE, Settings
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


def _change(data: Path, statement: str) -> None:
    with closing(sqlite3.connect(data / DATABASE_FILE)) as database, database:
        database.execute(statement)


def _check(data: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, Any]:
    code = run(["replay-check", "--data", str(data), "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_untouched_games_replay_with_the_same_result(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _check(data, capsys) == (0, {"tables": 2, "same": 2, "different": []})


@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("UPDATE tables SET rules_version = 99 WHERE id = 'finished'", "rules version 99"),
        (
            "UPDATE log SET action = 1257 WHERE table_id = 'finished' AND ply = 3",
            "action 1257 of seat",
        ),
        ("UPDATE log SET seat = 1 - seat WHERE table_id = 'finished' AND ply = 0", "not legal"),
        (
            'UPDATE tables SET result = \'{"scores": [1, 2], "ranks": [2, 1]}\' '
            "WHERE id = 'finished'",
            "stored are [1, 2]",
        ),
        ("UPDATE tables SET actor = 1 WHERE id = 'finished'", "stored is seat 1"),
        ("UPDATE tables SET game = 'chess' WHERE id = 'finished'", "unknown game 'chess'"),
    ],
)
def test_a_game_that_goes_differently_is_named(
    statement: str, problem: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _change(data, statement)
    code, found = _check(data, capsys)
    assert code == 1
    assert (found["tables"], found["same"]) == (2, 1)
    assert found["different"][0]["table"] == "finished"
    assert problem in found["different"][0]["problem"]


def test_people_get_a_sentence(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay-check", "--data", str(data)]) == 0
    assert capsys.readouterr().out == "2 of 2 stored games replay with the same result\n"


def test_a_file_that_is_no_database_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / DATABASE_FILE).write_text("no database", encoding="utf-8")
    assert run(["replay-check", "--data", str(tmp_path)]) == 2
    assert "the database cannot be read" in capsys.readouterr().err
    assert run(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 2
    assert "cannot be copied" in capsys.readouterr().err


def test_a_backup_is_one_file_with_everything(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "restored"
    folder.mkdir()
    assert run(["backup", str(folder / DATABASE_FILE), "--data", str(data)]) == 0
    assert [file.name for file in folder.iterdir()] == [DATABASE_FILE]
    capsys.readouterr()
    assert _check(folder, capsys)[1]["same"] == 2


def test_a_backup_overwrites_nothing(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["backup", str(data / DATABASE_FILE), "--data", str(data)]) == 2
    assert "exists already" in capsys.readouterr().err
