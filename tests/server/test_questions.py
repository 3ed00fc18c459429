"""Questions that must not betray a hand: what others see, how long bots take, the answers given
ahead. A game with a question is made of Lichterfest, where the dedication stands for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import ME_AND_BOT, ME_AND_OPEN, House

from spieltisch.bots import level
from spieltisch.bots.choose import choose
from spieltisch.bots.pool import BotPool
from spieltisch.bots.worker import Job
from spieltisch.game import Seat, Standing, View
from spieltisch.games import load
from spieltisch.games.lichterfest.actions import SKIP_DEDICATE
from spieltisch.games.lichterfest.record import DEDICATE
from spieltisch.server.bot_driver import QUESTION_PAUSE, QUESTION_THOUGHT, BotTurn, turn_of


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lichterfest asks whether to dedicate, as a game would that hides what it asks for."""
    game = load("lichterfest")

    def view(record: Any, seat: Seat) -> View:
        asked = game.actor(record) == seat and record.phase == DEDICATE
        return {**game.view(record, seat), "question": "give" if asked else None}

    standing = {"give": Standing("Auto-answer", SKIP_DEDICATE)}
    monkeypatch.setattr(
        "spieltisch.games.lichterfest.GAME", replace(game, view=view, standing=standing)
    )
    load.cache_clear()
    yield
    load.cache_clear()


def until_asked(house: House, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """A table at which Anna is asked."""
    anna = house.guest()
    table = anna.open(seats)
    for _ in range(40):
        table = anna.wait_for_turn(table["id"])
        if table["question"]:
            return table
        table = anna.act(table).json()
    raise AssertionError("nobody was asked")


def test_the_chooser_alone_hears_the_question(asking: None, house: House) -> None:
    table = until_asked(house, ME_AND_BOT)
    stranger = house.guest().table(table["id"])

    assert table["question"] == "give"
    assert table["standing"] == stranger["standing"] == {"give": SKIP_DEDICATE}
    assert stranger["question"] is None


def test_a_standing_answer_counts_once_from_several_tabs(asking: None, house: House) -> None:
    anna = house.guest()
    table = anna.open(ME_AND_OPEN)
    ben = house.guest()
    ben.post(f"/api/tables/{table['id']}/seats/1", {"name": "Ben"})
    seats = [anna, ben]
    while not table["question"]:
        table = seats[table["actor"]].table(table["id"])
        table = table if table["question"] else seats[table["actor"]].act(table).json()
    asked = seats[table["actor"]]

    answers = [asked.act(table, SKIP_DEDICATE, key="standing-1") for _ in range(2)]

    assert [answer.status_code for answer in answers] == [200, 200]
    assert asked.table(table["id"])["version"] == table["version"] + 1


def test_games_without_such_questions_say_so(house: House) -> None:
    table = house.guest().open(ME_AND_BOT)

    assert (table["question"], table["standing"]) == (None, {})


def turn_at(house: House, table_id: str) -> BotTurn | None:
    """The decision of a bot at a table, as the driver sees it without any usual pause."""

    async def look() -> BotTurn | None:
        async with house.services.hall.hold(table_id) as live:
            return turn_of(live, 0.0)

    found: BotTurn | None = house.call(look)
    return found


async def never(_: BotPool, __: Job) -> int:
    """A bot that leaves its move to the test."""
    await asyncio.Event().wait()
    raise AssertionError("the driver was stopped")


def move(house: House, table_id: str, turn: BotTurn) -> None:
    """Do what the bot would do."""
    house.call(
        house.services.tables.act_for_bot, table_id, turn.seat, turn.version, choose(*turn.job)
    )


def test_a_bot_thinks_about_a_question_less_than_it_waits(
    asking: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotPool, "choose", never)
    with House(tmp_path) as house:
        anna = house.guest()
        turns: dict[float, BotTurn] = {}
        table = anna.open(ME_AND_BOT)
        while len(turns) < 2:
            table = anna.table(table["id"])
            if table["legal"]:
                anna.act(table)
            else:
                turn = turn_at(house, table["id"])
                assert turn
                turns[turn.pause] = turn
                move(house, table["id"], turn)

    thoughts = {pause: turn.job[-1] for pause, turn in turns.items()}
    assert thoughts == {0.0: level("greedy").seconds, QUESTION_PAUSE: QUESTION_THOUGHT}
    assert QUESTION_THOUGHT < QUESTION_PAUSE
