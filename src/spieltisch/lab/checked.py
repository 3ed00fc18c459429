"""Games between bots that are looked over after every action: `spieltisch simulate --check`.

The same games as without, but a decision takes milliseconds: each position is compared with the
invariants of its game from Python.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltisch.game import OVER, Game
from spieltisch.lab.games import BadLineup, Lineup, Played, new_records
from spieltisch.lab.playout import CODES, COPY, GAME, TRAIL_FACTOR, TRAIL_PRIME, programs
from spieltisch.position import MOST_SEATS, ROOM, face

Table = np.ndarray[Any, Any]


class BrokenInvariant(Exception):
    """A position that the rules do not allow; the message says where and what is wrong with it."""


def play_checked(
    lineup: Lineup, seed: int, first: int, count: int, *, rotate: bool = False
) -> Played:
    """As `spieltisch.lab.games.play`, with a look at every position.

    The game and the copy that the bot decided on must keep the invariants of the game, and what
    it chose must be legal. Raises BrokenInvariant where one does not, BadLineup for bots that do
    not play inside compiled code.
    """
    if any(bot not in CODES for bot in lineup.bots):
        raise BadLineup(f"checked games are played by: {', '.join(CODES)}")
    points, places = (np.zeros((count, lineup.seats), dtype=np.int32) for _ in range(2))
    notes = np.zeros((count, 2), dtype=np.int64)
    records = new_records(lineup.game, 2)
    for row in range(count):
        notes[row] = _play(lineup, records, seed, first + row, rotate)
        points[row], places[row] = _result(lineup.game, records, lineup.seats)
    return Played(points, places, notes[:, 0], notes[:, 1], records[:1].tobytes())


def _play(lineup: Lineup, records: Any, seed: int, game: int, rotate: bool) -> tuple[int, int]:
    """Play one game; the number of decisions and the hash of its actions."""
    verbs = programs(lineup.game.facts.id)
    at = face(lineup.game.facts.id)
    turned = game % lineup.seats if rotate else 0
    bots = [CODES[bot] for bot in lineup.bots]
    out, legal = (np.zeros(ROOM, dtype=np.int32) for _ in range(2))
    verbs["begin_match"](records, lineup.seats, lineup.variant_number, seed, game)
    _look_over(lineup.game, records[GAME], f"seed {seed}, game {game}, as dealt")
    decisions = trail = 0
    while (seat := at["actor"](records, GAME)) != OVER:
        where = f"seed {seed}, game {game}, decision {decisions}"
        count = at["legal"](records, GAME, legal)
        bot = bots[(seat + turned) % lineup.seats]
        action = verbs["decide"](records, seat, bot, seed, game, decisions, out)
        if action not in legal[:count]:
            raise BrokenInvariant(f"{where}: the bot's action {action} is not legal")
        _look_over(lineup.game, records[COPY], f"{where}, as seat {seat} knows it")
        _look_over(lineup.game, records[GAME], f"{where}, after action {action}")
        decisions += 1
        trail = (trail * TRAIL_FACTOR + action + 1) % TRAIL_PRIME
    return decisions, trail


def _look_over(game: Game, record: Any, where: str) -> None:
    """Raise BrokenInvariant if a position is not sound."""
    if broken := game.unsound(record):
        raise BrokenInvariant(f"{where}: {', '.join(broken)}")


def _result(game: Game, records: Any, seats: int) -> tuple[Table, Table]:
    """Points and places of a game that is over."""
    points, places = (np.zeros(MOST_SEATS, dtype=np.int32) for _ in range(2))
    face(game.facts.id)["score"](records, GAME, points)
    face(game.facts.id)["ranks"](records, GAME, places)
    return points[:seats], places[:seats]
