"""The log of Wispwood: one line for every kind of event."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.game import SeatSign
from spieltisch.games.wispwood import text
from spieltisch.games.wispwood.text.catty import catty_steps
from spieltisch.games.wispwood.text.scoring import score_steps
from spieltisch.language import words

clause = pytest.mark.clause
L3, L4 = 2, 5
SIGNS = [SeatSign(name, "person") for name in ("Mira", "Jonas", "Anna", "Timo")]
POND = ["P", "H", "P", None, "E", "P", "H", "O"]
DEALT = "3 × Kürbis, 2 × Hut, Kugel, Herz"


def event(kind: str, seat: int = 0, **facts: Any) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, **facts}


def german(told: dict[str, Any], players: int = 4) -> str:
    return text.line(told, SIGNS[:players], words("de"))


@clause("WW-36")
@pytest.mark.parametrize(
    ("cat", "line"),
    [
        (False, "Jonas nimmt einen Hut von Platz 3: Vierer-L"),
        (True, "Jonas versteckt die Katze und nimmt einen Hut von Platz 3: Vierer-L"),
    ],
)
def test_a_take_tells_whether_the_cat_hid_for_it(cat: bool, line: str) -> None:
    assert german(event("take", 1, slot=2, wisp="H", shape=L4, cat=cat)) == line


def test_a_shape_that_waits_for_its_wisp() -> None:
    told = event("place", shape=L3, orientation=1, squares=[61, 62, 73])

    assert german(told) == "Mira legt die Form: Dreierwinkel"


@pytest.mark.parametrize(
    ("auto", "gained", "line"),
    [
        (False, [0, 0, 0, 4, -2], "Mira legt ein Herz (Dreierwinkel): Herzen +4, Bäume −2"),
        (False, [0] * 5, "Mira legt ein Herz (Dreierwinkel): Punkte wie bisher"),
        (
            True,
            [0, 0, 0, 4, 0],
            "Mira legt ein Herz (Dreierwinkel), nur ein Feld war möglich: Herzen +4",
        ),
    ],
)
def test_laid_tiles_tell_what_they_change(auto: bool, gained: list[int], line: str) -> None:
    told = event("lay", shape=L3, wisp="E", square=61, auto=auto, gained=gained)

    assert german(told) == line


def test_a_tree_tells_what_it_changes() -> None:
    assert german(event("tree", square=61, gained=[0, 0, 0, 0, 1])) == (
        "Mira legt einen Baum: Bäume +1"
    )


@clause("WW-53")
@pytest.mark.parametrize(
    ("count", "woke", "line"),
    [
        (2, False, "Mira beendet den Baum-Zug mit 2 Bäumen"),
        (1, True, "Mira beendet den Baum-Zug mit 1 Baum, die Katze ist wieder bereit"),
    ],
)
def test_the_end_of_a_tree_turn_tells_whether_the_cat_came_back(
    count: int, woke: bool, line: str
) -> None:
    assert german(event("trees_end", count=count, cat_woke=woke)) == line


@pytest.mark.parametrize(
    ("by", "seat", "line"),
    [
        ("free", 0, f"Mira legt neu aus, weil alle Irrlichter von einer Art sind: {DEALT}"),
        ("cat", 1, f"Jonas versteckt die Katze für neue Irrlichter: {DEALT}"),
        ("empty", 2, f"Anna findet den Teich leer vor, neue Irrlichter: {DEALT}"),
        ("catty", -1, f"Catty findet zu wenige Irrlichter am Teich, neue: {DEALT}"),
    ],
)
def test_a_deal_tells_its_cause_and_what_came(by: str, seat: int, line: str) -> None:
    assert german(event("deal", seat, by=by, discarded=[0] * 4, pond=POND)) == line


@clause("WW-22")
def test_the_discard_pile_comes_back() -> None:
    assert german({"kind": "recycled", "count": 18}) == (
        "Der Abwurfstapel wird gemischt und ist der neue Stapel: 18 Plättchen"
    )


@clause("WW-55")
@pytest.mark.parametrize(
    ("first", "line"),
    [
        (True, "Mira hat ein volles Raster, die Runde geht zu Ende"),
        (False, "Mira hat auch ein volles Raster"),
    ],
)
def test_a_full_grid(first: bool, line: str) -> None:
    assert german(event("full_grid", first=first)) == line


CATTY = {
    "kind": "catty",
    "firefly": 3,
    "start": 2,
    "seen": [3, 5, 6],
    "wisps": ["P", "E", "H"],
    "slot": 5,
    "wisp": "E",
}


@clause("WW-104")
def test_catty_sits_down() -> None:
    told = {"kind": "catty_start", "slot": 2, "wisp": "P"}

    assert german(told, 1) == "Cattys Katze vertreibt einen Kürbis von Platz 3"


@clause("WW-107", "WW-109", "WW-110")
def test_cattys_turn_is_told_step_by_step() -> None:
    steps = [
        "Cattys Glühwürmchen zeigt 3",
        "Catty sieht nach Platz 3: Kürbis (4), Herz (6), Hut (7)",
        "Catty nimmt ein Herz von Platz 6, auf der Punkte-Hilfe am meisten wert",
        "Cattys Katze sitzt jetzt auf Platz 6",
    ]

    assert catty_steps(CATTY, words("de")) == steps
    assert german(CATTY, 1) == "; ".join(steps)


def scored(points: list[list[int]], catty: int | None = None) -> dict[str, Any]:
    totals = [10 + sum(row) for row in points]
    catty_total = None if catty is None else 20 + catty
    told = {"kind": "scored", "round": 2, "points": points, "totals": totals}
    return {**told, "catty": catty, "catty_total": catty_total}


@clause("WW-58", "WW-59")
def test_the_end_of_a_round_is_told_card_by_card() -> None:
    told = scored([[9, 10, 4, 4, 5, 4], [4, 0, 8, 6, 12, 0]])

    assert german(told, 2) == (
        "Wertung der Runde 2: Kürbisse Mira 9, Jonas 4; Hüte Mira 10, Jonas 0;"
        " Kugeln Mira 4, Jonas 8; Herzen Mira 4, Jonas 6; Bäume Mira 5, Jonas 12;"
        " volles Raster Mira 4, Jonas 0; zusammen Mira 36, Jonas 30; Stand Mira 46, Jonas 40"
    )


def test_a_round_without_a_full_grid_tells_no_bonus() -> None:
    steps = score_steps(scored([[9, 10, 4, 4, 5, 0]]), SIGNS[:1], words("de"))

    assert steps[-3:] == ["Bäume Mira 5", "zusammen Mira 32", "Stand Mira 42"]


@clause("WW-113")
def test_catty_scores_without_cards() -> None:
    steps = score_steps(scored([[9, 10, 4, 4, 5, 0]], catty=21), SIGNS[:1], words("de"))

    assert steps[-2:] == ["zusammen Mira 32, Catty 21", "Stand Mira 42, Catty 41"]


@clause("WW-60")
def test_a_cat_moves_or_stays() -> None:
    assert german(event("cat_move", 1, start=60, square=80)) == (
        "Jonas versetzt die Katze: 2 links, 2 unten"
    )
    assert german(event("cat_stays", square=60)) == "Mira lässt die Katze sitzen"


def test_a_new_round_tells_the_grid_and_the_trees_that_went_back() -> None:
    told = {"kind": "round", "round": 2, "grid_size": 5, "returned": 17, "shifts": []}

    assert german(told) == ("17 Bäume gehen in den Stapel zurück, Runde 2 beginnt mit Raster 5 × 5")


@clause("WW-68", "WW-115")
@pytest.mark.parametrize(
    ("winners", "line"),
    [
        ([1], "Das Spiel ist zu Ende, Jonas gewinnt"),
        ([0, 1, 3], "Das Spiel ist zu Ende, Mira, Jonas und Timo teilen sich den Sieg"),
        ([], "Das Spiel ist zu Ende, Catty gewinnt"),
    ],
)
def test_the_end(winners: list[int], line: str) -> None:
    assert german({"kind": "over", "winners": winners}) == line
