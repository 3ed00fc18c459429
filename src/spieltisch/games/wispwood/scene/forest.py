"""The large forest, id `board`: clearing, squares, tiles, marks, ghost and what can be picked."""

from __future__ import annotations

from typing import Any, Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup, escape

from spieltisch.game import Sight, View
from spieltisch.games.wispwood.data import FRAME
from spieltisch.games.wispwood.scene.geometry import Area, area_of, content, num, shown_seat
from spieltisch.games.wispwood.scene.ghost import resting_shape
from spieltisch.games.wispwood.scene.lit import lit_layers
from spieltisch.games.wispwood.scene.mini import forest_words
from spieltisch.games.wispwood.scene.names import content_name, seat_name
from spieltisch.games.wispwood.scene.outline import clearing
from spieltisch.games.wispwood.scene.palette import FLIPS
from spieltisch.games.wispwood.scene.pieces import flag
from spieltisch.games.wispwood.scene.tiles import laid_tiles
from spieltisch.games.wispwood.text.names import kind_name, shape_name, spot_of
from spieltisch.language import Words

_BUTTONS: Final = (
    ("turn-left", "M5 8a8 8 0 1 1-1 7M5 3v5.5h5.5"),
    ("turn-right", "M19 8a8 8 0 1 0 1 7M19 3v5.5h-5.5"),
    ("flip", "M12 3v18M9 7l-6 10h6zM15 7l6 10h-6z"),
    ("next", "M4 12h13M12 6l6 6-6 6M21 5v14"),
)


def board(sight: Sight) -> Element:
    """The forest of the viewer with everything on it; the page pans and zooms the SVG."""
    view, w = sight.view, sight.words
    seat = shown_seat(view)
    holdings = view["seats"][seat]
    area = area_of(holdings)
    name = seat_name(sight.signs, seat, w)
    drawn = _layers(sight, seat, area)
    ended = view["phase"] in ("cat_move", "over")
    return h.div(
        "#board.ww-wood",
        class_=["ww-wood", f"phase-{view['phase']}", ended and "ended"],
        style=f"--me:var(--seat-{seat})",
    )[
        _title(sight, seat, name),
        h.svg(
            "#forest",
            viewBox=f"0 0 {area.width} {area.height}",
            data_zoom=True,
            data_flips=_flips(view),
            role="group",
            aria_label=f"{w('Forest of {name}', name=name)}: {forest_words(holdings, w)}",
        )[drawn],
        _pod(sight),
    ]


def _layers(sight: Sight, seat: int, area: Area) -> Markup:
    view, w = sight.view, sight.words
    holdings = view["seats"][seat]
    fading = view["phase"] == "cat_move"
    return Markup(
        f"{_ground(area)}{_squares(holdings, area)}{_hat_marks(view, seat, area)}"
        f"{laid_tiles(holdings, area, fading)}{resting_shape(sight, seat, area)}"
        f"{lit_layers(view, seat, area)}"
        f'<g id="change" class="ww-over" data-slot></g><g id="ghost" class="ww-over" data-slot></g>'
        f"{_picks(view, seat, area, w)}"
    )


def _flips(view: View) -> str | None:
    """By orientation of the shape in hand its mirror image, for the page's mirror button."""
    held = view["held"]
    return " ".join(str(turn) for turn in FLIPS[held["shape"]]) if held else None


def _ground(area: Area) -> str:
    middle = f"translate({num(area.width / 2)} {num(area.height / 2)})"
    outer, inner = (clearing(area.columns, area.rows, more) for more in (22, 15))
    return (
        f'<g transform="{middle}"><path class="ww-c0" d="{outer}"/>'
        f'<path class="ww-c1" d="{inner}"/></g>'
    )


def _squares(holdings: Any, area: Area) -> str:
    """Free squares: those inside the present box, and dashed those to which it may still grow."""
    top, left, bottom, right = holdings["box"]
    plates = []
    for square in area.squares():
        if content(holdings, square) == ".":
            row, column = divmod(square, FRAME)
            inside = top <= row <= bottom and left <= column <= right
            x, y = area.at(square)
            plates.append(
                f'<rect class="ww-plate{"" if inside else " reach"}" x="{num(x - 33)}" '
                f'y="{num(y - 33)}" width="66" height="66" rx="10"/>'
            )
    return "".join(plates)


def _hat_marks(view: View, seat: int, area: Area) -> str:
    """Where a hat may lie; shown while a hat is considered or in hand."""
    if seat != view["turn"] or view["phase"] not in ("choose", "place"):
        return ""
    held = view["held"]
    shown = " on" if held and held["kind"] == "H" else ""
    marks = "".join(
        f'<use href="#ww-hat-mark" x="{num(x)}" y="{num(y)}"/>'
        for x, y in (area.at(square) for square in view["hat_squares"])
    )
    return f'<g class="ww-hats{shown}">{marks}</g>'


def _picks(view: View, seat: int, area: Area, w: Words) -> str:
    """A transparent plate on every square; the page makes those live that may be picked."""
    if seat != view["turn"]:
        return ""
    holdings = view["seats"][seat]
    return "".join(_pick(holdings, square, area, w) for square in area.squares())


def _pick(holdings: Any, square: int, area: Area, w: Words) -> str:
    x, y = area.at(square)
    what = content_name(content(holdings, square), w)
    label = w("{place}: {what}", place=spot_of(square, holdings["cat"], w), what=what)
    return (
        f'<g id="pick-cell-{square}" data-pick="cell-{square}" class="ww-cell" '
        f'aria-label="{escape(label)}" transform="translate({num(x)} {num(y)})">'
        '<rect class="ww-hit" x="-36" y="-36" width="72" height="72" rx="11"/>'
        '<path class="ww-corner" d="M-26-12V-19A7 7 0 0 1-19-26H-12"/>'
        f'<g id="no-{square}" class="ww-no" data-slot></g></g>'
    )


def _title(sight: Sight, seat: int, name: str) -> Element:
    """Whose forest it is, how full its grid is, and what is in hand."""
    view, w = sight.view, sight.words
    holdings, size = view["seats"][seat], view["grid_size"]
    count = w("{n} of {all}", n=holdings["tiles"], all=size * size)
    return h.h2(".ww-title")[
        flag(seat),
        h.span(".ww-whose")[w("Forest of {name}", name=name)],
        h.span(".ww-fill", title=w("Covered squares"))[count, h.ins("#fill-slot", data_slot=True)],
        _hand(view, seat, w),
    ]


def _hand(view: View, seat: int, w: Words) -> Node:
    """The wisp and the shape in hand."""
    held = view["held"]
    if held is None or seat != view["turn"]:
        return None
    label = w(
        "In hand: {kind} and {shape}",
        kind=kind_name(held["kind"], w),
        shape=shape_name(held["shape"], w),
    )
    return h.span(".ww-hand", role="img", aria_label=label, title=label)[
        Markup(
            f'<svg id="ww-wisp-{held["slot"]}" viewBox="-34 -34 68 68" aria-hidden="true">'
            f'<use href="#ww-w-{held["kind"]}"/></svg>'
            f'<svg class="ww-sh" aria-hidden="true"><use href="#ww-if{held["shape"]}"/></svg>'
        )
    ]


def _pod(sight: Sight) -> Node:
    """The buttons that turn and mirror the shape, and go on to the next place."""
    if not sight.choosing or sight.view["phase"] != "place":
        return None
    w = sight.words
    names = (w("Turn left"), w("Turn right"), w("Mirror"), w("Next place"))
    keys = ("Shift+R", "R", "F", "N")
    drawn = "".join(
        f'<button type="button" data-do="{do}" aria-label="{escape(name)}" '
        f'title="{escape(name)} ({key})"><svg viewBox="0 0 24 24" aria-hidden="true">'
        f'<path d="{path}"/></svg></button>'
        for (do, path), name, key in zip(_BUTTONS, names, keys, strict=True)
    )
    return h.div(".ww-pod", role="group", aria_label=w("Turn the shape"))[
        h.span("#way-slot.ww-way", data_slot=True), Markup(drawn)
    ]
