"""Training a value net: from games of the plain policy to games against itself.

First the net learns what positions are worth when the plain policy plays, with random actions
in between, so that it also sees what comes of those; that costs little.
Then it plays against itself, each time with less noise and smaller steps. The net that is kept
is the mean of the nets of the last quarter.

Everything follows from the seed, whoever plays. The games go in rounds of several chunks, all
played by one net; the net learns from a chunk at a time, in order, while the next round is being
played already, by the net as it was before.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

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
)
from spieltisch.game import Game
from spieltisch.lab.chunks import Chunk, Opening, Played, Table, play_chunk
from spieltisch.lab.learn import first_steps, learn
from spieltisch.lab.memory import Memory
from spieltisch.lab.ray_map import Begin, crew
from spieltisch.lab.self_play import GREEDY, NET, WAVERING, Lessons

Progress = Callable[[int, int], None]  # (games played, games in all)

CHUNK: Final = 40  # games between two rounds of learning
ROUND: Final = 8  # chunks that are played by one net, so many at a time at most
MEASURED: Final = 100  # games that tell how far a seat usually leads
TEST_SEED: Final = 2**40  # games for the curve, never played in training
GUEST: Final = 0.1  # share of seats that the plain policy plays later
SEATING, LEARNING = 1, 2  # what luck is for


@dataclass(frozen=True)
class Plan:
    """How a training goes. Games are counted over all openings."""

    openings: tuple[Opening, ...]
    games: int = 8_000  # against itself
    plain_games: int = 12_000  # of the plain policy before
    seed: int = 1
    reuse: tuple[float, float] = (2.0, 2.0)  # how often a lesson is learned from, before and then
    rates: tuple[float, float] = (2e-3, 1e-4)  # size of steps, first and last
    depth: int = 8  # decisions of the plain policy in a line; 0 if the net decides alone
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


class Trainer:
    """A net on its way. Its attributes are all that its further way depends on."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game, self.plan = game, plan
        empty = new_net(game.observation_size, game.repeats)
        luck = np.random.default_rng(plan.seed)
        self.net = empty._replace(weights=first_weights(len(empty.weights), luck))
        self.older = self.net.weights.copy()  # the net that plays the coming round
        self.steps = first_steps(self.net.weights)
        self.means, self.counted = np.zeros_like(self.net.weights), 0
        self.memory = Memory()
        self.played = 0  # games from which it has learned
        self.miss = 0.0
        self.curve: list[Check] = []
        self.seconds = 0.0  # of one core, wherever
        self._measures = dict.fromkeys(plan.openings, (0.0, 1.0))
        self._begin: Begin[Chunk, Played] = map

    @property
    def total(self) -> int:
        """Games in all."""
        return self.plan.plain_games + self.plan.games

    def run(
        self,
        progress: Progress,
        checkpoint: Callable[[Trainer], None],
        *,
        ray: str | None = None,
        jobs: int | None = None,
    ) -> Net:
        """The whole training, or what is left of it; the net that is kept.

        `jobs` threads play, by default one per core, or the Ray at an address, see `crew`; the
        net is the same. After each point of the curve the training can be stored in `checkpoint`.
        Raises MissingExtra.
        """
        with crew(ray, jobs) as self._begin:
            self._measure()
            coming = self._start_round(self.played)
            while self.played < self.total:
                playing, self.older = coming, self.net.weights.copy()
                coming = self._start_round(self.played + ROUND * CHUNK)
                for played in playing:
                    self._learn(played)
                    progress(self.played, self.total)
                if self.played >= self._next_check():
                    self.check(self.net)
                    checkpoint(self)
            means = (self.means / max(self.counted, 1)).astype(np.float32)
            kept = self.net._replace(weights=means)
            self.check(kept)
        self._begin = map
        return kept

    def _next_check(self) -> int:
        """How many games must have been played for the next point of the curve."""
        return self.plan.plain_games + len(self.curve) * (self.plan.games // self.plan.checks)

    def _start_round(self, first: int) -> Iterator[Played]:
        """Let somebody play the round that begins with a game."""
        last = min(first + ROUND * CHUNK, self.total)
        return self._begin(play_chunk, [self._chunk(at) for at in range(first, last, CHUNK)])

    def _chunk(self, first: int) -> Chunk:
        """The games first, first + 1, ... of the training."""
        plan = self.plan
        opening = plan.openings[first // CHUNK % len(plan.openings)]
        plain = first < plan.plain_games
        luck = np.random.default_rng((plan.seed, SEATING, first)).random((CHUNK, opening[1]))
        return Chunk(
            self.game.facts.id,
            opening,
            plan.seed,
            first,
            np.where(luck < GUEST, GREEDY, WAVERING if plain else NET).astype(np.int8),
            self.older,
            heat=_between(plan.heats, self._done(first)),
            depth=plan.depth,
            trace=1.0 if plain else plan.trace,
            measure=self._measures[opening],
            keep=True,
        )

    def _done(self, first: int) -> float:
        """Which part of the games against itself comes before a game, 0..1."""
        return max(0.0, (first - self.plan.plain_games) / max(self.plan.games, 1))

    def _learn(self, played: Played) -> None:
        """Learn from what is remembered, with a new chunk."""
        start = time.thread_time()
        plan, first = self.plan, self.played
        self.memory.add(played.lessons)
        self._note_miss(played.lessons)
        size = round(len(played.lessons.sizes) * plan.reuse[first >= plan.plain_games])
        luck = np.random.default_rng((plan.seed, LEARNING, first))
        order = luck.integers(self.memory.known, size=size)
        rate = _between(plan.rates, self._done(first))
        room = np.zeros((4, WIDTH), np.float32)
        learn(self.net.weights, self.steps, self.memory.lessons, order, rate, room)
        if self._done(first) > 0.75:
            self.means += self.net.weights
            self.counted += 1
        self.played += CHUNK
        self.seconds += played.seconds + time.thread_time() - start

    def _note_miss(self, new: Lessons) -> None:
        """How far the net was off on the newest lessons, before it learns from them."""
        misses = new.guesses[:, 0] - new.aims[:, 0]
        miss = float((misses * misses).mean())
        self.miss += 0.02 * (miss - self.miss) if self.miss else miss

    def _measure(self) -> None:
        """How far a seat usually leads when the plain policy plays, for each opening."""
        players = {way: np.full((MEASURED, way[1]), GREEDY, np.int8) for way in self._measures}
        chunks = [self._sample(self.net, way, 0, who) for way, who in players.items()]
        for way, results in zip(players, self._results(chunks), strict=True):
            leads = results[:, 1]
            self._measures[way] = (float(leads.mean()), float(max(leads.std(), 1.0)))

    def check(self, net: Net) -> None:
        """Add a point to the curve."""
        tests = [self._test(net, way) for way in self._measures]
        shares = list(map(_share, tests, self._results(tests)))
        names = [f"{variant}-{seats}" for variant, seats in self._measures]
        self.curve.append(Check(self.played, dict(zip(names, shares, strict=True)), self.miss))

    def wins(self, net: Net, opening: Opening, rival: int = GREEDY) -> float:
        """Wins of a net against the plain policy, one seat each in turn; alone, victories.

        With more than two seats every second one is the net's: the share of the victory that
        falls to its seats, against equal numbers.
        """
        test = self._test(net, opening, rival)
        return _share(test, *self._results([test]))

    def _test(self, net: Net, opening: Opening, rival: int = GREEDY) -> Chunk:
        """The games for one point of the curve."""
        seats = opening[1]
        own = (np.arange(self.plan.check_games)[:, None] + np.arange(seats)) % 2 == 0
        own |= seats == 1
        return self._sample(net, opening, TEST_SEED, np.where(own, NET, rival).astype(np.int8))

    def _sample(self, net: Net, opening: Opening, first: int, players: Table) -> Chunk:
        """Games of which only the results are wanted."""
        game_id = self.game.facts.id
        seed, depth = self.plan.seed, self.plan.depth
        return Chunk(game_id, opening, seed, first, players, net.weights, depth=depth)

    def _results(self, chunks: Iterable[Chunk]) -> Iterator[Table]:
        """Let somebody play chunks; their results."""
        for played in self._begin(play_chunk, chunks):
            self.seconds += played.seconds
            yield played.results


def _share(test: Chunk, results: Table) -> float:
    """Which share of the victory fell to the net's seats, of equal numbers; alone, of victories."""
    own, shares = test.players == NET, results[:, 0]
    mine = shares[own].mean()
    if own.all():
        return float(mine)
    return float(mine / max(mine + shares[~own].mean(), 1e-9))


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
