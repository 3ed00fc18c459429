"""A table of Wispwood for tests: ordinary except for what the test names.

No rule lives here: whatever a test lets happen goes through the game's own functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from spieltisch.game import SPECTATOR, Event, View
from spieltisch.games import load
from spieltisch.games.wispwood.actions import Cell, Place, Take, encode
from spieltisch.games.wispwood.data import (
    CARD_IDS,
    CARDS,
    CAT,
    FRAME,
    GROUPS,
    LETTERS,
    SHAPE_IDS,
    TREE,
    VARIANTS,
    squares_of,
)
from spieltisch.games.wispwood.forest import clear_forest, cover, place_cat
from spieltisch.games.wispwood.goals import card_points
from spieltisch.games.wispwood.laying import empty_hand
from spieltisch.games.wispwood.pond import draw_tile
from spieltisch.games.wispwood.record import CHOOSE, NOTHING, PHASES, PLACE
from spieltisch.kernel import plain as plain_twin
from spieltisch.kernel import seed_generator
from spieltisch.position import Position

I2, I3, L3, I4, O4, L4, T4, S4 = range(8)
PUMPKIN, HAT, ORB, HEART = range(4)
DEAL, CAT_DEAL, STOP = 64, 65, 66
FIRST_WISP_SQUARE = 67

Build = Callable[..., "Table"]
Square = tuple[int, int]


def take(slot: int, shape: int) -> int:
    """The action that takes a wisp for a shape."""
    return encode(Take(slot, shape))


def place(orientation: int, row: int, column: int) -> int:
    """The action that lays the shape in hand."""
    return encode(Place(orientation, row, column))


def cell(row: int, column: int) -> int:
    """The action that names a square."""
    return encode(Cell(row, column))


class Table:
    """A dealt game, changed in the named things.

    Shapes lie in the order I2 I3 L3 I4 O4 L4 T4 S4. `cards` are ids ("hat_chain orb_line");
    types that are not named keep their first card. `pond` has a letter per slot, "." for none.
    `forests` are pictures by seat, with the cat on row 5, column 5, or with the picture's corner
    at `corner`. `supply` and `discard` are letters, the supply's next tile first.
    """

    def __init__(
        self,
        *,
        plain: bool,
        players: int = 2,
        variant: str = "base",
        seed: int = 1,
        cards: str = "",
        round: int = 1,
        start: int = 0,
        turn: int | None = None,
        turns_done: int = 0,
        phase: int = CHOOSE,
        pond: str = "PHOEPHOE",
        free_deal: bool = False,
        forests: Mapping[int, str] | None = None,
        corner: Square | None = None,
        hidden_cats: tuple[int, ...] = (),
        supply: str | None = None,
        discard: str = "",
    ) -> None:
        self.position = Position(load("wispwood"), plain=plain)
        self.shuffle_luck(seed)
        self.position.setup(players, VARIANTS.index(variant))
        state = self.state
        state.phase, state.round_index, state.start = phase, round - 1, start
        state.turn = start if turn is None else turn
        state.turns_done, state.free_deal = turns_done, int(free_deal)
        for position in range(8):
            state.shapes[position] = position
        self.set_cards(cards)
        self.set_pond(pond)
        for seat, picture in (forests or {}).items():
            self.plant(seat, picture, corner)
        for seat in hidden_cats:
            state.cat_ready[seat] = 0
        self._set_piles(supply, discard)

    def set_cards(self, ids: str) -> None:
        """Five goal cards; types that are not named get their first card."""
        for group in range(CARDS):
            named = [name for name in ids.split() if name.startswith(GROUPS[group])]
            self.state.cards[group] = CARD_IDS[group].index(named[0]) if named else 0

    def set_pond(self, letters: str) -> None:
        """A wisp or nothing at each slot."""
        for slot, letter in enumerate(letters):
            self.state.pond[slot] = LETTERS.index(letter) if letter != "." else NOTHING

    def _set_piles(self, supply: str | None, discard: str) -> None:
        if supply is not None:
            for place_ in range(160):
                self.state.tiles[place_] = NOTHING
            for place_, letter in enumerate(reversed(supply)):
                self.state.tiles[place_] = LETTERS.index(letter)
            self.state.supply = len(supply)
        for kind in range(4):
            self.state.discard[kind] = discard.count(LETTERS[kind])

    def plant(self, seat: int, picture: str, corner: Square | None = None) -> None:
        """Make a seat's forest look like a picture."""
        rows = picture.split("/")
        self.act(clear_forest, seat)
        if corner is None:
            corner = next(
                ((5 - r, 5 - row.index("C")) for r, row in enumerate(rows) if "C" in row), (3, 3)
            )
        for r, row in enumerate(rows):
            for c, letter in enumerate(row):
                if letter != ".":
                    self.put(seat, corner[0] + r, corner[1] + c, letter)

    def put(self, seat: int, row: int, column: int, letter: str) -> None:
        """Lay one more tile; trees and cats come from the supply."""
        content = LETTERS.index(letter)
        hidden = self.act(draw_tile) if content in (TREE, CAT) else NOTHING
        self.act(cover, seat, row, column, content, hidden)
        if content == CAT:
            self.act(place_cat, seat, row, column)

    @property
    def state(self) -> Any:
        """The record."""
        return self.position.record

    def shuffle_luck(self, seed: int) -> None:
        """Begin the generator anew."""
        self.act(seed_generator, seed)

    def act(self, rule: Callable[..., Any], *values: Any) -> Any:
        """Call one rule function in this table's mode."""
        return (plain_twin(rule) if self.position.plain else rule)(self.state, *values)

    def play(self, *actions: int) -> list[Event]:
        """Carry out actions that must be legal; the events of the last one."""
        events: list[Event] = []
        for action in actions:
            reason = self.position.why_not(action)
            assert reason == 0, f"action {action} is not legal: {reason}"
            before = self.view()
            self.position.apply(action)
            events = self.position.game.tell(before, action, self.view())
        return events

    def hold(self, letter: str, shape: int, slot: int = 0) -> None:
        """A wisp and a shape are in the hand of the seat that decides."""
        self.state.phase = PLACE
        self.state.held_slot, self.state.held_shape = slot, shape
        self.state.held_kind = LETTERS.index(letter)
        self.state.pond[slot] = NOTHING

    def drop(self) -> None:
        """Nothing is in hand again."""
        self.act(empty_hand)
        self.state.phase = CHOOSE

    # what is to be seen

    def legal(self, first: int = 0, last: int = 1167) -> list[int]:
        """The legal actions in a range."""
        return [action for action in self.position.legal() if first <= action <= last]

    def takes(self) -> list[int]:
        """The legal takes."""
        return self.legal(0, 63)

    def why_not(self, action: int) -> str:
        """The clause that forbids an action, "" for none."""
        code = self.position.why_not(action)
        return self.position.game.reasons[code].clause if code else ""

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may see."""
        return self.position.view(seat)

    def forest(self, seat: int = 0) -> str:
        """The picture of a forest's box."""
        rows = self.view()["seats"][seat]["forest"]
        top, left, bottom, right = self.view()["seats"][seat]["box"]
        return "/".join(row[left : right + 1] for row in rows[top : bottom + 1])

    def at(self, row: int, column: int, seat: int = 0) -> str:
        """The letter of one square."""
        return LETTERS[int(self.state.forest[seat, row, column])]

    def cat(self, seat: int = 0) -> Square:
        """Where a cat sits."""
        return int(self.state.cat[seat, 0]), int(self.state.cat[seat, 1])

    def pond(self) -> str:
        """The letters of all slots."""
        return "".join(LETTERS[int(self.state.pond[slot])] for slot in range(8))

    def phase(self) -> str:
        """The name of the phase."""
        return PHASES[self.state.phase]

    def card(self, name: str, seat: int = 0) -> int:
        """The points that a goal card would bring a seat now, whatever card is in play."""
        group = next(g for g, ids in enumerate(CARD_IDS) if name in ids)
        before = int(self.state.cards[group])
        self.state.cards[group] = CARD_IDS[group].index(name)
        points = int(self.act(card_points, seat, group))
        self.state.cards[group] = before
        return points

    def squares(self, orientation: int, row: int, column: int) -> list[Square]:
        """The squares that the shape in hand would cover."""
        shape = int(self.state.held_shape)
        return [divmod(n, FRAME) for n in squares_of(shape, orientation, row, column)]

    def bytes(self) -> bytes:
        """The record's bytes."""
        return self.position.to_bytes()


def empty_out() -> np.ndarray[Any, Any]:
    """Room for a list of actions."""
    return np.zeros(2048, dtype=np.int32)


def shape_name(shape: int) -> str:
    """A shape's id, for the names of tests."""
    return SHAPE_IDS[shape]
