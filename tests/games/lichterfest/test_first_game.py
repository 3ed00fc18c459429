"""The game that the rules page tells from its first move on: LF-E07 to LF-E14.

One four-player game with the list 1, 2, 3 ... 35. Each test plays up to its own placement.
"""

from __future__ import annotations

import pytest

from clauses import clause
from games.lichterfest.table import Build, Table
from spieltisch.game import Event
from spieltisch.games.lichterfest.actions import Place, decode
from spieltisch.games.lichterfest.data import COLOUR_CODES

MOVES = [100, 109, 162, 189, 195, 124]


def played(table: Build, moves: int) -> tuple[Table, Event]:
    """The table after so many moves, and the event of the last one."""
    lake = table()
    events = lake.play(*MOVES[:moves])
    return lake, events[0]


def bonus(event: Event) -> str:
    """The colours of the bonus in order; lost cards in lower case."""
    return "".join(letter(share) for share in event["bonus"])


def shares(event: Event) -> str:
    """Seat and colour in the order of distribution; lost cards in lower case."""
    return " ".join(f"{share['seat']}{letter(share)}" for share in event["shares"])


def letter(share: Event) -> str:
    code = COLOUR_CODES[share["colour"]]
    return code if share["got"] else code.lower()


def boats(event: Event) -> int:
    return int(event["favors_got"])


@clause("LF-E07", "LF-34", "LF-35", "LF-40", "LF-43")
def test_seat_0_meets_red(table: Build) -> None:
    assert decode(100) == Place(cell=0, slot=1, rotation=2)

    lake, event = played(table, 1)

    assert (event["x"], event["y"], event["tile"]) == (0, -1, 5)
    assert (bonus(event), shares(event)) == ("R", "0G 1P 2R 3K")
    assert lake.supply() == "R5 O8 G7 B7 P7 W7 K6"
    assert lake.all_cards() == ["RRG", "PW", "RK", "BK"]
    assert lake.favors() == [0, 0, 0, 0]
    assert lake.hand(0) == [4, 16, 6]


@clause("LF-E08", "LF-32")
def test_seat_1_finds_six_cells(table: Build) -> None:
    lake, _ = played(table, 1)

    assert lake.free_cells() == [1, 2, 3, 4, 5, 6]
    assert [lake.cell(0, -2), lake.cell(1, -1), lake.cell(-1, -1)] == [4, 5, 6]
    assert len(lake.legal()) == 72


@clause("LF-E09", "LF-37")
def test_seat_1_earns_a_boat_for_its_own_platform(table: Build) -> None:
    assert decode(109) == Place(cell=1, slot=0, rotation=3)

    lake, event = played(table, 2)

    assert (event["x"], event["y"], event["tile"]) == (1, 0, 7)
    assert (bonus(event), boats(event)) == ("W", 1)
    assert shares(event) == "1O 2G 3W 0G"
    assert lake.supply() == "R5 O7 G5 B7 P7 W5 K6"
    assert lake.state.favor_bank == 19


@clause("LF-E10", "LF-38")
def test_seat_2_earns_a_second_boat_for_the_neighbour(table: Build) -> None:
    assert decode(162) == Place(cell=5, slot=2, rotation=0)

    lake, event = played(table, 3)

    assert (event["x"], event["y"], event["tile"]) == (1, -1, 12)
    assert (bonus(event), boats(event)) == ("G", 2)
    assert event["platforms"] == {"own": True, "sides": [2]}
    assert shares(event) == "2G 3R 0R 1G"
    assert lake.supply() == "R3 O7 G2 B7 P7 W5 K6"
    assert lake.state.favor_bank == 17


@clause("LF-E11")
def test_seat_3_meets_orange(table: Build) -> None:
    assert decode(189) == Place(cell=7, slot=2, rotation=3)

    lake, event = played(table, 4)

    assert (event["x"], event["y"], event["tile"]) == (2, 0, 15)
    assert (bonus(event), boats(event)) == ("O", 2)
    assert shares(event) == "3O 0P 1W 2W"
    assert lake.supply() == "R3 O5 G2 B7 P6 W3 K6"
    assert lake.state.favor_bank == 15


@clause("LF-E12", "LF-36", "LF-41")
def test_seat_0_empties_green(table: Build) -> None:
    assert decode(195) == Place(cell=8, slot=1, rotation=1)
    waiting, _ = played(table, 4)
    assert waiting.position.view(0)["phase"] == "place"  # both steps passed silently

    lake, event = played(table, 5)

    assert (event["x"], event["y"], event["tile"]) == (1, 1, 16)
    assert (bonus(event), boats(event)) == ("G", 2)
    assert shares(event) == "0G 1P 2P 3R"
    assert lake.supply() == "R2 O5 G0 B7 P4 W3 K6"
    assert lake.cards(0) == "RRRGGGGP"
    assert lake.state.favor_bank == 13


@clause("LF-E13", "LF-36", "LF-39", "LF-40", "LF-41")
def test_seat_1_takes_the_last_red_card(table: Build) -> None:
    assert decode(124) == Place(cell=2, slot=1, rotation=2)

    lake, event = played(table, 6)

    assert (event["x"], event["y"], event["tile"]) == (0, 1, 8)
    assert (bonus(event), boats(event)) == ("KR", 1)
    assert shares(event) == "1R 2r 3g 0K"
    assert lake.supply() == "R0 O5 G0 B7 P4 W3 K4"
    assert lake.all_cards() == ["RRRGGGGPK", "RROGPPWWWK", "RGGGPWK", "RROOBWK"]
    assert lake.favors() == [2, 2, 2, 2]
    assert lake.state.favor_bank == 12


@clause("LF-E14", "LF-17")
def test_seat_2_may_swap_into_five_colours(table: Build) -> None:
    lake, _ = played(table, 6)

    legal = lake.legal()

    assert lake.position.actor() == 2
    assert sorted(set(lake.cards(2))) == sorted("RGPWK")
    assert len(legal) == 23
    given = [(action - 1) // 6 for action in legal[1:]]
    assert [given.count(colour) for colour in (0, 2, 4, 5, 6)] == [5, 5, 4, 4, 4]


@pytest.mark.parametrize("moves", range(1, 7))
def test_every_position_of_the_story_is_sound(table: Build, moves: int) -> None:
    lake, _ = played(table, moves)
    position = lake.position.compiled() if lake.position.plain else lake.position

    assert position.game.unsound(position.record) == []
