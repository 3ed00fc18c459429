"""The free cells at the edge of the lake; each says what it touches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup, escape

from spieltisch.game import View
from spieltisch.games.lichterfest.scene.geometry import OFFSETS, Frame, num
from spieltisch.games.lichterfest.scene.names import place_name
from spieltisch.games.lichterfest.scene.tiles import has_platform, tile_colours
from spieltisch.games.lichterfest.text.names import SIDE_COLOURS, colour_name
from spieltisch.language import Words

Lake = Mapping[tuple[int, int], Any]


def lake_by_place(view: View) -> Lake:
    """The laid tiles by their place."""
    return {(tile["x"], tile["y"]): tile for tile in view["lake"]}


def free_cells(view: View, frame: Frame, w: Words) -> Markup:
    """All empty cells that touch the lake; none once the game is over."""
    if view["phase"] == "over":
        return Markup()
    lake = lake_by_place(view)
    cells = "".join(_cell(cell, lake, frame, w) for cell in view["cells"])
    return Markup(f'<g class="lf-cells">{cells}</g>')


def _cell(cell: Any, lake: Lake, frame: Frame, w: Words) -> str:
    left, top = frame.at(cell["x"], cell["y"])
    number = cell["cell"]
    return (
        f'<rect id="pick-cell-{number}" data-pick="cell-{number}" class="lf-cell" '
        f'x="{num(left + 7)}" y="{num(top + 7)}" width="86" height="86" rx="12" '
        f'aria-label="{escape(_label(cell, lake, w))}"/>'
    )


def _label(cell: Any, lake: Lake, w: Words) -> str:
    """The place of a cell and the colours it touches; those would match."""
    sides = []
    for side, (across, along) in enumerate(OFFSETS):
        other = lake.get((cell["x"] + across, cell["y"] + along))
        if other is not None:
            sides.append(_touch(side, other, w))
    place = place_name(cell["x"], cell["y"], w)
    return w("Cell {place}; matches {sides}", place=place, sides=", ".join(sides))


def _touch(side: int, other: Any, w: Words) -> str:
    facing = (side + 2) % len(OFFSETS)
    colour = colour_name(tile_colours(other["tile"], other["rotation"])[facing], w)
    words = w(SIDE_COLOURS[side], colour=colour)
    return w("{side} with platform", side=words) if has_platform(other["tile"]) else words
