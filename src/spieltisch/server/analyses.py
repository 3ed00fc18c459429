"""Analyses of finished games: weighed decision by decision in the background, kept in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from starlette.concurrency import run_in_threadpool

from spieltisch.bots.coach import Decision, Judgement
from spieltisch.game import SPECTATOR, Action, Game, SeatSign, Sight
from spieltisch.language import LANGUAGES, N_, SOURCE_LANGUAGE, words
from spieltisch.match import Match
from spieltisch.match.entry import ACT
from spieltisch.server.coach import Coach
from spieltisch.server.errors import ApiError
from spieltisch.server.hall import Hall, Live, new_match
from spieltisch.server.shapes import Analysis, Judged
from spieltisch.server.sights import sight_of, unknowable

SECONDS: Final = 0.5  # for one decision
MOST_AT_ONCE: Final = 4  # analyses under way; they take turns at the one process
MOST_KEPT: Final = 64


@dataclass(frozen=True)
class Due:
    """A decision to be weighed, with what is said about it."""

    ply: int
    made: Decision
    sight: Sight
    seed: bytes


@dataclass(frozen=True)
class _Work:
    """One analysis and the task that goes on with it."""

    signs: Sequence[SeatSign]
    of: int
    result: Sequence[float]
    moves: list[Judged]
    task: asyncio.Task[None]

    def so_far(self) -> Analysis:
        return Analysis(self.signs, self.of, tuple(self.moves), self.result)


class Analyses:
    """The analyses of this process; the longest unused go first."""

    def __init__(self, hall: Hall, coach: Coach) -> None:
        self._hall, self._coach = hall, coach
        self._kept: OrderedDict[str, _Work] = OrderedDict()

    async def of(self, table_id: str) -> Analysis:
        """The analysis of a finished game as far as it is; the first call begins it.

        Raises ApiError for a game that is not over, or when too many are under way.
        """
        work = self._kept.get(table_id) or await self._begin(table_id)
        self._kept.move_to_end(table_id)
        if work.task.done() and (error := work.task.exception()):
            del self._kept[table_id]  # whoever asks again begins anew
            raise error
        return work.so_far()

    async def close(self) -> None:
        """Stop whatever is under way."""
        tasks = [work.task for work in self._kept.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _begin(self, table_id: str) -> _Work:
        async with self._hall.hold(table_id) as live:
            if not live.match.over:
                raise ApiError("bad_request", N_("The analysis begins when the game is over."))
            if table_id in self._kept:
                return self._kept[table_id]
            self._make_room()
            due = await run_in_threadpool(decisions, live)
            game, moves = live.match.game, list[Judged]()
            signs = sight_of(live.match, SPECTATOR, words(SOURCE_LANGUAGE), choosing=False).signs
            task = asyncio.create_task(self._weigh(game, due, moves))
            work = _Work(signs, len(due), shares(live.match.ranks), moves, task)
        self._kept[table_id] = work
        return work

    def _make_room(self) -> None:
        running = [work for work in self._kept.values() if not work.task.done()]
        if len(running) >= MOST_AT_ONCE:
            raise ApiError("busy", N_("The coach is busy. Try again in a few seconds."))
        done = [key for key, work in self._kept.items() if work.task.done()]
        for key in done[: max(0, len(self._kept) - MOST_KEPT + 1)]:
            del self._kept[key]

    async def _weigh(self, game: Game, due: Sequence[Due], moves: list[Judged]) -> None:
        for one in due:
            job = (game.facts.id, one.made, one.seed, SECONDS)
            found: Judgement = await self._coach.ask("judge", job, SECONDS)
            moves.append(judged(game, one, found))


def decisions(live: Live) -> list[Due]:
    """The decisions of a game that count, in order, replayed."""
    match, twin = live.match, new_match(live.row)
    undone = match.undone()
    plies = [ply for ply, entry in enumerate(match.log) if entry.kind == ACT and ply not in undone]
    return [_due(match, twin, ply) for ply in plies]


def _due(match: Match, twin: Match, ply: int) -> Due:
    """Carry out the act of `ply` on the twin; what it was."""
    entry = match.log[ply]
    assert entry.action is not None, "an act has an action"
    seed = unknowable(twin, b"coach")
    record, known = twin.position().to_bytes(), twin.concealed(entry.seat, seed)
    sight = sight_of(twin, entry.seat, words(SOURCE_LANGUAGE), choosing=True)
    twin.append(entry)
    after = twin.position().to_bytes()
    made = Decision(record, known, after, entry.seat, entry.action)
    return Due(ply, made, sight, seed)


def judged(game: Game, due: Due, found: Judgement) -> Judged:
    """A weighed decision in words of all languages."""
    same = found.best == due.made.action
    return Judged(
        ply=due.ply,
        seat=due.made.seat,
        text=_said(game, due.sight, due.made.action),
        better={} if same else _said(game, due.sight, found.best),
        picks=game.picks(due.sight.view, found.best),
        before=found.before,
        cost=found.cost,
        luck=found.luck,
    )


def _said(game: Game, sight: Sight, action: Action) -> dict[str, str]:
    return {
        language: game.text.say(replace(sight, words=words(language)), action)
        for language in LANGUAGES
    }


def shares(ranks: list[int]) -> list[float]:
    """What each seat has of the victory; those who share it get equal parts."""
    winners = ranks.count(1)
    return [(rank == 1) / max(1, winners) for rank in ranks]
