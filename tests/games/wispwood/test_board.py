"""A forest and its grid: WW-10 to WW-17, WW-E49."""

from __future__ import annotations

import pytest

from clauses import clause
from games.wispwood.table import STOP, Build, cell
from spieltisch.games.wispwood.forest import is_adjacent, is_full, reseat
from spieltisch.games.wispwood.record import CAT_MOVE, TREE_TURN
from spieltisch.games.wispwood.squares import adjacent, group_of, surrounding


@clause("WW-10")
def test_the_cat_starts_on_square_60_of_an_11_by_11_frame(table: Build) -> None:
    wood = table()

    assert wood.view()["seats"][0]["cat"] == 60
    assert wood.state.forest.shape == (4, 11, 11)


@clause("WW-11")
def test_the_grid_grows_from_four_to_six(table: Build) -> None:
    assert [table(round=n).view()["grid_size"] for n in (1, 2, 3)] == [4, 5, 6]


@clause("WW-12")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_box_may_float_but_not_exceed_the_grid(table: Build, number: int) -> None:
    size = number + 3
    row = "C" + "T" * (size - 2)  # one column less than allowed, from column 5 on
    wood = table(round=number, forests={0: row}, phase=TREE_TURN)

    assert wood.why_not(cell(5, 4)) == ""  # to the left ...
    assert wood.why_not(cell(5, 4 + size)) == ""  # ... or to the right
    wood.play(cell(5, 4))
    wood.state.turn, wood.state.phase = 0, TREE_TURN
    assert wood.why_not(cell(5, 4 + size)) == "WW-12"
    assert wood.why_not(cell(5, 3)) == "WW-12"


@clause("WW-13")
def test_neighbours_share_an_edge_and_surrounding_squares_a_corner_too() -> None:
    square = 1 << 8 * 2 + 2

    assert adjacent.py_func(square).bit_count() == 4
    assert surrounding.py_func(square).bit_count() == 8
    assert surrounding.py_func(square) & adjacent.py_func(square) == adjacent.py_func(square)


@clause("WW-14")
def test_a_group_is_joined_by_edges_only() -> None:
    row = 0b11 | 0b100 << 8 | 0b100 << 16  # two squares, and two others at a corner

    assert group_of.py_func(1, row) == 0b11
    assert group_of.py_func(1 << 10, row) == 0b100 << 8 | 0b100 << 16
    assert group_of.py_func(1, 1) == 1


@clause("WW-15")
def test_the_cats_square_counts_as_cat_only(table: Build) -> None:
    wood = table(forests={0: "TCT"})
    seen = wood.view()["seats"][0]

    assert (seen["trees"], seen["tiles"], seen["box"]) == (2, 3, [5, 4, 5, 6])
    assert wood.act(is_adjacent, 0, 4, 5)
    assert wood.card("tree_largest") == 1


@clause("WW-16")
def test_a_full_grid_covers_all_squares_the_cats_included(table: Build) -> None:
    wood = table(forests={0: "TTTT/TCTT/TTTT/TTT."})
    assert not wood.act(is_full, 0)

    wood.put(0, 7, 7, "P")

    assert wood.act(is_full, 0)
    wood.state.round_index = 1
    assert not wood.act(is_full, 0)


@clause("WW-17", "WW-E49")
@pytest.mark.parametrize(
    ("kept", "cat", "moved"),
    [
        ({}, (8, 8), (-3, -3)),
        ({(5, 6): "P"}, (8, 8), (0, -1)),
        ({(2, 5): "P"}, (4, 5), (1, 0)),
        ({}, (2, 9), (3, -4)),
        ({(5, 5): "E"}, (7, 3), (0, 0)),
    ],
)
def test_the_forest_moves_as_little_as_brings_it_to_the_middle(
    table: Build, kept: dict[tuple[int, int], str], cat: tuple[int, int], moved: tuple[int, int]
) -> None:
    wood = table(forests={0: "C"}, corner=cat)
    for (row, column), letter in kept.items():
        wood.put(0, row, column, letter)
    down, right = moved

    wood.act(reseat, 0)

    assert wood.cat() == (cat[0] + down, cat[1] + right)
    assert wood.at(*wood.cat()) == "C"
    for (row, column), letter in kept.items():
        assert wood.at(row + down, column + right) == letter
    top, left, bottom, right_end = wood.view()["seats"][0]["box"]
    assert top <= 5 <= bottom
    assert left <= 5 <= right_end
    assert wood.state.covered[0] == 1 + len(kept)


@clause("WW-17", "WW-E49", "WW-65")
def test_re_seating_happens_between_rounds(table: Build) -> None:
    """Box rows and columns 5 to 8; the cat moves to the far corner, no wisps are left."""
    wood = table(players=1, forests={0: "CTTT/TTTT/TTTT/TTTT"}, phase=CAT_MOVE, pond="PHOEPHO.")
    wood.state.catty_slot = 7
    for place in range(4):
        wood.state.markers[place] = place

    events = wood.play(cell(8, 8))

    assert wood.cat() == (5, 5)
    assert wood.forest() == "C"
    assert next(e for e in events if e["kind"] == "round")["shifts"] == [[-3, -3]]


@clause("WW-17")
def test_no_shift_without_need(table: Build) -> None:
    wood = table(players=1, forests={0: "PT/TC"}, phase=CAT_MOVE, pond="PHOEPHO.")
    wood.state.catty_slot = 7
    for place in range(4):
        wood.state.markers[place] = place

    wood.play(STOP)

    assert wood.forest() == "P./.C"
    assert wood.cat() == (5, 5)
