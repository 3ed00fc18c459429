"""Nothing that a viewer may not know leaves the server.

Two tables are stored that differ only in what Anna cannot know: the order of the stack, the
removed tiles, the other hand. Every answer that she gets must be the same for both.
"""

from __future__ import annotations

import re

import pytest
from tests.server.house import ME_AND_BOT, TWO_HERE, Guest, House

from spieltisch.position import Position
from spieltisch.server.hall import Hall

PATHS = (
    "/api/tables/{id}?seat={seat}&parts=1",
    "/api/tables/{id}/preview?action={action}&seat=0",
    "/api/tables/{id}/at/0?seat={seat}&parts=1",
    "/api/tables/{id}/export",
    "/tables/{id}?seat={seat}",
    "/tables/{id}/review",
    "/join/{id}",
    "/verify/{id}",
    "/my-games",
    "/",
)


def everything(guest: Guest, table_id: str, seat: int, action: int) -> str:
    """All that a guest can be told about a table, in one text."""
    wanted = [path for path in PATHS if seat == 0 or "preview" not in path]
    paths = [path.format(id=table_id, seat=seat, action=action) for path in wanted]
    answers = [guest.get(path) for path in paths]
    assert all(answer.status_code == 200 for answer in answers)
    return "\n".join(answer.text for answer in answers)


def test_the_secret_stays_until_the_end(house: House) -> None:
    anna = house.guest()
    table = anna.open(ME_AND_BOT)
    secret = house.call(house.services.store.table, table["id"]).secret.hex()

    while not table["over"]:
        if table["legal"]:
            told = everything(anna, table["id"], 0, table["legal"][0]["action"])
            assert secret not in told
            assert secret.upper() not in told.upper()
            table = anna.act(table).json()
        table = anna.wait_for_turn(table["id"]) if not table["over"] else table
        if table["version"] > 12:
            break

    table = anna.play_out(table)
    assert table["secret"] == secret


def conceal(house: House, table_id: str, seat: int) -> None:
    """Deal anew on the server, in memory, everything that `seat` cannot know."""

    async def change(hall: Hall) -> None:
        async with hall.hold(table_id) as live:
            position: Position = live.match._position
            position.load(live.match.concealed(seat, b"another deal"))
            live.answers.clear()

    house.call(change, house.services.hall)


@pytest.mark.parametrize("seat", [0, -1])
def test_answers_do_not_depend_on_what_the_viewer_cannot_know(house: House, seat: int) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)
    for _ in range(4):
        table = anna.act(anna.table(table["id"])).json()
    while table["actor"] != 0:
        table = anna.act(anna.table(table["id"])).json()
    action = anna.table(table["id"])["legal"][0]["action"]
    before = told(everything(anna, table["id"], seat, action))
    hidden = held(house, table["id"])

    conceal(house, table["id"], seat)

    assert held(house, table["id"]) != hidden
    assert told(everything(anna, table["id"], seat, action)) == before


def told(text: str) -> str:
    """The text without what counts the time."""
    return re.sub(r"\d+ minutes?", "", text)


def held(house: House, table_id: str) -> list[int]:
    """The hidden facts of a table: hands and stack."""

    async def read(hall: Hall) -> list[int]:
        async with hall.hold(table_id) as live:
            record = live.match.position().record
            return [*record.tiles.tolist(), *record.hand.reshape(-1).tolist()]

    return list(house.call(read, house.services.hall))
