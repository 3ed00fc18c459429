"""Playing at the page as a person does: points at things that are marked, and confirms."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

WIDE, PHONE, SHORT_PHONE = (1280, 800), (390, 844), (360, 740)

LOOK = 60  # ms between two looks at the page: each makes the browser lay it out

PROMPT = """() => {
  const seen = (id) => !document.getElementById(id).hidden;
  const picks = (mark) => [...document.querySelectorAll(mark)]
    .filter((e) => e.checkVisibility()).map((e) => e.dataset.pick);
  return {
    over: seen("end"), passing: seen("handover"), lost: seen("lost"),
    can: picks(".can"), chosen: picks(".chosen"),
    ready: document.querySelector("#prompt [data-do=confirm]:enabled")?.offsetParent != null,
    sending: document.body.classList.contains("sending"),
    steps: document.querySelectorAll("#log li").length,
  };
}"""

KEY = """(selector) => {
  const here = document.activeElement;
  if (here.matches(selector)) return "Enter";
  const goal = [...document.querySelectorAll(selector)].find((e) => e.checkVisibility());
  const before = here !== document.body && goal
    && here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING;
  return before ? "Shift+Tab" : "Tab";
}"""

ENDS = {"stop", "pass", "keep"}  # what ends a turn or a part of it

Point = Callable[[Page, str], None]  # pick something by a selector


def open_table(page: Page, *seats: dict[str, str], ahead: int = 0, **more: Any) -> str:
    """Open a table over the API as the guest of this page and go there; returns its address.

    The first `ahead` decisions of the guest are made over the API, which takes a tenth of the time;
    half as many if the game was over before.
    """
    address = lay_table(page, *seats, **more)
    if not _play_ahead(page, f"/api{address}", ahead):
        return open_table(page, *seats, ahead=ahead // 2, **more)
    page.goto(address)
    return address


def lay_table(
    page: Page,
    *seats: dict[str, str],
    game: str = "lichterfest",
    variant: str | None = None,
    **options: bool,
) -> str:
    """Open a table over the API as the guest of this page, who does not look at it yet."""
    wish = {"game": game, "variant": variant, "seats": list(seats), "options": options}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    return f"/tables/{answer.json()['id']}"


def _play_ahead(page: Page, path: str, decisions: int) -> bool:
    """Make so many decisions at random; whether the game goes on after them."""
    chance = random.Random(decisions)
    while decisions:
        table = page.request.get(path).json()
        if table["over"]:
            return False
        if not table["legal"]:
            page.wait_for_timeout(20)
            continue
        data = {
            "version": table["version"],
            "action": chance.choice(table["legal"])["action"],
        }
        answer = page.request.post(f"{path}/actions", data=data)
        assert answer.ok, answer.text()
        decisions -= 1
    return not page.request.get(path).json()["over"]


def me(name: str = "Anna") -> dict[str, str]:
    """A seat for the person at the page."""
    return {"kind": "me", "name": name}


BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}


def click(page: Page, selector: str) -> None:
    """With the mouse, wherever the middle of the thing is."""
    page.mouse.click(*_middle(page, selector))


def tap(page: Page, selector: str) -> None:
    """With a finger."""
    page.touchscreen.tap(*_middle(page, selector))


def press(page: Page, selector: str) -> None:
    """With the keyboard alone: walk there with Tab, the shorter way round, then Enter."""
    for _ in range(120):
        key = page.evaluate(KEY, selector)
        page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def _middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(f"{selector} >> visible=true").first.bounding_box()
    assert box is not None, f"{selector} is not on the page"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Player:
    """Plays at random, the same way for the same seed; `brisk` is how often it ends a turn."""

    def __init__(self, page: Page, point: Point = click, seed: int = 1, brisk: float = 0) -> None:
        self.page = page
        self._point, self._brisk = point, brisk
        self._chance = random.Random(seed)

    def state(self) -> dict[str, Any]:
        """What the page shows now."""
        return self.page.evaluate(PROMPT)

    def wait(self) -> dict[str, Any]:
        """Wait until something can be done here."""
        due = "!s.sending && (s.over || s.passing || s.ready || s.can.length) && s"
        handle = self.page.wait_for_function(
            f"() => {{ const s = ({PROMPT})(); return {due}; }}", polling=LOOK
        )
        return handle.json_value()

    def step(self) -> dict[str, Any]:
        """Do one thing as soon as something can be done; returns what was seen before it."""
        state = self.wait()
        self.act(state)
        return state

    def act(self, state: dict[str, Any]) -> None:
        """Confirm what is complete, or point at something marked."""
        if state["over"]:
            return
        if state["passing"]:
            self._point(self.page, "#handover [data-do=take-over]")
            self.page.locator("#handover").wait_for(state="hidden")  # the answer is on its way
        elif state["ready"]:
            self._point(self.page, "#prompt [data-do=confirm]")
        elif state["can"]:
            self._point(self.page, f'[data-pick="{self._choose(state)}"]')

    def until(self, holds: Callable[[dict[str, Any]], bool], most: int = 300) -> dict[str, Any]:
        """Play on until the page shows something; fails if the game ends before."""
        for _ in range(most):
            state = self.wait()
            if holds(state):
                return state
            assert not state["over"], "the game is over"
            self.act(state)
            self.page.wait_for_timeout(30)
        raise AssertionError(f"it did not come to that in {most} steps")

    def turn(self) -> None:
        """Play one whole turn: until somebody else has the decision."""
        self.wait()
        while (state := self.state())["sending"] or state["can"] or state["chosen"]:
            if not state["sending"]:
                self.act(state)
            self.page.wait_for_timeout(60)

    def decide(self) -> None:
        """Carry out one decision: go on until the log has grown."""
        before = self.wait()["steps"]
        while (state := self.step())["steps"] == before and not state["over"]:
            self.page.wait_for_timeout(30)

    def play(self, most: int = 1000) -> int:
        """Play on until the game is over or `most` things were done; returns how many."""
        for done in range(most):
            if self.step()["over"]:
                return done
            self.page.wait_for_timeout(30)
        return most

    def _choose(self, state: dict[str, Any]) -> str:
        """A pick of a kind that is not chosen yet, as far as there is one."""
        if self._chance.random() < self._brisk and (ends := ENDS & {*state["can"]}):
            return min(ends)
        kinds = {_kind(pick) for pick in state["chosen"]}
        fresh = [pick for pick in state["can"] if _kind(pick) not in kinds and pick != "skip"]
        if not fresh or ("skip" in state["can"] and self._chance.random() < 0.4):
            fresh = state["can"]
        return self._chance.choice(sorted(fresh))


def _kind(pick: str) -> str:
    return pick.rpartition("-")[0] or pick
