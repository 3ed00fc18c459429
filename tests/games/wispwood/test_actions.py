"""The numbers of actions: section "Action space", WW-E41."""

from __future__ import annotations

import pytest

from clauses import clause
from spieltisch.games.wispwood.actions import (
    ACTIONS,
    CattyStart,
    Cell,
    Deal,
    Place,
    Stop,
    Take,
    WispSquare,
    decode,
    encode,
)
from spieltisch.games.wispwood.data import squares_of


@clause("WW-29")
def test_1168_actions_are_decoded_and_encoded() -> None:
    assert ACTIONS == 1168
    assert [encode(decode(action)) for action in range(ACTIONS)] == list(range(ACTIONS))


@pytest.mark.parametrize("action", [-1, 1168])
def test_there_are_no_others(action: int) -> None:
    with pytest.raises(ValueError, match=r"expected 0\.\.1167"):
        decode(action)


@clause("WW-E41")
def test_examples_of_the_numbers() -> None:
    assert encode(Take(3, 5)) == 29
    assert encode(Place(4, 5, 6)) == 200 + 484 + 61 == 745
    assert [divmod(n, 11) for n in squares_of(5, 4, 5, 6)] == [(5, 6), (5, 7), (5, 8), (6, 8)]
    assert encode(WispSquare(3)) == 70
    assert encode(Cell(5, 6)) == 140
    assert encode(CattyStart(4)) == 75
    assert (encode(Deal()), encode(Stop())) == (64, 66)
