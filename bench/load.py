"""How fast a server is with many live tables: from one person's click to the other's screen.

    .venv/bin/python bench/load.py --tables 200 --rate 10 --seconds 30

Starts a server of its own on 127.0.0.1, with a database in a temporary folder, opens tables for
two people each, listens to every table from both seats as pages do, and plays legal moves at a
steady rate. The time of a move runs from sending it until the other seat's stream brings the
table after it. Measured by one process beside the server, so on a small machine both share the
processors.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

MOST_TABLES, MOST_RATE, MOST_SECONDS = 1000, 200.0, 600.0
TABLES_PER_GUEST = 50  # one guest may open only so many
START_SECONDS = 180.0
SETTLE_SECONDS = 2.0
PATIENCE = 10.0  # seconds after which a move counts as lost
SERVE = """
import pathlib, sys
from spieltisch.server.serve import run
from spieltisch.server.settings import Settings
run(Settings.read(host="127.0.0.1", port=int(sys.argv[1]), data=pathlib.Path(sys.argv[2])), False)
"""


@dataclass
class Table:
    """A table with its two people, and what each of their streams has brought last."""

    id: str
    seats: tuple[httpx.AsyncClient, httpx.AsyncClient]
    versions: list[int] = field(default_factory=lambda: [-1, -1])
    news: asyncio.Condition = field(default_factory=asyncio.Condition)
    busy: bool = False


@dataclass
class Figures:
    """What was measured."""

    milliseconds: list[float] = field(default_factory=list)
    moves: int = 0
    lost: int = 0
    errors: int = 0


async def main() -> None:
    """Measure and print."""
    wish = _wish()
    with tempfile.TemporaryDirectory() as folder:
        async with _server(Path(folder)) as (url, process):
            tables = await _open_tables(url, wish.game, wish.tables)
            listeners = [asyncio.create_task(_listen(t, seat)) for t in tables for seat in (0, 1)]
            while any(version < 0 for table in tables for version in table.versions):
                await asyncio.sleep(0.1)  # every page must have come up
            await asyncio.sleep(SETTLE_SECONDS)
            figures = await _play(tables, wish.rate, wish.seconds)
            memory = _megabytes(process.pid)
            for listener in listeners:
                listener.cancel()
            await asyncio.gather(*listeners, return_exceptions=True)
    _print(wish, figures, memory)


def _wish() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default="lichterfest")
    parser.add_argument("--tables", type=int, default=200, help=f"1 to {MOST_TABLES}")
    parser.add_argument("--rate", type=float, default=10.0, help=f"moves a second, to {MOST_RATE}")
    parser.add_argument("--seconds", type=float, default=30.0, help=f"to {MOST_SECONDS}")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    if not (
        1 <= wish.tables <= MOST_TABLES
        and 0 < wish.rate <= MOST_RATE
        and 0 < wish.seconds <= MOST_SECONDS
    ):
        parser.error("out of bounds, see --help")
    return wish


@asynccontextmanager
async def _server(data: Path) -> AsyncIterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server of our own, ready to play."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    command = [sys.executable, "-c", SERVE, str(port), str(data)]
    process = subprocess.Popen(command, env=os.environ, stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        await _ready(url, process)
        yield url, process
    finally:
        process.kill()
        process.wait()


async def _ready(url: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START_SECONDS
    async with httpx.AsyncClient(base_url=url) as http:
        while time.monotonic() < end and process.poll() is None:
            with suppress(httpx.TransportError, json.JSONDecodeError):
                if (await http.get("/api/health")).json()["ready"]:
                    return
            await asyncio.sleep(0.1)
    raise SystemExit("the server did not start")


async def _open_tables(url: str, game: str, count: int) -> list[Table]:
    """Tables for two: one guest opens, another takes the open seat."""
    tables: list[Table] = []
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    while len(tables) < count:
        here, there = (
            httpx.AsyncClient(base_url=url, limits=limits, timeout=PATIENCE) for _ in range(2)
        )
        for _ in range(min(TABLES_PER_GUEST, count - len(tables))):
            wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
            table_id = (await here.post("/api/tables", json=wish)).raise_for_status().json()["id"]
            await there.post(f"/api/tables/{table_id}/seats/1", json={})
            tables.append(Table(table_id, (here, there)))
    return tables


async def _listen(table: Table, seat: int) -> None:
    """Follow the stream of a seat as a page does; remember the version it has brought."""
    path = f"/api/tables/{table.id}/events?parts=1&seat={seat}"
    async with table.seats[seat].stream("GET", path, timeout=None) as answer:
        async for line in answer.aiter_lines():
            if line.startswith("id: "):
                async with table.news:
                    table.versions[seat] = int(line[4:])
                    table.news.notify_all()


async def _play(tables: list[Table], rate: float, seconds: float) -> Figures:
    """Start a move every 1/rate seconds on a table where none is under way."""
    figures, chance, moves = Figures(), random.Random(1), set[asyncio.Task[None]]()
    begin = time.perf_counter()
    for number in range(round(rate * seconds)):
        await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
        free = [table for table in tables if not table.busy]
        if free:
            task = asyncio.create_task(_move(chance.choice(free), chance, figures))
            moves.add(task)
            task.add_done_callback(moves.discard)
    await asyncio.gather(*moves)
    return figures


async def _move(table: Table, chance: random.Random, figures: Figures) -> None:
    table.busy = True
    try:
        await _timed_move(table, chance, figures)
    except httpx.HTTPError:
        figures.errors += 1
    finally:
        table.busy = False


async def _timed_move(table: Table, chance: random.Random, figures: Figures) -> None:
    path = f"/api/tables/{table.id}"
    sight: dict[str, Any] = (await table.seats[0].get(path)).json()
    if sight["over"]:
        return
    seat = sight["actor"]
    if seat == 1:
        sight = (await table.seats[1].get(path)).json()
    action = chance.choice(sight["legal"])["action"]
    body = {"version": sight["version"], "action": action}
    begin = time.perf_counter()
    arriving = asyncio.create_task(_arrival(table, 1 - seat, sight["version"] + 1))
    answer = await table.seats[seat].post(f"{path}/actions?parts=1&seat={seat}", json=body)
    if answer.is_error:
        figures.errors += 1
        arriving.cancel()
        return
    figures.moves += 1
    if await arriving:
        figures.milliseconds.append(1000 * (time.perf_counter() - begin))
    else:
        figures.lost += 1


async def _arrival(table: Table, seat: int, version: int) -> bool:
    """Wait until the stream of a seat has brought a version; False after a while."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE), table.news:
            await table.news.wait_for(lambda: table.versions[seat] >= version)
            return True
    return False


def _megabytes(pid: int) -> float | None:
    """Memory of the server process in MB, where the system tells it."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return round(int(line.split()[1]) / 1024, 1)
    return None


def _print(wish: argparse.Namespace, figures: Figures, memory: float | None) -> None:
    times = sorted(figures.milliseconds) or [float("nan")]
    result = {
        "game": wish.game,
        "tables": wish.tables,
        "moves_per_second": round(figures.moves / wish.seconds, 1),
        "median_ms": round(statistics.median(times), 1),
        "p99_ms": round(times[min(len(times) - 1, int(0.99 * len(times)))], 1),
        "moves": figures.moves,
        "lost": figures.lost,
        "errors": figures.errors,
        "server_mb": memory,
    }
    if wish.json:
        print(json.dumps(result, indent=2))
        return
    for name, value in result.items():
        print(f"{name:<18}{value}")


if __name__ == "__main__":
    asyncio.run(main())
