"""Whether a record agrees with itself: the invariants that one position can show.

Invariants that speak of actions (WW-I08 to WW-I13, WW-I16, WW-I20) are tests of whole games.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltisch.games.wispwood.data import (
    CARDS,
    CAT,
    EMPTY,
    FIREFLIES_USED,
    GRID,
    KIND_TILES,
    KINDS,
    MIDDLE,
    SHAPES,
    SLOTS,
    TREE,
)
from spieltisch.games.wispwood.record import (
    BOTTOM,
    CATTY_START,
    CHOOSE,
    FIELDS,
    LEFT,
    NOTHING,
    PLACE,
    RIGHT,
    SEALED,
    TOP,
    WISP_SQUARE,
)

FEWEST_TILES = SLOTS  # in supply and discard pile, so that a deal never fails


def unsound(record: Any) -> list[str]:
    """The facts of a record that contradict each other, by the name of their invariant.

    An empty list means that these invariants and all declared ranges hold. `record` is a row of
    a recarray.
    """
    broken = [
        f"range of {field.name}"
        for field in FIELDS
        if np.any(record[field.name] < field.low) or np.any(record[field.name] > field.high)
    ]
    if broken:
        return broken
    seats = range(record.players)
    checks = {
        "WW-I01, WW-I02": _tiles_are_conserved(record),
        "WW-I03, WW-I04": all(_box_is_right(record, seat) for seat in seats),
        "WW-I05": all(_cat_is_right(record, seat) for seat in seats),
        "WW-I06": int(record.supply) + int(record.discard.sum()) >= FEWEST_TILES,
        "WW-I07": _pond_is_right(record),
        "WW-I14": bool(np.all(record.scored[:, :, CARDS] <= 2 * (record.round_index + 1))),
        "WW-I17": sorted(record.shapes.tolist()) == list(range(SHAPES)),
        "WW-I18": record.players > 1 or _catty_is_right(record),
        "hand": _hand_is_right(record),
        "supply": _supply_is_packed(record),
    }
    return [name for name, holds in checks.items() if not holds]


def _tiles_are_conserved(record: Any) -> bool:
    """Every kind has its 40 tiles, hidden sides, markers and Catty's collection included."""
    hidden = np.where(record.hidden < SEALED, record.hidden, record.hidden - SEALED)
    places = [record.tiles, record.pond, hidden, record.forest, record.markers]
    places.append(record.held_kind)
    kinds = [sum(int(np.sum(place == kind)) for place in places) for kind in range(KINDS)]
    kinds += record.discard.astype(int) + record.collection
    return bool(np.all(kinds == KIND_TILES))


def _box_is_right(record: Any, seat: int) -> bool:
    """The box is that of the tiles, within the grid, and includes the middle row and column."""
    rows, columns = np.nonzero(record.forest[seat] != EMPTY)
    box = [rows.min(), columns.min(), rows.max(), columns.max()]
    size = int(GRID[record.round_index])
    top, left, bottom, right = record.box[seat].astype(int)
    return bool(
        record.box[seat].tolist() == box
        and len(rows) == record.covered[seat] <= size**2
        and bottom - top < size
        and right - left < size
        and record.box[seat, TOP] <= MIDDLE <= record.box[seat, BOTTOM]
        and record.box[seat, LEFT] <= MIDDLE <= record.box[seat, RIGHT]
    )


def _cat_is_right(record: Any, seat: int) -> bool:
    """One cat where it is said to be; exactly trees and cat have a hidden side."""
    forest, (row, column) = record.forest[seat], record.cat[seat].tolist()
    backs = (forest == TREE) | (forest == CAT)
    return (
        int(np.sum(forest == CAT)) == 1
        and forest[row, column] == CAT
        and bool(np.all((record.hidden[seat] != NOTHING) == backs))
    )


def _pond_is_right(record: Any) -> bool:
    """Wisps only where Catty's cat does not sit; some when a seat chooses."""
    wisps = int(np.sum(record.pond != NOTHING))
    catty_sits_alone = record.catty_slot == NOTHING or record.pond[record.catty_slot] == NOTHING
    return bool(catty_sits_alone) and (record.phase != CHOOSE or wisps > 0)


def _catty_is_right(record: Any) -> bool:
    """Four different markers; Catty has one wisp for each firefly shown so far."""
    if record.phase == CATTY_START:
        return record.catty_slot == NOTHING and not record.collection.any()
    earlier = int(FIREFLIES_USED[: record.round_index].sum())
    shown = int(record.fireflies_shown)
    return (
        sorted(record.markers.tolist()) == list(range(KINDS))
        and shown <= FIREFLIES_USED[record.round_index]
        and int(record.collection.sum()) <= earlier + shown
        and record.catty_slot != NOTHING
    )


def _hand_is_right(record: Any) -> bool:
    """A wisp and a shape are in hand exactly between the take and the end of the turn."""
    holds = record.phase in (PLACE, WISP_SQUARE)
    named = [record[f"held_{name}"] != NOTHING for name in ("slot", "kind", "shape")]
    laid = [record[f"held_{name}"] != NOTHING for name in ("orientation", "row", "column")]
    return named == [holds] * len(named) and laid == [record.phase == WISP_SQUARE] * len(laid)


def _supply_is_packed(record: Any) -> bool:
    """The tiles of the supply lie in its first places, and nothing above them."""
    supply = int(record.supply)
    return bool(np.all((record.tiles != NOTHING) == (np.arange(len(record.tiles)) < supply)))
