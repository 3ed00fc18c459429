"""The action space of Lighthouse Run: 88 small integers, laid out once.

The ranges follow from deck size, towers and track; legal list, reasons, texts, picks and client
all read them from here.
Source: docs/rules/lighthouse_run.md, section "Action space".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spieltisch.games.lighthouse_run.data import DATA, DECK_SIZE, SLOTS, TOWERS, TRACK

PLAY_FIRST: Final = 0  # + 14 * slot + card
BEACON_FIRST: Final[int] = PLAY_FIRST + SLOTS * DECK_SIZE  # + 6 * (start - 1) + (end - 1)
KEEP_BEACONS: Final[int] = BEACON_FIRST + TOWERS * TOWERS
ORIGIN_FIRST: Final[int] = KEEP_BEACONS + 1  # + field
BONUS_DECLINE: Final[int] = ORIGIN_FIRST + TRACK
BONUS_TAKE: Final[int] = BONUS_DECLINE + 1
ACTIONS: Final[int] = BONUS_TAKE + 1

COUNT_MASK: Final = 2047  # a count is never negative; saying so spares a check at every write

_EXPECTED: Final = {
    "play_card": [PLAY_FIRST, BEACON_FIRST - 1],
    "move_beacon": [BEACON_FIRST, KEEP_BEACONS - 1],
    "keep_beacons": KEEP_BEACONS,
    "origin": [ORIGIN_FIRST, BONUS_DECLINE - 1],
    "bonus_decline": BONUS_DECLINE,
    "bonus_take": BONUS_TAKE,
    "total": ACTIONS,
}
if DATA["actions"] != _EXPECTED:
    raise ValueError(f"data.toml of lighthouse_run: the action space must be {_EXPECTED}")


@dataclass(frozen=True)
class PlayCard:
    """A card of the hand is played; `slot` 1 is the higher colour of a seat with two."""

    slot: int
    card: int


@dataclass(frozen=True)
class MoveBeacon:
    """A beacon moves from one tower position to another, 1..6 each."""

    start: int
    end: int


@dataclass(frozen=True)
class KeepBeacons:
    """The beacons stay where they are."""


@dataclass(frozen=True)
class Origin:
    """The field from which the card moves ships, 0 for the start."""

    field: int


@dataclass(frozen=True)
class Bonus:
    """The bonus move is taken or declined."""

    taken: bool


Decoded = PlayCard | MoveBeacon | KeepBeacons | Origin | Bonus


def decode(action: int) -> Decoded:
    """What an action number 0..87 means. Raises ValueError for any other number."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"no action {action}; expected 0..{ACTIONS - 1}")
    if action >= BONUS_DECLINE:
        return Bonus(action == BONUS_TAKE)
    if action >= ORIGIN_FIRST:
        return Origin(action - ORIGIN_FIRST)
    if action == KEEP_BEACONS:
        return KeepBeacons()
    if action >= BEACON_FIRST:
        start, end = divmod(action - BEACON_FIRST, TOWERS)
        return MoveBeacon(start + 1, end + 1)
    return PlayCard(*divmod(action - PLAY_FIRST, DECK_SIZE))


def encode(move: Decoded) -> int:
    """The number of a decoded action; the inverse of `decode`."""
    match move:
        case PlayCard(slot, card):
            return PLAY_FIRST + DECK_SIZE * slot + card
        case MoveBeacon(start, end):
            return BEACON_FIRST + TOWERS * (start - 1) + end - 1
        case KeepBeacons():
            return KEEP_BEACONS
        case Origin(field):
            return ORIGIN_FIRST + field
        case Bonus(taken):
            return BONUS_TAKE if taken else BONUS_DECLINE
