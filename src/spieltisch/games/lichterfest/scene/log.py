"""One line of the log with the pieces drawn; every drawing says its own name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup, escape

from spieltisch.game import Event, SeatSign
from spieltisch.games.lichterfest.actions import SEVEN_UNIQUE
from spieltisch.games.lichterfest.scene.names import seat_name
from spieltisch.games.lichterfest.scene.pieces import flag, spoken_boats, spoken_flag, spoken_icon
from spieltisch.games.lichterfest.text.names import colour_name, set_name
from spieltisch.language import Words

Signs = Sequence[SeatSign]


def log_line(event: Event, signs: Sequence[SeatSign], words: Words) -> Element:
    """One line of the log; names players, never says "you"."""
    return h.div(".lf-log")[_LINES[event["kind"]](event, signs, words)]


def _line(event: Event, *parts: Node) -> Element:
    return h.span(".lf-line")[flag(event["seat"]), h.span[parts]]


def _place(event: Event, signs: Signs, w: Words) -> list[Node]:
    """Who placed and won what; below it what the others received."""
    seat = event["seat"]
    own = next(share for share in event["shares"] if share["seat"] == seat)
    others = [share for share in event["shares"] if share["seat"] != seat]
    won = [card["colour"] for card in [*event["bonus"], own] if card["got"]]
    pieces: list[Node] = [spoken_icon(colour, w) for colour in won]
    pieces += _boats(event, w)
    text = w("{name} places:", name=seat_name(signs, seat, w))
    line = _line(event, text, pieces or h.em[w("nothing")])
    return [line, h.span(".lf-line.sub")[[_share(share, signs, w) for share in others]]]


def _boats(event: Event, w: Words) -> list[Node]:
    n = event["favors_got"]
    return [f"{n}", spoken_boats(n, w)] if n else []


def _share(share: Event, signs: Signs, w: Words) -> Element:
    name = seat_name(signs, share["seat"], w)
    colour = colour_name(share["colour"], w)
    got = (
        spoken_icon(share["colour"], w)
        if share["got"]
        else h.em[w("{colour} empty", colour=colour)]
    )
    return h.span(".lf-share")[spoken_flag(share["seat"], name), got]


def _exchange(event: Event, signs: Signs, w: Words) -> Element:
    gave, took = spoken_icon(event["gave"], w), spoken_icon(event["took"], w)
    name = seat_name(signs, event["seat"], w)
    return _line(event, w("{name} swaps:", name=name), gave, h.em["→"], took)


def _dedicate(event: Event, signs: Signs, w: Words) -> Element:
    name = seat_name(signs, event["seat"], w)
    kind = w("grey") if event["generic"] else set_name(event["type"], w)
    card = Markup("<b>{} ({})</b>").format(kind, event["value"])
    return _line(event, _around(w("{name} takes {card}"), name, card), _paid(event, w))


def _around(sentence: str, name: str, card: Markup) -> Markup:
    """A translated sentence with a drawn part in its place."""
    return escape(sentence).format(name=name, card=card)


def _paid(event: Event, w: Words) -> Iterable[Node]:
    """The colours of the set; all seven need no list."""
    if event["type"] == SEVEN_UNIQUE:
        return []
    return [spoken_icon(colour, w) for colour, n in enumerate(event["paid"]) if n]


def _discard(event: Event, signs: Signs, w: Words) -> Element:
    name = seat_name(signs, event["seat"], w)
    return _line(event, w("{name} gives back:", name=name), spoken_icon(event["colour"], w))


def _skip(event: Event, signs: Signs, w: Words) -> Element:
    name = seat_name(signs, event["seat"], w)
    text = (
        w("{name} does not swap", name=name)
        if event["step"] == "exchange"
        else w("{name} takes no bonus card", name=name)
    )
    return _line(event, h.em[text])


def _passes(event: Event, signs: Signs, w: Words) -> Element:
    return _line(event, h.em[w("{name} passes", name=seat_name(signs, event["seat"], w))])


def _final_round(event: Event, signs: Signs, w: Words) -> Element:
    return h.b(".lf-caesura")[w("The final round begins")]


def _over(event: Event, signs: Signs, w: Words) -> Element:
    return h.b(".lf-caesura")[w("The game is over")]


_LINES: Final[dict[str, Callable[[Event, Signs, Words], Node]]] = {
    "place": _place,
    "exchange": _exchange,
    "dedicate": _dedicate,
    "discard": _discard,
    "skip": _skip,
    "passes": _passes,
    "final_round": _final_round,
    "over": _over,
}
