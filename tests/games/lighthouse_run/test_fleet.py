"""Two players with the big fleet: LR-75 to LR-87."""

import pytest

from clauses import clause
from games.lighthouse_run.table import KEEP, TAKE, Build, S, card, origin
from spieltisch.games.lighthouse_run.reasons import COLOUR_WAS_PLAYED

ARRIVED = [21] * 5
POINTS_40 = [S, 2, 20, 20, 21]
POINTS_37 = [S, S, 19, 20, 21]
POINTS_38 = [S, 2, 19, 20, 21]
POINTS_39 = [S, 5, 19, 20, 21]


@clause("LR-75")
def test_each_seat_sails_two_colours(table: Build) -> None:
    t = table(variant="fleet")
    assert [seat["colours"] for seat in t.view()["seats"]] == [[0, 1], [2, 3]]
    assert [len(t.ships(colour)) for colour in range(4)] == [5] * 4


@clause("LR-76", "LR-77")
def test_each_colour_has_its_own_pile_and_hand(table: Build) -> None:
    t = table(variant="fleet")
    t.position.setup(2, 2)
    for colour in range(4):
        assert (len(t.hand(colour)), len(t.pile(colour))) == (3, 11)
        assert sorted(t.hand(colour) + t.pile(colour)) == list(range(14))
    assert len(t.view(0)["hand"]) == 6


@clause("LR-77")
def test_a_group_card_of_each_colour_is_no_reason_to_redraw(table: Build) -> None:
    t = table(variant="fleet")
    hands = []
    for seed in range(100):
        t.shuffle_luck(seed)
        t.position.setup(2, 2)
        assert all(not {6, 7} <= set(t.hand(colour)) for colour in range(4))
        hands.append(sum(index in (6, 7) for c in (0, 1) for index in t.hand(c)))
    assert max(hands) == 2


@clause("LR-78", "LR-E30")
def test_the_seats_alternate_and_each_has_two_turns(table: Build) -> None:
    t = table(variant="fleet")
    seats: list[list[int]] = []
    for _ in range(12):
        place, seats_of_round = t.state.cloud_place, []
        while t.state.cloud_place == place:
            seats_of_round.append(int(t.state.turn))
            t.idle()
        seats.append(seats_of_round)
    assert seats == [[0, 1, 0, 1], [1, 0, 1, 0]] * 6


@clause("LR-78")
def test_a_turn_of_the_fleet_draws_nothing(table: Build) -> None:
    t = table(variant="fleet")
    t.idle()
    assert [len(t.hand(colour)) for colour in range(4)] == [2, 3, 3, 3]


@clause("LR-79", "LR-E41")
def test_the_second_card_is_of_the_other_colour(table: Build) -> None:
    hands = {0: [3, 6, 8], 1: [0, 2, 13]}
    t = table(variant="fleet", hands=hands, ships={1: [S, 6, 6, 6, 6]})
    assert t.legal() == [3, 6, 8, 14, 16, 27]
    t.play(16)
    assert (t.view()["card"]["colour"], t.view()["card"]["index"]) == (1, 2)
    while t.state.turn == 0:
        t.play(t.legal()[0])
    t.idle()
    assert t.legal() == [3, 6, 8]
    assert t.why_not(14) == COLOUR_WAS_PLAYED


@clause("LR-80")
def test_solo_and_group_move_the_colour_of_the_card_only(table: Build) -> None:
    t = table(
        variant="fleet",
        ships={0: [6, 6, 21, 21, 21], 1: [6, 6, 7, 21, 21]},
        hands={1: [0, 6, 8]},
    )
    t.play(card(6, slot=1), KEEP)
    assert t.legal() == [origin(6), origin(7)]
    t.play(origin(6))
    assert t.ships(1) == [7, 8, 8, 21, 21]
    assert t.ships(0) == [6, 6, 21, 21, 21]


@clause("LR-81", "LR-82", "LR-E39")
def test_coop_moves_both_own_colours_and_they_give_no_bonus(table: Build) -> None:
    t = table(variant="fleet", lit=(1, 2, 5), ships={2: ARRIVED, 3: ARRIVED}, hands={0: [0, 6, 9]})
    t.play(card(9), KEEP)
    assert t.ships(0) == t.ships(1) == [S, S, S, S, 2]
    assert t.state.turn == 1


@clause("LR-82", "LR-83", "LR-E40")
def test_the_bonus_belongs_to_the_colour_of_the_card(table: Build) -> None:
    t = table(variant="fleet", lit=(1, 2, 5), ships={3: ARRIVED}, hands={0: [0, 6, 9]})
    t.play(card(9), KEEP, TAKE)
    assert t.ships(0) == [S, S, S, S, 4]
    assert t.ships(1) == t.ships(2) == [S, S, S, S, 2]


@clause("LR-83", "LR-E40")
def test_else_the_bonus_belongs_to_the_other_own_colour(table: Build) -> None:
    on_2 = [2, 21, 21, 21, 21]
    t = table(
        variant="fleet",
        lit=(1, 2, 5),
        ships={0: ARRIVED, 1: on_2, 2: on_2, 3: ARRIVED},
        hands={0: [0, 6, 9]},
    )
    t.play(card(9), KEEP)
    assert t.ships(1)[0] == t.ships(2)[0] == 4
    t.play(TAKE)
    assert (t.ships(1)[0], t.ships(2)[0]) == (5, 4)


@clause("LR-84", "LR-E43")
def test_every_pile_is_drawn_from_at_the_end_of_a_round(table: Build) -> None:
    t = table(variant="fleet")
    for rounds in range(1, 13):
        t.finish_round()
        left = 3 if rounds < 12 else 2
        assert [len(t.hand(colour)) for colour in range(4)] == [left] * 4
        assert [len(t.pile(colour)) for colour in range(4)] == [max(11 - rounds, 0)] * 4


@clause("LR-84")
def test_the_start_seat_draws_first_and_before_the_cloud_moves(table: Build) -> None:
    t = table(variant="fleet", start=1, ships=dict.fromkeys(range(4), ARRIVED))
    for action in (card(0), card(0), card(0, slot=1)):
        t.play(action)
    events = t.play(card(0, slot=1))
    told = [(event["kind"], event.get("seat"), event.get("colour")) for event in events[3:]]
    draws = [("draw", 1, 2), ("draw", 1, 3), ("draw", 0, 0), ("draw", 0, 1)]
    assert told == [*draws, ("cloud", None, None), ("storm", 0, None)]


@clause("LR-85")
def test_the_score_is_the_sum_of_both_colours(table: Build) -> None:
    t = table(variant="fleet", ships={0: POINTS_40, 1: POINTS_37, 2: POINTS_39, 3: POINTS_38})
    assert t.scores() == [77, 77]


@clause("LR-86", "LR-E42")
def test_a_tie_goes_to_the_smaller_difference(table: Build) -> None:
    t = table(variant="fleet", ships={0: POINTS_40, 1: POINTS_37, 2: POINTS_39, 3: POINTS_38})
    assert t.position.ranks() == [2, 1]  # before and at the end
    t.end()
    assert t.position.ranks() == [2, 1]


@clause("LR-87", "LR-E42")
@pytest.mark.parametrize(
    ("first", "ranks"), [([(1, 4), (11, 12)], [1, 2]), ([(0, 4), (11, 12)], [1, 1])]
)
def test_then_the_cards_left_in_hand_decide(
    table: Build, first: list[tuple[int, int]], ranks: list[int]
) -> None:
    t = table(
        variant="fleet",
        ships={0: POINTS_40, 1: POINTS_37, 2: POINTS_37, 3: POINTS_40},
        hands={0: first[0], 1: first[1], 2: (0, 1), 3: (4, 11)},
    )
    assert t.position.ranks() == [1, 1]
    t.end()
    assert t.position.ranks() == ranks
