"""The course of the river: a winding line, divided into as many fields as the data file says.

Everything on the board is placed by `at(s, n)`: s units along the middle of the water, n units to
the left of it. Other sections, marks or another track need no new coordinates.
"""

from __future__ import annotations

from bisect import bisect
from functools import cache
from itertools import pairwise
from math import atan2, ceil, cos, degrees, hypot, pi, sin
from typing import Final

from spieltisch.games.lighthouse_run.data import TRACK
from spieltisch.games.lighthouse_run.scene.formats import Format, num

_STEP: Final = 4.0  # between two points of the line
_GRAIN: Final = 11.0  # between two points of an edge that is drawn
_TAIL: Final = 7.0  # water behind the last field

Point = tuple[float, float]


class Course:
    """The line of one format, measured, with the fields 0 (start) to the last one."""

    def __init__(self, format_: Format, track: int = TRACK) -> None:
        self.format = format_
        self.track = track
        self._points = _line(format_)
        self._lengths = [0.0]
        for (ax, ay), (bx, by) in pairwise(self._points):
            self._lengths.append(self._lengths[-1] + hypot(bx - ax, by - ay))
        self.length = self._lengths[-1]
        self.field = (self.length - format_.lead - _TAIL) / track  # length of a field

    def end(self, field: int) -> float:
        """Where a field ends, along the line; the start ends where field 1 begins."""
        return self.format.lead + field * self.field

    def middle(self, field: int) -> float:
        """The middle of a field, along the line."""
        return self.end(field) - self.field / 2

    def at(self, s: float, n: float = 0.0) -> Point:
        """The point s units along the line and n units to the left of it."""
        (ax, ay), (bx, by), part = self._stretch(s)
        length = hypot(bx - ax, by - ay)
        across, along = (bx - ax) / length, (by - ay) / length
        return ax + (bx - ax) * part + along * n, ay + (by - ay) * part - across * n

    def heading(self, s: float) -> float:
        """The direction of travel in degrees, clockwise from east."""
        (ax, ay), (bx, by), _ = self._stretch(s)
        return degrees(atan2(by - ay, bx - ax))

    def edge(self, start: float, stop: float, n: float) -> str:
        """The points from start to stop beside the line, as path data without its letter."""
        count = max(2, ceil(abs(stop - start) / _GRAIN))
        points = (self.at(start + (stop - start) * i / count, n) for i in range(count + 1))
        return "L".join(f"{num(x)} {num(y)}" for x, y in points)

    def band(self, start: float, stop: float, n: float | None = None) -> str:
        """The water between two places, closed, as path data."""
        side = self.format.half if n is None else n
        return f"M{self.edge(start, stop, side)}L{self.edge(stop, start, -side)}Z"

    def distance(self, x: float, y: float) -> float:
        """How far a point lies from the middle of the water."""
        return min(hypot(x - px, y - py) for px, py in self._points[::4])

    def _stretch(self, s: float) -> tuple[Point, Point, float]:
        at = min(max(bisect(self._lengths, s) - 1, 0), len(self._points) - 2)
        before, after = self._lengths[at], self._lengths[at + 1]
        return self._points[at], self._points[at + 1], (s - before) / (after - before)


@cache
def course_of(format_: Format, track: int = TRACK) -> Course:
    """The course of a format, measured once."""
    return Course(format_, track)


def _line(format_: Format) -> list[Point]:
    """Rows from the sea at the bottom left up to the harbour, joined by half circles."""
    gap = (format_.bottom - format_.top) / (format_.rows - 1)
    points: list[Point] = []
    for row in range(format_.rows):
        points += _row(format_, row, format_.bottom - row * gap)
        if row + 1 < format_.rows:
            points += _turn(format_, row, format_.bottom - row * gap, gap / 2)
    return points


def _ends(format_: Format, row: int) -> tuple[float, float]:
    """Where a row begins and ends; the first comes from the sea, the last leaves the picture."""
    first, last = row == 0, row == format_.rows - 1
    eastward = row % 2 == 0
    near, far = (format_.left, format_.right) if eastward else (format_.right, format_.left)
    edge = format_.width - 14 if eastward else 14
    return (0.0 if first else near), (edge if last else far)


def _row(format_: Format, row: int, y: float) -> list[Point]:
    start, stop = _ends(format_, row)
    count = ceil(abs(stop - start) / _STEP)
    points = []
    for i in range(count):
        u = i / count
        swing = sin(pi * u) ** 2 * sin(2 * pi * u + row * 1.3) * format_.wave * 1.6
        points.append((start + (stop - start) * u, y + swing))
    return points


def _turn(format_: Format, row: int, y: float, radius: float) -> list[Point]:
    """The half circle from a row to the next one above it."""
    east = row % 2 == 0
    x, side = (format_.right, 1) if east else (format_.left, -1)
    count = ceil(pi * radius / _STEP)
    angles = (pi * i / count for i in range(count))
    return [(x + side * radius * sin(a) * 1.06, y - radius + radius * cos(a)) for a in angles]
