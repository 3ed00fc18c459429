"""What a card could do, tried out on the open facts: for the account of `tell` and for previews.

A view holds everything that light, ships and cloud depend on. Here it becomes a record again,
without any hidden card, and the rules themselves are asked: nothing in this file is a rule.

Units: fields, positions, colours and cards as in view.py; `lit` lists the lit positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from spieltisch.game import View
from spieltisch.games.lighthouse_run import beacons, erik, movement, river
from spieltisch.games.lighthouse_run.actions import KEEP_BEACONS, ORIGIN_FIRST
from spieltisch.games.lighthouse_run.data import (
    COOP,
    DECK_SIZE,
    ERIK_COLOUR,
    GROUP,
    HARBOUR,
    KIND,
    MOVE,
    ROUNDS,
    VARIANTS,
)
from spieltisch.games.lighthouse_run.record import NO_COLOUR, NO_FIELD, STATE

ROOM = 2048  # entries in the list that a rule writes


@dataclass(frozen=True)
class Move:
    """Ships of one colour that go from one field to another together."""

    colour: int
    start: int
    end: int
    count: int
    steps: int
    lost: int  # steps that darkness or the end of the track took away


@dataclass(frozen=True)
class Voyage:
    """The movement half of a card from one origin, and the bonus that it would bring."""

    origin: int
    moves: tuple[Move, ...]  # the card's own colour first, then the others ascending
    bonus: Move | None = None


@dataclass(frozen=True)
class BeaconMove:
    """One way to carry out a beacon half; start and end are 0 where all beacons are kept."""

    action: int
    start: int
    end: int
    lit: tuple[int, ...]  # the lit positions afterwards


class Waters:
    """The open part of a position as a record of its own, on which cards are carried out."""

    def __init__(self, view: View) -> None:
        self._out = np.zeros(ROOM, dtype=np.int32)
        state = self.state = np.zeros(1, dtype=STATE).view(np.recarray)[0]
        self.ships: Any = state.ships  # by field and colour, live
        state.variant = VARIANTS.index(view["variant"])
        state.players = view["players"]
        state.cloud_place = view["cloud"]["place"]
        state.front[:] = DECK_SIZE
        state.bonus_colour = NO_COLOUR
        for section in view["sections"]:
            state.position_of[section["tower"]] = section["position"]
        self.ships[:] = view["fields"]
        self.light(view["lit"])

    @property
    def lit(self) -> tuple[int, ...]:
        """The lit positions, ascending."""
        return tuple(p for p in range(1, HARBOUR) if self.state.lit[p])

    def light(self, lit: Sequence[int]) -> None:
        """Put the beacons on these positions."""
        self.state.lit[:] = 0
        self.state.lit[[*lit, HARBOUR]] = 1

    def hold(self, seat: int, colour: int, card: int) -> None:
        """`seat` carries out this card from now on."""
        self.state.turn, self.state.card_colour, self.state.card = seat, colour, card

    # the beacon half

    @property
    def shown(self) -> int:
        """The position of the tower that the card shows, 0 for all six."""
        return int(beacons.shown_position(self.state))

    @property
    def has_beacon_step(self) -> bool:
        """Whether the beacon half leaves something to decide."""
        return bool(beacons.has_beacon_step(self.state))

    def beacon_moves(self) -> list[BeaconMove]:
        """Every way to carry out the beacon half; empty if its tower is lit already."""
        if not self.has_beacon_step:
            return []
        count = beacons.list_beacons(self.state, self._out)
        return [self._beacon_move(action) for action in self._out[:count].tolist()]

    def _beacon_move(self, action: int) -> BeaconMove:
        if action == KEEP_BEACONS:
            return BeaconMove(action, 0, 0, self.lit)
        start, end = int(beacons.start_of(action)), int(beacons.end_of(action))
        lit = sorted({*self.lit, end} - {start})
        return BeaconMove(action, start, end, tuple(lit))

    def carry_beacon(self, start: int, end: int) -> None:
        """Move a beacon."""
        beacons.carry_beacon(self.state, start, end)

    # the movement half

    def origins(self) -> list[int]:
        """The fields from which the card may move ships, ascending."""
        count = movement.list_origins(self.state, self._out)
        return [action - ORIGIN_FIRST for action in self._out[:count].tolist()]

    def sail(self, origin: int) -> Voyage:
        """Carry out the movement half; an offered bonus stays open."""
        moves = self._moves(int(self.state.card_colour), int(self.state.card), origin)
        movement.sail(self.state, origin)
        return Voyage(origin, moves, self.bonus())

    def bonus(self) -> Move | None:
        """The bonus move that is offered, if any."""
        colour = int(self.state.bonus_colour)
        if colour == NO_COLOUR:
            return None
        field = int(self.state.bonus_field)
        return self._move(colour, field, 1, int(MOVE[self.state.card]))

    def finish_bonus(self, taken: bool) -> None:
        """Take or decline the bonus that is offered."""
        if taken:
            movement.take_bonus(self.state)
        self.state.bonus_colour = NO_COLOUR

    def _moves(self, own: int, card: int, origin: int) -> tuple[Move, ...]:
        """What a card moves from an origin, before it does."""
        counts = self.ships[origin].tolist()
        value = int(MOVE[card])
        if KIND[card] != COOP:
            return (self._move(own, origin, counts[own] if KIND[card] == GROUP else 1, value),)
        present = sorted(
            (c for c, count in enumerate(counts) if count), key=lambda c: (c != own, c)
        )
        return tuple(self._move(colour, origin, 1, value) for colour in present)

    def _move(self, colour: int, start: int, count: int, value: int) -> Move:
        end = int(river.end_of_move(self.state, colour, start, value))
        return Move(colour, start, end, count, end - start, value - (end - start))

    # the round end

    def erik_sails(self, card: int) -> Voyage:
        """Turn up this card of Erik's and carry it out; his origin is -1 without a ship."""
        state = self.state
        colour = int(ERIK_COLOUR[state.variant])
        origin = int(erik.erik_origin(state))
        moves = self._moves(colour, card, origin) if origin != NO_FIELD else ()
        bonus = None
        if any(move.steps and move.colour != colour for move in moves):
            bonus = self._move(colour, moves[0].end, 1, int(MOVE[card]))
        state.pile[colour, DECK_SIZE - 1] = card
        state.front[colour], state.played_count[colour] = DECK_SIZE - 1, 0
        erik.erik_plays(state)
        return Voyage(origin, moves, bonus)

    def cloud_moves(self) -> list[dict[str, int]]:
        """The cloud goes on; the ships that are fixed from now on, by colour and field."""
        first = int(river.first_free(self.state))
        self.state.cloud_place = min(int(self.state.cloud_place) + 1, ROUNDS)
        caught = range(first, int(river.first_free(self.state)))
        return [
            {"colour": colour, "field": field, "count": count}
            for field in caught
            for colour, count in enumerate(self.ships[field].tolist())
            if count
        ]


def beacon_moves(view: View, colour: int, card: int) -> list[BeaconMove]:
    """Every way to carry out the beacon half of a card now; empty if its tower is lit."""
    return _holding(view, colour, card).beacon_moves()


def voyages(view: View, colour: int, card: int, lit: Sequence[int] | None = None) -> list[Voyage]:
    """The movement half of a card from every legal origin, ascending.

    `lit` are the lit positions after the beacon half, by default those of the view. An empty
    list means that the movement half lapses.
    """
    waters = _holding(view, colour, card)
    if lit is not None:
        waters.light(lit)
    before = waters.ships.copy()
    found = []
    for origin in waters.origins():
        found.append(waters.sail(origin))
        waters.ships[:] = before
        waters.state.bonus_colour = NO_COLOUR
    return found


def _holding(view: View, colour: int, card: int) -> Waters:
    """The waters of a view with a card in the hands of the colour's owner."""
    waters = Waters(view)
    owner = next(row["owner"] for row in view["colours"] if row["colour"] == colour)
    waters.hold(owner, colour, card)
    return waters
