"""What never changes on the board, once per page and format: land, river bed, shapes of fields.

`lr-land-*` is the whole landscape with all water dark. The shapes that a position colours are
`lr-f<field>*` field, `lr-i<field>*` its inside, `lr-j<field>*` border, `lr-b<section>*` section,
`lr-l<section>*` cone of light, `lr-g<section>*` and `lr-k<section>*` the shades of both; section
7 is the harbour. `*` is the key of the format.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from spieltisch.games.lighthouse_run.data import HARBOUR_FIRST, TOWERS
from spieltisch.games.lighthouse_run.scene.course import Course, course_of
from spieltisch.games.lighthouse_run.scene.formats import Format, num
from spieltisch.games.lighthouse_run.scene.sites import houses, sections, towers, trees

HARBOUR_SECTION: Final = TOWERS + 1
_BEYOND: Final = 700  # how far sky and land reach outside the frame
_WALLS: Final = ("#f6dfc0", "#fff0d8", "#e9c9b8", "#fff0d8", "#f3d6b8", "#fbe6cf", "#f6dfc0")
_ROOFS: Final = ("#8c4a5a", "#a8533f", "#5e4a78", "#8c4a5a", "#a8533f", "#5e4a78", "#8c4a5a")


def stretches(course: Course) -> list[tuple[int, int, int]]:
    """Number, first and last field of each section and of the harbour."""
    river = [(i, first, last) for i, (first, last) in enumerate(sections(), start=1)]
    return [*river, (HARBOUR_SECTION, HARBOUR_FIRST, course.track)]


@cache
def ground(format_: Format) -> str:
    """The definitions of one format."""
    course = course_of(format_)
    line = f'<path id="lr-line-{format_.key}" d="M{course.edge(-60, course.length, 0)}"/>'
    fields = "".join(_field(course, field) for field in range(1, course.track + 1))
    start = course.band(6, course.end(0) - 6, course.format.half - 4)
    fields += f'<path id="lr-i0{format_.key}" d="{start}"/>'
    borders = "".join(_border(course, field) for field in range(course.track + 1))
    lights = "".join(_light(course, *stretch) for stretch in stretches(course))
    return f'{line}{fields}{borders}{lights}<g id="lr-land-{format_.key}">{_land(course)}</g>'


def _field(course: Course, field: int) -> str:
    key, start, stop = course.format.key, course.end(field - 1), course.end(field)
    frame = course.band(start + 5, stop - 5, course.format.half - 5)
    return (
        f'<path id="lr-f{field}{key}" d="{course.band(start, stop)}"/>'
        f'<path id="lr-i{field}{key}" d="{frame}"/>'
    )


def _border(course: Course, field: int) -> str:
    """The line where a field ends; where the light of another tower begins it is solid."""
    half = course.format.half - 4
    a, b = (course.at(course.end(field), n) for n in (half, -half))
    solid = field == 0 or any(field == last for _, _, last in stretches(course))
    look = 'stroke-width="2.4"' if solid else 'stroke-width="1.5" stroke-dasharray="1 6"'
    return (
        f'<path id="lr-j{field}{course.format.key}" stroke-linecap="round" {look} '
        f'd="M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"/>'
    )


def _light(course: Course, number: int, first: int, last: int) -> str:
    """Band, shade and, where a tower stands, cone of a section."""
    key, half = course.format.key, course.format.half
    start, stop = course.end(first - 1), course.end(last)
    tower = towers(course)[number - 1] if number < HARBOUR_SECTION else None
    x, y = course.at((start + stop) / 2, half * tower.side if tower else 0)
    reach = num(course.field * (last - first + 1) * 0.6)
    cone = ""
    if tower:
        rim = course.edge(start, stop, half * tower.side)
        lamp = f"{num(tower.lamp[0])} {num(tower.lamp[1])}"
        cone = f'<path id="lr-l{number}{key}" d="M{lamp}L{rim}Z"/>{_beam(course, number)}'
    return (
        f'<path id="lr-b{number}{key}" d="{course.band(start + 1.5, stop - 1.5, half - 1.5)}"/>'
        f'<radialGradient id="lr-g{number}{key}" gradientUnits="userSpaceOnUse" cx="{num(x)}" '
        f'cy="{num(y)}" r="{reach}"><stop stop-color="var(--lr-lit1)"/><stop offset=".55" '
        'stop-color="var(--lr-lit2)"/><stop offset="1" stop-color="var(--lr-lit3)"/>'
        f"</radialGradient>{cone}"
    )


def _beam(course: Course, number: int) -> str:
    lamp = towers(course)[number - 1].lamp
    return (
        f'<radialGradient id="lr-k{number}{course.format.key}" gradientUnits="userSpaceOnUse" '
        f'cx="{num(lamp[0])}" cy="{num(lamp[1])}" r="{num(course.field * 1.7)}">'
        '<stop stop-color="var(--lr-beam)" stop-opacity=".95"/>'
        '<stop offset="1" stop-color="var(--lr-beam)" stop-opacity=".3"/></radialGradient>'
    )


def _land(course: Course) -> str:
    shape = course.format
    return (
        f"{_sky(shape)}{_hills(shape)}{_banks(shape)}{_scenery(course)}{_sea(course)}{_bed(course)}"
    )


def _sky(shape: Format) -> str:
    wide, horizon = shape.width + 2 * _BEYOND, shape.top + 40
    stars = "".join(f"M{i * 173 % shape.width} {i * 37 % 60 - 50}h.1" for i in range(26))
    sun = (66, shape.top - 52, 24) if shape.key == "w" else (shape.width - 30, shape.top - 44, 16)
    x, y, r = sun
    return (
        f'<rect x="{-_BEYOND}" y="{-_BEYOND}" width="{wide}" height="{shape.height + 2 * _BEYOND}" '
        f'fill="var(--lr-sky1)"/><rect x="{-_BEYOND}" y="-60" width="{wide}" '
        f'height="{horizon + 60}" fill="url(#lr-sky)"/>'
        f'<circle cx="{x}" cy="{y}" r="{r * 2.2}" fill="url(#lr-halo)" opacity=".8"/>'
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="var(--lr-sun)"/>'
        f'<path d="{stars}" stroke="#fff3d6" stroke-width="2" stroke-linecap="round" '
        'opacity="var(--lr-star)"/>'
    )


def _hills(shape: Format) -> str:
    """Three ranges, each a wave across the picture that goes on outside of it."""
    drawn = []
    for name, rise, swing, phase in (("far", -46, 16, 0), ("mid", -26, 13, 3), ("land", -4, 9, 5)):
        y = shape.top + rise * shape.half / 37
        d = _range(shape, y, swing * shape.half / 37, phase)
        drawn.append(
            f'<path d="{d}" fill="var(--lr-shade)" opacity=".2" transform="translate(0 -3)"/>'
            f'<path d="{d}" fill="var(--lr-{name})"/>'
        )
    return "".join(drawn) + _islands(shape)


def _range(shape: Format, y: float, swing: float, phase: int) -> str:
    step = shape.width / 5
    d = f"M{-_BEYOND} {num(y)}H{num(-step)}"
    d += f"Q{num(-step / 2)} {num(y - swing * 2)} 0 {num(y)}"
    for i in range(6):
        peak = y + swing * (-2.2 if (i + phase) % 2 else 1.2) * (0.7 + (i * 7 + phase) % 4 * 0.2)
        d += f"Q{num((i + 0.5) * step)} {num(peak)} {num((i + 1) * step)} {num(y)}"
    return f"{d}H{shape.width + _BEYOND}V{shape.height + _BEYOND}H{-_BEYOND}Z"


def _islands(shape: Format) -> str:
    """Rolling hills between the rows."""
    gap = (shape.bottom - shape.top) / (shape.rows - 1)
    drawn = []
    for row in range(shape.rows - 1):
        y, reach = shape.bottom - (row + 0.5) * gap, (shape.right - shape.left) / 2
        x = shape.left + reach + (40 if row % 2 else -50) * shape.half / 37
        rise = gap / 2 - shape.half - 4
        drawn.append(
            f'<path fill="var(--lr-hill)" d="M{num(x - reach)} {num(y + rise * 0.6)}'
            f"Q{num(x - reach * 0.5)} {num(y - rise)} {num(x)} {num(y)}"
            f"T{num(x + reach)} {num(y - rise * 0.2)}Q{num(x)} {num(y + rise * 2)} "
            f'{num(x - reach)} {num(y + rise * 0.6)}Z"/>'
        )
    return "".join(drawn)


def _banks(shape: Format) -> str:
    """Paper steps down to the water."""
    low, mid, high = shape.banks
    turf = 'stroke-linecap="round"'
    layers = (
        (high, "shade", f'{turf} opacity=".16" transform="translate(0 2)"'),
        (high, "land2", turf),
        (mid, "lip2", ""),
        (low, "lip", ""),
    )
    return "".join(
        f'<use href="#lr-line-{shape.key}" fill="none" stroke="var(--lr-{colour})" '
        f'stroke-width="{num(2 * shape.half + more)}" {extra}/>'
        for more, colour, extra in layers
    )


def _scenery(course: Course) -> str:
    wood = "".join(
        f'<use href="#lr-{kind}" fill="var(--lr-tree{tone})" '
        f'transform="translate({num(x)} {num(y)})scale({scale:.2f})"/>'
        for kind, x, y, scale, tone in trees(course)
    )
    village = "".join(
        f'<use href="#lr-house" transform="translate({num(x)} {num(y)})scale({scale:.2f})" '
        f'style="--hc:{_WALLS[i]};--hr:{_ROOFS[i]}"/>'
        for i, (x, y, scale) in enumerate(houses(course))
    )
    return wood + village


def _sea(course: Course) -> str:
    """Where the river comes from: open water at the bottom left."""
    shape = course.format
    y, half, x = shape.bottom, shape.half, shape.lead * 0.86
    d = (
        f"M{-_BEYOND} {num(y - half * 1.9)}H0C{num(x * 0.5)} {num(y - half * 2)} {num(x * 0.8)} "
        f"{num(y - half * 1.3)} {num(x * 1.3)} {num(y - half)}V{num(y + half)}"
        f"C{num(x)} {num(y + half)} {num(x * 0.7)} {num(y + half * 1.5)} {num(x * 0.5)} "
        f"{shape.height + _BEYOND}H{-_BEYOND}Z"
    )
    return (
        f'<path d="{d}" fill="var(--lr-lip2)" transform="translate(5 -6)"/>'
        f'<path d="{d}" fill="var(--lr-lip)" transform="translate(3 -2.5)"/>'
        f'<path d="{d}" fill="var(--lr-sea)"/><path d="{d}" fill="url(#lr-waves)"/>'
    )


def _bed(course: Course) -> str:
    """All water dark, with the shadow of the paper on it, and the quay at the end."""
    shape = course.format
    start, stop = course.end(0), course.end(course.track)
    water = course.band(-60, stop)
    fields = "".join(
        f'<use href="#lr-f{field}{shape.key}" fill="var(--lr-night{field % 2})"/>'
        for field in range(1, course.track + 1)
    )
    reach = shape.half + shape.banks[1] / 2 + 1
    a, b = (course.at(stop + 4, n) for n in (reach, -reach))
    wall = f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"
    return (
        f'<path d="{water}" fill="var(--lr-night0)"/>{fields}'
        f'<path d="{course.band(start, stop)}" fill="url(#lr-waves)"/>'
        f'<path d="{wall}" stroke="#6b4a4a" stroke-width="11" stroke-linecap="round"/>'
        f'<path d="{wall}" stroke="#f4dcb8" stroke-width="5" stroke-linecap="round"/>'
    )
