"""Counting: how many sequences of legal actions lead away from a position."""

from __future__ import annotations

from spieltisch.conformance import deal
from spieltisch.games import load
from spieltisch.position import Position


def perft(position: Position, depth: int) -> int:
    """The number of sequences of `depth` legal actions; shorter ones end the game early."""
    legal = position.legal()
    if depth == 1:
        return len(legal)
    start, count = position.to_bytes(), 0
    for action in legal:
        position.apply(action)
        count += perft(position, depth - 1)
        position.load(start)
    return count


def start_of(game: str, variant: str, players: int, seed: int, decisions: int) -> Position:
    """A game after so many decisions of the plain policy."""
    position = deal(load(game), players, seed, variant=variant)
    for _ in range(decisions):
        position.apply(position.greedy())
    return position
