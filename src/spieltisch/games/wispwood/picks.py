"""What a person points at to make an action: the names that the scene gives its elements.

A take is a slot of the pond and a shape beside it (or any with the cat); a placement is the first
square that the shape covers and an orientation, so the pointer lies on the shape; trees and cat
moves are squares. Between the shape
and the wisp's square the squares of the shape itself are picked.
"""

from __future__ import annotations

from spieltisch.game import Action, View
from spieltisch.games.wispwood.actions import (
    CatDeal,
    CattyStart,
    Cell,
    Deal,
    Place,
    Take,
    WispSquare,
    decode,
)
from spieltisch.games.wispwood.data import FRAME, squares_of


def picks(view: View, action: Action) -> list[str]:
    """The picks of an action in their natural order.

    "slot-s", "shape-i" (by shape, not by position), "cell-n" (frame square), "turn-o"
    (orientation within the shape), "free-deal", "cat-deal", "stop".
    """
    match decode(action):
        case Take(slot, shape):
            return [f"slot-{slot}", f"shape-{shape}"]
        case Deal():
            return ["free-deal"]
        case CatDeal():
            return ["cat-deal"]
        case WispSquare(index):
            return [f"cell-{_held_square(view, index)}"]
        case CattyStart(slot):
            return [f"slot-{slot}"]
        case Cell(row, column):
            return [f"cell-{FRAME * row + column}"]
        case Place(orientation, row, column):
            shape = view["held"]["shape"]
            first = squares_of(shape, orientation, row, column)[0]
            return [f"cell-{first}", f"turn-{orientation}"]
        case _:
            return ["stop"]


def _held_square(view: View, index: int) -> int:
    """The square of a shape that was laid down; the index itself where there is none."""
    held = view["held"]
    squares: list[int] = held["squares"] if held else []
    return squares[index] if index < len(squares) else index
