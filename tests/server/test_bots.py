"""Bots at a table: workers that crash, hang or answer nonsense never stop the game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import ME_AND_BOT, TWO_BOTS, House

from spieltisch.bots import LEVELS, level, worker
from spieltisch.bots.choose import choose
from spieltisch.bots.pool import BotPool
from spieltisch.bots.worker import Job, WorkerFailed
from spieltisch.games import load
from spieltisch.position import Position


def deal() -> Position:
    """A fresh game for two."""
    position = Position(load("lichterfest"))
    position.key((1, 2, 3, 4))
    position.setup(2)
    return position


def job(bot: str = "greedy", seconds: float = 5.0) -> Job:
    """The first decision of a game."""
    return ("lichterfest", bot, deal().to_bytes(), 0, b"seed", seconds)


@pytest.mark.parametrize("bot", [found.id for found in LEVELS])
def test_a_bot_chooses_legally_and_repeatably(bot: str) -> None:
    position = deal()
    chosen = {choose(*job(bot)[:4], bytes([seed]), 5.0) for seed in range(20)}

    assert all(position.why_not(action) == 0 for action in chosen)
    assert choose(*job(bot, 60.0)) == choose(*job(bot, 60.0))
    assert len(chosen) > 1 or bot not in ("random", "easy")  # those take any of several


def test_an_unknown_bot_is_named_with_those_that_exist() -> None:
    with pytest.raises(LookupError, match=r"'hal'.*random, greedy"):
        level("hal")


def test_a_bot_is_not_asked_out_of_turn() -> None:
    with pytest.raises(ValueError, match="seat 1 does not have the decision"):
        choose("lichterfest", "greedy", deal().to_bytes(), 1, b"", 1.0)


async def broken(_: BotPool, __: Job) -> int:
    raise WorkerFailed("the process ended")


async def illegal(_: BotPool, __: Job) -> int:
    return 1257


@pytest.mark.parametrize("answer", [broken, illegal])
def test_a_failing_worker_is_replaced_by_the_plain_policy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: object
) -> None:
    monkeypatch.setattr(BotPool, "choose", answer)
    with House(tmp_path) as house:
        guest = house.guest()
        table_id = guest.open(TWO_BOTS)["id"]

        assert guest.wait(lambda one: one.table(table_id)["over"])


def run_pool(*jobs: Job) -> list[int | str]:
    """What a pool of one worker answers to jobs, one after another."""

    async def ask() -> list[int | str]:
        pool = BotPool(1)
        answers: list[int | str] = []
        for one in jobs:
            try:
                answers.append(await pool.choose(one))
            except WorkerFailed as error:
                answers.append(str(error))
        pool.close()
        return answers

    return asyncio.run(ask())


def test_a_worker_that_overruns_is_killed_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "GRACE_SECONDS", -4.9)  # 0.1 s for the first
    slow = ("lichterfest", "greedy", deal().to_bytes(), 0, b"seed", 4.9)

    started = time.monotonic()
    answers = run_pool(slow, job(seconds=30.0))

    assert answers == ["no answer after 0 s", choose(*job())]
    assert time.monotonic() - started < 20.0


def test_a_worker_that_cannot_answer_says_why() -> None:
    wrong = ("lichterfest", "greedy", b"short", 0, b"seed", 5.0)

    answers = run_pool(wrong, job())

    assert "bytes" in str(answers[0])
    assert answers[1] == choose(*job())


@pytest.fixture
def slow_house(tmp_path: Path, quick_bots: None) -> Iterator[House]:
    """A house in which bots pause between moves."""
    with House(tmp_path, bot_pause=0.4) as house:
        yield house


def test_people_get_time_to_follow(slow_house: House) -> None:
    guest = slow_house.guest()
    table = guest.act(guest.open(ME_AND_BOT)).json()

    started = time.monotonic()
    guest.wait(lambda one: one.table(table["id"])["version"] > table["version"])

    assert time.monotonic() - started > 0.2


def test_bots_among_themselves_do_not_pause(slow_house: House) -> None:
    guest = slow_house.guest()
    table_id = guest.open(TWO_BOTS)["id"]

    started = time.monotonic()
    table = guest.wait(lambda one: one.table(table_id)["over"] and one.table(table_id))

    assert time.monotonic() - started < 0.4 * table["version"]
