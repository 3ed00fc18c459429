"""Nothing moved: counts of positions, whole replays, and the table of the rules page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from golden.perft import perft, start_of
from golden.regenerate import REPLAYS, STARTS, final_bytes, start
from spieltisch.games import GAMES, load

FOLDER = Path(__file__).parent
RULES = FOLDER.parents[1] / "docs" / "rules" / "lichterfest.md"


def read(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return rows


@pytest.mark.parametrize(
    "row", read("counts.json"), ids=lambda row: "-".join(str(value) for value in row.values())
)
def test_as_many_lines_of_play_as_before(row: dict[str, Any]) -> None:
    opening = (row["game"], row["variant"], row["players"])
    position = start_of(*opening, row["seed"], row["decisions"])
    before = position.to_bytes()

    assert perft(position, row["depth"]) == row["count"]
    assert position.to_bytes() == before


@pytest.mark.parametrize(
    "row", read("replays.json"), ids=lambda row: f"{row['game']}-{row['seed']}"
)
def test_a_replay_ends_with_the_same_bytes(row: dict[str, Any]) -> None:
    position = start(row)
    for action in row["actions"]:
        assert position.why_not(action) == 0
        position.apply(action)

    assert position.actor() == -1
    assert (position.score(), position.ranks()) == (row["scores"], row["ranks"])
    assert final_bytes(row) == row["sha256"]


def test_the_files_hold_what_they_should() -> None:
    replays = read("replays.json")
    assert len(replays) == REPLAYS * len(GAMES)
    assert len(read("counts.json")) == len(STARTS)
    for game in GAMES:
        played = {(r["variant"], r["players"]) for r in replays if r["game"] == game}
        assert played == set(load(game).facts.openings())


def test_the_table_of_whole_games_is_that_of_the_rules_page() -> None:
    number, list_of = r" (\d+) ", r" ([\d ]+) "
    cells = [r" (\d)p (\w+) ", number, list_of, list_of, list_of, number, r" seat (\d) ", number]
    row_of = re.compile(rf"^\|{'[|]'.join(cells)}\|$", re.MULTILINE)
    page = row_of.findall(RULES.read_text(encoding="utf-8"))

    file = [
        tuple(" ".join(map(str, value)) if isinstance(value, list) else str(value) for value in row)
        for row in (row.values() for row in read("whole_games.json"))
    ]

    assert len(page) == 12
    assert file == page


def test_a_changed_action_changes_the_bytes() -> None:
    row = read("replays.json")[0]
    position = start(row)
    other = position.legal()[0] if position.legal()[0] != row["actions"][0] else position.legal()[1]
    position.apply(other)
    changed = position.to_bytes()

    again = start(row)
    again.apply(row["actions"][0])

    assert again.to_bytes() != changed
