"""Letters, orders and colours that several drawings share."""

from __future__ import annotations

from typing import Final

from spieltisch.games.wispwood.data import FIRST_FORM, ORIENTED, SHAPES, SLOTS

WISPS: Final = "PHOE"
SEATS: Final = 4

Square = tuple[int, int]  # row, column


def form(shape: int, orientation: int = 0) -> list[Square]:
    """The squares of a shape in an orientation, within its box."""
    return [(r, c) for r, c in ORIENTED[int(FIRST_FORM[shape]) + orientation]]


def orientations(shape: int) -> int:
    """In how many ways a shape may be turned and mirrored."""
    return int(FIRST_FORM[shape + 1] - FIRST_FORM[shape])


def beside(position: int) -> tuple[int, int]:
    """The two slots beside a shape's position at the pond."""
    return position, (position + 1) % SLOTS


def mirrored(shape: int) -> list[int]:
    """By orientation the one that is its mirror image, left and right swapped."""
    forms = [set(form(shape, turn)) for turn in range(orientations(shape))]
    found = []
    for squares in forms:
        width = max(column for _, column in squares)
        found.append(forms.index({(row, width - column) for row, column in squares}))
    return found


FLIPS: Final = tuple(tuple(mirrored(shape)) for shape in range(SHAPES))
