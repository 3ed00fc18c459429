"""A beacon on its way: the dotted arc from the tower that goes dark to the one that is lit."""

from __future__ import annotations

from functools import cache
from math import atan2, degrees

from markupsafe import Markup

from spieltisch.games.lighthouse_run.scene.course import Course
from spieltisch.games.lighthouse_run.scene.formats import num
from spieltisch.games.lighthouse_run.scene.sites import towers


@cache
def arc(course: Course, start: int, end: int) -> Markup:
    """The flight of a beacon between two positions."""
    (x1, y1), (x2, y2) = (towers(course)[p - 1].lamp for p in (start, end))
    size = course.format.tower
    across = 1 if x2 >= x1 else -1
    x1, x2 = x1 + across * 16 * size, x2 - across * 18 * size
    middle = (x1 + x2) / 2, max(min(y1, y2) - 60 * size, 6)
    d = f"M{num(x1)} {num(y1)}Q{num(middle[0])} {num(middle[1])} {num(x2)} {num(y2)}"
    return Markup(
        f'<g class="lr-arc"><circle cx="{num(x1 - across * 16 * size)}" cy="{num(y1)}" '
        f'r="{num(17 * size)}"/><path class="rim" d="{d}"/><path d="{d}"/>'
        f'<path class="tip" d="M-6-7 7 0-6 7Z" transform="translate({num(x2)} {num(y2)})'
        f'rotate({num(_angle(x2 - middle[0], y2 - middle[1]))})"/></g>'
    )


@cache
def goal(course: Course, position: int) -> Markup:
    """A ring round the lamp of the tower to which a beacon must go."""
    x, y = towers(course)[position - 1].lamp
    return Markup(
        f'<circle class="lr-goal" cx="{num(x)}" cy="{num(y)}" r="{num(26 * course.format.tower)}"/>'
    )


def _angle(across: float, along: float) -> float:
    return degrees(atan2(along, across))
