"""Turns, deals and the cat: WW-23 to WW-38, WW-E46."""

from __future__ import annotations

import pytest

from clauses import clause
from games.wispwood.table import (
    CAT_DEAL,
    DEAL,
    FIRST_WISP_SQUARE,
    L4,
    STOP,
    Build,
    Table,
    cell,
    place,
    take,
)
from spieltisch.games.wispwood.choosing import open_turn

MANY = "PHOE" * 20


def began(wood: Table) -> Table:
    """The turn of the active seat starts with the pond as it is."""
    wood.act(open_turn)
    return wood


def lay_a_tree(wood: Table) -> None:
    """A whole tree turn with one tree."""
    wood.play(wood.legal(79, 199)[0])
    if wood.phase() == "tree":
        wood.play(STOP)


@clause("WW-23")
def test_every_round_begins_with_the_start_player(table: Build) -> None:
    forests = {0: "CT", 1: "CT", 2: "TTTT/TCTT/TTTT/TTTT"}
    wood = table(players=3, start=2, turn=1, turns_done=14, forests=forests)

    lay_a_tree(wood)  # the last seat's turn of a round with a full grid
    for _ in range(3):
        wood.play(STOP)  # all cats stay

    assert (wood.state.round_index, wood.state.turn, wood.state.turns_done) == (1, 2, 0)


@clause("WW-24", "WW-E46", "WW-27")
def test_an_empty_pond_is_dealt_before_the_turn(table: Build) -> None:
    wood = began(table(pond="........", supply="EEEEEEEEPPPP"))

    assert wood.pond() == "EEEEEEEE"
    assert wood.why_not(DEAL) == "WW-27"  # no second check, though all are alike
    assert wood.phase() == "choose"


@clause("WW-24")
def test_the_next_seat_finds_a_full_pond_after_the_last_wisp(table: Build) -> None:
    wood = table(pond="E.......", supply=MANY)
    wood.state.free_deal = 1

    events = wood.play(take(0, 0), place(0, 5, 6), FIRST_WISP_SQUARE)

    assert "." not in wood.pond()
    assert events[-1]["kind"] == "deal"
    assert (events[-1]["by"], events[-1]["seat"]) == ("empty", 1)


@clause("WW-25", "WW-E46", "WW-35")
def test_wisps_of_one_kind_may_be_dealt_anew_for_free(table: Build) -> None:
    wood = began(table(pond="E..E....", supply=MANY))
    assert wood.legal(64, 65) == [DEAL]
    assert wood.why_not(CAT_DEAL) == "WW-35"

    wood.play(DEAL)

    assert "." not in wood.pond()
    assert wood.view()["discard"] == [0, 0, 0, 2]
    assert wood.state.cat_ready[0] == 1
    assert wood.legal(64, 65) == [CAT_DEAL]


@clause("WW-25", "WW-E46")
def test_different_wisps_are_not_dealt_for_free(table: Build) -> None:
    wood = began(table(pond="EH......"))

    assert wood.why_not(DEAL) == "WW-25"
    assert wood.legal(64, 65) == [CAT_DEAL]


@clause("WW-26", "WW-E46")
def test_a_single_wisp_is_all_of_one_kind(table: Build) -> None:
    assert began(table(pond="...O....")).legal(64, 65) == [DEAL]


@clause("WW-27")
@pytest.mark.parametrize("action", [take(0, 0), cell(5, 6)])
def test_the_free_deal_closes_with_a_wisp_or_a_tree(table: Build, action: int) -> None:
    wood = began(table(pond="EE......"))
    assert wood.view()["free_deal"]

    wood.play(action)

    assert not wood.view()["free_deal"]
    assert DEAL not in wood.legal()


@clause("WW-27")
def test_the_free_deal_is_used_once(table: Build) -> None:
    wood = began(table(pond="EE......", supply="P" * 20))
    wood.play(DEAL)

    assert wood.pond() == "PPPPPPPP"
    assert wood.why_not(DEAL) == "WW-27"


@clause("WW-28")
def test_after_a_deal_the_turn_goes_on_with_everything(table: Build) -> None:
    wood = began(table(pond="EE......", supply=MANY))
    wood.play(DEAL)

    assert len(wood.takes()) == 64
    assert wood.legal(64, 65) == [CAT_DEAL]
    assert len(wood.legal(79, 199)) == 4
    assert wood.state.turn == 0


@clause("WW-29")
def test_a_turn_is_for_a_wisp_or_for_trees(table: Build) -> None:
    wood = table()
    wood.play(cell(5, 6))

    assert set(wood.legal()) == {STOP, *wood.legal(79, 199)}
    assert wood.why_not(take(0, 0)) == "WW-29"
    assert wood.why_not(CAT_DEAL) == "WW-29"


@clause("WW-30")
def test_trees_may_be_laid_though_a_wisp_would_fit(table: Build) -> None:
    wood = table()
    assert wood.takes()

    lay_a_tree(wood)

    assert wood.forest() == "T/C"
    assert wood.state.turn == 1


@clause("WW-32", "WW-34", "WW-33")
def test_the_cat_hides_for_new_wisps(table: Build) -> None:
    wood = table(supply=MANY)

    wood.play(CAT_DEAL)

    assert wood.state.cat_ready[0] == 0
    assert wood.pond() == "PHOEPHOE"
    assert wood.view()["discard"] == [2, 2, 2, 2]
    assert wood.why_not(CAT_DEAL) == "WW-33"
    assert len(wood.takes()) == 16
    assert wood.state.turn == 0


@clause("WW-E46", "WW-33")
def test_deal_cat_deal_and_tree_turn_in_one_turn(table: Build) -> None:
    wood = began(table(pond="EE......", supply=MANY))
    assert wood.legal(64, 65) == [DEAL]
    wood.play(DEAL)
    assert wood.legal(64, 65) == [CAT_DEAL]
    wood.play(CAT_DEAL)
    assert wood.legal(64, 65) == []
    assert len(wood.takes()) == 16
    lay_a_tree(wood)
    assert wood.state.cat_ready[0] == 1


@clause("WW-35")
def test_the_cat_deals_only_before_a_wisp_or_a_tree(table: Build) -> None:
    for action in (take(0, 0), cell(5, 6)):
        wood = table()
        wood.play(action)
        assert wood.why_not(CAT_DEAL) != ""
        assert wood.state.cat_ready[0] == 1


@clause("WW-32", "WW-36")
def test_the_cat_hides_for_any_shape(table: Build) -> None:
    wood = table()

    events = wood.play(take(0, L4))

    assert wood.state.cat_ready[0] == 0
    assert events == [{"kind": "take", "seat": 0, "slot": 0, "wisp": "P", "shape": L4, "cat": True}]
    assert wood.view()["held"]["cat_used"]


@clause("WW-37")
@pytest.mark.parametrize("shape", [7, 0])
def test_a_shape_beside_the_wisp_never_uses_the_cat(table: Build, shape: int) -> None:
    wood = table()

    wood.play(take(0, shape))

    assert wood.state.cat_ready[0] == 1


@clause("WW-31", "WW-38", "WW-53")
def test_only_a_tree_turn_makes_the_cat_ready_again(table: Build) -> None:
    wood = table(hidden_cats=(0,))
    wood.play(take(4, 4), place(0, 5, 6), FIRST_WISP_SQUARE)
    assert wood.state.cat_ready[0] == 0

    lay_a_tree(wood)  # seat 1
    wood.play(wood.legal(79, 199)[0])
    assert wood.state.cat_ready[0] == 0
    wood.play(STOP)
    assert wood.state.cat_ready[0] == 1
