"""`export` and `import` over a database with games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spieltisch.cli.app import run
from spieltisch.match import verify


def record_of(folder: Path) -> Path:
    """The only file in a folder."""
    (file,) = folder.iterdir()
    return file


def test_finished_games_are_written_as_records(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "files"

    assert run(["export", str(folder), "--data", str(data)]) == 0

    file = record_of(folder)
    assert file.name == "lichterfest-finished.json"
    assert all(check.holds for check in verify(json.loads(file.read_text(encoding="utf-8"))))
    assert "1 games written" in capsys.readouterr().out
    assert run(["export", str(folder), "--data", str(data)]) == 0
    assert "0 games written" in capsys.readouterr().out  # it is there already


def test_a_running_game_is_written_without_its_secret(data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "files"

    assert run(["export", str(folder), "--table", "running", "--data", str(data)]) == 0

    assert json.loads(record_of(folder).read_text(encoding="utf-8"))["secret"] is None


def test_an_unknown_table_is_named(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["export", str(tmp_path / "f"), "--table", "nowhere", "--data", str(data)]) == 2
    assert "nowhere: no table has this id" in capsys.readouterr().err


def test_a_record_goes_in_again_and_belongs_to_nobody(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "files"
    run(["export", str(folder), "--data", str(data)])
    file = record_of(folder)
    capsys.readouterr()

    assert run(["import", str(file), "--data", str(data)]) == 0

    table = capsys.readouterr().out.strip().rpartition("/")[2]
    again = tmp_path / "again"
    assert run(["export", str(again), "--table", table, "--data", str(data)]) == 0
    assert json.loads(record_of(again).read_text()) == json.loads(file.read_text())


def test_if_one_record_is_refused_none_is_kept(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "files"
    run(["export", str(folder), "--data", str(data)])
    good = record_of(folder)
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({**json.loads(good.read_text()), "log": []}))

    assert run(["import", str(good), str(bad), "--data", str(data)]) == 2

    assert "the log ends before the game is over" in capsys.readouterr().err
    run(["replay-check", "--json", "--data", str(data)])
    assert json.loads(capsys.readouterr().out)["tables"] == 2
