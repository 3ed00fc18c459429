"""The arena: every bot against every other, with equal seats and the same deals for both.

A contest of two bots plays each deal twice. The bots sit alternately, and change places for the
second game. A game's score for the first is the share of pairs, one seat of each, in which the
first bot's seat ends before the other; a tie counts half. With two seats that is the share of
wins. The interval comes from the spread between deals.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any, Final

import numpy as np

from spieltisch.game import Game
from spieltisch.lab.bench import machine
from spieltisch.lab.matches import Match, play_task
from spieltisch.lab.ray_map import on_ray, ray_map
from spieltisch.lab.simulate import LIKELY

Progress = Callable[[int, int], None]  # (games played, games in all)
DIGITS: Final = 4


@dataclass(frozen=True)
class Contest:
    """What two bots reached against each other."""

    first: str
    second: str
    games: int
    score: float  # of the first, 0..1
    low: float  # the range that holds the true score in 95 of 100 cases
    high: float
    first_ms: float  # mean time of a decision, in milliseconds
    second_ms: float
    scores: tuple[float, ...]  # of the first, per game

    def to_json(self) -> dict[str, Any]:
        """The stable form, without the single games."""
        content = asdict(self)
        del content["scores"]
        return content


@dataclass(frozen=True)
class Rated:
    """A bot's rating and half the range that holds the true one in 95 of 100 cases."""

    bot: str
    rating: float
    margin: float


@dataclass(frozen=True)
class Standing:
    """A finished round robin."""

    game: str
    variant: str
    seats: int
    seed: int
    contests: tuple[Contest, ...]
    ratings: tuple[Rated, ...]  # best first

    def to_json(self) -> dict[str, Any]:
        """The stable form of `spieltisch arena --json`."""
        return {
            "game": self.game,
            "variant": self.variant,
            "seats": self.seats,
            "seed": self.seed,
            "machine": machine(),
            "ratings": [asdict(rated) for rated in self.ratings],
            "contests": [contest.to_json() for contest in self.contests],
        }


def arena(
    game: Game,
    variant: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    pairs: Sequence[tuple[str, str]] | None = None,
    seconds: float | None = None,
    progress: Progress = lambda done, total: None,
    ray: str | None = None,
) -> Standing:
    """Let every bot meet every other in `games` games, an even number, or only in `pairs`.

    `seconds` replaces the time that a level has for a decision. `ray` is the address of a Ray
    that plays the games, see `ray_map`. Raises NoRatings if the extra that computes ratings is
    not installed.
    """
    from spieltisch.lab.ratings import rate

    chosen = list(pairs) if pairs is not None else list(combinations(bots, 2))
    deals = max(1, games // 2)
    contests = []
    with on_ray(ray):
        for number, pair in enumerate(chosen):
            done = number * 2 * deals

            def count(played: int, done: int = done) -> None:
                progress(done + played, 2 * deals * len(chosen))

            contests.append(contest(game, variant, seats, pair, deals, seed, seconds, count, ray))
    ratings = rate(bots, contests)
    return Standing(game.facts.id, variant, seats, seed, tuple(contests), tuple(ratings))


def contest(
    game: Game,
    variant: str,
    seats: int,
    pair: tuple[str, str],
    deals: int,
    seed: int,
    seconds: float | None = None,
    count: Callable[[int], None] = lambda played: None,
    ray: str | None = None,
) -> Contest:
    """Let two bots play `deals` deals, each twice."""
    scores = np.zeros((deals, 2))
    spent, decisions = [0.0, 0.0], [0, 0]
    owners = [[(seat + turned) % 2 for seat in range(seats)] for turned in range(2)]
    tasks = [
        (
            game.facts.id,
            variant,
            tuple(pair[owner] for owner in owners[turned]),
            seed,
            deal,
            seconds,
        )
        for deal in range(deals)
        for turned in range(2)
    ]
    for number, match in enumerate(ray_map(play_task, tasks, ray)):
        deal, turned = divmod(number, 2)
        scores[deal, turned] = _score(match, owners[turned])
        for seat, owner in enumerate(owners[turned]):
            spent[owner] += match.seconds[seat]
            decisions[owner] += match.decisions[seat]
        count(number + 1)
    mean, margin = float(scores.mean()), LIKELY * _error(scores.mean(axis=1))
    times = [1000 * spent[owner] / max(decisions[owner], 1) for owner in range(2)]
    return Contest(
        first=pair[0],
        second=pair[1],
        games=2 * deals,
        score=round(mean, DIGITS),
        low=round(max(mean - margin, 0.0), DIGITS),
        high=round(min(mean + margin, 1.0), DIGITS),
        first_ms=round(times[0], 3),
        second_ms=round(times[1], 3),
        scores=tuple(scores.reshape(-1).tolist()),
    )


def _score(match: Match, owners: Sequence[int]) -> float:
    """The share of pairs of seats in which the first bot ends before the second."""
    pairs = [
        (match.places[seat], match.places[other])
        for seat, owner in enumerate(owners)
        for other, rival in enumerate(owners)
        if owner == 0 and rival == 1
    ]
    won = sum(1.0 if mine < theirs else 0.5 * (mine == theirs) for mine, theirs in pairs)
    return won / len(pairs)


def _error(values: np.ndarray[Any, Any]) -> float:
    """The standard error of a mean; even if all are equal, that of one outlier in the next."""
    if len(values) < 2:
        return 0.5
    return max(float(values.std(ddof=1)), 1.0 / len(values)) / math.sqrt(len(values))
