"""`replay-check` and `backup` over a database with games."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from spieltisch.cli.app import run
from spieltisch.server.settings import DATABASE_FILE


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
