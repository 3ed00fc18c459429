"""Who may listen to a table, and from which version on."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.house import ME_AND_BOT, House, error_of

from spieltisch.server.live import Notices, stream
from spieltisch.server.store import StorageFailed


def test_too_many_streams_are_refused_before_one_begins(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stream broke off without a word: it was refused when it had already begun."""
    anna = house.guest()
    table = anna.open(ME_AND_BOT)["id"]
    monkeypatch.setattr("spieltisch.server.live.MOST_LISTENERS", 0)

    answer = anna.get(f"/api/tables/{table}/events")

    assert error_of(answer) == (503, "busy")
    assert "Too many people are watching" in answer.json()["message"]


@pytest.mark.parametrize("seen", ["9" * 5000, "-1", "x", ""])
def test_an_odd_last_event_id_gets_the_table_as_it_is_now(
    house: House, monkeypatch: pytest.MonkeyPatch, seen: str
) -> None:
    """A client with a damaged id got "something went wrong": the number was too long to read."""
    anna = house.guest()
    table = anna.open(ME_AND_BOT)["id"]
    monkeypatch.setattr(house.services.notices, "is_closed", lambda: True)  # ends at once

    answer = anna.get(f"/api/tables/{table}/events", headers={"last-event-id": seen})

    assert answer.status_code == 200
    assert answer.text.startswith("event: table\nid: 0\n")


def test_a_stream_ends_quietly_when_the_database_goes_away() -> None:
    """The terminal filled with tracebacks, one for each open page."""
    notices = Notices()
    news = [(0, b"{}")]

    async def tell() -> tuple[int, bytes]:
        if not news:
            raise StorageFailed(OSError("away"))
        return news.pop()

    async def listen() -> list[bytes]:
        parts = []
        async for part in stream(notices, "table", tell, None):
            parts.append(part)
            notices.tell("table")
        return parts

    assert asyncio.run(listen()) == [b"event: table\nid: 0\ndata: {}\n\n"]
    assert not notices._listeners
