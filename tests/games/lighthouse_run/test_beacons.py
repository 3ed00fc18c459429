"""The beacon half: LR-17 to LR-22."""

from clauses import clause
from games.lighthouse_run.table import KEEP, Build, S, beacon, card, origin
from spieltisch.games.lighthouse_run.actions import BEACON_FIRST
from spieltisch.games.lighthouse_run.reasons import (
    BEACON_MUST_MOVE,
    NO_BEACON_HERE,
    OTHER_TOWER_SHOWN,
    SAME_POSITION,
    TOWER_IS_LIT,
)


@clause("LR-17")
def test_movement_uses_the_light_after_the_beacon_half(table: Build) -> None:
    t = table(hands={0: [1, 6, 8]})  # B on position 2 is dark
    t.play(card(1), beacon(5, 2))
    assert t.lit() == [1, 2, 3]
    assert t.ships(0) == [S, S, S, S, 3]


@clause("LR-18", "LR-E10")
def test_one_dark_tower_must_be_lit_from_any_lit_one(table: Build) -> None:
    t = table(towers="ABDCEF", hands={0: [2, 6, 8]})
    t.play(card(2))
    assert t.legal() == [31, 43, 55]
    assert t.why_not(KEEP) == BEACON_MUST_MOVE
    assert t.why_not(beacon(1, 2)) == OTHER_TOWER_SHOWN


@clause("LR-19", "LR-E09")
def test_a_lit_tower_leaves_no_beacon_step(table: Build) -> None:
    t = table(towers="ACBDEF", hands={0: [1, 6, 8]}, ships={0: [S, S, S, S, 2]})
    t.play(card(1))
    assert t.lit() == [1, 3, 5]
    assert t.legal() == [origin(S), origin(2)]


@clause("LR-20", "LR-E11")
def test_all_towers_shown_any_beacon_may_move_or_none(table: Build) -> None:
    t = table()
    t.play(card(8))
    assert t.legal() == [29, 31, 33, 41, 43, 45, 53, 55, 57, KEEP]
    t.play(KEEP)
    assert t.lit() == [1, 3, 5]


@clause("LR-20", "LR-21")
def test_a_beacon_goes_from_a_lit_tower_to_a_dark_one(table: Build) -> None:
    t = table()
    t.play(card(8))
    assert t.why_not(beacon(2, 4)) == NO_BEACON_HERE
    assert t.why_not(beacon(1, 3)) == TOWER_IS_LIT
    assert t.why_not(beacon(1, 1)) == SAME_POSITION
    t.play(beacon(3, 6))
    assert t.lit() == [1, 5, 6]


@clause("LR-22")
def test_the_duty_holds_even_if_every_choice_harms(table: Build) -> None:
    t = table(lit=(1, 2, 3), hands={0: [3, 6, 8]}, ships={0: [2, 5, 5, 5, 8]})
    t.play(card(3))  # D on position 4
    assert t.legal() == [beacon(1, 4), beacon(2, 4), beacon(3, 4)]


@clause("LR-22", "LR-E20")
def test_the_beacon_moves_though_no_ship_can_use_it(table: Build) -> None:
    t = table(towers="ACBDEF", rounds=9, hands={0: [2, 6, 8]}, ships={0: [6, 9, 9, 21, 21]})
    t.play(card(2))
    assert t.legal() == [beacon(1, 2), beacon(3, 2), beacon(5, 2)]
    t.play(beacon(1, 2))
    assert t.ships(0) == [6, 9, 9, 21, 21]
    assert len(t.hand(0)) == 3  # the draw follows
    assert t.state.turn == 1


@clause("LR-18", "LR-E12")
def test_the_choice_of_the_beacon_decides_where_the_ship_ends(table: Build) -> None:
    ends = {}
    for start in (1, 3, 5):
        t = table(hands={0: [1, 6, 8]})
        t.play(card(1))
        events = t.play(beacon(start, 2))
        move = next(event for event in events if event["kind"] == "move")
        assert (move["origin"], move["auto"]) == (S, True)
        ends[start] = t.ships(0)[-1]
    assert ends == {1: S, 3: 3, 5: 3}


@clause("LR-E44")
def test_beacon_numbers(table: Build) -> None:
    assert beacon(6, 2) == 59
    assert beacon(1, 1) == BEACON_FIRST
