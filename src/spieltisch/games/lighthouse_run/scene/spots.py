"""Where the small things of a field lie: number, reach, mark, cloud tag, ships.

Reach stands on the left rim, marks and tags on the right one, so that they never meet.
"""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Final

from spieltisch.games.lighthouse_run.scene.course import Course, Point

_LEAST_INNER: Final = 0.62  # of a ship, where fields are short
_APART: Final = 33  # between the middles of a mark and of a tag, at scale 1


def number(course: Course, field: int) -> Point:
    """The corner of a field where its number stands: where ships enter, left."""
    font = course.format.font
    return course.at(course.end(field - 1) + font * 0.95, course.format.half - font * 0.8)


def chip(course: Course, field: int) -> Point:
    """The middle of the left rim, for the steps that ships from here could go."""
    if field == 0:
        return course.at(course.format.lead * 0.5, course.format.half + 1)
    place = course.at(course.middle(field), course.format.half + 2)
    return _inside(course, place, course.format.chip[0] / 2 + 6)


def mark(course: Course, field: int) -> Point:
    """Near the end of the right rim, for the points."""
    back = min(22 * course.format.mark, course.field * 0.22)
    place = course.at(course.end(field) - back, -course.format.half - 1)
    return _inside(course, place, 17 * course.format.mark)


def tag(course: Course, field: int) -> Point:
    """On the right rim where a field ends, clear of the mark; for a place of the cloud."""
    scale, beside = course.format.mark, mark(course, field)
    over, step = (15 * scale, 3.0) if field < course.track else (-course.field * 0.62, -3.0)
    place = _tag_at(course, field, over)
    while hypot(place[0] - beside[0], place[1] - beside[1]) < _APART * scale:
        over += step
        place = _tag_at(course, field, over)
    return place


def _tag_at(course: Course, field: int, over: float) -> Point:
    place = course.at(course.end(field) + over, -course.format.half - 4)
    return _inside(course, place, 19 * course.format.mark)


def _inside(course: Course, place: Point, margin: float) -> Point:
    """A place moved so far that what stands there is not cut off by the edge."""
    x, y = place
    return min(max(x, margin), course.format.width - margin), y


@cache
def slots(course: Course, field: int, count: int) -> tuple[float, tuple[Point, ...]]:
    """The width of a ship on a field with so many colours, and the middle of each."""
    shape = course.format
    middle = course.middle(field) if field else shape.lead * 0.5
    length = course.field if field else shape.lead
    if count <= shape.line and field:
        width = min(shape.ship, (length - 8) / (count * 1.04))
        width = max(width, shape.ship * _LEAST_INNER)
        apart = width * (1.12 if count == 2 else 1.03)
        along = [(i - (count - 1) / 2) * apart for i in range(count)]
        return width, tuple(course.at(middle + s, -1) for s in along)
    if count == 1:
        return shape.ship, (course.at(middle, -1),)
    width = min(shape.ship * 0.82, (length - 6) / 2.3)
    places: tuple[Point, ...] = ((-0.6, 0.6), (0.6, 0.6), (-0.6, -0.6), (0.6, -0.6))
    if count > len(places):
        width, places = width * 0.78, _crowd(count)
    return width, tuple(course.at(middle + a * width, b * width - 1) for a, b in places[:count])


def _crowd(count: int) -> tuple[Point, ...]:
    """Two rows for more than four, as a preview may need them."""
    half = (count + 1) // 2
    upper = [((i - (half - 1) / 2) * 1.1, 0.72) for i in range(half)]
    lower = [((i - (count - half - 1) / 2) * 1.1, -0.72) for i in range(count - half)]
    return (*upper, *lower)
