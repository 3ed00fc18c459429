"""Compiling ahead: every kernel that table, bots and lab use, or loading it from the cache."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

Progress = Callable[[int, int, str], None]  # (steps done, steps in all, what comes next)
Step = tuple[str, Callable[[], object]]

TABLE_STEPS = 3
LAB_STEPS = 2
SEARCH_STEPS = 1


def warm(
    game_ids: Sequence[str], progress: Progress, *, lab: bool = True, search: bool = False
) -> float:
    """Compile the rules of these games; the seconds that it took.

    Without `lab` only what a table needs. `search` is for the bots that look ahead: a table does
    not wait for it, since they have a slower way to decide until it is compiled.

    The first time on a machine takes some seconds per game, afterwards a fraction of one.
    `progress` hears of every step before it begins and once at the end. May run in a thread
    beside others. Raises UnknownGame before anything is compiled.
    """
    from spieltisch.games import facts

    start = time.perf_counter()
    titles = [facts(game_id).title["en"] for game_id in game_ids]
    total = (TABLE_STEPS + LAB_STEPS * lab + SEARCH_STEPS * search) * len(game_ids)
    done = 0
    for game_id, title in zip(game_ids, titles, strict=True):
        for name, work in _steps(game_id, lab, search):
            progress(done, total, f"{title}: {name}")
            work()
            done += 1
    progress(total, total, "ready")
    return time.perf_counter() - start


def _steps(game_id: str, lab: bool, search: bool) -> Iterator[Step]:
    """What compiling a game consists of; each step calls what it compiles once."""
    yield "reading the rules", partial(_load, game_id)
    from spieltisch.games import load
    from spieltisch.position import Position

    game = load(game_id)
    variant, seats = game.facts.openings()[0]
    position = Position(game)
    yield "a table", partial(_use_table, position, seats)
    yield "bots", partial(_use_bots, position)
    if search:
        from spieltisch.bots.readiness import prepare

        yield "search", partial(prepare, game_id)
    if not lab:
        return
    from spieltisch.lab.games import Lineup, play, play_at_random

    yield "random games", partial(play_at_random, game, seats, 0, 0, 1, variant)
    lineup = Lineup(game, ("random",) * seats, variant)
    yield "games between bots", partial(play, lineup, 0, 0, 1)


def _load(game_id: str) -> None:
    from spieltisch.games import load

    load(game_id)


def _use_table(position: object, seats: int) -> None:
    from spieltisch.position import Position

    assert isinstance(position, Position)
    position.key((1, 2, 3, 4))
    position.setup(seats)
    position.actor()
    action = position.legal()[0]
    position.why_not(action)
    position.apply(action)
    position.score()
    position.ranks()


def _use_bots(position: object) -> None:
    from spieltisch.position import Position

    assert isinstance(position, Position)
    position.conceal(0)
    position.observe(0)
    position.greedy()
