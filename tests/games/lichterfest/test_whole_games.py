"""Whole games with the list 1..35 and known results: LF-E36 to LF-E38."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clauses import clause
from games.lichterfest.table import Build, Table
from spieltisch.games.lichterfest.greedy import (
    best_dedication,
    best_discard,
    best_exchange,
    best_placements,
)
from spieltisch.games.lichterfest.record import DEDICATE, DISCARD, EXCHANGE

Policy = Callable[[Table, int, list[int]], int]


def low(_lake: Table, _made: int, legal: list[int]) -> int:
    return legal[0]


def high(_lake: Table, _made: int, legal: list[int]) -> int:
    return legal[-1]


def mix(_lake: Table, made: int, legal: list[int]) -> int:
    return legal[(7 * made + 3) % len(legal)]


def greedy(lake: Table, _made: int, _legal: list[int]) -> int:
    """The plain policy with ties to the lowest action."""
    best = {EXCHANGE: best_exchange, DEDICATE: best_dedication, DISCARD: best_discard}
    out = lake.position._out
    if lake.state.phase in best:
        return int(lake.act(best[lake.state.phase], out))
    lake.act(best_placements, out)
    return int(out[0])


GOLDEN = Path(__file__).parents[2] / "golden" / "whole_games.json"
RESULTS: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
POLICIES: dict[str, Policy] = {"low": low, "high": high, "mix": mix, "greedy": greedy}

FIRST_GREEDY_GAME = (
    "102 167 147 214 3 60 162 5 86 181 0 115 0 203 0 63 267 5 49 239 17 84 256 0 228 0 348 2 86 "
    "275 0 49 138 0 192 9 62 338 0 50 323 22 48 367 9 66 447 0 432 0 129 8 69 0"
)


def play_out(lake: Table, policy: Policy) -> list[int]:
    """The actions of the whole game."""
    actions: list[int] = []
    while legal := lake.legal():
        actions.append(policy(lake, len(actions), legal))
        lake.position.apply(actions[-1])
    return actions


@clause("LF-E36", "LF-13", "LF-14", "LF-18", "LF-42", "LF-44", "LF-47", "LF-48")
@pytest.mark.parametrize("row", RESULTS, ids=lambda row: f"{row['players']}p-{row['policy']}")
def test_whole_games_end_as_the_rules_page_says(table: Build, row: dict[str, Any]) -> None:
    lake = table(players=row["players"])

    actions = play_out(lake, POLICIES[row["policy"]])

    assert len(actions) == row["decisions"]
    assert lake.scores() == row["scores"]
    assert lake.favors() == row["favors"]
    assert [len(cards) for cards in lake.all_cards()] == row["cards"]
    assert sum(87 <= action <= 93 for action in actions) == row["discards"]
    assert lake.position.ranks().index(1) == row["winner"]
    assert lake.position.ranks().count(1) == 1
    assert zlib.crc32(",".join(map(str, actions)).encode()) == row["crc32"]


@clause("LF-E37")
def test_the_greedy_game_of_two_action_by_action(table: Build) -> None:
    assert play_out(table(players=2), greedy) == [int(a) for a in FIRST_GREEDY_GAME.split()]


@clause("LF-E38")
def test_a_game_in_one_row_numbers_exactly_a_hundred_cells(table: Build) -> None:
    lake = table(players=4)
    highest = 0
    while legal := lake.legal():
        if legal[-1] >= 94:
            highest = max(highest, (legal[-1] - 94) // 12)
        lake.position.apply(legal[-1])

    assert lake.state.cells == 100 == 4 + 3 * 32
    assert highest <= 96
