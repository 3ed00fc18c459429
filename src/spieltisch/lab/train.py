"""Training a value net: from games of the plain policy to games against itself.

First the net learns what positions are worth when the plain policy plays, with random actions
in between, so that it also sees what comes of those; that costs little.
Then it plays against itself, each time with less noise and smaller steps. The net that is kept
is the mean of the nets of the last quarter. Everything follows from the seed.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from spieltisch.bots.net import (
    EXTRA_ROWS,
    FIRST_BIAS,
    LEAD,
    SECOND,
    SECOND_BIAS,
    WIDTH,
    WIN,
    Net,
    new_net,
    work_room,
)
from spieltisch.bots.outlook import ROWS
from spieltisch.game import Game
from spieltisch.lab.games import new_records
from spieltisch.lab.learn import learn
from spieltisch.lab.self_play import (
    GREEDY,
    NET,
    WAVERING,
    Room,
    most_results,
    new_lessons,
    program,
)
from spieltisch.position import ROOM

Table = np.ndarray[Any, Any]
Opening = tuple[str, int]  # variant and number of seats
Progress = Callable[[int, int], None]  # (games played, games in all)

CHUNK: Final = 40  # games between two rounds of learning
RING: Final = 60_000  # lessons that are remembered
TEST_SEED: Final = 2**40  # games for the curve, never played in training
GUEST: Final = 0.1  # share of seats that the plain policy plays later


@dataclass(frozen=True)
class Plan:
    """How a training goes. Games are counted over all openings."""

    openings: tuple[Opening, ...]
    games: int = 8_000  # against itself
    plain_games: int = 12_000  # of the plain policy before
    seed: int = 1
    reuse: tuple[float, float] = (2.0, 2.0)  # how often a lesson is learned from, before and then
    rates: tuple[float, float] = (1e-3, 1e-4)  # size of steps, first and last
    heats: tuple[float, float] = (0.1, 0.02)  # noise of decisions, in logits
    trace: float = 0.95  # lambda, against itself; results alone count before
    checks: int = 6  # points of the curve
    check_games: int = 100


@dataclass(frozen=True)
class Check:
    """One point of the curve: share of wins against the plain policy, per opening."""

    games: int
    wins: dict[str, float]
    miss: float  # mean squared difference between aim and net, on new games


@dataclass
class Trainer:
    """A net on its way."""

    game: Game
    plan: Plan
    played: int = 0
    miss: float = 0.0
    curve: list[Check] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._luck = np.random.default_rng(self.plan.seed)
        empty = new_net(self.game.observation_size, self.game.repeats)
        self.net = empty._replace(weights=first_weights(len(empty.weights), self._luck))
        self._lessons, self._at = new_lessons(RING), 0
        self._records = new_records(self.game, ROWS)
        self._room = Room(np.zeros(ROOM, np.int32), np.zeros(ROOM), *work_room(self.net))
        self._measures = dict.fromkeys(self.plan.openings, (0.0, 1.0))
        self._means, self._counted = np.zeros_like(self.net.weights), 0

    def run(self, progress: Progress, checkpoint: Callable[[Trainer], None]) -> Net:
        """The whole training; the net that is kept."""
        plan = self.plan
        total = plan.plain_games + plan.games
        for opening in dict.fromkeys(plan.openings):
            self._measure(opening)
        next_check = plan.plain_games
        while self.played < total:
            self._chunk()
            progress(self.played, total)
            if self.played >= next_check:
                self.check(self.net)
                checkpoint(self)
                next_check += plan.games // plan.checks
        means = (self._means / max(self._counted, 1)).astype(np.float32)
        kept = self.net._replace(weights=means)
        self.check(kept)
        return kept

    def _chunk(self) -> None:
        """Play some games and learn from what is remembered."""
        plan = self.plan
        opening = plan.openings[self.played // CHUNK % len(plan.openings)]
        done = max(0.0, (self.played - plan.plain_games) / max(plan.games, 1))
        before = self._at
        self._play(opening, self._players(opening[1]), _between(plan.heats, done), keep=True)
        self.played += CHUNK
        known = min(self._at, RING)
        self._note_miss(before)
        reuse = plan.reuse[self.played > plan.plain_games]
        order = self._luck.integers(known, size=round((self._at - before) * reuse))
        rate = _between(plan.rates, done)
        learn(self.net.weights, self._lessons, order, rate, np.zeros((4, WIDTH), np.float32))
        if done > 0.75:
            self._means += self.net.weights
            self._counted += 1

    def _note_miss(self, before: int) -> None:
        """How far the net was off on the newest lessons, before it learns from them."""
        new = np.arange(before, self._at) % RING
        misses = self._lessons.guesses[new, 0] - self._lessons.aims[new, 0]
        miss = float((misses * misses).mean())
        self.miss += 0.02 * (miss - self.miss) if self.miss else miss

    def _players(self, seats: int) -> Table:
        """Who plays at each seat of the games of a chunk."""
        luck = self._luck.random((CHUNK, seats))
        if self.played < self.plan.plain_games:
            return np.where(luck < GUEST, GREEDY, WAVERING).astype(np.int8)
        return np.where(luck < GUEST, GREEDY, NET).astype(np.int8)

    def _play(
        self,
        opening: Opening,
        players: Table,
        heat: float,
        *,
        keep: bool,
        net: Net | None = None,
        first: int | None = None,
    ) -> Table:
        """Play games; the results as float32[games, 2, seats]."""
        variant, seats = opening
        number = self.game.facts.variant_number(variant, seats)
        results = most_results(len(players))
        self._at = program(self.game.facts.id)(
            self._records,
            self.net if net is None else net,
            (seats, number),
            self.plan.seed,
            self.played if first is None else first,
            players,
            heat,
            self.plan.trace if self.played > self.plan.plain_games else 1.0,
            self._measures[opening],
            self._lessons,
            self._at,
            keep,
            self._room,
            results,
        )
        return results[:, :, :seats]

    def _measure(self, opening: Opening) -> None:
        """How far a seat usually leads when the plain policy plays."""
        players = np.full((100, opening[1]), GREEDY, np.int8)
        leads = self._play(opening, players, 0.0, keep=False)[:, 1]
        self._measures[opening] = (float(leads.mean()), float(max(leads.std(), 1.0)))

    def check(self, net: Net) -> None:
        """Add a point to the curve."""
        ways = dict.fromkeys(self.plan.openings)
        wins = {f"{way}-{seats}": self.wins(net, (way, seats)) for way, seats in ways}
        self.curve.append(Check(self.played, wins, self.miss))

    def wins(self, net: Net, opening: Opening, rival: int = GREEDY) -> float:
        """Wins of a net against the plain policy, one seat each in turn; alone, victories.

        With more than two seats every second one is the net's: the share of the victory that
        falls to its seats, against equal numbers.
        """
        seats = opening[1]
        own = (np.arange(self.plan.check_games)[:, None] + np.arange(seats)) % 2 == 0
        own |= seats == 1
        players = np.where(own, NET, rival).astype(np.int8)
        shares = self._play(opening, players, 0.0, keep=False, net=net, first=TEST_SEED)[:, 0]
        mine, others = shares[own].mean(), shares[~own].mean() if seats > 1 else 0.0
        return float(mine if seats == 1 else mine / max(mine + others, 1e-9))


def all_openings(game: Game) -> tuple[Opening, ...]:
    """Every number of seats in turn, and each time its next variant."""
    ways = {
        seats: [name for name, way in game.facts.variants.items() if seats in way.players]
        for seats in game.facts.players
    }
    rounds = max(len(names) for names in ways.values())
    return tuple(
        (names[turn % len(names)], seats) for turn in range(rounds) for seats, names in ways.items()
    )


def first_weights(rows: int, luck: np.random.Generator) -> Table:
    """Weights of a net that has learned nothing: small and random, outputs near even."""
    weights = np.zeros((rows, WIDTH), np.float32)
    weights[:FIRST_BIAS] = luck.normal(0, 0.02, (rows - EXTRA_ROWS, WIDTH))
    weights[FIRST_BIAS] = luck.normal(0, 0.2, WIDTH)
    weights[SECOND:SECOND_BIAS] = luck.normal(0, math.sqrt(2 / WIDTH), (WIDTH, WIDTH))
    weights[WIN : LEAD + 1] = luck.normal(0, 0.05, (2, WIDTH))
    return weights


def _between(ends: tuple[float, float], done: float) -> float:
    """From the first to the last value, by equal factors."""
    return float(ends[0] * (ends[1] / ends[0]) ** min(done, 1.0))
