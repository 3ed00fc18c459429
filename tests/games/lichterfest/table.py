"""A table of Lichterfest for tests: ordinary except for what the test names.

No rule lives here: whatever a test lets happen goes through the game's own functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from spieltisch.game import SPECTATOR, Event
from spieltisch.games import load
from spieltisch.games.lichterfest.actions import Place, encode
from spieltisch.games.lichterfest.data import COLOUR_CODES, FAVORS, HAND_SIZE, LANTERNS_PER_COLOUR
from spieltisch.games.lichterfest.lake import cell_at, number_neighbours
from spieltisch.games.lichterfest.record import EXCHANGE, FREE, PLACE
from spieltisch.games.lichterfest.setup import lay_out
from spieltisch.games.lichterfest.turn import pass_steps_without_choice
from spieltisch.kernel import plain as plain_twin
from spieltisch.position import Position

RED, ORANGE, GREEN, BLUE, PURPLE, WHITE, BLACK = range(7)
NORTH, EAST, SOUTH, WEST = range(4)

Laid = tuple[int, int, int, int]  # x, y, tile, rotation
Build = Callable[..., "Table"]


class Table:
    """A game that was dealt from the list 1..35, then changed in the named things.

    `cards`, `hands` and `favors` are by seat ("RRG", [4, 5, 6], 2) and come out of supply and
    bank, unless `supply` (by colour, or "R0 O4 G4 B3 P2 W4 K4") and `bank` say what is left;
    `lake` lists tiles that lie already: (x, y, tile, rotation).
    """

    def __init__(
        self,
        *,
        plain: bool,
        players: int = 4,
        tiles: Sequence[int] = range(1, 36),
        turn: int = 0,
        phase: int = PLACE,
        turns_done: int = 0,
        supply: Mapping[int, int] | str | None = None,
        cards: Mapping[int, str] | None = None,
        favors: Mapping[int, int] | None = None,
        bank: int | None = None,
        hands: Mapping[int, Sequence[int]] | None = None,
        taken: Mapping[int, int] | None = None,
        lake: Iterable[Laid] = (),
    ) -> None:
        self.position = Position(load("lichterfest"), plain=plain)
        for place, tile in enumerate(tiles):
            self.state.tiles[place] = tile
        self.act(lay_out, players)
        self.state.turn, self.state.phase, self.state.turns_done = turn, phase, turns_done
        self._set_cards(supply or {}, cards or {})
        for seat, count in (favors or {}).items():
            self.state.favors[seat] = count
        self.state.favor_bank = FAVORS - sum(self.favors()) if bank is None else bank
        for seat, hand in (hands or {}).items():
            self._set_hand(seat, hand)
        for kind, count in (taken or {}).items():
            self.state.tokens_taken[kind] = count
        for laid in lake:
            self._lay(*laid)

    def _set_cards(self, supply: Mapping[int, int] | str, cards: Mapping[int, str]) -> None:
        if isinstance(supply, str):
            supply = {COLOUR_CODES.index(pile[0]): int(pile[1]) for pile in supply.split()}
        for seat, letters in cards.items():
            for colour, code in enumerate(COLOUR_CODES):
                self.state.lanterns[seat, colour] = letters.count(code)
        for colour, code in enumerate(COLOUR_CODES):
            owned = "".join(self.all_cards()).count(code)
            rest = int(LANTERNS_PER_COLOUR[self.state.players]) - owned
            self.state.supply[colour] = supply.get(colour, rest)

    def _set_hand(self, seat: int, hand: Sequence[int]) -> None:
        for slot, tile in enumerate(hand):
            self.state.hand[seat, slot] = tile

    def _lay(self, x: int, y: int, tile: int, rotation: int) -> None:
        cell = self.cell(x, y)
        self.state.tile[cell], self.state.rotation[cell] = tile, rotation
        self.act(number_neighbours, cell)

    @property
    def state(self) -> Any:
        """The record."""
        return self.position.record

    # what is done

    def act(self, rule: Callable[..., Any], *values: Any) -> Any:
        """Call one rule function in this table's mode."""
        return (plain_twin(rule) if self.position.plain else rule)(self.state, *values)

    def begin_turn(self, seat: int) -> None:
        """The turn of `seat` starts: steps without a choice pass."""
        self.state.turn, self.state.phase = seat, EXCHANGE
        self.state.exchanged = self.state.dedicated = 0
        self.act(pass_steps_without_choice)

    def play(self, *actions: int) -> list[Event]:
        """Carry out actions that must be legal; the events of the last one."""
        events: list[Event] = []
        for action in actions:
            assert self.position.why_not(action) == 0, f"action {action} is not legal"
            before = self.position.view(SPECTATOR)
            self.position.apply(action)
            events = self.position.game.tell(before, action, self.position.view(SPECTATOR))
        return events

    def place(self, x: int, y: int, tile: int, rotation: int) -> int:
        """The action by which the active seat lays a tile of its hand."""
        return encode(Place(self.cell(x, y), self.hand(self.state.turn).index(tile), rotation))

    # what is to be seen

    def cell(self, x: int, y: int) -> int:
        """The number of the cell at (x, y), -1 if it has none."""
        return int(self.act(cell_at, x, y))

    def free_cells(self) -> list[int]:
        """Numbers of the cells on which a tile may be laid."""
        return [c for c in range(self.state.cells) if self.state.tile[c] == FREE]

    def legal(self) -> list[int]:
        """The legal actions."""
        return self.position.legal()

    def why_not(self, action: int) -> int:
        """The reason code against an action, 0 for none."""
        return self.position.why_not(action)

    def supply(self) -> str:
        """All seven piles: "R8 O8 G8 B8 P8 W8 K8"."""
        piles = enumerate(COLOUR_CODES)
        return " ".join(f"{code}{self.state.supply[colour]}" for colour, code in piles)

    def cards(self, seat: int) -> str:
        """The lantern cards of a seat by colour: "RRG"."""
        colours = enumerate(COLOUR_CODES)
        return "".join(code * int(self.state.lanterns[seat, colour]) for colour, code in colours)

    def all_cards(self) -> list[str]:
        """The lantern cards of all seats."""
        return [self.cards(seat) for seat in range(self.state.players)]

    def favors(self) -> list[int]:
        """The boats of all seats."""
        return [int(self.state.favors[seat]) for seat in range(self.state.players)]

    def hand(self, seat: int) -> list[int]:
        """The tiles of a seat by slot, 0 for an empty one."""
        return [int(self.state.hand[seat, slot]) for slot in range(HAND_SIZE)]

    def stack(self) -> list[int]:
        """The draw stack, next tile first."""
        return [int(self.state.tiles[place]) for place in range(self.state.front, 35)]

    def scores(self) -> list[int]:
        """Points now."""
        return self.position.score()
