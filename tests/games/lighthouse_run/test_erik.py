"""Two players with Erik: LR-62 to LR-74."""

import pytest

from clauses import clause
from games.lighthouse_run.table import DECLINE, KEEP, TAKE, Build, S, Table, card, origin
from spieltisch.games.lighthouse_run.erik import erik_plays
from spieltisch.games.lighthouse_run.record import OVER
from spieltisch.games.lighthouse_run.setup import clear_cards, deal_to_erik

ERIK = 2
ARRIVED = [21] * 5
SCORE_28 = [1, 1, 2, 20, 21]
SCORE_30 = [S, S, S, 21, 21]
SCORE_31 = [S, S, 2, 21, 21]


def erik_turns_up(t: Table, index: int) -> None:
    """Erik's turn with this card."""
    t.put_on_pile(ERIK, index)
    t.act(erik_plays)


@clause("LR-62")
def test_erik_owns_the_third_colour(table: Build) -> None:
    t = table(variant="erik")
    assert t.colours == [0, 1, ERIK]
    assert t.ships(ERIK) == [S] * 5
    assert t.view()["colours"][ERIK]["owner"] == -1
    assert t.view()["erik"] == ERIK


@clause("LR-63")
def test_erik_has_twelve_cards_and_no_hand(table: Build) -> None:
    t = table(variant="erik")
    orders = set()
    for seed in range(5):
        t.shuffle_luck(seed)
        t.act(clear_cards, ERIK)
        t.act(deal_to_erik, ERIK)
        assert sorted(t.pile(ERIK)) == [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13]
        assert t.hand(ERIK) == []
        orders.add(tuple(t.pile(ERIK)))
    assert len(orders) == 5


@clause("LR-64", "LR-72")
def test_erik_plays_after_both_and_before_the_cloud(table: Build) -> None:
    t = table(variant="erik", turn=1, ships={1: ARRIVED})
    t.put_on_pile(ERIK, 5)
    events = t.play(card(0))
    kinds = [event["kind"] for event in events]
    assert kinds == ["card", "lit", "lapse", "draw", "erik", "cloud", "storm"]
    assert t.played(ERIK) == [5]


@clause("LR-64", "LR-72")
def test_twelve_rounds_use_up_his_twelve_cards(table: Build) -> None:
    t = table(variant="erik")
    holders = []
    for rounds in range(12):
        assert len(t.played(ERIK)) == rounds
        holders.append(int(t.state.storm_card))
        t.finish_round()
    assert t.state.phase == OVER
    assert (len(t.played(ERIK)), t.pile(ERIK)) == (12, [])
    assert holders == [0, 1] * 6


@clause("LR-65")
@pytest.mark.parametrize("index", [3, 13])
def test_erik_never_moves_a_beacon(table: Build, index: int) -> None:
    t = table(variant="erik")
    erik_turns_up(t, index)
    assert t.lit() == [1, 3, 5]


@clause("LR-66", "LR-E33")
def test_darkness_does_not_stop_erik(table: Build) -> None:
    t = table(variant="erik", lit=(2, 4, 6))
    erik_turns_up(t, 1)
    assert t.ships(ERIK) == [S, S, S, S, 3]


@clause("LR-66", "LR-E36")
def test_a_carried_ship_of_erik_ignores_darkness_too(table: Build) -> None:
    ships = {0: [2, 21, 21, 21, 21], 1: ARRIVED, ERIK: [2, 21, 21, 21, 21]}
    t = table(variant="erik", ships=ships, hands={0: [0, 6, 9]})
    t.play(card(9), KEEP)
    assert (t.ships(0)[0], t.ships(ERIK)[0]) == (2, 4)
    assert t.state.turn == 1


@clause("LR-66")
def test_the_end_of_the_track_and_the_cloud_bind_erik(table: Build) -> None:
    t = table(variant="erik", rounds=9, ships={ERIK: [9, 20, 21, 21, 21]})
    erik_turns_up(t, 13)
    assert t.ships(ERIK) == [9, 21, 21, 21, 21]


@clause("LR-67", "LR-E35")
def test_erik_moves_his_rearmost_movable_ship(table: Build) -> None:
    t = table(variant="erik", rounds=7, ships={ERIK: [S, 4, 4, 9, 21]})
    erik_turns_up(t, 5)
    assert t.ships(ERIK) == [S, 4, 8, 9, 21]


@clause("LR-67")
def test_ships_at_the_start_come_first(table: Build) -> None:
    t = table(variant="erik", ships={ERIK: [S, 1, 2, 3, 4]})
    erik_turns_up(t, 5)
    assert t.ships(ERIK) == [1, 2, 3, 4, 4]


@clause("LR-68", "LR-E37")
@pytest.mark.parametrize("index", [5, 13])
def test_without_a_movable_ship_his_card_has_no_effect(table: Build, index: int) -> None:
    ships = {0: [13, 14, 15, 15, 15], ERIK: [S, 2, 9, 13, 21]}
    t = table(variant="erik", rounds=10, ships=ships)
    erik_turns_up(t, index)
    assert t.ships(ERIK) == [S, 2, 9, 13, 21]
    assert t.ships(0) == [13, 14, 15, 15, 15]
    assert t.played(ERIK)[-1] == index


@clause("LR-69", "LR-70", "LR-E34")
def test_his_coop_card_takes_humans_along_and_brings_him_on(table: Build) -> None:
    t = table(variant="erik")
    erik_turns_up(t, 9)
    assert t.ships(0) == t.ships(1) == [S, S, S, S, 2]
    assert t.ships(ERIK) == [S, S, S, S, 4]


@clause("LR-69", "LR-70", "LR-E34")
def test_humans_stay_in_darkness_and_then_he_has_no_bonus(table: Build) -> None:
    t = table(variant="erik", lit=(2, 4, 6))
    erik_turns_up(t, 9)
    assert t.ships(0) == t.ships(1) == [S] * 5
    assert t.ships(ERIK) == [S, S, S, S, 2]


@clause("LR-71", "LR-E36")
def test_erik_counts_as_another_player_for_a_human_bonus(table: Build) -> None:
    ships = {0: [2, 21, 21, 21, 21], 1: ARRIVED, ERIK: [2, 21, 21, 21, 21]}
    t = table(variant="erik", lit=(1, 2, 5), ships=ships, hands={0: [0, 6, 9]})
    t.play(card(9), KEEP)
    assert t.legal() == [DECLINE, TAKE]
    assert t.view()["bonus"] == {"colour": 0, "field": 4, "to": 5, "steps": 1, "lost": 1}
    t.play(TAKE)
    assert (t.ships(0)[0], t.ships(ERIK)[0]) == (5, 4)


@clause("LR-73", "LR-74", "LR-E38")
@pytest.mark.parametrize(("erik", "ranks"), [(SCORE_30, [1, 3]), (SCORE_31, [2, 3])])
def test_erik_can_win_but_loses_every_tie(table: Build, erik: list[int], ranks: list[int]) -> None:
    t = table(
        variant="erik",
        ships={0: SCORE_30, 1: SCORE_28, ERIK: erik},
        hands={0: (8, 9), 1: (8, 13)},
    )
    t.end()
    assert t.scores() == [30, 28]
    assert t.position.ranks() == ranks


@clause("LR-73")
def test_a_seat_behind_erik_comes_after_him(table: Build) -> None:
    t = table(variant="erik", ships={0: SCORE_31, 1: SCORE_28, ERIK: SCORE_30})
    t.end()
    assert t.position.ranks() == [1, 3]


@clause("LR-62")
def test_a_human_card_may_start_where_only_erik_lies(table: Build) -> None:
    ships = {0: [S, 21, 21, 21, 21], 1: ARRIVED, ERIK: [7, 21, 21, 21, 21]}
    t = table(variant="erik", ships=ships)
    t.play(card(8), KEEP)
    assert t.legal() == [origin(S), origin(7)]
