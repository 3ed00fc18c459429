"""The tree turn: WW-48 to WW-54."""

from __future__ import annotations

import pytest

from clauses import clause
from games.wispwood.table import CAT_DEAL, STOP, Build, cell


@clause("WW-48", "WW-52")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_two_or_three_trees_are_laid(table: Build, count: int) -> None:
    wood = table(supply="HPOE")
    trees = [cell(5, 6), cell(5, 7), cell(5, 8)][:count]

    events = wood.play(*trees)
    if count < 3:
        assert STOP in wood.legal()
        events = wood.play(STOP)

    assert wood.forest() == "C" + "T" * count
    assert [int(wood.state.hidden[0, 5, 6 + n]) for n in range(count)] == [1, 0, 2][:count]
    assert wood.state.turn == 1
    assert events[-1] == {"kind": "trees_end", "seat": 0, "count": count, "cat_woke": False}


@clause("WW-49")
def test_at_least_one_tree_is_laid(table: Build) -> None:
    wood = table()

    assert STOP not in wood.legal()
    assert wood.why_not(STOP) == "WW-49"


@clause("WW-50")
def test_a_tree_is_adjacent_to_a_tile_those_just_laid_included(table: Build) -> None:
    wood = table()
    assert wood.why_not(cell(5, 7)) == "WW-50"
    assert wood.why_not(cell(6, 6)) == "WW-50"  # a corner contact is not enough
    wood.play(cell(5, 6))
    assert wood.why_not(cell(5, 7)) == ""
    assert wood.why_not(cell(5, 6)) == "WW-44"


@clause("WW-51")
def test_the_grid_holds_after_each_tree(table: Build) -> None:
    wood = table(forests={0: "CTT"})
    wood.play(cell(5, 8))

    assert wood.why_not(cell(5, 9)) == "WW-12"
    assert wood.why_not(cell(5, 4)) == "WW-12"


@clause("WW-51")
def test_trees_fill_gaps_that_no_shape_fits(table: Build) -> None:
    wood = table(forests={0: "TTTT/T.TT/TTCT/TTTT"}, pond="PHOEPHOE")
    assert wood.takes() == []

    wood.play(cell(4, 4))

    assert wood.view()["seats"][0]["full"]


@clause("WW-52")
def test_the_turn_ends_by_itself_when_the_grid_is_full(table: Build) -> None:
    wood = table(forests={0: "TTTT/TTTT/TTCT/TT.."})

    wood.play(cell(6, 5))
    assert wood.state.turn == 0
    events = wood.play(cell(6, 6))

    assert wood.state.turn == 1
    assert {"kind": "full_grid", "seat": 0, "first": True} in events


@clause("WW-53")
def test_a_cat_that_hid_in_this_very_turn_is_ready_again(table: Build) -> None:
    wood = table()

    wood.play(CAT_DEAL, cell(5, 6))
    events = wood.play(STOP)

    assert wood.state.cat_ready[0] == 1
    assert events[0]["cat_woke"]


@clause("WW-54")
def test_without_a_legal_wisp_a_tree_must_be_laid(table: Build) -> None:
    wood = table(forests={0: "TTTT/T.TT/TTCT/TTTT"}, hidden_cats=(0,))

    assert wood.legal() == [cell(4, 4)]


@clause("WW-54")
def test_the_ready_cat_may_still_make_a_wisp_fit(table: Build) -> None:
    """Only I2 fits the two holes; it does not lie beside slot 4."""
    wood = table(forests={0: "TTTT/TTTT/TTCT/TT.."}, pond="....P..." + "")
    assert wood.takes() == [8 * 4]

    wood.state.cat_ready[0] = 0
    assert wood.takes() == []
    assert wood.legal() == [cell(6, 5), cell(6, 6)]
