"""What holds along every game of Lichterfest, whatever is chosen."""

from __future__ import annotations

import random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from clauses import clause
from properties.invariants import broken_by, broken_end, broken_offer
from spieltisch.conformance import deal
from spieltisch.game import SPECTATOR, Event
from spieltisch.games import load
from spieltisch.games.lichterfest.tell import tell
from spieltisch.position import ROOM, Position

GAME = load("lichterfest")
PLAYERS = st.sampled_from([2, 3, 4])
SEEDS = st.integers(0, 2**40)
FEW = settings(max_examples=12, deadline=None)


def choose(position: Position, chance: random.Random, legal: list[int]) -> int:
    """Half plain moves, half random ones: long games in which everything happens."""
    return position.greedy() if chance.random() < 0.5 else chance.choice(legal)


@FEW
@given(PLAYERS, SEEDS)
@clause("LF-I01", "LF-I02", "LF-I03", "LF-I04", "LF-I05", "LF-I06", "LF-I07", "LF-I08", "LF-I09")
@clause("LF-I10", "LF-I11", "LF-I12", "LF-I13", "LF-I14", "LF-I15", "LF-I16")
def test_every_invariant_holds_after_every_action(players: int, seed: int) -> None:
    position, chance = deal(GAME, players, seed), random.Random(seed)
    room = np.zeros(ROOM, dtype=np.int32)
    while legal := position.legal():
        room[: len(legal)] = legal
        assert broken_offer(position.record, room, len(legal)) == 0
        before, action = position.copy(), choose(position, chance, legal)
        position.apply(action)
        assert GAME.unsound(position.record) == []
        assert broken_by(before.record, action, position.record) == 0
    assert broken_end(position.record, room) == 0


@FEW
@given(PLAYERS, SEEDS)
@clause("LF-I17")
def test_seed_and_actions_give_the_same_bytes_again(players: int, seed: int) -> None:
    position, chance = deal(GAME, players, seed), random.Random(seed)
    actions = []
    while legal := position.legal():
        actions.append(chance.choice(legal))
        position.apply(actions[-1])

    again = deal(GAME, players, seed)
    for action in actions:
        again.apply(action)

    assert again.to_bytes() == position.to_bytes()


def counted(events: list[Event], players: int) -> tuple[np.ndarray, list[int], list[int]]:
    """Cards (seat, colour), boats and points that the events say were won or paid."""
    cards, boats, points = np.zeros((players, 7), dtype=int), [0] * players, [0] * players
    for event in events:
        seat = event.get("seat", 0)
        if event["kind"] == "exchange":
            cards[seat, event["gave"]] -= 1
            cards[seat, event["took"]] += 1
            boats[seat] -= 2
        elif event["kind"] == "dedicate":
            cards[seat] -= event["paid"]
            points[seat] += event["value"]
        elif event["kind"] == "discard":
            cards[seat, event["colour"]] -= 1
        elif event["kind"] == "place":
            boats[seat] += event["favors_got"]
            for share in event["bonus"]:
                cards[seat, share["colour"]] += share["got"]
            for share in event["shares"]:
                cards[share["seat"], share["colour"]] += share["got"]
    return cards, boats, points


@FEW
@given(PLAYERS, SEEDS)
def test_what_is_told_adds_up_to_what_happened(players: int, seed: int) -> None:
    position, chance = deal(GAME, players, seed), random.Random(seed)
    turns = 0
    while legal := position.legal():
        before, action = position.copy(), choose(position, chance, legal)
        position.apply(action)
        events = tell(before.view(SPECTATOR), action, position.view(SPECTATOR))

        cards, boats, points = counted(events, players)
        old, new = before.record, position.record
        won = new.lanterns[:players].astype(int) - old.lanterns[:players]
        assert np.array_equal(cards, won)
        assert boats == (new.favors[:players].astype(int) - old.favors[:players]).tolist()
        assert points == (np.array(position.score()) - before.score()).tolist()
        turns += sum(event["kind"] == "passes" for event in events)
        turns += int(new.turns_done) - int(old.turns_done) > 0
        assert turns == new.turns_done
    assert events[-1] == {"kind": "over"}


@FEW
@given(PLAYERS, SEEDS)
def test_events_are_the_same_for_every_viewer(players: int, seed: int) -> None:
    position, chance = deal(GAME, players, seed), random.Random(seed)
    while legal := position.legal():
        before, action = position.copy(), choose(position, chance, legal)
        position.apply(action)
        told = [
            tell(before.view(viewer), action, position.view(viewer))
            for viewer in range(SPECTATOR, players)
        ]
        assert all(events == told[0] for events in told)
