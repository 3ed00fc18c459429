"""Ships on their way in words: who goes how far, and which steps are lost.

All ships of a journey start from one field; those that end on the same field are told together.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, NamedTuple

import numpy as np

from spieltisch.game import Event, View
from spieltisch.games.lighthouse_run.data import CARDS, FIELDS_COUNT, HARBOUR, TOWERS, TRACK
from spieltisch.games.lighthouse_run.record import STATE
from spieltisch.games.lighthouse_run.river import lit_end
from spieltisch.games.lighthouse_run.text.names import colour_name
from spieltisch.language import Words

EVERYWHERE: Final = tuple(range(1, TOWERS + 1))  # for Erik all is lit (LR-66)
MOST_KEPT: Final = 4096  # sentences about ships

Ships = tuple[tuple[int, int], ...]  # (colour, how many) of those that go together
Way = tuple[int, int, int]  # the field where it ends, steps, steps lost


class Departure(NamedTuple):
    """All that decides how far the ships go that a card moves from a field."""

    field: int
    card: int
    colour: int  # of the card
    present: tuple[int, ...]  # ships on the field by colour
    lit: tuple[int, ...]  # positions
    erik: int  # his colour, -1 without him


def journey(moves: Iterable[Event], words: Words) -> str:
    """The moves of an event, in their order."""
    together: dict[Way, Ships] = {}
    for move in moves:
        way = move["end"], move["steps"], move["lost"]
        together[way] = (*together.get(way, ()), (move["colour"], move["count"]))
    return "; ".join(_leg(ships, way, words) for way, ships in together.items())


def departure(view: View, field: int) -> Departure:
    """What the card in play would move from a field."""
    card = view["card"]
    present, lit = tuple(view["fields"][field]), tuple(view["lit"])
    return Departure(field, card["index"], card["colour"], present, lit, view["erik"])


def outlook(leaving: Departure, words: Words) -> str:
    """How the ships would go, as `journey` tells it afterwards."""
    ships, value, erik = _ships(leaving), CARDS[leaving.card].move, (leaving.erik, 1)
    way = _way(leaving.lit, leaving.field, value)
    if erik not in ships:
        return _leg(ships, way, words)
    his = _way(EVERYWHERE, leaving.field, value)
    others = tuple(ship for ship in ships if ship != erik)
    if not others or his == way:
        return _leg(ships, his, words)
    return f"{_leg(others, way, words)}; {_leg((erik,), his, words)}"


def bonus_way(view: View, words: Words) -> str:
    """How the ship would go on that a bonus is offered for."""
    bonus = view["bonus"]
    way = bonus["to"], bonus["steps"], bonus["lost"]
    return _leg(((bonus["colour"], 1),), way, words)


@lru_cache(MOST_KEPT)
def _leg(ships: Ships, way: Way, words: Words) -> str:
    """Ships that go to the same field, with the steps that they lose and why."""
    names, (end, steps, lost) = _names(ships, words), way
    if not steps:
        return words("0 steps for {ships}, the next field is dark", ships=names)
    if not lost:
        return words("{ships} to field {end}", ships=names, end=end)
    if end == TRACK:
        return words.plural(
            "{ships} to field {end}, {n} step lost at the end of the river",
            "{ships} to field {end}, {n} steps lost at the end of the river",
            lost,
            ships=names,
            end=end,
        )
    return words.plural(
        "{ships} to field {end}, {n} step lost in the dark",
        "{ships} to field {end}, {n} steps lost in the dark",
        lost,
        ships=names,
        end=end,
    )


def _ships(leaving: Departure) -> Ships:
    """Who goes: a ship, all own ones, or one of every colour, own first (LR-32, LR-33, LR-35)."""
    own, kind = leaving.colour, CARDS[leaving.card].kind
    if kind == "solo":
        return ((own, 1),)
    if kind == "group":
        return ((own, leaving.present[own]),)
    colours = [colour for colour, count in enumerate(leaving.present) if count]
    return tuple((colour, 1) for colour in sorted(colours, key=lambda c: (c != own, c)))


def _way(lit: tuple[int, ...], field: int, value: int) -> Way:
    end = _ends(lit)[value][field]
    return end, end - field, value - end + field


def _names(ships: Ships, words: Words) -> str:
    return ", ".join(
        colour_name(colour, words) if count == 1 else f"{count} × {colour_name(colour, words)}"
        for colour, count in ships
    )


@cache
def _ends(lit: tuple[int, ...]) -> list[list[int]]:
    """Where moves end in this light, by value and field: asked of the rules once."""
    record = np.zeros(1, dtype=STATE).view(np.recarray)[0]
    record.lit[[*lit, HARBOUR]] = 1
    most = max(card.move for card in CARDS)
    return [
        [int(lit_end(record, field, value)) for field in range(FIELDS_COUNT)]
        for value in range(most + 1)
    ]
