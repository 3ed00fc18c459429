"""Where tiles may lie and how cells are numbered: LF-31 to LF-33."""

from __future__ import annotations

import pytest

from clauses import clause
from games.lichterfest.table import Build
from spieltisch.games.lichterfest.reasons import (
    CELL_DOES_NOT_TOUCH,
    CELL_IS_TAKEN,
    NO_TILES_IN_FINAL_ROUND,
    SAME_AS_HALF_TURN,
    SLOT_IS_EMPTY,
)


def per_cell(cell: int, slot: int = 0, rotation: int = 0) -> int:
    return 94 + 12 * cell + 4 * slot + rotation


@clause("LF-31")
def test_exactly_one_tile_of_the_hand_is_placed(table: Build) -> None:
    lake = table()

    lake.play(per_cell(0, slot=1))

    assert lake.state.tile[0] == 5
    assert 5 not in lake.hand(0)
    assert (lake.hand(0)[0], lake.hand(0)[2]) == (4, 6)
    assert len(lake.position.view(0)["lake"]) == 2


@clause("LF-31")
def test_placing_cannot_be_skipped(table: Build) -> None:
    legal = table().legal()

    assert min(legal) == 94
    assert 0 not in legal
    assert 43 not in legal


@clause("LF-31")
def test_an_empty_slot_has_no_tile_to_place(table: Build) -> None:
    lake = table(hands={0: [4, 0, 6]})

    assert lake.why_not(per_cell(0, slot=1)) == SLOT_IS_EMPTY
    assert all((action - 94) % 12 // 4 != 1 for action in lake.legal())


@clause("LF-32")
def test_a_tile_shares_a_side_with_a_lying_one(table: Build) -> None:
    lake = table()

    cells = sorted({(action - 94) // 12 for action in lake.legal()})

    assert cells == [0, 1, 2, 3]
    assert lake.why_not(per_cell(4)) == CELL_DOES_NOT_TOUCH


@clause("LF-32")
def test_a_corner_is_not_enough(table: Build) -> None:
    lake = table()

    assert lake.cell(1, 1) == lake.cell(-1, 1) == lake.cell(1, -1) == lake.cell(-1, -1) == -1


@clause("LF-32")
def test_a_taken_cell_is_not_free(table: Build) -> None:
    lake = table(lake=[(0, -1, 7, 0)])

    assert lake.why_not(per_cell(0)) == CELL_IS_TAKEN
    assert 0 not in lake.free_cells()


@clause("LF-32")
def test_colours_need_not_match(table: Build) -> None:
    lake = table(hands={0: [3, 4, 6]})

    assert lake.why_not(lake.place(0, -1, 3, 0)) == 0  # green on red


@clause("LF-32")
def test_a_hole_may_be_filled(table: Build) -> None:
    lake = table(
        lake=[
            (0, -1, 16, 0),
            (0, -2, 1, 0),
            (1, -2, 9, 0),
            (1, 0, 15, 0),
            (2, 0, 2, 0),
            (2, -1, 12, 0),
        ]
    )
    hole = lake.cell(1, -1)

    assert lake.why_not(per_cell(hole)) == 0


@clause("LF-32")
def test_the_lake_has_no_size_limit(table: Build) -> None:
    """All 32 tiles of a game in one row to the north."""
    lake = table(lake=[(0, -y, y, 0) for y in range(1, 32)])

    assert lake.cell(0, -32) in lake.free_cells()
    lake.play(per_cell(lake.cell(0, -32)))
    assert lake.cell(0, -33) in lake.free_cells()


@clause("LF-01", "LF-32")
@pytest.mark.parametrize(("dx", "dy"), [(0, -1), (1, 0), (0, 1), (-1, 0)])
def test_every_cell_is_found_again_however_far_away(table: Build, dx: int, dy: int) -> None:
    """A row of 32 tiles, and the cells at its sides, which lie 16 apart and more."""
    steps = range(1, 33)
    lake = table(lake=[(dx * step, dy * step, step, 0) for step in steps])
    row = [lake.cell(dx * step, dy * step) for step in steps]
    sides = [lake.cell(dx * n + s * dy, dy * n + s * dx) for n in (0, *steps) for s in (1, -1)]
    ends = [lake.cell(dx * n, dy * n) for n in (-1, 33)]

    assert sorted([*row, *sides, *ends]) == list(range(4 + 3 * 32))
    assert sorted(lake.free_cells()) == sorted([*sides, *ends])
    assert lake.cell(34 * dx, 34 * dy) == lake.cell(2, 2) == -1


@clause("LF-33")
def test_a_tile_may_be_turned_in_four_ways(table: Build) -> None:
    lake = table()

    assert [lake.why_not(per_cell(0, rotation=r)) for r in range(4)] == [0, 0, 0, 0]


@clause("LF-33")
@pytest.mark.parametrize("tile", [26, 27])
def test_a_half_turn_that_looks_the_same_is_not_offered(table: Build, tile: int) -> None:
    lake = table(hands={0: [tile, 4, 6]})

    reasons = [lake.why_not(per_cell(0, rotation=r)) for r in range(4)]

    assert reasons == [0, 0, SAME_AS_HALF_TURN, SAME_AS_HALF_TURN]
    assert lake.legal()[:3] == [94, 95, 98]


@clause("LF-46")
def test_no_tile_is_placed_in_the_final_round(table: Build) -> None:
    assert table(turns_done=32, phase=1).why_not(94) == NO_TILES_IN_FINAL_ROUND


@clause("LF-E06", "LF-01", "LF-02", "LF-31", "LF-32")
@pytest.mark.parametrize(
    ("hand", "count"), [([4, 5, 6], 48), ([26, 5, 6], 40), ([4, 27, 6], 40), ([26, 27, 6], 32)]
)
def test_example_opening_moves(table: Build, hand: list[int], count: int) -> None:
    lake = table(hands={0: hand})

    assert len(lake.legal()) == count
    assert lake.legal()[0] == 94
    assert (lake.legal()[-1] == 141) or count < 48


@clause("LF-E08", "LF-32")
def test_example_cells_are_numbered_as_they_are_discovered(table: Build) -> None:
    lake = table()
    around = [lake.cell(0, -1), lake.cell(1, 0), lake.cell(0, 1), lake.cell(-1, 0)]
    assert around == [0, 1, 2, 3]

    lake.play(100)

    assert [lake.cell(0, -2), lake.cell(1, -1), lake.cell(-1, -1)] == [4, 5, 6]
    assert lake.free_cells() == [1, 2, 3, 4, 5, 6]
    assert len(lake.legal()) == 72


@clause("LF-32")
def test_numbers_never_change_and_are_not_given_twice(table: Build) -> None:
    lake = table(lake=[(0, -1, 16, 0), (1, -1, 7, 0)])
    before = {(x, y): lake.cell(x, y) for x in range(-2, 4) for y in range(-3, 3)}

    lake.play(per_cell(lake.cell(1, 0)))

    after = {place: lake.cell(*place) for place in before}
    assert all(after[place] == cell for place, cell in before.items() if cell != -1)
    numbered = [cell for cell in after.values() if cell != -1]
    assert len(numbered) == len(set(numbered))
