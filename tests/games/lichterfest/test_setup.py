"""Setting the table: LF-01 to LF-11."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from clauses import clause
from games.lichterfest.table import (
    BLACK,
    BLUE,
    EAST,
    NORTH,
    RED,
    SOUTH,
    WEST,
    WHITE,
    Build,
)
from spieltisch.conformance import deal
from spieltisch.game import Sight
from spieltisch.games import load
from spieltisch.games.lichterfest.data import SHOWN, START_TILE, TOKEN_VALUES
from spieltisch.games.lichterfest.lake import neighbour
from spieltisch.games.lichterfest.record import NOBODY, START_CELL
from spieltisch.language import words
from spieltisch.position import Position
from spieltisch.server.pages.dialogs import help_dialog
from spieltisch.server.shapes import TableSight

MODES = pytest.mark.parametrize("plain", [False, True], ids=["compiled", "plain"])


@clause("LF-01")
def test_the_start_tile_lies_in_the_middle_and_nothing_else(table: Build) -> None:
    lake = table()

    assert lake.cell(0, 0) == START_CELL
    assert lake.state.tile[START_CELL] == START_TILE
    assert lake.position.view(0)["lake"] == [
        {"cell": -1, "x": 0, "y": 0, "tile": START_TILE, "rotation": 0}
    ]


@clause("LF-01")
def test_x_grows_to_the_east_and_y_to_the_south(table: Build) -> None:
    lake = table()

    around = [lake.act(neighbour, START_CELL, side) for side in (NORTH, EAST, SOUTH, WEST)]

    assert around == [lake.cell(0, -1), lake.cell(1, 0), lake.cell(0, 1), lake.cell(-1, 0)]


@clause("LF-02")
def test_the_start_tile_lies_unrotated(table: Build) -> None:
    lake = table()

    assert lake.state.rotation[START_CELL] == 0
    assert SHOWN[START_TILE, 0].tolist() == [RED, WHITE, BLACK, BLUE]


@MODES
@clause("LF-03")
def test_only_the_35_other_tiles_are_shuffled(plain: bool) -> None:
    position = Position(load("lichterfest"), plain=plain)
    position.key((1, 2, 3, 4))

    position.setup(4)

    record = position.record
    dealt = [int(record.hand[seat, slot]) for seat in range(4) for slot in range(3)]
    rest = [int(record.tiles[place]) for place in range(35)]
    assert sorted(tile for tile in dealt + rest if tile) == list(range(1, 36))
    assert dealt + rest != sorted(dealt + rest)


@MODES
@clause("LF-03")
def test_every_place_gets_every_tile_equally_often(plain: bool) -> None:
    """Chi-square with 34 degrees of freedom: 75 is passed once in 15,000 fair tries."""
    games = 700
    position = Position(load("lichterfest"), plain=plain)
    position.key((5, 6, 7, 8))
    seen = [0] * 36
    for _ in range(games):
        position.setup(2)
        seen[position.record.hand[0, 0]] += 1
    expected = games / 35
    assert seen[START_TILE] == 0
    assert sum((count - expected) ** 2 / expected for count in seen[1:]) < 75


@clause("LF-03", "LF-04")
@pytest.mark.parametrize(("players", "removed", "stack"), [(2, 13, 16), (3, 8, 18), (4, 3, 20)])
def test_removed_tiles_leave_the_game_and_three_go_to_each_hand(
    table: Build, players: int, removed: int, stack: int
) -> None:
    lake = table(players=players)

    first = removed + 1
    assert [lake.state.tiles[place] for place in range(removed)] == list(range(1, first))
    assert [lake.hand(seat) for seat in range(players)] == [
        [first + 3 * seat, first + 3 * seat + 1, first + 3 * seat + 2] for seat in range(players)
    ]
    assert lake.stack() == list(range(first + 3 * players, 36))
    assert len(lake.stack()) == stack


@clause("LF-04")
def test_the_stack_is_drawn_from_its_front(table: Build) -> None:
    lake = table()

    lake.play(94)

    assert lake.hand(0) == [16, 5, 6]
    assert lake.stack()[0] == 17


@clause("LF-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_boats_lie_in_the_bank_and_nobody_has_one(table: Build, players: int) -> None:
    lake = table(players=players)

    assert lake.state.favor_bank == 20
    assert lake.favors() == [0] * players


@clause("LF-06")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 7), (4, 8)])
def test_cards_per_colour_include_the_start_cards(table: Build, players: int, cards: int) -> None:
    lake = table(players=players)

    for colour in range(7):
        owned = sum(int(lake.state.lanterns[seat, colour]) for seat in range(players))
        assert lake.state.supply[colour] + owned == cards


@clause("LF-07")
@pytest.mark.parametrize(
    ("players", "stacks"),
    [
        (2, [[8, 7, 6, 5, 5, 4], [9, 8, 7, 6, 5, 5], [10, 9, 8, 7, 6, 5]]),
        (3, [[8, 7, 6, 6, 5, 5, 5, 4], [9, 8, 7, 7, 6, 6, 5, 5], [10, 9, 8, 8, 7, 7, 6, 5]]),
        (
            4,
            [
                [8, 7, 7, 6, 6, 5, 5, 5, 4],
                [9, 8, 8, 7, 7, 6, 6, 5, 5],
                [10, 9, 9, 8, 8, 7, 7, 6, 5],
            ],
        ),
    ],
)
def test_tokens_with_dots_drop_out_by_player_count(
    table: Build, players: int, stacks: list[list[int]]
) -> None:
    assert table(players=players).position.view(0)["stacks"] == stacks


@clause("LF-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tokens_lie_open_in_descending_stacks_beside_three_grey_fours(
    table: Build, players: int
) -> None:
    lake = table(players=players)

    seen = lake.position.view(0)
    assert all(stack == sorted(stack, reverse=True) for stack in seen["stacks"])
    assert seen["generics"] == [4, 4, 4]
    owners = lake.state.token_owner
    assert all(owners[kind, place] == NOBODY for kind in range(4) for place in range(36))


@clause("LF-09")
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_overview_card_is_a_help_panel_that_leads_to_the_rules(language: str) -> None:
    """It has no effect: the record knows nothing of it."""
    game = load("lichterfest")
    position = deal(game, 2, seed=1)
    sight = Sight(position.view(0), [], words(language))
    table = cast(TableSight, SimpleNamespace(game=game, sight=sight, id="t"))

    panel = str(help_dialog(table, None))

    assert 'id="help"' in panel
    assert 'href="/rules/lichterfest"' in panel
    assert not any("overview" in field.name for field in game.fields)


@clause("LF-10")
@pytest.mark.parametrize(
    ("players", "sides"),
    [(2, [NORTH, SOUTH]), (3, [NORTH, EAST, SOUTH]), (4, [NORTH, EAST, SOUTH, WEST])],
)
def test_seats_sit_clockwise_at_different_sides(
    table: Build, players: int, sides: list[int]
) -> None:
    lake = table(players=players)

    assert [lake.state.facing[seat] for seat in range(4)] == sides + [-1] * (4 - players)


@clause("LF-11")
@pytest.mark.parametrize(
    ("players", "start_cards"), [(2, ["R", "K"]), (3, ["R", "W", "K"]), (4, ["R", "W", "K", "B"])]
)
def test_each_seat_starts_with_a_card_of_the_side_it_faces(
    table: Build, players: int, start_cards: list[str]
) -> None:
    assert table(players=players).all_cards() == start_cards


@clause("LF-11")
def test_colours_that_nobody_faces_are_not_handed_out(table: Build) -> None:
    lake = table(players=2)

    assert lake.state.supply[WHITE] == lake.state.supply[BLUE] == 5
    assert lake.state.supply[RED] == lake.state.supply[BLACK] == 4


@clause("LF-E01", "LF-03", "LF-11")
def test_example_two_players_after_setup(table: Build) -> None:
    lake = table(players=2)

    assert (len(lake.stack()), lake.position.view(0)["removed"]) == (16, 13)
    assert [sum(tile > 0 for tile in lake.hand(seat)) for seat in (0, 1)] == [3, 3]
    assert lake.supply() == "R4 O5 G5 B5 P5 W5 K4"
    assert lake.all_cards() == ["R", "K"]
    assert lake.state.favor_bank == 20


@clause("LF-E02")
def test_example_three_players_after_setup(table: Build) -> None:
    lake = table(players=3)

    assert len(lake.stack()) == 18
    assert lake.supply() == "R6 O7 G7 B7 P7 W6 K6"
    assert lake.all_cards() == ["R", "W", "K"]


@clause("LF-E03")
def test_example_four_players_after_setup(table: Build) -> None:
    lake = table(players=4)

    assert len(lake.stack()) == 20
    assert lake.supply() == "R7 O8 G8 B7 P8 W7 K7"
    assert lake.all_cards() == ["R", "W", "K", "B"]


@clause("LF-E04", "LF-07", "LF-08")
@pytest.mark.parametrize(
    ("players", "sums"), [(2, [35, 40, 45, 12]), (3, [46, 53, 60, 12]), (4, [53, 61, 69, 12])]
)
def test_example_sums_of_token_values(players: int, sums: list[int]) -> None:
    assert TOKEN_VALUES[players].sum(axis=1).tolist() == sums
    assert sum(sums) == {2: 132, 3: 171, 4: 195}[players]
