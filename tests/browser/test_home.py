"""The first page: how strong the computer is, chosen from one list."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import Complaints
from tests.browser.driver import PHONE, WIDE

from spieltisch.bots import LEVELS, USUAL

Device = Callable[..., Page]
STRENGTH = '[name="level-1"]'


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_strength_that_is_chosen_sits_down(device: Device, size: tuple[int, int]) -> None:
    page = device(size, touch=size is PHONE)
    page.goto("/")
    strength = page.locator(STRENGTH)
    expect(strength).to_have_value(USUAL)
    values = strength.locator("option").evaluate_all("found => found.map((one) => one.value)")
    assert sorted(values) == sorted(level.id for level in LEVELS)

    strength.select_option("master")

    says = page.locator(f"{STRENGTH} ~ .level-says")
    expect(says).to_have_text("Looks ahead, forgives little.")
    bars = page.locator(".seat[data-seat='1'] .bars")
    expect(bars).to_have_attribute("data-bars", "4")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/tables/*")
    path = page.evaluate("location.pathname")
    seats = page.request.get(f"/api{path}/export").json()["seats"]
    assert [seat["bot"] for seat in seats if seat["kind"] == "bot"] == ["master"]


def test_a_table_with_a_free_seat_shows_its_link_at_once(page: Page) -> None:
    page.goto("/")
    page.locator(".seat[data-seat='1'] [value=open]").check(force=True)

    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/tables/*")

    expect(page.locator("#join-url")).to_be_visible()
    page.reload()
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#join-url")).to_be_hidden()


def test_on_a_phone_four_seats_fit_without_scrolling(device: Device) -> None:
    page = device(PHONE, touch=True)
    page.goto("/")
    for _ in range(2):
        page.locator("[data-seats='1']").tap()
    expect(page.locator("#seat-count")).to_have_text("4")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_game_that_is_being_set_up_is_waited_for(page: Page, complaints: Complaints) -> None:
    """The page said "Try again" while it did so by itself, with its button out of use."""
    complaints.allowed.append("503")
    answers = iter([{"error": "busy", "message": "Try again."}])

    def answer(route: Route) -> None:
        busy = next(answers, None)
        route.fulfill(status=503, json=busy) if busy else route.continue_()

    page.route("**/api/tables", answer)
    page.goto("/")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#open-table .problem")).to_contain_text("It goes on by itself.")
    page.wait_for_url("**/tables/*")
