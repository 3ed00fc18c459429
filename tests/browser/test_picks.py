"""Following picks through legal actions: `picks.js`, asked inside the browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

PLACE = [
    {
        "action": 12 * h + 4 * c + turn,
        "picks": [f"hand-{h}", f"cell-{c}", f"turn-{turn}"],
    }
    for h in (0, 1)
    for c in (0, 1, 2)
    for turn in (0, 1, 3)
    if (h, c) != (1, 2)
]
TRADE = [{"action": 0, "picks": ["skip"]}] + [
    {"action": 1 + 3 * gave + took, "picks": [f"own-{gave}", f"supply-{took}"]}
    for gave in (0, 1)
    for took in (0, 1, 2)
    if gave != took
]
PAIRS = [
    {"action": 40, "picks": ["stack-1", "own-0", "own-1", "own-2"]},
    {"action": 41, "picks": ["stack-1", "own-0", "own-1", "own-3"]},
    {"action": 42, "picks": ["stack-0", "own-3"]},
]


@pytest.fixture(scope="module")
def ask(browser: Any, server: Any) -> Any:
    """`ask(function, *arguments)` calls a function of the module."""
    page: Page = browser.new_page(base_url=server.url)
    page.goto("/rules")

    def call(function: str, *arguments: Any) -> Any:
        return page.evaluate(
            "async ([name, given]) => (await import('/static/picks.js'))[name](...given)",
            [function, list(arguments)],
        )

    yield call
    page.close()


def test_a_pick_is_added_when_it_goes_with_the_chosen_ones(ask: Any) -> None:
    assert set(ask("choose", PLACE, ["hand-1"], "cell-0")) == {"hand-1", "cell-0"}


def test_pointing_at_a_chosen_pick_lets_it_go(ask: Any) -> None:
    assert ask("choose", PLACE, ["hand-1", "cell-0"], "hand-1") == ["cell-0"]


def test_another_pick_of_the_same_kind_replaces_the_first(ask: Any) -> None:
    assert set(ask("choose", PLACE, ["hand-1", "cell-0"], "cell-1")) == {"hand-1", "cell-1"}


def test_what_does_not_fit_a_new_pick_is_let_go(ask: Any) -> None:
    assert ask("choose", PLACE, ["hand-1", "cell-0"], "cell-2") == ["cell-2"]


def test_of_several_picks_of_a_kind_the_oldest_is_replaced(ask: Any) -> None:
    chosen = ["stack-1", "own-0", "own-1", "own-2"]
    assert set(ask("choose", PAIRS, chosen, "own-3")) == {"stack-1", "own-0", "own-1", "own-3"}


def test_a_pick_of_no_legal_action_changes_nothing(ask: Any) -> None:
    assert ask("choose", PLACE, ["hand-1"], "cell-9") == ["hand-1"]


def test_at_first_everything_that_is_part_of_an_action_can_be_picked(ask: Any) -> None:
    assert set(ask("next", TRADE, [])) == {
        "skip", "own-0", "own-1", "supply-0", "supply-1", "supply-2",
    }  # fmt: skip


def test_what_fits_replaces_or_is_a_whole_action_can_be_picked_next(ask: Any) -> None:
    assert set(ask("next", TRADE, ["own-0"])) == {"supply-1", "supply-2", "own-1", "skip"}


def test_a_pick_that_is_a_whole_action_gives_way_to_anything(ask: Any) -> None:
    assert {"own-0", "supply-2"} <= set(ask("next", TRADE, ["skip"]))


def test_an_orientation_is_never_pointed_at(ask: Any) -> None:
    assert not any(pick.startswith("turn") for pick in ask("next", PLACE, ["hand-0", "cell-0"]))


def test_a_choice_is_complete_when_only_the_orientation_is_open(ask: Any) -> None:
    assert ask("complete", PLACE, ["hand-0"]) == []
    found = ask("complete", PLACE, ["cell-1", "hand-0"])
    assert [action["picks"][2] for action in found] == ["turn-0", "turn-1", "turn-3"]


def test_the_orientation_is_kept_where_it_is_legal_else_the_first(ask: Any) -> None:
    found = ask("complete", PLACE, ["hand-0", "cell-1"])
    assert ask("oriented", found, "turn-3")["picks"][2] == "turn-3"
    assert ask("oriented", found, "turn-2")["picks"][2] == "turn-0"


def test_turning_skips_illegal_orientations_and_goes_round(ask: Any) -> None:
    found = ask("complete", PLACE, ["hand-0", "cell-1"])
    assert ask("oriented", found, "turn-1", 1)["picks"][2] == "turn-3"
    assert ask("oriented", found, "turn-3", 1)["picks"][2] == "turn-0"
    assert ask("oriented", found, "turn-0", -1)["picks"][2] == "turn-3"


def test_no_action_has_no_orientation(ask: Any) -> None:
    assert ask("oriented", [], "turn-1") is None
