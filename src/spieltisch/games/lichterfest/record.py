"""The record of Lichterfest: every fact on the table, with the range that it keeps.

Cells are numbered in the order in which they first touch the lake; number 100 is the start
tile's place. Coordinates grow to the east and to the south (LF-01).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spieltisch.games.lichterfest.data import (
    COLOURS,
    FAVORS,
    GENERIC,
    HAND_SIZE,
    LANTERNS_PER_COLOUR,
    SEATS,
    SHUFFLED_TILES,
    SIDES,
    STACK_SIZE,
    TILES_REMOVED,
    TOKEN_COUNTS,
    TYPES,
)
from spieltisch.kernel import Field, record_dtype

NUMBERED_CELLS: Final = 100  # most that a game can number: 4 + 3 * 32
START_CELL: Final = 100  # where the start tile lies
CELLS: Final = 101
FREE: Final = -1  # in `tile`: nothing lies here
NO_CELL: Final = -1  # in `map`: nothing is noted here
MAP_WIDTH: Final = 16
MAP_PLACES: Final = MAP_WIDTH**2  # more than there are cells, so a search always ends
NOBODY: Final = -1

EXCHANGE: Final = 0
DEDICATE: Final = 1
DISCARD: Final = 2
PLACE: Final = 3
OVER: Final = 4
PHASES: Final = ("exchange", "dedicate", "discard", "place", "over")

FIELDS: Final = (
    Field("rng", "u8", (4,), 0, 2**64 - 1),
    Field("revealed", "i2", (), 0, 1000),  # draws, tiles shown, turns passed on
    Field("players", "i1", (), 0, SEATS),
    Field("phase", "i1", (), EXCHANGE, OVER),
    Field("turn", "i1", (), 0, SEATS - 1),  # the active seat
    Field("turns_done", "i1", (), 0, 36),
    Field("exchanged", "i1", (), 0, 1),  # by the active seat in this turn
    Field("dedicated", "i1", (), 0, 1),
    Field("facing", "i1", (SEATS,), -1, SIDES - 1),  # side of every tile that a seat sees
    Field("supply", "i1", (COLOURS,), 0, 8),  # lantern cards left per colour
    Field("lanterns", "i1", (SEATS, COLOURS), 0, 8),  # open cards of a seat
    Field("favor_bank", "i1", (), 0, 20),
    Field("favors", "i1", (SEATS,), 0, 20),
    Field("tokens_taken", "i1", (TYPES + 1,), 0, STACK_SIZE),  # from the top of each stack
    Field("token_owner", "i1", (TYPES + 1, STACK_SIZE), NOBODY, SEATS - 1),  # from the top
    Field("tiles", "i1", (SHUFFLED_TILES,), 0, SHUFFLED_TILES),  # removed ones first, 0 = dealt
    Field("front", "i1", (), 0, SHUFFLED_TILES),  # place of the stack's next tile in `tiles`
    Field("hand", "i1", (SEATS, HAND_SIZE), 0, SHUFFLED_TILES),  # tile per slot, 0 = empty
    Field("cells", "i1", (), 0, NUMBERED_CELLS),  # how many cells are numbered
    Field("x", "i1", (CELLS,), -33, 33),
    Field("y", "i1", (CELLS,), -33, 33),
    Field("tile", "i1", (CELLS,), FREE, SHUFFLED_TILES),
    Field("rotation", "i1", (CELLS,), 0, SIDES - 1),
    Field("map", "i1", (MAP_PLACES,), NO_CELL, START_CELL),  # cells by coordinates, see lake.py
)

STATE: Final = record_dtype(FIELDS)


def unsound(record: Any) -> list[str]:
    """The facts of a record that contradict each other, by the name of their invariant.

    An empty list means that LF-I01 to LF-I09 and all declared ranges hold. `record` is a row of
    a recarray.
    """
    broken = [
        f"range of {field.name}"
        for field in FIELDS
        if np.any(record[field.name] < field.low) or np.any(record[field.name] > field.high)
    ]
    if broken:
        return broken
    checks = {
        "LF-I01": _cards_are_conserved(record),
        "LF-I02": int(record.favor_bank) + int(record.favors.sum()) == FAVORS,
        "LF-I03": _tokens_are_conserved(record),
        "LF-I04": _every_tile_is_in_one_place(record),
        "LF-I05": _hands_are_even(record),
        "LF-I06": _lake_is_connected(record),
        "LF-I07": _cells_touch_the_lake(record),
        "LF-I09": record.phase != PLACE or record.lanterns[record.turn].sum() <= 12,
    }
    return [name for name, holds in checks.items() if not holds]


def _cards_are_conserved(record: Any) -> bool:
    total = record.supply.astype(int) + record.lanterns.astype(int).sum(axis=0)
    return bool(np.all(total == LANTERNS_PER_COLOUR[record.players]))


def _tokens_are_conserved(record: Any) -> bool:
    """Taken tokens are exactly those from the top; a grey one needs an empty stack."""
    counts = TOKEN_COUNTS[record.players]
    for kind in range(TYPES + 1):
        owned = record.token_owner[kind] != NOBODY
        taken = int(record.tokens_taken[kind])
        if not (owned[:taken].all() and not owned[taken:].any() and taken <= counts[kind]):
            return False
    any_empty = bool(np.any(record.tokens_taken[:GENERIC] == counts[:GENERIC]))
    return any_empty or record.tokens_taken[GENERIC] == 0


def _placements(record: Any) -> int:
    return int(np.count_nonzero(record.tile[:START_CELL] > 0))


def _every_tile_is_in_one_place(record: Any) -> bool:
    removed = TILES_REMOVED[record.players]
    laid = record.tile[:START_CELL]
    places = [record.tiles, record.hand.reshape(-1), laid[laid > 0]]
    tiles = np.sort(np.concatenate([place[place > 0] for place in places]))
    stack_is_whole = bool(np.all(record.tiles[record.front :] > 0))
    return (
        np.array_equal(tiles, np.arange(1, SHUFFLED_TILES + 1))
        and bool(np.all(record.tiles[:removed] > 0))
        and not record.tiles[removed : record.front].any()
        and stack_is_whole
    )


def _hands_are_even(record: Any) -> bool:
    sizes = np.count_nonzero(record.hand[: record.players], axis=1)
    if record.front < SHUFFLED_TILES:
        return bool(np.all(sizes == HAND_SIZE))
    return int(sizes.max() - sizes.min()) <= 1


def _lake_is_connected(record: Any) -> bool:
    laid = {(int(record.x[c]), int(record.y[c])) for c in np.flatnonzero(record.tile >= 0)}
    reached, border = {(0, 0)}, [(0, 0)]
    while border:
        x, y = border.pop()
        for place in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if place in laid and place not in reached:
                reached.add(place)
                border.append(place)
    placements = _placements(record)
    near_enough = all(abs(x) + abs(y) <= placements for x, y in laid)
    return reached == laid and len(laid) == placements + 1 and near_enough


def _cells_touch_the_lake(record: Any) -> bool:
    laid = {(int(record.x[c]), int(record.y[c])) for c in np.flatnonzero(record.tile >= 0)}
    numbered = [(int(record.x[c]), int(record.y[c])) for c in range(record.cells)]
    free = set(numbered) - laid
    touching = {
        place
        for x, y in laid
        for place in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        if place not in laid
    }
    mapped = all(_found(record, x, y) == c for c, (x, y) in enumerate(numbered))
    few_enough = record.cells <= 4 + 3 * _placements(record)
    return free == touching and len(set(numbered)) == record.cells and bool(few_enough) and mapped


def _found(record: Any, x: int, y: int) -> int:
    """The cell that the map leads to for these coordinates, or NO_CELL."""
    for step in range(MAP_PLACES):
        cell = int(record.map[(y * MAP_WIDTH + x + step) % MAP_PLACES])
        if cell == NO_CELL or (record.x[cell], record.y[cell]) == (x, y):
            return cell
    return NO_CELL
