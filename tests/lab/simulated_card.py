"""Run by test_cuda.py in a process of its own, with numba's simulator of a graphics card."""

from __future__ import annotations

import sys

import numpy as np

from spieltisch.games import load
from spieltisch.lab import cuda
from spieltisch.lab.games import Lineup, play

COUNT = 3


def compare(game_id: str) -> None:
    """The same games on the simulated card and on the processor."""
    game = load(game_id)
    variant, seats = game.facts.openings()[0]
    lineup = Lineup(game, (*("greedy",) * (seats - 1), "random"), variant)
    here = play(lineup, 5, 7, COUNT, rotate=True)
    there = cuda.play(lineup, 5, 7, COUNT, rotate=True)
    for name in ("points", "places", "decisions", "trails"):
        assert np.array_equal(getattr(here, name), getattr(there, name)), (game_id, name)
    assert here.last == there.last, game_id


if __name__ == "__main__":
    assert cuda.SIMULATED
    for name in sys.argv[1:]:
        compare(name)
