"""What lies in the box of Lichterfest: the data file as tables for kernels and for people.

The file is read once at import and checked against its own checksums (36 tiles, 20 sides of
every colour, 11 platforms, 132 / 171 / 195 points in tokens); a wrong file raises ValueError.
Tables are read-only: numba freezes them into the compiled code.

Units: a colour is 0..6 in the order R O G B P W K; a side is 0 N, 1 E, 2 S, 3 W.
Source: data.toml beside this file; docs/rules/lichterfest.md, section "Data".
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spieltisch.games import data

DATA: Final[dict[str, Any]] = data("lichterfest")

COLOURS: Final = 7
SIDES: Final = 4
SEATS: Final = 4  # at most
TILES: Final = 36  # with the start tile
SHUFFLED_TILES: Final = 35
HAND_SIZE: Final = 3
TYPES: Final = 3  # stacks of dedication tokens
GENERIC: Final = 3  # the "type" of the grey tokens
STACK_SIZE: Final = 36  # tokens of one type at most: one per turn if the grey ones never end
START_TILE: Final = 0
NO_TILE: Final = 0  # in a hand slot or in the list of tiles: the start tile is never there
COLOUR_CODES: Final = "".join(DATA["colors"]["codes"])
FAVORS: Final[int] = DATA["components"]["favors"]
LANTERN_LIMIT: Final[int] = DATA["limits"]["lantern_limit"]
LIMIT_IN_FINAL_ROUND: Final[bool] = DATA["limits"]["limit_in_final_round"]
EXCHANGE_COST: Final[int] = DATA["limits"]["exchange_cost"]
GENERICS: Final = len(DATA["generic_tokens"]["values"])
GENERICS_UNLIMITED: Final[bool] = DATA["generic_tokens"]["unlimited"]
SIDE_LETTERS: Final = "NESW"

Table = np.ndarray[Any, np.dtype[np.integer[Any]]]


def _by_players(key: str) -> Table:
    """A set-up number for 0..4 players (0 where there is no such game)."""
    table = np.zeros(SEATS + 1, dtype=np.int8)
    for players in DATA["game"]["players"]:
        table[players] = DATA["setup"][f"p{players}"][key]
    return table


def _tile_rows() -> list[dict[str, Any]]:
    return [DATA["start_tile"], *DATA["tiles"]["list"]]


def _sides() -> Table:
    """Colour of every tile at rotation r on side d: the unrotated side (d - r) mod 4 (LF-33)."""
    table = np.zeros((TILES, SIDES, SIDES), dtype=np.int8)
    for row in _tile_rows():
        for rotation in range(SIDES):
            for side in range(SIDES):
                code = row["sides"][(side - rotation) % SIDES]
                table[row["id"], rotation, side] = COLOUR_CODES.index(code)
    return table


def _token_values() -> tuple[Table, Table]:
    """Values of the tokens by players, type and place from the top, and how many there are.

    A token with dots is used when its dots do not exceed the player count's maximum (LF-07).
    """
    values = np.zeros((SEATS + 1, TYPES + 1, STACK_SIZE), dtype=np.int8)
    counts = np.zeros((SEATS + 1, TYPES + 1), dtype=np.int8)
    for players in DATA["game"]["players"]:
        most_dots = DATA["setup"][f"p{players}"]["max_dots"]
        for kind, row in enumerate(DATA["dedications"]):
            pairs = zip(row["values"], row["dots"], strict=True)
            used = [value for value, dots in pairs if dots <= most_dots]
            values[players, kind, : len(used)] = used
            counts[players, kind] = len(used)
        generics = DATA["generic_tokens"]["values"]
        if GENERICS_UNLIMITED:  # LF-25 is a decision; the data file can lift it
            generics = generics + [generics[-1]] * (STACK_SIZE - GENERICS)
        values[players, GENERIC, : len(generics)] = generics
        counts[players, GENERIC] = len(generics)
    return values, counts


def _seat_sides() -> Table:
    """The side of the start tile at which each seat sits, by players; -1 for no seat (LF-10)."""
    table = np.full((SEATS + 1, SEATS), -1, dtype=np.int8)
    for players in DATA["game"]["players"]:
        for seat, letter in enumerate(DATA["setup"][f"p{players}"]["seat_sides"]):
            table[players, seat] = SIDE_LETTERS.index(letter)
    return table


TILES_REMOVED: Final = _by_players("tiles_removed")
TILES_IN_PLAY: Final = _by_players("tiles_in_play")
LANTERNS_PER_COLOUR: Final = _by_players("lanterns_per_color")
SEAT_SIDES: Final = _seat_sides()
SHOWN: Final = _sides()  # [tile, rotation, side] -> colour
TILE_SIDES: Final = SHOWN[:, 0, :].copy()  # [tile, side] -> colour, unrotated
TILE_PLATFORM: Final = np.array([row["platform"] for row in _tile_rows()], dtype=np.int8)
TILE_ROTATIONS: Final = np.array(
    [SIDES] + [row["distinct_rotations"] for row in DATA["tiles"]["list"]], dtype=np.int8
)
TOKEN_VALUES, TOKEN_COUNTS = _token_values()


def side_colour(tile: int, rotation: int, side: int) -> int:
    """The colour that a tile shows on `side` after `rotation` quarter turns clockwise."""
    return int(SHOWN[tile, rotation, side])


def _check(holds: bool, fact: str) -> None:
    if not holds:
        raise ValueError(f"data.toml of lichterfest contradicts its own checksums: {fact}")


def _check_tiles() -> None:
    checks, rows = DATA["tiles"]["checks"], DATA["tiles"]["list"]
    _check([row["id"] for row in _tile_rows()] == list(range(TILES)), "ids are 0..35 in order")
    _check(len(rows) == checks["count"] == SHUFFLED_TILES, "number of tiles")
    sides = np.bincount(TILE_SIDES[1:].reshape(-1), minlength=COLOURS)
    _check(all(sides == checks["sides_per_color"]), "sides of every colour")
    platforms = [row["id"] for row in rows if row["platform"]]
    _check(platforms == checks["platform_ids"], "tiles with a platform")
    _check(len(platforms) == checks["platforms"], "number of platforms")
    for row in rows:
        half_turn = row["sides"][2:] + row["sides"][:2] == row["sides"]
        _check(row["distinct_rotations"] == (2 if half_turn else SIDES), f"turns of {row['id']}")


def _check_setup() -> None:
    """Set-up numbers fit together; overview cards are in the box and have no effect (LF-09)."""
    for players in DATA["game"]["players"]:
        row = DATA["setup"][f"p{players}"]
        tiles = SHUFFLED_TILES - row["tiles_removed"]
        _check(tiles == row["tiles_in_play"], f"tiles in play with {players}")
        stack = tiles - HAND_SIZE * players
        _check(stack == row["draw_stack"], f"draw stack with {players}")
        _check(tiles % players == 0, f"tiles divide evenly among {players} (LF-45)")
        _check(len(row["seat_sides"]) == players, f"seat sides with {players}")
    _check(DATA["limits"]["hand_size"] == HAND_SIZE, "hand size")
    _check(len(COLOUR_CODES) == COLOURS, "number of colours")
    cards = COLOURS * DATA["components"]["lantern_cards_per_color"]
    tokens = sum(len(row["values"]) for row in DATA["dedications"]) + GENERICS
    total = cards + tokens + DATA["components"]["overview_cards"]
    _check(total == DATA["components"]["cards_total"], "number of cards")


_check_tiles()
_check_setup()
for _table in (SHOWN, TILE_SIDES, TILE_PLATFORM, TILE_ROTATIONS, TOKEN_VALUES, TOKEN_COUNTS):
    _table.setflags(write=False)
