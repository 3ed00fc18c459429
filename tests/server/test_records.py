"""A game as a file: out, in again, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.house import ME_AND_BOT, TWO_HERE, House, error_of

from spieltisch.match import verify
from spieltisch.server.security import MOST_IMPORT_BYTES

Record = dict[str, Any]

JSON = {"content-type": "application/json"}


def finished(house: House) -> tuple[str, Record]:
    """A table that was played out, and its record."""
    anna = house.guest()
    table = anna.play_out(anna.open(ME_AND_BOT))
    return table["id"], anna.get(f"/api/tables/{table['id']}/export").json()


def test_a_finished_game_goes_out_and_in_again(house: House) -> None:
    table_id, record = finished(house)
    ben = house.guest()

    kept = ben.post("/api/tables/import", record)

    assert kept.status_code == 201
    copy = kept.json()
    original = ben.table(table_id)
    assert copy["id"] != table_id
    assert copy["mine"] == []
    for fact in ("view", "scores", "ranks", "log", "commitment", "secret", "seats"):
        assert copy[fact] == original[fact]
    assert ben.get(f"/api/tables/{copy['id']}/export").json() == record
    assert all(check.holds for check in verify(record))


def test_a_large_record_is_taken_up_to_the_limit(house: House) -> None:
    _, record = finished(house)
    text = json.dumps(record).encode()
    padded = text + b" " * (MOST_IMPORT_BYTES - len(text))

    answer = house.guest()._send("POST", "/api/tables/import", content=padded, headers=JSON)

    assert answer.status_code == 201


def test_the_file_is_named_after_game_and_table(house: House) -> None:
    table = house.guest().open(TWO_HERE)

    answer = house.guest().get(f"/api/tables/{table['id']}/export")

    assert f'filename="lichterfest-{table["id"]}.json"' in answer.headers["content-disposition"]


def test_a_running_game_keeps_its_secret(house: House) -> None:
    anna = house.guest()
    table = anna.open(TWO_HERE)
    anna.act(table)

    record = anna.get(f"/api/tables/{table['id']}/export").json()

    assert record["secret"] is None
    answer = anna.post("/api/tables/import", record)
    assert error_of(answer) == (422, "bad_record")


def other_action(record: Record) -> None:
    acts = [entry for entry in record["log"] if entry["kind"] == "act"]
    acts[5]["action"] = acts[7]["action"]


def other_score(record: Record) -> None:
    record["result"]["scores"][0] += 1


def other_secret(record: Record) -> None:
    record["secret"] = "00" * 32


def shorter_log(record: Record) -> None:
    del record["log"][-1]


def rude_name(record: Record) -> None:
    record["seats"][0]["name"] = "x" * 500


def other_rules(record: Record) -> None:
    record["rules_version"] = 99


def foreign_option(record: Record) -> None:
    record["options"]["cheat"] = True


@pytest.mark.parametrize(
    "edit",
    [
        other_action,
        other_score,
        other_secret,
        shorter_log,
        rude_name,
        other_rules,
        foreign_option,
        dict.clear,
    ],
)
def test_an_edited_record_is_refused(house: House, edit: Callable[[Record], None]) -> None:
    _, record = finished(house)
    edit(record)

    answer = house.guest().post("/api/tables/import", record)

    assert error_of(answer) == (422, "bad_record")


def test_stepping_through_a_game(house: House) -> None:
    anna = house.guest()
    start = anna.open(TWO_HERE)
    anna.act(start)

    path = f"/api/tables/{start['id']}/at"
    past = anna.get(f"{path}/0?seat=0").json()

    assert past["view"] == start["view"]
    assert past["legal"] == []
    assert error_of(anna.get(f"{path}/2")) == (400, "bad_request")
    assert error_of(house.guest().get(f"{path}/0?seat=0")) == (403, "not_your_seat")


def test_a_record_is_not_kept_on_the_way(house: House) -> None:
    """Behind a proxy somebody downloaded a running game once more after its end, without secret."""
    anna = house.guest()
    answer = anna.get(f"/api/tables/{anna.open(ME_AND_BOT)['id']}/export")

    assert answer.headers["cache-control"] == "no-store"


def test_the_reason_for_a_refusal_is_told_in_the_players_language(house: House) -> None:
    _, record = finished(house)
    cut = {**record, "log": record["log"][:-1]}

    german = house.guest("de").post("/api/tables/import", cut).json()
    english = house.guest("en").post("/api/tables/import", cut).json()

    assert "das Protokoll endet vor dem Ende der Partie" in german["message"]
    assert "the log ends before the game is over" in english["message"]


def test_the_reason_of_the_rules_is_told_in_the_players_language(house: House) -> None:
    _, record = finished(house)
    first = record["log"][0]
    twice = {**record, "log": [first, {**first, "seat": 1 - first["seat"]}]}

    german = house.guest("de").post("/api/tables/import", twice).json()

    assert german["message"].startswith("Diese Aufzeichnung wird abgelehnt: Eintrag 1: ")
    assert not any(word in german["message"] for word in (" the ", " is ", " not "))
