"""Fixtures of the server tests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House

from spieltisch.bots.choose import choose
from spieltisch.bots.pool import BotPool
from spieltisch.bots.worker import Arguments, Job, questions


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots decide in this process, without the second that a worker needs to start."""

    async def at_once(_: BotPool, job: Job) -> int:
        return choose(*job)

    monkeypatch.setattr(BotPool, "choose", at_once)


@pytest.fixture
def quick_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a worker would answer is answered in a thread of this process."""
    known = questions()

    async def at_once(_: BotPool, kind: str, arguments: Arguments, __: float) -> Any:
        return await asyncio.to_thread(known[kind], *arguments)

    monkeypatch.setattr(BotPool, "ask", at_once)


@pytest.fixture
def house(tmp_path: Path, quick_bots: None) -> Iterator[House]:
    """A server with an empty database."""
    with House(tmp_path) as found:
        yield found
