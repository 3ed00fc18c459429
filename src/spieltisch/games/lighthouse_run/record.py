"""The record of Lighthouse Run: every fact on the table, with the range that it keeps."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spieltisch.games.lighthouse_run.data import (
    BEACONS,
    COLOURS,
    DECK_SIZE,
    DRAWS_AFTER_ROUND,
    ERIK_CARDS,
    ERIK_COLOUR,
    ERIK_SEAT,
    FIELDS_COUNT,
    HAND_SIZE,
    HARBOUR,
    OWNER,
    ROUNDS,
    SEATS,
    SECTIONS,
    SHIPS,
    TOWERS,
    TRACK,
    TURNS_PER_SEAT,
    VARIANTS,
)
from spieltisch.kernel import Field, record_dtype

NO_CARD: Final = -1
NO_COLOUR: Final = -1
NO_FIELD: Final = -1
MOST_TURNS: Final = ROUNDS * SEATS

PLAY: Final = 0
BEACON: Final = 1
MOVE: Final = 2
BONUS: Final = 3
OVER: Final = 4
PHASES: Final = ("play", "beacon", "move", "bonus", "over")

FIELDS: Final = (
    Field("rng", "u8", (4,), 0, 2**64 - 1),
    Field("revealed", "i2", (), 0, 1000),  # cards shown, turns passed on
    Field("variant", "i1", (), 0, len(VARIANTS) - 1),
    Field("players", "i1", (), 0, SEATS),
    Field("phase", "i1", (), PLAY, OVER),
    Field("turn", "i1", (), 0, SEATS - 1),  # the active seat
    Field("turns_done", "i1", (), 0, MOST_TURNS),
    Field("storm_card", "i1", (), 0, SEATS - 1),  # the seat that opened this round
    Field("cloud_place", "i1", (), 0, ROUNDS),  # rounds completed
    Field("position_of", "i1", (TOWERS,), 0, TOWERS),  # where each tower stands, 1..6
    Field("lit", "i1", (SECTIONS,), 0, 1),  # by section: 0 never, harbour always
    Field(
        "ships", "i1", (FIELDS_COUNT, COLOURS), 0, SHIPS
    ),  # LR-53: true fields, of fixed ones too
    Field("card_colour", "i1", (), NO_COLOUR, COLOURS - 1),  # of the card being carried out
    Field("card", "i1", (), NO_CARD, DECK_SIZE - 1),
    Field("bonus_colour", "i1", (), NO_COLOUR, COLOURS - 1),  # of the ship that may go on
    Field("bonus_field", "i1", (), NO_FIELD, TRACK),  # where this ship lies
    Field("pile", "i1", (COLOURS, DECK_SIZE), NO_CARD, DECK_SIZE - 1),  # drawn from `front` on
    Field("front", "i1", (COLOURS,), 0, DECK_SIZE),  # place of the next card, 14 = pile empty
    Field("hand", "i1", (COLOURS, HAND_SIZE), NO_CARD, DECK_SIZE - 1),  # ascending, empty last
    Field("played", "i1", (COLOURS, ROUNDS), NO_CARD, DECK_SIZE - 1),  # in order
    Field("played_count", "i1", (COLOURS,), 0, ROUNDS),
    Field("redraws", "i1", (COLOURS,), 0, 127),  # opening hands that were dealt again
)

STATE: Final = record_dtype(FIELDS)


def unsound(record: Any) -> list[str]:
    """The facts of a record that contradict each other, by the name of their invariant.

    An empty list means that the invariants that one position can show and all declared ranges
    hold. `record` is a row of a recarray.
    """
    broken = [
        f"range of {field.name}"
        for field in FIELDS
        if np.any(record[field.name] < field.low) or np.any(record[field.name] > field.high)
    ]
    if broken:
        return broken
    checks = {
        "LR-I01": _three_towers_are_lit(record),
        "LR-I02": _every_colour_has_its_ships(record),
        "LR-I04": _rounds_and_turns_agree(record),
        "LR-I06": all(_cards_are_whole(record, colour) for colour in range(COLOURS)),
        "LR-I07": all(_hand_is_full(record, colour) for colour in range(COLOURS)),
        "LR-I11": sorted(record.position_of.tolist()) == list(range(1, TOWERS + 1)),
        "LR-I13": record.phase != OVER or _is_played_out(record),
    }
    return [name for name, holds in checks.items() if not holds]


def colours_in_play(record: Any) -> list[int]:
    """The colours in play, ascending: those of the seats that play, and Erik's."""
    owners = OWNER[record.variant].tolist()
    return [c for c, owner in enumerate(owners) if 0 <= owner < record.players or is_erik(owner)]


def is_erik(owner: int) -> bool:
    """Whether an entry of OWNER means Erik."""
    return owner == ERIK_SEAT


def _three_towers_are_lit(record: Any) -> bool:
    ends = int(record.lit[0]) == 0 and int(record.lit[HARBOUR]) == 1
    return ends and int(record.lit[1:HARBOUR].sum()) == BEACONS


def _every_colour_has_its_ships(record: Any) -> bool:
    in_play = colours_in_play(record)
    counts: list[int] = record.ships.astype(int).sum(axis=0).tolist()
    return counts == [SHIPS if colour in in_play else 0 for colour in range(COLOURS)]


def _rounds_and_turns_agree(record: Any) -> bool:
    per_round = int(record.players) * int(TURNS_PER_SEAT[record.variant])
    over = record.phase == OVER
    rounds = ROUNDS if over else int(record.turns_done) // per_round
    return int(record.cloud_place) == rounds and over == (record.turns_done == ROUNDS * per_round)


def _deck_of(record: Any, colour: int) -> list[int]:
    if colour not in colours_in_play(record):
        return []
    erik = colour == ERIK_COLOUR[record.variant]
    return ERIK_CARDS.tolist() if erik else list(range(DECK_SIZE))


def _cards_are_whole(record: Any, colour: int) -> bool:
    """Hand, pile and played cards are the deck; each place that is used is filled."""
    hand = [card for card in record.hand[colour].tolist() if card != NO_CARD]
    pile = record.pile[colour].tolist()
    front, count = int(record.front[colour]), int(record.played_count[colour])
    played = record.played[colour].tolist()
    filled = NO_CARD not in pile[front:] and NO_CARD not in played[:count]
    empty = {*pile[:front], *played[count:]} <= {NO_CARD}
    cards = sorted(hand + pile[front:] + played[:count])
    ordered = record.hand[colour].tolist() == sorted(hand) + [NO_CARD] * (HAND_SIZE - len(hand))
    return filled and empty and ordered and cards == _deck_of(record, colour)


def _hand_is_full(record: Any, colour: int) -> bool:
    """The hand is full but for the card of this turn or round, and for the last round's."""
    held = int((record.hand[colour] != NO_CARD).sum())
    if colour not in colours_in_play(record) or is_erik(OWNER[record.variant, colour]):
        return held == 0
    if record.played_count[colour] == ROUNDS:
        missing = 1
    elif DRAWS_AFTER_ROUND[record.variant]:
        missing = int(record.played_count[colour]) - int(record.cloud_place)
    else:
        missing = int(record.card_colour == colour)
    return held == HAND_SIZE - missing


def _is_played_out(record: Any) -> bool:
    counts = {int(record.played_count[colour]) for colour in colours_in_play(record)}
    return counts == {ROUNDS} and record.card == NO_CARD
