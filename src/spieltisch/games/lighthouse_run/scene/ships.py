"""The ships on the river: where they lie, how many, which are fixed, which the cloud will catch."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup, escape

from spieltisch.game import SeatSign, Sight, View
from spieltisch.games.lighthouse_run.scene import spots
from spieltisch.games.lighthouse_run.scene.course import Course, Point
from spieltisch.games.lighthouse_run.scene.formats import num
from spieltisch.games.lighthouse_run.scene.names import field_name, owner_name
from spieltisch.language import Words


@dataclass(frozen=True)
class Ghost:
    """Ships that a preview would bring to a field."""

    colour: int
    field: int
    count: int = 1
    bonus: bool = False


@dataclass(frozen=True)
class _Stack:
    """Ships of one colour on one field; `first` is the number of the first one."""

    colour: int
    count: int
    first: int = 0
    ghost: str = ""


def fleet(course: Course, sight: Sight, ghosts: Iterable[Ghost] = ()) -> Markup:
    """All ships and, where a preview brings some, their ghosts among them."""
    view = sight.view
    stacks = _stacks(view)
    for ghost in ghosts:
        look = "bonus" if ghost.bonus else "move"
        stacks.setdefault(ghost.field, []).append(_Stack(ghost.colour, ghost.count, ghost=look))
    return Markup("".join(_field(course, sight, field, on) for field, on in stacks.items()))


def next_caught(view: View, field: int) -> bool:
    """Whether the cloud will catch a field at the end of this round."""
    cloud = view["cloud"]
    return bool(cloud["field"] < cloud["next"] and _is_free(view, field) and field <= cloud["next"])


def field_picks(course: Course, sight: Sight) -> Markup:
    """An element for every field from which ships could still move."""
    view, w, key = sight.view, sight.words, course.format.key
    drawn = []
    for field, counts in enumerate(view["fields"]):
        if any(counts) and field < view["track"] and _is_free(view, field):
            label = escape(_origin_label(view, field, sight.signs, w))
            drawn.append(
                f'<g id="pick-origin-{field}-{key}" data-pick="origin-{field}" class="lr-pick'
                f'{" lit" if _is_lit(view, field) else ""}" aria-label="{label}">'
                f'<use href="#lr-i{field}{key}" class="rim"/><use href="#lr-i{field}{key}"/></g>'
            )
    return Markup("".join(drawn))


def _is_free(view: View, field: int) -> bool:
    """Whether the cloud has not caught this field."""
    cloud = view["cloud"]["field"]
    return bool(field > cloud or (field == 0 and cloud == 0))


def _is_lit(view: View, field: int) -> bool:
    return field >= view["harbour"][0] or any(
        s["lit"] and s["first"] <= field <= s["last"] for s in view["sections"]
    )


def _stacks(view: View) -> dict[int, list[_Stack]]:
    """The ships by field; a ship keeps its number as long as none of its colour passes it."""
    found: dict[int, list[_Stack]] = {}
    for row in view["colours"]:
        ships: list[int] = row["ships"]
        for field in dict.fromkeys(ships):
            stack = _Stack(row["colour"], ships.count(field), ships.index(field))
            found.setdefault(field, []).append(stack)
    return found


def _field(course: Course, sight: Sight, field: int, stacks: Sequence[_Stack]) -> str:
    width, places = spots.slots(course, field, len(stacks))
    return "".join(
        _stack(course, sight, field, stack, place, width)
        for stack, place in zip(stacks, places, strict=False)
    )


def _stack(
    course: Course, sight: Sight, field: int, stack: _Stack, place: Point, width: float
) -> str:
    x, y = place
    box = (
        f'x="{num(x - width / 2)}" y="{num(y - width * 0.6)}" width="{num(width)}" '
        f'height="{num(width * 1.15)}"'
    )
    if stack.ghost:
        return _ghost(stack, place, width, box) + _count(stack.count, place, width)
    view, key = sight.view, course.format.key
    fixed = not _is_free(view, field)
    ships = "".join(
        f'<use id="ship-{stack.colour}-{stack.first + i}{key}" href="#lr-s{stack.colour}" {box}/>'
        for i in range(stack.count)
    )
    signs = _count(stack.count, place, width)
    if fixed:
        signs += _veil(view["points"][field], place, width, key)
    elif next_caught(view, field):
        signs += _danger(place, width)
    label = escape(_stack_label(view, stack, field, sight.signs, sight.words))
    state = " fixed" if fixed else ""
    return (
        f'<g class="lr-c{stack.colour}{state}" role="img" aria-label="{label}">{ships}{signs}</g>'
    )


def _ghost(stack: _Stack, place: Point, width: float, box: str) -> str:
    x, y = place
    return (
        f'<g class="lr-ghost lr-c{stack.colour} {stack.ghost}"><rect x="{num(x - width * 0.56)}" '
        f'y="{num(y - width * 0.66)}" width="{num(width * 1.12)}" height="{num(width * 1.24)}" '
        f'rx="{num(width * 0.2)}"/><use href="#lr-s{stack.colour}" {box}/></g>'
    )


def _count(count: int, place: Point, width: float) -> str:
    """How many ships lie on top of each other."""
    if count < 2:
        return ""
    at = f"translate({num(place[0] - width * 0.36)} {num(place[1] + width * 0.34)})"
    return f'<g class="lr-count" transform="{at}"><circle r="10"/><text y=".5">{count}</text></g>'


@cache
def _veil(points: int, place: Point, width: float, key: str) -> str:
    """A cloudlet with a lock and the points that a fixed ship keeps."""
    at = f"translate({num(place[0])} {num(place[1] + width * 0.42)})"
    scale = 0.95 if key == "w" else 0.78
    return (
        f'<g class="lr-veil {key}" transform="{at}scale({scale})">'
        '<use href="#lr-veil" class="lr-cast"/><use href="#lr-veil"/>'
        '<svg x="-18" y="-8" width="15" height="15"><use href="#lr-lock"/></svg>'
        f'<text x="7" y="1">{points}</text></g>'
    )


def _danger(place: Point, width: float) -> str:
    at = f"translate({num(place[0] + width * 0.46)} {num(place[1] - width * 0.5)})"
    return (
        f'<g class="lr-danger" transform="{at}scale({width / 41:.2f})"><circle r="12"/>'
        '<svg x="-9" y="-8" width="18" height="15"><use href="#lr-cloud"/></svg></g>'
    )


def _stack_label(view: View, stack: _Stack, field: int, signs: Sequence[SeatSign], w: Words) -> str:
    owner = owner_name(view, stack.colour, signs, w)
    ships = w.plural("{n} ship of {owner}", "{n} ships of {owner}", stack.count, owner=owner)
    place = field_name(field, w)
    if not _is_free(view, field):
        points = view["points"][field]
        return w("{ships}, {place}, fixed with {n} points each", ships=ships, place=place, n=points)
    if next_caught(view, field):
        return w("{ships}, {place}, will be caught after this round", ships=ships, place=place)
    return w("{ships}, {place}", ships=ships, place=place)


def _origin_label(view: View, field: int, signs: Sequence[SeatSign], w: Words) -> str:
    ships = [
        w.plural(
            "{n} ship of {owner}",
            "{n} ships of {owner}",
            count,
            owner=owner_name(view, colour, signs, w),
        )
        for colour, count in enumerate(view["fields"][field])
        if count
    ]
    return w("From {place}: {ships}", place=field_name(field, w), ships=", ".join(ships))
