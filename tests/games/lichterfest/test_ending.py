"""The end of the game and its score: LF-45 to LF-49."""

from __future__ import annotations

import pytest

from clauses import clause
from games.lichterfest.table import Build, Table
from spieltisch.games.lichterfest.reasons import GAME_IS_OVER
from spieltisch.games.lichterfest.record import DEDICATE, OVER


def give_tokens(lake: Table, owners: dict[int, list[int]]) -> None:
    """Give tokens away: by type, the owner of each from the top of the stack down."""
    for kind, seats in owners.items():
        for place, seat in enumerate(seats):
            lake.state.token_owner[kind, place] = seat
        lake.state.tokens_taken[kind] = len(seats)


def last_placement(table: Build, players: int) -> Table:
    """The last placement of a game: one tile in one hand, nothing in the stack."""
    placements = {2: 22, 3: 27, 4: 32}[players]
    lake = table(players=players, turn=players - 1, turns_done=placements - 1)
    lake.state.front = 35
    for seat in range(players):
        for slot in range(3):
            lake.state.hand[seat, slot] = 0
    lake.state.hand[players - 1, 0] = 5
    return lake


@clause("LF-45")
def test_without_a_stack_hands_are_played_out(table: Build) -> None:
    lake = table()
    lake.state.front = 35

    lake.play(94)

    assert lake.hand(0) == [0, 5, 6]
    assert lake.state.front == 35
    assert lake.position.actor() == 1


@clause("LF-45")
@pytest.mark.parametrize(("players", "placements"), [(2, 22), (3, 27), (4, 32)])
def test_the_last_placement_is_made_by_the_last_seat(
    table: Build, players: int, placements: int
) -> None:
    lake = table(players=players)
    seats = []
    while lake.state.turns_done < placements:
        if lake.legal()[0] >= 94:
            seats.append(lake.position.actor())
        lake.play(lake.legal()[0])

    assert len(seats) == placements
    assert seats[-1] == players - 1
    assert all(lake.hand(seat) == [0, 0, 0] for seat in range(players))


@clause("LF-46")
def test_the_final_round_starts_with_seat_0_and_has_no_placement(table: Build) -> None:
    lake = last_placement(table, 4)
    lake.state.favors[0] = 2

    lake.play(94)

    assert lake.position.actor() == 0
    assert lake.legal()[0] == 0
    lake.play(0)
    assert lake.position.actor() == -1  # nobody else has a choice


@clause("LF-46")
def test_every_seat_has_exactly_one_more_turn(table: Build) -> None:
    lake = table(cards=dict.fromkeys(range(4), "RR"), turns_done=32)
    for seat, code in enumerate("ROGB"):
        lake.state.lanterns[seat, "ROGBPWK".index(code)] = 4

    lake.begin_turn(0)
    seats = []
    while lake.position.actor() >= 0:
        seats.append(lake.position.actor())
        lake.play(43)

    assert seats == [0, 1, 2, 3]
    assert lake.scores() == [0, 0, 0, 0]  # both actions may be skipped


@clause("LF-47")
def test_the_game_ends_after_the_last_of_these_turns(table: Build) -> None:
    lake = table(turn=3, turns_done=35, cards={3: "RRRR"}, phase=DEDICATE)

    lake.play(44)

    assert lake.state.phase == OVER
    assert lake.position.actor() == -1
    assert lake.legal() == []
    assert {lake.why_not(action) for action in (0, 43, 94)} == {GAME_IS_OVER}


@clause("LF-47")
def test_the_score_is_the_sum_of_own_tokens(table: Build) -> None:
    lake = table(cards={0: "RRRRRRRR"}, favors={0: 5})
    give_tokens(lake, {0: [0, 1], 1: [1, 1], 2: [3], 3: [2]})

    assert lake.scores() == [8, 7 + 9 + 8, 4, 10]


@clause("LF-48")
def test_the_highest_score_wins(table: Build) -> None:
    lake = table(players=3, favors={0: 5}, cards={0: "RRRRRR", 1: "", 2: ""})
    give_tokens(lake, {0: [1, 0], 1: [2]})

    assert lake.scores() == [7, 8, 9]
    assert lake.position.ranks() == [3, 2, 1]


@clause("LF-49")
def test_a_tie_goes_to_more_boats(table: Build) -> None:
    lake = table(favors={0: 1, 2: 2}, cards={0: "RRRR", 2: ""})

    assert lake.position.ranks() == [2, 3, 1, 3]


@clause("LF-49")
def test_then_to_more_cards(table: Build) -> None:
    lake = table(favors={0: 1, 2: 1}, cards={0: "RRRR", 2: "GGGGG"})

    assert lake.position.ranks() == [2, 3, 1, 3]


@clause("LF-49")
def test_then_victory_is_shared(table: Build) -> None:
    lake = table(favors={0: 1, 2: 1}, cards={0: "RRRR", 2: "GGGG", 3: ""})

    assert lake.position.ranks() == [1, 3, 1, 4]


@clause("LF-E34", "LF-45", "LF-46")
def test_example_the_end_of_a_game_with_three_players(table: Build) -> None:
    lake = table(players=3)
    placing, final = [], []
    while lake.position.actor() >= 0:
        action = lake.legal()[-1]
        if action >= 94:
            placing.append(lake.position.actor())
        elif lake.state.turns_done >= 27:
            final.append(lake.position.actor())
        lake.play(action)

    assert (len(placing), placing[-1]) == (27, 2)
    assert lake.state.turns_done == 30
    assert final == sorted(final)


@clause("LF-E34", "LF-46")
def test_example_a_seat_without_a_choice_passes_silently_in_the_final_round(table: Build) -> None:
    lake = last_placement(table, 3)
    lake.state.favors[1] = 2

    told = [(event["kind"], event.get("seat")) for event in lake.play(94)]

    assert told == [("place", 2), ("final_round", None), ("passes", 0)]
    assert lake.position.actor() == 1


@clause("LF-E35", "LF-49")
def test_example_more_cards_decide(table: Build) -> None:
    lake = table(players=3, cards={0: "RRRRRRR", 1: "OOOO", 2: "GGG"})
    give_tokens(lake, {1: [1, 1, 1, 1, 0, 0, 0, 0], 2: [2, 2, 2], 3: [2, 0]})
    assert lake.scores() == [26, 31, 31]

    assert lake.position.ranks() == [3, 1, 2]


@clause("LF-E35", "LF-49")
def test_example_more_cards_decide_between_two(table: Build) -> None:
    lake = table(players=2, cards={0: "RRRRROOOO", 1: "GGGGG"})
    give_tokens(lake, {0: [0, 0, 1], 1: [0, 1], 2: [1]})
    assert lake.scores() == [24, 24]

    assert lake.position.ranks() == [1, 2]


@clause("LF-E35", "LF-49")
def test_example_boats_decide_before_cards(table: Build) -> None:
    lake = table(players=2, favors={0: 1, 1: 2}, cards={0: "RRRRROOOO", 1: ""})
    give_tokens(lake, {0: [0, 0, 0, 1], 1: [0, 1, 1], 2: [1]})
    assert lake.scores() == [30, 30]

    assert lake.position.ranks() == [2, 1]


@clause("LF-E35", "LF-49")
def test_example_everything_equal_is_a_shared_victory(table: Build) -> None:
    lake = table(players=2, favors={0: 2, 1: 2}, cards={0: "RRR", 1: "GGG"})
    give_tokens(lake, {0: [0, 0, 0, 1], 1: [0, 1, 1], 2: [1]})

    assert lake.position.ranks() == [1, 1]
