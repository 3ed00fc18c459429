"""The data file: components, shapes and cards, checked against what the rules file says."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from clauses import clause
from spieltisch.games import data
from spieltisch.games.wispwood.checks import check, orientations
from spieltisch.games.wispwood.data import ORIENTED, SHAPE_IDS, SHAPE_SIZE
from spieltisch.games.wispwood.pumpkins import WORTH


def changed(**path: Any) -> dict[str, Any]:
    """The data file with one value replaced; the key is "table__key"."""
    parsed = copy.deepcopy(data("wispwood"))
    for name, value in path.items():
        table, key = name.split("__")
        parsed[table][key] = value
    return parsed


@clause("WW-02")
def test_the_file_agrees_with_its_checksums() -> None:
    check(data("wispwood"))


@pytest.mark.parametrize(
    ("name", "value", "fact"),
    [
        ("tiles__hat", 41, "number of tiles"),
        ("game__frame", 10, "size of the frame"),
        ("game__full_grid_bonus", [2, 4], "a bonus for each round"),
        ("checks__orientations", 28, "number of orientations"),
        ("checks__cards", 24, "number of cards"),
        ("solo__fireflies", [1, 2], "number of fireflies"),
    ],
)
def test_a_wrong_file_is_refused(name: str, value: Any, fact: str) -> None:
    with pytest.raises(ValueError, match=fact):
        check(changed(**{name: value}))


@clause("WW-42")
def test_the_shapes_are_all_free_polyominoes_of_two_to_four_squares() -> None:
    by_size: dict[int, set[str]] = {}
    for shape, size in zip(SHAPE_IDS, SHAPE_SIZE.tolist(), strict=True):
        by_size.setdefault(size, set()).add(shape)

    assert {size: len(shapes) for size, shapes in by_size.items()} == {2: 1, 3: 2, 4: 5}
    assert len(ORIENTED) == 27
    assert len({str(form) for form in ORIENTED}) == 27
    assert orientations([[0, 0], [0, 1], [0, 2], [1, 0]]) == ORIENTED[11:19]


@clause("WW-71", "WW-E08")
def test_tables_of_pumpkins_go_on_by_their_step() -> None:
    assert WORTH[0, :9].tolist() == [0, 4, 9, 15, 22, 30, 38, 46, 54]
    assert WORTH[1, :7].tolist() == [0, 4, 9, 15, 22, 30, 40]
    assert WORTH[2, :6].tolist() == [0, 11, 23, 37, 51, 65]
    assert WORTH[3, :7].tolist() == [0, 4, 9, 15, 22, 30, 38]
    assert WORTH[4, :9].tolist() == [0, 4, 9, 15, 22, 30, 39, 48, 57]
