"""One guest opens only so many tables; others are not held up by it."""

from __future__ import annotations

import pytest
from tests.server.house import TWO_BOTS, TWO_HERE, House, error_of

from spieltisch.server import limits

WISH = {"game": "lichterfest", "seats": TWO_HERE}


def test_a_guest_has_only_so_many_running_tables(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_RUNNING", 2)
    anna = house.guest()
    anna.open(TWO_HERE)
    anna.open(TWO_HERE)

    refused = anna.post("/api/tables", WISH)

    assert error_of(refused) == (429, "too_many")
    assert "2 running tables" in refused.json()["message"]
    assert house.guest().post("/api/tables", WISH).status_code == 201


def test_finished_tables_count_for_an_hour(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_RUNNING", 1)
    monkeypatch.setattr(limits, "MOST_AN_HOUR", 2)
    anna = house.guest()
    first = anna.open(TWO_BOTS)["id"]
    anna.wait(lambda one: one.table(first)["over"])
    record = anna.get(f"/api/tables/{first}/export").json()

    assert anna.post("/api/tables/import", record).status_code == 201
    refused = anna.post("/api/tables/import", record)
    assert error_of(refused) == (429, "too_many")
    assert "2 tables within an hour" in refused.json()["message"]

    monkeypatch.setattr(limits, "HOUR", -1000)
    assert anna.post("/api/tables/import", record).status_code == 201
