"""Where towers, trees and houses stand: on dry land, where nothing else needs the room.

A tower is looked for beside the middle of its section; the best of many places is taken.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import hypot
from typing import Final

from spieltisch.games.lighthouse_run.data import DATA, HARBOUR_FIRST
from spieltisch.games.lighthouse_run.scene import spots
from spieltisch.games.lighthouse_run.scene.course import Course, Point

LAMP: Final = 69  # height of the lamp over the foot of a tower, at scale 1
_HEIGHT: Final = 94
_HALF: Final = 22  # half the width of body and gallery
_DISTANCES: Final = (6, 14, 22, 30, 40, 52, 64)  # of the foot from the water
_PARTS: Final = (0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86)  # of the section
_BEAM: Final = 78  # how far a lamp is best from the middle of its section, at scale 1
_FAR: Final = 1e9


@dataclass(frozen=True)
class Tower:
    """The place of a tower and the side of the river on which it stands."""

    position: int
    foot: Point
    lamp: Point
    side: int  # 1 left of travel, -1 right


def sections() -> list[tuple[int, int]]:
    """First and last field of each section, by position."""
    return [(first, last) for first, last in DATA["sections"]["fields"]]


@cache
def towers(course: Course) -> tuple[Tower, ...]:
    """A place for the tower of every position."""
    found: list[Tower] = []
    for position in range(1, len(sections()) + 1):
        places = _places(course, position)
        found.append(min(places, key=lambda place: _cost(course, place, found)))
    return tuple(found)


def _places(course: Course, position: int) -> list[Tower]:
    first, last = sections()[position - 1]
    start, stop = course.end(first - 1), course.end(last)
    scale = course.format.tower
    places = []
    for part in _PARTS:
        s = start + (stop - start) * part
        for distance in _DISTANCES:
            for side in (1, -1):
                x, y = course.at(s, side * (course.format.half + distance))
                for foot in ((x, y), (x, y + _HEIGHT * scale)):
                    lamp = (foot[0], foot[1] - LAMP * scale)
                    places.append(Tower(position, foot, lamp, side))
    return places


def _cost(course: Course, place: Tower, others: list[Tower]) -> float:
    """How badly a place fits: water, edges, other things, the way of the light."""
    shape = course.format
    x, y = place.foot
    height, half = _HEIGHT * shape.tower, _HALF * shape.tower
    highest = max(height, shape.top - shape.half + LAMP * shape.tower)  # none in the sky
    if not (half + 4 < x < shape.width - half - 4 and highest < y < shape.height - 9):
        return _FAR
    cost = 0.0
    for part, weight in ((0.0, 5.0), (0.35, 3.0), (0.7, 2.0), (1.0, 1.0)):
        for across in (-half, half):
            inside = shape.half + 4 - course.distance(x + across, y - height * part)
            cost += weight * max(0.0, inside)
    cost += sum(_near(place.foot, other.foot, height, half) for other in others)
    cost += sum(
        _touch(spot, x, y - height / 2, half + 16, height / 2 + 10) for spot in _taken(course)
    )
    first, last = sections()[place.position - 1]
    middle = course.at((course.end(first - 1) + course.end(last)) / 2, place.side * shape.half)
    away = hypot(place.lamp[0] - middle[0], place.lamp[1] - middle[1])
    return cost + 0.12 * abs(away - _BEAM * shape.tower)


def _near(foot: Point, other: Point, height: float, half: float) -> float:
    across, along = abs(foot[0] - other[0]), abs(foot[1] - other[1])
    return 400.0 if across < 5.5 * half and along < height * 1.1 else 0.0


def _touch(spot: Point, x: float, y: float, across: float, along: float) -> float:
    dx, dy = abs(spot[0] - x) / across, abs(spot[1] - y) / along
    return 9.0 * (1 - max(dx, dy)) if max(dx, dy) < 1 else 0.0


@cache
def _taken(course: Course) -> tuple[Point, ...]:
    """What must not hide behind a tower: reach chips, marks and cloud tags."""
    chips = [spots.chip(course, field) for field in range(course.track)]
    marks = [spots.mark(course, field) for field, _ in DATA["marks"]["values"]]
    tags = [spots.tag(course, field) for field in DATA["cloud"]["after_round"] if field]
    return (*chips, *marks, *tags)


@cache
def trees(course: Course) -> tuple[tuple[str, float, float, float, int], ...]:
    """Kind, place, scale and tone of the trees, scattered evenly over dry land, far ones first."""
    shape = course.format
    found: list[tuple[str, float, float, float, int]] = []
    standing = towers(course)
    for i in range(1, 400):
        x = (i * 0.7548776662 % 1) * shape.width
        y = (
            shape.top
            - shape.half
            - 4
            + (i * 0.5698402910 % 1) * (shape.height - shape.top + shape.half)
        )
        if _is_free(course, x, y) and all(
            abs(x - t.foot[0]) > 40 * shape.tower or not -90 * shape.tower < y - t.foot[1] < 34
            for t in standing
        ):
            scale = (0.8 + 0.5 * y / shape.height) * (0.85 + 0.3 * (i % 5) / 4)
            kind = "fir" if i % 3 else "oak"
            found.append((kind, x, y, scale * (1 if shape.key == "w" else 0.72), i % 3 + 1))
        if len(found) == shape.trees:
            break
    return tuple(sorted(found, key=lambda tree: tree[2]))


def _is_free(course: Course, x: float, y: float) -> bool:
    """Whether a tree fits here with its crown."""
    clear = course.format.half + course.format.banks[1] / 2 + 4
    return course.distance(x, y) > clear and course.distance(x, y - 18) > clear


def houses(course: Course) -> list[tuple[float, float, float]]:
    """Place and scale of the houses behind the harbour, on the far bank."""
    shape = course.format
    start, stop = course.end(HARBOUR_FIRST - 1) + 30, course.end(course.track) - 4
    upper = 1 if abs(course.heading(stop)) < 90 else -1
    count = 7 if shape.key == "w" else 6
    found = []
    for i in range(count):
        s = start + (stop - start) * (i + 0.3) / count
        x, y = course.at(s, upper * (shape.half + shape.banks[0] + 1))
        found.append((x, y, (0.85 + 0.3 * (i * 0.618 % 1)) * (1 if shape.key == "w" else 0.72)))
    return found
