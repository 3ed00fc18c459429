"""Games between bots from Python: who sits where, and arrays with what came out."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any

import numpy as np

from spieltisch.bots.levels import EVERYONE, level
from spieltisch.game import Game
from spieltisch.kernel import plain as plain_twin
from spieltisch.lab.matches import play_match
from spieltisch.lab.plain_rows import PlainRows
from spieltisch.lab.playout import CODES, programs
from spieltisch.position import MOST_SEATS, ROOM

Table = np.ndarray[Any, Any]


class BadLineup(ValueError):
    """Bots that cannot play a game together; the message says what was expected."""


@dataclass(frozen=True)
class Lineup:
    """A game and the bots at its seats, checked. Raises BadLineup."""

    game: Game
    bots: tuple[str, ...]
    variant: str = ""  # the first one that fits

    def __post_init__(self) -> None:
        try:
            if not self.variant:
                object.__setattr__(self, "variant", self.game.facts.variant_for(len(self.bots)))
            self.game.facts.variant_number(self.variant, len(self.bots))
        except ValueError as error:
            raise BadLineup(str(error)) from None
        for bot in self.bots:
            try:
                level(bot, EVERYONE)
            except LookupError as error:
                raise BadLineup(str(error)) from None

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return len(self.bots)

    @property
    def variant_number(self) -> int:
        """The variant as `setup` counts it."""
        return self.game.facts.variant_number(self.variant, self.seats)


@dataclass(frozen=True)
class Played:
    """What came out of consecutive games, one row for each."""

    points: Table  # int32[games, seats]
    places: Table  # int32[games, seats], 1 is the winner
    decisions: Table  # int64[games]
    trails: Table  # int64[games], a hash of all actions of a game
    last: bytes  # the record of the last game as it ended


def play(
    lineup: Lineup, seed: int, first: int, count: int, *, rotate: bool = False, plain: bool = False
) -> Played:
    """Play the games first..first+count-1 of a seed; each follows from its number alone.

    With `rotate` the bots move on by one seat with every game; points and places are by seat.
    `plain` runs the rules uncompiled, a thousand times slower, with the same results; not for
    bots with a net.
    """
    if any(bot not in CODES for bot in lineup.bots):
        return _play_slowly(lineup, seed, first, count, rotate)
    program = programs(lineup.game.facts.id)["play_matches"]
    bots = np.array([CODES[bot] for bot in lineup.bots], dtype=np.int8)
    points, places = (np.zeros((count, MOST_SEATS), dtype=np.int32) for _ in range(2))
    notes = np.zeros((count, 2), dtype=np.int64)
    records = PlainRows(lineup.game, 2) if plain else new_records(lineup.game, 2)
    run = plain_twin(program) if plain else program
    out = np.zeros(ROOM, dtype=np.int32)
    opening = (lineup.seats, lineup.variant_number)
    run(records, *opening, bots, rotate, seed, first, out, points, places, notes)
    seats = slice(0, lineup.seats)
    last = records[0].to_bytes() if isinstance(records, PlainRows) else records[:1].tobytes()
    return Played(points[:, seats], places[:, seats], notes[:, 0], notes[:, 1], last)


def play_at_random(
    game: Game, seats: int, seed: int, first: int, last: int, variant: str = "base"
) -> int:
    """Play the games first..last-1 uniformly at random; the number of decisions.

    The fastest way through a game: no copies, no bots, the full legal list at each decision.
    """
    program = programs(game.facts.id)["play_at_random"]
    out = np.zeros(ROOM, dtype=np.int32)
    number = game.facts.variant_number(variant, seats)
    return int(program(new_records(game, 1), seats, number, seed, first, last, out))


def new_records(game: Game, count: int) -> Any:
    """Empty records of a game in one array."""
    return np.zeros(count, dtype=game.state).view(np.recarray)


def _play_slowly(lineup: Lineup, seed: int, first: int, count: int, rotate: bool) -> Played:
    """The same as `play` for bots that do not play inside compiled code."""
    matches = []
    for number in range(first, first + count):
        turned = number % lineup.seats if rotate else 0
        bots = tuple(lineup.bots[(seat + turned) % lineup.seats] for seat in range(lineup.seats))
        matches.append(play_match(lineup.game, lineup.variant, bots, seed, number))
    return Played(
        np.array([match.points for match in matches], dtype=np.int32),
        np.array([match.places for match in matches], dtype=np.int32),
        np.array([len(match.actions) for match in matches], dtype=np.int64),
        np.array([zlib.crc32(repr(match.actions).encode()) for match in matches], dtype=np.int64),
        matches[-1].last,
    )
