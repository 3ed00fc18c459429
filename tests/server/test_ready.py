"""While the rules are compiled: pages wait by themselves, the API says so, then all goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import ME_AND_BOT, House, error_of

from spieltisch.server.ready import Readiness


@pytest.fixture
def compiling(tmp_path: Path, quick_bots: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server whose rules are half compiled."""
    monkeypatch.setattr(Readiness, "start", lambda _: None)
    monkeypatch.setattr(House, "wait_until_ready", lambda _: None)
    with House(tmp_path) as house:
        house.services.readiness._note(1, 2, "")
        yield house


@pytest.mark.parametrize("path", ["/", "/my-games", "/tables/any", "/join/any", "/rules"])
def test_pages_wait_by_themselves(compiling: House, path: str) -> None:
    answer = compiling.guest("de").get(path)

    assert answer.status_code == 503
    assert answer.headers["refresh"] == "1"
    assert "Der Tisch wird aufgebaut" in answer.text


def test_the_api_says_that_it_is_busy(compiling: House) -> None:
    guest = compiling.guest()

    opened = guest.post("/api/tables", {"game": "lichterfest", "seats": ME_AND_BOT})

    assert error_of(opened) == (503, "busy")
    assert error_of(guest.get("/api/tables/any")) == (503, "busy")
    assert guest.get("/api/health").json() == {"ready": False, "progress": 0.5, "tables": 0}
    assert guest.get("/api/games").status_code == 200


def test_the_table_opens_when_the_rules_are_ready(compiling: House) -> None:
    compiling.services.readiness.ready = True

    assert compiling.guest().open(ME_AND_BOT)["legal"]
    assert compiling.guest().get("/").status_code == 200
