"""The bonus of a coop card: LR-41 to LR-46."""

import pytest

from clauses import clause
from games.lighthouse_run.table import DECLINE, KEEP, TAKE, Build, S, card, origin
from spieltisch.games.lighthouse_run.record import BONUS

ARRIVED = [21] * 5


def at(field: int) -> list[int]:
    """One ship on a field, the others have arrived."""
    return [field, 21, 21, 21, 21]


@clause("LR-41", "LR-E04")
@pytest.mark.parametrize(("choice", "end"), [(TAKE, 4), (DECLINE, 2)])
def test_the_own_ship_may_go_once_more(table: Build, choice: int, end: int) -> None:
    t = table(lit=(1, 2, 5), hands={0: [0, 6, 9]})
    t.play(card(9), KEEP)
    assert t.legal() == [DECLINE, TAKE] == [86, 87]
    t.play(choice)
    assert t.ships(0) == [S, S, S, S, end]
    assert t.ships(1) == [S, S, S, S, 2]
    assert t.state.turn == 1


@clause("LR-42", "LR-E17")
def test_an_own_ship_alone_gives_no_bonus(table: Build) -> None:
    t = table(hands={0: [0, 6, 8]}, ships={0: at(6), 1: ARRIVED, 2: ARRIVED, 3: ARRIVED})
    t.play(card(8), KEEP)
    assert t.ships(0) == at(7)
    assert t.state.turn == 1


@clause("LR-42", "LR-E17")
def test_a_foreign_ship_alone_moves_and_gives_no_bonus(table: Build) -> None:
    t = table(hands={0: [0, 6, 8]}, ships={0: ARRIVED, 1: at(6), 2: ARRIVED, 3: ARRIVED})
    t.play(card(8), KEEP)
    assert t.ships(1) == at(7)
    assert t.state.turn == 1


@clause("LR-42", "LR-E17")
def test_two_own_ships_one_moves_and_there_is_no_bonus(table: Build) -> None:
    ships = {0: [6, 6, 21, 21, 21], 1: ARRIVED, 2: ARRIVED, 3: ARRIVED}
    t = table(hands={0: [0, 6, 8]}, ships=ships)
    t.play(card(8), KEEP)
    assert t.ships(0) == [6, 7, 21, 21, 21]
    assert t.state.turn == 1


@clause("LR-42")
def test_solo_and_group_give_no_bonus(table: Build) -> None:
    t = table(lit=(1, 2, 3), hands={0: [0, 6, 8]}, ships={0: at(6), 1: at(6)})
    t.play(card(0))
    assert t.ships(0) == at(8)
    assert t.state.turn == 1


@clause("LR-43", "LR-E13")
def test_the_bonus_may_come_out_shorter(table: Build) -> None:
    t = table(lit=(1, 2, 5), hands={0: [0, 6, 11]})
    t.play(card(11), KEEP)
    assert t.ships(0) == t.ships(1) == [S, S, S, S, 3]
    assert t.view()["bonus"] == {"colour": 0, "field": 3, "to": 5, "steps": 2, "lost": 1}
    t.play(TAKE)
    assert t.ships(0) == [S, S, S, S, 5]


@clause("LR-43", "LR-E14")
def test_the_bonus_ends_with_the_track(table: Build) -> None:
    t = table(lit=(1, 2, 6), hands={0: [0, 6, 11]}, ships={0: at(17), 1: at(17), 2: ARRIVED})
    t.play(card(11), KEEP, origin(17), TAKE)
    assert t.ships(0) == ARRIVED
    assert t.ships(1) == at(20)


@clause("LR-44", "LR-E15")
def test_no_bonus_is_offered_on_the_last_field(table: Build) -> None:
    t = table(lit=(1, 2, 6), hands={0: [0, 6, 13]}, ships={0: at(17), 1: at(17)})
    t.play(card(13), KEEP, origin(17))
    assert t.ships(0) == t.ships(1) == ARRIVED
    assert t.state.turn == 1


@clause("LR-44", "LR-E16")
def test_no_bonus_is_offered_after_a_move_cut_short(table: Build) -> None:
    t = table(hands={0: [0, 6, 13]}, ships={0: at(5), 1: at(5)})
    t.play(card(13), KEEP, origin(5))
    assert t.ships(0) == t.ships(1) == at(8)
    assert t.state.turn == 1


@clause("LR-44", "LR-E03")
def test_no_bonus_is_offered_before_darkness(table: Build) -> None:
    t = table(hands={0: [0, 6, 9]})
    t.play(card(9), KEEP)
    assert t.state.phase != BONUS


@clause("LR-45", "LR-E18")
def test_a_foreign_ship_that_made_no_step_was_not_moved(table: Build) -> None:
    t = table(hands={0: [0, 6, 11]}, ships={0: at(2), 1: at(2)})
    t.play(card(11), KEEP, origin(2))
    assert t.ships(0) == t.ships(1) == at(2)
    assert t.state.turn == 1


@clause("LR-46")
def test_the_bonus_takes_nobody_along_and_gives_no_further_one(table: Build) -> None:
    t = table(
        lit=(1, 2, 3), hands={0: [0, 6, 8]}, ships={0: [1, 2, 21, 21, 21], 1: [1, 2, 21, 21, 21]}
    )
    t.play(card(8), KEEP, origin(1), TAKE)
    assert t.ships(0) == [2, 3, 21, 21, 21]
    assert t.ships(1) == [2, 2, 21, 21, 21]
    assert t.state.turn == 1
