"""The edge around a set of squares as one path with round corners, and the soft clearing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import cos, pi, sin
from typing import Final

from spieltisch.games.wispwood.scene.geometry import STEP, num

ROUND: Final = 10  # radius of a corner
HALF: Final = STEP / 2
_POINTS: Final = 48  # of a clearing
_EXPONENT: Final = 9  # of its superellipse: nearly a rectangle

Place = tuple[int, int]  # row, column
Point = tuple[float, float]


@cache
def outline(places: frozenset[Place]) -> str:
    """The path around places, relative to the middle of place (0, 0); holes are edges too."""
    edges = _edges(places)
    loops = []
    while edges:
        loops.append(_loop(edges))
    return "".join(_rounded(loop) for loop in loops)


def outline_of(places: Iterable[Place]) -> tuple[str, Place]:
    """The path around places relative to their first one, so that equal forms share a path."""
    ordered = sorted(places)
    row, column = ordered[0]
    return outline(frozenset((r - row, c - column) for r, c in ordered)), (row, column)


def _edges(places: frozenset[Place]) -> dict[Point, list[Point]]:
    """The edges between inside and outside, clockwise, by their start."""
    edges: dict[Point, list[Point]] = {}
    for row, column in places:
        corners = [(0, 0), (1, 0), (1, 1), (0, 1)]  # x, y, clockwise from the upper left
        outside = [(-1, 0), (0, 1), (1, 0), (0, -1)]  # row, column
        for side, (down, right) in enumerate(outside):
            if (row + down, column + right) not in places:
                start, end = corners[side], corners[(side + 1) % 4]
                first = (column + start[0], row + start[1])
                edges.setdefault(first, []).append((column + end[0], row + end[1]))
    return edges


def _loop(edges: dict[Point, list[Point]]) -> list[Point]:
    """Take one closed loop out of the edges: its corners, without points on straight lines."""
    start = point = min(edges)
    points = [start]
    while True:
        ends = edges[point]
        point = ends.pop(_sharpest(points, ends))
        if not ends:
            del edges[points[-1]]
        if point == start:
            return _corners(points)
        points.append(point)


def _sharpest(points: list[Point], ends: list[Point]) -> int:
    """Where two squares touch at a corner: keep to the square that the edge came along."""
    if len(ends) == 1 or len(points) < 2:
        return 0
    (x0, y0), (x1, y1) = points[-2:]
    right = (y0 - y1, x1 - x0)  # a right turn on the screen
    turns = [(x - x1) * right[0] + (y - y1) * right[1] for x, y in ends]
    return turns.index(max(turns))


def _corners(points: list[Point]) -> list[Point]:
    count = len(points)
    return [
        points[i]
        for i in range(count)
        if not _straight(points[i - 1], points[i], points[(i + 1) % count])
    ]


def _straight(a: Point, b: Point, c: Point) -> bool:
    return (a[0] == b[0] == c[0]) or (a[1] == b[1] == c[1])


def _rounded(corners: list[Point]) -> str:
    """A closed path with quadratic curves at the corners."""
    parts: list[str] = []
    scaled = [(x * STEP - HALF, y * STEP - HALF) for x, y in corners]
    for i, (x, y) in enumerate(scaled):
        before, after = scaled[i - 1], scaled[(i + 1) % len(scaled)]
        arrive, leave = _towards((x, y), before), _towards((x, y), after)
        command = "L" if parts else "M"
        parts.append(f"{command}{_text(arrive)}Q{_text((x, y))} {_text(leave)}")
    return "".join(parts) + "Z"


def _towards(start: Point, end: Point) -> Point:
    far = abs(end[0] - start[0]) + abs(end[1] - start[1])
    part = min(ROUND, far / 2) / far
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _text(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


@cache
def clearing(columns: int, rows: int, more: int) -> str:
    """A soft, slightly uneven rectangle around a grid and `more` beyond it, centred on 0,0."""
    across, along = columns * HALF + more, rows * HALF + more
    points = []
    for i in range(_POINTS):
        turn = 2 * pi * i / _POINTS
        wave = 1 + 0.006 * sin(3 * turn + more) + 0.003 * sin(5 * turn)
        points.append((across * wave * _side(cos(turn)), along * wave * _side(sin(turn))))
    return _smooth(points)


def _smooth(points: list[Point]) -> str:
    """A closed curve that runs through the middles between the points."""
    middles = [
        ((x0 + x1) / 2, (y0 + y1) / 2)
        for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True)
    ]
    curves = zip(points[1:] + points[:1], middles[1:] + middles[:1], strict=True)
    return f"M{_text(middles[0])}" + "".join(f"Q{_text(p)} {_text(m)}" for p, m in curves) + "Z"


def _side(value: float) -> float:
    """One coordinate of the superellipse."""
    return float(abs(value) ** (2 / _EXPONENT)) * (1 if value >= 0 else -1)
