"""One hash per game over fixed seeds: it changes exactly when the rules do.

Random and greedy bots play every variant with every number of seats. The hash takes in the final
record, the points, places and all actions of each game, so a change of dealing, of a rule, of the
order of legal actions, of `conceal` or of the greedy policy shows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Final

import numpy as np

from spieltisch.game import Game
from spieltisch.lab.games import Lineup, Played, play
from spieltisch.lab.playout import CODES

GAMES: Final = 25  # per line-up
SEED: Final = 1

Progress = Callable[[int, int], None]  # (games played, games in all)


def signature(
    game: Game, games: int = GAMES, *, plain: bool = False, progress: Progress | None = None
) -> str:
    """The game's signature, 64 hexadecimal digits; equal on every machine.

    `plain` computes the same uncompiled, some thousand times slower. Another number of games
    gives another signature.
    """
    digest = hashlib.sha256(f"{game.facts.id} {games}\n".encode())
    lineups = list(lineups_of(game))
    for done, lineup in enumerate(lineups):
        for number in range(games):
            played = play(lineup, SEED, number, 1, rotate=True, plain=plain)
            digest.update(_content(game, played))
            if progress:
                progress(done * games + number + 1, len(lineups) * games)
    return digest.hexdigest()


def lineups_of(game: Game) -> Iterator[Lineup]:
    """Every bot against itself and all bots mixed, for every variant and number of seats."""
    bots = tuple(CODES)
    for variant, seats in game.facts.openings():
        for bot in bots:
            yield Lineup(game, (bot,) * seats, variant)
        yield Lineup(game, tuple(bots[seat % len(bots)] for seat in range(seats)), variant)


def _content(game: Game, played: Played) -> bytes:
    """The bytes of one game that go into the hash, little-endian on every machine."""
    record = np.frombuffer(played.last, dtype=game.state)
    numbers = np.concatenate([played.points[0], played.places[0], played.decisions, played.trails])
    return record.astype(game.state.newbyteorder("<")).tobytes() + numbers.astype("<i8").tobytes()
