"""A real server process, for what only shows with sockets, signals and restarts."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

import spieltisch

SERVE = """
import sys
from pathlib import Path
from spieltisch.server.serve import run
from spieltisch.server.settings import Settings

if __name__ == "__main__":
    run(Settings.read(data=Path(sys.argv[1]), host="127.0.0.1", port=int(sys.argv[2])), False)
"""
START_SECONDS = 120.0  # compiles the rules if need be


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Running:
    """A server process with its data folder; `http` talks to it and keeps its cookies."""

    def __init__(self, data: Path, port: int | None = None, **environment: str) -> None:
        self.port = port or free_port()
        self._data, self._environment = data, environment
        self.script = data / "serve_here.py"
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=20.0)

    def __enter__(self) -> Self:
        self._data.mkdir(parents=True, exist_ok=True)
        self.script.write_text(SERVE)
        source = str(Path(spieltisch.__file__).parents[1])
        environment = {**os.environ, "PYTHONPATH": source, **self._environment}
        self.process = subprocess.Popen(
            [sys.executable, str(self.script), str(self._data), str(self.port)],
            env={"SPIELTISCH_BOT_PAUSE": "0", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._wait_until_ready()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self.http.close()
        self.process.kill()
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()

    def _wait_until_ready(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if self.http.get("/api/health").json()["ready"]:
                    return
            except (httpx.TransportError, json.JSONDecodeError):
                pass
            time.sleep(0.05)
        self.process.kill()
        raise AssertionError(f"the server did not start: {self.process.communicate(timeout=20)[0]}")

    def open(self, seats: list[dict[str, Any]]) -> dict[str, Any]:
        """Open a table; its state."""
        answer = self.http.post("/api/tables", json={"game": "lichterfest", "seats": seats})
        return dict(answer.json())

    def table(self, table_id: str) -> dict[str, Any]:
        """A table as the client sees it."""
        return dict(self.http.get(f"/api/tables/{table_id}").json())

    def act(self, table: dict[str, Any]) -> dict[str, Any]:
        """Carry out the first legal action; the table after it."""
        body = {"version": table["version"], "action": table["legal"][0]["action"]}
        answer = self.http.post(f"/api/tables/{table['id']}/actions", json=body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def wait_for_turn(self, table_id: str, seconds: float = 30.0) -> dict[str, Any]:
        """The table as soon as the client has a decision or the game is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            table = self.table(table_id)
            if table["legal"] or table["over"]:
                return table
            time.sleep(0.02)
        raise AssertionError("the bot did not move")


Events = list[tuple[int, dict[str, Any]]]


def events(lines: Any, count: int) -> Events:
    """The next `count` table events of a stream, as (id, table)."""
    found: Events = []
    number, name = -1, ""
    for line in lines:
        field, _, value = line.partition(": ")
        if field == "event":
            name = value
        elif field == "id":
            number = int(value)
        elif field == "data" and name == "table":
            found.append((number, json.loads(value)))
            if len(found) == count:
                break
    return found
