"""Games between any bots, decision by decision as at a table: for bots that search.

Slower than `lab/playout.py`, which has whole games inside compiled code, but every bot that can
sit at a table can play. A game follows from its seed and number alone.
"""

from __future__ import annotations

import hashlib
import struct
import time
from dataclasses import dataclass, field

from spieltisch.bots.choose import choose
from spieltisch.bots.levels import EVERYONE, level
from spieltisch.game import Game
from spieltisch.games import load
from spieltisch.position import MOST_SEATS, Position


@dataclass
class Match:
    """How one game went; everything by seat."""

    points: list[int]
    places: list[int]  # 1 is the winner
    decisions: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    seconds: list[float] = field(default_factory=lambda: [0.0] * MOST_SEATS)  # of deciding
    actions: list[int] = field(default_factory=list)  # all, in order
    last: bytes = b""  # the record at the end

    @property
    def winners(self) -> int:
        """How many share the victory."""
        return self.places.count(1)


def play_match(
    game: Game,
    variant: str,
    bots: tuple[str, ...],
    seed: int,
    number: int,
    seconds: float | None = None,
) -> Match:
    """Play game `number` of a seed with these bots at the seats.

    Equal seed and number deal the same for all bots. `seconds` replaces the time that a level
    has for a decision.
    """
    position = Position(game)
    position.key(_words(seed, number))
    position.setup(len(bots), game.facts.variant_number(variant, len(bots)))
    match = Match([], [])
    while (seat := position.actor()) >= 0:
        luck = hashlib.sha256(f"{seed} {number} {len(match.actions)}".encode()).digest()
        concealed = position.copy()
        concealed.key(struct.unpack("<4Q", luck))
        concealed.conceal(seat)
        budget = level(bots[seat], EVERYONE).seconds if seconds is None else seconds
        start = time.perf_counter()
        action = choose(game.facts.id, bots[seat], concealed.to_bytes(), seat, luck, budget)
        match.seconds[seat] += time.perf_counter() - start
        match.decisions[seat] += 1
        match.actions.append(action)
        position.apply(action)
    match.points, match.places, match.last = position.score(), position.ranks(), position.to_bytes()
    return match


def play_task(task: tuple[str, str, tuple[str, ...], int, int, float | None]) -> Match:
    """`play_match` with the id of the game, as work that can go to another process."""
    game_id, variant, bots, seed, number, seconds = task
    return play_match(load(game_id), variant, bots, seed, number, seconds)


def _words(seed: int, number: int) -> tuple[int, int, int, int]:
    a, b, c, d = struct.unpack("<4Q", hashlib.sha256(f"{seed} {number}".encode()).digest())
    return a, b, c, d
