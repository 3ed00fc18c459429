"""Whole games at the page: by mouse, by keyboard alone, by touch on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.driver import (
    BOT,
    PHONE,
    SHORT_PHONE,
    WIDE,
    Player,
    Point,
    click,
    me,
    open_table,
    press,
    tap,
)

Device = Callable[..., Page]
CHANGED = "(old) => document.getElementById('ghost').innerHTML !== old"


def test_a_whole_game_by_mouse_from_the_first_page_to_the_end(device: Device) -> None:
    page = device(motion=True)
    page.goto("/")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/tables/*")

    Player(page).play()

    expect(page.locator("#end-title")).to_contain_text("win")
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("#end")).to_be_hidden()
    page.get_by_role("button", name="Show the result").click()
    expect(page.locator("#end-title")).to_be_visible()


def test_a_game_to_its_end_by_keyboard_alone(page: Page) -> None:
    address = open_table(page, me(), BOT, ahead=8)

    Player(page, point=press, seed=2).play()

    expect(page.locator("#end")).to_be_visible()
    press(page, "#end [data-do=rematch]")
    page.wait_for_url(lambda url: not url.endswith(address))
    expect(page.locator("#end")).to_be_hidden()
    Player(page, point=press, seed=2).decide()


@pytest.mark.parametrize(
    ("variant", "seats", "ahead"),
    [("base", (BOT, BOT), 18), ("erik", (BOT,), 0), ("fleet", (BOT,), 35)],
)
def test_a_game_of_lighthouse_run_to_its_end_in_each_variant(
    device: Device, variant: str, seats: tuple[dict[str, str], ...], ahead: int
) -> None:
    page = device(PHONE if variant == "erik" else WIDE, touch=variant == "erik", language="de")
    open_table(page, me(), *seats, game="lighthouse_run", variant=variant, ahead=ahead)

    Player(page, point=tap if variant == "erik" else click, seed=8).play()

    expect(page.locator("#end-title")).to_contain_text("gewinn")


@pytest.mark.parametrize(
    ("seats", "point", "ahead"), [((BOT, BOT, BOT), click, 45), ((), press, 0)]
)
def test_a_game_of_wispwood_to_its_end_with_four_and_alone(
    device: Device, seats: tuple[dict[str, str], ...], point: Point, ahead: int
) -> None:
    page = device(WIDE, language="de")
    open_table(page, me(), *seats, game="wispwood", ahead=ahead)

    Player(page, point=point, seed=9).play()

    expect(page.locator("#end-title")).to_contain_text("gewinn")


@pytest.mark.parametrize(("point", "ahead"), [(click, 0), (press, 45)])
def test_a_game_of_zwerge_duell_to_its_end_by_mouse_and_by_keyboard(
    device: Device, point: Point, ahead: int
) -> None:
    page = device(WIDE, language="de")
    open_table(page, me(), BOT, game="zwerge_duell", variant="base", ahead=ahead)

    Player(page, point=point, seed=9, brisk=0.6).play()

    expect(page.locator("#end-title")).to_contain_text("gewinn")


def test_what_did_not_change_stays_on_the_page(page: Page) -> None:
    """A table laid anew as a whole took a tenth of a second, on a phone half of one."""
    open_table(page, me(), BOT, game="lighthouse_run", variant="erik", ahead=3)
    player = Player(page, seed=3)
    every = '[...document.querySelectorAll("#board *")]'
    seen = []
    for _ in range(9):
        count = page.evaluate(f"(window.before = {every}).length")
        player.decide()
        player.wait()
        fresh = page.evaluate(f"{every}.filter((e) => !before.includes(e)).length")
        left = page.evaluate("before.filter((e) => e.isConnected).length")
        seen.append((fresh, left / count))
    assert any(fresh and left > 0.5 for fresh, left in seen), seen


def may_place(state: dict[str, Any]) -> bool:
    """Whether a tile of the hand can be chosen."""
    return any(pick.startswith("hand") for pick in state["can"])


def test_arrows_digits_and_short_cuts(page: Page) -> None:
    open_table(page, me(), BOT)
    player = Player(page, seed=3)
    player.until(may_place)

    page.keyboard.press("2")
    assert player.state()["chosen"] == ["hand-1"]
    page.locator("#pick-hand-1").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.pick").startswith("cell-")
    page.keyboard.press("Enter")
    assert player.state()["ready"]
    before = page.locator("#ghost").inner_html()
    page.keyboard.press("r")
    page.wait_for_function(
        "(old) => document.getElementById('ghost').innerHTML !== old", arg=before
    )
    page.keyboard.press("Escape")
    assert player.state()["chosen"] == []
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()


def test_hovering_shows_the_ghost_and_dragging_or_zooming_never_picks(page: Page) -> None:
    open_table(page, me(), BOT)
    player = Player(page, seed=3)
    player.until(may_place)
    click(page, "#pick-hand-0")
    cell = page.locator('[data-pick^="cell-"].can').first
    cell.hover()
    expect(page.locator("#ghost > *").first).to_be_attached()
    page.locator(".top h1").hover()
    expect(page.locator("#ghost > *")).to_have_count(0)

    whole = page.locator("#lake").get_attribute("viewBox")
    cell.hover()
    page.mouse.down()
    page.mouse.move(600, 300, steps=5)
    page.mouse.up()
    assert player.state()["chosen"] == ["hand-0"]
    page.locator("[data-do=zoom-in]").click()
    assert page.locator("#lake").get_attribute("viewBox") != whole
    page.keyboard.press("0")
    assert page.locator("#lake").get_attribute("viewBox") == whole


def test_clicking_the_chosen_cell_again_turns_the_ghost(page: Page) -> None:
    open_table(page, me(), BOT)
    player = Player(page, seed=3)
    player.until(may_place)
    click(page, "#pick-hand-0")
    click(page, '[data-pick^="cell-"].can')
    page.wait_for_function("() => document.getElementById('ghost').innerHTML")
    before = page.locator("#ghost").inner_html()
    click(page, '[data-pick^="cell-"].chosen')
    page.wait_for_function(CHANGED, arg=before)
    assert player.state()["ready"]


def test_on_a_phone_log_panels_and_menu_are_one_tap_away(device: Device) -> None:
    page = device(PHONE, touch=True)
    open_table(page, me(), BOT)
    page.locator(".top [data-do=log]").tap()
    expect(page.locator("#log")).to_be_visible()
    page.locator("#log [data-do=log]").tap()
    expect(page.locator("#log")).to_be_hidden()
    page.locator("#panel-1").tap()
    expect(page.locator("#panel-1.open")).to_be_visible()
    page.locator(".top [data-do=menu]").tap()
    page.locator("#menu [data-do=invite]").tap()
    expect(page.locator("#join-url")).to_be_visible()
    page.locator("#invite [data-do=copy]").tap()
    expect(page.locator("#invite [data-do=copy]")).to_have_text("The link is copied.")


def test_undo_takes_back_what_revealed_nothing(page: Page) -> None:
    open_table(page, me(), BOT)
    player = Player(page, seed=4)
    player.until(lambda state: "skip" in state["can"])
    page.wait_for_timeout(400)  # a double click must not decide twice

    click(page, "#choices [data-pick=skip]")
    page.locator("#prompt [data-do=undo]").wait_for()
    page.keyboard.press("Control+z")

    expect(page.locator("#choices [data-pick=skip]")).to_be_visible()
    expect(page.locator("#log .undone").first).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SHORT_PHONE])
def test_several_turns_by_touch_on_a_phone_without_scrolling(
    device: Device, size: tuple[int, int]
) -> None:
    page = device(size, touch=True, language="de")
    open_table(page, me(), BOT, BOT, BOT)
    player = Player(page, point=tap, seed=5)

    for _ in range(6):
        player.decide()
        assert _does_not_scroll(page)

    assert player.wait()["steps"] > 10


def test_nothing_scrolls_on_a_wide_screen_either(device: Device) -> None:
    page = device(WIDE)
    open_table(page, me(), BOT, BOT, BOT)
    player = Player(page, seed=6)
    for _ in range(4):
        player.decide()
        assert _does_not_scroll(page)


def _does_not_scroll(page: Page) -> bool:
    return page.evaluate(
        """() => { const d = document.scrollingElement;
        return d.scrollHeight <= innerHeight && d.scrollWidth <= innerWidth; }"""
    )
