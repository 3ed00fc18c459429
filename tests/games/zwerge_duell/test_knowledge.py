"""Who knows what: hands and piles, what is dealt anew for a bot, and what can be taken back."""

from __future__ import annotations

from collections import Counter

import pytest

from clauses import clause
from games.zwerge_duell.table import (
    ARMOUR,
    AXE,
    EV_REMOVE,
    KEEP,
    ONE,
    PASS,
    POWER,
    POWER_UP,
    ROLL,
    SCOUT,
    STOP,
    SUP_REROLL,
    VP2,
    VP3,
    Build,
    Table,
    axe,
    hit,
    play,
    remove,
    scout,
)
from spieltisch.games.zwerge_duell.data import CARD_OF
from spieltisch.games.zwerge_duell.record import unsound

TIMES = 600


@clause("ZD-I15")
def test_only_the_owner_sees_a_hand(table: Build) -> None:
    t = table(hands={0: [VP2, AXE], 1: [VP3]})
    assert [row["card"] for row in t.view(0)["hand"]] == [VP2, AXE]
    assert [row["card"] for row in t.view(1)["hand"]] == [VP3]
    assert t.view()["hand"] is None
    assert [seat["hand"] for seat in t.view(1)["seats"]] == [2, 1]


@clause("ZD-I15")
def test_the_other_hand_and_both_piles_are_dealt_anew(table: Build) -> None:
    t = table(hands={0: [VP2, AXE], 1: [VP3, ARMOUR, ONE]}, piles={0: 12, 1: 12})
    before = t.view(0)
    hands, piles = set(), set()
    for _ in range(20):
        t.position.conceal(0)
        assert t.cards("hand", 0) == [VP2, AXE]
        assert t.view(0) == before
        assert unsound(t.position.compiled().record if t.position.plain else t.state) == []
        hands.add(tuple(t.cards("hand", 1)))
        piles.add(tuple(int(t.state.pile[0, place]) for place in range(23, 35)))
    assert len(hands) > 10
    assert len(piles) > 15


def test_every_unseen_card_is_equally_likely_in_a_hand() -> None:
    t = Table(plain=False, hands={1: [VP2, VP2, VP3]}, piles={1: 27})
    counts: Counter[int] = Counter()
    for _ in range(TIMES):
        t.position.conceal(0)
        counts.update(int(t.state.hand[1, place]) for place in range(3))
    numbers = [n for n in range(35) if counts[n]]
    expected = 3 * TIMES / 30
    assert len(numbers) == 30
    assert all(abs(counts[n] - expected) < 0.5 * expected for n in numbers)
    assert {int(CARD_OF[n]) for n in numbers} >= {VP2, VP3}


def test_unseen_cards_are_counted_by_kind(table: Build) -> None:
    t = table(hands={0: [VP2]}, displays={0: [VP2]}, discards={1: [VP3]})
    assert t.view()["seats"][0]["unseen"][VP2] == 2
    assert t.view(0)["own_pile"][VP2] == 1
    assert t.view()["seats"][1]["unseen"][VP3] == 2


def revealed(t: Table) -> int:
    """The counter that forbids taking back."""
    return int(t.state.revealed)


@clause("ZD-74")
@pytest.mark.parametrize(
    ("facts", "actions"),
    [
        ({"hands": {0: [ONE]}, "pool": "1"}, [play(ONE, 1)]),
        ({"displays": {0: [ONE]}, "pool": "1"}, [hit("1")]),
        ({"hands": {0: [AXE]}}, [axe()]),
        ({}, [STOP]),
        ({"displays": {0: [ONE]}, "hands": {1: [ARMOUR]}, "pool": "1"}, [hit("1"), PASS]),
        ({"hands": {0: [ONE], 1: [AXE]}, "pool": "1"}, [play(ONE, 1), PASS]),
    ],
)
def test_windows_and_points_cannot_be_taken_back(
    table: Build, facts: dict[str, object], actions: list[int]
) -> None:
    """Also a window that was passed at once: otherwise taking back would tell about the hand."""
    t = table(**facts)
    for action in actions:
        before = revealed(t)
        t.play(action)
        assert revealed(t) > before


@clause("ZD-20", "ZD-16")
def test_draws_and_dice_cannot_be_taken_back_but_a_power_can(table: Build) -> None:
    t = table(hands={0: [POWER, POWER]}, displays={0: [SUP_REROLL]}, phase="draw")
    before = revealed(t)
    t.play(POWER_UP)
    assert revealed(t) == before
    t.play(ROLL)
    assert revealed(t) > before
    before = revealed(t)
    t.play(next(a for a in t.legal() if a < KEEP))
    assert revealed(t) > before


@clause("ZD-46", "ZD-34")
def test_the_scout_and_an_open_removal_can_be_taken_back(table: Build) -> None:
    t = table(displays={0: [SCOUT], 1: [VP2, VP3]}, hands={0: [EV_REMOVE]}, pool="1 3 3 3")
    before = revealed(t)
    t.play(scout("1"), play(EV_REMOVE, 3))
    assert revealed(t) == before
    t.play(remove(VP2))
    assert revealed(t) > before
