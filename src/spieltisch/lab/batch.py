"""Thousands of games as one array of records, all moved on by one compiled call."""

from __future__ import annotations

import weakref
from functools import partial
from typing import Any, Final

import numpy as np

from spieltisch.cores import cores
from spieltisch.game import Game
from spieltisch.lab.batch_step import (
    ALL,
    AT_RANDOM,
    BEGIN,
    CHOOSE,
    GIVEN,
    NO_BOT,
    ROW,
    batch_step,
    list_types,
)
from spieltisch.lab.handover import new_words
from spieltisch.lab.playout import CODES
from spieltisch.lab.prefetch import LINE
from spieltisch.lab.team import Team

Table = np.ndarray[Any, Any]
LEAST_PER_THREAD: Final = 64  # games below which a thread is not worth its start


class IllegalActions(ValueError):
    """Some games got an action that is not legal; these stand still, the others have moved."""


class Batch:
    """n games of one kind that move together.

    The arrays are made once and every step writes into them: keep the views, copy what must
    stay. An episode that ends is followed by a new one at once: `done`, `rewards`, `points`,
    `places` and `length` tell of the one that ended, everything else of the one that began.

    Every game follows from (seed, its number, the number of its episode) and the actions, with
    any number of threads. With a `bot`, it decides for all seats but one, the game's `own`: that
    is `own_seat`, or moves on by one with every episode (game + episode modulo seats).

    Arrays, one row for each game:

    - `records`: the games themselves
    - `actions` int32[n]: what to do, to be written before `step`
    - `seat` int32[n]: whose decision it is; `own` int32[n]: the seat decided here, -1 for all
    - `choices` int32[n, width]: the legal actions, ascending; `counts` int32[n]: how many
    - `masks` uint8[n, actions]: 1 where an action is legal
    - `observations` float32[n, size]: what the seat may know
    - `refused` bool[n]: whether the last action was not legal
    - `done` bool[n], `rewards` float32[n, seats] (see `reward_seats`; 0 before the end),
      `points`, `places` int32[n, seats], `length` int32[n]
    - `decisions` int32[n], `episodes` int64[n]
    """

    def __init__(
        self,
        game: Game,
        games: int,
        *,
        seats: int | None = None,
        variant: str | None = None,
        seed: int = 0,
        threads: int | None = None,
        masks: bool = True,
        observations: bool = True,
        bot: str | None = None,
        own_seat: int | None = None,
    ) -> None:
        """Deal all games.

        `seats` is the fewest that the variant is for, `variant` the first that fits, `threads`
        the number of cores. Without `masks` or `observations` these arrays stay empty and cost
        nothing. `seed` is 0..2**63-1. Raises ValueError, with what was expected.
        """
        if games < 1:
            raise ValueError(f"{games} games; expected at least 1")
        self.game = game
        self.variant, self.seats = opening(game, variant, seats)
        self.seed = seed
        if own_seat is not None and not 0 <= own_seat < self.seats:
            raise ValueError(f"own seat {own_seat}; expected 0..{self.seats - 1}")
        number = game.facts.variant_number(self.variant, self.seats)
        turning = bot is not None and own_seat is None
        threads = min(threads or cores(), max(1, games // LEAST_PER_THREAD))
        words = new_words(threads, games, self.seats, number, _code(bot), turning)
        self._make_arrays(games, masks, observations, threads)
        self._team = Team(words, partial(batch_step(game.facts.id), words, *self._arrays))
        weakref.finalize(self, self._team.close)
        self.own[:] = ALL if own_seat is None else own_seat
        self.restart()

    def _make_arrays(self, games: int, masks: bool, observations: bool, threads: int) -> None:
        """All arrays; numba knows plain ones at once, and would study the fields of others."""
        kinds = list_types(self.game)
        sizes = (games, games * masks, games * observations)
        lists = [zeros(size, kind) for size, kind in zip(sizes, kinds, strict=True)]
        records, copies = (zeros(n, self.game.state) for n in (games, threads))
        rows = zeros(games, ROW)
        self._arrays = (records, rows, *lists, copies)
        self.records = records.view(np.recarray)
        self.choices, self.masks, self.observations = (table["list"] for table in lists)
        self.actions, self.counts, self.seat = rows["action"], rows["count"], rows["seat"]
        self.refused = rows["refused"]
        self.own, self.done, self.length = rows["own"], rows["done"], rows["length"]
        self.decisions, self.episodes = rows["decisions"], rows["episode"]
        self.rewards = rows["rewards"][:, : self.seats]
        self.points = rows["points"][:, : self.seats]
        self.places = rows["places"][:, : self.seats]

    def __len__(self) -> int:
        return len(self.actions)

    def restart(self, seed: int | None = None) -> None:
        """Deal all games anew as episode 0, with another seed if one is given."""
        self.seed = self.seed if seed is None else seed
        self._team.run(BEGIN, 1, self.seed)

    def step(self, actions: Any = None, *, strict: bool = True) -> None:
        """Carry out one action in each game: `actions`, int32[n], or those in `self.actions`.

        A game whose action is not legal stands still and is marked in `refused`. If `strict`,
        that raises IllegalActions after all other games have moved.
        """
        if actions is not None:
            self.actions[:] = actions
        refused = self._team.run(GIVEN, 1, self.seed)
        if refused and strict:
            raise IllegalActions(f"{refused} of {len(self)} actions are not legal")

    def step_at_random(self, steps: int = 1) -> None:
        """Draw a uniformly random legal action for each game into `actions`, and carry it out.

        Several steps in one call leave the same as one call for each, and take less time.
        `done` tells then whether an episode ended in any of them, `rewards` what the last one
        that did gave.
        """
        self._team.run(AT_RANDOM, steps, self.seed)

    def choose_at_random(self) -> Table:
        """Write a uniformly random legal action for each game into `actions`; that array.

        The luck is of its own: it does not touch the games'.
        """
        self._team.run(CHOOSE, 1, self.seed)
        return self.actions


def zeros(size: int, kind: np.dtype[Any]) -> Table:
    """An array of zeros that begins with a line of the processor's cache."""
    room = np.zeros(size * kind.itemsize + LINE, dtype=np.uint8)
    start = -room.ctypes.data % LINE
    return room[start : start + size * kind.itemsize].view(kind)


def opening(game: Game, variant: str | None, seats: int | None) -> tuple[str, int]:
    """The variant and number of seats that are meant. Raises ValueError, with what was expected."""
    if variant is None:
        variant = game.facts.openings()[0][0] if seats is None else game.facts.variant_for(seats)
    if seats is None and variant in game.facts.variants:
        seats = game.facts.variants[variant].players[0]
    game.facts.variant_number(variant, seats or 0)
    return variant, seats or 0


def _code(bot: str | None) -> int:
    """The number of a bot inside compiled code. Raises ValueError that names those there are."""
    if bot is None:
        return NO_BOT
    if bot not in CODES:
        raise ValueError(f"bot {bot!r} does not play here; expected one of: {', '.join(CODES)}")
    return CODES[bot]
