"""The storm: the cloud where it is, where it will stand after this round, and all later places."""

from __future__ import annotations

from functools import lru_cache
from math import sin
from typing import Final

from markupsafe import Markup

from spieltisch.game import View
from spieltisch.games.lighthouse_run.scene import spots
from spieltisch.games.lighthouse_run.scene.course import Course
from spieltisch.games.lighthouse_run.scene.formats import num

# tone, radius, how far the row swings, lift, how far its front stays back, spacing; in half widths
_ROWS: Final = (
    ("cl4", 1.16, 0.30, 0.24, 0.05, 1.0),
    ("cl3", 1.04, 0.26, 0.02, 0.20, 1.03),
    ("cl2", 0.90, 0.20, -0.16, 0.42, 1.03),
    ("cl1", 0.68, 0.16, -0.30, 0.75, 1.12),
)
# tone, place and radius of the puffs of the cloud at sea, in half widths
_SEA_PUFFS: Final = (
    ("cl4", -1.0, -0.1, 0.5),
    ("cl4", -0.3, -0.4, 0.62),
    ("cl4", 0.55, -0.2, 0.5),
    ("cl3", -1.3, 0.2, 0.42),
    ("cl3", 0.1, 0.0, 0.6),
    ("cl3", 1.05, 0.15, 0.4),
    ("cl2", -0.7, 0.25, 0.46),
    ("cl2", 0.5, 0.28, 0.42),
)
_SEA: Final = 2.9  # how far the cloud reaches out to sea, in half widths
_SCALLOPS: Final = 6


def storm(course: Course, view: View) -> Markup:
    """Hatched water up to the next place, then the cloud itself over what it has caught."""
    cloud = view["cloud"]
    return _storm(course, cloud["field"], cloud["next"], cloud["place"], _first_round(view))


def tags(course: Course, view: View) -> Markup:
    """A small cloud with its round at every place to come."""
    cloud = view["cloud"]
    return _tags(course, tuple(cloud["fields"]), cloud["place"])


def _first_round(view: View) -> int:
    """How many rounds the cloud stays at sea."""
    fields: list[int] = view["cloud"]["fields"]
    return next((place for place, field in enumerate(fields) if field), len(fields))


@lru_cache(maxsize=64)
def _storm(course: Course, field: int, following: int, place: int, first: int) -> Markup:
    zone = "".join(
        f'<use href="#lr-f{n}{course.format.key}" fill="url(#lr-hatch)"/>'
        for n in range(field + 1, following + 1)
    )
    if following and not field:
        start = course.band(2, course.end(0))
        zone = f'<path d="{start}" fill="url(#lr-hatch)"/>{zone}'
    front = _front(course, following) if following > field else ""
    if field:
        cloud = _cloud(course, course.end(field) - course.format.half * 0.5)
    else:
        cloud = _at_sea(course, place / first)
    return Markup(f"{zone}{cloud}{front}")


def _at_sea(course: Course, part: float) -> str:
    """The cloud out at sea, behind the start; it comes nearer with every round."""
    half = course.format.half
    x, y = half * (-0.9 + 1.5 * part), course.format.bottom - half * 1.75
    rows = "".join(
        f'<circle class="lr-{tone}" cx="{num(x + dx * half)}" cy="{num(y + dy * half)}" '
        f'r="{num(r * half)}"/>'
        for tone, dx, dy, r in _SEA_PUFFS
    )
    bolt = f"translate({num(x)} {num(y + half * 0.42)})scale({num(half / 34)})"
    return f'<g>{rows}<use href="#lr-bolt" class="lr-bolt" transform="{bolt}"/></g>'


def _cloud(course: Course, edge: float) -> str:
    half = course.format.half
    shadow = _puffs(course, edge, 1.2, 0.1, -0.16, 0.9)
    rows = "".join(
        f'<g fill="var(--lr-{tone})">'
        f"{_puffs(course, edge - back * half, radius, swing, lift, step)}</g>"
        for tone, radius, swing, lift, back, step in _ROWS
    )
    return (
        f'<g filter="url(#lr-soft)" fill="var(--lr-shade)" opacity=".5">{shadow}</g>'
        f'<g class="lr-storm">{rows}</g>{_weather(course, edge)}'
    )


def _puffs(
    course: Course, edge: float, radius: float, swing: float, lift: float, step: float
) -> str:
    """A row of circles from the sea up to the edge."""
    half, drawn, s, i = course.format.half, [], -_SEA * course.format.half - radius * 9, 0
    while s <= edge:
        x, y = course.at(s)
        r = half * radius * (1 + 0.22 * sin(i * 2.3 + radius * 37))
        r = min(r, edge - s + half * 0.5)
        y += half * swing * sin(i * 1.7 + radius * 37) - half * lift
        drawn.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>')
        s, i = s + half * step, i + 1
    return "".join(drawn)


def _weather(course: Course, edge: float) -> str:
    """Rain all along, a flash here and there; both on the right bank."""
    half, rain, bolts = course.format.half, [], []
    s, i = -half, 0
    while s < edge - half:
        x, y = course.at(s, -half * (0.95 + 0.2 * sin(i * 2.1)))
        rain.append(f"M{num(x)} {num(y)}l-5 12")
        if i % 4 == 2:
            x, y = course.at(s + 9, -half * 0.8)
            bolts.append(
                f'<use href="#lr-bolt" class="lr-bolt" '
                f'transform="translate({num(x)} {num(y)})scale({num(half / 28)})"/>'
            )
        s, i = s + half * 0.75, i + 1
    return f'<path class="lr-rain" d="{"".join(rain)}"/>{"".join(bolts)}'


def _front(course: Course, field: int) -> str:
    """The scalloped line where the cloud will stand after this round."""
    reach = course.format.half + 6
    step, s = 2 * reach / _SCALLOPS, course.end(field)
    x, y = course.at(s, reach)
    d = f"M{num(x)} {num(y)}"
    for i in range(1, _SCALLOPS + 1):
        x, y = course.at(s, reach - i * step)
        d += f"A{num(step * 0.55)} {num(step * 0.55)} 0 0 1 {num(x)} {num(y)}"
    return f'<path class="lr-front-a" d="{d}"/><path class="lr-front-b" d="{d}"/>'


@lru_cache(maxsize=32)
def _tags(course: Course, fields: tuple[int, ...], place: int) -> Markup:
    drawn = []
    for round_, field in enumerate(fields):
        if round_ <= place or not field:
            continue
        now = " next" if round_ == place + 1 else ""
        x, y = spots.tag(course, field)
        edge = course.band(course.end(field), course.end(field) + 0.1, course.format.half + 2)
        line = "" if now else f'<path class="lr-tag-line" d="{edge}"/>'
        drawn.append(
            f'{line}<g class="lr-tag{now}" transform="translate({num(x)} {num(y)})'
            f'scale({course.format.mark + 0.12:.2f})"><use href="#lr-puff" class="lr-cast"/>'
            f'<use href="#lr-puff"/><text y="-.5">{round_}</text></g>'
        )
    return Markup("".join(drawn))
