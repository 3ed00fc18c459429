"""What lies open in front of a seat: forest, points, cat, how full the grid is."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from spieltisch.game import Seat, Sight, View
from spieltisch.games.wispwood.scene.catty import ghost_panel
from spieltisch.games.wispwood.scene.geometry import shown_seat
from spieltisch.games.wispwood.scene.mini import mini
from spieltisch.games.wispwood.scene.names import seat_name
from spieltisch.games.wispwood.scene.pieces import cat, flag
from spieltisch.language import Words


def panel(sight: Sight, seat: Seat) -> Element:
    """All public holdings of a seat, id `panel-<seat>`; the forest drawn large has no small one."""
    view, w = sight.view, sight.words
    on = view["turn"] == seat
    large = shown_seat(view) == seat
    return h.article(
        f"#panel-{seat}.ww-pn",
        class_=["ww-pn", on and "on", large and "own", view["catty"] and "solo"],
        style=f"--c:var(--seat-{seat});--me:var(--seat-{seat})",
        data_do="panel",
        aria_label=seat_name(sight.signs, seat, w),
    )[
        None if large else mini(sight, seat),
        h.div(".ww-st")[_head(sight, seat), _rest(view, seat, w)],
        ghost_panel(view, w),
    ]


def _head(sight: Sight, seat: Seat) -> Element:
    view, w = sight.view, sight.words
    score = view["seats"][seat]["score"]
    return h.header[
        flag(seat),
        h.h3[seat_name(sight.signs, seat, w)],
        _note(sight, seat),
        h.strong(aria_label=w("{n} points", n=score))[str(score)],
        h.span(".ww-cat-mark")[cat(view["seats"][seat]["cat_ready"])],
    ]


def _note(sight: Sight, seat: Seat) -> Node:
    """Whose turn it is, else what sits there."""
    if sight.view["turn"] == seat:
        return h.small(".turn")[sight.words("to move")]
    return h.small["Bot"] if sight.signs[seat].kind == "bot" else None


def _rest(view: View, seat: Seat, w: Words) -> Element:
    holdings = view["seats"][seat]
    size = view["grid_size"]
    ready = holdings["cat_ready"]
    full = holdings["tiles"] / size**2 * 100
    return h.div(".ww-more")[
        h.p(".ww-worth")[_worth(view, seat, w)],
        h.p(".ww-catline")[cat(ready), w("Cat ready") if ready else w("Cat hidden")],
        h.p(".ww-bar", role="img", aria_label=_filled(holdings["tiles"], size, w))[
            h.i(aria_hidden="true")[h.b(style=f"width:{full:.0f}%")],
            h.span(aria_hidden="true")[
                w("full") if holdings["full"] else f"{holdings['tiles']}/{size**2}"
            ],
        ],
    ]


def _worth(view: View, seat: Seat, w: Words) -> str:
    """What the forest would bring now, or has just brought."""
    holdings = view["seats"][seat]
    if view["phase"] in ("cat_move", "over"):
        return w("this round +{n}", n=sum(holdings["scored"][-1]))
    return w("scored now +{n}", n=sum(holdings["cards"]) + holdings["bonus"])


def _filled(tiles: int, size: int, w: Words) -> str:
    return w("{n} of {all} squares covered", n=tiles, all=size * size)
