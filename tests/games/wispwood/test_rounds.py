"""The end of a round and of the game: WW-55 to WW-69, WW-E48, WW-E50."""

from __future__ import annotations

import pytest

from clauses import clause
from games.wispwood.table import STOP, Build, Table, cell
from spieltisch.game import OVER
from spieltisch.games.wispwood.record import CAT_MOVE

ONE_HOLE = "TTTT/TCTT/TTTT/TTT."  # (7,7) is free
FULL = "TTTT/TCTT/TTTT/TTTP"
SMALL = "CT"


def three(table: Build, full: dict[int, str], turn: int, turns_done: int) -> Table:
    """Three players, start player 1, in their fifth turns."""
    forests = {seat: full.get(seat, SMALL) for seat in range(3)}
    return table(players=3, start=1, turn=turn, turns_done=turns_done, forests=forests)


def one_tree(wood: Table) -> list[dict[str, object]]:
    """A tree turn with one tree; the events of its end."""
    events = wood.play(wood.legal(79, 199)[-1])
    if wood.phase() == "tree":
        events = wood.play(STOP)
    return [dict(event) for event in events]


@clause("WW-55", "WW-E48", "WW-I13")
def test_everybody_later_in_turn_order_has_one_more_turn(table: Build) -> None:
    wood = three(table, {2: ONE_HOLE}, turn=2, turns_done=13)

    one_tree(wood)
    assert wood.view()["last_turns"]
    assert (wood.phase(), wood.state.turn) == ("choose", 0)

    one_tree(wood)
    assert wood.phase() == "cat_move"
    assert wood.state.turns_done == 15


@clause("WW-56", "WW-E48", "WW-I10")
def test_the_last_player_ends_the_round_at_once(table: Build) -> None:
    wood = three(table, {0: ONE_HOLE}, turn=0, turns_done=14)

    events = one_tree(wood)

    assert wood.phase() == "cat_move"
    assert wood.state.turns_done == 15
    assert [event["kind"] for event in events] == ["tree", "trees_end", "full_grid", "scored"]


@clause("WW-55")
def test_without_a_full_grid_the_round_goes_on(table: Build) -> None:
    wood = three(table, {}, turn=0, turns_done=14)

    one_tree(wood)

    assert (wood.phase(), wood.state.turn) == ("choose", 1)


@clause("WW-59", "WW-E48")
def test_the_bonus_goes_to_every_full_grid(table: Build) -> None:
    wood = three(table, {2: FULL, 0: ONE_HOLE}, turn=0, turns_done=14)

    one_tree(wood)

    assert [seat["scored"][0][5] for seat in wood.view()["seats"]] == [2, 0, 2]


@clause("WW-59", "WW-58")
@pytest.mark.parametrize(("number", "bonus"), [(1, 2), (2, 4), (3, 6)])
def test_the_bonus_grows_with_the_rounds(table: Build, number: int, bonus: int) -> None:
    size = number + 3
    rows = ["C" + "T" * (size - 1)] + ["T" * size] * (size - 2) + ["T" * (size - 1)]
    wood = table(round=number, turn=1, turns_done=9, forests={1: "/".join(rows)})

    one_tree(wood)

    assert wood.view()["seats"][1]["scored"][number - 1][5] == bonus
    assert wood.view()["seats"][0]["scored"][number - 1][5] == 0


@clause("WW-57", "WW-62", "WW-63", "WW-64", "WW-65")
def test_between_rounds_trees_go_and_all_else_stays(table: Build) -> None:
    forests = {0: "PTT/TCH/TTO", 1: "EC/TT"}
    wood = table(forests=forests, phase=CAT_MOVE, pond="E..P..H.", hidden_cats=(1,), discard="PPO")
    supply = int(wood.state.supply)

    wood.play(STOP)
    events = wood.play(STOP)

    assert wood.forest(0) == "P../.CH/..O"
    assert wood.forest(1) == "EC"
    assert wood.state.supply == supply + 5 + 2
    assert wood.pond() == "E..P..H."
    assert wood.view()["discard"] == [2, 0, 1, 0]
    assert [seat["cat_ready"] for seat in wood.view()["seats"]] == [True, False]
    assert (wood.view()["grid_size"], wood.state.turn, wood.state.turns_done) == (5, 0, 0)
    assert [event["kind"] for event in events] == ["cat_stays", "round"]
    assert events[1]["returned"] == 7


@clause("WW-62")
def test_returned_trees_are_shuffled_into_the_supply(table: Build) -> None:
    wood = table(forests={0: "TTT/TCT", 1: SMALL}, phase=CAT_MOVE)
    before = [int(wood.state.tiles[place]) for place in range(int(wood.state.supply))]
    revealed = int(wood.state.revealed)

    wood.play(STOP, STOP)

    after = [int(wood.state.tiles[place]) for place in range(int(wood.state.supply))]
    assert len(after) == len(before) + 6
    assert after[: len(before)] != before
    assert wood.state.revealed > revealed


@clause("WW-60", "WW-61", "WW-E50")
def test_the_cat_moves_to_a_tree_and_its_old_tile_leaves(table: Build) -> None:
    wood = table(cards="hat_around", forests={0: "CTT/HTH/TTT", 1: SMALL}, phase=CAT_MOVE)
    kept = int(wood.state.hidden[0, 6, 6])
    before = wood.card("hat_around")

    events = wood.play(cell(6, 6))
    assert wood.at(5, 5) == "T"
    assert events == [{"kind": "cat_move", "seat": 0, "start": 60, "square": 72}]
    wood.play(STOP)

    row, column = wood.cat()
    assert wood.forest() == "HCH"
    assert wood.state.hidden[0, row, column] == kept
    assert wood.card("hat_around") == before == 10


@clause("WW-E50", "WW-45")
def test_hat_squares_follow_the_cat(table: Build) -> None:
    wood = table(cards="hat_around", forests={0: "C.../TTT./..T.", 1: SMALL}, phase=CAT_MOVE)
    wood.play(cell(6, 7), STOP)

    around = {divmod(square, 11) for square in wood.view()["hat_squares"]}
    row, column = wood.cat()
    assert around == {
        (r, c)
        for r in range(row - 1, row + 2)
        for c in range(column - 1, column + 2)
        if (r, c) != (row, column)
    }


@clause("WW-60")
def test_the_cat_moves_only_to_an_own_tree_or_stays(table: Build) -> None:
    wood = table(forests={0: "PT/TC", 1: "CTT"}, phase=CAT_MOVE)

    assert wood.legal() == [STOP, cell(4, 5), cell(5, 4)]
    assert wood.why_not(cell(4, 4)) == "WW-60"
    assert wood.why_not(cell(5, 5)) == "WW-60"
    assert wood.why_not(cell(5, 6)) == "WW-60"
    assert wood.why_not(0) == "WW-60"


@clause("WW-60")
def test_cats_are_asked_in_turn_order(table: Build) -> None:
    wood = table(players=3, start=1, forests={0: SMALL, 1: SMALL, 2: SMALL}, phase=CAT_MOVE, turn=1)
    asked = []
    while wood.phase() == "cat_move":
        asked.append(int(wood.state.turn))
        wood.play(STOP)

    assert asked == [1, 2, 0]
    assert wood.state.round_index == 1


@clause("WW-64")
def test_an_empty_pond_is_dealt_only_when_the_next_turn_starts(table: Build) -> None:
    wood = table(forests={0: SMALL, 1: SMALL}, phase=CAT_MOVE, pond="........")

    wood.play(STOP)
    assert wood.pond() == "........"
    events = wood.play(STOP)

    assert "." not in wood.pond()
    assert [event["kind"] for event in events] == ["cat_stays", "round", "deal"]


@clause("WW-66", "WW-12")
def test_later_tiles_may_touch_any_tile_in_any_direction(table: Build) -> None:
    wood = table(round=2, forests={0: "P...C"}, corner=(5, 1))

    assert wood.legal(79, 199) == sorted(
        [cell(4, 1), cell(6, 1), cell(5, 2), cell(5, 4), cell(4, 5), cell(6, 5)]
    )
    assert not any(column < 1 or column > 5 for column in _columns(wood))


def _columns(wood: Table) -> list[int]:
    return [(action - 79) % 11 for action in wood.legal(79, 199)]


@clause("WW-67")
def test_the_game_ends_with_the_scoring_of_round_three(table: Build) -> None:
    rows = ["C" + "T" * 5] + ["T" * 6] * 4 + ["T" * 5]
    wood = table(round=3, turn=1, turns_done=9, forests={0: "TTC", 1: "/".join(rows)})

    events = one_tree(wood)

    assert wood.position.actor() == OVER
    assert wood.legal() == []
    assert wood.why_not(STOP) == "WW-67"
    assert wood.forest(0) == "TTC"  # no trees are removed
    assert [event["kind"] for event in events][-2:] == ["scored", "over"]


@clause("WW-68")
def test_the_highest_sum_wins_and_equals_share(table: Build) -> None:
    wood = table(players=3)
    for seat, points in enumerate([(10, 20, 30), (30, 20, 11), (20, 20, 21)]):
        for ended, value in enumerate(points):
            wood.state.scored[ended, seat, 0] = value

    assert wood.position.score() == [60, 61, 61]
    assert wood.position.ranks() == [3, 1, 1]


@clause("WW-58", "WW-69", "WW-I16")
def test_wisps_count_again_and_trees_only_while_they_lie(table: Build) -> None:
    wood = table(cards="pumpkin_solo tree_largest", forests={0: "P.T/.CT", 1: SMALL})
    assert wood.card("pumpkin_solo") == 4
    assert wood.card("tree_largest") == 2

    wood.state.phase = CAT_MOVE
    wood.play(STOP, STOP)

    assert wood.card("pumpkin_solo") == 4
    assert wood.card("tree_largest") == 0
