"""Das Duell on a phone: what matters is on the screen and can be tapped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.driver import PHONE, me, tap

LOOKED_AT = """() => [...document.querySelectorAll("[data-look]")].map((e) => {
  const { left, right } = e.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
})"""
DRAW, ROLL, KEEP, PASS, STOP = 0, 3, 11, 851, 850
PLAYS = range(12, 12 + 24 * 15)  # cards that stay in a display


def new_table(page: Page) -> dict[str, Any]:
    """A table on which Anna and Ben play at one device."""
    seats = [me(), {"kind": "here", "name": "Ben"}]
    wish = {"game": "zwerge_duell", "variant": "base", "seats": seats, "options": {}}
    table: dict[str, Any] = page.request.post("/api/tables", data=wish).json()
    return table


def is_due(table: dict[str, Any]) -> bool:
    """Whether Ben has just played the last of many different cards, and Anna must decide."""
    kinds = [row["card"] for row in table["view"]["seats"][1]["display"]]
    fresh = len(table["log"]) > 1 and table["log"][-2]["action"] in PLAYS
    return table["actor"] == 0 and fresh and len({*kinds}) > 6 and kinds.count(kinds[-1]) == 1


def is_last(table: dict[str, Any]) -> bool:
    """Whether Anna is about to draw the last card of her pile."""
    view = table["view"]
    drawing = table["actor"] == 0 and view["phase"] == "draw"
    return drawing and view["seats"][0]["pile"] == 1


def play_until(page: Page, due: Callable[[dict[str, Any]], bool], busy: bool) -> str:
    """Play over the API: if `busy` Ben whatever he can, Anna nothing; where to find the table."""
    table = new_table(page)
    while not due(table):
        if table["over"]:
            table = new_table(page)
        actions = [row["action"] for row in table["legal"]]
        wanted = busy and table["actor"] == 1
        chosen = [action for action in actions if action in PLAYS and wanted]
        chosen += [action for action in (DRAW, ROLL, KEEP, PASS, STOP) if action in actions]
        path = f"/api/tables/{table['id']}"
        data = {"version": table["version"], "action": chosen[0]}
        answer = page.request.post(f"{path}/actions", data=data)
        assert answer.ok, answer.text()
        table = page.request.get(path).json()
    return f"/tables/{table['id']}"


def test_a_phone_scrolls_to_the_card_that_was_played_last(device: Callable[..., Page]) -> None:
    """It lay beyond the edge of the display: one was asked about a card that was not in sight."""
    page = device(PHONE, touch=True)
    page.goto(play_until(page, is_due, busy=True))
    page.locator("#handover [data-do=take-over]").tap()

    page.locator("#display-1 [data-look]").first.wait_for()
    assert page.evaluate(LOOKED_AT)[-1]
    assert page.locator("#display-1").evaluate("row => row.scrollLeft") > 0


@pytest.mark.parametrize("width", [390, 360])
def test_a_phone_can_draw_the_last_card(device: Callable[..., Page], width: int) -> None:
    """The button that confirms was pushed off the screen by what the last card does."""
    page = device((width, 844), touch=True, language="de")
    page.goto(play_until(page, is_last, busy=False))
    page.locator("#handover [data-do=take-over]").tap()

    page.locator("#choices button").tap()
    page.locator("#prompt .confirm:enabled").wait_for()
    assert page.locator("#prompt .confirm").evaluate(
        "(e) => e.getBoundingClientRect().right <= innerWidth"
    )
    page.wait_for_timeout(400)  # a double click must not decide twice
    tap(page, "#prompt .confirm")
    page.locator("#end-title").wait_for()
