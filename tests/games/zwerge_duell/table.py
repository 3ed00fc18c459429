"""A table of Das Duell for tests: ordinary except for what the test names.

No rule lives here: whatever a test lets happen goes through the game's own functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from spieltisch.game import SPECTATOR, Event, View
from spieltisch.games import load
from spieltisch.games.zwerge_duell.actions import (
    Hit,
    MakeWild,
    Play,
    Remove,
    Scout,
    Throw,
    encode,
    target_of,
)
from spieltisch.games.zwerge_duell.data import (
    CARD_OF,
    CARDS,
    DECK_SIZE,
    SEATS,
    VARIANTS,
    WILD,
)
from spieltisch.games.zwerge_duell.record import NO_CARD, PHASES, unsound
from spieltisch.games.zwerge_duell.turn import begin_turn, pass_steps_without_choice
from spieltisch.kernel import below, seed_generator
from spieltisch.kernel import plain as plain_twin
from spieltisch.position import Position

C = {card.id: card.index for card in CARDS}
ONE, KING, SCOUT = C["ally_1"], C["ally_king"], C["ally_scout"]
VP2, VP3, VP4 = C["vp_2"], C["vp_3"], C["vp_4"]
SUP_DIE, SUP_DRAW, SUP_REROLL = C["sup_die"], C["sup_draw"], C["sup_reroll"]
EV_REMOVE, EV_WILD = C["ev_remove"], C["ev_wild"]
AXE, ARMOUR, POWER = C["tw_axe"], C["tw_armour"], C["tw_power"]
ROLL, POWER_UP, KEEP, STOP, PASS, PREVENT = 3, 4, 11, 850, 851, 852
PILE = 0

Build = Callable[..., "Table"]
Shown = int | tuple[int, int]  # a card, or a card with its marks


def play(card: int, value: int, jokers: int = 0) -> int:
    """The action that pays for a card."""
    return encode(Play(card, value, jokers))


def wild(value: int) -> int:
    """The action that turns a die into a wild one."""
    return encode(MakeWild(value))


def hit(kind: str, target: int = PILE) -> int:
    """The action that spends a die "1".."5", a wild one "W" or a joker card "J" as a hit."""
    return encode(Hit("12345WJ".index(kind), target))


def axe(target: int = PILE) -> int:
    """The action that throws an axe."""
    return encode(Throw(target))


def remove(card: int, marks: int = 0) -> int:
    """The action that removes a card."""
    return encode(Remove(target_of(card, marks)))


def scout(face: str) -> int:
    """The action that turns a die into a joker card."""
    return encode(Scout("12345W".index(face)))


def at(card: int, marks: int = 0) -> int:
    """The target code of a display card."""
    return target_of(card, marks)


class Table:
    """Seat 0's card phase with an empty pool, both hands and displays empty; changed as named.

    `hands`, `displays` and `discards` list cards by seat; `piles` the draw pile from the top, or
    how many of the other cards it keeps (the rest lies in the discard pile); `pool` is written
    like "1 4 W"; `usable` is all that the active seat holds unless it is named.
    """

    def __init__(
        self,
        *,
        plain: bool,
        variant: str = "seat0_starts",
        hands: Mapping[int, Sequence[int]] | None = None,
        displays: Mapping[int, Sequence[Shown]] | None = None,
        discards: Mapping[int, Sequence[int]] | None = None,
        piles: Mapping[int, int | Sequence[int]] | None = None,
        pool: str = "",
        jokers: tuple[int, int] = (0, 0),
        usable: int | None = None,
        phase: str = "card",
        turn: int = 0,
    ) -> None:
        self.position = Position(load("zwerge_duell"), plain=plain)
        self.shuffle_luck(1)
        self.position.setup(2, VARIANTS.index(variant))
        self.free = [list(range(DECK_SIZE)) for _ in range(SEATS)]
        for seat in range(SEATS):
            self._clear(seat)
            for shown in (displays or {}).get(seat, ()):
                card, marks = shown if isinstance(shown, tuple) else (shown, 0)
                self.state.marks[seat, self.state.display_size[seat]] = marks
                self._put("display", "shown", seat, card)
            for card in (hands or {}).get(seat, ()):
                self._put("hand", "held", seat, card)
            for card in (discards or {}).get(seat, ()):
                self._put("discard", "gone", seat, card)
            self._fill_pile(seat, (piles or {}).get(seat, len(self.free[seat])))
            self.state.jokers[seat] = jokers[seat]
        self._begin(turn, phase, pool, usable)

    def _clear(self, seat: int) -> None:
        state = self.state
        for zone in ("hand", "display", "discard", "pile"):
            table = getattr(state, zone)
            for place in range(table.shape[1]):
                table[seat, place] = NO_CARD
        for counts in (state.held, state.shown, state.gone):
            for card in range(counts.shape[1]):
                counts[seat, card] = 0
        for sizes in (state.hand_size, state.display_size, state.discard_size):
            sizes[seat] = 0

    def _put(self, zone: str, counts: str, seat: int, card: int) -> None:
        """A free copy of a card goes to a zone."""
        number = next(n for n in self.free[seat] if CARD_OF[n] == card)
        self.free[seat].remove(number)
        size = int(getattr(self.state, f"{zone}_size")[seat])
        getattr(self.state, zone)[seat, size] = number
        getattr(self.state, f"{zone}_size")[seat] = size + 1
        getattr(self.state, counts)[seat, card] += 1

    def _fill_pile(self, seat: int, wanted: int | Sequence[int]) -> None:
        """The free cards are the pile, or go to the discard pile."""
        free = self.free[seat]
        cards: list[int] = []
        if isinstance(wanted, int):
            cards = free[:wanted]
        else:
            for card in wanted:
                cards.append(next(n for n in free if CARD_OF[n] == card and n not in cards))
        self.free[seat] = [n for n in free if n not in cards]
        for number in list(self.free[seat]):
            self._put("discard", "gone", seat, int(CARD_OF[number]))
        front = DECK_SIZE - len(cards)
        self.state.front[seat] = front
        for place, number in enumerate(cards):
            self.state.pile[seat, front + place] = number

    def _begin(self, turn: int, phase: str, pool: str, usable: int | None) -> None:
        state = self.state
        state.turn = turn
        self.act(begin_turn)
        if usable is not None:
            state.usable = usable
        self.set_pool(pool)
        state.phase = PHASES.index(phase)
        if phase != "card":
            self.act(pass_steps_without_choice)

    def set_pool(self, pool: str) -> None:
        """Dice lie in the pool, named like "1 4 W"."""
        for face in range(6):
            self.state.pool[face] = 0
        for die in range(6):
            self.state.face[die] = -1
            self.state.spent[die] = -1
        for die, face in enumerate(pool.split()):
            self.state.face[die] = "12345W".index(face)
            self.state.pool["12345W".index(face)] += 1

    @property
    def state(self) -> Any:
        """The record."""
        return self.position.record

    def shuffle_luck(self, seed: int) -> None:
        """Begin the generator anew."""
        self.act(seed_generator, seed)

    def next_faces(self, faces: str) -> None:
        """The next dice will show these faces: a seed is sought that says so."""
        scratch = Position(self.position.game).record
        wanted = ["12345W".index(face) for face in faces.split()]
        for seed in range(100_000):
            seed_generator(scratch, seed)
            if all(below(scratch, 6) == face for face in wanted):
                self.shuffle_luck(seed)
                return
        raise AssertionError(f"no seed gives {faces}")

    # what is done

    def act(self, rule: Callable[..., Any], *values: Any) -> Any:
        """Call one rule function in this table's mode."""
        return (plain_twin(rule) if self.position.plain else rule)(self.state, *values)

    def play(self, *actions: int) -> list[Event]:
        """Carry out actions that must be legal and keep the position sound; the last events."""
        events: list[Event] = []
        for action in actions:
            assert self.position.why_not(action) == 0, f"action {action} is not legal"
            before = self.view()
            self.position.apply(action)
            record = self.position.compiled().record if self.position.plain else self.state
            assert unsound(record) == []
            events = self.position.game.tell(before, action, self.view())
        return events

    # what is to be seen

    def legal(self, first: int = 0, last: int = 852) -> list[int]:
        """The legal actions in a range of numbers."""
        return [action for action in self.position.legal() if first <= action <= last]

    def payments(self, card: int) -> list[tuple[int, int]]:
        """The payments (value, jokers) that are offered for a card."""
        return [divmod(action - 12 - 24 * card, 4) for action in self.legal(*self._codes(card))]

    def _codes(self, card: int) -> tuple[int, int]:
        return 12 + 24 * card, 12 + 24 * card + 23

    def why_not(self, action: int) -> int:
        """The reason code against an action, 0 for none."""
        return self.position.why_not(action)

    @property
    def phase(self) -> str:
        """The phase of the record."""
        return PHASES[self.state.phase]

    @property
    def actor(self) -> int:
        """Whose decision it is."""
        return self.position.actor()

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may see."""
        return self.position.view(seat)

    def cards(self, zone: str, seat: int) -> list[int]:
        """The cards of a hand, display or discard pile, oldest first."""
        size = int(getattr(self.state, f"{zone}_size")[seat])
        return [int(CARD_OF[getattr(self.state, zone)[seat, place]]) for place in range(size)]

    def marks(self, seat: int) -> list[int]:
        """The marks of the display cards, oldest first."""
        size = int(self.state.display_size[seat])
        return [int(self.state.marks[seat, place]) for place in range(size)]

    def pile(self, seat: int) -> int:
        """How many cards a draw pile holds."""
        return DECK_SIZE - int(self.state.front[seat])

    def pool(self) -> str:
        """The unspent dice, ascending."""
        return " ".join(
            "12345W"[face] for face in range(WILD + 1) for _ in range(int(self.state.pool[face]))
        )

    def kinds(self, events: list[Event]) -> list[str]:
        """The kinds of some events."""
        return [event["kind"] for event in events]


def new_game(variant: str, seed: int, *, plain: bool = False) -> Table:
    """A game as it is dealt."""
    t = Table(plain=plain, variant=variant)
    t.shuffle_luck(seed)
    t.position.setup(2, VARIANTS.index(variant))
    return t
