"""Who waits for an answer is told the same whether the other seat could do anything or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.house import ME_AND_OPEN, Guest, House
from tests.server.listening import Ear
from tests.server.test_secrets import told

from clauses import clause
from spieltisch.games.zwerge_duell.data import ARMOUR, AXE
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


DRAW_ONE, ROLL, KEEP, STOP, PASS = 0, 3, 11, 850, 851
QUIET = (DRAW_ONE, ROLL, KEEP, STOP, PASS)
ALLIES = range(12, 12 + 24 * 9)
HITS, TARGETS = range(452, 795), 49


def hits_a_card(action: int) -> bool:
    """Whether an action is a hit, and not at the draw pile, whose top card all may see."""
    return action in HITS and (action - HITS.start) % TARGETS > 0


def moves_of(table: dict[str, Any]) -> list[int]:
    return [int(row["action"]) for row in table["legal"]]


def play_to(house: House, first: Callable[[int], bool]) -> tuple[str, dict[int, Guest]]:
    """The same game each time, up to where seat 0 can do what is asked for."""
    anna, ben = house.guest(), house.guest()
    table = anna.post("/api/tables", {**ALWAYS, "seats": ME_AND_OPEN}).json()
    ben.post(f"/api/tables/{table['id']}/seats/1", {"name": "Ben"})
    seats = {0: anna, 1: ben}
    for _ in range(300):
        seat = anna.table(table["id"])["actor"]
        table = seats[seat].table(table["id"])
        moves = moves_of(table)
        if seat == 0 and table["version"] > 8 and any(map(first, moves)):
            return table["id"], seats
        wanted = [action for action in moves if action in ALLIES]
        wanted += [action for action in QUIET if action in moves]
        assert seats[seat].act(table, wanted[0]).status_code == 200
    raise AssertionError("it never came to that")


def salts(house: House, table_id: str, twist: int) -> dict[bool, bytes]:
    """Of what deals seat 1 other cards: one with which it holds a twist, one without."""

    async def find(hall: Hall) -> dict[bool, bytes]:
        async with hall.hold(table_id) as live:
            other, found = live.match.position(), {}
            for number in range(200):
                other.load(live.match.concealed(0, bytes([number])))
                found[bool(other.record.held[1, twist])] = bytes([number])
            return found

    return dict(house.call(find, house.services.hall))


def heard(
    house: House, salt: bytes, viewer: int, first: Callable[[int], bool]
) -> tuple[list[tuple[int, str]], int]:
    """What the stream tells a viewer until seat 1 has its card phase, for hidden cards by salt.

    Also how many answers seat 1 had to the first question.
    """
    table_id, seats = play_to(house, first)
    deal_anew(house, table_id, 0, salt)
    answers = 0
    with Ear(house, seats[0], table_id, viewer) as ear:
        while True:
            seat = seats[0].table(table_id)["actor"]
            table = seats[seat].table(table_id)
            moves = moves_of(table)
            if seat == 1 and STOP in moves:
                break
            if seat == 1:
                answers = answers or len(moves)
            opening = [action for action in moves if seat == 0 and not answers and first(action)]
            action = [*opening, *(quiet for quiet in QUIET if quiet in moves)][0]
            assert seats[seat].act(table, action).status_code == 200
            ear.wait_for_version(table["version"] + 1)
        events = [(number, text.replace(table_id, "")) for number, text in ear.events()]
    return events, answers


@clause("ZD-73", "ZD-I15")
@pytest.mark.parametrize("viewer", [0, -1])
@pytest.mark.parametrize(
    ("first", "twist"), [(hits_a_card, ARMOUR), (ROLL.__eq__, AXE)], ids=["hit", "roll"]
)
def test_a_stream_tells_the_same_whether_a_hand_holds_the_twist_or_not(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    viewer: int,
    first: Callable[[int], bool],
    twist: int,
) -> None:
    """Questions before the draw, before the roll, after it and about a point: same events."""
    monkeypatch.setattr("spieltisch.server.tables.new_secret", lambda: bytes(32))
    found = salts(house, play_to(house, first)[0], twist)

    without, sole = heard(house, found[False], viewer, first)
    with_twist, several = heard(house, found[True], viewer, first)

    assert sole == 1 < several  # answers to the first question
    assert with_twist == without
    assert len(without) > 5
