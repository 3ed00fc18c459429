"""What the view shows: the list of open facts, and what is open to the seat that decides."""

from __future__ import annotations

from clauses import clause
from games.wispwood.games import COUNTS, steps
from games.wispwood.table import I2, L4, Build, place, take


@clause("WW-03", "WW-18", "WW-21")
def test_a_view_names_everything_that_lies_open(table: Build) -> None:
    wood = table(
        players=3, start=1, cards="hat_chain orb_least", pond="PH.E.OOE", discard="PPE", round=2
    )
    seen = wood.view()

    assert seen["cards"][1] == {"type": "hat", "id": "hat_chain", "index": 3}
    assert seen["shapes"] == list(range(8))
    assert seen["pond"] == ["P", "H", None, "E", None, "O", "O", "E"]
    assert seen["discard"] == [2, 0, 0, 1]
    assert (seen["round"], seen["grid_size"], seen["bonus"]) == (2, 5, 4)
    assert (seen["phase"], seen["turn"], seen["start"]) == ("choose", 1, 1)
    assert seen["catty"] is None
    assert seen["held"] is None


@clause("WW-12")
def test_a_view_shows_the_box_and_what_it_may_still_reach(table: Build) -> None:
    seen = table(forests={0: "TC/.T"}).view()["seats"][0]

    assert seen["box"] == [5, 4, 6, 5]
    assert seen["reach"] == [3, 2, 8, 7]
    assert (seen["tiles"], seen["full"]) == (3, False)


@clause("WW-39", "WW-45")
def test_a_view_shows_what_is_in_hand_and_where_its_wisp_may_lie(table: Build) -> None:
    wood = table(cards="hat_line")
    wood.play(take(1, L4), place(4, 5, 6))

    assert wood.view()["held"] == {
        "slot": 1,
        "kind": "H",
        "shape": L4,
        "cat_used": True,
        "orientation": 4,
        "squares": [61, 62, 63, 74],
        "choices": [0, 1, 2],
    }


@clause("WW-46")
@COUNTS
def test_shapes_that_fit_are_those_that_can_be_taken(players: int) -> None:
    for position, _ in steps(players, 61):
        view = position.view(0)
        if view["phase"] != "choose":
            continue
        takes = [divmod(action, 8) for action in position.legal() if action < 64]
        ready = view["seats"][view["turn"]]["cat_ready"]
        for slot, letter in enumerate(view["pond"]):
            fits = view["fits_hat"] if letter == "H" else view["fits"]
            for shape in range(8):
                beside = shape in (view["shapes"][slot], view["shapes"][slot - 1])
                possible = letter is not None and fits[shape] and (ready or beside)
                assert ((slot, shape) in takes) == possible


@clause("WW-50")
@COUNTS
def test_tree_squares_are_the_legal_cells(players: int) -> None:
    for position, _ in steps(players, 62):
        view = position.view(0)
        if view["phase"] in ("choose", "tree"):
            cells = [action - 79 for action in position.legal() if 79 <= action < 200]
            assert view["tree_squares"] == cells


@clause("WW-25")
def test_a_view_shows_the_open_free_deal(table: Build) -> None:
    assert table(pond="EE......", free_deal=True).view()["free_deal"]
    assert not table().view()["free_deal"]


def test_the_numbers_of_a_round_are_one_based(table: Build) -> None:
    seen = table(players=3, turns_done=7, turn=1).view()

    assert seen["turn_number"] == 3
    assert table(forests={0: "TTTT/TCTT/TTTT/TTTT"}).view()["last_turns"]
    wood = table()
    wood.play(take(0, I2))
    assert wood.view()["phase"] == "place"
