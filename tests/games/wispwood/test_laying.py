"""Taking a wisp and laying its shape: WW-39 to WW-47, WW-E38 to WW-E45."""

from __future__ import annotations

import pytest

from clauses import clause
from games.wispwood.table import (
    CAT_DEAL,
    FIRST_WISP_SQUARE,
    HEART,
    I2,
    I4,
    L4,
    O4,
    STOP,
    Build,
    Table,
    cell,
    place,
    take,
)
from spieltisch.games.wispwood.laying import list_wisp_squares
from spieltisch.games.wispwood.record import WISP_SQUARE

ANY_WISP = [12, 16, 28, 16, 8, 72, 32, 32]
ANY_WISP_SQUARES = [24, 48, 84, 64, 32, 288, 128, 128]
WITH_HAT = {
    "hat_diagonal": ([8, 12, 20, 16, 8, 64, 20, 24], [8, 16, 20, 24, 8, 88, 24, 32]),
    "hat_line": ([12, 16, 28, 16, 8, 72, 32, 32], [16, 24, 48, 16, 16, 136, 64, 64]),
    "hat_around": ([12, 16, 28, 16, 8, 72, 32, 32], [20, 32, 52, 40, 16, 152, 64, 64]),
    "hat_chain": ([8, 12, 20, 16, 8, 56, 20, 24], [8, 16, 20, 24, 8, 72, 24, 24]),
    "hat_two": ([4, 12, 24, 16, 8, 64, 32, 32], [4, 12, 32, 16, 16, 104, 56, 56]),
}
RING = "TTTT/TTTT/TTCT/T..T"  # box rows 3-6, columns 3-6, holes at (6,4) and (6,5)
TWO_HOLES = "TTTT/TTTT/TTCT/TT.."  # the same with holes at (6,5) and (6,6)
HATS_ALLOWED = {  # where a hat may lie among (6,5) and (6,6)
    "hat_diagonal": [1],
    "hat_chain": [1],
    "hat_line": [0],
    "hat_around": [0, 1],
    "hat_two": [],
}


def wisp_squares(wood: Table, action: int) -> list[int]:
    """The squares on which the wisp may lie after a placement that is not carried out."""
    out = wood.position._out
    orientation, square = divmod(action - 200, 121)
    state = wood.state
    state.held_orientation, state.held_row, state.held_column = orientation, *divmod(square, 11)
    count = wood.act(list_wisp_squares, out)
    found = [int(out[i]) for i in range(count)]
    state.held_orientation = state.held_row = state.held_column = -1
    return found


def counts(wood: Table, letter: str) -> tuple[list[int], list[int]]:
    """How many placements each shape has, and with the choice of the wisp's square."""
    placements, squares = [], []
    for shape in range(8):
        wood.hold(letter, shape)
        legal = wood.legal()
        placements.append(len(legal))
        squares.append(sum(len(wisp_squares(wood, action)) for action in legal))
        wood.drop()
    return placements, squares


@clause("WW-E38", "WW-42", "WW-43", "WW-44")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_lone_cat_leaves_so_many_placements(table: Build, number: int) -> None:
    wood = table(round=number)
    more = 4 if number > 1 else 0  # I4 may then lie lengthwise from the cat too

    assert counts(wood, "E") == (
        [n + more * (shape == I4) for shape, n in enumerate(ANY_WISP)],
        [n + 4 * more * (shape == I4) for shape, n in enumerate(ANY_WISP_SQUARES)],
    )
    assert len(wood.legal(79, 199)) == 4


@clause("WW-E39", "WW-45")
@pytest.mark.parametrize("card", WITH_HAT)
def test_a_lone_cat_leaves_so_many_placements_with_a_hat(table: Build, card: str) -> None:
    assert counts(table(cards=card), "H") == WITH_HAT[card]


@clause("WW-E40", "WW-39", "WW-40")
@pytest.mark.parametrize("card", WITH_HAT)
def test_the_first_turn_has_69_actions(table: Build, card: str) -> None:
    wood = table(cards=card)

    assert (len(wood.takes()), wood.legal(64, 78), len(wood.legal(79, 199))) == (64, [CAT_DEAL], 4)
    assert wood.legal(200) == []


@clause("WW-E40", "WW-40")
def test_with_a_hidden_cat_the_first_turn_has_20_actions(table: Build) -> None:
    assert len(table(hidden_cats=(0,)).legal()) == 16 + 4


@clause("WW-E40")
def test_alone_the_first_turn_has_53_actions(table: Build) -> None:
    wood = table(players=1, pond="PHOEPH..")

    assert len(wood.legal()) == 48 + 1 + 4


@clause("WW-E42", "WW-12", "WW-44")
def test_a_placement_must_fit_the_grid_and_touch_an_edge(table: Build) -> None:
    wood = table()
    wood.hold("E", L4)
    assert wood.why_not(745) == ""
    wood.hold("E", I4)
    assert wood.why_not(261) == "WW-12"
    wood.state.round_index = 1
    assert wood.why_not(261) == ""
    wood.hold("E", O4)
    assert wood.why_not(272) == "WW-44"


@clause("WW-E44", "WW-43", "WW-45")
@pytest.mark.parametrize("letter", ["P", "O", "E"])
def test_only_the_two_squares_of_the_hole_are_left(table: Build, letter: str) -> None:
    wood = table(forests={0: TWO_HOLES}, pond=f"{letter}.......")
    assert wood.takes() == [take(0, I2)]

    wood.play(take(0, I2))
    assert wood.legal() == [271]
    wood.play(271)
    assert wood.legal() == [FIRST_WISP_SQUARE, FIRST_WISP_SQUARE + 1]


@clause("WW-E44", "WW-45", "WW-46")
@pytest.mark.parametrize("card", HATS_ALLOWED)
def test_a_hat_fits_the_hole_as_its_card_allows(table: Build, card: str) -> None:
    allowed = HATS_ALLOWED[card]
    wood = table(cards=card, forests={0: TWO_HOLES}, pond="H.......")
    assert wood.takes() == ([take(0, I2)] if allowed else [])
    if not allowed:
        assert wood.why_not(take(0, I2)) == "WW-46"
        return

    wood.play(take(0, I2), 271)
    if len(allowed) == 2:
        assert wood.legal() == [FIRST_WISP_SQUARE, FIRST_WISP_SQUARE + 1]
    else:
        assert wood.at(6, 5 + allowed[0]) == "H"
        assert wood.at(6, 6 - allowed[0]) == "T"
        assert wood.state.turn == 1


@clause("WW-E45", "WW-46", "WW-51", "WW-52", "WW-53", "WW-54")
def test_a_single_hole_takes_no_wisp_but_a_tree(table: Build) -> None:
    wood = table(forests={0: "TTTT/TCTT/TTTT/TTT."}, pond="PHOEPHOE")
    assert wood.legal() == [CAT_DEAL, 163]
    wood.state.cat_ready[0] = 0
    assert wood.legal() == [163]
    assert wood.why_not(take(0, I2)) == "WW-46"

    wood.play(163)

    assert wood.state.turn == 1
    assert wood.state.cat_ready[0] == 1
    assert wood.view()["seats"][0]["full"]


@clause("WW-E45")
def test_a_single_hole_leaves_the_free_deal(table: Build) -> None:
    wood = table(forests={0: "TTTT/TCTT/TTTT/TTT."}, pond="EE......", free_deal=True)

    assert wood.legal() == [64, 163]


@clause("WW-39", "WW-41", "WW-47")
def test_a_wisp_turn_lays_the_wisp_and_unseen_trees(table: Build) -> None:
    wood = table(supply="HHHPPP", pond="PHOEPHOE")

    wood.play(take(3, L4))
    assert wood.pond() == "PHO.PHOE"
    assert wood.state.supply == 6
    assert wood.phase() == "place"
    wood.play(place(4, 5, 6))
    assert wood.phase() == "wisp_square"
    wood.play(FIRST_WISP_SQUARE + 3)

    assert wood.forest() == "CTTT/...E"
    assert [int(wood.state.hidden[0, 5, column]) for column in (6, 7, 8)] == [1, 1, 1]
    assert wood.state.hidden[0, 6, 8] == -1
    assert wood.state.supply == 3
    assert wood.state.turn == 1
    assert wood.state.held_kind == -1


@clause("WW-40", "WW-47")
def test_a_shape_beside_the_wisp_leaves_the_cat_as_it_is(table: Build) -> None:
    for hidden in ((), (0,)):
        wood = table(hidden_cats=hidden)
        wood.play(take(4, O4), place(0, 5, 6), FIRST_WISP_SQUARE)
        assert wood.state.cat_ready[0] == int(not hidden)


@clause("WW-42", "WW-E41")
def test_a_shape_is_turned_and_mirrored_freely(table: Build) -> None:
    wood = table()
    wood.hold("E", L4)

    assert {(action - 200) // 121 for action in wood.legal()} == set(range(8))
    assert wood.squares(4, 5, 6) == [(5, 6), (5, 7), (5, 8), (6, 8)]


@clause("WW-42")
def test_a_shape_has_no_more_directions_than_look_different(table: Build) -> None:
    wood = table()
    wood.hold("E", O4)

    assert wood.why_not(place(1, 6, 5)) == "WW-42"
    assert wood.why_not(place(0, 6, 5)) == ""


@clause("WW-43")
def test_the_wisp_may_lie_on_any_square_of_the_shape(table: Build) -> None:
    for index in range(4):
        wood = table()
        wood.hold("E", L4)
        wood.play(place(4, 5, 6), FIRST_WISP_SQUARE + index)
        row, column = [(5, 6), (5, 7), (5, 8), (6, 8)][index]
        assert wood.state.forest[0, row, column] == HEART
        assert wood.forest().count("T") == 3


@clause("WW-43")
def test_a_smaller_shape_has_fewer_squares(table: Build) -> None:
    wood = table()
    wood.hold("E", I2)
    wood.play(place(0, 5, 6))

    assert wood.legal() == [67, 68]
    assert wood.why_not(69) == "WW-43"


@clause("WW-44")
def test_no_square_of_a_shape_may_be_covered(table: Build) -> None:
    wood = table(forests={0: "CT/T."})
    wood.hold("E", I2)

    assert wood.why_not(place(0, 5, 6)) == "WW-44"
    assert wood.why_not(place(0, 6, 6)) == ""


@clause("WW-45")
def test_the_hat_rule_is_tested_at_laying_only(table: Build) -> None:
    """A hat in the cat's row lies rightly by `hat_line`; the cat's move changes nothing."""
    wood = table(players=1, cards="hat_line", forests={0: "CHT/T../T.."}, phase=5)
    before = wood.card("hat_line")

    wood.play(cell(7, 5))

    assert "H" in wood.forest()
    assert wood.card("hat_line") == before == 4


@clause("WW-46")
def test_a_shape_without_room_cannot_be_taken(table: Build) -> None:
    wood = table(forests={0: RING}, pond="E.......")

    assert wood.takes() == [take(0, I2)]
    assert wood.why_not(take(0, I4)) == "WW-46"
    assert wood.why_not(take(1, I2)) == "WW-19"


@clause("WW-E43", "WW-18", "WW-33", "WW-40")
def test_only_the_shapes_beside_the_wisp_are_open_to_a_hidden_cat(table: Build) -> None:
    wood = table(pond="E.......", hidden_cats=(0,))
    assert wood.takes() == [0, 7]
    assert wood.why_not(3) == "WW-33"

    wood.state.cat_ready[0] = 1
    assert wood.takes() == list(range(8))


@clause("WW-29", "WW-39", "WW-41", "WW-43")
def test_nothing_else_can_be_done_before_the_shape_lies(table: Build) -> None:
    wood = table()
    assert wood.why_not(place(0, 5, 6)) == "WW-39"
    assert wood.why_not(FIRST_WISP_SQUARE) == "WW-39"
    wood.play(take(0, I2))
    for other in (take(1, I2), CAT_DEAL, STOP, cell(5, 6), FIRST_WISP_SQUARE):
        assert wood.why_not(other) == "WW-41"
    wood.play(place(0, 5, 6))
    assert wood.state.phase == WISP_SQUARE
    for other in (take(1, I2), CAT_DEAL, STOP, cell(5, 6), place(0, 5, 6)):
        assert wood.why_not(other) == "WW-43"
