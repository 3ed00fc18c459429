"""The dice phase: ZD-15 to ZD-23."""

from __future__ import annotations

import itertools

import pytest

from clauses import clause
from games.zwerge_duell.table import (
    KEEP,
    POWER,
    POWER_UP,
    ROLL,
    STOP,
    SUP_DIE,
    SUP_DRAW,
    SUP_REROLL,
    Build,
    play,
)
from spieltisch.games.zwerge_duell.combat import hit_values
from spieltisch.games.zwerge_duell.reasons import (
    ALL_DICE_ARE_DUE,
    CARD_NOT_IN_HAND,
    NO_SUCH_DIE,
    POWER_IS_LATE,
    REROLLS_COME_FIRST,
)
from spieltisch.games.zwerge_duell.rolling import dice_due


@clause("ZD-15", "ZD-17", "ZD-E05")
@pytest.mark.parametrize(
    ("supports", "powers", "dice"), [(0, 0, 3), (1, 1, 6), (2, 1, 6), (0, 2, 6), (3, 0, 6)]
)
def test_the_number_of_dice(table: Build, supports: int, powers: int, dice: int) -> None:
    t = table(displays={0: [SUP_DIE] * supports}, hands={0: [POWER] * powers}, phase="draw")
    for _ in range(powers):
        t.play(POWER_UP)
    assert len(t.view()["dice"]) == dice
    assert t.cards("discard", 0) == [POWER] * powers


@clause("ZD-17", "ZD-E05")
def test_six_dice_make_more_power_illegal(table: Build) -> None:
    t = table(displays={0: [SUP_DIE] * 3}, hands={0: [POWER]}, variant="always_ask_seat0")
    t.state.phase = 1
    assert t.act(dice_due) == 6
    assert t.legal() == [ROLL]
    assert t.why_not(POWER_UP) == ALL_DICE_ARE_DUE


@clause("ZD-16", "ZD-17")
def test_power_comes_after_the_draw_and_before_the_roll(table: Build) -> None:
    t = table(displays={0: [SUP_DRAW]}, hands={0: [POWER, POWER]}, phase="draw")
    assert POWER_UP not in t.legal()
    t.play(0)
    assert t.legal() == [ROLL, POWER_UP]
    events = t.play(POWER_UP)
    assert events[0] == {"kind": "power", "seat": 0, "number": 33, "dice": 5, "lost": 0}
    assert t.view(0)["reason"] == {"after": "dice", "card": -1, "dice": 6, "lost": 1}
    events = t.play(POWER_UP)
    assert (events[0]["dice"], events[0]["lost"]) == (6, 1)
    assert t.kinds(events) == ["power", "roll"]


@clause("ZD-16")
def test_power_acts_on_this_roll_only(table: Build) -> None:
    t = table(hands={0: [POWER]}, phase="draw")
    t.play(POWER_UP, STOP)
    t.play(STOP)
    assert len(t.view()["dice"]) == 3


@clause("ZD-16")
def test_power_is_late_after_the_roll_and_absent_without_the_card(table: Build) -> None:
    t = table(hands={0: [POWER]}, pool="1 2 3")
    assert t.why_not(POWER_UP) == POWER_IS_LATE
    t = table(variant="always_ask_seat0", hands={0: [0]})
    t.state.phase = 1
    assert t.why_not(POWER_UP) == CARD_NOT_IN_HAND


@clause("ZD-18", "ZD-19")
def test_all_dice_are_rolled_together(table: Build) -> None:
    t = table(hands={0: [POWER]}, phase="draw")
    t.next_faces("2 W 5")
    events = t.play(ROLL)
    assert events[0] == {"kind": "roll", "seat": 0, "faces": [1, 5, 4]}
    assert t.pool() == "2 5 W"


@clause("ZD-20", "ZD-21", "ZD-E06")
def test_two_supports_may_reroll_the_same_die_twice(table: Build) -> None:
    t = table(displays={0: [SUP_REROLL] * 2}, pool="1 3 W")
    t.state.phase, t.state.rerolls = 2, 2
    assert t.legal() == [5, 7, 10, KEEP]
    t.next_faces("5 1")
    events = t.play(7)
    assert events == [{"kind": "reroll", "seat": 0, "die": 1, "face": 2, "rolled": 4}]
    t.play(9)
    assert (t.pool(), t.phase) == ("1 1 W", "card")


@clause("ZD-20")
def test_rerolls_may_be_left(table: Build) -> None:
    t = table(displays={0: [SUP_REROLL]}, phase="draw")
    assert t.phase == "reroll"
    absent = next(face for face in range(6) if t.state.pool[face] == 0)
    assert t.why_not(5 + absent) == NO_SUCH_DIE
    assert t.why_not(STOP) == REROLLS_COME_FIRST
    t.play(KEEP)
    assert t.phase == "card"


@clause("ZD-20")
def test_without_the_support_there_is_no_reroll(table: Build) -> None:
    t = table(phase="draw")
    assert t.phase == "card"


@clause("ZD-22", "ZD-63")
def test_a_reroll_is_no_use(table: Build) -> None:
    t = table(displays={0: [SUP_REROLL]}, phase="draw")
    first = next(face for face in range(6) if t.state.pool[face] > 0)
    t.play(5 + first)
    assert sum(t.state.pool[face] for face in range(6)) == 3
    t.play(STOP)
    assert t.state.jokers[0] == 1


@clause("ZD-23", "ZD-E30")
def test_a_new_support_works_from_the_next_turn_on(table: Build) -> None:
    t = table(hands={0: [SUP_DIE, SUP_DRAW, SUP_REROLL]}, pool="4 4 4 2 2")
    t.play(play(SUP_DIE, 4))
    assert t.pool() == "2 2"
    t.play(play(SUP_REROLL, 2))
    assert t.pool() == ""
    t.play(STOP, STOP)
    assert t.phase == "reroll"
    assert len(t.view()["dice"]) == 4


@clause("ZD-E36", "ZD-40", "ZD-42", "ZD-43")
@pytest.mark.parametrize(("card", "mean"), [(0, 4 / 3), (5, 2), (7, 4)])
def test_mean_hits_of_four_dice(table: Build, card: int, mean: float) -> None:
    t = table(displays={0: [card]})
    hits = int(t.act(hit_values, 0)) | 1 << 5  # a wild die hits too
    rolls = list(itertools.product(range(6), repeat=4))
    total = sum(sum(hits >> face & 1 for face in roll) for roll in rolls)
    assert total / len(rolls) == pytest.approx(mean)
