"""The coach at the table: who may ask, what is answered, and that it knows only its seat's part."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.house import ME_AND_BOT, ME_AND_OPEN, TWO_HERE, Guest, House, error_of

from spieltisch.bots.coach import Counsel
from spieltisch.bots.pool import BotPool
from spieltisch.bots.worker import WorkerFailed, questions
from spieltisch.game import SeatSign, Sight
from spieltisch.games import load
from spieltisch.language import words
from spieltisch.position import Position
from spieltisch.server import coach
from spieltisch.server.hints import why


def ask(guest: Guest, table: dict[str, Any], **query: Any) -> Any:
    """Ask for hints."""
    return guest.get(f"/api/tables/{table['id']}/hints", params=query)


@pytest.mark.usefixtures("quick_coach")
def test_against_the_computer_the_coach_names_the_best_actions(house: House) -> None:
    anna = house.guest()
    table = anna.wait_for_turn(anna.open(ME_AND_BOT)["id"])

    answer = ask(anna, table).json()

    legal = {choice["action"]: choice["say"] for choice in table["legal"]}
    shares = [hint["expected"] for hint in answer["hints"]]
    assert table["hints"]
    assert answer["version"] == table["version"]
    assert 1 <= len(shares) <= 3
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= share <= 1 for share in shares)
    assert all(hint["say"] == legal[hint["action"]] for hint in answer["hints"])
    assert all(hint["why"].endswith(".") for hint in answer["hints"])


@pytest.mark.usefixtures("quick_coach")
def test_hints_are_drawn_for_the_page_in_the_players_language(house: House) -> None:
    anna = house.guest("de")
    table = anna.wait_for_turn(anna.open(ME_AND_BOT)["id"])

    drawn = ask(anna, table, parts=1).json()["parts"]["hints"]

    assert drawn.count('data-do="take-hint"') == len(ask(anna, table).json()["hints"])
    assert "Aussicht auf den Sieg" in drawn


def test_among_people_there_are_no_hints_but_at_a_training_table(house: House) -> None:
    anna = house.guest()
    serious, training = anna.open(ME_AND_OPEN), anna.open(ME_AND_OPEN, training=True)
    for table in (serious, training):
        house.guest().post(f"/api/tables/{table['id']}/seats/1", {"name": "Ben"})

    assert not anna.table(serious["id"])["hints"]
    assert error_of(ask(anna, serious)) == (403, "no_hints")
    assert anna.table(training["id"])["hints"]


def test_people_at_one_device_may_ask(house: House) -> None:
    assert house.guest().open(TWO_HERE)["hints"]


def test_only_who_has_the_decision_may_ask(house: House) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)
    other = 1 - table["actor"]

    assert error_of(ask(house.guest(), table)) == (409, "not_your_turn")
    assert error_of(ask(anna, table, seat=other)) == (409, "not_your_turn")
    assert error_of(ask(anna, table, seat=-1)) == (409, "not_your_turn")
    assert not anna.table(table["id"], seat=other)["hints"]


def test_the_coach_gets_what_the_seat_can_know_and_nothing_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Any, ...]] = []

    async def listen(_: BotPool, __: str, given: tuple[Any, ...], ___: float) -> list[Counsel]:
        asked.append(given)
        return []

    monkeypatch.setattr(BotPool, "ask", listen)
    anna = house.guest()
    table = anna.open(TWO_HERE)
    ask(anna, table)

    game_id, record, seat = asked[0][:3]
    shown = Position(load(game_id))
    shown.load(record)

    async def truth() -> bytes:
        async with house.services.hall.hold(table["id"]) as live:
            return bytes(live.match.position().to_bytes())

    assert record != house.call(truth)
    assert seat == table["actor"]
    assert shown.view(seat) == anna.table(table["id"])["view"]


def test_too_many_questions_are_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "MOST_WAITING", 0)
    anna = house.guest()

    assert error_of(ask(anna, anna.open(TWO_HERE))) == (503, "busy")


def test_a_coach_that_fails_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> None:
        raise WorkerFailed("the process ended")

    monkeypatch.setattr(BotPool, "ask", broken)
    anna = house.guest()

    assert error_of(ask(anna, anna.open(TWO_HERE))) == (503, "busy")


def test_a_worker_knows_the_coach() -> None:
    assert {"counsel", "judge"} <= set(questions())


SIGHT = Sight({}, [SeatSign("Anna", "person"), SeatSign("Ben", "bot")], words("en"))
PLAIN = Counsel(1, 0.5, (0, 0), (0.0, 0.0))


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        ([PLAIN], "There is no other choice."),
        ([Counsel(1, 0.7, (3, 0), (-0.1, 0.0)), PLAIN],
         "It brings 3 points at once. Everything else is clearly worse."),
        ([Counsel(1, 0.55, (0, 0), (-0.1, 0.1)), PLAIN], "It takes chances from Ben."),
        ([Counsel(1, 0.505, (-1, 0), (0.0, 0.0)), PLAIN],
         "It costs 1 point at first. Other choices are nearly as good."),
        ([Counsel(1, 0.55, (0, 4), (0.0, 0.01)), PLAIN], "It prepares what comes later."),
    ],
)  # fmt: skip
def test_why_an_action_is_good_follows_from_what_it_changes(
    found: list[Counsel], sentence: str
) -> None:
    assert why(SIGHT, 0, found, 0) == sentence


def test_the_second_choice_is_not_compared() -> None:
    assert why(SIGHT, 0, [Counsel(1, 0.9, (0, 0), (0.0, 0.0)), PLAIN], 1) == (
        "It prepares what comes later."
    )
