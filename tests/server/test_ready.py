"""While the rules are compiled: pages wait by themselves, the API says so, then all goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import ME_AND_BOT, House, error_of

from spieltisch.games import GAMES
from spieltisch.server.ready import Readiness


@pytest.fixture
def compiling(tmp_path: Path, quick_bots: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server whose rules are half compiled."""
    monkeypatch.setattr(Readiness, "start", lambda _: None)
    monkeypatch.setattr(House, "wait_until_ready", lambda _: None)
    with House(tmp_path) as house:
        for game in GAMES:
            house.services.readiness.note(game, 0.5)
        yield house


@pytest.mark.parametrize("path", ["/", "/my-games", "/rules", "/rules/lichterfest"])
def test_pages_that_need_no_rules_are_there_at_once(compiling: House, path: str) -> None:
    assert compiling.guest().get(path).status_code == 200


@pytest.mark.parametrize("path", ["/tables/{}", "/join/{}", "/verify/{}"])
def test_a_table_waits_for_its_game_by_itself(compiling: House, path: str) -> None:
    guest = compiling.guest("de")
    readiness = compiling.services.readiness
    readiness.note("lichterfest", 1.0)
    table = guest.open(ME_AND_BOT)["id"]
    compiling.services.hall.forget(table)
    readiness._shares["lichterfest"] = 0.5

    answer = guest.get(path.format(table))

    assert answer.status_code == 503
    assert answer.headers["refresh"] == "1"
    assert "Der Tisch wird aufgebaut" in answer.text


def test_the_api_says_that_it_is_busy(compiling: House) -> None:
    guest = compiling.guest()

    opened = guest.post("/api/tables", {"game": "lichterfest", "seats": ME_AND_BOT})

    assert error_of(opened) == (503, "busy")
    assert guest.get("/api/health").json() == {"ready": False, "progress": 0.5, "tables": 0}
    assert guest.get("/api/games").status_code == 200


def test_the_table_opens_when_the_rules_are_ready(compiling: House) -> None:
    compiling.services.readiness.note("lichterfest", 1.0)

    assert compiling.guest().open(ME_AND_BOT)["legal"]
    assert not compiling.services.readiness.ready  # the other games may still be waited for
