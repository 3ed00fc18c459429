"""What holds for every match: undo, append, and the archive."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games import load
from spieltisch.match import BadRecord, Match, Seat, from_record, to_record, verify

GAME = load("lichterfest")
PLAYERS = st.sampled_from([2, 3, 4])
SEEDS = st.integers(0, 2**40)
FEW = settings(max_examples=8, deadline=None)
NAMES = ["Mira", "Jonas", "Anna", "Timo"]


def opened(players: int, seed: int, **options: Any) -> Match:
    seats = [Seat(name, "person", entered=place) for place, name in enumerate(NAMES[:players])]
    return Match(GAME, seats, secret=seed.to_bytes(32, "big"), options=options)


def act(match: Match, chance: random.Random) -> None:
    greedy = match.position().greedy()
    match.play(match.actor, greedy if chance.random() < 0.6 else chance.choice(match.legal()))


def finished(players: int, seed: int) -> Match:
    """A whole match with some undos and agreed wishes in it."""
    match, chance = opened(players, seed), random.Random(seed)
    while not match.over:
        act(match, chance)
        for seat in range(players):
            if chance.random() < 0.2 and match.undo_state(seat) == "free":
                match.undo(seat)
        if chance.random() < 0.03 and not match.over and match.undo_state(0) == "ask":
            for seat in range(players):
                match.wish_undo(seat)
    return match


@FEW
@given(PLAYERS, SEEDS)
def test_an_undone_action_leaves_no_trace_and_draws_the_same_again(players: int, seed: int) -> None:
    match, chance = opened(players, seed), random.Random(seed)
    while not match.over:
        before, seat = match.position().to_bytes(), match.actor
        action = match.position().greedy() if chance.random() < 0.6 else match.legal()[0]
        match.play(seat, action)
        after = match.position().to_bytes()
        if match.undo_state(seat) == "free":
            match.undo(seat)
            assert without_generator(match) == without_generator_of(before)
            assert match.actor == seat
            match.play(seat, action)
            assert match.position().to_bytes() == after


def without_generator(match: Match) -> bytes:
    return without_generator_of(match.position().to_bytes())


def without_generator_of(data: bytes) -> bytes:
    """The record after its first field, the generator's 32 bytes, which each action sets anew."""
    return data[32:]


@FEW
@given(PLAYERS, SEEDS)
def test_a_match_rebuilt_from_its_entries_is_the_same(players: int, seed: int) -> None:
    match = finished(players, seed)
    again = opened(players, seed)
    for entry in match.log:
        again.append(entry)

    assert again.position().to_bytes() == match.position().to_bytes()
    assert (again.log, again.events, again.acts) == (match.log, match.events, match.acts)
    assert again.undone() == match.undone()


@FEW
@given(PLAYERS, SEEDS)
def test_a_finished_match_comes_back_from_its_record(players: int, seed: int) -> None:
    match = finished(players, seed)
    record = to_record(match)

    again = from_record(record)

    assert again.position().to_bytes() == match.position().to_bytes()
    assert to_record(again) == record
    assert all(check.holds for check in verify(record))


def tampered(record: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The record with one thing changed: a secret, a score, a place, or an entry of the log."""
    changed = copy.deepcopy(record)
    what = chance.choice(["secret", "commitment", "score", "rank", "drop", "action", "seat"])
    if what in ("secret", "commitment"):
        text = changed[what]
        changed[what] = ("0" if text[0] != "0" else "1") + text[1:]
    elif what == "score":
        changed["result"]["scores"][0] += 1
    elif what == "rank":
        changed["result"]["ranks"].reverse()
        changed["result"]["ranks"][0] += 1
    else:
        row = chance.choice(changed["log"])
        if what == "drop":
            changed["log"].remove(row)
        elif what == "seat":
            row["seat"] = (row["seat"] + 1) % len(changed["seats"])
        elif row["kind"] == "act":
            row["action"] = row["action"] + 1 if row["action"] < 1257 else 0
        else:
            row["kind"] = "act"
    return changed


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_a_record_with_anything_changed_is_refused(seed: int) -> None:
    record = _finished_record(seed % 3 + 2)
    changed = tampered(record, random.Random(seed))

    with pytest.raises(BadRecord):
        from_record(changed)
    assert not all(check.holds for check in verify(changed))


_RECORDS: dict[int, dict[str, Any]] = {}


def _finished_record(players: int) -> dict[str, Any]:
    if players not in _RECORDS:
        _RECORDS[players] = to_record(finished(players, players))
    return _RECORDS[players]


@FEW
@given(PLAYERS, SEEDS)
def test_what_is_called_final_cannot_be_taken_back_freely(players: int, seed: int) -> None:
    match, chance = opened(players, seed), random.Random(seed)
    while not match.over:
        before, seat, legal = match.position().to_bytes(), match.actor, match.legal()
        action = chance.choice(legal)
        final = match.finals(legal)[legal.index(action)]
        assert match.position().to_bytes() == before

        match.play(seat, action)

        assert (match.undo_state(seat) != "free") == final
