"""Turn order: LF-13 to LF-15, LF-44, and the steps of a turn."""

from __future__ import annotations

import pytest

from clauses import clause
from games.lichterfest.table import BLUE, Build
from spieltisch.games.lichterfest.reasons import (
    CARDS_MUST_GO_FIRST,
    DEDICATION_COMES_FIRST,
    DEDICATION_IS_PAST,
    EXCHANGE_COMES_FIRST,
    EXCHANGE_IS_PAST,
    NO_SUCH_ACTION,
)
from spieltisch.games.lichterfest.record import DEDICATE, DISCARD, EXCHANGE, PLACE
from spieltisch.games.lichterfest.turn import end_turn


@clause("LF-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seat_at_the_red_side_begins(table: Build, players: int) -> None:
    lake = table(players=players)

    assert lake.position.actor() == 0
    assert lake.cards(0) == "R"


@clause("LF-13", "LF-44")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_passes_clockwise(table: Build, players: int) -> None:
    lake = table(players=players)
    seats = []
    for _ in range(players + 1):
        seats.append(lake.position.actor())
        lake.act(end_turn)

    assert seats == [*range(players), 0]


@clause("LF-14")
def test_a_turn_starts_with_the_exchange(table: Build) -> None:
    lake = table(cards={0: "RRRR"}, favors={0: 2})

    lake.begin_turn(0)

    assert lake.state.phase == EXCHANGE
    assert lake.why_not(44) == EXCHANGE_COMES_FIRST
    assert lake.why_not(94) == EXCHANGE_COMES_FIRST


@clause("LF-14")
def test_after_the_exchange_comes_the_dedication_and_no_second_exchange(table: Build) -> None:
    lake = table(cards={0: "RRRRG"}, favors={0: 4}, phase=EXCHANGE)

    lake.play(13)  # green for red

    assert lake.state.phase == DEDICATE
    assert lake.state.exchanged == 1
    assert lake.why_not(1) == EXCHANGE_IS_PAST
    assert lake.why_not(94) == DEDICATION_COMES_FIRST


@clause("LF-14")
def test_after_the_dedication_comes_the_placement_and_no_second_dedication(table: Build) -> None:
    lake = table(cards={0: "RRRRGGGG"}, favors={0: 2}, phase=DEDICATE)

    lake.play(44)

    assert lake.state.phase == PLACE
    assert lake.why_not(46) == DEDICATION_IS_PAST
    assert lake.why_not(1) == EXCHANGE_IS_PAST


@clause("LF-14")
def test_skipping_a_step_cannot_be_made_good(table: Build) -> None:
    lake = table(cards={0: "RRRR"}, favors={0: 2})
    lake.begin_turn(0)

    lake.play(0, 43)

    assert lake.state.phase == PLACE
    assert lake.why_not(1) == EXCHANGE_IS_PAST
    assert lake.why_not(44) == DEDICATION_IS_PAST


@clause("LF-14", "LF-27")
def test_while_cards_must_be_returned_nothing_else_can_be_done(table: Build) -> None:
    lake = table(cards={0: "RRRRRRRROOOOO"}, phase=DISCARD)

    assert lake.why_not(94) == CARDS_MUST_GO_FIRST
    assert lake.why_not(44) == DEDICATION_IS_PAST


@clause("LF-14")
@pytest.mark.parametrize("action", [-1, 1258])
def test_there_is_no_action_outside_the_list(table: Build, action: int) -> None:
    assert table().why_not(action) == NO_SUCH_ACTION


@clause("LF-14")
def test_the_next_turn_may_exchange_and_dedicate_again(table: Build) -> None:
    lake = table(cards={0: "RRRRRRRR"}, favors={0: 4}, phase=EXCHANGE)
    lake.play(1, 44, 94)

    lake.begin_turn(0)

    assert (lake.state.exchanged, lake.state.dedicated) == (0, 0)
    assert lake.why_not(1) == 0


@clause("LF-15")
def test_a_step_without_a_choice_passes_silently(table: Build) -> None:
    lake = table(cards={0: "RRR"}, favors={0: 1})

    lake.begin_turn(0)

    assert lake.state.phase == PLACE


@clause("LF-15")
def test_skip_is_a_decision_wherever_there_is_another(table: Build) -> None:
    lake = table(cards={0: "RRR"}, favors={0: 2})

    lake.begin_turn(0)

    assert lake.state.phase == EXCHANGE
    assert lake.legal()[0] == 0
    assert len(lake.legal()) > 1


@clause("LF-15", "LF-E33")
def test_example_four_blue_cards_before_the_first_own_turn(table: Build) -> None:
    """Each of seats 0 to 2 lays a tile with blue to the west and without a blue bonus."""
    lake = table()  # hands [4 5 6] [7 8 9] [10 11 12] [13 14 15]
    lake.state.hand[0, 0], lake.state.hand[1, 0], lake.state.hand[2, 0] = 6, 9, 13

    lake.play(lake.place(0, -1, 6, 1))  # P R G B: green to the south, no match
    lake.play(lake.place(0, -2, 9, 0))  # W B K B: black on purple, no match
    lake.play(lake.place(0, -3, 13, 0))  # K P B B: blue on white, no match

    assert lake.position.actor() == 3
    assert lake.cards(3) == "BBBB"
    assert lake.legal() == [43, 47]
    assert lake.state.supply[BLUE] == 8 - 4 - lake.cards(1).count("B") - lake.cards(2).count("B")

    blue_elsewhere = sum(lake.cards(seat).count("B") for seat in range(3))
    lake.play(47)

    assert lake.scores() == [0, 0, 0, 8]
    assert lake.cards(3) == ""
    assert lake.state.supply[BLUE] == 8 - blue_elsewhere
