"""The path of a previewed move: line with numbered steps, end place, bar where steps are lost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup, escape

from spieltisch.games.lighthouse_run.scene.course import Course
from spieltisch.games.lighthouse_run.scene.formats import num
from spieltisch.language import Words


@dataclass(frozen=True)
class Leg:
    """A stretch that ships would go, for the card or for the bonus."""

    start: int
    end: int
    lost: int = 0
    bonus: bool = False


def lines(course: Course, legs: Iterable[Leg]) -> Markup:
    """The lines with their heads, to lie below the ships."""
    return Markup("".join(_line(course, leg) for leg in legs if leg.end > leg.start))


def signs(course: Course, legs: Iterable[Leg], w: Words) -> Markup:
    """The numbers of the steps and the bar where the way ends, to lie above the ships."""
    drawn = []
    for leg in legs:
        drawn += [_number(course, leg, step) for step in range(1, leg.end - leg.start)]
        if leg.lost:
            drawn.append(_bar(course, leg, w))
    return Markup("".join(drawn))


def _side(course: Course, leg: Leg) -> float:
    """The card's path lies right of the middle, that of the bonus left."""
    return course.format.half * (0.36 if leg.bonus else -0.48)


def _line(course: Course, leg: Leg) -> str:
    ship, side = course.format.ship, _side(course, leg)
    begin = course.middle(leg.start) if leg.start else course.format.lead / 2
    start, stop = begin + ship * 0.55, course.middle(leg.end) - ship * 0.8
    stop = max(stop, start + 4)
    d, wide, kind = course.edge(start, stop, side), course.format.stroke, _kind(leg)
    x, y = course.at(stop, side)
    turn = course.heading(stop)
    return (
        f'<path class="lr-way-rim" d="M{d}" stroke-width="{wide + 5}"/>'
        f'<path class="lr-way {kind}" d="M{d}" stroke-width="{wide}"/>'
        f'<path class="lr-head {kind}" d="M-7-10 9 0-7 10Z" transform="translate({num(x)} {num(y)})'
        f'rotate({num(turn)})scale({course.format.half / 39:.2f})"/>'
    )


def _number(course: Course, leg: Leg, step: int) -> str:
    x, y = course.at(course.middle(leg.start + step), _side(course, leg))
    return (
        f'<g class="lr-step {_kind(leg)}" transform="translate({num(x)} {num(y)})">'
        f'<circle r="{num(course.format.font * 0.8)}"/><text y=".5">{step}</text></g>'
    )


def _bar(course: Course, leg: Leg, w: Words) -> str:
    """Where the light or the river ends, and how many steps are lost there."""
    half, s = course.format.half - 6, course.end(leg.end) + 1
    a, b = course.at(s, half), course.at(s, -half)
    d = f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"
    return (
        f'<path class="lr-stop-rim" d="{d}"/><path class="lr-stop" d="{d}"/>{_lost(course, leg, w)}'
    )


def _lost(course: Course, leg: Leg, w: Words) -> str:
    """The label at the bar: in the wide format in words, in the other one short."""
    wide = course.format.key == "w"
    long = w.plural("{n} step lost", "{n} steps lost", leg.lost)
    words = long if wide else f"−{leg.lost}"
    width, high = (28 + 8.2 * len(words), 26) if wide else (30, 20)
    ahead = course.field * (0.62 if leg.end < course.track else -0.5)
    x, y = course.at(course.end(leg.end) + ahead, course.format.half * 0.5)
    x = min(max(x, width / 2 + 4), course.format.width - width / 2 - 4)
    return (
        f'<g class="lr-lost" transform="translate({num(x)} {num(y)})"><rect x="{num(-width / 2)}" '
        f'y="{-high / 2}" width="{num(width)}" height="{high}" rx="{high / 2}"/>'
        f'<text y=".5">{escape(words)}</text></g>'
    )


def _kind(leg: Leg) -> str:
    return "bonus" if leg.bonus else "move"
