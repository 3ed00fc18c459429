"""Which deals the tests of every game go through."""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.games import facts

SEEDS = 3
MANY = 6  # openings: then one seed for each, so that the seeds go round over all of them


def deals(game_id: str) -> Iterator[tuple[str, int, int]]:
    """Variant, seats and seed, for every opening of a game."""
    openings = facts(game_id).openings()
    for number, (variant, seats) in enumerate(openings):
        seeds = range(SEEDS) if len(openings) < MANY else [number % SEEDS]
        for seed in seeds:
            yield variant, seats, seed
