"""Who waits for an answer is told the same whether the other seat could do anything or not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.house import ME_AND_OPEN, Guest, House
from tests.server.test_secrets import told

from clauses import clause
from spieltisch.position import Position
from spieltisch.server.bot_driver import turn_of
from spieltisch.server.hall import Hall

ALWAYS = {"game": "zwerge_duell", "variant": "always_ask_seat0"}
PATHS = (
    "/api/tables/{id}?seat={seat}&parts=1",
    "/api/tables/{id}/export",
    "/tables/{id}?seat={seat}",
    "/tables/{id}/review",
)


def asked(house: House) -> tuple[dict[str, Any], dict[int, Guest]]:
    """A table on which a question waits for seat 1, and who sits at it."""
    anna, ben = house.guest(), house.guest()
    table = anna.post("/api/tables", {**ALWAYS, "seats": ME_AND_OPEN}).json()
    ben.post(f"/api/tables/{table['id']}/seats/1", {"name": "Ben"})
    seats = {0: anna, 1: ben}
    for _ in range(200):
        table = anna.table(table["id"])
        deciding = seats[table["actor"]].table(table["id"])
        if deciding["question"] and table["actor"] == 1:
            return table, seats
        last = deciding["legal"][-1]["action"]
        assert seats[table["actor"]].act(deciding, last).status_code == 200
    raise AssertionError("seat 1 was never asked")


def deal_anew(house: House, table_id: str, seat: int, salt: bytes) -> int:
    """Deal anew, in memory, what `seat` cannot know; how many answers the asked seat has now."""

    async def change(hall: Hall) -> int:
        async with hall.hold(table_id) as live:
            position: Position = live.match._position
            position.load(live.match.concealed(seat, salt))
            live.answers.clear()
            return len(position.legal())

    return int(house.call(change, house.services.hall))


def everything(guest: Guest, table_id: str, seat: int) -> str:
    """All that a guest is told about a table."""
    answers = [guest.get(path.format(id=table_id, seat=seat)) for path in PATHS]
    assert all(answer.status_code == 200 for answer in answers)
    return told("\n".join(answer.text for answer in answers))


@clause("ZD-73")
@pytest.mark.parametrize("seat", [0, -1])
def test_nothing_that_is_sent_differs_between_hands(house: House, seat: int) -> None:
    table, seats = asked(house)
    before = everything(seats[0], table["id"], seat)

    answers = set()
    for salt in range(40):
        answers.add(deal_anew(house, table["id"], 0, bytes([salt])))
        assert everything(seats[0], table["id"], seat) == before
        if min(answers) == 1 < max(answers):
            break

    assert min(answers) == 1 < max(answers)  # hands without and with something to play
    assert seats[0].table(table["id"])["question"] is None


@clause("ZD-74")
def test_a_bot_takes_the_same_time_for_every_hand(house: House) -> None:
    table, _ = asked(house)

    async def pause(hall: Hall) -> float:
        async with hall.hold(table["id"]) as live:
            live.match.seats[1] = live.match.seats[1].__class__("Bot", "bot", "greedy")
            turn = turn_of(live, 0.0)
            assert turn
            return turn.pause

    pauses = set()
    for salt in range(12):
        deal_anew(house, table["id"], 0, bytes([salt]))
        pauses.add(house.call(pause, house.services.hall))

    assert len(pauses) == 1
    assert pauses.pop() > 0
