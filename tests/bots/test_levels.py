"""The table of levels."""

from __future__ import annotations

import re

import numpy as np
import pytest

from bots.positions import concealed, middle
from spieltisch.bots import LEVELS, level
from spieltisch.bots.choose import choose
from spieltisch.bots.levels import REFERENCES
from spieltisch.bots.search import Search

OPPONENTS = ("easy", "medium", "hard", "master")


def test_the_four_opponents_stand_in_order_of_strength() -> None:
    bars = [level(bot).bars for bot in OPPONENTS]

    assert [found.id for found in LEVELS if found.style] == list(OPPONENTS)
    assert bars == sorted(set(bars))


def test_the_strongest_has_a_second_and_looks_ahead() -> None:
    strongest = LEVELS[-1]

    assert strongest.seconds <= 1.0
    assert strongest.style
    assert strongest.style.look_aheads >= 200
    assert strongest.style.slips == 0


def test_names_are_unique_and_the_bots_to_compare_with_are_not_offered() -> None:
    ids = [found.id for found in (*LEVELS, *REFERENCES)]

    assert len(set(ids)) == len(ids)
    assert len({found.name for found in LEVELS}) == len(LEVELS)
    assert all(found not in LEVELS for found in REFERENCES)


def test_an_unknown_bot_is_named_with_those_that_exist() -> None:
    with pytest.raises(LookupError, match=re.escape("'hal'; expected one of: random, greedy")):
        level("hal")


def test_the_bots_to_compare_with_decide_legally(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.bots.reference.flat.__defaults__", (200,))
    monkeypatch.setattr("spieltisch.bots.reference.tree.__defaults__", (20,))
    monkeypatch.setattr("spieltisch.bots.reference.expectimax.__defaults__", (2,))
    position = middle("lichterfest")
    seat = position.actor()
    record = concealed(position, seat)

    for bot in ("flat", "ismcts", "expectimax"):
        first, second = (choose("lichterfest", bot, record, seat, b"x", 1.0) for _ in range(2))
        assert first == second
        assert position.why_not(first) == 0


def test_expectimax_takes_what_is_worth_most_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def play(search: Search, places: range, deals: int, depth: int) -> None:
        asked.append((len(places), deals, depth))
        search.sums, search.counts = np.arange(len(places)) % 4 * 1.0, np.ones(len(places))

    monkeypatch.setattr(Search, "play", play)
    position = middle("lichterfest")
    seat = position.actor()
    legal = position.legal()

    found = choose("lichterfest", "expectimax", concealed(position, seat), seat, b"x", 1.0)

    assert asked == [(len(legal), 32, 2)]
    assert found == legal[3]
