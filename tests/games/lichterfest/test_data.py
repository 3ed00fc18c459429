"""What lies in the box: tiles, turns and the data file's own checks."""

from __future__ import annotations

from collections import Counter

import pytest

from clauses import clause
from games.lichterfest.table import BLACK, BLUE, PURPLE, RED, WHITE
from spieltisch.games.lichterfest import data
from spieltisch.games.lichterfest.data import (
    COLOUR_CODES,
    SHOWN,
    TILE_PLATFORM,
    TILE_ROTATIONS,
    TILE_SIDES,
    side_colour,
)


def letters(tile: int, rotation: int) -> str:
    """The sides of a turned tile, N E S W."""
    return " ".join(COLOUR_CODES[side_colour(tile, rotation, side)] for side in range(4))


@clause("LF-E05", "LF-33")
@pytest.mark.parametrize(
    ("tile", "rotation", "sides"),
    [
        (1, 0, "G B K O"),
        (1, 1, "O G B K"),
        (5, 2, "G P R K"),
        (25, 3, "W G P B"),
        (35, 0, "W G P B"),
        (26, 0, "O B O B"),
        (26, 1, "B O B O"),
        (26, 2, "O B O B"),
    ],
)
def test_a_tile_turns_clockwise(tile: int, rotation: int, sides: str) -> None:
    assert letters(tile, rotation) == sides


@clause("LF-33")
def test_side_d_shows_the_unrotated_side_d_minus_r() -> None:
    for tile in range(36):
        for rotation in range(4):
            for side in range(4):
                assert SHOWN[tile, rotation, side] == TILE_SIDES[tile, (side - rotation) % 4]


@clause("LF-33")
def test_only_tiles_26_and_27_look_the_same_after_a_half_turn() -> None:
    assert [tile for tile in range(36) if TILE_ROTATIONS[tile] == 2] == [26, 27]
    assert set(TILE_ROTATIONS.tolist()) == {2, 4}


@clause("LF-02")
def test_the_start_tile_shows_red_white_black_blue_and_has_no_platform() -> None:
    assert TILE_SIDES[0].tolist() == [RED, WHITE, BLACK, BLUE]
    assert TILE_PLATFORM[0] == 0


def test_every_colour_is_on_twenty_sides() -> None:
    without_start = Counter(TILE_SIDES[1:].reshape(-1).tolist())
    with_start = Counter(TILE_SIDES.reshape(-1).tolist())

    assert set(without_start.values()) == {20}
    assert [with_start[c] for c in (RED, WHITE, BLACK, BLUE, PURPLE)] == [21, 21, 21, 21, 20]


def test_eleven_tiles_have_a_platform() -> None:
    with_platform = [tile for tile in range(36) if TILE_PLATFORM[tile]]

    assert with_platform == [7, 9, 12, 15, 16, 20, 21, 22, 23, 26, 27]


def test_tiles_have_four_three_or_two_colours() -> None:
    kinds = Counter(len(set(TILE_SIDES[tile].tolist())) for tile in range(1, 36))

    assert kinds == {4: 16, 3: 13, 2: 6}


def test_tables_of_the_box_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="read-only"):
        TILE_PLATFORM[7] = 0


def test_a_data_file_with_a_wrong_tile_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = TILE_SIDES.copy()
    wrong[5, 0] = WHITE
    monkeypatch.setattr(data, "TILE_SIDES", wrong)

    with pytest.raises(ValueError, match="contradicts its own checksums: sides of every colour"):
        data._check_tiles()


def test_a_data_file_with_a_wrong_stack_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = data.DATA["setup"]
    monkeypatch.setitem(setup, "p2", {**setup["p2"], "draw_stack": 17})

    with pytest.raises(ValueError, match="draw stack with 2"):
        data._check_setup()
