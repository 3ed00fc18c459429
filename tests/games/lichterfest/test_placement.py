"""Action 3, placing a tile and what it pays: LF-34 to LF-43."""

from __future__ import annotations

import pytest

from clauses import clause
from games.lichterfest.table import (
    BLUE,
    EAST,
    GREEN,
    NORTH,
    ORANGE,
    PURPLE,
    RED,
    SOUTH,
    WEST,
    WHITE,
    Build,
    Laid,
    Table,
)
from spieltisch.games.lichterfest.placement import (
    draw_tile,
    favors_earned,
    hand_out_lanterns,
    matches,
    matching_sides,
    take_bonus,
)
from spieltisch.games.lichterfest.supply import take_favors

TWO_PLATFORMS: list[Laid] = [(0, -1, 22, 1), (1, 0, 20, 1)]  # G P B P, P R K K


def bonus(lake: Table, x: int, y: int, tile: int, rotation: int) -> None:
    matched = lake.act(matching_sides, lake.cell(x, y), tile, rotation)
    lake.act(take_bonus, tile, rotation, matched)


def earned(lake: Table, x: int, y: int, tile: int, rotation: int) -> int:
    matched = lake.act(matching_sides, lake.cell(x, y), tile, rotation)
    return int(lake.act(favors_earned, lake.cell(x, y), tile, matched))


@clause("LF-34")
def test_a_side_matches_where_it_touches_its_own_colour(table: Build) -> None:
    lake = table()

    # tile 5 turned twice, G P R K, north of the start tile's red side
    found = [lake.act(matches, lake.cell(0, -1), 5, 2, s) for s in (NORTH, EAST, SOUTH, WEST)]

    assert found == [False, False, True, False]


@clause("LF-34")
def test_different_colours_give_nothing_and_everybody_still_gets_a_card(table: Build) -> None:
    lake = table(hands={0: [7, 4, 6]})

    event = lake.play(lake.place(0, -1, 7, 0))[0]  # W G O G: orange on red

    assert event["bonus"] == []
    assert lake.all_cards() == ["RW", "GW", "OK", "GB"]


@clause("LF-35")
def test_one_matching_side_gives_one_card_of_its_colour(table: Build) -> None:
    lake = table(cards={0: "", 1: "", 2: "", 3: ""})

    bonus(lake, 0, -1, 5, 2)

    assert lake.all_cards() == ["R", "", "", ""]
    assert lake.state.supply[RED] == 7


@clause("LF-35")
def test_the_bonus_goes_to_the_active_seat_alone(table: Build) -> None:
    lake = table(cards={0: "", 1: "", 2: "", 3: ""}, turn=2)

    bonus(lake, 0, -1, 5, 2)

    assert lake.all_cards() == ["", "", "R", ""]


@clause("LF-36")
def test_two_matches_in_one_colour_give_two_cards(table: Build) -> None:
    lake = table(cards={0: ""}, lake=TWO_PLATFORMS)

    bonus(lake, 1, -1, 30, 3)  # P K P P

    assert lake.cards(0) == "PP"


@clause("LF-36")
def test_a_bonus_card_of_an_empty_colour_is_lost(table: Build) -> None:
    lake = table(cards={0: ""}, lake=TWO_PLATFORMS, supply={PURPLE: 1})

    bonus(lake, 1, -1, 30, 3)

    assert lake.cards(0) == "P"
    assert lake.supply() == "R8 O8 G8 B7 P0 W7 K7"


@clause("LF-36")
def test_bonus_cards_come_from_north_clockwise(table: Build) -> None:
    lake = table(
        lake=[(0, -1, 16, 2), (1, 0, 15, 0), (0, -2, 1, 0), (1, -2, 9, 2)], hands={0: [7, 4, 6]}
    )

    event = lake.play(lake.place(1, -1, 7, 0))[0]

    assert [share["side"] for share in event["bonus"]] == [NORTH, SOUTH, WEST]
    assert [share["colour"] for share in event["bonus"]] == [WHITE, ORANGE, GREEN]


@clause("LF-37")
def test_an_own_platform_earns_one_boat_with_a_match(table: Build) -> None:
    lake = table()

    assert earned(lake, 0, -1, 12, 2) == 1  # G R R G: red meets the start's red


@clause("LF-37")
def test_an_own_platform_earns_nothing_without_a_match(table: Build) -> None:
    lake = table()

    assert earned(lake, 0, -1, 12, 0) == 0  # R G G R: green on red


@clause("LF-37")
def test_an_own_platform_counts_once_for_two_matches(table: Build) -> None:
    lake = table(lake=[(0, -1, 30, 0), (1, 0, 30, 0)])  # P P K P twice, without platforms

    assert earned(lake, 1, -1, 16, 2) == 1  # R G P P with platform, purple in the south and west


@clause("LF-38")
def test_a_matching_neighbour_with_a_platform_earns_a_boat(table: Build) -> None:
    lake = table(lake=[(0, -1, 22, 1)])  # G P B P with platform

    assert earned(lake, 1, -1, 30, 3) == 1  # P K P P without platform


@clause("LF-38")
def test_a_neighbour_with_a_platform_but_another_colour_earns_nothing(table: Build) -> None:
    lake = table(lake=[(0, -1, 22, 1), (1, 0, 30, 0)])  # purple with platform, purple without

    # P P P K matches in the south only, so the platform in the west does not count
    assert earned(lake, 1, -1, 30, 1) == 0


@clause("LF-38")
def test_the_start_tile_never_earns_a_boat(table: Build) -> None:
    lake = table()

    assert earned(lake, 0, -1, 5, 2) == 0


@clause("LF-39")
@pytest.mark.parametrize(("bank", "taken"), [(3, 3), (2, 2), (0, 0)])
def test_the_bank_pays_what_it_holds(table: Build, bank: int, taken: int) -> None:
    lake = table(bank=bank)

    got = lake.act(take_favors, 1, 3)

    assert got == taken
    assert lake.favors() == [0, taken, 0, 0]
    assert lake.state.favor_bank == bank - taken


@clause("LF-40")
def test_every_seat_takes_the_colour_that_points_to_it(table: Build) -> None:
    lake = table(cards={0: "", 1: "", 2: "", 3: ""})

    handed_out = lake.act(hand_out_lanterns, 5, 2)  # G P R K

    assert handed_out == 4
    assert lake.all_cards() == ["G", "P", "R", "K"]


@clause("LF-40")
def test_the_side_counts_wherever_the_tile_lies(table: Build) -> None:
    """South of the start tile, seat 0 in the north still takes the north side's colour."""
    lake = table(hands={0: [5, 4, 6]})

    lake.play(lake.place(0, 1, 5, 2))

    assert lake.all_cards() == ["RG", "PW", "RK", "BK"]


@clause("LF-40", "LF-36")
def test_the_bonus_comes_before_the_distribution(table: Build) -> None:
    """One red card is left: the bonus takes it, and seat 2, which faces red, gets none."""
    lake = table(supply={RED: 1}, hands={0: [5, 4, 6]})

    lake.play(lake.place(0, -1, 5, 2))

    assert lake.cards(0) == "RRG"
    assert lake.cards(2) == "K"


@clause("LF-41")
def test_last_card_of_a_colour_goes_to_the_earlier_seat(table: Build) -> None:
    lake = table(turn=2, supply={RED: 1}, cards={0: "", 1: "", 2: "", 3: ""})

    handed_out = lake.act(hand_out_lanterns, 21, 0)  # R K R O: seats 0 and 2 face red

    assert handed_out == 3
    assert lake.cards(2) == "R"
    assert lake.cards(0) == ""  # no substitute card either
    assert lake.state.supply[RED] == 0


@clause("LF-41")
def test_an_empty_colour_gives_nothing(table: Build) -> None:
    lake = table(supply={GREEN: 0}, cards={0: "", 1: "", 2: "", 3: ""})

    lake.act(hand_out_lanterns, 3, 0)  # G G G R

    assert lake.all_cards() == ["", "", "", "R"]


@clause("LF-42")
def test_cards_of_a_placement_cannot_be_refused(table: Build) -> None:
    """After a placement the next decision belongs to the next seat, and the cards are there."""
    lake = table()

    lake.play(100)

    assert lake.position.actor() == 1
    assert lake.all_cards() == ["RRG", "PW", "RK", "BK"]


@clause("LF-43")
def test_a_new_tile_goes_into_the_slot_just_emptied(table: Build) -> None:
    lake = table()

    lake.play(100)  # slot 1

    assert lake.hand(0) == [4, 16, 6]
    assert lake.stack()[0] == 17


@clause("LF-43", "LF-45")
def test_without_a_stack_the_slot_stays_empty(table: Build) -> None:
    lake = table()
    lake.state.front = 35
    lake.state.hand[0, 1] = 0

    lake.act(draw_tile, 1)

    assert lake.hand(0) == [4, 0, 6]


@clause("LF-44")
def test_the_next_seat_has_the_turn_after_a_placement(table: Build) -> None:
    lake = table(turn=3, hands={3: [13, 14, 15]})

    lake.play(94)

    assert lake.position.actor() == 0
    assert lake.state.turns_done == 1


@clause("LF-E15", "LF-34", "LF-37", "LF-40")
def test_example_no_match_no_boat_but_everybody_gets_a_card(table: Build) -> None:
    lake = table(hands={0: [7, 4, 6]})

    event = lake.play(lake.place(0, -1, 7, 0))[0]

    assert (event["bonus"], event["favors_earned"]) == ([], 0)
    assert lake.all_cards() == ["RW", "GW", "OK", "GB"]


@clause("LF-E15", "LF-34", "LF-37")
@pytest.mark.parametrize(("rotation", "cards", "boats"), [(2, "RRG", 1), (0, "RR", 0)])
def test_example_a_platform_with_and_without_match(
    table: Build, rotation: int, cards: str, boats: int
) -> None:
    lake = table(hands={0: [12, 4, 6]})

    lake.play(lake.place(0, -1, 12, rotation))

    assert lake.cards(0) == cards
    assert lake.favors() == [boats, 0, 0, 0]


@clause("LF-E16", "LF-36", "LF-38")
def test_example_two_purple_matches_beside_two_platforms(table: Build) -> None:
    lake = table(
        cards=dict.fromkeys(range(4), ""), lake=TWO_PLATFORMS, bank=10, hands={0: [30, 4, 6]}
    )

    event = lake.play(lake.place(1, -1, 30, 3))[0]

    assert [(b["side"], b["colour"], b["got"]) for b in event["bonus"]] == [
        (SOUTH, PURPLE, True),
        (WEST, PURPLE, True),
    ]
    assert lake.all_cards() == ["PPP", "K", "P", "P"]
    assert lake.supply() == "R8 O8 G8 B8 P3 W8 K7"
    assert lake.state.favor_bank == 8
    assert lake.favors() == [2, 0, 0, 0]


@clause("LF-E17", "LF-36", "LF-38", "LF-41")
def test_example_the_same_with_one_purple_card_left(table: Build) -> None:
    lake = table(
        cards=dict.fromkeys(range(4), ""),
        lake=TWO_PLATFORMS,
        bank=10,
        hands={0: [30, 4, 6]},
        supply={PURPLE: 1},
    )

    event = lake.play(lake.place(1, -1, 30, 3))[0]

    assert [b["got"] for b in event["bonus"]] == [True, False]
    assert lake.all_cards() == ["P", "K", "", ""]
    assert lake.favors() == [2, 0, 0, 0]


@clause("LF-E18", "LF-37", "LF-38", "LF-39")
@pytest.mark.parametrize(("bank", "got"), [(10, 3), (2, 2)])
def test_example_own_platform_beside_two_platforms(table: Build, bank: int, got: int) -> None:
    lake = table(lake=TWO_PLATFORMS, bank=bank, hands={0: [16, 4, 6]})

    event = lake.play(lake.place(1, -1, 16, 2))[0]

    assert len(event["bonus"]) == 2
    assert (event["favors_earned"], event["favors_got"]) == (3, got)
    assert lake.favors() == [got, 0, 0, 0]
    assert lake.state.favor_bank == bank - got


@clause("LF-E19", "LF-32", "LF-35", "LF-38")
def test_example_the_most_that_a_placement_can_bring(table: Build) -> None:
    lake = table(
        cards=dict.fromkeys(range(4), ""),
        hands={0: [7, 4, 6]},
        lake=[
            (1, 0, 15, 0),
            (0, -1, 16, 2),
            (0, -2, 1, 0),
            (1, -2, 9, 2),
            (2, 0, 2, 0),
            (2, -1, 12, 1),
        ],
    )

    event = lake.play(lake.place(1, -1, 7, 0))[0]

    assert [b["colour"] for b in event["bonus"]] == [WHITE, GREEN, ORANGE, GREEN]
    assert lake.favors() == [5, 0, 0, 0]
    assert lake.all_cards() == ["OGGWW", "G", "O", "G"]
    assert lake.supply() == "R8 O6 G4 B8 P8 W6 K8"
    assert len(lake.cards(0)) == 5


@clause("LF-E20", "LF-41")
def test_example_the_order_of_seats_decides_who_goes_without(table: Build) -> None:
    lake = table(cards=dict.fromkeys(range(4), ""), supply={GREEN: 2}, turn=1, hands={1: [3, 8, 9]})

    event = lake.play(lake.place(0, -1, 3, 0))[0]

    assert event["bonus"] == []
    assert [share["seat"] for share in event["shares"]] == [1, 2, 3, 0]
    assert lake.all_cards() == ["", "G", "G", "R"]


@clause("LF-E21", "LF-41")
def test_example_the_same_with_seat_3_active(table: Build) -> None:
    lake = table(
        cards=dict.fromkeys(range(4), ""), supply={GREEN: 2}, turn=3, hands={3: [3, 14, 15]}
    )

    event = lake.play(lake.place(0, -1, 3, 0))[0]

    assert [share["seat"] for share in event["shares"]] == [3, 0, 1, 2]
    assert lake.all_cards() == ["G", "G", "", "R"]


@clause("LF-E22", "LF-10", "LF-40")
def test_example_sides_without_a_seat_give_nothing(table: Build) -> None:
    lake = table(players=2, cards={0: "", 1: ""}, hands={0: [25, 15, 16]})

    lake.play(lake.place(0, 1, 25, 2))  # G P B W

    assert lake.all_cards() == ["G", "B"]
    assert lake.supply() == "R5 O5 G4 B4 P5 W5 K5"


@clause("LF-E23", "LF-10", "LF-35")
def test_example_the_start_tiles_empty_side_gives_a_bonus_too(table: Build) -> None:
    lake = table(players=3, cards={0: "", 1: "", 2: ""}, turn=1, hands={1: [25, 13, 14]})

    event = lake.play(lake.place(-1, 0, 25, 1))[0]  # P B W G

    assert [(b["side"], b["colour"]) for b in event["bonus"]] == [(EAST, BLUE)]
    assert lake.all_cards() == ["P", "BB", "W"]
