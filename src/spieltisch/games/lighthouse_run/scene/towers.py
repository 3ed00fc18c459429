"""The towers with their signs and lamps, and the elements by which they are pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from spieltisch.game import View
from spieltisch.games.lighthouse_run.scene.course import Course
from spieltisch.games.lighthouse_run.scene.formats import num
from spieltisch.games.lighthouse_run.scene.names import section_name, tower_name
from spieltisch.games.lighthouse_run.scene.palette import LETTERS
from spieltisch.games.lighthouse_run.scene.sites import towers
from spieltisch.language import Words

_PLATE: Final = {"w": 13, "p": 16}  # radius of the sign's plate
_LEAST: Final = 44  # what can be pointed at is at least so large


def tower_drawings(course: Course, view: View, lit: Sequence[int]) -> Markup:
    """All towers, those on `lit` positions shining; behind first."""
    standing = tuple(section["tower"] for section in view["sections"])
    return _drawings(course, standing, tuple(lit))


@lru_cache(maxsize=256)
def _drawings(course: Course, standing: tuple[int, ...], lit: tuple[int, ...]) -> Markup:
    places = sorted(towers(course), key=lambda place: place.foot[1])
    return Markup(
        "".join(
            _tower(course, standing[p.position - 1], p.foot, on=p.position in lit) for p in places
        )
    )


def _tower(course: Course, tower: int, foot: tuple[float, float], *, on: bool) -> str:
    scale, plate = course.format.tower, _PLATE[course.format.key]
    x, y = foot[0] - 28 * scale, foot[1] - 94 * scale
    halo = '<circle cx="28" cy="25" r="44" fill="url(#lr-halo)"/>' if on else ""
    gloom = "" if on else '<use href="#lr-gloom"/>'
    letter = "" if plate > 13 else f'<text class="lr-letter" x="28" y="89">{LETTERS[tower]}</text>'
    return (
        f'<g class="lr-t{tower}{" on" if on else ""} lr-tw" '
        f'transform="translate({num(x)} {num(y)})scale({scale})">{halo}'
        f'<use href="#lr-tower"/>{gloom}<circle class="lr-plate" cx="28" cy="57" r="{plate}"/>'
        f'<use href="#lr-y{tower}" fill="var(--t)" '
        f'transform="translate(28 57)scale({plate / 10})"/>{letter}</g>'
    )


def tower_picks(course: Course, view: View, w: Words) -> Markup:
    """A lit tower gives its beacon away, a dark one takes it."""
    drawn = []
    for place, section in zip(towers(course), view["sections"], strict=True):
        pick = f"{'from' if section['lit'] else 'to'}-{section['position']}"
        label = _label(section, w)
        x, y = place.foot[0], place.foot[1] - 42 * course.format.tower
        width = max(_LEAST, 60 * course.format.tower)
        height = max(_LEAST, 108 * course.format.tower)
        drawn.append(
            f'<rect id="pick-{pick}-{course.format.key}" data-pick="{pick}" class="lr-pick-tw" '
            f'x="{num(x - width / 2)}" y="{num(y - height / 2)}" width="{num(width)}" '
            f'height="{num(height)}" rx="12" aria-label="{escape(label)}"/>'
        )
    return Markup("".join(drawn))


def _label(section: dict[str, int], w: Words) -> str:
    """The tower, its fields and whether it shines."""
    names = {"tower": tower_name(section["tower"], w), "fields": section_name(section, w)}
    if section["lit"]:
        return w("Tower {tower}, lights fields {fields}", **names)
    return w("Tower {tower}, dark over fields {fields}", **names)
