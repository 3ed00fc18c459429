"""How fast the rules are: uniformly random play on one core, compiling, memory.

Time is CPU time of this process, so other programs on the machine disturb little; each figure
is the median of several runs over the same games, after a run that is not counted.
"""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from spieltisch.cores import cores
from spieltisch.game import Game
from spieltisch.lab.compile_time import compile_times
from spieltisch.lab.core_speed import CoreSpeed, core_speed
from spieltisch.lab.games import play_at_random
from spieltisch.lab.table_speed import TableSpeed, table_speed

SEED: Final = 1
REPEATS: Final = 5
FIRST_GAMES: Final = 1000
ENOUGH_SECONDS: Final = 0.3  # of CPU time for one run
QUICK_SECONDS: Final = 0.01

Progress = Callable[[int, int, str], None]  # (steps done, steps in all, what comes next)


@dataclass(frozen=True)
class Speed:
    """Random play of one variant with one number of seats."""

    variant: str
    players: int
    games_per_second: float
    decisions_per_second: float
    spread: float  # (fastest - slowest) / median of the runs
    decisions_per_game: float

    def to_json(self) -> dict[str, Any]:
        """One row of `by_players`."""
        return {
            "variant": self.variant,
            "players": self.players,
            "games_per_second": round(self.games_per_second, 1),
            "decisions_per_second": round(self.decisions_per_second),
            "spread": round(self.spread, 3),
            "decisions_per_game": round(self.decisions_per_game, 2),
        }


@dataclass(frozen=True)
class Bench:
    """Everything measured for one game."""

    game: str
    speeds: tuple[Speed, ...]  # by number of seats; the first one is the headline
    compile_seconds: float | None  # None if not measured
    load_seconds: float | None
    record_bytes: int
    table: TableSpeed
    cores: CoreSpeed | None = None  # of the headline; None if not measured

    def to_json(self) -> dict[str, Any]:
        """The stable form of `spieltisch bench --json`."""
        first = self.speeds[0]
        return {
            "game": self.game,
            "variant": first.variant,
            "players": first.players,
            "games_per_second": round(first.games_per_second, 1),
            "decisions_per_second": round(first.decisions_per_second),
            "compile_seconds": _rounded(self.compile_seconds),
            "load_seconds": _rounded(self.load_seconds),
            "record_bytes": self.record_bytes,
            "play_ms": round(self.table.play_ms, 3),
            "view_ms": round(self.table.view_ms, 3),
            "scene_ms": round(self.table.scene_ms, 3),
            "by_players": [speed.to_json() for speed in self.speeds],
            "cores": self.cores.to_json() if self.cores else None,
            "machine": machine(),
        }


def bench(game: Game, progress: Progress | None = None, *, quick: bool = False) -> Bench:
    """Measure a game; takes about a quarter of a minute, and the time of compiling.

    `quick` measures once and briefly and compiles nothing: it shows that measuring works.
    """
    tell = progress or (lambda done, total, name: None)
    openings = game.facts.openings()
    total = len(openings) + 3
    enough, repeats = (QUICK_SECONDS, 1) if quick else (ENOUGH_SECONDS, REPEATS)
    speeds = []
    for done, (variant, players) in enumerate(openings):
        tell(done, total, f"random play, {variant}, {players} players")
        speeds.append(random_speed(game, variant, players, repeats, enough))
    tell(total - 3, total, "one core and all")
    core = core_speed(game, *openings[0], cores(), enough, repeats)
    tell(total - 2, total, "the table")
    table = table_speed(game)
    tell(total - 1, total, "compiling anew")
    compiling, loading = (None, None) if quick else compile_times(game.facts.id)
    tell(total, total, "ready")
    return Bench(
        game=game.facts.id,
        speeds=tuple(speeds),
        compile_seconds=compiling,
        load_seconds=loading,
        record_bytes=game.state.itemsize,
        table=table,
        cores=core,
    )


def random_speed(
    game: Game, variant: str, players: int, repeats: int = REPEATS, enough: float = ENOUGH_SECONDS
) -> Speed:
    """Speed of random play: so many games that a run takes `enough` seconds, several times."""
    games = _enough_games(game, variant, players, enough)
    runs = [_timed(game, variant, players, games) for _ in range(repeats)]
    decisions = runs[0][0]
    seconds = [run[1] for run in runs]
    middle = statistics.median(seconds)
    return Speed(
        variant=variant,
        players=players,
        games_per_second=games / middle,
        decisions_per_second=decisions / middle,
        spread=(max(seconds) - min(seconds)) / middle,
        decisions_per_game=decisions / games,
    )


def machine() -> dict[str, Any]:
    """What figures of speed depend on, without anything that names the machine."""
    return {
        "processor": _processor(),
        "cores": cores(),
        "system": platform.system(),
        "python": platform.python_version(),
        "numba": metadata.version("numba"),
        "numpy": metadata.version("numpy"),
    }


def _timed(game: Game, variant: str, players: int, games: int) -> tuple[int, float]:
    """Decisions and CPU seconds of a run over fixed games."""
    start = time.process_time()
    decisions = play_at_random(game, players, SEED, 0, games, variant)
    return decisions, time.process_time() - start


def _enough_games(game: Game, variant: str, players: int, enough: float) -> int:
    """Twice as many games until one run takes long enough; warms up, too."""
    games = FIRST_GAMES
    play_at_random(game, players, SEED, 0, 1, variant)
    while _timed(game, variant, players, games)[1] < enough:
        games *= 2
    return games


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 2)


def _processor() -> str:
    return next(_model_names(), platform.machine())


def _model_names() -> Iterator[str]:
    """The processor's name where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    for line in lines:
        if line.startswith("model name"):
            yield line.partition(":")[2].strip()
