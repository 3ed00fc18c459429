"""Several people, devices and tabs at one table; lines that break and servers that die."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.conftest import Complaints, Server
from tests.browser.driver import BOT, OPEN, Player, click, me, open_table

Device = Callable[..., Page]


def test_between_two_people_at_one_device_no_hand_is_in_the_page(page: Page) -> None:
    address = open_table(page, {"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ben"})
    expect(page.locator("#handover")).to_be_visible()
    assert page.locator('[data-pick^="hand-"]').count() == 0
    player = Player(page, seed=7)
    first = _next_to_play(page)
    player.step()
    expect(page.locator("#handover")).to_be_hidden()

    player.turn()
    expect(page.locator("#handover")).to_be_visible()
    second = _next_to_play(page)
    assert second != first
    secret = _hand(page, address, second) - _hand(page, address, first)
    assert not any(words in page.content() for words in secret)
    assert page.evaluate("document.querySelector('main').inert")
    player.step()
    expect(page.locator("#handover")).to_be_hidden()
    page.wait_for_selector("#tray [data-pick]")
    assert all(words in page.content() for words in secret)


def test_a_reload_between_two_people_shows_no_hand(page: Page) -> None:
    open_table(page, {"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ben"})
    Player(page, seed=7).step()
    page.reload()
    expect(page.locator("#handover")).to_be_visible()
    assert page.locator('[data-pick^="hand-"]').count() == 0


def test_a_friend_joins_by_link_loses_the_line_and_catches_up(
    device: Device, complaints: Complaints
) -> None:
    complaints.allowed += ["ERR_INTERNET_DISCONNECTED"]
    here, there = device(), device(language="de")
    open_table(here, me("Anna"), OPEN)
    link = here.locator("#join-url").input_value()
    there.goto("/join/" + link.rpartition("/")[2])
    there.locator("[name=name]").fill("Ben")
    there.get_by_role("button", name=re.compile("spielen")).click()
    there.wait_for_url("**/tables/*")
    expect(here.locator("#panel-1")).to_contain_text("Ben")

    anna, ben = Player(here, seed=8), Player(there, seed=9)
    anna.turn()
    ben.turn()
    there.context.set_offline(True)
    expect(there.locator("#line")).to_be_visible()
    anna.turn()
    expect(there.locator("#lost")).to_be_visible()
    there.context.set_offline(False)

    expect(there.locator("#line")).to_be_hidden()
    assert ben.wait()["steps"] == anna.state()["steps"]
    assert there.locator("#live").text_content()
    ben.turn()
    assert anna.wait()["steps"] == ben.state()["steps"]


# a line that is alive and brings no news; one that never opens is noticed and covers the table
DEAF = """window.EventSource = class extends EventTarget {
  readyState = 1;
  beat = setInterval(() => this.dispatchEvent(new Event("ping")), 1000);
  close() { clearInterval(this.beat); }
}"""

REMEMBER_TOASTS = """() => {
  window.toasts = [];
  new MutationObserver((news) => toasts.push(...news.flatMap((one) => [...one.addedNodes])))
    .observe(document.getElementById("toasts"), { childList: true });
}"""


def test_a_move_on_an_old_table_is_answered_with_the_new_one(
    page: Page, complaints: Complaints
) -> None:
    complaints.allowed += ["409", "422"]  # the move, and previews on the old table
    address = open_table(page, me(), BOT)
    player = Player(page, seed=10)
    player.wait()
    late = page.context.new_page()
    late.add_init_script(DEAF)
    late.goto(address)
    slow = Player(late, seed=10)
    slow.wait()

    player.turn()
    player.wait()
    late.wait_for_timeout(400)
    late.evaluate(REMEMBER_TOASTS)
    slow.until(lambda _: bool(late.evaluate("toasts.length")))

    assert slow.state()["steps"] == player.state()["steps"]
    assert slow.state()["chosen"] == []


def test_the_page_goes_on_after_the_server_was_killed(
    page: Page, server: Server, complaints: Complaints
) -> None:
    complaints.allowed += ["ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "503"]
    open_table(page, me(), BOT)
    player = Player(page, seed=11)
    player.decide()
    steps = player.wait()["steps"]

    server.kill()
    try:
        expect(page.locator("#line")).to_be_visible()
        expect(page.locator("#lost")).to_be_visible(timeout=10_000)
    finally:
        server.start()

    expect(page.locator("#line")).to_be_hidden()
    assert player.wait()["steps"] == steps
    player.decide()
    assert player.wait()["steps"] > steps


def test_a_move_made_while_the_line_is_gone_arrives_once(
    page: Page, complaints: Complaints
) -> None:
    complaints.allowed += ["ERR_INTERNET_DISCONNECTED"]
    open_table(page, me(), BOT)
    player = Player(page, seed=12)
    player.until(lambda state: state["ready"])
    steps = player.state()["steps"]
    page.wait_for_timeout(400)

    page.context.set_offline(True)
    click(page, "#prompt [data-do=confirm]")
    page.wait_for_timeout(1000)
    page.context.set_offline(False)

    page.wait_for_function("(n) => document.querySelectorAll('#log li').length > n", arg=steps)
    expect(page.locator(".toast")).to_have_count(0)


def _next_to_play(page: Page) -> int:
    return int(page.locator("#handover").get_attribute("data-seat") or -1)


def _hand(page: Page, address: str, seat: int) -> set[str]:
    """The words of a seat's hand tiles, as its own page would show them."""
    answer = page.request.get(f"/api{address}?parts=1&seat={seat}")
    tray = answer.json()["parts"]["tray"]
    return set(re.findall(r'id="pick-hand-\d"[^>]*aria-label="([^"]+)"', tray))
