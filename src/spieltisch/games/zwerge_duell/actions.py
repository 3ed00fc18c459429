"""The action space of Das Duell: 853 small integers, laid out once.

Copies of a card are told apart only by their marks: a class is (card, marks). A target `t` is 0
for the draw pile or 1 + 4 c + marks; a removal `r` is 4 c + marks, 48..50 for the supports, so that
1 + r says the same class in both. Kinds of a hit are 0..4 for natural dice 1..5, 5 for a wild die,
6 for a joker card.
Source: docs/rules/zwerge_duell.md, section "Decisions a player makes".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spieltisch.games.zwerge_duell.data import DATA, FACES, HEALTHY, JOKERS, PLAYABLE, VALUES

MARKS: Final = 4  # a card with health shows 0..3 marks
PILE: Final = 0  # the target that is no card
TARGETS: Final = 1 + MARKS * HEALTHY
REMOVALS: Final = MARKS * HEALTHY + PLAYABLE - HEALTHY - 1  # and one for each support
PAYMENTS: Final = FACES * (JOKERS + 1)  # per card: value 0..5, joker cards 0..3
SOURCES: Final = FACES + 1  # kinds of a hit
JOKER: Final = FACES  # the kind of a hit with a joker card
AXE_POINT: Final = SOURCES  # the source of a point that no die deals

DRAW_FIRST: Final = 0  # + cards - 1
ROLL_DICE: Final = 3
POWER_UP: Final = 4
REROLL_FIRST: Final = 5  # + face
KEEP: Final[int] = REROLL_FIRST + FACES
PLAY_FIRST: Final[int] = KEEP + 1  # + 24 c + 4 v + j
WILD_FIRST: Final[int] = PLAY_FIRST + PLAYABLE * PAYMENTS  # + value - 1
REMOVE_FIRST: Final[int] = WILD_FIRST + VALUES  # + r
HIT_FIRST: Final[int] = REMOVE_FIRST + REMOVALS  # + 49 k + t
AXE_FIRST: Final[int] = HIT_FIRST + SOURCES * TARGETS  # + t
SCOUT_FIRST: Final[int] = AXE_FIRST + TARGETS  # + face
STOP: Final[int] = SCOUT_FIRST + FACES
PASS: Final[int] = STOP + 1
PREVENT: Final[int] = PASS + 1
ACTIONS: Final[int] = PREVENT + 1

COUNT_MASK: Final = 2047  # a count is never negative; saying so spares a check at every write

_EDGES: Final = [
    DRAW_FIRST, ROLL_DICE, POWER_UP, REROLL_FIRST, KEEP, PLAY_FIRST, WILD_FIRST, REMOVE_FIRST,
    HIT_FIRST, AXE_FIRST, SCOUT_FIRST, STOP, PASS, PREVENT,
]  # fmt: skip
if DATA["actions"]["offset"] != _EDGES or DATA["actions"]["total"] != ACTIONS:
    raise ValueError(f"data.toml of zwerge_duell: the action offsets must be {_EDGES}")


@dataclass(frozen=True)
class Draw:
    """So many cards are drawn, 1..3."""

    count: int


@dataclass(frozen=True)
class Roll:
    """All dice due are rolled."""


@dataclass(frozen=True)
class PowerUp:
    """A tw_power is played before the roll."""


@dataclass(frozen=True)
class Reroll:
    """A die of this face is rolled again."""

    face: int


@dataclass(frozen=True)
class Keep:
    """No more rerolls."""


@dataclass(frozen=True)
class Play:
    """A hand card is paid with dice of a value (0: none) and so many joker cards."""

    card: int
    value: int
    jokers: int


@dataclass(frozen=True)
class MakeWild:
    """An ev_wild turns a die of this value 1..5 into a wild one."""

    value: int


@dataclass(frozen=True)
class Remove:
    """A card of the opponent's display is discarded; `target` is 1 + r."""

    target: int


@dataclass(frozen=True)
class Hit:
    """A die or joker card (`source` 0..6) is spent for one point on a target."""

    source: int
    target: int


@dataclass(frozen=True)
class Throw:
    """A tw_axe is played for one point on a target."""

    target: int


@dataclass(frozen=True)
class Scout:
    """The scout turns a die of this face into a joker card."""

    face: int


@dataclass(frozen=True)
class Stop:
    """The card phase ends."""


@dataclass(frozen=True)
class Pass:
    """No twist in this window."""


@dataclass(frozen=True)
class Prevent:
    """A tw_armour prevents the point."""


Decoded = (
    Draw | Roll | PowerUp | Reroll | Keep | Play | MakeWild
    | Remove | Hit | Throw | Scout | Stop | Pass | Prevent
)  # fmt: skip
_SOLE: Final[dict[int, Decoded]] = {
    ROLL_DICE: Roll(), POWER_UP: PowerUp(), KEEP: Keep(),
    STOP: Stop(), PASS: Pass(), PREVENT: Prevent(),
}  # fmt: skip


def decode(action: int) -> Decoded:
    """What an action number 0..852 means. Raises ValueError for any other number."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"no action {action}; expected 0..{ACTIONS - 1}")
    if action in _SOLE:
        return _SOLE[action]
    if action < ROLL_DICE:
        return Draw(action - DRAW_FIRST + 1)
    if action < KEEP:
        return Reroll(action - REROLL_FIRST)
    if action < WILD_FIRST:
        card, payment = divmod(action - PLAY_FIRST, PAYMENTS)
        return Play(card, *divmod(payment, JOKERS + 1))
    return _decode_use(action)


def _decode_use(action: int) -> Decoded:
    """The meaning of the numbers from WILD on."""
    if action < REMOVE_FIRST:
        return MakeWild(action - WILD_FIRST + 1)
    if action < HIT_FIRST:
        return Remove(1 + action - REMOVE_FIRST)
    if action < AXE_FIRST:
        return Hit(*divmod(action - HIT_FIRST, TARGETS))
    if action < SCOUT_FIRST:
        return Throw(action - AXE_FIRST)
    return Scout(action - SCOUT_FIRST)


def encode(move: Decoded) -> int:
    """The number of a decoded action; the inverse of `decode`."""
    match move:
        case Draw(count):
            return DRAW_FIRST + count - 1
        case Reroll(face):
            return REROLL_FIRST + face
        case Play(card, value, jokers):
            return PLAY_FIRST + PAYMENTS * card + (JOKERS + 1) * value + jokers
        case MakeWild(value):
            return WILD_FIRST + value - 1
        case Remove(target):
            return REMOVE_FIRST + target - 1
        case Hit(source, target):
            return HIT_FIRST + TARGETS * source + target
        case Throw(target):
            return AXE_FIRST + target
        case Scout(face):
            return SCOUT_FIRST + face
        case sole:
            return next(action for action, other in _SOLE.items() if other == sole)


def target_of(card: int, marks: int) -> int:
    """The code of a class of display cards, 1..51; the supports follow the cards with health."""
    return 1 + (MARKS * card + marks if card < HEALTHY else MARKS * HEALTHY + card - HEALTHY)


def class_of(target: int) -> tuple[int, int]:
    """Card and marks of a target code 1..51; the inverse of `target_of`."""
    if target >= TARGETS:
        return HEALTHY + target - TARGETS, 0
    return divmod(target - 1, MARKS)
