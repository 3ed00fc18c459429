"""Rounds and turns: LR-10 to LR-16, LR-47 and LR-48."""

import pytest

from clauses import clause
from games.lighthouse_run.table import KEEP, TAKE, Build, S, card, origin
from spieltisch.games.lighthouse_run.reasons import (
    BEACON_COMES_FIRST,
    BEACON_IS_PAST,
    CARD_COMES_FIRST,
    CARD_IS_PLAYED,
    CARD_NOT_IN_HAND,
    GAME_IS_OVER,
    NO_SECOND_COLOUR,
    NO_SUCH_ACTION,
    SHIPS_COME_FIRST,
    SHIPS_HAVE_MOVED,
    TWIN_STANDS_FOR_IT,
)
from spieltisch.games.lighthouse_run.record import OVER


@clause("LR-10", "LR-56")
def test_the_game_lasts_exactly_twelve_rounds(table: Build) -> None:
    t = table(players=3)
    for rounds in range(12):
        assert t.state.phase != OVER
        assert t.state.cloud_place == rounds
        t.finish_round()
    assert t.state.phase == OVER
    assert t.position.actor() == -1
    assert t.legal() == []
    assert t.why_not(card(0)) == GAME_IS_OVER


@clause("LR-56")
def test_the_game_goes_on_when_no_ship_can_move_any_more(table: Build) -> None:
    t = table(players=3, rounds=9, ships={colour: [S, 5, 9, 21, 21] for colour in range(3)})
    t.idle()
    assert t.state.phase != OVER
    assert t.state.turn == 1


@clause("LR-11")
@pytest.mark.parametrize("start", [0, 2])
def test_every_seat_takes_one_turn_clockwise_from_the_storm_card(table: Build, start: int) -> None:
    t = table(start=start)
    seats = []
    while t.state.cloud_place == 0:
        seats.append(int(t.state.turn))
        t.idle()
    assert seats == [(start + step) % 4 for step in range(4)]


@clause("LR-12")
def test_a_turn_goes_card_beacon_ships_draw(table: Build) -> None:
    t = table(hands={0: [3, 6, 8]}, ships={0: [S, 5, 5, 8, 8]})
    t.put_on_pile(0, 13)
    assert t.legal() == [3, 6, 8]
    t.play(card(6))
    assert t.hand(0) == [3, 8]
    t.play(KEEP)
    t.play(origin(8))
    assert t.hand(0) == [3, 8, 13]
    assert t.state.turn == 1


@clause("LR-12", "LR-17")
def test_steps_come_in_order(table: Build) -> None:
    t = table(ships={0: [S, 5, 5, 8, 8]})
    assert t.why_not(KEEP) == t.why_not(origin(8)) == t.why_not(TAKE) == CARD_COMES_FIRST
    assert t.why_not(88) == t.why_not(-1) == NO_SUCH_ACTION
    t.play(card(6))
    assert t.why_not(card(0)) == CARD_IS_PLAYED
    assert t.why_not(origin(8)) == t.why_not(TAKE) == BEACON_COMES_FIRST
    t.play(KEEP)
    assert t.why_not(KEEP) == BEACON_IS_PAST
    assert t.why_not(TAKE) == SHIPS_COME_FIRST


@clause("LR-12")
def test_ships_are_past_once_the_bonus_is_offered(table: Build) -> None:
    t = table(lit=(1, 2, 5), hands={0: [0, 6, 9]})
    t.play(card(9), KEEP)
    assert t.why_not(origin(S)) == SHIPS_HAVE_MOVED


@clause("LR-13")
def test_any_hand_card_may_be_played_even_without_effect(table: Build) -> None:
    t = table(rounds=11, hands={0: [0, 6, 8]}, ships={c: [S, 1, 2, 21, 21] for c in range(4)})
    assert t.legal() == [0, 6, 8]
    t.play(card(0))  # A is lit, no ship is movable
    assert t.state.turn == 1
    assert t.ships(0) == [S, 1, 2, 21, 21]
    assert t.why_not(card(1)) == CARD_NOT_IN_HAND


@clause("LR-13", "LR-E32")
def test_two_equal_faces_are_offered_once(table: Build) -> None:
    t = table(hands={0: [9, 10, 13]})
    assert t.legal() == [9, 13]
    assert t.why_not(card(10)) == TWIN_STANDS_FOR_IT
    assert [row["action"] for row in t.view(0)["hand"]] == [9, 9, 13]
    t.play(card(9))
    assert t.hand(0) == [10, 13]


@clause("LR-12")
def test_a_seat_with_one_colour_has_no_second_deck(table: Build) -> None:
    assert table().why_not(card(0, slot=1)) == NO_SECOND_COLOUR


@clause("LR-14")
def test_the_card_is_drawn_after_the_bonus(table: Build) -> None:
    t = table(lit=(1, 2, 5), hands={0: [0, 6, 9]})
    t.play(card(9), KEEP)
    assert len(t.hand(0)) == 2
    t.play(TAKE)
    assert len(t.hand(0)) == 3


@clause("LR-15", "LR-E29")
def test_the_pile_is_empty_after_round_eleven(table: Build) -> None:
    t = table(players=3)
    for done in range(1, 13):
        t.finish_round()
        assert [len(t.pile(colour)) for colour in range(3)] == [max(11 - done, 0)] * 3
        assert [len(t.hand(colour)) for colour in range(3)] == [3 if done < 12 else 2] * 3


@clause("LR-16")
def test_played_cards_are_open_to_all(table: Build) -> None:
    t = table(hands={0: [0, 6, 8]})
    t.play(card(6))
    for viewer in (-1, 0, 3):
        assert t.view(viewer)["colours"][0]["played"] == [6]
        assert 6 not in t.view(viewer)["colours"][0]["left"]


@clause("LR-47", "LR-48", "LR-E30")
@pytest.mark.parametrize(
    ("variant", "players", "openers"),
    [("base", 4, (0, 1, 0, 3)), ("base", 3, (0, 1, 1, 2)), ("plain2", 2, (0, 1, 0, 1))],
)
def test_the_storm_card_passes_to_the_left(
    table: Build, variant: str, players: int, openers: tuple[int, ...]
) -> None:
    t = table(variant=variant, players=players)
    found = []
    for _ in range(12):
        found.append(int(t.state.storm_card))
        assert t.state.turn == t.state.storm_card
        t.finish_round()
    assert (found[0], found[1], found[4], found[11]) == openers
    assert [found.count(seat) for seat in range(players)] == [12 // players] * players


@clause("LR-47")
def test_the_start_seat_plays_one_card_only_and_the_cloud_moves_by_itself(table: Build) -> None:
    t = table()
    t.finish_round()
    assert [len(t.played(colour)) for colour in range(4)] == [1, 1, 1, 1]
    assert t.state.cloud_place == 1
    assert t.state.turn == 1
