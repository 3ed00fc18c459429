"""One decision with a net: rank the legal actions, then let the best compete.

Sequential halving (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed
bandits", 2013): each round plays the same deals for all actions still alive and drops the worse
half. All is counted in look-aheads, so the same record and seed give the same choice; the time
is a limit that a usual machine does not reach.
"""

from __future__ import annotations

import hashlib
import math
import random
import struct
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from spieltisch.bots.levels import Style
from spieltisch.bots.net import Net, Table, work_room
from spieltisch.bots.outlook import ROOT, ROWS, TRIAL, programs
from spieltisch.games import load
from spieltisch.position import ROOM, face


class Search:
    """The position before one decision, and what was found out about the legal actions.

    `record` must be concealed for `seat`, which must have the decision (else ValueError). All
    chance follows from `seed`.
    """

    def __init__(self, game_id: str, net: Net, record: bytes, seat: int, seed: bytes) -> None:
        self._net, self._seat = net, seat
        self._records = root_records(game_id, record, seed)
        self._face = face(game_id)
        if self._face["actor"](self._records, ROOT) != seat:
            raise ValueError(f"seat {seat} does not have the decision")
        self._look = programs(game_id)["look_ahead"]
        self._out, self._values = np.zeros(ROOM, np.int32), np.zeros(ROOM)
        self._work, self._numbers = work_room(net)
        count = self._face["legal"](self._records, ROOT, self._out)
        self.actions: Table = self._out[:count].copy()
        self.sums = np.zeros(count)  # of values over all deals played
        self.counts = np.zeros(count, np.int64)  # deals played
        self.stages = np.zeros(count, np.int64)  # the round that an action reached
        self._luck = random.Random(seed)
        self._deals = 0

    @property
    def means(self) -> Table:
        """What the seat may expect of each action."""
        return self.sums / np.maximum(self.counts, 1)

    def play(
        self, places: Sequence[int] | Table, deals: int, depth: int, plain: bool = False
    ) -> None:
        """Play each of these actions (by place in `actions`) from the same next deals."""
        numbers = np.arange(self._deals, self._deals + deals)
        sums = np.zeros(len(places))
        self._look(
            self._records,
            self._seat,
            self._net,
            self.actions[places],
            numbers,
            depth,
            plain,
            sums,
            self._out,
            self._values,
            self._work,
            self._numbers,
        )
        self._deals += deals
        self.sums[places] += sums
        self.counts[places] += deals

    def order(self) -> list[int]:
        """Places in `actions`, best first."""
        means = self.means
        return sorted(range(len(means)), key=lambda i: (-self.stages[i], -means[i], i))

    def rank(self, style: Style) -> None:
        """The net's opinion of every action, over some deals."""
        self.play(range(len(self.actions)), style.deals, 0)

    def compete(self, style: Style, until: float) -> None:
        """Let the best actions compete; `until` is a time of time.monotonic."""
        alive = self._candidates(style.width)
        self.stages[alive] += 1
        self.sums[alive] = self.counts[alive] = 0  # a first opinion does not count any more
        rounds = max(1, math.ceil(math.log2(len(alive))))
        for _ in range(rounds):
            for _ in range(max(1, style.look_aheads // (rounds * len(alive)))):
                self.play(alive, 1, style.depth, style.plain)
                if time.monotonic() > until:
                    return
            alive = self.order()[: max(1, (len(alive) + 1) // 2)]
            self.stages[alive] += 1

    def _candidates(self, width: int) -> list[int]:
        """The best so many places, the plain policy's action among them."""
        self._records[TRIAL] = self._records[ROOT]
        liked = self._face["greedy"](self._records, TRIAL, self._out)
        favourite = self.actions.tolist().index(liked)
        others = [place for place in self.order() if place != favourite]
        return [favourite, *others[: width - 1]]

    def pick(self, slips: float) -> int:
        """The action that is chosen: the best, or by a slip any of the better half."""
        order = self.order()
        slipped = self._luck.random() < slips
        better = order[: (len(order) + 1) // 2]
        return int(self.actions[self._luck.choice(better) if slipped else order[0]])


def decide(
    game_id: str, net: Net, record: bytes, seat: int, seed: bytes, style: Style, seconds: float
) -> Search:
    """Find out about the legal actions what the style finds out. Raises ValueError as Search."""
    until = time.monotonic() + seconds
    search = Search(game_id, net, record, seat, seed)
    if len(search.actions) > 1:
        search.rank(style)
        if style.look_aheads:
            search.compete(style, until)
    return search


def root_records(game_id: str, record: bytes, seed: bytes) -> Any:
    """Records with the position at ROOT, its generator keyed from the seed.

    Raises ValueError for a record of another length.
    """
    game = load(game_id)
    if len(record) != game.state.itemsize:
        raise ValueError(f"a record has {game.state.itemsize} bytes, not {len(record)}")
    records = np.zeros(ROWS, dtype=game.state).view(np.recarray)
    records[ROOT] = np.frombuffer(record, dtype=game.state)[0]
    words = struct.unpack("<4Q", hashlib.sha256(seed).digest())
    face(game_id)["key"](records, ROOT, *(np.uint64(word) for word in words))
    return records
