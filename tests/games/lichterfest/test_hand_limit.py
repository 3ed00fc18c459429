"""The hand limit: LF-27 to LF-30."""

from __future__ import annotations

import pytest

from clauses import clause
from games.lichterfest.table import ORANGE, Build
from spieltisch.games.lichterfest.data import TILES_IN_PLAY
from spieltisch.games.lichterfest.reasons import CARD_NOT_OWNED, HAND_IS_WITHIN_LIMIT
from spieltisch.games.lichterfest.record import DEDICATE, DISCARD, PLACE

SKIP, FOUR_RED, ROG, SEVEN = 43, 44, 51, 86
RETURN_RED, RETURN_ORANGE, RETURN_GREEN = 87, 88, 89


@clause("LF-27")
def test_twelve_cards_are_allowed_before_placing(table: Build) -> None:
    lake = table(cards={0: "RRROOOGGGBBB"})

    lake.begin_turn(0)
    lake.play(SKIP)

    assert lake.state.phase == PLACE
    assert lake.why_not(RETURN_RED) == HAND_IS_WITHIN_LIMIT


@clause("LF-27")
def test_the_dedication_comes_before_the_returns(table: Build) -> None:
    lake = table(cards={0: "RRRROOOGGGBBB"})

    lake.begin_turn(0)

    assert lake.state.phase == DEDICATE
    assert lake.why_not(RETURN_RED) == HAND_IS_WITHIN_LIMIT


@clause("LF-27")
def test_who_skips_the_dedication_above_twelve_returns_cards_for_nothing(table: Build) -> None:
    lake = table(cards={0: "RRRROOOGGGBBB"}, phase=DEDICATE)

    lake.play(SKIP)
    assert lake.state.phase == DISCARD
    lake.play(RETURN_GREEN)

    assert lake.cards(0) == "RRRROOOGGBBB"
    assert lake.scores() == [0, 0, 0, 0]
    assert lake.favors() == [0, 0, 0, 0]
    assert lake.state.phase == PLACE


@clause("LF-27")
def test_returns_are_due_even_where_no_step_had_a_choice(table: Build) -> None:
    lake = table(players=2, cards={0: "RRROOOGGGBBBPPP"}, taken={1: 6, 3: 3})

    lake.begin_turn(0)

    assert lake.state.phase == DISCARD


@clause("LF-28")
def test_cards_are_returned_one_by_one_in_any_own_colour_down_to_twelve(table: Build) -> None:
    lake = table(cards={0: "RRROOOGGGBBBPPP"}, phase=DEDICATE)
    lake.play(SKIP)

    counts = []
    while lake.state.phase == DISCARD:
        assert lake.legal() == [87, 88, 89, 90, 91]
        lake.play(RETURN_ORANGE if not counts else RETURN_RED)
        counts.append(len(lake.cards(0)))

    assert counts == [14, 13, 12]
    assert lake.cards(0) == "ROOGGGBBBPPP"
    assert lake.why_not(RETURN_RED) == HAND_IS_WITHIN_LIMIT


@clause("LF-28")
def test_a_colour_that_is_not_owned_cannot_be_returned(table: Build) -> None:
    lake = table(cards={0: "RRRRRRRROOOOO"}, phase=DISCARD)

    assert lake.why_not(RETURN_GREEN) == CARD_NOT_OWNED


@clause("LF-29")
def test_the_limit_is_not_checked_after_placing(table: Build) -> None:
    lake = table(cards={0: "RRROOOGGGBBB"})

    lake.play(lake.place(0, -1, 5, 2))  # bonus red, share green

    assert len(lake.cards(0)) == 14
    assert lake.position.actor() == 1
    assert lake.state.phase == PLACE


@clause("LF-29")
def test_the_limit_is_not_checked_on_turns_of_others(table: Build) -> None:
    lake = table(cards={2: "RRROOOGGGBBBB"})

    lake.play(94)

    assert len(lake.cards(2)) == 14
    assert lake.position.actor() == 1


@clause("LF-30")
def test_the_final_round_knows_no_limit(table: Build) -> None:
    lake = table(cards={0: "RRRROOOGGGBBB"}, turns_done=int(TILES_IN_PLAY[4]), phase=DEDICATE)

    lake.play(SKIP)

    assert lake.position.actor() != 0
    assert len(lake.cards(0)) == 13


@clause("LF-E30", "LF-27", "LF-28")
@pytest.mark.parametrize(
    ("cards", "action", "left", "discards"),
    [
        ("RRRROOOGGBBPP", FOUR_RED, 9, 0),
        ("RRRROOOGGBBPP", ROG, 7, 0),
        ("RRRROOOGBPWKK", SEVEN, 6, 0),
        ("RRRROOOOGGGGBBBBP", FOUR_RED, 13, 1),
        ("RRRROOOOGGGGBBBBP", SKIP, 17, 5),
        ("RRRROOOOGGGG", SKIP, 12, 0),
    ],
)
def test_example_how_many_cards_go(
    table: Build, cards: str, action: int, left: int, discards: int
) -> None:
    lake = table(cards={0: cards}, phase=DEDICATE)

    lake.play(action)

    assert len(lake.cards(0)) == left
    returned = 0
    while lake.state.phase == DISCARD:
        lake.play(lake.legal()[0])
        returned += 1
    assert returned == discards
    assert lake.state.phase == PLACE


@clause("LF-E31", "LF-28")
def test_example_thirteen_cards_in_two_colours(table: Build) -> None:
    lake = table(cards={0: "RRRRRRRROOOOO"}, phase=DISCARD)
    assert lake.legal() == [RETURN_RED, RETURN_ORANGE]
    before = int(lake.state.supply[ORANGE])

    lake.play(RETURN_ORANGE)

    assert len(lake.cards(0)) == 12
    assert lake.state.phase == PLACE
    assert lake.state.supply[ORANGE] == before + 1


@clause("LF-E32", "LF-29")
def test_example_cards_won_on_turns_of_others_wait_for_the_own_turn(table: Build) -> None:
    lake = table(cards={0: "RRROOOGGGBBB", 1: "", 2: "", 3: ""}, hands={0: [8, 4, 6]})

    lake.play(lake.place(0, -1, 8, 0))  # R G K R: black on red, no bonus; seat 0 gets one card
    assert len(lake.cards(0)) == 13
    for _ in range(3):
        assert lake.state.phase == PLACE
        lake.play(lake.legal()[0])

    assert len(lake.cards(0)) == 16
    assert (lake.position.actor(), lake.state.phase) == (0, DEDICATE)
    lake.play(SKIP)
    for _ in range(4):
        assert lake.state.phase == DISCARD
        lake.play(lake.legal()[0])
    assert lake.state.phase == PLACE


@clause("LF-E32", "LF-30", "LF-49")
def test_example_cards_left_in_the_final_round_count_for_ties(table: Build) -> None:
    lake = table(cards={0: "RRROOOGGGBBBPPP", 1: "RR", 2: "OO", 3: ""}, turns_done=32)

    lake.begin_turn(0)
    lake.play(SKIP)

    assert lake.position.actor() == -1
    assert lake.position.ranks() == [1, 2, 2, 4]
