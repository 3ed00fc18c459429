"""Chunks of games for training: what one follows from, and what comes of it, wherever it is played.

A chunk holds all that its games depend on, the net included. So it does not matter who plays it,
in what order or beside what.
"""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

import numpy as np

from spieltisch.bots.net import new_net, work_room
from spieltisch.bots.outlook import ROWS
from spieltisch.games import load
from spieltisch.lab.games import new_records
from spieltisch.lab.self_play import Lessons, Room, most_results, new_lessons, program
from spieltisch.position import ROOM

Table = np.ndarray[Any, Any]
Opening = tuple[str, int]  # variant and number of seats

MOST_LESSONS: Final = 20_000  # of one chunk; of more the newest are kept


class Chunk(NamedTuple):
    """Games to play: the numbers first, first + 1, ... of a seed."""

    game_id: str
    opening: Opening
    seed: int
    first: int
    players: Table  # int8[games, seats], who decides, see `self_play`
    weights: Table  # of the net
    heat: float = 0.0  # noise of decisions, in logits
    depth: int = 0  # decisions of the plain policy in a line; 0 if the net decides alone
    trace: float = 1.0  # lambda
    measure: tuple[float, float] = (0.0, 1.0)  # the usual lead and its spread
    keep: bool = False  # whether there are lessons


class Played(NamedTuple):
    """What came of a chunk."""

    lessons: Lessons  # oldest first, as wide as needed
    results: Table  # float32[games, 2, seats]: shares of the victory, leads
    seconds: float  # of one core


def play_chunk(chunk: Chunk) -> Played:
    """Play the games of a chunk, inside compiled code: several threads may do so at once."""
    start = time.thread_time()
    game = load(chunk.game_id)
    variant, seats = chunk.opening
    net = new_net(game.observation_size, game.repeats)._replace(weights=chunk.weights.copy())
    lessons, results = new_lessons(MOST_LESSONS), most_results(len(chunk.players))
    count = program(chunk.game_id)(
        new_records(game, ROWS),
        net,
        (seats, game.facts.variant_number(variant, seats)),
        chunk.seed,
        chunk.first,
        chunk.players.copy(),
        (chunk.heat, chunk.depth),
        chunk.trace,
        chunk.measure,
        lessons,
        0,
        chunk.keep,
        Room(np.zeros(ROOM, np.int32), np.zeros(ROOM, np.int32), np.zeros(ROOM), *work_room(net)),
        results,
    )
    return Played(_newest(lessons, count), results[:, :, :seats], time.thread_time() - start)


def _newest(lessons: Lessons, count: int) -> Lessons:
    """Those of a ring into which `count` lessons were written, without empty columns."""
    order = np.arange(max(0, count - MOST_LESSONS), count) % MOST_LESSONS
    width = int(lessons.sizes[order].max(initial=0))
    return Lessons(
        lessons.places[order, :width],
        lessons.amounts[order, :width],
        *(column[order] for column in lessons[2:]),
    )
