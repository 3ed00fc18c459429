"""Random play on one core and on all: whole games inside compiled code, and steps of a batch.

Time is that of the clock, since several threads work: other programs on the machine disturb.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Final

from spieltisch.game import Game
from spieltisch.lab.batch import Batch
from spieltisch.lab.games import play_at_random

SEED: Final = 1
REPEATS: Final = 5
GAMES_PER_CORE: Final = 1024  # of a batch
FIRST_GAMES: Final = 500
STEPS: Final = 20  # of a batch in one run, at least


@dataclass(frozen=True)
class CoreSpeed:
    """Decisions a second of random play, medians."""

    cores: int
    whole_one: float  # whole games, one core
    whole_all: float  # whole games, all cores
    batch_one: float  # steps of a batch, one core
    batch_all: float

    def to_json(self) -> dict[str, int]:
        """The part `cores` of `spieltisch bench --json`."""
        return {name: round(value) for name, value in asdict(self).items()}


def core_speed(
    game: Game, variant: str, players: int, cores: int, enough: float, repeats: int = REPEATS
) -> CoreSpeed:
    """Measure; each run takes about `enough` seconds.

    The four take turns, so that what else the machine does disturbs all of them alike.
    """
    runs = [
        measure(game, variant, players, threads)
        for measure in (_whole_games, _batch)
        for threads in (1, cores)
    ]
    rounds = [_rounds(run, enough) for run in runs]
    turns = [
        [_speed(run, often) for run, often in zip(runs, rounds, strict=True)]
        for _ in range(repeats)
    ]
    return CoreSpeed(cores, *(statistics.median(row) for row in zip(*turns, strict=True)))


def _rounds(run: Callable[[int], int], enough: float) -> int:
    """How many rounds of work take so many seconds; run(n) does n and counts decisions."""
    run(1)
    rounds = 1
    while _timed(run, rounds)[1] < enough:
        rounds *= 2
    return rounds


def _speed(run: Callable[[int], int], rounds: int) -> float:
    """Decisions a second."""
    decisions, seconds = _timed(run, rounds)
    return decisions / seconds


def _timed(run: Callable[[int], int], rounds: int) -> tuple[int, float]:
    start = time.perf_counter()
    decisions = run(rounds)
    return decisions, time.perf_counter() - start


def _whole_games(game: Game, variant: str, players: int, threads: int) -> Callable[[int], int]:
    def run(rounds: int) -> int:
        count = FIRST_GAMES * rounds

        def part(thread: int) -> int:
            first = thread * count
            return play_at_random(game, players, SEED, first, first + count, variant)

        with ThreadPoolExecutor(threads) as pool:
            return sum(pool.map(part, range(threads)))

    return run


def _batch(game: Game, variant: str, players: int, threads: int) -> Callable[[int], int]:
    size = GAMES_PER_CORE * threads
    batch = Batch(
        game,
        size,
        seats=players,
        variant=variant,
        seed=SEED,
        threads=threads,
        masks=False,
        observations=False,
    )

    def run(rounds: int) -> int:
        for _ in range(STEPS * rounds):
            batch.step_at_random()
        return STEPS * rounds * size

    return run
