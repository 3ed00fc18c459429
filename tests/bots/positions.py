"""Positions in the middle of games, and what a seat there may know."""

from __future__ import annotations

import hashlib
import struct

from spieltisch.games import load
from spieltisch.position import Position


def words(*parts: object) -> tuple[int, int, int, int]:
    """Four words for a generator."""
    a, b, c, d = struct.unpack("<4Q", hashlib.sha256(repr(parts).encode()).digest())
    return a, b, c, d


def middle(game_id: str, number: int = 0, share: float = 0.4) -> Position:
    """A game of the greedy policy, left after a share of its decisions, with a real choice."""
    facts = load(game_id).facts
    openings = [opening for opening in facts.openings() if opening[1] > 1]
    variant, seats = openings[number % len(openings)]

    def begin() -> Position:
        position = Position(load(game_id))
        position.key(words(game_id, number))
        position.setup(seats, facts.variant_number(variant, seats))
        return position

    whole, length = begin(), 0
    while whole.actor() >= 0:
        whole.apply(whole.greedy())
        length += 1
    position = begin()
    for _ in range(int(share * length)):
        position.apply(position.greedy())
    while len(position.legal()) < 2:
        position.apply(position.greedy())
    return position


def concealed(position: Position, seat: int, *luck: object) -> bytes:
    """The record as `seat` may have it."""
    copy = position.copy()
    copy.key(words(*luck))
    copy.conceal(seat)
    return copy.to_bytes()
