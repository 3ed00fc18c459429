"""The river with everything on it, drawn once wide and once for the phone; the page shows one."""

from __future__ import annotations

import htpy as h
from htpy import Element
from markupsafe import Markup

from spieltisch.game import Sight, View
from spieltisch.games.lighthouse_run.actions import MoveBeacon, decode
from spieltisch.games.lighthouse_run.scene import arc, light, marks, reach, ships, storm, towers
from spieltisch.games.lighthouse_run.scene.course import Course, course_of
from spieltisch.games.lighthouse_run.scene.formats import FORMATS, Format, num
from spieltisch.games.lighthouse_run.scene.voyage import Leg, lines, signs
from spieltisch.games.lighthouse_run.scene.wake import wake


def board(sight: Sight) -> Element:
    """The river in both formats, id `board`."""
    fleet = ".fleet" if sight.view["variant"] == "fleet" else ""
    return h.div(f"#board.lr-board{fleet}")[(_drawing(sight, format_) for format_ in FORMATS)]


def slot(name: str, course: Course) -> str:
    """The id of a slot: light, path, towers, ships, numbers, reach or over."""
    return f"lr-{name}-{course.format.key}"


def bonus_leg(view: View) -> list[Leg]:
    """The way of the bonus move that is offered."""
    bonus = view["bonus"]
    if bonus is None:
        return []
    return [Leg(bonus["field"], bonus["to"], bonus["lost"], bonus=True)]


def _drawing(sight: Sight, format_: Format) -> Element:
    w, course, key = sight.words, course_of(format_), format_.key
    label = w("River with {n} fields, start and harbour", n=course.track)
    box = f"0 0 {format_.width} {format_.height}"
    return h.svg(f"#river-{key}.lr-river.{key}", viewBox=box, role="group", aria_label=label)[
        Markup(_layers(sight, course))
    ]


def _layers(sight: Sight, course: Course) -> str:
    """From the land up to the numbers; what a preview changes lies in slots."""
    view, w = sight.view, sight.words
    lit = tuple(view["lit"])
    x, y = course.at(course.format.lead - course.format.font, course.format.half - 10)
    return "".join(
        (
            f'<use href="#lr-land-{course.format.key}"/>',
            _slot("light", course, light.light(course, lit)),
            '<g class="lr-quiet">',
            storm.storm(course, view),
            f'<text class="lr-no storm" x="{num(x)}" y="{num(y)}">S</text></g>',
            ships.field_picks(course, sight),
            '<g class="lr-quiet">',
            _slot("path", course, _resting_path(sight, course)),
            marks.marks(course, view),
            storm.tags(course, view),
            _slot("towers", course, towers.tower_drawings(course, view, lit)),
            _slot("ships", course, ships.fleet(course, sight, _bonus_ghost(view))),
            _slot("numbers", course, light.numbers(course, view["cloud"]["field"], lit)),
            _slot("reach", course, _resting_reach(sight, course)),
            _slot("over", course, signs(course, bonus_leg(view), w)),
            "</g>",
            towers.tower_picks(course, view, w),
        )
    )


def _slot(name: str, course: Course, content: Markup) -> str:
    return f'<g id="{slot(name, course)}" data-slot>{content}</g>'


def _bonus_ghost(view: View) -> list[ships.Ghost]:
    bonus = view["bonus"]
    return [ships.Ghost(bonus["colour"], bonus["to"], bonus=True)] if bonus else []


def _resting_path(sight: Sight, course: Course) -> Markup:
    """The bonus on offer, the tower that must be lit, else the last beacon that moved."""
    view, card = sight.view, sight.view["card"]
    drawn = lines(course, bonus_leg(view))
    if view["phase"] == "beacon" and card is not None and card["position"]:
        return drawn + arc.goal(course, card["position"])
    drawn += wake(course, sight)
    moved = [move for _, a in sight.latest if isinstance(move := decode(a), MoveBeacon)]
    return drawn + arc.arc(course, moved[-1].start, moved[-1].end) if moved else drawn


def _resting_reach(sight: Sight, course: Course) -> Markup:
    """While an origin is chosen: how far each would go."""
    view = sight.view
    if not sight.choosing or view["phase"] != "move" or view["card"] is None:
        return Markup()
    return reach.chips(course, reach.exact(view, view["card"]))
