"""Where things lie on the drawing of the lake. Unit: a cell is 100 x 100, north is up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spieltisch.game import View

CELL: Final = 100
MARGIN: Final = 46  # around the cells, for shore and docks, at scale 1
LEAST: Final = 6  # cells in either direction that are always shown
LARGEST: Final = 1.4  # shore, docks and handles of a large lake grow up to this scale
OFFSETS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


@dataclass(frozen=True)
class Frame:
    """The part of the plane that is drawn: lake, ring of free cells, shore."""

    width: int
    height: int
    left: float  # x of the lake's column 0
    top: float  # y of the lake's row 0
    scale: float  # of what must stay readable however large the lake is

    def at(self, x: int, y: int) -> tuple[float, float]:
        """The upper left corner of cell (x, y)."""
        return self.left + CELL * x, self.top + CELL * y


def frame_of(view: View) -> Frame:
    """The frame around all laid tiles and one ring of cells, at least 6 x 6, lake centred."""
    columns, first_column = _span([tile["x"] for tile in view["lake"]])
    rows, first_row = _span([tile["y"] for tile in view["lake"]])
    scale = min(LARGEST, max(columns, rows) / LEAST)
    margin = round(MARGIN * scale)
    return Frame(
        width=2 * margin + CELL * columns,
        height=2 * margin + CELL * rows,
        left=margin - CELL * first_column,
        top=margin - CELL * first_row,
        scale=scale,
    )


def _span(places: list[int]) -> tuple[int, float]:
    """How many cells are shown in one direction, and the coordinate of the first one."""
    first, last = min(places) - 1, max(places) + 1
    cells = last - first + 1
    shown = max(LEAST, cells)
    return shown, first - (shown - cells) / 2


def num(value: float) -> str:
    """A number for an SVG attribute, without a superfluous `.0`."""
    return f"{value:.1f}".rstrip("0").rstrip(".")
