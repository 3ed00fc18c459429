"""One line of the log with the pieces drawn; every drawing says its own name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup, escape

from spieltisch.game import Event, SeatSign
from spieltisch.games.wispwood.scene.names import seat_name
from spieltisch.games.wispwood.scene.pieces import (
    CATTY,
    FIREFLY,
    TREE,
    cat,
    flag,
    signed,
    spoken_icon,
    spoken_shape,
)
from spieltisch.language import Words

Signs = Sequence[SeatSign]


def log_line(event: Event, signs: Sequence[SeatSign], words: Words) -> Element:
    """One line of the log; names players, never says "you".

    Half of a wisp turn is marked as such: it is shown only until the tiles lie.
    """
    half = event["kind"] == "place" or (event["kind"] == "take" and not event["cat"])
    return h.div(class_=["ww-log", {"ww-half": half}])[_LINES[event["kind"]](event, signs, words)]


def _line(sign: Markup, *parts: Node) -> Element:
    return h.span(".ww-line")[sign, h.span[parts]]


def _own(event: Event, signs: Signs, w: Words) -> tuple[Markup, str]:
    """The mark and the name of the seat of an event."""
    return flag(event["seat"]), seat_name(signs, event["seat"], w)


def _filled(sentence: str, **parts: Node) -> Markup:
    """A translated sentence with drawn parts in its places."""
    return escape(sentence).format(**parts)


def _take(event: Event, signs: Signs, w: Words) -> Node:
    sign, name = _own(event, signs, w)
    wisp, shape = spoken_icon(event["wisp"], w), spoken_shape(event["shape"], w)
    text = _filled(w("{name} takes {wisp} with {shape}"), name=name, wisp=wisp, shape=shape)
    hides = h.em[cat(False), w("the cat hides")] if event["cat"] else None
    return _line(sign, text, hides)


def _place(event: Event, signs: Signs, w: Words) -> Node:
    sign, name = _own(event, signs, w)
    shape = spoken_shape(event["shape"], w)
    return _line(sign, _filled(w("{name} lays {shape}"), name=name, shape=shape))


def _lay(event: Event, signs: Signs, w: Words) -> Node:
    sign, name = _own(event, signs, w)
    wisp, shape = spoken_icon(event["wisp"], w), spoken_shape(event["shape"], w)
    text = _filled(w("{name} lays {wisp} in {shape}"), name=name, wisp=wisp, shape=shape)
    return _line(sign, text, _gain(event["gained"], w))


def _gain(gained: Sequence[int], w: Words) -> Element:
    total = sum(gained)
    return h.em(".ww-gain", aria_label=w("{n} points", n=signed(total)))[signed(total)]


def _tree(event: Event, signs: Signs, w: Words) -> Node:
    sign, name = _own(event, signs, w)
    return _line(sign, w("{name} lays a tree", name=name), TREE, _gain(event["gained"], w))


def _trees_end(event: Event, signs: Signs, w: Words) -> Node:
    sign, name = _own(event, signs, w)
    n = event["count"]
    text = w.plural("{name}: tree turn, {n} tree", "{name}: tree turn, {n} trees", n, name=name)
    woke = h.em[cat(True), w("the cat is ready again")] if event["cat_woke"] else None
    return _line(sign, text, woke)


def _deal(event: Event, signs: Signs, w: Words) -> Node:
    n = sum(wisp is not None for wisp in event["pond"])
    if event["by"] == "catty":
        return _line(CATTY, w("Too few wisps for Catty: {n} new ones", n=n))
    sign, name = _own(event, signs, w)
    if event["by"] == "cat":
        return _line(sign, w("{name}'s cat: {n} new wisps", name=name, n=n))
    if event["by"] == "free":
        return _line(sign, w("{name}: all of one kind, {n} new wisps", name=name, n=n))
    return _line(sign, h.em[w("The pond was empty: {n} new wisps", n=n)])


def _recycled(event: Event, signs: Signs, w: Words) -> Node:
    n = event["count"]
    text = w("The discard pile is shuffled: {n} tiles", n=n)
    return _line(TREE, h.em[text])


def _full_grid(event: Event, signs: Signs, w: Words) -> Node:
    sign, name = _own(event, signs, w)
    return _line(sign, h.b[w("{name} has a full grid", name=name)])


def _catty_start(event: Event, signs: Signs, w: Words) -> Node:
    wisp = spoken_icon(event["wisp"], w)
    return _line(CATTY, _filled(w("Catty sits down in place of {wisp}"), wisp=wisp))


def _catty(event: Event, signs: Signs, w: Words) -> Node:
    """Firefly, the wisps seen in their order, and the one taken."""
    seen = [
        h.span(".ww-seen", class_=["ww-seen", slot == event["slot"] and "took"])[
            spoken_icon(wisp, w)
        ]
        for slot, wisp in zip(event["seen"], event["wisps"], strict=True)
    ]
    number = h.b(".ww-number", aria_label=w("Firefly {n}", n=event["firefly"]))[
        FIREFLY, str(event["firefly"])
    ]
    taken = _filled(w("takes {wisp}"), wisp=spoken_icon(event["wisp"], w))
    return _line(CATTY, "Catty", number, seen, h.em["→"], taken)


def _scored(event: Event, signs: Signs, w: Words) -> Node:
    """The end of a round: what it brought each seat."""
    rows = [
        h.span(".ww-share")[flag(seat), h.b[f"+{sum(points)}"], h.em[f"= {total}"]]
        for seat, (points, total) in enumerate(zip(event["points"], event["totals"], strict=True))
    ]
    if event["catty"] is not None:
        total = event["catty_total"]
        rows.append(h.span(".ww-share")[CATTY, h.b[f"+{event['catty']}"], h.em[f"= {total}"]])
    title = h.b(".ww-caesura")[w("Round {n} is scored", n=event["round"])]
    return [title, h.span(".ww-line.sub")[rows]]


def _cat_move(event: Event, signs: Signs, w: Words) -> Node:
    sign, name = _own(event, signs, w)
    return _line(sign, w("{name} moves the cat", name=name), cat(True))


def _cat_stays(event: Event, signs: Signs, w: Words) -> Node:
    sign, name = _own(event, signs, w)
    return _line(sign, h.em[w("{name} leaves the cat where it is", name=name)])


def _round(event: Event, signs: Signs, w: Words) -> Node:
    size = event["grid_size"]
    text = w("Round {round} begins, grid {n} × {n}", round=event["round"], n=size)
    back = w("{n} trees go back", n=event["returned"])
    return [h.b(".ww-caesura")[text], h.span(".ww-line.sub")[TREE, h.em[back]]]


def _over(event: Event, signs: Signs, w: Words) -> Node:
    if not event["winners"]:
        return h.b(".ww-caesura")[w("The game is over: Catty wins")]
    return h.b(".ww-caesura")[w("The game is over")]


_LINES: Final[dict[str, Callable[[Event, Signs, Words], Node]]] = {
    "take": _take,
    "place": _place,
    "lay": _lay,
    "tree": _tree,
    "trees_end": _trees_end,
    "deal": _deal,
    "recycled": _recycled,
    "full_grid": _full_grid,
    "catty_start": _catty_start,
    "catty": _catty,
    "scored": _scored,
    "cat_move": _cat_move,
    "cat_stays": _cat_stays,
    "round": _round,
    "over": _over,
}
