"""Setting the table: LR-01 to LR-09."""

from itertools import combinations

import pytest

from clauses import clause
from games.lighthouse_run.table import Build, S, Table
from spieltisch.games.lighthouse_run.cards import put_in_hand, take_from_pile
from spieltisch.games.lighthouse_run.setup import (
    clear_cards,
    deal_hand,
    holds_groups,
    place_towers,
    setup,
)
from spieltisch.kernel import below

SEEDS = range(60)


def deal_again(t: Table, colour: int) -> None:
    """Take all cards of a colour away and deal them."""
    t.act(clear_cards, colour)
    t.act(deal_hand, colour)


@clause("LR-01")
@pytest.mark.parametrize("players", [3, 4])
def test_every_seat_owns_one_colour_and_no_ship_is_neutral(table: Build, players: int) -> None:
    t = table(players=players)
    assert t.colours == list(range(players))
    assert [row["colours"] for row in t.view()["seats"]] == [[c] for c in range(players)]
    assert [len(t.ships(colour)) for colour in range(4)] == [5] * players + [0] * (4 - players)


@clause("LR-02")
def test_every_colour_begins_with_five_ships_at_the_start(table: Build) -> None:
    assert [table().ships(colour) for colour in range(4)] == [[S] * 5] * 4


@clause("LR-03")
def test_towers_are_shuffled_with_the_seed_and_stay(table: Build) -> None:
    t = table()
    placements = set()
    for seed in SEEDS:
        t.shuffle_luck(seed)
        t.act(setup, 4, 0)
        placement = tuple(int(t.state.position_of[tower]) for tower in range(6))
        assert sorted(placement) == [1, 2, 3, 4, 5, 6]
        placements.add(placement)
    t.finish_round()
    assert placement == tuple(int(t.state.position_of[tower]) for tower in range(6))
    assert len(placements) > len(SEEDS) // 2


@clause("LR-04")
def test_beacons_begin_on_positions_1_3_and_5(table: Build) -> None:
    t = table(lit=())
    t.act(place_towers)
    assert t.lit() == [1, 3, 5]


@clause("LR-05", "LR-E29")
def test_every_colour_draws_three_of_fourteen_cards(table: Build) -> None:
    t = table()
    t.position.setup(4)
    for colour in range(4):
        assert (len(t.hand(colour)), len(t.pile(colour))) == (3, 11)
        assert sorted(t.hand(colour) + t.pile(colour)) == list(range(14))
        assert t.pile(colour) != sorted(t.pile(colour))


@clause("LR-06")
def test_a_hand_with_both_group_cards_is_dealt_again(table: Build) -> None:
    t = table()
    redraws = 0
    for seed in range(200):
        t.shuffle_luck(seed)
        deal_again(t, 0)
        assert not {6, 7} <= set(t.hand(0))
        redraws += int(t.state.redraws[0])
    assert redraws > 0


@clause("LR-06", "LR-E28")
def test_only_both_group_cards_are_a_reason_to_redraw(table: Build) -> None:
    t = table()
    refused = 0
    for hand in combinations(range(14), 3):
        for place, index in enumerate(hand):
            t.state.pile[0, place] = index
        refused += t.act(holds_groups, 0)
        assert t.act(holds_groups, 0) == ({6, 7} <= set(hand))
    assert refused == 12  # of 364


@clause("LR-07")
def test_the_cloud_begins_at_sea(table: Build) -> None:
    t = table()
    assert t.state.cloud_place == 0
    assert t.view()["cloud"]["field"] == 0


@clause("LR-08")
def test_the_start_seat_is_drawn_and_holds_the_storm_card(table: Build) -> None:
    t = table()
    seats = set()
    for seed in SEEDS:
        t.shuffle_luck(seed)
        t.position.setup(4)
        assert t.position.actor() == t.state.storm_card
        seats.add(int(t.state.storm_card))
    assert seats == {0, 1, 2, 3}


@clause("LR-09")
def test_chance_comes_in_the_order_seat_towers_decks(table: Build) -> None:
    t, step_by_step = table(players=3), table(players=3)
    for one in (t, step_by_step):
        one.shuffle_luck(9)
    t.position.setup(3)
    assert step_by_step.act(below, 3) == t.state.storm_card
    step_by_step.act(place_towers)
    assert all(t.state.position_of[i] == step_by_step.state.position_of[i] for i in range(6))
    for colour in range(3):
        deal_again(step_by_step, colour)
        assert t.hand(colour) == step_by_step.hand(colour)
        assert t.pile(colour) == step_by_step.pile(colour)


@clause("LR-09")
def test_nothing_is_random_after_the_deal(table: Build) -> None:
    t = table()
    luck = [int(t.state.rng[i]) for i in range(4)]
    for _ in range(3):
        t.finish_round()
    assert [int(t.state.rng[i]) for i in range(4)] == luck


@clause("LR-05")
def test_a_hand_stays_sorted(table: Build) -> None:
    t = table(hands={0: [2, 11]})
    t.put_on_pile(0, 7)
    t.act(put_in_hand, 0, t.act(take_from_pile, 0))
    assert t.hand(0) == [2, 7, 11]
