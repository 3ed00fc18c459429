"""The words of a match: who sits where, what the log holds, why something is refused."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.game import Action
from spieltisch.game import Seat as SeatNumber
from spieltisch.language import Message

PERSON, BOT, OPEN = "person", "bot", "open"
KINDS = (PERSON, BOT, OPEN)

ACT, UNDO, WISH, JOIN = "act", "undo", "wish", "join"


@dataclass(frozen=True)
class Seat:
    """Who sits at a seat; `entered` is the place at which it was entered before the draw."""

    name: str
    kind: str  # "person", "bot" or "open"
    bot: str | None = None  # the bot's level
    entered: int | None = None


@dataclass(frozen=True)
class Entry:
    """One entry of the log, which only grows."""

    kind: str  # "act", "undo", "wish" (asks for an undo or agrees to it), "join"
    seat: SeatNumber
    action: Action | None = None  # of an act
    back: int = 0  # of an undo: how many acts it takes back
    sitter: Seat | None = None  # of a join: who sits there now


class Refused(Exception):
    """A move that is not carried out; nothing has changed.

    `code` is "illegal", "not_your_turn", "over", "nothing_to_undo" or "seat_taken"; `message`
    says why; for an illegal action `reason` is the game's code, `clause` the rule behind it.
    """

    def __init__(
        self, code: str, sentence: str, *, reason: int = 0, clause: str = "", **values: object
    ) -> None:
        self.message = Message(sentence, **values)
        super().__init__(str(self.message))
        self.code = code
        self.reason = reason
        self.clause = clause
