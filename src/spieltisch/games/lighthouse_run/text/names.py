"""The words for single things: colours, cards, towers, stretches of the river."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from spieltisch.game import View
from spieltisch.games.lighthouse_run.data import ANY, CARDS, DATA, START, TOWER_LETTERS
from spieltisch.language import N_, Words

KIND_NAMES: Final = {"solo": N_("Solo"), "group": N_("Group"), "coop": N_("Coop")}
COLOUR_NAMES: Final = {
    "red": N_("red"),
    "yellow": N_("yellow"),
    "green": N_("green"),
    "blue": N_("blue"),
}


@cache
def colour_name(colour: int, words: Words) -> str:
    """The name of a colour of ships, from the data file of the game."""
    name = DATA["display"]["colour_names"][colour]
    return words(COLOUR_NAMES.get(name, name))


def colours_of(view: View, seat: int) -> list[int]:
    """The colours that a seat sails: one, in the big fleet two."""
    colours: list[int] = view["seats"][seat]["colours"]
    return colours


@cache
def face_name(index: int, words: Words) -> str:
    """Kind and value of a card: all of it that counts for Erik (LR-65)."""
    return f"{words(KIND_NAMES[CARDS[index].kind])} {CARDS[index].move}"


@cache
def card_name(index: int, words: Words) -> str:
    """A card: kind, value and the letter of its tower if it shows a single one."""
    face, tower = face_name(index, words), CARDS[index].tower
    return face if tower == ANY else f"{face} ({tower_name(tower)})"


@cache
def card_of(index: int, colour: int, words: Words) -> str:
    """A card with the colour of its deck, where a seat owns two."""
    name = card_name(index, words)
    return words("{card} of {colour}", card=name, colour=colour_name(colour, words))


def tower_name(tower: int) -> str:
    """The letter of a tower."""
    return TOWER_LETTERS[tower]


def tower_at(view: View, position: int) -> str:
    """The letter of the tower that stands on a position 1..6."""
    return tower_name(view["sections"][position - 1]["tower"])


def section(position: int) -> str:
    """The fields that a tower on this position lights."""
    first, last = DATA["sections"]["fields"][position - 1]
    return f"{first}–{last}" if first < last else f"{first}"


def origin(field: int, words: Words) -> str:
    """Where a journey begins, within a sentence."""
    return words("from the start") if field == START else words("from field {n}", n=field)


def short_fields(fields: Iterable[int]) -> str:
    """Several fields by their numbers; the start is S, as on the board."""
    return ", ".join("S" if field == START else str(field) for field in fields)
