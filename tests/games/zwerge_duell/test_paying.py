"""Paying: ZD-24 to ZD-30."""

from __future__ import annotations

import pytest

from clauses import clause
from games.zwerge_duell.table import (
    EV_WILD,
    ONE,
    STOP,
    SUP_DIE,
    VP2,
    VP4,
    Build,
    at,
    hit,
    play,
    wild,
)
from spieltisch.games.zwerge_duell.reasons import (
    COSTS_LESS,
    NATURAL_DICE_GO_FIRST,
    NO_SUCH_DIE,
    OTHER_VALUE,
    TOO_FEW_DICE,
    TOO_FEW_JOKERS,
)

# card, pool, joker cards, payments offered
CASES = [
    pytest.param(SUP_DIE, "4 4 W", 0, [(4, 0)], marks=clause("ZD-E09")),
    pytest.param(SUP_DIE, "4 W", 1, [(4, 1)], marks=clause("ZD-E10")),
    pytest.param(VP2, "2 4 4 W", 0, [(2, 0), (4, 0)], marks=clause("ZD-E11")),
    pytest.param(VP2, "W W", 0, [(0, 0)], marks=clause("ZD-E12")),
    pytest.param(VP2, "4 W W", 0, [(4, 0)], marks=clause("ZD-E12")),
    pytest.param(VP4, "5", 3, [(5, 3)], marks=clause("ZD-E13")),
    pytest.param(VP4, "", 3, [], marks=clause("ZD-E13")),
    pytest.param(SUP_DIE, "", 3, [(0, 3)], marks=clause("ZD-E13")),
    pytest.param(ONE, "2 W", 0, [(0, 0)], marks=clause("ZD-E14")),
    pytest.param(ONE, "2 W", 1, [(0, 0), (0, 1)], marks=clause("ZD-E14")),
    pytest.param(ONE, "1 2 W", 1, [(0, 1), (1, 0)], marks=clause("ZD-E14")),
    pytest.param(VP4, "3 3 3 W 5", 1, [(3, 0), (3, 1)], marks=clause("ZD-E15")),
]


@clause("ZD-26", "ZD-27", "ZD-29", "ZD-30", "ZD-66")
@pytest.mark.parametrize(("card", "pool", "jokers", "offered"), CASES)
def test_what_is_offered(
    table: Build, card: int, pool: str, jokers: int, offered: list[tuple[int, int]]
) -> None:
    t = table(hands={0: [card]}, pool=pool, jokers=(jokers, 0))
    assert t.payments(card) == offered
    seen = t.view(0)["hand"][0]["payments"]
    assert [(way["value"], way["jokers"]) for way in seen] == offered


@clause("ZD-29", "ZD-E11", "ZD-E15", "ZD-25")
@pytest.mark.parametrize(
    ("card", "pool", "jokers", "payment", "left"),
    [
        (VP2, "2 4 4 W", 0, (2, 0), "4 4"),
        (VP2, "2 4 4 W", 0, (4, 0), "2 W"),
        (VP4, "3 3 3 W 5", 1, (3, 0), "5"),
        (VP4, "3 3 3 W 5", 1, (3, 1), "5 W"),
        (VP2, "4 W W", 0, (4, 0), "W"),
    ],
)
def test_natural_dice_go_before_wild_ones(
    table: Build, card: int, pool: str, jokers: int, payment: tuple[int, int], left: str
) -> None:
    t = table(hands={0: [card]}, pool=pool, jokers=(jokers, 0))
    way = next(
        way for way in t.view(0)["hand"][0]["payments"] if (way["value"], way["jokers"]) == payment
    )
    events = t.play(play(card, *payment))
    assert t.pool() == left
    assert t.state.jokers[0] == jokers - payment[1]
    told = events[0]
    assert (told["naturals"], told["wilds"], told["jokers"], told["dice"]) == (
        way["naturals"],
        way["wilds"],
        way["jokers"],
        way["dice"],
    )
    assert all(
        t.view()["dice"][die]["spent"] == {"kind": "play", "card": card} for die in way["dice"]
    )


@clause("ZD-30")
def test_why_a_payment_is_not_offered(table: Build) -> None:
    t = table(hands={0: [ONE, VP2, VP4]}, pool="1 4 4 W", jokers=(1, 0))
    assert t.why_not(play(VP2, 0, 0)) == NATURAL_DICE_GO_FIRST
    assert t.why_not(play(VP2, 4, 2)) == TOO_FEW_JOKERS
    assert t.why_not(play(VP2, 3, 0)) == NO_SUCH_DIE
    assert t.why_not(play(ONE, 4, 0)) == OTHER_VALUE
    assert t.why_not(play(ONE, 1, 1)) == COSTS_LESS
    assert t.why_not(play(VP4, 1, 1)) == TOO_FEW_DICE


@clause("ZD-E07", "ZD-26", "ZD-31", "ZD-40", "ZD-25", "ZD-24")
def test_an_ally_may_be_used_at_once_with_what_is_left(table: Build) -> None:
    t = table(hands={0: [ONE]}, displays={1: [VP2]}, pool="1 1 1")
    assert play(ONE, 1) == 16
    t.play(16, hit("1", at(VP2)), hit("1", at(VP2, 1)))
    assert (t.pool(), t.cards("discard", 1)) == ("", [VP2])
    assert t.legal() == [STOP]


@clause("ZD-E08", "ZD-40")
def test_no_die_left_to_hit_with(table: Build) -> None:
    t = table(hands={0: [ONE]}, pool="1 4 5")
    assert 16 in t.legal()
    t.play(16)
    assert t.legal() == [STOP]


@clause("ZD-24", "ZD-28")
def test_any_order_and_as_often_as_the_dice_allow(table: Build) -> None:
    t = table(hands={0: [ONE, VP2, EV_WILD]}, displays={0: [1]}, pool="2 3 3 1 1")
    t.play(hit("2"), play(VP2, 3), wild(1), play(ONE, 1))
    assert t.cards("display", 0) == [1, VP2, ONE]
    assert t.pool() == "W"


@clause("ZD-28")
def test_free_cards_cost_nothing(table: Build) -> None:
    t = table(hands={0: [EV_WILD]}, pool="3")
    t.play(wild(3))
    assert t.pool() == "W"
    assert not t.view()["used"]
