"""The bonus cards beside the lake: three stacks, the grey ones, boats and tiles, id `bonus`."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element
from markupsafe import Markup, escape

from spieltisch.game import Sight, View
from spieltisch.games.lichterfest.data import DATA, TYPES
from spieltisch.games.lichterfest.scene.pieces import BOAT, STACK, icon, paper_lantern
from spieltisch.games.lichterfest.text.names import colour_name, set_name
from spieltisch.language import Words

_FOLLOWING: Final = 3  # values named after the next one
_ALL_COLOURS: Final = 2  # the type that needs one of each
_SQUARES: Final = "".join(
    f'<rect x="{x}" y="{y}" width="13" height="13" rx="3" fill="#d06a4a"/>'
    for x in (2, 18)
    for y in (2, 18)
)
_PAIRS: Final = "".join(
    f'<circle cx="{x}" cy="{y}" r="4.8" fill="{fill}"/>'
    for x, fill in ((7, "#d06a4a"), (18, "#3d86c6"), (29, "#3a9c68"))
    for y in (10, 23)
)
_SEVEN: Final = (
    '<circle cx="16.5" cy="5" r="4.4" fill="#cf352b"/>'
    '<circle cx="26.5" cy="10.8" r="4.4" fill="#f2901f"/>'
    '<circle cx="26.5" cy="22.2" r="4.4" fill="#35a566"/>'
    '<circle cx="16.5" cy="28" r="4.4" fill="#3f8fe0"/>'
    '<circle cx="6.5" cy="22.3" r="4.4" fill="#7d3fb2"/>'
    '<circle cx="6.5" cy="10.8" r="4.4" fill="#f3e2b4" stroke="#8d7c5a"/>'
    '<circle cx="16.5" cy="16.5" r="4.4" fill="#17131c" stroke="#8d7c5a"/>'
)
SET_PICTURES: Final = tuple(
    Markup(f'<svg class="lf-pic" viewBox="0 0 33 33" aria-hidden="true">{drawn}</svg>')
    for drawn in (_SQUARES, _PAIRS, _SEVEN)
)


def bonus(sight: Sight) -> Element:
    """The three stacks with their next values and how far the viewer is from each set."""
    w = sight.words
    return h.aside("#bonus.lf-shelf.lf-bonus", aria_label=w("Bonus cards"))[
        h.h2[w("Bonus cards")],
        (_stack(sight, type_) for type_ in range(TYPES)),
        _rest(sight.view, w),
    ]


def missing(lanterns: list[int], type_: int) -> tuple[int, list[int]]:
    """How many cards a set still lacks, and for "all seven" the colours that lack."""
    pattern = sorted(DATA["dedications"][type_]["pattern"], reverse=True)
    owned = sorted(lanterns, reverse=True)
    lacking = sum(max(0, need - have) for need, have in zip(pattern, owned, strict=False))
    absent = [colour for colour, have in enumerate(lanterns) if not have]
    return lacking, absent if type_ == _ALL_COLOURS else []


def _stack(sight: Sight, type_: int) -> Element:
    view, w = sight.view, sight.words
    left, generics = view["stacks"][type_], view["generics"]
    short, long = _distance(sight, type_)
    value, grey = (left[0], False) if left else (generics[0] if generics else "–", True)
    ready = ".ready" if "<u>" in short else ""
    label = w("{set}: next {value}, {n} left", set=set_name(type_, w), value=value, n=len(left))
    gone = "" if left or generics else ".gone"
    return h.div(
        f"#pick-stack-{type_}.lf-dd{ready}{gone}",
        data_pick=f"stack-{type_}",
        role="group",
        aria_label=label,
    )[
        paper_lantern(str(value), grey),
        h.span(".lf-dn")[SET_PICTURES[type_], h.b[set_name(type_, w)]],
        h.span(".lf-nx")[_following(left, generics, w)],
        h.span(".lf-hi")[long],
        h.span(".lf-hs")[short],
    ]


def _following(left: list[int], generics: list[int], w: Words) -> Markup:
    """What comes after the next card; when the stack is empty, what is paid instead."""
    if not left:
        text = w("empty → grey {value}", value=generics[0]) if generics else w("all taken")
        return Markup(f"<i>{escape(text)}</i>")
    more = left[1 : 1 + _FOLLOWING]
    values = " · ".join(str(value) for value in more)
    dots = " …" if len(left) > 1 + _FOLLOWING else ""
    then = w("then {values}", values=values + dots) if more else w("then grey")
    count = w("{n} left over", n=len(left))
    return Markup(f"{escape(then)}<i>{escape(count)}</i>")


def _distance(sight: Sight, type_: int) -> tuple[Markup, Markup]:
    """Ready or what lacks, for the viewer's own cards: the short form and the long one."""
    view, w = sight.view, sight.words
    if view["viewer"] < 0 or view["phase"] == "over":
        return Markup(), Markup()
    if not (view["stacks"][type_] or view["generics"]):
        return Markup(), Markup()
    lacking, absent = missing(view["seats"][view["viewer"]]["lanterns"], type_)
    if lacking == 0:
        return _ready(view, w)
    short = escape(w("need {n}", n=lacking))
    if not absent or len(absent) > 4:
        return short, escape(w.plural("you lack {n} lantern", "you lack {n} lanterns", lacking))
    names = ", ".join(colour_name(colour, w) for colour in absent)
    icons = Markup("").join(icon(colour) for colour in absent)
    long = Markup('{} <span role="img" aria-label="{}">{}</span>')
    return short, long.format(w("you lack"), names, icons)


def _ready(view: View, w: Words) -> tuple[Markup, Markup]:
    """A set can be paid: now, or only in a later turn."""
    word = Markup("<u>{}</u>").format(w("ready"))
    mine = view["turn"] == view["viewer"]
    later = mine and not view["final_round"] and view["phase"] in ("place", "discard")
    return word, Markup("{} {}").format(word, w("from the next turn")) if later else word


def _rest(view: View, w: Words) -> Element:
    """Grey cards, boats in the bank and the draw stack."""
    generics = view["generics"]
    grey = generics[0] if generics else "–"
    return h.div(".lf-mini")[
        h.span(".lf-gr")[
            h.b[str(grey)],
            h.span("#generic-slot", data_slot=True)[f"×{len(generics)}"],
            h.em[w("grey")],
        ],
        h.span[BOAT, h.b("#bank-slot", data_slot=True)[str(view["favor_bank"])], h.em[w("boats")]],
        h.span[STACK, h.b[str(view["draw_stack"])], h.em[w("tiles")]],
    ]
