"""What a coach says, from bytes to numbers, as a worker process carries it out.

`counsel` is for a person who has the decision, `judge` for a decision of a finished game. Both
use the strongest bot. Shares of a victory are 0..1.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from spieltisch.game import Action, Seat

COUNSELS: Final = 3  # actions that are shown
COMPARED: Final = 8  # actions, best first, against which they are held
DEALS: Final = 8  # ways chance could have gone, of which luck is the difference


@dataclass(frozen=True)
class Counsel:
    """An action that a person might take, and what it changes."""

    action: Action
    expected: float  # the share of the victory with it
    points: tuple[int, ...]  # what it adds at once, per seat
    takes: tuple[float, ...]  # how much less each seat may expect than after the other actions


@dataclass(frozen=True)
class Judgement:
    """A decision held against what the strongest bot would have done."""

    before: tuple[float, ...]  # what each seat could expect
    best: Action
    cost: float  # how much more the best action was worth to the seat
    luck: tuple[float, ...]  # what chance brought each seat then


def counsel(game_id: str, record: bytes, seat: Seat, seed: bytes, seconds: float) -> list[Counsel]:
    """The best actions for `seat`, best first; `record` must be concealed for it."""
    from spieltisch.bots.advice import advise

    found = advise(game_id, record, seat, seed, seconds)[:COMPARED]
    outcomes = [_outcome(game_id, record, advice.action, seed) for advice in found]
    return [
        Counsel(
            advice.action,
            advice.expected,
            outcomes[place].points,
            _taken([outcome.expected for outcome in outcomes], place),
        )
        for place, advice in enumerate(found[:COUNSELS])
    ]


@dataclass(frozen=True)
class Decision:
    """A decision of a finished game."""

    record: bytes  # the position, with all its secrets
    known: bytes  # the same, concealed for the seat
    after: bytes  # the position that the action led to
    seat: Seat
    action: Action


def judge(game_id: str, made: Decision, seed: bytes, seconds: float) -> Judgement:
    """Weigh a decision by what its seat could know, and apart from it what chance brought then.

    Luck is how far what happened differs from the mean of what could have happened: the same
    action on positions that are dealt and drawn anew.
    """
    from spieltisch.bots.advice import advise, expect

    found = advise(game_id, made.known, made.seat, seed, seconds)
    worth = {one.action: one.expected for one in found}
    best = found[0]
    return Judgement(
        tuple(expect(game_id, made.record)),
        best.action,
        max(0.0, best.expected - worth[made.action]),
        _luck(game_id, made, seed),
    )


@dataclass(frozen=True)
class _Outcome:
    points: tuple[int, ...]  # per seat, what the action adds
    expected: tuple[float, ...]  # per seat


def _outcome(game_id: str, record: bytes, action: Action, seed: bytes) -> _Outcome:
    """What follows from an action in one way that chance may go."""
    from spieltisch.bots.advice import expect
    from spieltisch.games import load
    from spieltisch.position import Position

    position = Position(load(game_id))
    position.load(record)
    before = position.score()
    position.key(_words(seed, 0))
    position.apply(action)
    gained = zip(position.score(), before, strict=True)
    return _Outcome(
        tuple(after - points for after, points in gained),
        tuple(expect(game_id, position.to_bytes())),
    )


def _taken(expected: Sequence[Sequence[float]], place: int) -> tuple[float, ...]:
    """How much less each seat may expect at `place` than in the mean of the other places."""
    others = [row for other, row in enumerate(expected) if other != place]
    if not others:
        return (0.0,) * len(expected[place])
    means = [sum(column) / len(others) for column in zip(*others, strict=True)]
    return tuple(mean - here for mean, here in zip(means, expected[place], strict=True))


def _revealed(game_id: str, record: bytes) -> int:
    """How often a game had drawn or shown something by this position."""
    from spieltisch.games import load
    from spieltisch.position import Position

    position = Position(load(game_id))
    position.load(record)
    return int(position.record.revealed)


def _luck(game_id: str, made: Decision, seed: bytes) -> tuple[float, ...]:
    """What each seat gained by the action as it went, less what it gains in the mean.

    Nothing where the action neither drew nor showed anything: the deals would differ there only
    by the hands that the net imagines for the others.
    """
    from spieltisch.bots.advice import expect

    if _revealed(game_id, made.after) == _revealed(game_id, made.record):
        return (0.0,) * len(expect(game_id, made.record))
    went = _gains(game_id, made.record, made.after)
    deals = list(_deals(game_id, made, seed))
    means = [sum(column) / len(deals) for column in zip(*deals, strict=True)]
    return tuple(gain - mean for gain, mean in zip(went, means, strict=True))


def _gains(game_id: str, before: bytes, after: bytes) -> list[float]:
    from spieltisch.bots.advice import expect

    pairs = zip(expect(game_id, after), expect(game_id, before), strict=True)
    return [later - earlier for later, earlier in pairs]


def _deals(game_id: str, made: Decision, seed: bytes) -> Iterator[list[float]]:
    """What each seat gains when all that the decision could not know is dealt and drawn anew."""
    from spieltisch.games import load
    from spieltisch.position import Position

    position = Position(load(game_id))
    for deal in range(DEALS):
        position.load(made.record)
        position.key(_words(seed, deal))
        position.conceal(made.seat)
        before = position.to_bytes()
        position.apply(made.action)
        yield _gains(game_id, before, position.to_bytes())


def _words(seed: bytes, deal: int) -> tuple[int, int, int, int]:
    """A generator for one way that chance may go."""
    a, b, c, d = struct.unpack("<4Q", hashlib.sha256(seed + bytes([deal])).digest())
    return a, b, c, d
