"""`replay` and `verify`: a finished game as a file, whole or tampered with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spieltisch.cli.app import run
from spieltisch.games import load
from spieltisch.match import Match, Seat, to_record

Change = Callable[[dict[str, Any]], object]


def _finished() -> Match:
    seats = [Seat("Mona", "person"), Seat("Greedy", "bot", "greedy")]
    match = Match(load("lichterfest"), seats, secret=bytes(range(32)), options={"training": True})
    taken_back = False
    while not match.over:
        seat = match.actor
        match.play(seat, match.position().greedy())
        if not taken_back and match.undo_state(seat) == "free":
            match.undo(seat)
            taken_back = True
    return match


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return to_record(_finished())


def _write(folder: Path, record: Any) -> str:
    file = folder / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return str(file)


def test_replay_tells_the_game_in_notation_and_sentences(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", _write(tmp_path, record), "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "Mona places a tile" in out
    assert record["log"][0]["text"] in out
    assert "taken back" in out
    assert str(record["result"]["scores"][0]) in out


def test_replay_speaks_german(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", _write(tmp_path, record), "--language", "de"]) == 0
    assert "Mona legt" in capsys.readouterr().out


def test_replay_has_the_stable_json(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", _write(tmp_path, record), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found.keys() == {"game", "seats", "moves", "scores", "ranks"}
    assert found["moves"][0].keys() == {"ply", "seat", "action", "text", "lines", "undone"}
    assert sum(move["undone"] for move in found["moves"]) == 1
    assert found["scores"] == record["result"]["scores"]


def test_verify_ticks_every_check(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", _write(tmp_path, record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[0] for line in lines] == ["✓"] * 3


@pytest.mark.parametrize(
    "change",
    [
        lambda record: record["result"]["scores"].reverse(),
        lambda record: record["log"][0].update(action=record["log"][0]["action"] + 1),
        lambda record: record["log"].pop(),
        lambda record: record.update(secret="00" * 32),
        lambda record: record["seats"].pop(),
    ],
)
def test_verify_crosses_what_was_edited(
    change: Change, record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edited = json.loads(json.dumps(record))
    change(edited)
    file = _write(tmp_path, edited)

    assert run(["verify", file]) == 1
    assert "✗" in capsys.readouterr().out

    assert run(["verify", file, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["holds"] is False

    assert run(["replay", file]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"{", "expected JSON"),
        (b"\xff\xfe", "expected JSON"),
        (b"[" * 100_000, "expected JSON"),
        (b"[]", "expected the record of a game"),
        (b'{"format": "other"}', "expected the record of a game"),
        (b" " * 5_000_000, "larger than 4 MB"),
    ],
)
def test_what_is_no_record_gets_one_sentence(
    command: str,
    content: bytes,
    expected: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert run([command, str(file)]) == 2
    err = capsys.readouterr().err
    assert expected in err
    assert err.count("\n") == 1


def test_a_missing_file_and_a_folder_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", str(tmp_path / "none.json")]) == 2
    assert "there is no such file" in capsys.readouterr().err
    assert run(["replay", str(tmp_path)]) == 2
    assert "this is a folder" in capsys.readouterr().err


def test_an_unknown_language_is_told(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", _write(tmp_path, record), "--language", "fr"]) == 2
    assert "expected one of: de, en" in capsys.readouterr().err


def test_brackets_in_a_name_are_no_markup(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The game of somebody called [/x] could not be replayed: "a bug: MarkupError".

    The tables of the terminal read brackets as markup.
    """
    named = json.loads(json.dumps(record))
    named["seats"][0]["name"] = "[/x]"

    assert run(["replay", _write(tmp_path, named), "--language", "en"]) == 0
    assert capsys.readouterr().out.count("[/x]") > 2
