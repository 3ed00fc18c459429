"""Why a shape cannot lie somewhere, told from the open facts for the drawing.

The account explains the rules and decides nothing; a test holds it to the rules of random games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spieltisch.game import View
from spieltisch.games.wispwood.data import FRAME
from spieltisch.games.wispwood.scene.geometry import Box, content
from spieltisch.games.wispwood.scene.palette import Square
from spieltisch.language import Words


@dataclass(frozen=True)
class Misfit:
    """What is wrong with a place for a shape: the squares at fault and the reason."""

    reason: str  # "grid", "covered", "apart", "hat"
    squares: tuple[Square, ...]
    rows: int = 0  # how high and wide the forest would be, for "grid"
    columns: int = 0

    def words(self, size: int, w: Words) -> str:
        """The reason in a few words, short enough for a plate on the forest."""
        if self.reason == "grid":
            if self.columns > size:
                return w("{n} columns – only {size} allowed", n=self.columns, size=size)
            return w("{n} rows – only {size} allowed", n=self.rows, size=size)
        if self.reason == "covered":
            return w("A tile lies there already")
        return w("Touches no tile") if self.reason == "apart" else w("No square for a hat")


def misfit(view: View, squares: Sequence[Square]) -> Misfit | None:
    """Why the shape in hand cannot lie on these squares; None if it can."""
    seat = view["seats"][view["turn"]]
    outside = [square for square in squares if not _within(seat["reach"], square)]
    if outside:
        height, width = _size(seat["box"], squares)
        return Misfit("grid", tuple(outside), height, width)
    covered = [(r, c) for r, c in squares if content(seat, FRAME * r + c) != "."]
    if covered:
        return Misfit("covered", tuple(covered))
    if not any(_touches(seat["forest"], square) for square in squares):
        return Misfit("apart", tuple(squares))
    hats = set(view["hat_squares"])
    if view["held"]["kind"] == "H" and not any(FRAME * r + c in hats for r, c in squares):
        return Misfit("hat", tuple(squares))
    return None


def _within(box: Box, square: Square) -> bool:
    top, left, bottom, right = box
    return top <= square[0] <= bottom and left <= square[1] <= right


def _size(box: Box, squares: Sequence[Square]) -> tuple[int, int]:
    """Height and width of the forest with these squares."""
    top, left, bottom, right = box
    rows, columns = [r for r, _ in squares], [c for _, c in squares]
    return (
        max(bottom, *rows) - min(top, *rows) + 1,
        max(right, *columns) - min(left, *columns) + 1,
    )


def _touches(forest: Sequence[str], square: Square) -> bool:
    row, column = square
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return any(0 <= r < FRAME and 0 <= c < FRAME and forest[r][c] != "." for r, c in around)
