"""Who knows what: hands, piles, and what is dealt anew for a bot; taking back."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from clauses import clause
from games.lighthouse_run.table import KEEP, TAKE, Build, S, beacon, card, origin
from spieltisch.games.lighthouse_run.record import unsound
from spieltisch.position import Position

TIMES = 600


@clause("LR-16", "LR-05")
def test_only_the_owner_sees_a_hand(table: Build) -> None:
    t = table(hands={0: [0, 6, 8], 1: [1, 7, 9]})
    assert [row["index"] for row in t.view(0)["hand"]] == [0, 6, 8]
    assert [row["cards"] for row in t.view(0)["colours"]] == [[0, 6, 8], None, None, None]
    assert t.view()["hand"] is None
    assert all(row["cards"] is None for row in t.view()["colours"])


def test_hands_of_others_and_all_piles_are_dealt_anew(table: Build) -> None:
    t = table(rounds=3, hands={0: [11, 12, 13], 1: [1, 7, 9]})
    before = t.view(0)
    piles, hands = set(), set()
    for _ in range(20):
        t.position.conceal(0)
        assert t.hand(0) == [11, 12, 13]
        assert t.view(0) == before
        assert unsound(t.position.compiled().record if t.position.plain else t.state) == []
        piles.add(tuple(t.pile(0)))
        hands.add(tuple(t.hand(1)))
    assert len(piles) > 15
    assert len(hands) > 10


@clause("LR-63")
def test_eriks_order_is_unknown_to_all(table: Build) -> None:
    t = table(variant="erik")
    orders = set()
    for seat in (0, 1, -1) * 4:
        t.position.conceal(seat)
        orders.add(tuple(t.pile(2)))
        assert sorted(t.pile(2)) == [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13]
    assert len(orders) == 12


@clause("LR-06")
def test_an_opening_hand_with_both_group_cards_is_never_supposed(table: Build) -> None:
    t = table(hands={1: [0, 1, 2]})
    for _ in range(TIMES):
        t.position.conceal(0)
        assert not {6, 7} <= set(t.hand(1))


@clause("LR-06")
def test_later_a_hand_may_hold_both_group_cards() -> None:
    found = 0
    for hand in _hands_supposed(rounds=3):
        found += {6, 7} <= set(hand)
    # 9 of 165 hands of three from eleven unseen cards; somewhat less, since it cannot come from
    # the deal alone
    assert 0.01 < found / TIMES < 0.09


def test_every_unseen_card_is_equally_likely_in_a_hand() -> None:
    """Twelve plain cards share alike; group cards are a little rarer, never as a pair."""
    counts = Counter(index for hand in _hands_supposed(rounds=0) for index in hand)
    plain = [counts[index] for index in range(14) if index not in (6, 7)]
    expected = 3 * TIMES / 14
    assert all(abs(count - expected) < 0.35 * expected for count in plain)
    assert sum(counts.values()) == 3 * TIMES


def _hands_supposed(rounds: int) -> list[list[int]]:
    from games.lighthouse_run.table import Table

    t = Table(plain=False, rounds=rounds, hands={1: [11, 12, 13]})
    hands = []
    for _ in range(TIMES):
        t.position.conceal(0)
        hands.append(t.hand(1))
    return hands


def revealed(position: Position) -> int:
    """The counter that forbids taking back."""
    return int(position.record.revealed)


def test_within_a_turn_only_the_shown_card_counts_as_revealed(table: Build) -> None:
    t = table(lit=(1, 2, 5), hands={0: [0, 6, 9]}, ships={0: [S, 6, 21, 21, 21]})
    counts = [revealed(t.position)]
    for action in (card(9), beacon(5, 3), origin(S), TAKE):
        t.play(action)
        counts.append(revealed(t.position))
    shown, light, ships, end = (b - a for a, b in pairwise(counts))
    assert shown > 0
    assert (light, ships) == (0, 0)
    assert end > 0


@pytest.mark.parametrize("action", [KEEP, beacon(1, 2)])
def test_a_beacon_that_ends_the_turn_counts_too(table: Build, action: int) -> None:
    t = table(ships={0: [21] * 5})
    t.play(card(6))
    before = revealed(t.position)
    t.play(action)
    assert revealed(t.position) > before
