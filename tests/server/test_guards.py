"""Who may change something, how much may be sent, what a page may do, and who a guest is."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.house import ADDRESS, ME_AND_BOT, House, error_of

from spieltisch.server.security import MOST_BYTES, MOST_IMPORT_BYTES

WISH = {"game": "lichterfest", "seats": ME_AND_BOT}


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.test"},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": f"{ADDRESS}.evil.test"},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_another_site_cannot_change_anything(house: House, headers: dict[str, str]) -> None:
    answer = house.guest().post("/api/tables", WISH, headers=headers)

    assert error_of(answer) == (403, "forbidden_origin")
    assert house.call(house.services.store.running, 9) == []


@pytest.mark.parametrize("headers", [{}, {"origin": ADDRESS}, {"sec-fetch-site": "same-origin"}])
def test_this_site_and_scripts_can(house: House, headers: dict[str, str]) -> None:
    assert house.guest().post("/api/tables", WISH, headers=headers).status_code == 201


@pytest.mark.parametrize(
    ("origin", "status"),
    [("https://table.example.org", 201), ("null", 403), ("https://example.org", 403)],
)
def test_behind_a_proxy_the_public_address_is_this_site(
    tmp_path: Path, quick_bots: None, origin: str, status: int
) -> None:
    with House(tmp_path, address="https://table.example.org") as house:
        answer = house.guest().post("/api/tables", WISH, headers={"origin": origin})

    assert answer.status_code == status


@pytest.mark.parametrize(
    ("path", "most"), [("/api/tables", MOST_BYTES), ("/api/tables/import", MOST_IMPORT_BYTES)]
)
def test_an_oversized_body_is_refused(house: House, path: str, most: int) -> None:
    guest = house.guest()

    async def pieces() -> object:
        for _ in range(most // 1000 + 1):
            yield b" " * 1000

    announced = guest._send("POST", path, content=b" " * (most + 1))
    unannounced = guest._send("POST", path, content=pieces())

    assert error_of(announced) == (413, "too_large")
    assert error_of(unannounced) == (413, "too_large")
    assert str(most) in announced.json()["message"]


def test_every_answer_carries_the_safe_headers(house: House) -> None:
    guest = house.guest()

    for path in ("/", "/api/games", "/nothing", "/static/table.js"):
        headers = guest.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "script-src" not in headers["content-security-policy"]  # so default-src: 'self'
        assert headers["x-content-type-options"] == "nosniff"


def test_the_cookie_is_closed_to_scripts_and_unknown_to_the_database(house: House) -> None:
    guest = house.guest()
    answer = guest.post("/api/tables", WISH)
    cookie = answer.headers["set-cookie"]
    token = cookie.split("=")[1].split(";")[0]

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(token) >= 43  # 256 bits
    assert token.encode() not in b"".join(
        path.read_bytes() for path in house.services.settings.data.iterdir()
    )


def test_looking_makes_no_guest(house: House) -> None:
    assert "set-cookie" not in house.guest().get("/api/games").headers


def test_the_language_follows_the_browser_and_the_switch(house: House) -> None:
    guest = house.guest("de-AT,de;q=0.9,en;q=0.5")
    assert '<html lang="de"' in guest.get("/").text

    answer = guest.post("/language/en?next=/rules")

    assert (answer.status_code, answer.headers["location"]) == (303, "/rules")
    assert '<html lang="en"' in guest.get("/").text
    assert guest.post("/language/xx").status_code == 404


@pytest.mark.parametrize("onward", ["//evil.test", "https://evil.test", "/\\evil.test"])
def test_the_switch_stays_on_this_site(house: House, onward: str) -> None:
    answer = house.guest().post("/language/de", params={"next": onward})

    assert answer.headers["location"] == "/"


def test_a_fault_of_the_server_shows_no_traceback(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(house.services.store, "table", broken)
    answer = house.guest().get("/api/tables/any")

    assert error_of(answer) == (500, "internal")
    assert "secret detail" not in answer.text
    assert "secret detail" not in house.guest().get("/tables/any").text
