"""Games on a graphics card, one to a thread: the same kernels, compiled once more for the card.

numba's compiler for the card takes the sources of the kernels as they are. Compiling takes up to
half a minute for each game, in each process: it keeps no cache. Not measured yet: nobody has
run this on a card so far; that it compiles and that the numbers of the games are right is tested.
With NUMBA_ENABLE_CUDASIM=1 numba's simulator runs the uncompiled rules instead, for tests.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, Final

import numba.cuda
import numpy as np

from spieltisch.game import Kernel
from spieltisch.kernel import plain
from spieltisch.lab.games import BadLineup, Lineup, Played
from spieltisch.lab.plain_rows import PlainRows
from spieltisch.lab.playout import CODES, programs
from spieltisch.position import MOST_SEATS, ROOM

cuda: Any = numba.cuda  # its attributes are made at run time, those of the settings too
config: Any = numba.config

SIMULATED: Final = bool(config.ENABLE_CUDASIM)
ROWS: Final = 2  # records for each game: itself, and a bot's copy of it
BLOCK: Final = 64  # threads that start together

play_matches: Kernel  # of a game


def play_threads(records, seats, variant, bots, rotate, seed, first, points, places, notes):
    """Play one game in each thread, with its own rows of the arrays, see `play_matches`."""
    row = cuda.grid(1)
    if row < len(notes):
        out = cuda.local.array(ROOM, np.int32)
        play_matches(
            records[ROWS * row : ROWS * row + ROWS],
            seats,
            variant,
            bots,
            rotate,
            seed,
            first + row,
            out,
            points[row : row + 1],
            places[row : row + 1],
            notes[row : row + 1],
        )


def source(game_id: str) -> Callable[..., Any]:
    """`play_threads` for a game, not compiled yet."""
    names = {**globals(), "play_matches": programs(game_id)["play_matches"]}
    copy = FunctionType(play_threads.__code__, names, f"play_threads_{game_id}")
    return plain(copy) if SIMULATED else copy


@cache
def program(game_id: str) -> Any:
    """`play_threads` for a game; its first call compiles it."""
    return cuda.jit(source(game_id))


def play(lineup: Lineup, seed: int, first: int, count: int, *, rotate: bool = False) -> Played:
    """As `spieltisch.lab.games.play`, with the same results, on the card.

    A game takes up to 12 KB there while it is played. Raises BadLineup for bots that do not play
    inside compiled code, and whatever numba raises where there is no card.
    """
    if any(bot not in CODES for bot in lineup.bots):
        raise BadLineup(f"on a card play only: {', '.join(CODES)}")
    bots = np.array([CODES[bot] for bot in lineup.bots], dtype=np.int8)
    tables = (
        np.zeros((count, MOST_SEATS), dtype=np.int32),
        np.zeros((count, MOST_SEATS), dtype=np.int32),
        np.zeros((count, 2), dtype=np.int64),
    )
    there = [cuda.to_device(table) for table in tables]
    records = _new_records(lineup, ROWS * count)
    blocks = -(-count // BLOCK)
    program(lineup.game.facts.id)[blocks, min(BLOCK, count)](
        records,
        lineup.seats,
        lineup.variant_number,
        cuda.to_device(bots),
        rotate,
        seed,
        first,
        *there,
    )
    points, places, notes = (table.copy_to_host() for table in there)
    seats, last = slice(0, lineup.seats), _bytes_at(records, ROWS * (count - 1))
    return Played(points[:, seats], places[:, seats], notes[:, 0], notes[:, 1], last)


def _new_records(lineup: Lineup, count: int) -> Any:
    """Empty records where the kernels will find them."""
    if SIMULATED:
        return PlainRows(lineup.game, count)
    return cuda.to_device(np.zeros(count, dtype=lineup.game.state))


def _bytes_at(records: Any, place: int) -> bytes:
    """The bytes of one record."""
    if SIMULATED:
        return bytes(records[place].to_bytes())
    return bytes(records[place : place + 1].copy_to_host().tobytes())
