"""Action 2, the dedication: LF-18 to LF-26."""

from __future__ import annotations

import pytest

from clauses import clause
from games.lichterfest.table import BLUE, Build
from spieltisch.games.lichterfest.dedication import dedicate, token_value
from spieltisch.games.lichterfest.reasons import (
    DEDICATION_IS_PAST,
    NO_FOUR_OF_A_KIND,
    NO_THREE_PAIRS,
    NO_TOKEN_LEFT,
    NOT_ALL_SEVEN,
)
from spieltisch.games.lichterfest.record import DEDICATE, NOBODY, PLACE

SKIP, FOUR_RED, FOUR_ORANGE, FOUR_GREEN, ROG, RGB, SEVEN = 43, 44, 45, 46, 51, 56, 86
FOUR, PAIRS, ALL, GREY = 0, 1, 2, 3


@clause("LF-18")
def test_a_set_buys_one_token_and_the_step_is_over(table: Build) -> None:
    lake = table(cards={0: "RRRRRRRR"}, phase=DEDICATE)

    lake.play(FOUR_RED)

    assert lake.scores() == [8, 0, 0, 0]
    assert lake.cards(0) == "RRRR"
    assert lake.why_not(FOUR_RED) == DEDICATION_IS_PAST


@clause("LF-18")
def test_cards_and_boats_give_no_points(table: Build) -> None:
    lake = table(cards={0: "RRRRRRRROOOOOOOO"}, favors={0: 10})

    assert lake.scores() == [0, 0, 0, 0]


@clause("LF-19")
@pytest.mark.parametrize("colour", range(7))
def test_four_cards_of_one_colour_are_a_set(table: Build, colour: int) -> None:
    code = "ROGBPWK"[colour]

    assert table(cards={0: code * 4}, phase=DEDICATE).legal() == [SKIP, FOUR_RED + colour]
    assert table(cards={0: code * 3}, phase=DEDICATE).why_not(44 + colour) == NO_FOUR_OF_A_KIND


@clause("LF-20")
def test_three_pairs_have_three_different_colours(table: Build) -> None:
    assert table(cards={0: "RROOGG"}, phase=DEDICATE).legal() == [SKIP, ROG]


@clause("LF-20")
def test_four_cards_of_a_colour_are_not_two_pairs(table: Build) -> None:
    lake = table(cards={0: "RRRRGG"}, phase=DEDICATE)

    assert lake.legal() == [SKIP, FOUR_RED]
    assert lake.why_not(RGB) == NO_THREE_PAIRS


@clause("LF-21")
def test_one_card_of_each_colour_is_a_set(table: Build) -> None:
    assert table(cards={0: "ROGBPWK"}, phase=DEDICATE).legal() == [SKIP, SEVEN]
    assert table(cards={0: "ROGBPWW"}, phase=DEDICATE).why_not(SEVEN) == NOT_ALL_SEVEN


@clause("LF-22")
@pytest.mark.parametrize(
    ("action", "cards", "rest", "supply"),
    [
        (FOUR_RED, "RRRRRG", "RG", "R7 O8 G7 B7 P8 W7 K7"),
        (ROG, "RRROOGGG", "RG", "R7 O8 G7 B7 P8 W7 K7"),
        (SEVEN, "RROGBPWK", "R", "R7 O8 G8 B7 P8 W7 K7"),
    ],
)
def test_exactly_the_paid_cards_go_back_at_once(
    table: Build, action: int, cards: str, rest: str, supply: str
) -> None:
    lake = table(cards={0: cards}, phase=DEDICATE)

    lake.play(action)

    assert lake.cards(0) == rest
    assert lake.supply() == supply


@clause("LF-22")
def test_paid_cards_can_be_taken_again_by_the_placement_of_the_same_turn(table: Build) -> None:
    lake = table(cards={0: "RRRRRRRR"}, hands={0: [5, 4, 6]}, phase=DEDICATE)
    assert lake.supply().startswith("R0")

    lake.play(FOUR_RED, lake.place(0, -1, 5, 2))  # G P R K: red meets red; seat 2 gets red too

    assert lake.cards(0) == "RRRRRG"
    assert lake.cards(2) == "RK"


@clause("LF-23")
def test_the_top_token_is_taken_and_lies_open_in_front_of_the_owner(table: Build) -> None:
    lake = table(cards={1: "RROOGG"}, turn=1, phase=DEDICATE, taken={PAIRS: 2})

    lake.play(ROG)

    assert lake.state.token_owner[PAIRS, 2] == 1
    assert lake.state.token_owner[PAIRS, 3] == NOBODY
    seen = lake.position.view(0)
    assert seen["seats"][1]["tokens"] == [[], [8], [], []]
    assert seen["stacks"][PAIRS] == [7, 7, 6, 6, 5, 5]


@clause("LF-23")
def test_an_empty_stack_gives_a_grey_token(table: Build) -> None:
    lake = table(cards={0: "RRRR"}, taken={FOUR: 9}, phase=DEDICATE)

    lake.play(FOUR_RED)

    assert lake.scores() == [4, 0, 0, 0]
    assert lake.state.token_owner[GREY, 0] == 0
    assert lake.state.tokens_taken[FOUR] == 9


@clause("LF-24")
def test_a_grey_token_cannot_be_chosen_while_the_own_stack_has_tokens(table: Build) -> None:
    """The last four of a kind is worth 4 like a grey one, and it is the one that goes."""
    lake = table(cards={0: "RRRR"}, taken={FOUR: 8, ALL: 9}, phase=DEDICATE)

    assert lake.legal() == [SKIP, FOUR_RED]
    lake.play(FOUR_RED)

    assert lake.state.tokens_taken[FOUR] == 9
    assert lake.state.tokens_taken[GREY] == 0


@clause("LF-25")
def test_without_any_token_a_set_cannot_be_paid(table: Build) -> None:
    lake = table(cards={0: "RRRROOGG"}, taken={FOUR: 9, GREY: 3}, phase=DEDICATE)

    assert lake.why_not(FOUR_RED) == NO_TOKEN_LEFT
    assert lake.legal() == [SKIP, ROG]  # other types stay possible


@clause("LF-25")
def test_a_set_that_nothing_pays_for_does_not_stop_the_turn(table: Build) -> None:
    lake = table(cards={0: "RRRR"}, taken={FOUR: 9, GREY: 3})

    lake.begin_turn(0)

    assert lake.state.phase == PLACE


@clause("LF-26")
def test_type_and_colours_are_free_among_all_payable_sets(table: Build) -> None:
    lake = table(cards={0: "RRRRGGGGBBOPWK"}, phase=DEDICATE)

    assert lake.legal() == [SKIP, FOUR_RED, FOUR_GREEN, RGB, SEVEN]


@clause("LF-26")
def test_skipping_is_always_possible_and_pays_nothing(table: Build) -> None:
    lake = table(cards={0: "RRRR"}, phase=DEDICATE)

    lake.play(SKIP)

    assert lake.cards(0) == "RRRR"
    assert lake.scores() == [0, 0, 0, 0]
    assert lake.state.dedicated == 0


@clause("LF-E27", "LF-19", "LF-20", "LF-21", "LF-26")
@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        ("RRRRGGPPKKOWB", [43, 44, 57, 59, 64, 80, 86]),
        ("RRRRGG", [43, 44]),
        ("RRGGBBPPWW", [43, 56, 57, 58, 60, 61, 63, 76, 77, 79, 82]),
    ],
)
def test_example_payable_sets(table: Build, cards: str, legal: list[int]) -> None:
    assert table(cards={0: cards}, phase=DEDICATE).legal() == legal


@clause("LF-E28", "LF-23", "LF-24", "LF-25")
@pytest.mark.parametrize(("greys_taken", "legal"), [(2, [43, 44, 56]), (3, [43, 56])])
def test_example_an_empty_stack_with_and_without_grey_tokens(
    table: Build, greys_taken: int, legal: list[int]
) -> None:
    lake = table(cards={0: "RRRRGGBB"}, taken={FOUR: 9, GREY: greys_taken}, phase=DEDICATE)

    assert lake.legal() == legal
    assert lake.act(token_value, FOUR) == (4 if greys_taken == 2 else 0)


@clause("LF-E29")
def test_example_four_of_a_kind_again_and_again(table: Build) -> None:
    lake = table(players=2, cards={0: "BBBB"}, phase=DEDICATE)
    values = []
    while lake.why_not(FOUR_RED + BLUE) == 0:
        points = lake.scores()[0]
        lake.act(dedicate, FOUR_RED + BLUE)
        values.append(lake.scores()[0] - points)
        lake.state.lanterns[0, BLUE], lake.state.supply[BLUE] = 4, 1

    assert values == [8, 7, 6, 5, 5, 4, 4, 4, 4]
    assert lake.why_not(FOUR_RED + BLUE) == NO_TOKEN_LEFT
