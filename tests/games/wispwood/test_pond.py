"""The pond, the supply and the discard pile: WW-18 to WW-22, WW-E47."""

from __future__ import annotations

import pytest

from clauses import clause
from games.wispwood.table import CAT_DEAL, FIRST_WISP_SQUARE, STOP, Build, cell, place, take
from spieltisch.games.wispwood.choosing import shapes_beside
from spieltisch.games.wispwood.pond import deal, draw_tile


@clause("WW-18")
@pytest.mark.parametrize(("slot", "shapes"), [(0, {7, 0}), (1, {0, 1}), (4, {3, 4}), (7, {6, 7})])
def test_a_slot_lies_between_two_shape_positions(table: Build, slot: int, shapes: set[int]) -> None:
    beside = table().act(shapes_beside, slot)

    assert {shape for shape in range(8) if beside >> shape & 1} == shapes


@clause("WW-18")
def test_neighbouring_slots_share_a_shape(table: Build) -> None:
    wood = table()

    for slot in range(8):
        shared = wood.act(shapes_beside, slot) & wood.act(shapes_beside, (slot + 1) % 8)
        assert shared.bit_count() == 1


@clause("WW-19")
def test_an_emptied_slot_stays_empty(table: Build) -> None:
    wood = table()

    wood.play(take(0, 0), place(0, 5, 6), FIRST_WISP_SQUARE)

    assert wood.pond() == ".HOEPHOE"
    assert wood.why_not(take(0, 0)) == "WW-19"


@clause("WW-20")
def test_a_deal_discards_all_wisps_and_fills_every_slot(table: Build) -> None:
    wood = table(pond="PH.E...H", supply="PPHHOOEEP", discard="O")

    wood.act(deal)

    assert wood.pond() == "PPHHOOEE"
    assert wood.view()["discard"] == [1, 2, 1, 1]
    assert wood.state.supply == 1


@clause("WW-20", "WW-111")
def test_a_deal_leaves_cattys_cat_where_it_is(table: Build) -> None:
    wood = table(pond="PH.E...H", supply="PPHHOOEEP")
    wood.state.catty_slot = 2

    wood.act(deal)

    assert wood.pond() == "PP.HHOOE"


@clause("WW-21")
def test_the_discard_pile_may_be_inspected(table: Build) -> None:
    wood = table(pond="PPPHHHOE")

    wood.play(CAT_DEAL)

    for seat in (-1, 0, 1):
        assert wood.view(seat)["discard"] == [3, 3, 1, 1]


@clause("WW-22", "WW-E47")
def test_an_empty_supply_is_refilled_in_the_middle_of_a_deal(table: Build) -> None:
    wood = table(pond="PPPPH...", supply="OOO", discard="HHHHHEEEEE")
    revealed = int(wood.state.revealed)

    wood.act(deal)

    assert wood.pond()[:3] == "OOO"
    assert set(wood.pond()[3:]) <= set("PHE")
    assert wood.state.supply == 10
    assert wood.view()["discard"] == [0, 0, 0, 0]
    assert wood.state.revealed > revealed


@clause("WW-22")
def test_an_empty_supply_is_refilled_in_the_middle_of_a_shape(table: Build) -> None:
    wood = table(supply="P", discard="OOOO")
    wood.hold("E", 5)
    wood.play(place(4, 5, 6))

    events = wood.play(FIRST_WISP_SQUARE)

    assert wood.forest() == "CETT/...T"
    assert wood.state.supply == 2
    assert wood.view()["discard"] == [0, 0, 0, 0]
    assert {"kind": "recycled", "count": 4} in events


@clause("WW-22")
def test_an_empty_supply_is_refilled_for_a_tree(table: Build) -> None:
    wood = table(supply="", discard="OOOOO")

    events = wood.play(cell(5, 6))

    assert [event["kind"] for event in events] == ["tree", "recycled"]
    assert wood.state.supply == 4
    assert wood.state.hidden[0, 5, 6] == 2
    wood.play(STOP)


@clause("WW-22")
def test_the_supply_is_drawn_from_its_top(table: Build) -> None:
    wood = table(supply="PHOE")

    assert [wood.act(draw_tile) for _ in range(4)] == [0, 1, 2, 3]
