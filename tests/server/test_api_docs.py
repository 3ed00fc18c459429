"""docs/http-api.md and docs/hosting.md name every route, error, field and setting."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fastapi.routing import APIRoute
from tests.server.house import ME_AND_BOT, House

from spieltisch.server import page_routes
from spieltisch.server.app import create_app
from spieltisch.server.errors import CODES
from spieltisch.server.settings import SETTINGS, BadSetting, Settings

DOCS = Path(__file__).parents[2] / "docs"
API = (DOCS / "http-api.md").read_text(encoding="utf-8")
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")


def routes() -> list[str]:
    """The routes of the API as OpenAPI lists them, and the pages."""
    paths = create_app(Settings(data=Path())).openapi()["paths"]
    found = [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]
    return found + [
        f"{method} {route.path}"
        for route in page_routes.router.routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    ]


@pytest.mark.parametrize("route", routes())
def test_every_route_is_documented(route: str) -> None:
    assert f"| `{route}` |" in API


def test_no_route_is_documented_that_does_not_exist() -> None:
    assert set(re.findall(r"^\| `((?:GET|POST) /[^`]*)`", API, re.MULTILINE)) == set(routes())


@pytest.mark.parametrize("code", CODES)
def test_every_error_is_documented_with_its_status(code: str) -> None:
    row = next(line for line in API.splitlines() if line.startswith(f"| `{code}` |"))

    assert str(CODES[code][0]) in row


def test_every_field_of_a_table_is_documented(house: House) -> None:
    table = house.guest().open(ME_AND_BOT)
    shown = house.guest().table(table["id"], parts=1)

    assert [field for field in shown if f"`{field}`" not in API] == []


def test_the_example_opens_a_table(house: House) -> None:
    example = re.search(r"```json\n(.*?)```", API, re.DOTALL)
    assert example

    assert house.guest().post("/api/tables", json.loads(example[1])).status_code == 201


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_setting_is_documented_and_read(setting: object) -> None:
    name, variable = getattr(setting, "name"), getattr(setting, "variable")  # noqa: B009

    assert f"| `{variable}` |" in HOSTING
    assert hasattr(Settings(data=Path()), name)


def test_options_win_over_the_environment() -> None:
    environment = {"SPIELTISCH_PORT": "9001", "SPIELTISCH_DATA": "/there"}

    read = Settings.read(environment, port=9002)

    assert (read.port, read.data) == (9002, Path("/there"))


@pytest.mark.parametrize(
    "environment",
    [
        {"SPIELTISCH_PORT": "many"},
        {"SPIELTISCH_PORT": "70000"},
        {"SPIELTISCH_WORKERS": "0"},
        {"SPIELTISCH_BOT_PAUSE": "-1"},
        {"SPIELTISCH_ADDRESS": "table.example.org"},
        {"SPIELTISCH_ADDRESS": "https://"},
        {"SPIELTISCH_ADDRESS": "https://table.example.org/below"},
    ],
)
def test_a_wrong_setting_is_named(environment: dict[str, str]) -> None:
    (name,) = environment

    with pytest.raises(BadSetting, match=name):
        Settings.read(environment)


def test_the_database_is_a_file_or_postgresql() -> None:
    here = Settings.read({"SPIELTISCH_DATA": "/there"}).database_url
    there = Settings.read({"SPIELTISCH_DATABASE": "postgresql://u:p@host/name"}).database_url

    assert here == "sqlite+aiosqlite:////there/spieltisch.sqlite3"
    assert there == "postgresql+psycopg://u:p@host/name"
    with pytest.raises(BadSetting, match="SPIELTISCH_DATABASE"):
        _ = Settings.read({"SPIELTISCH_DATABASE": "mysql://x"}).database_url
