"""The action space: one number per choice."""

from __future__ import annotations

import pytest

from clauses import clause
from games.lichterfest.table import BLACK, BLUE, GREEN, ORANGE, PURPLE, RED, WHITE
from spieltisch.games.lichterfest.actions import (
    ACTIONS,
    TRIPLES,
    Decoded,
    Dedicate,
    Discard,
    Exchange,
    Place,
    SkipDedicate,
    SkipExchange,
    decode,
    encode,
)
from spieltisch.games.lichterfest.data import COLOUR_CODES
from spieltisch.games.lichterfest.dedication import type_of
from spieltisch.games.lichterfest.exchange import given_colour, taken_colour
from spieltisch.games.lichterfest.placement import cell_of, rotation_of, slot_of

FROM_THE_RULES = (
    "ROG ROB ROP ROW ROK RGB RGP RGW RGK RBP RBW RBK RPW RPK RWK OGB OGP OGW OGK OBP OBW OBK "
    "OPW OPK OWK GBP GBW GBK GPW GPK GWK BPW BPK BWK PWK"
)


@clause("LF-E24")
@pytest.mark.parametrize(
    ("action", "move"),
    [
        (0, SkipExchange()),
        (1, Exchange(RED, ORANGE)),
        (7, Exchange(ORANGE, RED)),
        (18, Exchange(GREEN, BLACK)),
        (22, Exchange(BLUE, PURPLE)),
        (42, Exchange(BLACK, WHITE)),
        (43, SkipDedicate()),
        (51, Dedicate(1, (RED, ORANGE, GREEN))),
        (60, Dedicate(1, (RED, BLUE, PURPLE))),
        (80, Dedicate(1, (GREEN, PURPLE, BLACK))),
        (86, Dedicate(2, (0, 1, 2, 3, 4, 5, 6))),
        (92, Discard(WHITE)),
        (1257, Place(96, 2, 3)),
    ],
)
def test_example_codes(action: int, move: Decoded) -> None:
    assert decode(action) == move
    assert encode(move) == action


def test_every_number_means_one_thing() -> None:
    moves = [decode(action) for action in range(ACTIONS)]

    assert [encode(move) for move in moves] == list(range(ACTIONS))
    assert len(set(moves)) == ACTIONS == 1258


@pytest.mark.parametrize("action", [-1, 1258])
def test_numbers_outside_mean_nothing(action: int) -> None:
    with pytest.raises(ValueError, match=r"expected 0\.\.1257"):
        decode(action)


def test_triples_are_ranked_as_in_the_rules() -> None:
    names = ["".join(COLOUR_CODES[colour] for colour in triple) for triple in TRIPLES]

    assert names == FROM_THE_RULES.split()


def test_kernels_decode_as_people_read() -> None:
    for action in range(ACTIONS):
        match decode(action):
            case Exchange(gave, took):
                assert (given_colour(action), taken_colour(action)) == (gave, took)
            case Dedicate(kind, _):
                assert type_of(action) == kind
            case Place(cell, slot, rotation):
                assert (cell_of(action), slot_of(action), rotation_of(action)) == (
                    cell,
                    slot,
                    rotation,
                )
