"""The words for single things: wisps, shapes and their turns, squares, steps of the cat.

What depends only on a few numbers is kept after the first time, because a position has up to
several hundred placements and each one is put into words.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from spieltisch.games.wispwood.data import FIRST_FORM, FRAME, KINDS, LETTERS, ORIENTED
from spieltisch.language import N_, Words

KIND_NAMES: Final = {"P": N_("pumpkin"), "H": N_("hat"), "O": N_("orb"), "E": N_("heart")}
TAKEN_WISPS: Final = {  # what somebody takes or lays, in the case that a language has for it
    "P": N_("a pumpkin"),
    "H": N_("a hat"),
    "O": N_("an orb"),
    "E": N_("a heart"),
}
GROUP_NAMES: Final = (  # what the five goal cards count
    N_("pumpkins"),
    N_("hats"),
    N_("orbs"),
    N_("hearts"),
    N_("trees"),
)
SHAPE_NAMES: Final = (  # in the order of the action numbers
    N_("bar of two"),
    N_("bar of three"),
    N_("corner of three"),
    N_("bar of four"),
    N_("square of four"),
    N_("L of four"),
    N_("T of four"),
    N_("step of four"),
)
QUARTER_TURN: Final = 90
QUARTERS: Final = 4

Form = frozenset[tuple[int, int]]


def kind_name(letter: str, words: Words) -> str:
    """The name of a kind of wisps."""
    return words(KIND_NAMES[letter])


def taken_wisp(letter: str, words: Words) -> str:
    """A wisp that somebody takes, lays or drives away."""
    return words(TAKEN_WISPS[letter])


def wisps(letters: Iterable[str | None], words: Words) -> str:
    """Several wisps by kind with their number; None is an empty place at the pond."""
    counted, kinds = list(letters), LETTERS[:KINDS]
    return ", ".join(
        kind_name(kind, words) if n == 1 else f"{n} × {kind_name(kind, words)}"
        for kind in kinds
        if (n := counted.count(kind))
    )


def group_name(group: int, words: Words) -> str:
    """What a goal card counts: pumpkins, hats, orbs, hearts or trees."""
    return words(GROUP_NAMES[group])


def shape_name(shape: int, words: Words) -> str:
    """The name of a shape 0..7."""
    return words(SHAPE_NAMES[shape])


@cache
def posture(shape: int, orientation: int, words: Words) -> str:
    """How a shape is turned; empty in its first orientation."""
    mirrored, quarters = divmod(orientation, _different_turns(shape))
    degrees = quarters * QUARTER_TURN
    if not mirrored:
        return words("turned by {degrees}°", degrees=degrees) if degrees else ""
    if not degrees:
        return words("mirrored")
    return words("mirrored and turned by {degrees}°", degrees=degrees)


@cache
def spot(rows: int, columns: int, words: Words) -> str:
    """Where a square lies: rows below and columns to the right of the cat."""
    parts = []
    if rows > 0:
        parts.append(words("{n} below the cat", n=rows))
    elif rows:
        parts.append(words("{n} above the cat", n=-rows))
    if columns > 0:
        parts.append(words("{n} right of the cat", n=columns))
    elif columns:
        parts.append(words("{n} left of the cat", n=-columns))
    return ", ".join(parts) or words("the cat's square")


def spot_of(square: int, cat: int, words: Words) -> str:
    """Where a square of the frame lies, seen from the cat's square."""
    return spot(*_distance(cat, square), words)


def cat_steps(start: int, square: int, words: Words) -> str:
    """The way of a cat from one square to another."""
    rows, columns = _distance(start, square)
    parts = []
    if columns:
        parts.append(
            words("{n} right", n=columns) if columns > 0 else words("{n} left", n=-columns)
        )
    if rows:
        parts.append(words("{n} down", n=rows) if rows > 0 else words("{n} up", n=-rows))
    return ", ".join(parts)


def _distance(start: int, square: int) -> tuple[int, int]:
    (row, column), (start_row, start_column) = divmod(square, FRAME), divmod(start, FRAME)
    return row - start_row, column - start_column


def _different_turns(shape: int) -> int:
    """How many quarter turns it takes until a shape looks as before: 1, 2 or 4."""
    form = first = _form(ORIENTED[int(FIRST_FORM[shape])])
    for turns in range(1, QUARTERS):
        form = _form((column, -row) for row, column in form)
        if form == first:
            return turns
    return QUARTERS


def _form(squares: Iterable[Iterable[int]]) -> Form:
    """Squares as a set that begins at row 0 and column 0."""
    pairs = [(row, column) for row, column in squares]
    top, left = (min(pair[axis] for pair in pairs) for axis in (0, 1))
    return frozenset((row - top, column - left) for row, column in pairs)
