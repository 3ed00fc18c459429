"""Many games between bots, counted: wins, mean points and how sure they are.

All sums are kept as whole numbers and divided once at the end, so the result depends on seed
and number of games alone, never on threads or the size of a chunk.

Units: a shared victory counts 1/n for each of its n winners.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any, Final

import numpy as np

from spieltisch.lab.checked import play_checked
from spieltisch.lab.games import Lineup, Played, play
from spieltisch.position import MOST_SEATS

CHUNK: Final = 256  # games between two reports of progress
LIKELY: Final = 1.96  # standard errors on each side that hold the true mean in 95 of 100 cases
DIGITS: Final = 6  # of means and errors in results

Progress = Callable[[int, int], None]  # (games played, games in all)


@dataclass(frozen=True)
class SeatResult:
    """What one bot reached; with rotation over all seats, else at its own."""

    bot: str
    wins: float  # shared victories as fractions
    mean: float  # points per game
    stderr: float  # of the mean
    win_stderr: float  # of the share of wins


@dataclass(frozen=True)
class Result:
    """A finished simulation."""

    game: str
    variant: str
    games: int
    seed: int
    rotate: bool
    seats: tuple[SeatResult, ...]
    decisions: int
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """The stable form of `spieltisch simulate --json`."""
        seats = [
            {"bot": seat.bot, "wins": seat.wins, "mean": seat.mean, "stderr": seat.stderr}
            for seat in self.seats
        ]
        return {
            "game": self.game,
            "variant": self.variant,
            "games": self.games,
            "seed": self.seed,
            "rotate": self.rotate,
            "seats": seats,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
        }


@dataclass
class Tally:
    """Whole-number sums per bot, to which chunks are added in any order."""

    games: int = 0
    decisions: int = 0
    points: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    squares: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    shares: list[list[int]] = field(  # per bot: victories shared by 1, 2, 3, 4 winners
        default_factory=lambda: [[0] * MOST_SEATS for _ in range(MOST_SEATS)]
    )

    def add(self, played: Played, first: int, rotate: bool) -> None:
        """Count a chunk of games that starts with game `first`."""
        count, seats = played.points.shape
        entries = np.arange(seats)[None, :].repeat(count, axis=0)
        if rotate:
            entries = (entries + np.arange(first, first + count)[:, None]) % seats
        won = played.places == 1
        winners = won.sum(axis=1)[:, None]
        for entry in range(seats):
            own = entries == entry
            points = played.points[own].astype(np.int64)
            self.points[entry] += int(points.sum())
            self.squares[entry] += int((points * points).sum())
            for sharing in range(1, seats + 1):
                self.shares[entry][sharing - 1] += int((own & won & (winners == sharing)).sum())
        self.games += count
        self.decisions += int(played.decisions.sum())

    def seat(self, entry: int, bot: str) -> SeatResult:
        """What the bot of an entry reached."""
        shares = self.shares[entry]
        wins = sum(n / sharing for sharing, n in enumerate(shares, start=1))
        win_squares = sum(n / sharing**2 for sharing, n in enumerate(shares, start=1))
        return SeatResult(
            bot=bot,
            wins=round(wins, DIGITS),
            mean=round(self.points[entry] / self.games, DIGITS),
            stderr=round(_stderr(self.points[entry], self.squares[entry], self.games), DIGITS),
            win_stderr=_stderr(wins, win_squares, self.games),
        )


def simulate(
    lineup: Lineup,
    games: int,
    seed: int,
    *,
    rotate: bool = False,
    jobs: int = 1,
    chunk: int = CHUNK,
    progress: Progress | None = None,
    check: bool = False,
) -> Result:
    """Play `games` games between the bots of a line-up and count.

    With `rotate` the bots move on by one seat after each game and are counted over all seats.
    `jobs` threads play at the same time; they change the time, not the result. With `check` every
    position is looked over, see `play_checked`, which also says what is raised then.
    """
    start = time.perf_counter()
    tally = Tally()
    player = partial(play_checked if check else play, lineup, seed, rotate=rotate)
    for first, played in _chunks(player, games, jobs, chunk):
        tally.add(played, first, rotate)
        if progress:
            progress(tally.games, games)
    return Result(
        game=lineup.game.facts.id,
        variant=lineup.variant,
        games=games,
        seed=seed,
        rotate=rotate,
        seats=tuple(tally.seat(entry, bot) for entry, bot in enumerate(lineup.bots)),
        decisions=tally.decisions,
        seconds=time.perf_counter() - start,
    )


def _chunks(
    player: Callable[[int, int], Played], games: int, jobs: int, chunk: int
) -> Iterator[tuple[int, Played]]:
    """The chunks of a simulation as they come in, with the number of their first game."""
    firsts = iter(range(0, games, chunk))
    with ThreadPoolExecutor(jobs, thread_name_prefix="simulate") as threads:

        def begin(first: int) -> Future[tuple[int, Played]]:
            count = min(chunk, games - first)
            return threads.submit(lambda: (first, player(first, count)))

        running = {begin(first) for first in islice(firsts, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {begin(first) for first in islice(firsts, len(done))}
            for future in done:
                yield future.result()


def _stderr(total: float, squares: float, count: int) -> float:
    """The standard error of a mean from the sum and the sum of squares."""
    if count < 2:
        return 0.0
    variance = (count * squares - total * total) / (count * (count - 1))
    return math.sqrt(max(variance, 0.0) / count)
