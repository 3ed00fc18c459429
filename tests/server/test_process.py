"""A real server: streams, restarts, a busy port, stopping. Workers and sockets are real."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import ME_AND_BOT, TWO_HERE
from tests.server.running import Running, events


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One that a test may end."""
    with Running(tmp_path) as found:
        yield found


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for the tests that leave it running, all in one process: a start takes seconds."""
    with Running(tmp_path_factory.mktemp("shared")) as found:
        yield found


LEFT_RUNNING = pytest.mark.xdist_group("server process")


@LEFT_RUNNING
def test_a_stream_tells_every_change_by_version(shared: Running) -> None:
    table = shared.open(TWO_HERE)

    with shared.http.stream("GET", f"/api/tables/{table['id']}/events") as stream:
        lines = stream.iter_lines()
        first = events(lines, 1)
        shared.act(table)
        second = events(lines, 1)

    assert stream.headers["content-type"].startswith("text/event-stream")
    assert [number for number, _ in first + second] == [0, 1]
    assert second[0][1]["version"] == 1


@LEFT_RUNNING
def test_a_client_that_comes_back_gets_only_what_it_missed(shared: Running) -> None:
    table = shared.open(TWO_HERE)
    path = f"/api/tables/{table['id']}/events"
    table = shared.act(table)

    with shared.http.stream("GET", path, headers={"last-event-id": "0"}) as stream:
        missed = events(stream.iter_lines(), 1)
    with shared.http.stream("GET", path, headers={"last-event-id": "1"}) as stream:
        lines = stream.iter_lines()
        opening = next(lines)
        shared.act(shared.table(table["id"]))
        newer = events(lines, 1)

    assert missed[0][0] == 1
    assert opening == "event: ping"
    assert newer[0][0] == 2


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    with Running(tmp_path) as first:
        table = first.open(ME_AND_BOT)
        for _ in range(3):
            table = first.act(table)
            table = first.wait_for_turn(table["id"])
        first.act(table)  # the bot is thinking now, or has just moved
        first.process.kill()
        first.process.wait(20)
        cookies = dict(first.http.cookies)
    with Running(tmp_path, first.port) as second:
        second.http.cookies.update(cookies)
        again = second.wait_for_turn(table["id"])
        moved = second.act(again)

    assert again["mine"] == table["mine"]
    assert again["log"][: table["version"]] == table["log"]
    assert moved["version"] == again["version"] + 1


def test_stopping_does_not_wait_for_streams(server: Running) -> None:
    table = server.open(TWO_HERE)

    with server.http.stream("GET", f"/api/tables/{table['id']}/events") as stream:
        events(stream.iter_lines(), 1)
        started = time.monotonic()
        server.process.send_signal(signal.SIGINT)
        code = server.process.wait(20)

    assert code == 0
    assert time.monotonic() - started < 4.0  # the limit for requests is 5 s
    assert "Traceback" not in server.process.communicate(timeout=20)[0]


@LEFT_RUNNING
def test_a_busy_port_gets_one_clear_sentence(shared: Running, tmp_path: Path) -> None:
    second = subprocess.run(
        [sys.executable, str(shared.script), str(tmp_path / "other"), str(shared.port)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert second.returncode != 0
    assert f"Port {shared.port} is taken" in second.stderr


def test_the_terminal_shows_the_address(server: Running) -> None:
    server.process.send_signal(signal.SIGINT)
    printed = server.process.communicate(timeout=20)[0]

    assert f"http://127.0.0.1:{server.port}/" in printed
