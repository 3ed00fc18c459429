"""The commands: their results, and one clear sentence for whatever is wrong."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from spieltisch.cli.app import app, run
from spieltisch.lab.checked import BrokenInvariant
from spieltisch.server.settings import DATABASE_FILE

COMMANDS = [command.name or "" for command in app.registered_commands]
SIMULATE = ["simulate", "lichterfest", "--seats", "greedy,random"]
SLOW = ("numba", "numpy", "fastapi", "sqlalchemy", "uvicorn", "rich.table", "htpy")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command, "--help"]) == 0
    assert f"Example: spieltisch {command}" in " ".join(capsys.readouterr().out.split())


def test_help_imports_nothing_slow() -> None:
    program = "import sys, spieltisch.cli.app; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert set(SLOW) & set(done.stdout.split()) == set()


def test_python_m_runs_the_same_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "spieltisch", "games", "--json"], capture_output=True, check=True
    )
    assert json.loads(done.stdout)[0]["game"] == "lichterfest"


def test_simulate_has_the_stable_json(capsys: pytest.CaptureFixture[str]) -> None:
    line = [
        "simulate",
        "lichterfest",
        "--seats",
        "greedy,random",
        "--games",
        "40",
        "--seed",
        "1",
        "--json",
    ]
    found = []
    for _ in range(2):
        assert run(line) == 0
        found.append(json.loads(capsys.readouterr().out))
        assert found[-1].pop("seconds") >= 0
    assert found[0] == found[1]
    assert found[0].keys() == {"game", "variant", "games", "seed", "rotate", "seats", "decisions"}
    assert [seat.keys() for seat in found[0]["seats"]] == [{"bot", "wins", "mean", "stderr"}] * 2


def test_simulate_shows_ranges(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SIMULATE, "--games", "30", "--rotate"]) == 0
    out = capsys.readouterr().out
    assert "100.0% ± 0.0%" in out
    assert "30 games, seed 1" in out


def test_simulate_looks_over_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SIMULATE, "--games", "3", "--check"]) == 0
    assert "Every position kept the invariants" in capsys.readouterr().out
    assert run(["simulate", "lichterfest", "--seats", "easy,random", "--check"]) == 2
    assert "random, greedy" in capsys.readouterr().err


def test_simulate_ends_at_a_position_that_is_not_sound(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise BrokenInvariant("seed 1, game 0, decision 7: LF-I01")

    monkeypatch.setattr("spieltisch.lab.simulate.play_checked", refuse)
    assert run([*SIMULATE, "--games", "3", "--check"]) == 1
    assert "Not sound: seed 1, game 0, decision 7: LF-I01" in capsys.readouterr().err


def test_signature_prints_one_line_per_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["signature", "lichterfest", "--games", "1"]) == 0
    game, value = capsys.readouterr().out.split()
    assert (game, len(value)) == ("lichterfest", 64)
    assert run(["signature", "lichterfest", "--games", "1", "--json"]) == 0
    expected = {"games": 1, "signatures": {"lichterfest": value}}
    assert json.loads(capsys.readouterr().out) == expected


def test_warmup_says_when_it_is_ready(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["warmup", "lichterfest"]) == 0
    assert capsys.readouterr().out.startswith("ready after")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("simulate chess --seats random,random", "unknown game 'chess'; expected one of: licht"),
        ("bench chess", "unknown game 'chess'"),
        ("warmup chess", "unknown game 'chess'"),
        ("signature chess", "unknown game 'chess'"),
        ("simulate lichterfest --seats random", "lichterfest is for 2, 3, 4"),
        ("simulate lichterfest --seats random,random --variant x", "spieltisch: no variant 'x'"),
        ("simulate lichterfest --seats random,clever", "expected one of: random, greedy"),
        ("simulate lichterfest", "Missing option '--seats'"),
        ("simulate lichterfest --seats random,random --games 0", "greater than or equal to 1"),
        ("simulate lichterfest --seats random,random --seed x", "'--seed'"),
        ("simulat", "Did you mean 'simulate'?"),
        ("serve --port 70000", "less than or equal to 65535"),
        ("--port 9000 games", "options of the table go behind the command"),
        ("replay-check --data nowhere", "no games are stored here"),
        ("backup copy.sqlite3 --data nowhere", "no games are stored here"),
    ],
)
def test_bad_input_gets_one_sentence(
    line: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line.split()) == 2
    out, err = capsys.readouterr()
    assert expected in err
    assert err.startswith("spieltisch: ")
    assert err.count("\n") == 1
    assert out == ""


def test_a_busy_port_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = ["serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path)]
        assert run(line) == 2
    err = capsys.readouterr().err
    assert port in err
    assert err.count("\n") == 1


def test_a_bad_setting_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPIELTISCH_PORT", "many")
    assert run(["serve"]) == 2
    assert "SPIELTISCH_PORT: expected a number" in capsys.readouterr().err


def test_an_own_mistake_shows_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("spieltisch.cli.app.sys.flags", _NoDevMode)
    monkeypatch.setattr("spieltisch.games.GAMES", None)
    assert run(["warmup"]) == 70
    assert "a bug: TypeError" in capsys.readouterr().err


class _NoDevMode:
    dev_mode = False


@pytest.mark.parametrize(
    ("database", "expected"),
    [
        (None, "The data folder"),
        ("mysql://somewhere", "SPIELTISCH_DATABASE: expected postgresql://"),
        ("postgresql://host:port/name", "The database cannot be opened"),
    ],
)
def test_data_that_cannot_be_used_is_told_in_one_sentence(
    database: str | None,
    expected: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A wrong data folder filled the terminal with tracebacks; it was opened too late."""
    monkeypatch.setenv("LANG", "C")
    if database:
        monkeypatch.setenv("SPIELTISCH_DATABASE", database)
    (tmp_path / "file").touch()
    data = tmp_path / ("there" if database else "file")

    assert run(_serve(data)) == 2
    _, err = capsys.readouterr()
    assert expected in err
    assert err.count("\n") == 1


def test_a_file_that_is_no_database_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "C")
    (tmp_path / DATABASE_FILE).write_text("no database " * 100, encoding="utf-8")

    assert run(_serve(tmp_path)) == 2
    expected = "spieltisch: The database cannot be opened: file is not a database.\n"
    assert capsys.readouterr().err == expected


def _serve(data: Path) -> list[str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    return ["serve", "--host", "127.0.0.1", "--port", port, "--data", str(data)]
