"""The cards of a preview: what every seat would give and get, in the order it happens."""

from __future__ import annotations

from collections.abc import Iterable

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from spieltisch.game import Event, Sight, View
from spieltisch.games.lichterfest.data import LANTERN_LIMIT, TYPES
from spieltisch.games.lichterfest.scene.bonus import SET_PICTURES, missing
from spieltisch.games.lichterfest.scene.names import seat_name
from spieltisch.games.lichterfest.scene.pieces import (
    BOAT,
    flag,
    paper_lantern,
    spoken_boats,
    spoken_icon,
)
from spieltisch.games.lichterfest.text.names import set_name
from spieltisch.language import Words

_CROWD = 4  # from this many lanterns on they are drawn smaller


def place_cards(sight: Sight, event: Event) -> Iterable[Element]:
    """One card per seat in the order of distribution, the active seat first."""
    return [_place_card(sight, event, share) for share in event["shares"]]


def exchange_cards(sight: Sight, event: Event, after: View) -> Iterable[Node]:
    """What is swapped, the boats it costs, and the sets that become ready."""
    w, seat = sight.words, event["seat"]
    gives = spoken_icon(event["gave"], w), h.em["→"], spoken_icon(event["took"], w)
    boats = sight.view["seats"][seat]["favors"], after["seats"][seat]["favors"]
    return [
        _card(sight, seat, gives),
        _fact(w("Boats"), [BOAT, _from_to(*boats)]),
        *_newly_ready(sight, seat, after),
    ]


def dedicate_cards(sight: Sight, event: Event, after: View) -> Iterable[Node]:
    """What is paid and what the bonus card is worth."""
    w, seat = sight.words, event["seat"]
    paid = [_counted(c, n, w) for c, n in enumerate(event["paid"]) if n]
    scores = sight.view["seats"][seat]["score"], after["seats"][seat]["score"]
    value = paper_lantern(str(event["value"]), bool(event["generic"]))
    return [
        _card(sight, seat, ["−", *paid], crowd=len(paid) >= _CROWD),
        _fact(w("Points"), [value, _from_to(*scores)]),
    ]


def discard_cards(sight: Sight, event: Event, after: View) -> Iterable[Node]:
    """What goes back, and how many more must."""
    w, seat = sight.words, event["seat"]
    left = sum(after["seats"][seat]["lanterns"])
    more = left - LANTERN_LIMIT
    note = w("{n} more after that", n=more) if more > 0 else w("{n} stay", n=left)
    return [_card(sight, seat, [h.em[w("gives")], spoken_icon(event["colour"], w), h.em[note]])]


def _place_card(sight: Sight, event: Event, share: Event) -> Element:
    w, seat = sight.words, share["seat"]
    active = seat == event["seat"]
    got, lost = _received(event, share, active=active)
    pieces: list[Node] = [spoken_icon(colour, w) for colour in got]
    pieces += [_empty(colour, w) for colour in lost]
    if not got and lost:
        pieces.append(h.em(".none")[w("empty")])
    if active:
        pieces += _boat_pieces(event, w)
    nothing = not got and not (active and event["favors_got"])
    return _card(sight, seat, pieces, none=nothing, crowd=len(got) + len(lost) >= _CROWD)


def _received(event: Event, share: Event, *, active: bool) -> tuple[list[int], list[int]]:
    """The colours that a seat gets and those that have run out."""
    cards = [*event["bonus"], share] if active else [share]
    return (
        [card["colour"] for card in cards if card["got"]],
        [card["colour"] for card in cards if not card["got"]],
    )


def _boat_pieces(event: Event, w: Words) -> list[Node]:
    got, earned = event["favors_got"], event["favors_earned"]
    pieces: list[Node] = [h.q[f"+{got}"], spoken_boats(got, w)] if got else []
    if earned > got:
        pieces.append(h.em(".none")[w.plural("{n} lost", "{n} lost", earned - got)])
    return pieces


def _empty(colour: int, w: Words) -> Markup:
    return Markup('<span class="lf-off">{}</span>').format(spoken_icon(colour, w))


def _newly_ready(sight: Sight, seat: int, after: View) -> list[Element]:
    w, before = sight.words, sight.view["seats"][seat]["lanterns"]
    now = after["seats"][seat]["lanterns"]
    sets = [t for t in range(TYPES) if missing(before, t)[0] and not missing(now, t)[0]]
    return [_fact(w("ready"), [SET_PICTURES[t], h.span[set_name(t, w)]], ok=True) for t in sets]


def _card(
    sight: Sight, seat: int, pieces: Iterable[Node], *, none: bool = False, crowd: bool = False
) -> Element:
    """A card under the flag of a seat."""
    pieces = list(pieces)
    states = ["lf-pv", none and "none", crowd and "crowd", seat == sight.view["turn"] and "me"]
    style = f"--c:var(--seat-{seat});--w:{max(1, len(pieces))}"
    return h.div(class_=[state for state in states if state], style=style)[
        flag(seat), h.b[seat_name(sight.signs, seat, sight.words)], h.span[pieces]
    ]


def _fact(title: str, pieces: Iterable[Node], *, ok: bool = False) -> Element:
    """A card about a thing instead of a seat."""
    return h.div(class_=["lf-pv", "thing", ok and "ok"], style="--c:var(--line);--w:2")[
        h.b[title], h.span[list(pieces)]
    ]


def _counted(colour: int, n: int, w: Words) -> Node:
    """A lantern with how many there are of it, if more than one."""
    return [spoken_icon(colour, w), h.q[f"×{n}"]] if n > 1 else spoken_icon(colour, w)


def _from_to(old: int, new: int) -> Element:
    return h.q[f"{old} → {new}"]
