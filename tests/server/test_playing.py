"""A game by the API: opening, playing, and everything that is refused on the way."""

from __future__ import annotations

import json

import httpx
import pytest
from tests.server.house import (
    ME_AND_BOT,
    ME_AND_OPEN,
    TWO_BOTS,
    TWO_HERE,
    Guest,
    House,
    error_of,
)


def test_a_whole_game_against_the_computer(house: House) -> None:
    anna = house.guest()

    table = anna.play_out(anna.open(ME_AND_BOT))

    assert table["over"]
    assert table["actor"] == -1
    assert min(table["ranks"]) == 1
    assert table["secret"] is not None
    assert anna.get(f"/verify/{table['id']}").status_code == 200


def test_a_table_of_bots_plays_to_its_end(house: House) -> None:
    guest = house.guest()
    table_id = guest.open(TWO_BOTS)["id"]

    table = guest.wait(lambda one: one.table(table_id)["over"] and one.table(table_id))

    assert table["viewer"] == -1
    assert [seat["name"] for seat in table["seats"]] == ["Computer", "Computer 2"]


def test_opening_gives_id_version_and_link(house: House) -> None:
    table = house.guest().open(ME_AND_OPEN)

    assert table["version"] == 0
    assert table["join_url"].endswith(f"/join/{table['id']}")
    assert table["open_seats"] == [1]


def test_the_same_seats_are_drawn_from_the_secret(house: House) -> None:
    anna = house.guest()
    tables = [anna.open(ME_AND_BOT, shuffle=True) for _ in range(12)]

    assert {table["mine"][0] for table in tables} == {0, 1}


@pytest.mark.parametrize(
    ("body", "code", "named"),
    [
        ({"game": "chess", "seats": ME_AND_BOT}, "unknown_game", "lichterfest"),
        ({"game": "lichterfest", "seats": ME_AND_BOT[:1]}, "bad_seats", "2, 3 or 4"),
        ({"game": "lichterfest", "seats": [*ME_AND_BOT * 3]}, "bad_seats", "2, 3 or 4"),
        ({"game": "lichterfest", "seats": [{"kind": "cat"}] * 2}, "bad_seats", "here"),
        (
            {"game": "lichterfest", "seats": [{"kind": "bot", "bot": "hal"}] * 2},
            "bad_seats",
            "greedy",
        ),
        (
            {"game": "lichterfest", "seats": ME_AND_BOT, "options": {"speed": True}},
            "bad_request",
            "training",
        ),
        (
            {"game": "lichterfest", "seats": ME_AND_BOT, "options": {"training": 1}},
            "bad_request",
            "training",
        ),
        ({"game": "lichterfest", "seats": ME_AND_BOT, "variant": "x"}, "bad_request", "base"),
        ({"game": "lichterfest", "seats": ME_AND_BOT, "color": 1}, "bad_request", "color"),
        ({"game": "lichterfest"}, "bad_request", "seats"),
        ({"game": "lichterfest", "seats": "two"}, "bad_request", "seats"),
        ([], "bad_request", "object"),
        (
            {"game": "lichterfest", "seats": [{"kind": "me", "name": "x" * 25}] * 2},
            "bad_request",
            "24",
        ),
        (
            {"game": "lichterfest", "seats": [{"kind": "me", "name": "a\x07b"}] * 2},
            "bad_request",
            "control",
        ),
    ],
)
def test_a_wrong_wish_is_refused_with_what_was_expected(
    house: House, body: object, code: str, named: str
) -> None:
    answer = house.guest().post("/api/tables", body)

    assert error_of(answer)[1] == code
    assert named in answer.json()["message"]


def test_refusals_speak_german(house: House) -> None:
    answer = house.guest("de").post("/api/tables", {"game": "lichterfest", "seats": ME_AND_BOT[:1]})

    assert answer.json()["message"] == "Lichterfest ist für 2, 3 oder 4 Personen, nicht für 1."


def test_malformed_json_is_refused(house: House) -> None:
    guest, headers = house.guest(), {"content-type": "application/json"}

    answer = guest._send("POST", "/api/tables", content=b'{"game": ', headers=headers)

    assert error_of(answer) == (400, "bad_request")
    assert "JSON" in answer.json()["message"]


def test_a_body_that_is_not_called_json_is_refused(house: House) -> None:
    answer = house.guest()._send("POST", "/api/tables", content=b"{}")

    assert error_of(answer) == (400, "bad_request")
    assert "application/json" in answer.json()["message"]


def test_an_unknown_table_is_refused(house: House) -> None:
    anna = house.guest()

    for path in ("", "/events", "/export", "/preview?action=1", "/at/0"):
        assert error_of(anna.get(f"/api/tables/nothing{path}")) == (404, "unknown_table")
    assert anna.get("/tables/nothing").status_code == 404
    assert len(house.services.hall) == 0


def test_a_guest_without_a_seat_cannot_act(house: House) -> None:
    table = house.guest().open(ME_AND_OPEN)
    stranger = house.guest()

    assert error_of(stranger.act(table, 94)) == (403, "not_your_seat")
    assert error_of(stranger.undo(table)) == (403, "not_your_seat")
    assert stranger.table(table["id"])["viewer"] == -1
    answer = stranger.get(f"/api/tables/{table['id']}?seat=0")
    assert error_of(answer) == (403, "not_your_seat")


def test_a_seat_waits_for_its_turn(house: House) -> None:
    anna, ben = house.guest(), house.guest()
    table = anna.open(ME_AND_OPEN)
    ben.post(f"/api/tables/{table['id']}/seats/1", {"name": "Ben"})
    before = ben.table(table["id"])

    assert error_of(ben.act(before, 94)) == (409, "not_your_turn")
    assert ben.table(table["id"]) == before


def test_a_stale_move_learns_how_the_table_stands(house: House) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)
    anna.act(table)

    answer = anna.act(table)

    assert error_of(answer) == (409, "stale")
    assert answer.json()["table"]["version"] == 1


def test_a_version_that_does_not_exist_yet_is_stale(house: House) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)

    assert error_of(anna.act({**table, "version": 7}))[1] == "stale"
    assert error_of(anna.act({**table, "version": -1}))[1] == "stale"


def test_somebody_who_sits_down_does_not_spoil_a_move(house: House) -> None:
    anna, ben = house.guest(), house.guest()
    table = anna.open(ME_AND_OPEN)
    ben.post(f"/api/tables/{table['id']}/seats/1", {"name": "Ben"})

    answer = anna.act(table)

    assert answer.status_code == 200
    assert [entry["kind"] for entry in answer.json()["log"]] == ["join", "act"]


@pytest.mark.parametrize("action", [0, 1257, 99_999, -1])
def test_an_illegal_action_names_reason_and_clause(house: House, action: int) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)

    for answer in (
        anna.act(table, action),
        anna.get(f"/api/tables/{table['id']}/preview?action={action}"),
    ):
        assert error_of(answer) == (422, "illegal")
        assert answer.json()["clause"].startswith("LF-")
        assert answer.json()["reason"] > 0


def test_the_same_key_acts_once(house: House) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)

    first = anna.act(table, key="once")
    again = anna.act(table, key="once")

    assert first.status_code == again.status_code == 200
    assert first.json()["version"] == again.json()["version"] == 1


def test_the_same_key_of_two_guests_means_two_moves(house: House) -> None:
    """A bot's client counted its requests 1, 2, 3; its move was answered, but never made.

    Keys were compared over all guests of a table.
    """
    anna, ben = house.guest(), house.guest()
    table = anna.open(ME_AND_OPEN)["id"]
    ben.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})

    first = anna.act(anna.table(table), key="1")
    second = ben.act(ben.table(table), key="1")

    assert second.json()["version"] == first.json()["version"] + 1


def test_a_game_that_is_over_takes_no_action(house: House) -> None:
    anna = house.guest()
    table = anna.play_out(anna.open(ME_AND_BOT))

    assert error_of(anna.act(table, 94)) == (409, "over")


@pytest.mark.parametrize(
    "body",
    [
        {"version": 0, "action": 10**30},
        {"version": 10**30, "action": 94},
        {"version": True, "action": 94},
        {"version": 0, "action": "94"},
        {"version": 0, "action": 94, "key": ""},
        {"version": 0, "action": 94, "key": "x" * 65},
        {"version": 0, "action": 94, "key": "\ud800"},
        {"version": 0, "action": 94, "seat": 0},
        {"action": 94},
    ],
)
def test_a_wrong_move_is_refused_by_field(house: House, body: dict[str, object]) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)

    answer = _post_escaped(anna, f"/api/tables/{table['id']}/actions", body)

    assert error_of(answer) == (400, "bad_request")
    assert any(field in answer.json()["message"] for field in ("action", "version", "key", "seat"))


def test_what_was_sent_is_quoted_in_part_and_as_text(house: House) -> None:
    anna = house.guest()

    odd = _post_escaped(anna, "/api/tables", {"game": "\ud800", "seats": []})
    long = anna.post("/api/tables/import", {"format": "spieltisch-record", "schema": "x" * 9000})

    assert error_of(odd) == (400, "bad_request")
    assert error_of(long) == (422, "bad_record")
    assert len(long.json()["message"]) < 500


def _post_escaped(guest: Guest, path: str, body: dict[str, object]) -> httpx.Response:
    """Post JSON in ASCII, so that it can hold half a surrogate pair."""
    headers = {"content-type": "application/json"}
    return guest._send("POST", path, content=json.dumps(body).encode(), headers=headers)


def test_wrong_method_and_address(house: House) -> None:
    anna = house.guest()

    assert error_of(anna.get("/api/nothing")) == (404, "not_found")
    assert error_of(anna.post("/api/games")) == (405, "bad_request")
    assert anna.get("/nothing").headers["content-type"].startswith("text/html")
