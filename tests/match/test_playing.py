"""A match asks the rules before every action, and its log only grows."""

from __future__ import annotations

import pytest

from match.tables import (
    ANNA,
    BOT,
    GAME,
    JONAS,
    MIRA,
    OPEN,
    SECRET,
    advance,
    at_a_choice,
    finished,
    opened,
)
from spieltisch.game import SPECTATOR
from spieltisch.games import load
from spieltisch.match import Entry, Match, Refused, Seat


def test_a_new_match_has_an_empty_log_and_its_first_seat_begins() -> None:
    match = opened()

    assert (match.version, match.log, match.acts) == (0, [], [])
    assert match.actor == 0
    assert not match.over


def test_an_action_becomes_an_entry_with_its_events() -> None:
    match = opened()

    entry = match.play(0, 94)

    assert entry == Entry("act", 0, action=94)
    assert match.log == [entry]
    assert match.acts == [(0, 94)]
    assert [event["kind"] for event in match.events[0]] == ["place"]
    assert match.actor == 1


def test_another_seat_is_refused_and_nothing_changes() -> None:
    match = opened()
    before = match.position().to_bytes()

    with pytest.raises(Refused, match="seat 0 has the decision, not seat 1") as refusal:
        match.play(1, 94)

    assert refusal.value.code == "not_your_turn"
    assert (match.version, match.position().to_bytes()) == (0, before)


def test_an_illegal_action_is_refused_with_reason_and_clause() -> None:
    match = opened()
    before = match.position().to_bytes()

    with pytest.raises(Refused, match="already past") as refusal:
        match.play(0, 1)

    assert (refusal.value.code, refusal.value.clause) == ("illegal", "LF-14")
    assert refusal.value.reason == match.why_not(1) > 0
    assert (match.version, match.position().to_bytes()) == (0, before)


@pytest.mark.parametrize("action", [-1, 1258, 10**6])
def test_a_number_that_means_nothing_is_refused(action: int) -> None:
    match = opened()

    with pytest.raises(Refused) as refusal:
        match.play(0, action)

    assert refusal.value.code == "illegal"


def test_a_finished_match_is_over_for_everybody() -> None:
    match = finished()
    version = match.version

    for seat in (0, 1):
        with pytest.raises(Refused) as refusal:
            match.play(seat, 0)
        assert refusal.value.code == "over"

    assert match.version == version
    assert match.ranks.count(1) >= 1
    assert match.scores == match.position().score()


@pytest.mark.parametrize("count", [0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(count: int) -> None:
    with pytest.raises(ValueError, match=f"{count} seats; lichterfest is for 2, 3, 4"):
        Match(GAME, [MIRA] * count)


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(ValueError, match="no variant 'wild'; expected one of: base"):
        Match(GAME, [MIRA, JONAS], variant="wild")


def test_somebody_sits_down_at_an_open_seat() -> None:
    match = opened(MIRA, OPEN)

    entry = match.take_seat(1, JONAS)

    assert match.seats[1] == JONAS
    assert match.opening_seats[1] == OPEN
    assert (entry.kind, entry.sitter) == ("join", JONAS)
    assert match.actor == 0  # the position is untouched


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_seat_that_is_not_open_is_refused(seat: int) -> None:
    match = opened(MIRA, BOT)

    with pytest.raises(Refused) as refusal:
        match.take_seat(seat, ANNA)

    assert refusal.value.code == "seat_taken"
    assert match.version == 0


def test_latest_is_what_happened_since_the_seats_own_last_act() -> None:
    match = opened(MIRA, JONAS, ANNA)
    actions = [advance(match) for _ in range(3)]

    assert match.latest(0) == [(1, actions[1]), (2, actions[2])]
    assert match.latest(2) == []
    assert match.latest(SPECTATOR) == [(2, actions[2])]
    assert opened().latest(0) == []


def test_what_others_did_stays_the_latest_until_the_turn_is_over() -> None:
    match = at_a_choice(MIRA, JONAS)
    seat = match.actor
    others = match.latest(seat)
    assert others

    step = advance(match)  # in between: the tile is still to be placed
    assert match.actor == seat
    assert match.latest(seat) == [*others, (seat, step)]

    while match.actor == seat:
        advance(match)
    assert match.latest(seat) == []


def test_alone_nobody_else_has_done_anything() -> None:
    alone = Match(load("wispwood"), (MIRA,), secret=SECRET, options={})
    for _ in range(3):
        advance(alone)
        assert alone.latest(0) == []


def test_a_seat_that_has_not_acted_yet_hears_everything() -> None:
    match = opened(MIRA, JONAS, ANNA)
    action = advance(match)

    assert match.latest(1) == [(0, action)]


def test_placements_are_final_and_other_steps_are_not() -> None:
    choice, placing = at_a_choice(), opened()

    assert not any(choice.finals(choice.legal()))
    assert all(placing.finals(placing.legal()))


def test_the_last_decision_of_a_turn_in_the_final_round_is_final() -> None:
    match = opened()
    while not (match.view(SPECTATOR)["final_round"] and match.legal()[0] == 43):
        advance(match)

    assert all(match.finals(match.legal()))


def test_entries_that_are_appended_rebuild_the_match() -> None:
    match = at_a_choice(MIRA, OPEN)
    match.take_seat(1, Seat("Jonas", "person"))
    seat = match.actor
    match.play(seat, match.legal()[-1])
    match.undo(seat)
    advance(match)

    again = opened(MIRA, OPEN)
    for entry in match.log:
        again.append(entry)

    assert again.position().to_bytes() == match.position().to_bytes()
    assert (again.seats, again.events, again.acts) == (match.seats, match.events, match.acts)
    assert again.undone() == match.undone()


def test_a_position_handed_out_is_a_copy() -> None:
    match = opened()

    match.position().apply(94)

    assert match.actor == 0
    assert match.version == 0
