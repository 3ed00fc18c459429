"""Taking back: free, on a training table, or by consent; the log only grows."""

from __future__ import annotations

import pytest

from match.tables import ANNA, BOT, JONAS, MIRA, advance, at_a_choice, finished, opened
from spieltisch.match import Entry, Match, Refused


def revealed(match: Match) -> int:
    return int(match.position().record.revealed)


def refuse_undo(match: Match, seat: int) -> None:
    version = match.version
    with pytest.raises(Refused) as refusal:
        match.undo(seat)
    assert refusal.value.code == "nothing_to_undo"
    assert match.version == version


def test_there_is_nothing_to_take_back_before_the_first_action() -> None:
    match = opened()

    assert match.undo_state(0) == "none"
    refuse_undo(match, 0)


def test_an_action_that_showed_nothing_is_taken_back_freely() -> None:
    match = at_a_choice()
    before, seat = match.position().to_bytes(), match.actor
    match.play(seat, match.legal()[-1])
    assert match.undo_state(seat) == "free"

    entry = match.undo(seat)

    assert entry == Entry("undo", seat, back=1)
    assert match.actor == seat
    assert match.position().to_bytes()[32:] == before[32:]  # all but the generator's words


def test_steps_of_a_turn_are_taken_back_one_by_one() -> None:
    match = at_a_choice()
    while match.legal()[0] != 0:
        advance(match)
    seat, acts = match.actor, len(match.acts)
    match.play(seat, 0)
    if match.legal()[0] == 43:
        match.play(seat, 43)
        match.undo(seat)
        assert len(match.acts) == acts + 1
    match.undo(seat)

    assert len(match.acts) == acts
    assert match.legal()[0] == 0
    assert match.undo_state(seat) != "free"


def test_the_log_keeps_what_was_taken_back() -> None:
    match = at_a_choice()
    seat, ply = match.actor, match.version
    match.play(seat, match.legal()[-1])

    match.undo(seat)

    assert match.version == ply + 2
    assert match.undone() == {ply}
    assert [entry.kind for entry in match.log[ply:]] == ["act", "undo"]


def test_steps_that_show_nothing_do_not_count_as_revealed() -> None:
    match = at_a_choice()
    before = revealed(match)

    match.play(match.actor, match.legal()[-1])

    assert revealed(match) == before


def test_a_placement_counts_as_revealed() -> None:
    match = opened()

    match.play(0, 94)

    assert revealed(match) > 0
    assert match.undo_state(0) == "ask"
    refuse_undo(match, 0)


def test_the_end_of_a_turn_in_the_final_round_counts_as_revealed() -> None:
    match = opened()
    while not (match.view(-1)["final_round"] and match.legal()[0] == 43):
        advance(match)
    before, seat = revealed(match), match.actor

    match.play(seat, 43)

    assert revealed(match) > before
    assert match.undo_state(seat) != "free"


def test_other_seats_cannot_take_back_a_free_action() -> None:
    match = at_a_choice()
    seat = match.actor
    match.play(seat, match.legal()[-1])

    assert match.undo_state(1 - seat) != "free"
    refuse_undo(match, 1 - seat)


def test_against_bots_only_a_training_table_takes_back() -> None:
    strict, training = opened(MIRA, BOT), opened(MIRA, BOT, training=True)
    for match in (strict, training):
        match.play(0, 94)
        advance(match)

    assert strict.undo_state(0) == "none"
    refuse_undo(strict, 0)
    assert training.undo_state(0) == "training"


def test_a_training_undo_takes_back_the_bots_answers_too() -> None:
    match = opened(MIRA, BOT, training=True)
    match.play(0, 94)
    answers = 0
    while match.actor == 1:
        advance(match)
        answers += 1

    entry = match.undo(0)

    assert entry.back == 1 + answers
    assert match.acts == []
    assert match.actor == 0


def test_training_gives_no_free_undo_among_people() -> None:
    match = opened(MIRA, JONAS, training=True)
    match.play(0, 94)

    assert match.undo_state(0) == "ask"


def test_people_take_back_when_all_agree() -> None:
    match = opened(MIRA, JONAS, ANNA)
    match.play(0, 94)

    assert match.wish_undo(0).kind == "wish"
    assert match.undo_state(0) == "asked"
    assert match.wish_undo(1).kind == "wish"
    assert match.acts == [(0, 94)]  # two of three are not all
    entry = match.wish_undo(2)

    assert entry == Entry("undo", 0, back=1)
    assert match.acts == []
    assert match.wishes == []


def test_bots_at_the_table_are_not_asked() -> None:
    match = opened(MIRA, JONAS, BOT)
    match.play(0, 94)
    match.wish_undo(0)

    assert match.wish_undo(1).kind == "undo"


def test_who_agrees_is_no_wisher_and_the_wishers_action_goes() -> None:
    match = opened()
    match.play(0, 94)
    advance(match)
    acts = match.acts

    match.wish_undo(0)
    match.wish_undo(1)

    assert match.acts == acts[:-2]
    assert match.actor == 0


def test_a_new_action_ends_a_wish() -> None:
    match = opened()
    match.play(0, 94)
    match.wish_undo(0)

    advance(match)

    assert match.wishes == []
    assert match.undo_state(0) == "ask"


def test_a_wish_is_made_once() -> None:
    match = opened()
    match.play(0, 94)
    match.wish_undo(0)

    with pytest.raises(Refused) as refusal:
        match.wish_undo(0)

    assert refusal.value.code == "nothing_to_undo"


def test_nothing_can_be_wished_without_an_own_action_or_against_bots() -> None:
    untouched, against_bots = opened(), opened(MIRA, BOT)
    against_bots.play(0, 94)

    for match in (untouched, against_bots):
        with pytest.raises(Refused):
            match.wish_undo(0)


def test_a_bot_does_not_agree() -> None:
    match = opened(MIRA, JONAS, BOT)
    match.play(0, 94)
    match.wish_undo(0)

    with pytest.raises(Refused):
        match.wish_undo(2)


def test_a_finished_game_stays_finished() -> None:
    match = finished()

    for seat in (0, 1):
        assert match.undo_state(seat) == "none"
        refuse_undo(match, seat)
        with pytest.raises(Refused):
            match.wish_undo(seat)
