"""Spieltisch by the same measure: every game and number of seats, and the batch interface."""

from __future__ import annotations

import random

from timing import Play, report

from spieltisch.game import Game
from spieltisch.games import GAMES, load
from spieltisch.lab.batch import Batch
from spieltisch.lab.games import play_at_random

GAMES_AT_ONCE = 2000
BATCH = 1024
STEPS = 24
AT_ONCE = 8  # steps in one call, as pgx does them here


def bare(game: Game, variant: str, seats: int) -> Play:
    """Whole games inside compiled code, the full legal list at each decision."""

    def play(luck: random.Random) -> int:
        seed = luck.randrange(2**31)
        return play_at_random(game, seats, seed, 0, GAMES_AT_ONCE, variant)

    return play


def batched(game: Game, variant: str, seats: int, steps: int) -> Play:
    """Steps of a batch on one thread, with lists of legal actions and rewards."""
    batch = Batch(
        game, BATCH, seats=seats, variant=variant, threads=1, masks=False, observations=False
    )

    def play(luck: random.Random) -> int:
        for _ in range(STEPS // steps):
            batch.step_at_random(steps)
        return BATCH * STEPS

    return play


def most_seats(game: Game) -> tuple[str, int]:
    """The first variant and its greatest number of seats."""
    variant = game.facts.openings()[0][0]
    return variant, max(game.facts.variants[variant].players)


if __name__ == "__main__":
    tables = {name: (load(name), *most_seats(load(name))) for name in GAMES}
    names = {name: f"{name}, {table[2]} seats" for name, table in tables.items()}
    report("spieltisch", "whole games", {names[name]: bare(*tables[name]) for name in GAMES})
    for steps, how in ((1, "batch of 1,024"), (AT_ONCE, "batch of 1,024, 8 steps a call")):
        report("spieltisch", how, {names[name]: batched(*tables[name], steps) for name in GAMES})
