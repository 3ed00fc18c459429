"""Every invariant of Lichterfest is noticed when it breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from clauses import clause
from properties.invariants import broken_by, broken_end, broken_offer
from spieltisch.conformance import deal
from spieltisch.games import load
from spieltisch.position import ROOM, Position

GAME = load("lichterfest")


def middle(players: int = 3, decisions: int = 30) -> Position:
    position = deal(GAME, players, 5)
    for _ in range(decisions):
        position.apply(position.greedy())
    return position


def lose_a_card(state: Any) -> None:
    state.lanterns[0, 0] = 0
    state.supply[0] = 0


def lose_a_boat(state: Any) -> None:
    state.favor_bank -= 1


def take_from_the_middle_of_a_stack(state: Any) -> None:
    state.token_owner[0, 7] = 1


def take_a_grey_token_too_early(state: Any) -> None:
    state.token_owner[3, 0], state.tokens_taken[3] = 1, 1
    state.tokens_taken[:3] = np.minimum(state.tokens_taken[:3], 7)
    for kind in range(3):
        state.token_owner[kind, int(state.tokens_taken[kind]) :] = -1


def hold_a_tile_twice(state: Any) -> None:
    state.hand[0, 0] = state.hand[1, 0]


def steal_a_tile(state: Any) -> None:
    state.hand[0, 0], state.tiles[int(state.front) - 1] = 0, state.hand[0, 0]


def break_the_lake(state: Any) -> None:
    cell = int(np.flatnonzero(state.tile[:100] >= 0)[0])
    state.x[cell], state.y[cell] = 30, 30


def forget_a_cell(state: Any) -> None:
    state.cells -= 1


def hide_a_cell(state: Any) -> None:
    state.map[:] = np.where(state.map == 5, -1, state.map)


def hoard(state: Any) -> None:
    state.phase = 3
    state.lanterns[state.turn] = 2


SINGLE = [
    pytest.param("LF-I01", lose_a_card, marks=clause("LF-I01")),
    pytest.param("LF-I02", lose_a_boat, marks=clause("LF-I02")),
    pytest.param("LF-I03", take_from_the_middle_of_a_stack, marks=clause("LF-I03")),
    pytest.param("LF-I03", take_a_grey_token_too_early, marks=clause("LF-I03", "LF-I13")),
    pytest.param("LF-I04", hold_a_tile_twice, marks=clause("LF-I04")),
    pytest.param("LF-I05", steal_a_tile, marks=clause("LF-I05")),
    pytest.param("LF-I06", break_the_lake, marks=clause("LF-I06")),
    pytest.param("LF-I07", forget_a_cell, marks=clause("LF-I07")),
    pytest.param("LF-I07", hide_a_cell, marks=clause("LF-I07")),
    pytest.param("LF-I09", hoard, marks=clause("LF-I09")),
]


@pytest.mark.parametrize(("invariant", "damage"), SINGLE)
def test_a_damaged_record_is_named(invariant: str, damage: Callable[[Any], None]) -> None:
    position = middle()
    assert GAME.unsound(position.record) == []

    damage(position.record)

    assert invariant in GAME.unsound(position.record)


@pytest.mark.parametrize(
    ("field", "value"), [("supply", -1), ("favors", 21), ("rotation", 4), ("x", 34), ("phase", 5)]
)
def test_a_value_outside_its_range_is_named(field: str, value: int) -> None:
    position = middle()

    position.record[field] = value

    assert GAME.unsound(position.record) == [f"range of {field}"]


def step(kind: str) -> tuple[Position, int, Position]:
    """A position, an action of a kind, and what it leads to."""
    position = deal(GAME, 3, 5)
    while True:
        legal = position.legal()
        action = position.greedy()
        fits = {
            "place": action >= 94,
            "unmatched": action >= 94,
            "dedicate": 44 <= action < 87,
            "exchange": 0 < action < 43,
        }[kind]
        if fits and kind == "unmatched":
            action = next(a for a in legal if _gain(position, a) == 1)
        after = position.copy()
        after.apply(action)
        if fits:
            return position, action, after
        position = after


def _gain(position: Position, action: int) -> int:
    after = position.copy()
    after.apply(action)
    seat = position.actor()
    return int(after.record.lanterns[seat].sum() - position.record.lanterns[seat].sum())


def give(seat_from_turn: int, cards: int) -> Callable[[Any, Any], None]:
    def change(before: Any, after: Any) -> None:
        after.lanterns[(before.turn + seat_from_turn) % 3, 2] += cards

    return change


def give_boat(seat_from_turn: int) -> Callable[[Any, Any], None]:
    def change(before: Any, after: Any) -> None:
        after.favors[(before.turn + seat_from_turn) % 3] += 1

    return change


def second(flag: str) -> Callable[[Any, Any], None]:
    def change(before: Any, _after: Any) -> None:
        before[flag] = 1

    return change


def grey_before_the_stacks_are_empty(before: Any, after: Any) -> None:
    after.tokens_taken[3] += 1
    after.token_owner[3, int(after.tokens_taken[3]) - 1] = (before.turn + 1) % 3


def points_for_another(before: Any, after: Any) -> None:
    after.token_owner[0, int(after.tokens_taken[0])] = (before.turn + 1) % 3
    after.tokens_taken[0] += 1


def points_lost(before: Any, _after: Any) -> None:
    before.token_owner[0, int(before.tokens_taken[0])] = 1
    before.tokens_taken[0] += 1


PAIRS = [
    pytest.param(10, "place", give(1, 2), marks=clause("LF-I10")),
    pytest.param(10, "place", give(0, 6), marks=clause("LF-I10")),
    pytest.param(10, "place", give_boat(1), marks=clause("LF-I10")),
    pytest.param(11, "unmatched", give_boat(0), marks=clause("LF-I11")),
    pytest.param(11, "unmatched", give(0, 1), marks=clause("LF-I11")),
    pytest.param(12, "dedicate", give(0, 1), marks=clause("LF-I12")),
    pytest.param(12, "dedicate", second("dedicated"), marks=clause("LF-I12")),
    pytest.param(12, "exchange", second("exchanged"), marks=clause("LF-I12")),
    pytest.param(13, "dedicate", grey_before_the_stacks_are_empty, marks=clause("LF-I13")),
    pytest.param(14, "place", points_for_another, marks=clause("LF-I14")),
    pytest.param(14, "exchange", points_lost, marks=clause("LF-I14")),
]


@pytest.mark.parametrize(("invariant", "kind", "change"), PAIRS)
def test_an_action_that_breaks_an_invariant_is_named(
    invariant: int, kind: str, change: Callable[[Any, Any], None]
) -> None:
    before, action, after = step(kind)
    assert broken_by(before.record, action, after.record) == 0

    change(before.record, after.record)

    assert broken_by(before.record, action, after.record) == invariant


OFFERS = [
    pytest.param(8, [94, 95], marks=clause("LF-I08")),
    pytest.param(15, [], marks=clause("LF-I15")),
    pytest.param(15, [43], marks=clause("LF-I15")),
    pytest.param(15, [43, 45, 44], marks=clause("LF-I15")),
    pytest.param(15, [43, 44, 44], marks=clause("LF-I15")),
    pytest.param(15, [42, 44], marks=clause("LF-I15")),
    pytest.param(15, [43, 1258], marks=clause("LF-I15")),
]


@pytest.mark.parametrize(("invariant", "offer"), OFFERS)
def test_a_wrong_offer_is_named(invariant: int, offer: list[int]) -> None:
    position = step("place" if invariant == 8 else "dedicate")[0]
    out = np.zeros(ROOM, dtype=np.int32)
    out[: len(offer)] = offer

    assert broken_offer(position.record, out, len(offer)) == invariant


@clause("LF-I07", "LF-I09")
@pytest.mark.parametrize("invariant", [7, 9])
def test_too_few_free_cells_or_too_many_cards_are_named(invariant: int) -> None:
    position = step("place")[0]
    out = np.array([*position.legal(), 0], dtype=np.int32)
    if invariant == 7:
        position.record.tile[:100] = 1
    else:
        position.record.lanterns[position.actor()] = 2

    assert broken_offer(position.record, out, len(out) - 1) == invariant


@clause("LF-I16")
@pytest.mark.parametrize(("field", "value"), [("turns_done", 29), ("front", 34), ("hand", 3)])
def test_a_game_that_ends_too_early_is_named(field: str, value: int) -> None:
    position = middle(decisions=0)
    while position.actor() >= 0:
        position.apply(position.greedy())
    out = np.zeros(ROOM, dtype=np.int32)
    assert broken_end(position.record, out) == 0

    position.record[field] = value

    assert broken_end(position.record, out) == 16
