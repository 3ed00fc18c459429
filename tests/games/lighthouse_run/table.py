"""A table of Lighthouse Run for tests: ordinary except for what the test names.

No rule lives here: whatever a test lets happen goes through the game's own functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from spieltisch.game import SPECTATOR, Event, View
from spieltisch.games import load
from spieltisch.games.lighthouse_run.actions import (
    BEACON_FIRST,
    BONUS_DECLINE,
    BONUS_TAKE,
    KEEP_BEACONS,
    ORIGIN_FIRST,
)
from spieltisch.games.lighthouse_run.data import (
    DECK_SIZE,
    ERIK_CARDS,
    ERIK_COLOUR,
    ERIK_SEAT,
    FIELDS_COUNT,
    HAND_SIZE,
    HARBOUR,
    OWNER,
    ROUNDS,
    TOWER_LETTERS,
    TURNS_PER_SEAT,
    VARIANTS,
)
from spieltisch.games.lighthouse_run.record import NO_CARD, OVER, colours_in_play
from spieltisch.games.lighthouse_run.setup import deal
from spieltisch.kernel import plain as plain_twin
from spieltisch.kernel import seed_generator
from spieltisch.position import Position

S = 0  # the start
KEEP, DECLINE, TAKE = KEEP_BEACONS, BONUS_DECLINE, BONUS_TAKE
FACES = (0, 6, 8)  # a solo, a group and a coop card: the hand of all who are not named

Build = Callable[..., "Table"]


def card(index: int, slot: int = 0) -> int:
    """The action that plays a card."""
    return DECK_SIZE * slot + index


def beacon(start: int, end: int) -> int:
    """The action that moves a beacon."""
    return BEACON_FIRST + 6 * (start - 1) + end - 1


def origin(field: int) -> int:
    """The action that moves ships from a field."""
    return ORIGIN_FIRST + field


class Table:
    """A new game that seat 0 opens, changed in the named things.

    `towers` are the letters by position; `lit` the lit positions; `ships` fields by colour
    (colours that are not named lie at S); `hands` cards by colour; `rounds` are completed, so
    many cards of every colour have been played; `turn` is the seat whose turn it is.
    """

    def __init__(
        self,
        *,
        plain: bool,
        variant: str = "base",
        players: int | None = None,
        towers: str = TOWER_LETTERS,
        lit: Sequence[int] = (1, 3, 5),
        ships: Mapping[int, Sequence[int]] | None = None,
        hands: Mapping[int, Sequence[int]] | None = None,
        rounds: int = 0,
        start: int = 0,
        turn: int | None = None,
    ) -> None:
        self.position = Position(load("lighthouse_run"), plain=plain)
        self.shuffle_luck(1)
        seats = players or (4 if variant == "base" else 2)
        self.act(deal, seats, VARIANTS.index(variant), start)
        for position, letter in enumerate(towers, start=1):
            self.state.position_of[TOWER_LETTERS.index(letter)] = position
        for position in range(1, HARBOUR):
            self.state.lit[position] = int(position in lit)
        self._set_round(rounds, start if turn is None else turn)
        for colour in self.colours:
            self._set_cards(colour, (hands or {}).get(colour, FACES), self._cards_played(colour))
        for colour, fields in (ships or {}).items():
            self._set_ships(colour, fields)

    def _set_round(self, rounds: int, turn: int) -> None:
        state = self.state
        per_round = int(state.players) * int(TURNS_PER_SEAT[state.variant])
        state.cloud_place = rounds
        state.turns_done = rounds * per_round + (turn - state.storm_card) % state.players
        state.turn = turn

    def _cards_played(self, colour: int) -> int:
        """One card per completed round, and one of the seats that are through in this one."""
        state = self.state
        owner = int(OWNER[state.variant, colour])
        through = (owner - state.storm_card) % state.players
        in_turn = (state.turn - state.storm_card) % state.players
        return int(state.cloud_place) + int(owner != ERIK_SEAT and through < in_turn)

    def _set_cards(self, colour: int, hand: Sequence[int], count: int) -> None:
        """The lowest other cards have been played, `count` of them; the pile holds the rest."""
        erik = colour == ERIK_COLOUR[self.state.variant]
        deck = ERIK_CARDS.tolist() if erik else list(range(DECK_SIZE))
        held = [] if erik else sorted(hand)
        rest = [index for index in deck if index not in held]
        played, pile = rest[:count], rest[count:]
        self._fill("hand", colour, held, HAND_SIZE)
        self._fill("played", colour, played, ROUNDS)
        self._fill("pile", colour, [NO_CARD] * (DECK_SIZE - len(pile)) + pile, DECK_SIZE)
        self.state.played_count[colour] = count
        self.state.front[colour] = DECK_SIZE - len(pile)

    def _fill(self, field: str, colour: int, cards: Sequence[int], size: int) -> None:
        for place, index in enumerate([*cards, *[NO_CARD] * (size - len(cards))]):
            getattr(self.state, field)[colour, place] = index

    def _set_ships(self, colour: int, fields: Sequence[int]) -> None:
        for field in range(FIELDS_COUNT):
            self.state.ships[field, colour] = list(fields).count(field)

    def put_on_pile(self, colour: int, index: int) -> None:
        """Bring a card of a pile to its top, in exchange if it has been played."""
        state = self.state
        top = int(state.pile[colour, state.front[colour]])
        for field, size in (("pile", DECK_SIZE), ("played", ROUNDS)):
            for place in range(size):
                if getattr(state, field)[colour, place] == index:
                    getattr(state, field)[colour, place] = top
        state.pile[colour, state.front[colour]] = index

    @property
    def state(self) -> Any:
        """The record."""
        return self.position.record

    @property
    def colours(self) -> list[int]:
        """The colours in play."""
        return colours_in_play(self.state)

    def shuffle_luck(self, seed: int) -> None:
        """Begin the generator anew."""
        self.act(seed_generator, seed)

    # what is done

    def act(self, rule: Callable[..., Any], *values: Any) -> Any:
        """Call one rule function in this table's mode."""
        return (plain_twin(rule) if self.position.plain else rule)(self.state, *values)

    def play(self, *actions: int) -> list[Event]:
        """Carry out actions that must be legal; the events of the last one."""
        events: list[Event] = []
        for action in actions:
            assert self.position.why_not(action) == 0, f"action {action} is not legal"
            before = self.position.view(SPECTATOR)
            self.position.apply(action)
            events = self.position.game.tell(before, action, self.position.view(SPECTATOR))
        return events

    def idle(self) -> None:
        """The seat in turn plays its lowest card and takes the first choice until it is done."""
        turn = (self.state.turn, self.state.turns_done)
        while (self.state.turn, self.state.turns_done) == turn and self.state.phase != OVER:
            self.position.apply(self.legal()[0])

    def end_round_quietly(self) -> None:
        """The last seat of the round, all of whose ships have arrived, plays solo 2 (A)."""
        place = self.state.cloud_place
        self.play(card(0))
        assert self.state.cloud_place == place + 1

    def finish_round(self) -> None:
        """All turns of this round are played somehow."""
        place = self.state.cloud_place
        while self.state.cloud_place == place:
            self.idle()

    # what is to be seen

    def legal(self) -> list[int]:
        """The legal actions."""
        return self.position.legal()

    def why_not(self, action: int) -> int:
        """The reason code against an action, 0 for none."""
        return self.position.why_not(action)

    def ships(self, colour: int) -> list[int]:
        """The fields of a colour's ships, ascending."""
        return [
            field
            for field in range(FIELDS_COUNT)
            for _ in range(int(self.state.ships[field, colour]))
        ]

    def lit(self) -> list[int]:
        """The lit positions."""
        return [position for position in range(1, HARBOUR) if self.state.lit[position]]

    def hand(self, colour: int) -> list[int]:
        """The cards in the hand of a colour, ascending."""
        places = (int(self.state.hand[colour, place]) for place in range(HAND_SIZE))
        return [index for index in places if index != NO_CARD]

    def pile(self, colour: int) -> list[int]:
        """The pile of a colour, next card first."""
        front = int(self.state.front[colour])
        return [int(self.state.pile[colour, place]) for place in range(front, DECK_SIZE)]

    def played(self, colour: int) -> list[int]:
        """The played cards of a colour, in order."""
        count = int(self.state.played_count[colour])
        return [int(self.state.played[colour, place]) for place in range(count)]

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may see."""
        return self.position.view(seat)

    def scores(self) -> list[int]:
        """Points now."""
        return self.position.score()

    def end(self) -> None:
        """The game is over as it stands; ties are broken by the cards in hand."""
        self.state.phase = OVER
