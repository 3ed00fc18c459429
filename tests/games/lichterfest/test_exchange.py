"""Action 1, the exchange: LF-16 and LF-17."""

from __future__ import annotations

from clauses import clause
from games.lichterfest.table import BLUE, ORANGE, RED, Build
from spieltisch.games.lichterfest.reasons import (
    CARD_NOT_OWNED,
    COLOUR_IS_EMPTY,
    TOO_FEW_BOATS,
)
from spieltisch.games.lichterfest.record import EXCHANGE

R_TO_O, R_TO_G, R_TO_B, O_TO_R, G_TO_R = 1, 2, 3, 7, 13


@clause("LF-16")
def test_two_boats_swap_a_card_for_one_of_the_supply(table: Build) -> None:
    lake = table(cards={0: "RRR", 1: "OO"}, favors={0: 3}, phase=EXCHANGE)

    lake.play(R_TO_O)

    assert lake.cards(0) == "RRO"
    assert lake.favors()[0] == 1
    assert lake.state.favor_bank == 19
    assert (lake.state.supply[RED], lake.state.supply[ORANGE]) == (6, 5)
    assert lake.cards(1) == "OO"  # never with a player


@clause("LF-16")
def test_skipping_costs_nothing(table: Build) -> None:
    lake = table(cards={0: "RRR"}, favors={0: 3}, phase=EXCHANGE)

    lake.play(0)

    assert lake.cards(0) == "RRR"
    assert lake.favors()[0] == 3
    assert lake.state.exchanged == 0


@clause("LF-17")
def test_one_boat_is_not_enough(table: Build) -> None:
    lake = table(cards={0: "RRR"}, favors={0: 1}, phase=EXCHANGE)

    assert lake.why_not(R_TO_O) == TOO_FEW_BOATS
    assert lake.legal() == [0]


@clause("LF-17")
def test_the_given_card_must_be_owned(table: Build) -> None:
    lake = table(cards={0: "RRR"}, favors={0: 2}, phase=EXCHANGE)

    assert lake.why_not(O_TO_R) == CARD_NOT_OWNED


@clause("LF-17")
def test_an_empty_colour_cannot_be_taken(table: Build) -> None:
    lake = table(cards={0: "RRR"}, favors={0: 2}, supply={ORANGE: 0}, phase=EXCHANGE)

    assert lake.why_not(R_TO_O) == COLOUR_IS_EMPTY
    assert lake.why_not(R_TO_G) == 0


@clause("LF-17")
def test_the_own_card_does_not_refill_an_empty_colour_for_the_swap(table: Build) -> None:
    """Red is empty; giving a red card would put one there, but only after the swap."""
    lake = table(cards={0: "RG"}, favors={0: 2}, supply={RED: 0}, phase=EXCHANGE)

    assert lake.why_not(G_TO_R) == COLOUR_IS_EMPTY
    assert all(action not in lake.legal() for action in (7, 13, 19, 25, 31, 37))


@clause("LF-E25", "LF-17")
def test_example_legal_exchanges_with_two_boats(table: Build) -> None:
    lake = table(cards={0: "RRG"}, favors={0: 2}, supply="R3 O1 G2 B0 P0 W0 K0", phase=EXCHANGE)

    assert lake.legal() == [0, R_TO_O, R_TO_G, 13, 14]


@clause("LF-E25", "LF-17")
def test_example_only_skip_with_one_boat(table: Build) -> None:
    lake = table(cards={0: "RRG"}, favors={0: 1}, supply="R3 O1 G2 B0 P0 W0 K0", phase=EXCHANGE)

    assert lake.legal() == [0]


@clause("LF-E25", "LF-17")
def test_example_only_skip_where_the_supply_has_only_the_own_colour(table: Build) -> None:
    lake = table(cards={0: "R"}, favors={0: 4}, supply="R3 O0 G0 B0 P0 W0 K0", phase=EXCHANGE)

    assert lake.legal() == [0]


@clause("LF-E25", "LF-17")
def test_example_everything_can_be_swapped_for_everything(table: Build) -> None:
    lake = table(cards={0: "ROGBPWK"}, favors={0: 2}, phase=EXCHANGE)

    assert lake.legal() == list(range(43))


@clause("LF-E26", "LF-14", "LF-16", "LF-22")
def test_example_an_exchange_completes_three_pairs(table: Build) -> None:
    lake = table(
        players=2,
        cards={0: "RRRBPPW", 1: ""},
        favors={0: 3},
        supply="R0 O4 G4 B3 P2 W4 K4",
        phase=EXCHANGE,
    )

    lake.play(R_TO_B)

    assert lake.cards(0) == "RRBBPPW"
    assert lake.favors()[0] == 1
    assert lake.state.favor_bank == 17 + 2
    assert (lake.state.supply[RED], lake.state.supply[BLUE]) == (1, 2)

    lake.play(60)

    assert lake.cards(0) == "W"
    assert lake.scores() == [9, 0]
    assert lake.supply() == "R3 O4 G4 B4 P4 W4 K4"
