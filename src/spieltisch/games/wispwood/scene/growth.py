"""How a forest may grow after something more is laid: the new box, what is closed, locks."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.game import View
from spieltisch.games.wispwood.scene.geometry import Area, grown, num, reach_of, squares_in
from spieltisch.games.wispwood.scene.sayings import SIDES


def _reach(view: View, squares: Sequence[int]) -> tuple[list[int], list[int], list[int]]:
    """The present reach, the box afterwards, and the reach afterwards."""
    seat = view["seats"][view["turn"]]
    box = grown(seat["box"], squares)
    return seat["reach"], box, reach_of(box, view["grid_size"])


def lost_sides(view: View, squares: Sequence[int]) -> dict[str, bool]:
    """Whether the forest could grow on a side before, and no longer will."""
    old, box, new = _reach(view, squares)
    return {name: old[i] != box[i] and new[i] == box[i] for i, name in enumerate(SIDES)}


def growth(view: View, area: Area, squares: Sequence[int]) -> str:
    """The box as it would be, the squares that would be closed, a lock on every closed side."""
    old, box, new = _reach(view, squares)
    kept = set(squares_in(new))
    closed = "".join(_closed(area, s) for s in squares_in(old) if s not in kept)
    return f"{closed}{_frame(area, box)}{_locks(area, old, new)}"


def _closed(area: Area, square: int) -> str:
    x, y = area.at(square)
    return (
        f'<rect class="ww-closed" x="{num(x - 34)}" y="{num(y - 34)}" '
        'width="68" height="68" rx="10"/>'
    )


def _locks(area: Area, old: Sequence[int], new: Sequence[int]) -> str:
    top, left, bottom, right = new
    middle = ((top + bottom) / 2, (left + right) / 2)
    places = [
        (old[0] < top, (top - 1, middle[1])),
        (old[1] < left, (middle[0], left - 1)),
        (old[2] > bottom, (bottom + 1, middle[1])),
        (old[3] > right, (middle[0], right + 1)),
    ]
    return "".join(_lock(*area.place(*place)) for shut, place in places if shut)


def _lock(x: float, y: float) -> str:
    return (
        f'<g class="ww-lock" transform="translate({num(x)} {num(y)})"><circle r="15"/>'
        '<use href="#ww-lock" y="-1"/></g>'
    )


def _frame(area: Area, box: Sequence[int]) -> str:
    """Gold dashes around a box."""
    top, left, bottom, right = box
    (x0, y0), (x1, y1) = area.place(top, left), area.place(bottom, right)
    return (
        f'<rect class="ww-fix" x="{num(x0 - 37)}" y="{num(y0 - 37)}" width="{num(x1 - x0 + 74)}" '
        f'height="{num(y1 - y0 + 74)}" rx="11"/>'
    )
