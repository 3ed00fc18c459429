"""The table of levels."""

from __future__ import annotations

import re

import pytest

from bots.positions import concealed, middle
from spieltisch.bots import LEVELS, level
from spieltisch.bots.choose import choose
from spieltisch.bots.levels import REFERENCES

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
    position = middle("lichterfest")
    seat = position.actor()
    record = concealed(position, seat)

    for bot in ("flat", "ismcts"):
        first, second = (choose("lichterfest", bot, record, seat, b"x", 1.0) for _ in range(2))
        assert first == second
        assert position.why_not(first) == 0
