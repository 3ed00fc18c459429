"""What an action did, told from the open facts before and after: for log, motion and preview.

The account follows the order of a turn: card, beacon half, movement half, bonus, draw, next seat;
at the end of a round Erik's card, the draws of the big fleet, the cloud, the storm card (LR-72,
LR-84). It explains the rules and decides nothing; a test holds it to the records of random games.

Kinds of events, in the order in which they can follow one another:

- `card`: seat, colour, index, card_kind, tower (-1 any), move, auto. A card is played.
- `beacon`: seat, start, end, forced. A beacon moves between positions; forced by LR-18.
- `keep`: seat. The beacons stay by choice.
- `lit`: seat, position, tower. No beacon moves: the tower shown is lit already (LR-19).
- `move`: seat, colour, index, origin, auto, moves. The movement half; see below.
- `lapse`: seat. There is no legal origin, the movement half lapses (LR-39).
- `bonus`: seat, taken, colour, start, end, count, steps, lost.
- `draw`: seat, colour, pile (cards left). The card itself is told to nobody.
- `erik`: colour, index, card_kind, move, origin (-1 without a movable ship), moves, bonus (None
  or a move). Erik's card is turned up and carried out.
- `cloud`: place, field (0 at sea), start (the field before), caught: list of {colour, field,
  count} of ships that are fixed from now on.
- `storm`: seat. The storm card passes to this seat, who opens round `round`.
- `over`.

A move is {colour, start, end, count, steps, lost}: `count` ships of a colour from one field to
another; `lost` steps were taken away by darkness or the end of the track. In `moves` the owner's
ships come first, then the others by colour. `auto` is True if nobody was asked.

Example: seat 0 has played solo 3 (B); B stands on position 2 and is dark. Seat 0 takes the beacon
of position 1 (action 29); the only legal origin is S, so a ship is named at once:

    tell(before, 29, after) == [
        {"kind": "beacon", "seat": 0, "start": 1, "end": 2, "forced": True},
        {"kind": "move", "seat": 0, "colour": 0, "index": 1, "origin": 0, "auto": True,
         "moves": [{"colour": 0, "start": 0, "end": 0, "count": 1, "steps": 0, "lost": 3}]},
        {"kind": "draw", "seat": 0, "colour": 0, "pile": 10},
    ]
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from spieltisch.game import Action, Event, View
from spieltisch.games.lighthouse_run.actions import (
    Bonus,
    Decoded,
    KeepBeacons,
    MoveBeacon,
    Origin,
    PlayCard,
    decode,
)
from spieltisch.games.lighthouse_run.data import CARDS, DRAWS_AFTER_ROUND, VARIANTS
from spieltisch.games.lighthouse_run.outlook import Move, Voyage, Waters


def tell(before: View, action: Action, after: View) -> list[Event]:
    """The events of `action`, in order; both views may be those of any viewer."""
    account = _Account(before, after)
    account.begin(decode(action))
    account.follow()
    return account.events


class _Account:
    """The events so far and the open position that they lead to."""

    def __init__(self, before: View, after: View) -> None:
        self.events: list[Event] = []
        self.before = before
        self.waters = Waters(before)
        self.phase = before["phase"]
        self.order = list(before["order"])
        self.turn = before["turn_in_round"]
        self.place = before["cloud"]["place"]
        self.piles = {row["colour"]: row["pile"] for row in before["colours"]}
        self.shown = {row["colour"]: len(row["played"]) for row in before["colours"]}
        self.played = {row["colour"]: row["played"] for row in after["colours"]}
        card, bonus = before["card"], before["bonus"]
        if card is not None:
            self.waters.hold(self.seat, card["colour"], card["index"])
        if bonus is not None:
            state = self.waters.state
            state.bonus_colour, state.bonus_field = bonus["colour"], bonus["field"]

    @property
    def seat(self) -> int:
        """The active seat."""
        return int(self.order[self.turn])

    def add(self, kind: str, **facts: Any) -> None:
        """Note an event."""
        self.events.append({"kind": kind, **facts})

    # what was chosen

    def begin(self, move: Decoded) -> None:
        """The action itself."""
        match move:
            case PlayCard(slot, card):
                colour = self.before["seats"][self.seat]["colours"][slot]
                self.play(colour, card, auto=False)
            case MoveBeacon(start, end):
                self.move_beacon(start, end)
            case KeepBeacons():
                self.add("keep", seat=self.seat)
                self.phase = "move"
            case Origin(field):
                self.sail(field, auto=False)
            case Bonus(taken):
                self.finish_bonus(taken)

    def follow(self) -> None:
        """All that happened without a choice, up to the next decision."""
        while self.phase in ("move", "play"):
            if self.phase == "move":
                origins = self.waters.origins()
                if len(origins) > 1:
                    return
                if origins:
                    self.sail(origins[0], auto=True)
                else:
                    self.add("lapse", seat=self.seat)
                    self.end_turn()
            else:
                due = [c for c in self.own_colours() if len(self.played[c]) > self.shown[c]]
                if not due:
                    return
                self.play(due[0], self.played[due[0]][self.shown[due[0]]], auto=True)

    def own_colours(self) -> list[int]:
        """The colours of the active seat."""
        colours: list[int] = self.before["seats"][self.seat]["colours"]
        return colours

    # a turn

    def play(self, colour: int, card: int, *, auto: bool) -> None:
        """A card, and its beacon half if it leaves no choice."""
        self.shown[colour] += 1
        self.add("card", seat=self.seat, auto=auto, **_face(colour, card), tower=CARDS[card].tower)
        self.waters.hold(self.seat, colour, card)
        self.phase = "beacon" if self.waters.has_beacon_step else "move"
        if self.phase == "move":
            tower, position = CARDS[card].tower, self.waters.shown
            self.add("lit", seat=self.seat, position=position, tower=tower)

    def move_beacon(self, start: int, end: int) -> None:
        """A beacon goes from one tower to another."""
        forced = self.waters.shown == end
        self.add("beacon", seat=self.seat, start=start, end=end, forced=forced)
        self.waters.carry_beacon(start, end)
        self.phase = "move"

    def sail(self, origin: int, *, auto: bool) -> None:
        """The movement half; the turn ends unless a bonus is offered."""
        state = self.waters.state
        card = {"colour": int(state.card_colour), "index": int(state.card)}
        voyage = self.waters.sail(origin)
        moves = [asdict(move) for move in voyage.moves]
        self.add("move", seat=self.seat, **card, origin=origin, auto=auto, moves=moves)
        if voyage.bonus is None:
            self.end_turn()
        else:
            self.phase = "bonus"

    def finish_bonus(self, taken: bool) -> None:
        """The bonus is taken or declined."""
        bonus = self.waters.bonus()
        assert bonus is not None, "an offered bonus is part of the view"
        self.add("bonus", seat=self.seat, taken=taken, **asdict(bonus))
        self.waters.finish_bonus(taken)
        self.end_turn()

    def end_turn(self) -> None:
        """The draw, then the next turn or the end of the round."""
        if not self.draws_after_round:
            self.draw(self.seat, int(self.waters.state.card_colour))
        self.phase = "play"
        self.turn += 1
        if self.turn == len(self.order):
            self.end_round()

    # a round

    @property
    def draws_after_round(self) -> bool:
        """Whether cards are drawn at the end of a round only."""
        return bool(DRAWS_AFTER_ROUND[VARIANTS.index(self.before["variant"])])

    def draw(self, seat: int, colour: int) -> None:
        """A card of the pile goes to the hand, if there is one."""
        if self.piles[colour] > 0:
            self.piles[colour] -= 1
            self.add("draw", seat=seat, colour=colour, pile=self.piles[colour])

    def end_round(self) -> None:
        """Erik's card, the draws of the big fleet, the cloud and the storm card."""
        if self.before["erik"] >= 0:
            self.erik_plays(self.before["erik"])
        if self.draws_after_round:
            for seat in self.order[: self.before["players"]]:
                for colour in self.before["seats"][seat]["colours"]:
                    self.draw(seat, colour)
        self.cloud_moves()
        if self.place == self.before["rounds"]:
            self.phase = "over"
            self.add("over")
            return
        self.order = [(seat + 1) % self.before["players"] for seat in self.order]
        self.turn = 0
        self.add("storm", seat=self.seat, round=self.place + 1)

    def erik_plays(self, colour: int) -> None:
        """Erik's card of this round."""
        card = self.played[colour][self.shown[colour]]
        self.shown[colour] += 1
        voyage = self.waters.erik_sails(card)
        self.add("erik", **_face(colour, card), **_voyage(voyage))

    def cloud_moves(self) -> None:
        """The cloud goes on to its next place."""
        fields = self.before["cloud"]["fields"]
        caught = self.waters.cloud_moves()
        self.place += 1
        start, field = fields[self.place - 1], fields[self.place]
        self.add("cloud", place=self.place, field=field, start=start, caught=caught)


def _face(colour: int, card: int) -> dict[str, Any]:
    kind, move = CARDS[card].kind, CARDS[card].move
    return {"colour": colour, "index": card, "card_kind": kind, "move": move}


def _voyage(voyage: Voyage) -> dict[str, Any]:
    bonus: Move | None = voyage.bonus
    return {
        "origin": voyage.origin,
        "moves": [asdict(move) for move in voyage.moves],
        "bonus": asdict(bonus) if bonus is not None else None,
    }
