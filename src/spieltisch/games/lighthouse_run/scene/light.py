"""The light on the water: cones from the lamps, lit fields with their rims; the rest is dark."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup

from spieltisch.games.lighthouse_run.scene import spots
from spieltisch.games.lighthouse_run.scene.course import Course
from spieltisch.games.lighthouse_run.scene.formats import num
from spieltisch.games.lighthouse_run.scene.ground import HARBOUR_SECTION, stretches


def light(course: Course, lit: Sequence[int]) -> Markup:
    """Lit water, borders, cones and the lamps of the harbour, for these lit positions."""
    return _light(course, tuple(lit))


@lru_cache(maxsize=128)
def _light(course: Course, lit: tuple[int, ...]) -> Markup:
    shining = [(n, a, b) for n, a, b in stretches(course) if n in lit or n == HARBOUR_SECTION]
    water = "".join(_water(course, *stretch) for stretch in shining)
    beams = "".join(_beam(course, number) for number, _, _ in shining)
    bright = {field for _, first, last in shining for field in range(first, last + 1)}
    borders = "".join(
        f'<use href="#lr-j{field}{course.format.key}" '
        f'class="lr-j{" lit" if {field, field + 1} <= bright else ""}"/>'
        for field in range(course.track + 1)
    )
    return Markup(f"{water}{borders}{beams}{_quay_lamps(course)}")


def _water(course: Course, number: int, first: int, last: int) -> str:
    key = course.format.key
    fields = "".join(
        f'<use href="#lr-f{field}{key}" fill="#fff" opacity=".14"/>'
        for field in range(first, last + 1)
        if field % 2
    )
    band = f'<use href="#lr-b{number}{key}" '
    return f'{band}fill="url(#lr-g{number}{key})"/>{fields}{band}fill="url(#lr-glints)"/>'


def _beam(course: Course, number: int) -> str:
    """The cone, except for the harbour, and the bright rim of the section."""
    key = course.format.key
    rim = f'<use href="#lr-b{number}{key}" class="lr-rim"/>'
    if number == HARBOUR_SECTION:
        return rim
    return f'<use href="#lr-l{number}{key}" fill="url(#lr-k{number}{key})"/>{rim}'


def _quay_lamps(course: Course) -> str:
    """A lamp at each field of the harbour, on the side of the marks."""
    first = next(a for number, a, _ in stretches(course) if number == HARBOUR_SECTION)
    half, low = course.format.half, course.format.banks[0]
    drawn = []
    for field in range(first, course.track + 1):
        x, y = course.at(course.end(field - 1) + course.field * 0.3, -half - low * 0.4)
        at = f'cx="{num(x)}" cy="{num(y)}"'
        drawn.append(
            f'<circle {at} r="{num(half * 0.7)}" fill="url(#lr-halo)"/>'
            f'<circle {at} r="{num(half * 0.1)}" fill="#fffbe6"/>'
        )
    return "".join(drawn)


@lru_cache(maxsize=256)
def numbers(course: Course, cloud: int, lit: tuple[int, ...]) -> Markup:
    """The number of every field, readable on the water that it stands on."""
    shining = {
        field
        for number, first, last in stretches(course)
        if number in lit or number == HARBOUR_SECTION
        for field in range(first, last + 1)
    }
    drawn = []
    for field in range(1, course.track + 1):
        x, y = spots.number(course, field)
        tone = "storm" if field <= cloud else "lit" if field in shining else "dark"
        drawn.append(f'<text class="lr-no {tone}" x="{num(x)}" y="{num(y)}">{field}</text>')
    return Markup("".join(drawn))
