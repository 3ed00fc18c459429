"""Hints at the table: who may have them, and what the coach says to a decision.

A hint is fair where nobody is surprised by it: at a training table, or where no other person
plays from elsewhere. The coach gets the record as the asking seat may think it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spieltisch.bots.coach import Counsel
from spieltisch.game import Game, Seat, Sight
from spieltisch.language import Words
from spieltisch.server.coach import Coach
from spieltisch.server.errors import ApiError
from spieltisch.server.hall import Hall, Live
from spieltisch.server.shapes import Hint
from spieltisch.server.sights import Viewer, hints_are_fair, sight_of, unknowable

SECONDS: Final = 1.0
NOTICED: Final = 0.03  # a difference of the expected share that is worth a word
CLEAR: Final = 0.1


@dataclass(frozen=True)
class Asked:
    """A decision about which a person wants to hear the coach."""

    version: int
    game: Game
    sight: Sight
    seat: Seat
    job: tuple[str, bytes, Seat, bytes, float]


async def hints(hall: Hall, coach: Coach, table_id: str, viewer: Viewer) -> tuple[int, list[Hint]]:
    """The version of the table, and the best actions for the seat that decides, best first.

    Raises ApiError if the viewer has not the decision, or may have no hints at this table.
    """
    async with hall.hold(table_id) as live:
        asked = _asked(live, viewer)
    found: list[Counsel] = await coach.ask("counsel", asked.job, SECONDS)
    return asked.version, [_hint(asked, found, place) for place in range(len(found))]


def _asked(live: Live, viewer: Viewer) -> Asked:
    match, seat = live.match, viewer.seat_at(live)
    if seat != match.actor or seat not in live.mine(viewer.caller):
        raise ApiError("over" if match.over else "not_your_turn")
    if not hints_are_fair(live, viewer.caller):
        raise ApiError("no_hints")
    salt = unknowable(match, b"coach")
    job = (match.game.facts.id, match.concealed(seat, salt), seat, salt, SECONDS)
    sight = sight_of(match, seat, viewer.caller.words, choosing=True)
    return Asked(match.version, match.game, sight, seat, job)


def _hint(asked: Asked, found: Sequence[Counsel], place: int) -> Hint:
    counsel = found[place]
    return Hint(
        action=counsel.action,
        say=asked.game.text.say(asked.sight, counsel.action),
        expected=counsel.expected,
        why=why(asked.sight, asked.seat, found, place),
    )


def why(sight: Sight, seat: Seat, found: Sequence[Counsel], place: int) -> str:
    """Why an action is good or less good, from what it changes: points, the others, the rest."""
    counsel, w = found[place], sight.words
    if len(found) == 1:
        return w("There is no other choice.")
    told = [_points(w, counsel.points[seat]), _denied(sight, seat, counsel)]
    told = [sentence for sentence in told if sentence] or [w("It prepares what comes later.")]
    return " ".join([*told, _compared(w, found, place)]).strip()


def _points(w: Words, points: int) -> str:
    if points > 0:
        return w.plural("It brings {n} point at once.", "It brings {n} points at once.", points)
    if points < 0:
        return w.plural("It costs {n} point at first.", "It costs {n} points at first.", -points)
    return ""


def _denied(sight: Sight, seat: Seat, counsel: Counsel) -> str:
    """From whom the action takes the most, if it is worth a word."""
    others = [other for other in range(len(sight.signs)) if other != seat]
    if not others:
        return ""
    most = max(others, key=lambda other: counsel.takes[other])
    if counsel.takes[most] < NOTICED:
        return ""
    return sight.words("It takes chances from {name}.", name=sight.signs[most].name)


def _compared(w: Words, found: Sequence[Counsel], place: int) -> str:
    """How it stands beside the best, or the best beside the next."""
    if place:
        return ""
    lead = found[0].expected - found[1].expected
    if lead >= CLEAR:
        return w("Everything else is clearly worse.")
    return w("Other choices are nearly as good.") if lead < NOTICED / 3 else ""
