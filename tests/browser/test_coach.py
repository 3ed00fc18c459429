"""The coach at the page: hints that mark what they mean, and the analysis of a finished game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Server
from tests.browser.driver import BOT, OPEN, PHONE, Player, lay_table, me, open_table
from tests.browser.test_access import violations, violations_in_both_schemes

Device = Callable[..., Page]
SLOWLY = 90_000  # ms: the coach's first answer may have to compile
TOGETHER = pytest.mark.xdist_group("analysis")  # one process: an analysis takes long


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> str:
    """The address of a game that two bots have played; it is analysed once for all tests."""
    page = browser.new_page(base_url=server.url)
    address = lay_table(page, BOT, BOT)
    for _ in range(600):
        if page.request.get(f"/api{address}").json()["over"]:
            page.close()
            return address
        page.wait_for_timeout(50)
    pytest.fail("the bots do not come to an end")


def ready(page: Page) -> None:
    """Wait until the analysis is complete."""
    page.wait_for_selector(".chart", timeout=SLOWLY, state="attached")
    expect(page.locator(".weighing")).to_have_count(0, timeout=SLOWLY)


def test_a_hint_is_marked_on_the_table_and_can_be_confirmed(page: Page) -> None:
    open_table(page, me(), BOT)
    player = Player(page, seed=5)
    steps = player.wait()["steps"]

    page.keyboard.press("h")
    page.locator(".advised").first.click(timeout=SLOWLY)

    expect(page.locator(".advised").first).to_have_attribute("aria-pressed", "true")
    assert player.state()["chosen"]
    page.wait_for_timeout(400)
    page.locator("#prompt [data-do=confirm]").click()
    page.wait_for_function("(n) => document.querySelectorAll('#log li').length > n", arg=steps)
    expect(page.locator("#hints")).to_be_hidden()


def test_hints_break_no_accessibility_rule_and_close(device: Device) -> None:
    page = device(PHONE, touch=True, scheme="dark")
    open_table(page, me(), BOT)
    Player(page, seed=5).wait()
    page.locator("#prompt [data-do=hint]").tap()
    page.wait_for_selector(".advised", timeout=SLOWLY)

    assert violations(page) == []
    page.locator("[data-do=close-hint]").tap()
    expect(page.locator("#hints")).to_be_hidden()


def test_among_people_no_hint_is_offered(page: Page) -> None:
    open_table(page, me(), OPEN)
    Player(page, seed=5).wait()

    expect(page.locator("[data-do=hint]")).to_have_count(0)


@TOGETHER
def test_the_analysis_is_complete_and_breaks_no_rule(page: Page, finished: str) -> None:
    page.goto(finished)
    page.locator("#end").get_by_role("link", name="Analysis").click()
    page.wait_for_url(f"**{finished}/review")
    ready(page)
    page.locator(".moves summary").click()

    moves = page.locator(".moves tbody tr").count()
    assert page.locator(".columns rect").count() == moves + 1
    assert violations_in_both_schemes(page) == []


@TOGETHER
def test_stepping_by_keys_slider_chart_and_list(page: Page, finished: str) -> None:
    page.goto(f"{finished}/review")
    ready(page)
    place = page.locator("#place")
    last = place.inner_text().partition("/ ")[2]
    expect(place).to_have_text(f"0 / {last}")

    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(f"1 / {last}")
    expect(page.locator("#told")).not_to_be_empty()
    page.keyboard.press("End")
    expect(place).to_have_text(f"{last} / {last}")
    page.locator("[data-do=back]").click()
    expect(place).to_have_text(f"{int(last) - 1} / {last}")
    page.locator("#slider").fill("3")
    expect(place).to_have_text(f"3 / {last}")
    page.locator(".columns rect").nth(7).click()
    expect(place).to_have_text(f"7 / {last}")
    expect(page.locator("#advice")).not_to_be_empty()
    page.locator(".moves summary").click()
    page.locator(".moves .move").nth(9).click()
    expect(place).to_have_text(f"9 / {last}")
    page.reload()
    expect(place).to_have_text(f"9 / {last}")


@TOGETHER
def test_on_a_phone_the_analysis_is_a_sheet_and_nothing_scrolls(
    device: Device, finished: str
) -> None:
    page = device(PHONE, touch=True, language="de")
    page.goto(f"{finished}/review")
    expect(page.locator("#analysis")).to_be_hidden()
    page.locator(".top [data-do=log]").tap()
    ready(page)

    expect(page.locator("#analysis .chart")).to_be_visible()
    assert violations(page) == []
    page.locator("#analysis .close").tap()
    page.locator("[data-do=next]").tap()
    expect(page.locator("#place")).to_contain_text("1 /")
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


def test_a_running_game_is_looked_back_at_without_analysis(page: Page) -> None:
    address = open_table(page, me(), BOT)
    player = Player(page, seed=6)
    for _ in range(3):
        player.decide()
    page.goto(f"{address}/review")

    expect(page.locator("#analysis")).to_have_count(0)
    expect(page.locator("#log li").first).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator("#place")).to_contain_text("0 /")
    expect(page.locator("#log li")).to_have_count(0)  # what had happened by then
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url(f"**{address}")
