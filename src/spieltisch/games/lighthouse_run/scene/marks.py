"""The score marks: small white ships with their points, at the end of their fields."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from spieltisch.game import View
from spieltisch.games.lighthouse_run.scene import spots
from spieltisch.games.lighthouse_run.scene.course import Course
from spieltisch.games.lighthouse_run.scene.formats import num


def marks(course: Course, view: View) -> Markup:
    """All marks of the river."""
    return _marks(course, tuple((mark["field"], mark["points"]) for mark in view["marks"]))


@lru_cache(maxsize=8)
def _marks(course: Course, values: tuple[tuple[int, int], ...]) -> Markup:
    drawn = []
    for field, points in values:
        x, y = spots.mark(course, field)
        drawn.append(
            f'<g class="lr-mark" transform="translate({num(x)} {num(y)})'
            f'scale({course.format.mark})"><use href="#lr-markship" class="lr-cast"/>'
            f'<use href="#lr-markship"/><text y="-6">{points}</text></g>'
        )
    return Markup("".join(drawn))
