"""A running game: the only door to `apply`, and a log from which everything follows.

The log alone decides: seats, position, undo and wishes are a fold over its entries, so a match
rebuilt from its stored entries is the same match.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping, Sequence
from typing import Any

from spieltisch.game import OVER, SPECTATOR, Action, Event, Game, View
from spieltisch.game import Seat as SeatNumber
from spieltisch.language import N_
from spieltisch.match.entry import ACT, BOT, JOIN, OPEN, PERSON, UNDO, WISH, Entry, Refused, Seat
from spieltisch.match.fairness import commitment, generator_words, new_secret
from spieltisch.position import Position


class Match:
    """One game from the deal to the last point.

    `options`: "training" (undo without limit against bots), "shuffle" (the seats were drawn).
    A match without `secret` draws a new one; without `variant` the first that fits is played.
    Raises ValueError for a seat count or variant that the game does not have.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        *,
        options: Mapping[str, Any] | None = None,
        secret: bytes | None = None,
        variant: str | None = None,
    ) -> None:
        self.game = game
        self.variant = variant or game.facts.variant_for(len(seats))
        self._variant_number = game.facts.variant_number(self.variant, len(seats))
        self.options = dict(options or {})
        self.opening_seats = tuple(seats)
        self.seats = list(seats)
        self.secret = secret if secret is not None else new_secret()
        self.log: list[Entry] = []
        self.events: list[list[Event]] = []  # per log entry; empty for all but acts
        self.wishes: list[SeatNumber] = []  # who asked for an undo or agreed, since the last act
        self._acts: list[int] = []  # log places of the acts that count
        self._revealed: list[int] = []  # the record's counter after the deal and after each act
        self._position = Position(game)
        self._trial = Position(game)
        self._open_view: View | None = None  # what lies open after the last act, for the next
        self._deal()

    # what is

    @property
    def version(self) -> int:
        """Number of log entries."""
        return len(self.log)

    @property
    def actor(self) -> SeatNumber:
        """The seat whose decision it is, -1 when the game is over."""
        return self._position.actor()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, shown from the start."""
        return commitment(self.secret)

    @property
    def scores(self) -> list[int]:
        """Points per seat, now."""
        return self._position.score()

    @property
    def ranks(self) -> list[int]:
        """Places per seat, now; 1 leads."""
        return self._position.ranks()

    @property
    def acts(self) -> list[tuple[SeatNumber, Action]]:
        """The acts that count, in order."""
        return [(self.log[ply].seat, self._action(ply)) for ply in self._acts]

    def position(self) -> Position:
        """A copy of the present position, with all its secrets."""
        return self._position.copy()

    def view(self, seat: SeatNumber) -> View:
        """What a seat, or SPECTATOR, may see now."""
        return self._position.view(seat)

    def legal(self) -> list[Action]:
        """The legal actions of the actor, ascending."""
        return self._position.legal()

    def why_not(self, action: Action) -> int:
        """0 if the actor may do `action`, else the game's reason code."""
        return self._position.why_not(action)

    def latest(self, seat: SeatNumber) -> list[tuple[SeatNumber, Action]]:
        """The acts since the seat's last turn; for a spectator the last one alone.

        While the seat decides, what it did just before belongs to its present turn: what others
        did before that stays the latest, up to where the seat passes on.
        """
        acts = self.acts
        if seat == SPECTATOR:
            return acts[-1:]
        others = [place for place, (actor, _) in enumerate(acts) if actor != seat]
        end = others[-1] + 1 if others and self.actor == seat else len(acts)
        own = [place for place, (actor, _) in enumerate(acts[:end]) if actor == seat]
        return acts[own[-1] + 1 :] if own else acts

    def finals(self, actions: Sequence[Action]) -> list[bool]:
        """For each legal action whether it can no longer be taken back freely."""
        return self._position.finals(actions)

    def concealed(self, seat: SeatNumber, salt: bytes) -> bytes:
        """The record as `seat` may think it: all it cannot know is dealt anew, by `salt`."""
        self._trial.load(self._position.to_bytes())
        a, b, c, d = struct.unpack(">4Q", hashlib.sha256(salt).digest())
        self._trial.key((a, b, c, d))
        self._trial.conceal(seat)
        return self._trial.to_bytes()

    # what is done

    def play(self, seat: SeatNumber, action: Action) -> Entry:
        """The seat's decision. Raises Refused if it is not its turn or the action is illegal."""
        if self.over:
            raise Refused("over", N_("the game is over"))
        if seat != self.actor:
            sentence = N_("seat {actor} has the decision, not seat {seat}")
            raise Refused("not_your_turn", sentence, actor=self.actor, seat=seat)
        reason = self.why_not(action)
        if reason:
            said = self.game.reasons[reason]
            raise Refused("illegal", said.sentence, reason=reason, clause=said.clause)
        return self.append(Entry(ACT, seat, action=action))

    def undo(self, seat: SeatNumber) -> Entry:
        """Take back as far as `undo_state` allows the seat alone. Raises Refused otherwise."""
        if self.undo_state(seat) not in ("free", "training"):
            sentence = N_("nothing can be taken back without the others")
            raise Refused("nothing_to_undo", sentence)
        return self.append(Entry(UNDO, seat, back=self._acts_since_own(seat)))

    def wish_undo(self, seat: SeatNumber) -> Entry:
        """Ask to take back one's last act, or agree to the wish of another.

        When all persons at the table have agreed, the returned entry is the undo itself.
        Raises Refused if there is nothing to ask for.
        """
        if self.over or seat in self.wishes or not self._may_wish(seat):
            raise Refused("nothing_to_undo", N_("there is nothing to take back"))
        wish = self.append(Entry(WISH, seat))
        if all(other in self.wishes for other in self._persons()):
            wisher = self.wishes[0]
            return self.append(Entry(UNDO, wisher, back=self._acts_since_own(wisher)))
        return wish

    def take_seat(self, seat: SeatNumber, sitter: Seat) -> Entry:
        """Somebody sits down at an open seat. Raises Refused if it is not open."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != OPEN:
            raise Refused("seat_taken", N_("seat {seat} is not open"), seat=seat)
        return self.append(Entry(JOIN, seat, sitter=sitter))

    def undo_state(self, seat: SeatNumber) -> str:
        """What an undo by `seat` would be: "none", "free", "training", "ask" or "asked".

        Free until the seat's last act drew or showed something or let another seat decide.
        Beyond that a training table against bots needs nobody's consent; among people all
        must agree.
        """
        back = 0 if self.over else self._acts_since_own(seat)
        if back == 0:
            return "none"
        if back == 1 and self._revealed[-1] == self._revealed[-2]:
            return "free"
        others = [other for i, other in enumerate(self.seats) if i != seat]
        if all(other.kind == BOT for other in others):
            return "training" if self.options.get("training") else "none"
        return "asked" if seat in self.wishes else "ask"

    def append(self, entry: Entry) -> Entry:
        """Add an entry that has been checked, or that was stored; and all that follows from it."""
        events: list[Event] = []
        if entry.kind == ACT:
            events = self._carry_out(entry)
        elif entry.kind == UNDO:
            self._take_back(entry.back)
        elif entry.kind == WISH:
            self.wishes.append(entry.seat)
        elif entry.kind == JOIN and entry.sitter is not None:
            self.seats[entry.seat] = entry.sitter
        self.log.append(entry)
        self.events.append(events)
        return entry

    # how it follows

    def _deal(self) -> None:
        self._position.key(generator_words(self.secret, 0))
        self._position.setup(len(self.seats), self._variant_number)
        self._open_view = None
        self._revealed = [int(self._position.record.revealed)]

    def _action(self, ply: int) -> Action:
        action = self.log[ply].action
        assert action is not None, "an act has an action"
        return action

    def _carry_out(self, entry: Entry) -> list[Event]:
        assert entry.action is not None, "an act has an action"
        before = self._open_view or self._position.view(SPECTATOR)
        self._acts.append(len(self.log))
        self._advance(entry.action)
        self.wishes.clear()
        self._open_view = self._position.view(SPECTATOR)
        return self.game.tell(before, entry.action, self._open_view)

    def _advance(self, action: Action) -> None:
        self._position.key(generator_words(self.secret, len(self._revealed)))
        self._position.apply(action)
        self._revealed.append(int(self._position.record.revealed))

    def _take_back(self, back: int) -> None:
        """Deal again and repeat all acts but the last `back`: milliseconds, and always exact."""
        kept = [self._action(ply) for ply in self._acts[: len(self._acts) - back]]
        del self._acts[len(kept) :]
        self.wishes.clear()
        self._deal()
        for action in kept:
            self._advance(action)

    def _acts_since_own(self, seat: SeatNumber) -> int:
        """How many acts go back to before the seat's last one; 0 if it has made none."""
        for back, ply in enumerate(reversed(self._acts), start=1):
            if self.log[ply].seat == seat:
                return back
        return 0

    def _persons(self) -> list[SeatNumber]:
        return [seat for seat, sitter in enumerate(self.seats) if sitter.kind == PERSON]

    def _may_wish(self, seat: SeatNumber) -> bool:
        if self.wishes:
            return seat in self._persons()
        return self.undo_state(seat) == "ask"

    def undone(self) -> set[int]:
        """Log places of the acts that were taken back."""
        acts = {ply for ply, entry in enumerate(self.log) if entry.kind == ACT}
        return acts - set(self._acts)
