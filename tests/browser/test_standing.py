"""Standing answers: a switch of this screen answers a question, after a while, and only once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.driver import BOT, Player, me, open_table

QUESTION = "strike"
SWITCH = f".side [data-do=standing][data-question={QUESTION}]"
NOTE = ".toast"


def start(page: Page) -> Player:
    """A game that asks whenever open facts do not forbid it, against the computer."""
    open_table(page, me(), BOT, game="zwerge_duell", variant="always_ask_seat0")
    return Player(page, seed=3)


def play_until_noted(page: Page, player: Player) -> None:
    """Play until a question is about to be answered by itself."""
    for _ in range(400):
        if page.locator(NOTE).count():
            return
        state = player.state()
        if (state["can"] or state["ready"]) and not state["sending"]:
            player.act(state)
        page.wait_for_timeout(80)
    pytest.fail("no question came for which the switch is on")


def version(page: Page) -> int:
    """How many entries the log of the table has."""
    answer = page.request.get(f"/api{page.evaluate('location.pathname')}")
    return int(answer.json()["version"])


def wait_for_newer(page: Page, before: int) -> None:
    """Wait until the log of the table has more than `before` entries."""
    for _ in range(100):
        if version(page) > before:
            return
        page.wait_for_timeout(100)
    pytest.fail("the question was not answered")


def test_a_switch_answers_and_can_be_switched_off_in_time(page: Page) -> None:
    player = start(page)
    page.locator(SWITCH).click()
    expect(page.locator(SWITCH)).to_have_attribute("aria-checked", "true")

    play_until_noted(page, player)
    before = version(page)
    wait_for_newer(page, before)
    expect(page.locator(NOTE)).to_have_count(0)

    play_until_noted(page, player)
    before = version(page)
    page.locator(f"{NOTE} button").click()
    expect(page.locator(SWITCH)).to_have_attribute("aria-checked", "false")
    page.wait_for_timeout(1500)
    assert version(page) == before
    assert player.state()["can"]


def test_the_switch_is_kept_by_the_screen(page: Page) -> None:
    start(page)
    page.locator(SWITCH).click()
    page.reload()

    expect(page.locator(SWITCH)).to_have_attribute("aria-checked", "true")
    start(page)
    expect(page.locator(SWITCH)).to_have_attribute("aria-checked", "true")
    open_table(page, me(), BOT)
    expect(page.locator("[data-do=standing]")).to_have_count(0)


def test_two_tabs_answer_once(page: Page) -> None:
    player = start(page)
    page.locator(SWITCH).click()
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(SWITCH)).to_have_attribute("aria-checked", "true")

    play_until_noted(page, player)
    before = version(page)
    wait_for_newer(page, before)
    page.wait_for_timeout(500)

    log = page.request.get(f"/api{page.evaluate('location.pathname')}").json()["log"]
    assert log[before]["seat"] == 0
    assert all(entry["seat"] == 1 for entry in log[before + 1 : before + 2])
