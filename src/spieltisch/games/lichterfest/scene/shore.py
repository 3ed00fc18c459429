"""The lake itself: four sheets of cut paper, the deep water and what floats at its edge.

Every sheet is a large rectangle with a hole, a closed super-ellipse whose radius wobbles by a
few units, so that it looks cut by hand. The drawing depends on the size of the lake alone.
"""

from __future__ import annotations

from functools import lru_cache
from math import copysign, cos, pi, sin, tau
from typing import Final

from markupsafe import Markup

from spieltisch.games.lichterfest.scene.geometry import num

_POINTS: Final = 18
_EXPONENT: Final = 4.2
_BEYOND: Final = 1400  # how far the sheets reach outside the frame
# class, what the hole is smaller than the frame, wobble, phase; the deepest sheet first
_SHEETS: Final = ((4, 43, 4.5, 0.4), (3, 28, 6.0, 2.1), (2, 13, 5.5, 3.9), (1, -1, 6.5, 5.2))
_CURRENTS: Final = ((0.76, 7.0, 1.0), (0.57, 7.0, 2.6), (0.35, 6.0, 4.4))
_SPARKS: Final = 28
_DOCK_ZONE: Final = 0.24  # angle around a dock that stays without sparks

# what floats in the corners, drawn from the corner of the frame
_NORTH_WEST: Final = """<g transform="translate(106 110)">
<use href="#lf-lily" transform="rotate(200)scale(.9)"/>
<use href="#lf-lily" transform="translate(-20 17)rotate(60)scale(.55)"/></g>"""
_NORTH_EAST: Final = """<g transform="translate(-110 108)">
<circle r="25" fill="#fdf0c8" opacity=".16"/><circle r="17" fill="#fdf0c8" opacity=".92"/>
<path d="M-17 6C-8 3-4 9 3 6S12 4 16 6M-14 11C-7 9-2 13 4 11" stroke="#2b5a7d"
 stroke-width="2.2" fill="none"/></g>
<use href="#lf-reed" transform="translate(-34 62)scale(-.85 .85)"/>"""
_SOUTH_WEST: Final = """<g transform="translate(98 -102)"><use href="#lf-lily"/>
<use href="#lf-lily" transform="translate(30 18)rotate(120)scale(.7)"/>
<use href="#lf-lotus" x="-4" y="-4"/></g><use href="#lf-reed" x="30" y="-26"/>
<use href="#lf-reed" transform="translate(52 -14)scale(-.7 .7)"/>"""
_SOUTH_EAST: Final = """<g transform="translate(-102 -100)">
<use href="#lf-lily" transform="rotate(40)scale(.8)"/>
<use href="#lf-lotus" transform="translate(20 -14)scale(.8)"/></g>"""

Point = tuple[float, float]


@lru_cache(maxsize=64)
def shore(width: int, height: int, scale: float) -> Markup:
    """Water, sheets and ornaments of a lake of this size; `scale` widens the shore."""
    deep = f'<rect class="lf-deep" x="-20" y="-20" width="{width + 40}" height="{height + 40}"/>'
    currents = "".join(_current(width, height, *current) for current in _CURRENTS)
    sheets = "".join(_sheet(width, height, scale, *sheet) for sheet in _SHEETS)
    return Markup(
        f'<g aria-hidden="true">{deep}<g class="lf-cur">{currents}</g>{sheets}'
        f"{_ornaments(width, height, scale)}{_sparks(width, height, scale)}</g>"
    )


def _sheet(
    width: int, height: int, scale: float, layer: int, inset: int, wobble: float, phase: float
) -> str:
    radii = (width / 2 - inset * scale, height / 2 - inset * scale)
    hole = _ring(width, height, radii, wobble * scale, phase)
    outer = f"M{-_BEYOND}{-_BEYOND}H{width + _BEYOND}V{height + _BEYOND}H{-_BEYOND}Z"
    return f'<path class="lf-ly lf-ly{layer}" filter="url(#lf-sheet)" d="{outer}{hole}"/>'


def _current(width: int, height: int, part: float, wobble: float, phase: float) -> str:
    radii = ((width / 2) * part, (height / 2) * part)
    return f'<path d="{_ring(width, height, radii, wobble, phase, exponent=3.0)}"/>'


def _ring(
    width: int,
    height: int,
    radii: Point,
    wobble: float,
    phase: float,
    exponent: float = _EXPONENT,
) -> str:
    """A closed wobbling super-ellipse around the middle, as path data."""
    centre = (width / 2, height / 2)
    points = []
    for step in range(_POINTS):
        angle = tau * step / _POINTS + 0.06
        more = wobble * (
            sin(2 * angle + phase) * 0.6 + sin(3 * angle + 2 * phase) + sin(5 * angle - phase) * 0.5
        )
        points.append(_on_ellipse(centre, (radii[0] + more, radii[1] + more), angle, exponent))
    return _smooth(points)


def _on_ellipse(centre: Point, radii: Point, angle: float, exponent: float) -> Point:
    across, along = cos(angle), sin(angle)
    power = 2 / exponent
    return (
        centre[0] + radii[0] * copysign(abs(across) ** power, across),
        centre[1] + radii[1] * copysign(abs(along) ** power, along),
    )


def _smooth(points: list[Point]) -> str:
    """A closed curve through the points: Catmull-Rom as Bezier segments."""
    count = len(points)
    data = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for at in range(count):
        before, here = points[at - 1], points[at]
        there, after = points[(at + 1) % count], points[(at + 2) % count]
        first = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        second = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        data.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in (first, second, there)))
    return "".join(data) + "Z"


def _ornaments(width: int, height: int, scale: float) -> str:
    """Moon, water lilies and reeds in the corners, which no tile can ever take."""
    corners = (
        (0, 0, _NORTH_WEST),
        (width, 0, _NORTH_EAST),
        (0, height, _SOUTH_WEST),
        (width, height, _SOUTH_EAST),
    )
    return "".join(
        f'<g transform="translate({x} {y})scale({num(scale)})">{drawn}</g>'
        for x, y, drawn in corners
    )


def _sparks(width: int, height: int, scale: float) -> str:
    """Small lights along the shore, none where a dock lies."""
    lights = []
    for step in range(_SPARKS):
        angle = tau * (step + 0.5 + 0.3 * sin(step * 2.3)) / _SPARKS
        if abs((angle + pi / 4) % (pi / 2) - pi / 4) < _DOCK_ZONE:
            continue
        inset = (21 + 6 * sin(step * 1.7)) * scale
        half = (width / 2 - inset, height / 2 - inset)
        across, along = abs(cos(angle) / half[0]), abs(sin(angle) / half[1])
        reach = (across**_EXPONENT + along**_EXPONENT) ** (-1 / _EXPONENT)
        x, y = width / 2 + reach * cos(angle), height / 2 + reach * sin(angle)
        lights.append(f'<use href="#lf-spark" x="{num(x)}" y="{num(y)}"/>')
    return "".join(lights)
