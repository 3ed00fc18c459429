"""The words for single things: colours, sides, spots of the lake, sets, counts.

What depends only on a few numbers is kept after the first time, because a position has up to
400 placements and each one is put into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from spieltisch.games.lichterfest.data import DATA, SIDES, side_colour
from spieltisch.language import N_, SOURCE_LANGUAGE, Words

SET_NAMES: Final = (N_("Four of a kind"), N_("Three pairs"), N_("All seven"))
SIDE_COLOURS: Final = (
    N_("top {colour}"),
    N_("right {colour}"),
    N_("bottom {colour}"),
    N_("left {colour}"),
)


def colour_name(colour: int, words: Words) -> str:
    """The name of a colour, from the data file of the game."""
    colours = DATA["colors"]
    names = colours.get(f"names_{words.language}") or colours[f"names_{SOURCE_LANGUAGE}"]
    return str(names[colour])


def colour_names(colours: Sequence[int], words: Words) -> str:
    """Several colours after each other."""
    return ", ".join(colour_name(colour, words) for colour in colours)


def set_name(kind: int, words: Words) -> str:
    """The name of a type of set: 0 four of a kind, 1 three pairs, 2 all seven."""
    return words(SET_NAMES[kind])


def boats(n: int, words: Words) -> str:
    """A number of boats."""
    return words.plural("{n} boat", "{n} boats", n)


@cache
def spot(x: int, y: int, words: Words) -> str:
    """Where a cell lies, counted in cells from the start tile."""
    parts = []
    if x:
        parts.append(words("{n} right", n=x) if x > 0 else words("{n} left", n=-x))
    if y:
        parts.append(words("{n} down", n=y) if y > 0 else words("{n} up", n=-y))
    return ", ".join(parts)


@cache
def tile_sides(tile: int, rotation: int, words: Words) -> str:
    """The colours of a turned tile, side by side from the top clockwise."""
    return ", ".join(
        words(SIDE_COLOURS[side], colour=colour_name(side_colour(tile, rotation, side), words))
        for side in range(SIDES)
    )


def degrees(rotation: int) -> int:
    """A number of quarter turns as an angle."""
    return rotation * 90
