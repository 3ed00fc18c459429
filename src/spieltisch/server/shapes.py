"""What the server knows about a table for one viewer, ready to be drawn or sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spieltisch.game import Action, Event, Game, Seat, Sight


@dataclass(frozen=True)
class Choice:
    """One legal action as the page needs it."""

    action: Action
    picks: Sequence[str]  # what a person points at, in the natural order
    say: str  # what it means, one short sentence
    verb: str  # the word on the confirm button
    final: bool  # whether it cannot be taken back freely


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
    turns: int  # acts that count (not undone)
    minutes: int  # since the table was opened, or how long it took
    open_seats: Sequence[Seat]
    join_url: str
    owner: bool  # whether this device opened the table
    hand_over: Seat | None  # the seat of this device that must take over, else None
    rematch: str | None = None  # the table on which these people play again
