"""A page that was brought up to date many times shows the same as one loaded anew."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.browser.driver import BOT, Player, me, open_table

from spieltisch.games import GAMES

# what the page holds, with attributes in one order; without what only the page itself notes
OUTLINE = """() => {
  const own = ["data-rest", "data-role", "data-whole", "tabindex", "style"];
  const outline = (node) => node.nodeType === Node.TEXT_NODE ? node.data : [
    node.nodeName,
    [...node.attributes ?? []].filter(({ name }) => !own.includes(name))
      .map(({ name, value }) => `${name}=${value.trim()}`).sort().join(" "),
    ...[...node.childNodes].map(outline),
  ].join("\\n");
  return outline(document.querySelector("main"));
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_page_after_many_changes_is_the_page_loaded_anew(page: Page, game: str) -> None:
    open_table(page, me(), BOT, game=game)
    player = Player(page, seed=5, brisk=0.3)
    for _ in range(3):
        for _ in range(9):
            if not player.step()["over"]:
                page.wait_for_timeout(30)
        while player.wait()["chosen"]:
            page.keyboard.press("Escape")
        page.mouse.move(0, 0)
        page.wait_for_timeout(200)
        changed = page.evaluate(OUTLINE)
        page.reload()
        player.wait()
        page.wait_for_timeout(200)
        assert changed.splitlines() == page.evaluate(OUTLINE).splitlines()
