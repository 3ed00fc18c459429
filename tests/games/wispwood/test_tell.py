"""What the events tell, and what a person points at."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from games.wispwood.games import COUNTS, GAME, dealt, steps
from games.wispwood.table import CAT_DEAL, I2, L4, STOP, Build, cell, place, take
from spieltisch.game import Event, View
from spieltisch.games.wispwood.actions import decode
from spieltisch.games.wispwood.data import squares_of

KINDS_TOLD = {
    "catty_start", "take", "place", "lay", "tree", "trees_end", "deal", "recycled", "full_grid",
    "catty", "scored", "cat_move", "cat_stays", "round", "over",
}  # fmt: skip


class Ledger:
    """The open table as somebody knows it who only hears the events."""

    def __init__(self, view: View) -> None:
        self.pond = list(view["pond"])
        self.discard = list(view["discard"])
        self.forests = [list("".join(seat["forest"])) for seat in view["seats"]]
        self.cats = [seat["cat"] for seat in view["seats"]]
        self.collected = 0
        self.totals = [0] * len(self.cats)

    def hear(self, event: Event) -> None:
        """Change what an event says has changed."""
        getattr(self, f"_{event['kind']}", lambda event: None)(event)

    def _catty_start(self, event: Event) -> None:
        self.pond[event["slot"]] = None
        self.discard["PHOE".index(event["wisp"])] += 1

    def _take(self, event: Event) -> None:
        assert self.pond[event["slot"]] == event["wisp"]
        self.pond[event["slot"]] = None

    def _lay(self, event: Event) -> None:
        for square in event["squares"]:
            assert self.forests[event["seat"]][square] == "."
            self.forests[event["seat"]][square] = "T"
        self.forests[event["seat"]][event["square"]] = event["wisp"]

    def _tree(self, event: Event) -> None:
        self.forests[event["seat"]][event["square"]] = "T"

    def _deal(self, event: Event) -> None:
        at_pond = [self.pond.count(letter) for letter in "PHOE"]
        assert event["discarded"] == at_pond
        self.discard = [a + b for a, b in zip(self.discard, at_pond, strict=True)]
        self.pond = list(event["pond"])

    def _recycled(self, event: Event) -> None:
        assert event["count"] == sum(self.discard)
        self.discard = [0] * 4

    def _catty(self, event: Event) -> None:
        assert len(event["seen"]) == event["firefly"]
        assert [self.pond[slot] for slot in event["seen"]] == event["wisps"]
        assert event["slot"] in event["seen"]
        self.pond[event["slot"]] = None
        self.collected += 1

    def _scored(self, event: Event) -> None:
        rounds = [sum(points) for points in event["points"]]
        self.totals = [a + b for a, b in zip(self.totals, rounds, strict=True)]
        assert event["totals"] == self.totals

    def _cat_move(self, event: Event) -> None:
        forest = self.forests[event["seat"]]
        assert forest[event["start"]] == "C"
        forest[event["start"]], forest[event["square"]] = "T", "C"

    def _round(self, event: Event) -> None:
        trees = sum(forest.count("T") for forest in self.forests)
        assert event["returned"] == trees
        for seat, (down, right) in enumerate(event["shifts"]):
            moved = ["."] * 121
            for square, letter in enumerate(self.forests[seat]):
                if letter not in ".T":
                    moved[square + 11 * down + right] = letter
            self.forests[seat] = moved

    def agrees(self, view: View) -> None:
        """Compare with what is to be seen."""
        assert self.pond == view["pond"]
        assert self.discard == view["discard"]
        assert self.forests == [list("".join(seat["forest"])) for seat in view["seats"]]
        assert self.totals == [seat["score"] for seat in view["seats"]]
        if view["catty"]:
            assert self.collected == sum(view["catty"]["collection"])


@COUNTS
@pytest.mark.parametrize("seed", [41, 42, 43])
def test_whoever_hears_all_events_knows_the_whole_table(players: int, seed: int) -> None:
    ledger = Ledger(dealt(players, seed).view(0))
    if players > 1:
        ledger.agrees(dealt(players, seed).view(0))
    told = set()
    for position, action in steps(players, seed):
        before = position.view(-1)
        after = position.copy()
        after.apply(action)
        for event in GAME.tell(before, action, after.view(-1)):
            told.add(event["kind"])
            ledger.hear(event)
        ledger.agrees(after.view(-1))

    assert told <= KINDS_TOLD
    assert {"lay", "take", "scored", "round", "over"} <= told


@clause("WW-22")
def test_in_long_games_the_discard_pile_is_told_to_come_back() -> None:
    told = 0
    for seed in range(50, 56):
        for position, action in steps(4, seed):
            if position.record.supply < 12:
                after = position.copy()
                after.apply(action)
                events = GAME.tell(position.view(0), action, after.view(0))
                told += sum(event["kind"] == "recycled" for event in events)

    assert told > 0


@COUNTS
def test_gains_are_told_as_differences_of_the_cards(players: int) -> None:
    for position, action in steps(players, 44):
        before = position.view(0)
        after = position.copy()
        after.apply(action)
        for event in GAME.tell(before, action, after.view(0)):
            if "gained" in event:
                now = after.view(0)["seats"][event["seat"]]["cards"]
                then = before["seats"][event["seat"]]["cards"]
                assert event["gained"] == [a - b for a, b in zip(now, then, strict=True)]


def test_the_example_of_the_docstring(table: Build) -> None:
    wood = table(cards="tree_largest heart_adjacent")
    wood.hold("E", 2)
    wood.play(place(1, 5, 6))

    assert wood.play(67)[0] == {
        "kind": "lay",
        "seat": 0,
        "shape": 2,
        "orientation": 1,
        "squares": [61, 62, 73],
        "wisp": "E",
        "square": 61,
        "auto": False,
        "gained": [0, 0, 0, 2, 2],
    }


@clause("WW-43")
def test_a_wisp_with_one_possible_square_is_told_with_the_shape(table: Build) -> None:
    wood = table(cards="hat_line", forests={0: "TTTT/TTTT/TTCT/TT.."}, pond="H.......")
    wood.play(take(0, I2))

    events = wood.play(271)

    assert [event["kind"] for event in events] == ["lay", "full_grid", "deal"]
    assert (events[0]["auto"], events[0]["square"]) == (True, 71)


def test_a_free_take_back_is_possible_until_something_is_shown(table: Build) -> None:
    """Only what draws, shows or passes the decision on is counted."""
    wood = table(supply="PHOE" * 20)
    start = int(wood.state.revealed)

    wood.play(take(0, L4), place(4, 5, 6))
    assert wood.state.revealed == start
    wood.play(68)
    assert wood.state.revealed == start + 1

    wood.play(cell(5, 6), cell(5, 7))
    assert wood.state.revealed == start + 1
    wood.play(STOP)
    assert wood.state.revealed == start + 2
    wood.state.cat_ready[0] = 1
    wood.play(CAT_DEAL)
    assert wood.state.revealed == start + 3


def test_alone_the_step_from_the_last_turn_to_the_cat_may_be_taken_back(table: Build) -> None:
    wood = table(players=1, pond="OOPPEEH.", forests={0: "TTTT/TCTT/TTTT/TTT."})
    wood.state.catty_slot = 7
    before = int(wood.state.revealed)

    wood.play(cell(7, 7))

    assert wood.phase() == "cat_move"
    assert wood.state.revealed == before


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (29, ["slot-3", "shape-5"]),
        (64, ["free-deal"]),
        (65, ["cat-deal"]),
        (66, ["stop"]),
        (75, ["slot-4"]),
        (140, ["cell-61"]),
    ],
)
def test_picks_name_what_a_person_points_at(table: Build, action: int, expected: list[str]) -> None:
    wood = table()

    assert GAME.picks(wood.view(), action) == expected


def test_a_placement_is_picked_by_the_first_square_that_the_shape_covers(table: Build) -> None:
    wood = table()
    wood.play(take(0, L4))

    for action in wood.legal():
        move = decode(action)
        covered = squares_of(L4, move.orientation, move.row, move.column)
        picked = [f"cell-{covered[0]}", f"turn-{move.orientation}"]
        assert GAME.picks(wood.view(), action) == picked


def test_the_wisps_square_is_picked_in_the_forest(table: Build) -> None:
    wood = table()
    wood.play(take(0, L4), place(4, 5, 6))

    assert [GAME.picks(wood.view(), action) for action in wood.legal()] == [
        ["cell-61"], ["cell-62"], ["cell-63"], ["cell-74"]
    ]  # fmt: skip


@COUNTS
def test_picks_of_legal_actions_differ(players: int) -> None:
    for number, (position, _) in enumerate(steps(players, 45)):
        if number % 4 == 0:
            view: Any = position.view(0)
            found = [tuple(GAME.picks(view, action)) for action in position.legal()]
            assert len(set(found)) == len(found)
