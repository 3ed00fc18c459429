"""How every peer is measured: random play until enough time has passed, five times, CPU time."""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Callable
from importlib import metadata

REPEATS = 5
SECONDS = 1.0  # of CPU time for one run

Play = Callable[[random.Random], int]  # plays some games; the number of decisions


def measure(play: Play) -> dict[str, float]:
    """Decisions a second: the median of five runs after one short run that is not counted."""
    luck = random.Random(1)
    play(luck)
    speeds = [_run(play, luck) for _ in range(REPEATS)]
    middle = statistics.median(speeds)
    return {"decisions_per_second": middle, "spread": (max(speeds) - min(speeds)) / middle}


def _run(play: Play, luck: random.Random) -> float:
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        decisions += play(luck)
    return decisions / spent


def report(package: str, how: str, games: dict[str, Play]) -> None:
    """Measure the games and print one line of JSON for each, as `run.py` reads them."""
    for game, play in games.items():
        row = {"package": package, "version": metadata.version(package), "how": how, "game": game}
        print(json.dumps({**row, **measure(play)}), flush=True)
