"""Light and the movement half: LR-23 to LR-40."""

import pytest

from clauses import clause
from games.lighthouse_run.table import KEEP, Build, S, beacon, card, origin
from spieltisch.games.lighthouse_run.data import HARBOUR_FIRST, TRACK
from spieltisch.games.lighthouse_run.reasons import (
    FIELD_IS_CAUGHT,
    NO_GROUP_FROM_START,
    NO_OWN_SHIP,
    NO_SHIP,
)
from spieltisch.games.lighthouse_run.river import is_lit

OTHERS_ARRIVED = {1: [21] * 5, 2: [21] * 5, 3: [21] * 5}


@clause("LR-23", "LR-24")
def test_a_tower_lights_its_section_and_the_harbour_is_always_lit(table: Build) -> None:
    t = table(lit=(2, 4, 6))
    lit = [field for field in range(1, TRACK + 1) if t.act(is_lit, field)]
    assert lit == [3, 4, 5, 9, 10, 11, 12, 16, 17, 18, 19, 20, 21]


@clause("LR-24")
def test_no_beacon_is_needed_in_the_harbour(table: Build) -> None:
    t = table(lit=())
    lit = [field for field in range(1, TRACK + 1) if t.act(is_lit, field)]
    assert lit == list(range(HARBOUR_FIRST, TRACK + 1))


@clause("LR-26", "LR-E01")
def test_a_move_stops_before_the_first_dark_field(table: Build) -> None:
    t = table(towers="BACDEF", hands={0: [1, 6, 8]})
    t.play(card(1))
    assert t.ships(0) == [S, S, S, S, 2]


@clause("LR-26", "LR-32", "LR-E02")
def test_a_solo_card_launches_a_ship_and_lit_sections_join(table: Build) -> None:
    t = table(lit=(1, 2, 5), towers="CBADEF", hands={0: [2, 6, 8]})
    t.play(card(2))
    assert t.ships(0) == [S, S, S, S, 4]


@clause("LR-25", "LR-33", "LR-E05")
def test_the_field_that_a_ship_leaves_may_be_dark(table: Build) -> None:
    t = table(hands={0: [0, 7, 8]}, ships={0: [S, S, 5, 5, 5]})
    events = t.play(card(7), KEEP)
    assert t.ships(0) == [S, S, 8, 8, 8]
    assert events[1]["moves"] == [
        {"colour": 0, "start": 5, "end": 8, "count": 3, "steps": 3, "lost": 1}
    ]


@clause("LR-26", "LR-38", "LR-E06")
def test_darkness_cannot_be_jumped_even_before_the_harbour(table: Build) -> None:
    t = table(lit=(1, 2, 3), hands={0: [2, 6, 8]}, ships={0: [17, 21, 21, 21, 21]})
    t.play(card(2))
    assert t.ships(0) == [17, 21, 21, 21, 21]
    assert t.state.turn == 1


@clause("LR-24", "LR-E07")
def test_the_harbour_is_entered_without_a_beacon(table: Build) -> None:
    t = table(lit=(1, 2, 3), hands={0: [0, 6, 8]}, ships={0: [18, 21, 21, 21, 21]})
    t.play(card(0))
    assert t.ships(0) == [20, 21, 21, 21, 21]


@clause("LR-27", "LR-E08")
@pytest.mark.parametrize("field", [17, 19])
def test_a_move_stops_on_the_last_field(table: Build, field: int) -> None:
    t = table(lit=(1, 2, 6), hands={0: [5, 6, 8]}, ships={0: [field, 21, 21, 21, 21]})
    events = t.play(card(5))
    assert t.ships(0) == [21] * 5
    assert events[2]["moves"][0]["lost"] == 4 - (21 - field)


@clause("LR-28", "LR-29")
def test_a_move_goes_forward_as_far_as_value_and_light_allow(table: Build) -> None:
    t = table(hands={0: [0, 6, 11]}, ships={0: [S, S, S, S, 6], **OTHERS_ARRIVED})
    t.play(card(6), KEEP)  # group 3; 9 is dark
    assert t.ships(0) == [S, S, S, S, 8]


@clause("LR-30")
def test_any_number_of_ships_may_share_a_field(table: Build) -> None:
    t = table(hands={0: [0, 6, 9]}, ships={c: [8, 8, 8, 8, 6] for c in range(4)})
    t.play(card(9), KEEP, origin(6))
    assert [t.ships(colour) for colour in range(4)] == [[8] * 5] * 4


@clause("LR-31")
def test_ships_on_the_last_field_are_not_movable(table: Build) -> None:
    t = table(hands={0: [0, 6, 8]}, ships={0: [S, 20, 21, 21, 21]})
    t.play(card(0))
    assert t.legal() == [origin(S), origin(20)]


@clause("LR-32", "LR-38", "LR-E21")
def test_solo_moves_one_own_ship_from_anywhere(table: Build) -> None:
    t = table(hands={0: [0, 6, 8]}, ships={0: [S, S, 2, 2, 5]})
    t.play(card(0))
    assert t.legal() == [65, 67, 70]
    assert t.why_not(origin(3)) == NO_OWN_SHIP
    t.play(origin(2))  # 0 steps are legal
    assert t.ships(0) == [S, S, 2, 2, 5]
    assert t.state.turn == 1


@clause("LR-33")
def test_group_moves_all_own_ships_of_a_field_and_no_others(table: Build) -> None:
    t = table(hands={0: [0, 6, 8]}, ships={0: [2, 5, 5, 6, 6], 1: [5, 5, 5, 5, 5]})
    t.play(card(6), KEEP)
    assert t.legal() == [origin(2), origin(5), origin(6)]
    t.play(origin(5))
    assert t.ships(0) == [2, 6, 6, 8, 8]
    assert t.ships(1) == [5] * 5


@clause("LR-34")
def test_group_never_moves_ships_from_the_start(table: Build) -> None:
    t = table(hands={0: [0, 6, 8]}, ships={0: [S, S, S, 5, 8]})
    t.play(card(6), KEEP)
    assert t.legal() == [origin(5), origin(8)]
    assert t.why_not(origin(S)) == NO_GROUP_FROM_START


@clause("LR-35", "LR-40")
def test_coop_moves_one_ship_of_every_colour_by_the_same_steps(table: Build) -> None:
    t = table(
        hands={0: [0, 6, 11]},
        ships={0: [S, 6, 6, 21, 21], 1: [6, 6, 6, 21, 21], 2: [5, 21, 21, 21, 21], 3: [21] * 5},
    )
    t.play(card(11), KEEP, origin(6))
    assert t.ships(0) == [S, 6, 8, 21, 21]
    assert t.ships(1) == [6, 6, 8, 21, 21]
    assert t.ships(2) == [5, 21, 21, 21, 21]


@clause("LR-35", "LR-E03")
def test_coop_launches_ships_of_all(table: Build) -> None:
    t = table(hands={0: [0, 6, 9]})
    t.play(card(9), KEEP)
    assert [t.ships(colour) for colour in range(4)] == [[S, S, S, S, 2]] * 4
    assert t.state.turn == 1  # no bonus: field 3 is dark


@clause("LR-36")
def test_a_coop_origin_needs_no_own_ship_but_any_ship(table: Build) -> None:
    t = table(
        hands={0: [0, 6, 9]},
        ships={0: [S, 21, 21, 21, 21], 1: [7, 21, 21, 21, 21], 2: [21] * 5, 3: [21] * 5},
    )
    t.play(card(9), KEEP)
    assert t.legal() == [origin(S), origin(7)]
    assert t.why_not(origin(6)) == NO_SHIP


@clause("LR-37")
def test_nobody_covered_by_a_card_is_left_behind(table: Build) -> None:
    t = table(hands={0: [0, 6, 9]}, ships={c: [6, 21, 21, 21, 21] for c in range(4)})
    t.play(card(9), KEEP)  # one origin, no choice whom to take along
    assert [t.ships(colour) for colour in range(4)] == [[8, 21, 21, 21, 21]] * 4


@clause("LR-39", "LR-E19")
def test_without_an_origin_the_half_lapses_after_the_beacon(table: Build) -> None:
    t = table(hands={0: [0, 6, 8]}, ships={0: [S, S, S, S, 21]})
    t.play(card(6))
    events = t.play(beacon(1, 2))
    assert [event["kind"] for event in events] == ["beacon", "lapse", "draw"]
    assert t.lit() == [2, 3, 5]
    assert t.ships(0) == [S, S, S, S, 21]
    assert t.state.turn == 1


@clause("LR-38")
def test_a_sole_origin_is_taken_without_asking(table: Build) -> None:
    t = table(hands={0: [0, 6, 8]})
    events = t.play(card(0))
    assert [event["kind"] for event in events] == ["card", "lit", "move", "draw"]
    assert events[2]["auto"]


@clause("LR-52", "LR-E45")
def test_a_caught_field_is_no_origin_for_anybody(table: Build) -> None:
    t = table(
        rounds=8,
        hands={0: [11, 12, 13]},
        ships={0: [6, 21, 21, 21, 21], 1: [7, 10, 21, 21, 21]},
    )
    t.play(card(11), KEEP)
    assert t.why_not(71) == FIELD_IS_CAUGHT
    assert t.legal() == [72, 75]
    t.play(72)
    assert t.ships(1) == [8, 10, 21, 21, 21]
    assert t.state.turn == 1  # no own ship there: no bonus
