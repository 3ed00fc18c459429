"""What the server knows about a table for one viewer, ready to be drawn or sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from spieltisch.game import Action, Event, Game, Seat, SeatSign, Sight


@dataclass(frozen=True)
class Choice:
    """One legal action as the page needs it."""

    action: Action
    picks: Sequence[str]  # what a person points at, in the natural order
    say: str  # what it means, one short sentence
    verb: str  # the word on the confirm button
    final: bool  # whether it cannot be taken back freely


@dataclass(frozen=True)
class Hint:
    """An action that the coach recommends."""

    action: Action
    say: str  # what it means
    expected: float  # the share of the victory that its seat may expect with it, 0..1
    why: str


@dataclass(frozen=True)
class LogEntry:
    """One entry of a table's log; `ply` is its place, 0 for the first."""

    ply: int
    kind: str  # "act", "undo", "wish" (asks for an undo), "join"
    seat: Seat
    action: Action | None  # only for "act"
    undone: bool  # an act that was taken back later
    events: Sequence[Event]  # what the act did, as `Game.tell` says it


@dataclass(frozen=True)
class TableSight:
    """A table as one viewer may see it."""

    id: str
    game: Game
    version: int  # number of log entries
    over: bool
    actor: Seat  # -1 when over
    viewer: Seat  # the seat whose view is shown, or SPECTATOR
    mine: Sequence[Seat]  # the seats of this device
    sight: Sight
    legal: Sequence[Choice]  # empty unless the viewer has the decision
    log: Sequence[LogEntry]
    undo: str  # "none", "free", "training", "ask" (others must agree), "asked" (waiting)
    wisher: Seat | None  # who asked for an undo that this viewer may grant, else None
    training: bool  # whether undo is unlimited against bots
    commitment: str  # hex SHA-256 of the secret
    secret: str | None  # hex, only when over
    scores: Sequence[int]
    ranks: Sequence[int]  # 1 = winner; current ranks while running
    turns: int  # as the game numbers them, else acts that count (not undone)
    minutes: int  # since the table was opened, or how long it took
    open_seats: Sequence[Seat]
    join_url: str
    owner: bool  # whether this device opened the table
    hand_over: Seat | None  # the seat of this device that must take over, else None
    rematch: str | None = None  # the table on which these people play again
    hints: bool = False  # whether the viewer may ask the coach now


@dataclass(frozen=True)
class Judged:
    """One decision of a finished game as the coach weighs it; shares of a victory are 0..1."""

    ply: int  # its place in the log
    seat: Seat
    text: Mapping[str, str]  # what was done, by language
    better: Mapping[str, str]  # what the coach would have done; empty if it was the same
    picks: Sequence[str]  # of the coach's action
    before: Sequence[float]  # what each seat may expect
    cost: float  # how much more the coach's action was worth
    luck: Sequence[float]  # what chance brought each seat then, -1..1


@dataclass(frozen=True)
class Analysis:
    """A finished game weighed decision by decision, as far as it has come."""

    signs: Sequence[SeatSign]
    of: int  # decisions in all
    moves: Sequence[Judged]  # those weighed so far
    result: Sequence[float]  # the share of the victory per seat

    @property
    def ready(self) -> bool:
        """Whether all decisions are weighed."""
        return len(self.moves) == self.of

    def expected(self) -> list[Sequence[float]]:
        """What each seat may expect before each decision, and the result as soon as it is ready."""
        rows = [move.before for move in self.moves]
        return [*rows, self.result] if self.ready else rows

    def given_away(self, seat: Seat) -> float:
        """What other choices would have brought the seat more, in shares of a victory."""
        return sum(move.cost for move in self.moves if move.seat == seat)

    def luck(self, seat: Seat) -> float:
        """What chance brought the seat in sum, in shares of a victory."""
        return sum(move.luck[seat] for move in self.moves)

    def turning(self, most: int, least: float) -> list[int]:
        """The decisions after which the most was different, in order; `least` is a change 0..1."""
        rows = self.expected()
        swings = [
            (max(abs(b - a) for a, b in zip(*pair, strict=True)), number)
            for number, pair in enumerate(pairwise(rows))
        ]
        found = sorted(swings, key=lambda swing: (-swing[0], swing[1]))[:most]
        return sorted(number for size, number in found if size >= least)
