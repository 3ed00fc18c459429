"""Where things lie on the drawing of a forest. Unit: squares are 72 apart, a tile is 68 x 68."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from spieltisch.game import View
from spieltisch.games.wispwood.data import FRAME

STEP: Final = 72
MARGIN: Final = 40  # around the squares
LEAST: Final = 5  # squares in either direction that are always shown
USUAL: Final = 6  # squares in either direction up to which signs keep their size
ROOM: Final = 0.5  # from the middle of a square to its edge

Box = list[int]  # top, left, bottom, right, inclusive


@dataclass(frozen=True)
class Area:
    """The part of the frame that is drawn; positions are those of the middle of a square."""

    box: tuple[int, int, int, int]  # squares that may be covered in this round
    top: float  # row at the upper edge
    left: float
    rows: int  # how many are drawn
    columns: int

    @property
    def width(self) -> int:
        """The width of the drawing."""
        return STEP * self.columns + 2 * MARGIN

    @property
    def height(self) -> int:
        """The height of the drawing."""
        return STEP * self.rows + 2 * MARGIN

    @property
    def scale(self) -> float:
        """How much larger signs are drawn, so that they stay readable in a large forest."""
        return max(1.0, max(self.rows, self.columns) / USUAL)

    def at(self, square: int) -> tuple[float, float]:
        """The middle of a square of the frame."""
        row, column = divmod(square, FRAME)
        return self.place(row, column)

    def place(self, row: float, column: float) -> tuple[float, float]:
        """The middle of a place that need not lie in the frame."""
        return (
            MARGIN + STEP * (column - self.left + ROOM),
            MARGIN + STEP * (row - self.top + ROOM),
        )

    def squares(self) -> Iterator[int]:
        """All squares that may be covered in this round, row by row."""
        return squares_in(self.box)


def area_of(seat: Any) -> Area:
    """The area of a seat's forest: what may still be covered, at least 5 x 5 squares."""
    top, left, bottom, right = seat["reach"]
    rows, columns = bottom - top + 1, right - left + 1
    shown_rows, shown_columns = max(LEAST, rows), max(LEAST, columns)
    return Area(
        box=(top, left, bottom, right),
        top=top - (shown_rows - rows) / 2,
        left=left - (shown_columns - columns) / 2,
        rows=shown_rows,
        columns=shown_columns,
    )


def shown_seat(view: View) -> int:
    """Whose forest is drawn large: the viewer's, for a spectator that of the seat on turn."""
    if view["viewer"] >= 0:
        return int(view["viewer"])
    return max(0, int(view["turn"]))


def squares_in(box: Iterable[int]) -> Iterator[int]:
    """The squares of a box, row by row."""
    top, left, bottom, right = box
    for row in range(top, bottom + 1):
        for column in range(left, right + 1):
            yield FRAME * row + column


def grown(box: Box, squares: Iterable[int]) -> Box:
    """The smallest box around a box and some squares."""
    top, left, bottom, right = box
    for row, column in (divmod(square, FRAME) for square in squares):
        top, bottom = min(top, row), max(bottom, row)
        left, right = min(left, column), max(right, column)
    return [top, left, bottom, right]


def reach_of(box: Box, size: int) -> Box:
    """The squares that a forest within a box may still cover, as the view's `reach` counts."""
    top, left, bottom, right = box
    return [bottom - size + 1, right - size + 1, top + size - 1, left + size - 1]


def content(seat: Any, square: int) -> str:
    """The letter of a square of a seat's forest."""
    row, column = divmod(square, FRAME)
    letter: str = seat["forest"][row][column]
    return letter


def num(value: float) -> str:
    """A number for an SVG attribute, without a superfluous `.0`."""
    return f"{value:.1f}".rstrip("0").rstrip(".")
