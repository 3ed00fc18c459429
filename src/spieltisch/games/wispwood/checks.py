"""Whether the data file of Wispwood agrees with itself.

Called once at import of data.py. Raises ValueError that names the fact that does not hold.
"""

from __future__ import annotations

from typing import Any

Form = list[list[int]]


def check(data: dict[str, Any]) -> None:
    """Compare the data file with its own checksums. Raises ValueError."""
    _check_tiles(data)
    _check_shapes(data)
    _check_cards(data)
    _check_solo(data)


def _holds(holds: bool, fact: str) -> None:
    if not holds:
        raise ValueError(f"data.toml of wispwood contradicts its own checksums: {fact}")


def _check_tiles(data: dict[str, Any]) -> None:
    game, tiles = data["game"], data["tiles"]
    kinds = sum(tiles[kind] for kind in ("pumpkin", "hat", "orb", "heart"))
    _holds(kinds == tiles["total"], "number of tiles")
    _holds(len(game["grid_size"]) == game["rounds"], "a grid for each round")
    _holds(len(game["full_grid_bonus"]) == game["rounds"], "a bonus for each round")
    _holds(game["frame"] == 2 * max(game["grid_size"]) - 1, "size of the frame")
    pond = data["pond"]
    _holds(pond["slots"] == pond["shape_positions"] == len(data["shape_set"]["shapes"]), "pond")


def _check_shapes(data: dict[str, Any]) -> None:
    rows, sums = data["shape_set"]["shapes"], data["checks"]
    _holds([row["index"] for row in rows] == list(range(len(rows))), "order of the shapes")
    for row in rows:
        _holds(row["orientations"] == orientations(row["orientations"][0]), row["id"])
        _holds(all(len(form) == row["size"] for form in row["orientations"]), f"size {row['id']}")
    forms = [form for row in rows for form in row["orientations"]]
    _holds(len(forms) == sums["orientations"], "number of orientations")
    _holds(sum(map(len, forms)) == sums["squares_of_all_orientations"], "squares of all shapes")
    if data["pond"]["shape_order"] != "random":
        ids = sorted(row["id"] for row in rows)
        _holds(sorted(data["pond"]["shape_order"]) == ids, "fixed order of the shapes")


def orientations(base: Form) -> list[Form]:
    """Quarter turns clockwise of a form, then of its mirror image, repeats dropped."""
    found: list[Form] = []
    for form in (base, [[row, -column] for row, column in base]):
        for _ in range(4):
            placed = _normalised(form)
            if placed not in found:
                found.append(placed)
            form = [[column, -row] for row, column in form]
    return found


def _normalised(form: Form) -> Form:
    """Moved to the top left corner, listed row by row."""
    top, left = (min(square[axis] for square in form) for axis in (0, 1))
    return sorted([row - top, column - left] for row, column in form)


def _check_cards(data: dict[str, Any]) -> None:
    groups, sums = data["goal_group"], data["checks"]
    cards = [card for group in groups for card in group["cards"]]
    _holds(len({card["id"] for card in cards}) == sums["cards"], "number of cards")
    for group in groups:
        one_paw = sum(card["paws"] == 1 for card in group["cards"])
        _holds(len(group["cards"]) == sums["cards_per_type"], f"cards of type {group['type']}")
        _holds(one_paw == sums["one_paw_per_type"], f"easy cards of type {group['type']}")


def _check_solo(data: dict[str, Any]) -> None:
    solo, kinds = data["solo"], 4
    _holds(len(solo["fireflies"]) == solo["fireflies_used"][-1], "number of fireflies")
    _holds(max(solo["fireflies"]) < data["pond"]["slots"], "a deal is enough for any firefly")
    for aid in solo["aid"]:
        values = aid["values"]
        _holds(len(values) == kinds and values == sorted(values, reverse=True), "aid values")
    for name, variant in data["variants"].items():
        _holds(1 <= variant["solo_aid"] <= len(solo["aid"]), f"aid of variant {name}")
