"""For everybody: accessibility rules in both schemes, both languages, a clean console."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.browser.driver import BOT, OPEN, PHONE, WIDE, Player, me, open_table

from spieltisch.games import GAMES

Device = Callable[..., Page]
ONLY_BROKEN = {"resultTypes": ["violations"]}  # half the time: what is kept is described at length


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_home_and_table_break_no_accessibility_rule(device: Device, size: tuple[int, int]) -> None:
    page = device(size)
    page.goto("/")
    assert violations_in_both_schemes(page) == []
    open_table(page, me(), BOT)
    player = Player(page, seed=13)
    player.until(lambda state: state["ready"])
    page.wait_for_timeout(300)
    assert violations_in_both_schemes(page) == []
    page.keyboard.press("?")
    assert violations_in_both_schemes(page) == []


def test_a_waiting_table_breaks_no_accessibility_rule(page: Page) -> None:
    open_table(page, me(), OPEN)
    Player(page, seed=15).turn()
    assert violations(page) == []
    page.locator("#open-seats [data-do=invite]").click()
    assert violations(page) == []


def test_the_end_breaks_no_accessibility_rule(page: Page) -> None:
    open_table(page, me(), BOT, ahead=10)
    Player(page, seed=14).play()
    assert violations_in_both_schemes(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_longer_than_five_seconds(device: Device, game: str) -> None:
    """Who thinks is not disturbed, and a phone does not paint the table sixty times a second."""
    page = device(motion=True)
    open_table(page, me(), BOT, game=game)
    Player(page, seed=16).wait()
    ends = page.evaluate(
        "document.getAnimations().map(({ effect }) => effect.getComputedTiming().endTime)"
    )
    assert all(end <= 5_000 for end in ends), ends


def test_german_and_english_by_browser_and_by_switch(device: Device) -> None:
    page = device(language="de")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    open_table(page, me(), BOT)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.locator("[data-do=menu]").click()
    page.locator("#menu").get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("[data-do=menu]")).to_have_text("Menü")


def violations_in_both_schemes(page: Page) -> list[str]:
    """Those of the page in light colours, then in dark ones."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found += violations(page)
    return found


def violations(page: Page) -> list[str]:
    """Serious and critical findings, each with the first element it is about."""
    found = Axe().run(page, options=ONLY_BROKEN).response["violations"]
    return [
        f"{rule['id']}: {rule['nodes'][0]['html'][:200]}"
        for rule in found
        if rule["impact"] in ("serious", "critical")
    ]
