"""Every invariant of Das Duell is noticed when it breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from clauses import clause
from properties.duel_invariants import (
    AXES,
    FRONT,
    HITS_OF,
    POWERS,
    REROLLS,
    SCOUTED,
    TALLIES,
    broken_by,
    broken_offer,
    broken_position,
    broken_question,
    broken_sight,
    deal_twin,
)
from spieltisch.conformance import deal
from spieltisch.games import load
from spieltisch.games.zwerge_duell.data import DECK_SIZE, KINDS
from spieltisch.games.zwerge_duell.record import CARD, DRAW, OVER
from spieltisch.position import ROOM, Position

GAME = load("zwerge_duell")
POWER_UP, REROLL_ONE, PLAY, HIT, AXE_AT_PILE, SCOUT_ONE, STOP = 4, 5, 12, 452, 795, 844, 850


def games(variant: str) -> Any:
    """Every decision of some plain games, from the middle on: a position and its action."""
    for seed in range(40):
        position = deal(GAME, 2, seed, variant=variant)
        for number in range(400):
            if position.actor() < 0:
                break
            action = position.greedy()
            if number > 40:
                yield position, action
            position.apply(action)


def middle() -> Position:
    """A card phase in which everything lies on the table that can be damaged."""
    for position, _ in games("base"):
        state = position.record
        both = min(state.display_size.min(), state.discard_size.min() - 1, state.hand_size.min())
        if state.phase == CARD and both > 0 and state.pool[0] > 0 and state.jokers.sum() < 3:
            return position
    raise AssertionError("no such position")


def double_a_card(state: Any) -> None:
    state.hand[0, 0] = state.display[0, 0]


def miscount_a_card(state: Any) -> None:
    state.held[1, KINDS - 1] += 1


def make_joker_cards(state: Any) -> None:
    state.jokers[:] = 2


def make_a_die(state: Any) -> None:
    state.pool[0] += 1


def leave_dice_on_the_table(state: Any) -> None:
    state.phase = DRAW


def use_what_is_not_held(state: Any) -> None:
    state.usable = state.jokers[state.turn] + 1


def mark_to_death(state: Any) -> None:
    state.marks[0, 0] = 4


def go_on_after_the_end(state: Any) -> None:
    state.phase = OVER


def play_too_long(state: Any) -> None:
    state.turns_done = 61


SINGLE = [
    pytest.param(1, double_a_card, marks=clause("ZD-I01")),
    pytest.param(1, miscount_a_card, marks=clause("ZD-I01")),
    pytest.param(2, make_joker_cards, marks=clause("ZD-I02")),
    pytest.param(3, make_a_die, marks=clause("ZD-I03")),
    pytest.param(3, leave_dice_on_the_table, marks=clause("ZD-I03")),
    pytest.param(4, use_what_is_not_held, marks=clause("ZD-I04")),
    pytest.param(5, mark_to_death, marks=clause("ZD-I05")),
    pytest.param(8, go_on_after_the_end, marks=clause("ZD-I08")),
    pytest.param(10, play_too_long, marks=clause("ZD-I10")),
]


@pytest.mark.parametrize(("invariant", "damage"), SINGLE)
def test_a_damaged_position_is_named(invariant: int, damage: Callable[[Any], None]) -> None:
    position = middle()
    assert broken_position(position.record) == 0

    damage(position.record)

    assert broken_position(position.record) == invariant


def step(first: int, last: int) -> tuple[Any, int, Any, Any]:
    """A plain decision in a range of actions: before, the action, after, an ordinary tally."""
    for position, action in games("base"):
        state = position.record
        if first <= action <= last and state.discard_size.min() > 0 and state.display_size.all():
            after = position.copy()
            after.apply(action)
            tally = np.zeros(TALLIES, dtype=np.int64)
            tally[FRONT] = state.front[state.turn] - 1
            return position.copy().record, action, after.record, tally
    raise AssertionError("no such decision")


Change = Callable[[Any, Any, Any], None]


def forget_a_discard(_before: Any, after: Any, _tally: Any) -> None:
    after.discard[0, 0] = (after.discard[0, 0] + 1) % DECK_SIZE


def shuffle_a_pile(_before: Any, after: Any, _tally: Any) -> None:
    after.pile[1, DECK_SIZE - 1] = (after.pile[1, DECK_SIZE - 1] + 1) % DECK_SIZE


def put_a_card_back(before: Any, _after: Any, _tally: Any) -> None:
    before.front[0] += 1


def make_usable(before: Any, after: Any, _tally: Any) -> None:
    after.usable = before.usable + 1


def keep_a_mark(_before: Any, after: Any, _tally: Any) -> None:
    after.marks[0, 0] = 1


def draw_nothing(_before: Any, _after: Any, tally: Any) -> None:
    tally[FRONT] += 1


def end_the_turn(_before: Any, after: Any, _tally: Any) -> None:
    after.turns_done += 1


def pay_one_die_less(_before: Any, after: Any, _tally: Any) -> None:
    after.pool[2] += 1


def pay_a_joker_card_more(before: Any, _after: Any, _tally: Any) -> None:
    before.usable += 1


def counted(place: int, count: int) -> Change:
    """So often it has happened already."""

    def change(before: Any, _after: Any, tally: Any) -> None:
        of_seat = place in (HITS_OF, POWERS, AXES)
        tally[place + (before.turn if of_seat else 0)] = count

    return change


PAIRS = [
    pytest.param(7, (PLAY, STOP), forget_a_discard, marks=clause("ZD-I07")),
    pytest.param(7, (PLAY, STOP), shuffle_a_pile, marks=clause("ZD-I07")),
    pytest.param(7, (PLAY, HIT - 1), put_a_card_back, marks=clause("ZD-I07")),
    pytest.param(4, (PLAY, HIT - 1), make_usable, marks=clause("ZD-I04")),
    pytest.param(6, (STOP, STOP), keep_a_mark, marks=clause("ZD-I06")),
    pytest.param(10, (STOP, STOP), draw_nothing, marks=clause("ZD-I10")),
    pytest.param(10, (PLAY, HIT - 1), end_the_turn, marks=clause("ZD-I10")),
    pytest.param(13, (PLAY, HIT - 1), pay_one_die_less, marks=clause("ZD-I13")),
    pytest.param(13, (HIT, AXE_AT_PILE - 1), pay_a_joker_card_more, marks=clause("ZD-I13")),
    pytest.param(9, (HIT, AXE_AT_PILE - 1), counted(HITS_OF, 11), marks=clause("ZD-I09")),
    pytest.param(14, (REROLL_ONE, REROLL_ONE + 5), counted(REROLLS, 2), marks=clause("ZD-I14")),
    pytest.param(14, (SCOUT_ONE, SCOUT_ONE + 5), counted(SCOUTED, 1), marks=clause("ZD-I14")),
    pytest.param(14, (POWER_UP, POWER_UP), counted(POWERS, 2), marks=clause("ZD-I14")),
]


@pytest.mark.parametrize(("invariant", "actions", "change"), PAIRS)
def test_an_action_that_breaks_an_invariant_is_named(
    invariant: int, actions: tuple[int, int], change: Change
) -> None:
    before, action, after, tally = step(*actions)
    assert broken_by(before, action, after, tally.copy()) == 0

    change(before, after, tally)

    assert broken_by(before, action, after, tally) == invariant


@clause("ZD-I12")
@pytest.mark.parametrize("offer", [[], [850, 12], [12, 12], [-1, 12], [853]])
def test_a_wrong_offer_is_named(offer: list[int]) -> None:
    position = middle()
    out = np.zeros(ROOM, dtype=np.int32)
    out[: len(offer)] = offer

    assert broken_offer(position.record, out, len(offer)) == 12


@clause("ZD-I15")
def test_who_sees_what_another_may_not_is_named() -> None:
    records = np.zeros(4, dtype=GAME.state).view(np.recarray)
    features = np.zeros((2, GAME.observation_size), dtype=np.float32)
    records[0] = middle().record

    deal_twin(records, 0)

    assert broken_sight(records, features, 0) == 0
    assert broken_sight(records, features, 1) == 15


@clause("ZD-I15")
@pytest.mark.parametrize(("variant", "told"), [("base", {0, 15}), ("always_ask", {0})])
def test_questions_that_depend_on_hidden_cards_are_named(variant: str, told: set[int]) -> None:
    records = np.zeros(4, dtype=GAME.state).view(np.recarray)
    found = set()
    for position, action in games(variant):
        records[0] = position.record
        deal_twin(records, position.actor())
        found.add(int(broken_question(records, action)))

    assert found == told
