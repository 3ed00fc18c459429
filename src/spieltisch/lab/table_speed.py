"""How fast a table is: one action through `Match`, one view, one complete drawing."""

from __future__ import annotations

import hashlib
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from spieltisch.game import Game, SeatSign, Sight
from spieltisch.language import SOURCE_LANGUAGE, words
from spieltisch.match import Match, Seat

SECRET: Final = hashlib.sha256(b"bench").digest()


@dataclass(frozen=True)
class TableSpeed:
    """Medians over the decisions of one game with most seats, greedy bots, in milliseconds."""

    play_ms: float  # Match.play
    view_ms: float  # the view of a seat
    scene_ms: float  # drawing everything from a view: board, asides, panels, tray


def table_speed(game: Game) -> TableSpeed:
    """Play one game through `Match`, and look at it before each decision."""
    variant, seats = max(game.facts.openings(), key=lambda opening: opening[1])
    persons = [Seat(f"Seat {n}", "person") for n in range(seats)]
    match = Match(game, persons, secret=SECRET, variant=variant)
    signs = [SeatSign(seat.name, seat.kind) for seat in match.seats]
    plays, views, scenes = [], [], []
    while not match.over:
        seat = match.actor
        view, spent = _timed(lambda: match.view(match.actor))
        views.append(spent)
        sight = Sight(view, signs, words(SOURCE_LANGUAGE), match.latest(seat), choosing=True)
        scenes.append(_timed(lambda: draw(game, sight))[1])  # noqa: B023 -- called at once
        action = match.position().greedy()
        plays.append(_timed(lambda: match.play(match.actor, action))[1])  # noqa: B023 -- likewise
    return TableSpeed(*(statistics.median(spent) for spent in (plays, views, scenes)))


def draw(game: Game, sight: Sight) -> str:
    """All changing parts of a table as one text, as a page would hold them."""
    scene = game.scene
    seats = range(len(sight.signs))
    parts = [
        scene.facts(sight),
        scene.board(sight),
        *scene.asides(sight).values(),
        *(scene.panel(sight, seat) for seat in seats),
        scene.steps(sight),
        scene.tray(sight),
    ]
    return "".join(str(part) for part in parts)


def _timed(work: Callable[[], Any]) -> tuple[Any, float]:
    """The result and the CPU time in milliseconds."""
    start = time.process_time()
    result = work()
    return result, (time.process_time() - start) * 1000
