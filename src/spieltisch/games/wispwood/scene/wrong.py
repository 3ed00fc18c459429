"""Where a shape cannot lie as it is turned now: a pale shape, its squares at fault, the reason.

The drawings lie in the slots of the squares and are shown while the pointer rests on one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import escape

from spieltisch.game import Sight, View
from spieltisch.games.wispwood.actions import Place, encode
from spieltisch.games.wispwood.data import FRAME
from spieltisch.games.wispwood.picks import picks
from spieltisch.games.wispwood.scene.fitting import misfit
from spieltisch.games.wispwood.scene.geometry import STEP, Area, num
from spieltisch.games.wispwood.scene.outline import outline_of
from spieltisch.games.wispwood.scene.palette import Square, form

_LETTER: Final = 9.2  # width of a letter on a plate
_AWAY: Final = 56  # from the middle of the nearest square to that of the plate


def wrong_places(sight: Sight, place: Place, area: Area) -> dict[str, str]:
    """For every square at which the shape, turned like this, cannot lie: how and why."""
    view = sight.view
    shape = form(view["held"]["shape"], place.orientation)
    row, column = divmod(_named_square(view, place), FRAME)
    first = (row - place.row, column - place.column)
    found = {}
    for square in area.squares():
        row, column = divmod(square, FRAME)
        lying = [(row + r - first[0], column + c - first[1]) for r, c in shape]
        wrong = misfit(view, lying)
        if wrong:
            words = wrong.words(view["grid_size"], sight.words)
            found[f"no-{square}"] = _drawn(area, square, lying, wrong.squares, words)
    return found


def _named_square(view: View, place: Place) -> int:
    """The square of the forest that a person points at for a placement."""
    cell = next(pick for pick in picks(view, encode(place)) if pick.startswith("cell-"))
    return int(cell.removeprefix("cell-"))


def _drawn(
    area: Area, square: int, lying: Sequence[Square], wrong: Sequence[Square], words: str
) -> str:
    """The pale shape with its plate; all places are counted from the square pointed at."""
    x, y = area.at(square)
    path, at = outline_of(lying)
    edge = f'<path class="ww-bad" d="{path}" transform="{_move(area, at, x, y)}"/>'
    crosses = "".join(
        f'<g transform="{_move(area, at, x, y)}"><rect class="ww-bad-sq" x="-36" y="-36" '
        'width="72" height="72"/><path class="ww-bad-x" d="M-9-9 9 9M9-9-9 9"/></g>'
        for at in wrong
    )
    return f"{edge}{crosses}{_plate(area, (x, y), lying, words)}"


def _move(area: Area, place: Square, x: float, y: float) -> str:
    """The way from a point to the middle of a place."""
    right, down = area.place(*place)
    return f"translate({num(right - x)} {num(down - y)})"


def _plate(area: Area, start: tuple[float, float], lying: Sequence[Square], words: str) -> str:
    """The reason above the shape, or below it near the upper edge; never beyond the sides."""
    rows, columns = [r for r, _ in lying], [c for _, c in lying]
    wide = _LETTER * len(words) + 24
    half = wide / 2 * area.scale
    middle = area.place(0, (min(columns) + max(columns)) / 2)[0]
    inside = min(max(middle, half), max(half, area.width - half))
    top, bottom = area.place(min(rows), 0)[1], area.place(max(rows), 0)[1]
    line = top - _AWAY if top > 2 * STEP else bottom + _AWAY
    move = f"translate({num(inside - start[0])} {num(line - start[1])})scale({num(area.scale)})"
    return (
        f'<g class="ww-tip" transform="{move}"><g class="ww-grow"><rect x="{num(-wide / 2)}" '
        f'y="-17" width="{num(wide)}" height="34" rx="10"/><text y="5.5">{escape(words)}</text>'
        "</g></g>"
    )
