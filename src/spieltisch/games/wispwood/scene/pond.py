"""The pond: eight wisps and eight shapes in a ring, always in view, id `pond`.

Slots and shapes stand in the page by percentages, once for the upright pond of a wide table
(--x, --y) and once for the lying one of a phone (--u, --v).
"""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup, escape

from spieltisch.game import Sight, View
from spieltisch.games.wispwood.actions import CattyStart, Take, decode
from spieltisch.games.wispwood.data import LETTERS, SLOTS
from spieltisch.games.wispwood.scene import catty
from spieltisch.games.wispwood.scene.names import seat_name
from spieltisch.games.wispwood.scene.offer import Obstacle, hindrances, obstacle, unfit
from spieltisch.games.wispwood.scene.palette import WISPS, beside
from spieltisch.games.wispwood.scene.pieces import LOCK, icon
from spieltisch.games.wispwood.scene.round_end import round_end
from spieltisch.games.wispwood.scene.water import water
from spieltisch.games.wispwood.text.names import kind_name, shape_name
from spieltisch.language import Words

_LOCK: Final = '<use href="#ww-lock" transform="translate(17 17)scale(.95)" class="ww-shut"/>'

# middle of each slot and each shape: on the upright pond of 350 x 500, on the lying 390 x 206
_SLOTS: Final = (
    (175, 67, 195, 31), (284.4, 129.4, 296.8, 32.1), (302, 258, 357, 104),
    (284.4, 386.6, 296.8, 175.9), (175, 449, 195, 177), (65.6, 386.6, 93.2, 175.9),
    (48, 258, 33, 104), (65.6, 129.4, 93.2, 32.1),
)  # fmt: skip
_SHAPES: Final = (
    (238, 83.7, 245.9, 31), (302, 192.1, 340, 57.1), (302, 323.9, 340, 150.9),
    (238, 432.3, 245.9, 177), (112, 432.3, 144.1, 177), (48, 323.9, 50, 150.9),
    (48, 192.1, 50, 57.1), (112, 83.7, 144.1, 31),
)  # fmt: skip


def pond(sight: Sight) -> Element:
    """The ring of wisps and shapes; between the rounds the page of the round that has ended."""
    w = sight.words
    if sight.view["phase"] in ("cat_move", "over"):
        return h.section("#pond.ww-pond.ended", aria_label=w("What the round brought"))[
            round_end(sight)
        ]
    return h.section("#pond.ww-pond", aria_label=w("Pond"))[
        h.h2(".ww-title")[w("Pond")],
        h.div(".ww-ring")[
            water(moon=not catty.fireflies(sight.view)),
            _middle(sight, w),
            Markup("".join(_plaque(sight, position) for position in range(SLOTS))),
            Markup("".join(_slot(sight, slot) for slot in range(SLOTS))),
        ],
    ]


def _place(spot: tuple[float, float, float, float]) -> str:
    x, y, u, v = spot
    return f"--x:{x / 3.5:.2f};--y:{y / 5:.2f};--u:{u / 3.9:.2f};--v:{v / 2.06:.2f}"


def _slot(sight: Sight, slot: int) -> str:
    """One place of the pond: a wisp, Catty's cat, or nothing."""
    view = sight.view
    drawing, state, label = _slot_content(sight, slot)
    order = catty.seen_at(view, slot)
    pip = f'<b class="ww-pip" aria-hidden="true">{order}</b>' if order else ""
    return (
        f'<div id="pick-slot-{slot}" data-pick="slot-{slot}" role="img" '
        f'class="ww-w ww-w{slot}{state}" style="{_place(_SLOTS[slot])}" '
        f'aria-label="{escape(label)}" title="{escape(label)}">{drawing}{pip}</div>'
    )


def _slot_content(sight: Sight, slot: int) -> tuple[str, str, str]:
    """Drawing, classes and words of a slot."""
    view, w = sight.view, sight.words
    wisp = view["pond"][slot]
    if wisp is None and view["catty"] and view["catty"]["slot"] == slot:
        drawing = _svg('<use href="#ww-catty"/>', "ww-catty-cat")
        return drawing, " catty", w("Place {n}: Catty's cat", n=slot + 1)
    if wisp is None:
        taker = _taker(sight, slot)
        mark = "" if taker is None else _taken(taker)
        return _svg(f'<use href="#ww-dip"/>{mark}'), " bare", _bare_label(sight, slot, taker)
    hindrance = obstacle(view, slot) if sight.choosing else None
    shut = _LOCK if hindrance else ""
    state = f" {wisp}" + (" shut" if hindrance else "")
    drawing = _svg(f'<use href="#ww-pad-{wisp}"/>{shut}', f"ww-wisp-{slot}")
    return drawing, state, _wisp_label(view, slot, wisp, hindrance, w)


def _svg(drawing: str, identity: str = "") -> str:
    name = f' id="{identity}"' if identity else ""
    return f'<svg{name} viewBox="-34 -34 68 68" aria-hidden="true">{drawing}</svg>'


def _wisp_label(view: View, slot: int, wisp: str, hindrance: Obstacle | None, w: Words) -> str:
    first, second = (shape_name(view["shapes"][p], w) for p in ((slot - 1) % SLOTS, slot))
    text = w(
        "Place {n}: {kind}, beside it {first} and {second}",
        n=slot + 1,
        kind=kind_name(wisp, w),
        first=first,
        second=second,
    )
    return f"{text}. {hindrance.words(view, w)}" if hindrance else text


def _bare_label(sight: Sight, slot: int, taker: int | None) -> str:
    w = sight.words
    if taker is None:
        return w("Place {n}: empty", n=slot + 1)
    name = seat_name(sight.signs, taker, w)
    return w("Place {n}: taken by {name}", n=slot + 1, name=name)


def _taker(sight: Sight, slot: int) -> int | None:
    """Who emptied a slot since the viewer's own last action."""
    acts = [*sight.latest] or ([sight.last] if sight.last else [])
    for seat, action in reversed(acts):
        move = decode(action)
        if isinstance(move, Take | CattyStart) and move.slot == slot:
            return seat
    return None


def _taken(seat: int) -> str:
    return (
        f'<circle r="26.5" fill="none" stroke="var(--seat-{seat})" stroke-width="2.5" '
        f'stroke-dasharray="5 5" class="ww-taken"/><use href="#ww-s{seat}"/>'
    )


def _plaque(sight: Sight, position: int) -> str:
    """A shape between two slots; a lock on it if the viewer's forest has no room for it."""
    view, w = sight.view, sight.words
    shape = view["shapes"][position]
    shut = sight.choosing and unfit(view, shape)
    held = view["held"] is not None and view["held"]["shape"] == shape
    state = (" shut" if shut else "") + (" held" if held else "")
    near = " ".join(f"ww-n{slot}" for slot in beside(position))
    label = shape_name(shape, w) + (f": {w('no room in your forest')}" if shut else "")
    lock = '<use href="#ww-lock" transform="translate(15 17)scale(.85)" class="ww-shut"/>'
    return (
        f'<div id="pick-shape-{shape}" data-pick="shape-{shape}" role="img" '
        f'class="ww-pl {near}{state}" style="{_place(_SHAPES[position])}" '
        f'aria-label="{escape(label)}" title="{escape(label)}">'
        f'<svg viewBox="-28 -28 56 60" aria-hidden="true"><use href="#ww-plaque"/>'
        f'<use href="#ww-f{shape}" class="ww-pl-form"/>{lock if shut else ""}'
        f'<g class="ww-cost" transform="translate(17 18)scale(.36)"><use href="#ww-hidden"/></g>'
        f'<use href="#ww-tick" x="19" y="19" class="ww-tick"/></svg></div>'
    )


def _middle(sight: Sight, w: Words) -> Element:
    """Supply, discard pile and number of wisps; the fireflies; what cannot be taken and why."""
    view = sight.view
    wisps = sum(wisp is not None for wisp in view["pond"])
    return h.div(".ww-mid")[
        catty.firefly(view, w),
        h.dl(".ww-piles")[
            h.div[h.dd[str(view["supply"])], h.dt[w("Supply")]],
            _discard(view["discard"], w),
        ],
        h.p(".ww-count")[
            h.span[w.plural("{n} wisp", "{n} wisps", wisps)],
            _free_deal(view, w),
            _no_hat(view, w) if sight.choosing else None,
        ],
    ]


def _discard(counts: list[int], w: Words) -> Element:
    """The discard pile; what lies in it can be looked at."""
    kinds = [(kind_name(LETTERS[k], w), n) for k, n in enumerate(counts)]
    label = ", ".join(f"{name} {n}" for name, n in kinds)
    shown = [(icon(WISPS[k]), h.b[str(n)]) for k, n in enumerate(counts)]
    return h.div(".ww-discard", tabindex="0", title=label, aria_label=f"{w('Discarded')}: {label}")[
        h.dd[str(sum(counts))],
        h.dt[w("Discarded")],
        h.span(".ww-inside", aria_hidden="true")[shown],
    ]


def _no_hat(view: View, w: Words) -> Node:
    """Why the hats at the pond cannot be taken, if it is for their card."""
    found = hindrances(view)
    return h.em(".ww-why")[LOCK, found[0].words(view, w)] if found and found[0].hat else None


def _free_deal(view: View, w: Words) -> Node:
    """All of one kind: whoever is on turn may deal anew, or the next one may."""
    kinds = {wisp for wisp in view["pond"] if wisp is not None}
    if view["free_deal"]:
        return h.em[w("all of one kind: new ones for free")]
    if len(kinds) == 1 and view["phase"] in ("place", "wisp_square", "tree"):
        return h.em[w("all of one kind: a free deal for the next player")]
    return None
