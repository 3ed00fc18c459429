"""Catty, the ghost of the solo game: its fireflies, what it sees, its collection and score aid."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from spieltisch.game import View
from spieltisch.games.wispwood.data import BRIGHTEST, SLOTS
from spieltisch.games.wispwood.scene.pieces import CATTY, FIREFLY, PAW, icon
from spieltisch.games.wispwood.text.catty import aid_name
from spieltisch.games.wispwood.text.names import kind_name
from spieltisch.language import Words


def seen_at(view: View, slot: int) -> int:
    """As which wisp, counted clockwise from its cat, Catty sees a slot; 0 if it never can."""
    catty = view["catty"]
    if catty is None or catty["slot"] < 0 or view["pond"][slot] is None:
        return 0
    around = [(catty["slot"] + step) % SLOTS for step in range(1, SLOTS)]
    wisps = [place for place in around if view["pond"][place] is not None]
    order = wisps.index(slot) + 1 if slot in wisps else 0
    return order if order <= BRIGHTEST else 0


def fireflies(view: View) -> list[int]:
    """The numbers shown in this round, oldest first; none without Catty."""
    return list(view["catty"]["fireflies"]) if view["catty"] else []


def firefly(view: View, w: Words) -> Node:
    """The fireflies of this round in the middle of the pond, the newest one large."""
    numbers = fireflies(view)
    if not numbers:
        return None
    *earlier, newest = numbers
    left = view["catty"]["fireflies_left"]
    shown = ", ".join(str(number) for number in numbers)
    return h.div(".ww-flies", role="group", aria_label=w("Fireflies so far: {list}", list=shown))[
        h.span(".ww-fly-now")[FIREFLY, h.b[str(newest)]],
        h.span(".ww-fly-old", aria_hidden="true")[[h.i[str(number)] for number in earlier]],
        h.small[w.plural("{n} to come", "{n} to come", left)],
    ]


def ghost_panel(view: View, w: Words) -> Node:
    """Catty beside the player: score, points now, and the score aid with the collection."""
    catty = view["catty"]
    if catty is None:
        return None
    return h.div(".ww-ghostly", role="group", aria_label="Catty")[
        h.header[
            CATTY,
            h.h3["Catty"],
            h.span(".ww-aid", role="img", aria_label=aid_name(catty, w))[PAW * catty["aid"]],
            h.strong(aria_label=w("{n} points", n=catty["score"]))[str(catty["score"])],
            h.span(".ww-now")[w("now +{n}", n=catty["now"])],
        ],
        h.ol(".ww-values")[
            [
                _value(letter, value, n, w)
                for letter, value, n in zip(
                    catty["markers"], catty["values"], catty["collection"], strict=False
                )
            ]
        ],
    ]


def _value(letter: str, value: int, n: int, w: Words) -> Element:
    """One line of the score aid: what a wisp of this kind is worth and how many Catty has."""
    label = w(
        "{kind}: {value} points each, {n} collected", kind=kind_name(letter, w), value=value, n=n
    )
    return h.li(aria_label=label)[
        h.b[str(value)], icon(letter), h.span[f"×{n}"], h.small[f"= {value * n}"]
    ]
