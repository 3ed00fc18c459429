"""Where a hat may lie: WW-79 to WW-83, WW-E33 to WW-E37."""

from __future__ import annotations

import pytest

from clauses import clause
from games.wispwood.table import Build, Table
from spieltisch.games.wispwood.hats import obeys

CASES = [
    pytest.param(card, drawn, marks=marks, id=card)
    for marks, card, drawn in [
        (clause("WW-E33", "WW-79"), "hat_diagonal", "x...x/.x.x./..C../.x.x./x...x"),
        (clause("WW-E34", "WW-80"), "hat_line", "..x../..x../xxCxx/..x../..x.."),
        (clause("WW-E35", "WW-81"), "hat_around", "...../.xxx./.xCx./.xxx./....."),
        (clause("WW-E36", "WW-82"), "hat_chain", "x.x../.C.../H.x.H/.H.../x.x.."),
        (clause("WW-E37", "WW-83"), "hat_two", "...../xxxx./...x./.C.x./...x."),
    ]
]


def corner_of_cat(drawn: str) -> tuple[int, int]:
    """Where the picture's corner lies when its cat sits in the middle of the frame."""
    rows = drawn.split("/")
    row = next(r for r, letters in enumerate(rows) if "C" in letters)
    return 5 - row, 5 - rows[row].index("C")


def allowed(wood: Table, row: int, column: int) -> bool:
    """Whether a hat may lie on an empty square."""
    return wood.at(row, column) == "." and bool(wood.act(obeys, 0, row, column))


@pytest.mark.parametrize(("card", "drawn"), CASES)
def test_a_card_allows_exactly_the_squares_of_its_picture(
    table: Build, card: str, drawn: str
) -> None:
    wood = table(round=3, cards=card, forests={0: drawn.replace("x", ".")})
    top, left = corner_of_cat(drawn)

    found = "/".join(
        "".join(
            "x" if allowed(wood, top + r, left + c) else letter.replace("x", ".")
            for c, letter in enumerate(letters)
        )
        for r, letters in enumerate(drawn.split("/"))
    )

    assert found == drawn


@clause("WW-79", "WW-80")
@pytest.mark.parametrize(("card", "row", "column"), [("hat_diagonal", 1, 1), ("hat_line", 5, 10)])
def test_diagonals_and_lines_reach_any_distance(
    table: Build, card: str, row: int, column: int
) -> None:
    wood = table(round=3, cards=card)

    assert wood.act(obeys, 0, row, column)
    assert not wood.act(obeys, 0, row, column - 1) or card == "hat_line"


@clause("WW-82")
def test_a_hat_that_is_cut_off_from_the_cat_does_not_help(table: Build) -> None:
    wood = table(round=3, cards="hat_chain", forests={0: "C.../.H../..H./..../...H"})
    assert wood.act(obeys, 0, 8, 8)  # beyond the second hat of the chain
    assert not wood.act(obeys, 0, 8, 9)
    assert not wood.act(obeys, 0, 10, 9)

    wood.plant(0, "C.../..../..H./..../...H")
    assert wood.act(obeys, 0, 6, 6)
    assert not wood.act(obeys, 0, 8, 8)


@clause("WW-83")
def test_two_squares_away_is_a_ring_of_sixteen(table: Build) -> None:
    wood = table(round=3, cards="hat_two")

    ring = [(r, c) for r in range(2, 10) for c in range(11) if wood.act(obeys, 0, r, c)]

    assert len(ring) == 16
    assert all(max(abs(r - 5), abs(c - 5)) == 2 for r, c in ring)
