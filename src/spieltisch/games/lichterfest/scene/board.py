"""The lake in the middle of the table, from the deep water up to the ghost of a preview."""

from __future__ import annotations

import htpy as h
from htpy import Element
from markupsafe import Markup, escape

from spieltisch.game import Sight
from spieltisch.games.lichterfest.actions import Place, decode
from spieltisch.games.lichterfest.scene.cells import free_cells
from spieltisch.games.lichterfest.scene.docks import docks
from spieltisch.games.lichterfest.scene.geometry import Frame, frame_of, num
from spieltisch.games.lichterfest.scene.shore import shore
from spieltisch.games.lichterfest.scene.tiles import laid_tiles

_CORNERS = (
    "M2 26V13A11 11 0 0 1 13 2H26M74 2H87A11 11 0 0 1 98 13V26"
    "M98 74V87A11 11 0 0 1 87 98H74M26 98H13A11 11 0 0 1 2 87V74"
)


def board(sight: Sight) -> Element:
    """The lake with everything on it, id `board`; the page pans and zooms the SVG."""
    view, w = sight.view, sight.words
    frame = frame_of(view)
    label = w.plural("Lake with {n} tile", "Lake with {n} tiles", len(view["lake"]))
    box = f"0 0 {frame.width} {frame.height}"
    return h.div("#board.lf-lake")[
        h.svg("#lake", viewBox=box, data_zoom=True, role="group", aria_label=label)[
            shore(frame.width, frame.height, frame.scale),
            free_cells(view, frame, w),
            laid_tiles(view["lake"], frame, w),
            _marks(sight, frame),
            docks(sight, frame),
            Markup('<g id="ghost" data-slot></g>'),
        ],
        _zoom(sight),
    ]


def _marks(sight: Sight, frame: Frame) -> Markup:
    """The newest placement in pale corners with its flag; flags on the others since one's own."""
    placed = _placements(sight)
    marks = [_mark(frame, place, newest=at == 0) for at, place in enumerate(placed)]
    return Markup(f'<g class="lf-last" aria-hidden="true">{"".join(marks)}</g>')


def _placements(sight: Sight) -> list[tuple[int, int, int]]:
    """Seat and place of each placement to mark, the newest first."""
    lake = {tile["cell"]: tile for tile in sight.view["lake"]}
    acts = [*sight.latest] if sight.latest or sight.last is None else [sight.last]
    placed = []
    for seat, action in reversed(acts):
        move = decode(action)
        if isinstance(move, Place) and move.cell in lake:
            placed.append((seat, lake[move.cell]["x"], lake[move.cell]["y"]))
    return placed


def _mark(frame: Frame, place: tuple[int, int, int], *, newest: bool) -> str:
    seat, x, y = place
    left, top = frame.at(x, y)
    corners = f'<path d="{_CORNERS}"/>' if newest else ""
    return (
        f'<g transform="translate({num(left)} {num(top)})">{corners}'
        f'<use href="#lf-s{seat}" transform="translate(13 14)scale(.7)"/></g>'
    )


def _zoom(sight: Sight) -> Markup:
    """The buttons that frame the lake; the page carries them out."""
    w = sight.words
    buttons = (
        ("zoom-in", w("Zoom in"), "M8 2.5v11M2.5 8h11"),
        ("zoom-out", w("Zoom out"), "M2.5 8h11"),
        ("zoom-fit", w("Show the whole lake"), "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"),
    )
    drawn = "".join(
        f'<button type="button" data-do="{do}" aria-label="{escape(label)}" '
        f'title="{escape(label)}"><svg viewBox="0 0 16 16" aria-hidden="true">'
        f'<path d="{path}"/></svg></button>'
        for do, label, path in buttons
    )
    return Markup(f'<div class="lf-zoom">{drawn}</div>')
