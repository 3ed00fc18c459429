"""The solo game against Catty: WW-102 to WW-115, WW-E51 to WW-E57."""

from __future__ import annotations

from collections import Counter

import pytest

from clauses import clause
from games.wispwood.table import CAT_DEAL, DEAL, STOP, Build, Table, cell
from spieltisch.game import OVER
from spieltisch.games.wispwood.catty import best_slot, catty_turn
from spieltisch.games.wispwood.choosing import open_turn
from spieltisch.games.wispwood.data import LETTERS
from spieltisch.games.wispwood.record import CAT_MOVE, CATTY_START

POND = "O.CP.EHP"  # slot 2 is Catty's
MANY = "PHOE" * 20


def alone(
    table: Build,
    *,
    pond: str = POND,
    markers: str = "EPHO",
    fireflies: str = "33221144",
    shown: int = 0,
    **differences: object,
) -> Table:
    """A solo game; Catty's cat sits where the pond has a C."""
    wood = table(players=1, pond=pond.replace("C", "."), **differences)
    state = wood.state
    state.catty_slot = pond.index("C")
    for place, letter in enumerate(markers):
        state.markers[place] = LETTERS.index(letter)
    for place, number in enumerate(fireflies):
        state.fireflies[place] = int(number)
    state.fireflies_shown = shown
    return wood


def collected(wood: Table) -> str:
    """Catty's wisps, letter by letter."""
    return "".join(LETTERS[k] * int(wood.state.collection[k]) for k in range(4))


@clause("WW-102")
@pytest.mark.parametrize(
    ("variant", "paws"), [("base", 1), ("paws_2", 2), ("paws_3", 3), ("easy_paws_4", 4)]
)
def test_alone_one_plays_against_catty_with_a_score_aid(
    table: Build, variant: str, paws: int
) -> None:
    wood = table(players=1, variant=variant)
    catty = wood.view()["catty"]

    assert catty["aid"] == paws
    assert catty["values"] == [[6, 5, 4, 3], [8, 6, 5, 3], [8, 7, 5, 4], [8, 7, 6, 5]][paws - 1]
    assert wood.state.start == 0
    assert len(wood.view()["seats"]) == 1


@clause("WW-103")
def test_a_marker_of_each_kind_leaves_the_supply(table: Build) -> None:
    wood = table(players=1)
    orders = set()
    for seed in range(30):
        wood.shuffle_luck(seed)
        wood.position.setup(1)
        orders.add("".join(wood.view()["catty"]["markers"]))
        assert wood.view()["catty"]["score"] == wood.view()["catty"]["now"] == 0

    assert all(sorted(order) == sorted("PHOE") for order in orders)
    assert len(orders) > 10


@clause("WW-104", "WW-I07")
def test_catty_takes_the_place_of_a_wisp(table: Build) -> None:
    wood = table(players=1, phase=CATTY_START, pond="PHOEPHOE")
    wood.state.catty_slot = -1
    assert wood.legal() == list(range(71, 79))
    assert wood.why_not(0) == wood.why_not(STOP) == "WW-104"

    events = wood.play(75)

    assert events[0] == {"kind": "catty_start", "slot": 4, "wisp": "P"}
    assert events[1]["kind"] == "catty"
    assert events[1]["start"] == 4
    assert wood.view()["discard"][0] >= 1
    assert wood.pond().count(".") == 2
    assert wood.phase() == "choose"
    assert wood.why_not(75) == "WW-104"


@clause("WW-104")
def test_with_others_there_is_no_catty(table: Build) -> None:
    assert table().why_not(75) == "WW-102"


@clause("WW-105", "WW-I19")
def test_every_round_shuffles_all_eight_fireflies(table: Build) -> None:
    wood = table(players=1)
    first = Counter()
    for seed in range(80):
        wood.shuffle_luck(seed)
        wood.position.setup(1)
        wood.play(71)
        numbers = [int(wood.state.fireflies[place]) for place in range(8)]
        assert sorted(numbers) == [1, 1, 2, 2, 3, 3, 4, 4]
        assert wood.view()["catty"]["fireflies"] == numbers[:1]
        assert wood.view()["catty"]["fireflies_left"] == 3
        first[numbers[0]] += 1

    assert set(first) == {1, 2, 3, 4}
    assert min(first.values()) > 8


@clause("WW-105", "WW-106")
@pytest.mark.parametrize(("number", "used"), [(1, 6), (2, 8)])
def test_later_rounds_use_more_fireflies_and_catty_moves_first(
    table: Build, number: int, used: int
) -> None:
    wood = alone(table, round=number, phase=CAT_MOVE, shown=4, supply=MANY)

    events = wood.play(STOP)

    assert [event["kind"] for event in events][:3] == ["cat_stays", "round", "catty"] or (
        events[2]["kind"] == "deal"
    )
    assert wood.view()["catty"]["fireflies_left"] == used - 1
    assert len(collected(wood)) == 1
    assert wood.phase() == "choose"


@clause("WW-106")
def test_catty_and_the_player_alternate(table: Build) -> None:
    wood = alone(table, shown=1)

    wood.play(cell(5, 6))
    assert len(collected(wood)) == 0
    events = wood.play(STOP)

    assert len(collected(wood)) == 1
    assert [event["kind"] for event in events] == ["trees_end", "catty"]
    assert wood.state.turn == 0


@clause("WW-107", "WW-109", "WW-110", "WW-E51")
def test_catty_takes_the_best_of_the_wisps_it_sees(table: Build) -> None:
    wood = alone(table, pond="O.CP.EHP", markers="EPHO", fireflies="33221144")

    wood.act(catty_turn)

    assert collected(wood) == "E"
    assert wood.state.catty_slot == 5
    assert wood.pond() == "O..P..HP"


@clause("WW-107", "WW-109", "WW-E52")
@pytest.mark.parametrize("firefly", ["4", "1"])
def test_among_equals_the_first_clockwise_is_taken(table: Build, firefly: str) -> None:
    wood = alone(table, markers="OPHE", fireflies=firefly + "3322114")

    wood.act(catty_turn)

    assert (wood.state.catty_slot, collected(wood)) == (3, "P")


@clause("WW-107", "WW-E52")
@pytest.mark.parametrize(("seen", "slot"), [(1, 3), (3, 3), (4, 3), (5, 0)])
def test_catty_sees_only_as_many_wisps_as_the_firefly_says(
    table: Build, seen: int, slot: int
) -> None:
    """The orb in slot 0 is worth most, but it is the fifth wisp."""
    assert alone(table, markers="OPHE").act(best_slot, seen) == slot


@clause("WW-107", "WW-E53")
def test_the_count_passes_from_slot_7_to_slot_0(table: Build) -> None:
    wood = alone(table, pond="O..P.ECP", markers="OPHE", fireflies="23321144")

    wood.act(catty_turn)

    assert (wood.state.catty_slot, collected(wood)) == (0, "O")


@clause("WW-108", "WW-E54")
def test_with_too_few_wisps_catty_deals_seven(table: Build) -> None:
    wood = alone(table, pond="P.C.E..H", markers="OPHE", fireflies="43321144", supply="PPHOEEEPPP")

    wood.act(catty_turn)

    assert wood.view()["discard"] == [1, 1, 0, 1]
    assert wood.pond() == "PP.H.EEE"  # slots 3 to 6 were seen, the orb in slot 4 is gone
    assert (wood.state.catty_slot, collected(wood)) == (4, "O")
    assert wood.state.supply == 3
    assert wood.view()["catty"]["fireflies"] == [4]


@clause("WW-108", "WW-24")
def test_no_other_deal_applies_to_catty(table: Build) -> None:
    """Two hearts alike at the pond: Catty takes one of them without a free deal."""
    wood = alone(table, pond="E.CE....", markers="EPHO", fireflies="23321144")

    wood.act(catty_turn)

    assert collected(wood) == "E"
    assert wood.pond() == "E......."


@clause("WW-111", "WW-24", "WW-25")
def test_cattys_cat_is_no_wisp_in_the_players_turn(table: Build) -> None:
    wood = alone(table, pond="E.C.E...", supply=MANY)
    wood.act(open_turn)
    assert wood.legal(64, 65) == [DEAL]
    wood.play(DEAL)
    assert wood.pond()[2] == "."
    assert wood.pond().count(".") == 1
    wood.play(CAT_DEAL)
    assert wood.pond().count(".") == 1

    empty = alone(table, pond="..C.....", supply=MANY)
    empty.act(open_turn)
    assert empty.pond().count(".") == 1
    assert empty.why_not(2 * 8) == "WW-104"


@clause("WW-112", "WW-E57", "WW-I18")
def test_a_round_has_as_many_turns_as_fireflies(table: Build) -> None:
    wood = table(players=1, phase=CATTY_START)
    wood.state.catty_slot = -1
    wood.play(71)
    turns = 0
    while wood.phase() == "choose":
        wood.play(wood.legal(79, 199)[0], STOP)
        turns += 1

    assert turns == 4
    assert wood.phase() == "cat_move"
    assert len(collected(wood)) == 4
    assert wood.view()["catty"]["scored"] == [wood.view()["catty"]["now"]]


@clause("WW-112", "WW-E57")
def test_a_full_grid_ends_the_round_at_once(table: Build) -> None:
    """The fifth turn of round 2 fills the grid; the sixth firefly is not shown."""
    rows = ["CTTTT"] + ["TTTTT"] * 3 + ["TTTT."]
    wood = alone(
        table, round=2, forests={0: "/".join(rows)}, shown=5, turns_done=4, hidden_cats=(0,)
    )
    wood.state.collection[0] = 9

    events = wood.play(wood.legal(79, 199)[0])

    assert wood.phase() == "cat_move"
    assert wood.state.fireflies_shown == 5
    assert len(collected(wood)) == 9
    assert wood.view()["seats"][0]["scored"][1][5] == 4
    assert wood.state.cat_ready[0] == 1
    assert [e["kind"] for e in events] == ["tree", "trees_end", "full_grid", "scored"]


@clause("WW-113", "WW-E55")
def test_catty_scores_everything_collected_after_every_round(table: Build) -> None:
    wood = alone(table, round=2, shown=6, markers="EPHO", forests={0: "CT"})
    wood.state.catty_scored[0] = 21
    for kind, count in zip("EPHO", (5, 2, 2, 1), strict=True):
        wood.state.collection[LETTERS.index(kind)] = count
    assert wood.view()["catty"]["now"] == 51

    events = wood.play(cell(6, 5))
    events = wood.play(STOP)

    scored = next(event for event in events if event["kind"] == "scored")
    assert (scored["catty"], scored["catty_total"]) == (51, 72)
    assert wood.view()["catty"]["score"] == 72
    assert wood.view()["catty"]["collection"] == [5, 2, 2, 1]


@clause("WW-114")
def test_cattys_cat_and_collection_stay_between_rounds(table: Build) -> None:
    wood = alone(table, phase=CAT_MOVE, shown=4, forests={0: "CT"})
    wood.state.collection[3] = 4

    events = wood.play(STOP)

    catty = next(event for event in events if event["kind"] == "catty")
    assert catty["start"] == 2
    assert len(collected(wood)) == 5


@clause("WW-115", "WW-E56")
@pytest.mark.parametrize(("points", "rank"), [(159, 2), (160, 2), (161, 1)])
def test_the_player_needs_strictly_more_than_catty(table: Build, points: int, rank: int) -> None:
    wood = alone(table, round=3)
    wood.state.phase = 6
    wood.state.scored[2, 0, 0] = points
    wood.state.catty_scored[2] = 160

    assert wood.position.actor() == OVER
    assert wood.position.score() == [points]
    assert wood.position.ranks() == [rank]
