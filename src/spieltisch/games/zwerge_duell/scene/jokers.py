"""The three joker cards: in the middle of the table, or with a seat, ready or later.

They look alike; seat 0 holds the first ones, seat 1 the last, so that one that changes hands
keeps its element.
"""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from spieltisch.game import Seat, Sight, View
from spieltisch.games.zwerge_duell.data import JOKERS
from spieltisch.games.zwerge_duell.scene.names import far, near, seat_name
from spieltisch.games.zwerge_duell.scene.pieces import JOKER, joker_card
from spieltisch.language import Words


def middle(sight: Sight) -> Element:
    """The joker cards that nobody holds."""
    view, w = sight.view, sight.words
    held = view["seats"][0]["jokers"]
    count = view["middle_jokers"]
    text = w.plural("{n} free joker card", "{n} free joker cards", count)
    return h.section(".zd-jbox.middle", aria_label=w("Middle of the table"))[
        h.b[w("Middle of the table")],
        h.div(".zd-jk")[[_card(number) for number in range(held, held + count)]],
        h.span[text],
    ]


def held(sight: Sight) -> Element:
    """The joker cards of both seats, the far one's above."""
    view, w = sight.view, sight.words
    return h.section(".zd-jbox.held", aria_label=w("Joker cards"))[
        _of(sight, far(view)), _of(sight, near(view))
    ]


def numbers(view: View, seat: Seat) -> list[int]:
    """The numbers of a seat's joker cards, those that can be used now first."""
    count = view["seats"][seat]["jokers"]
    return [number if seat == 0 else JOKERS - 1 - number for number in range(count)]


def _of(sight: Sight, seat: Seat) -> Element:
    view, w = sight.view, sight.words
    own = seat == view["viewer"]
    kind = "near" if seat == near(view) else "far"
    name = w("Your joker cards") if own else seat_name(sight.signs, seat, w)
    return h.div(class_=f"zd-js {kind}")[h.b[name], h.div(".zd-jk")[_cards(view, seat, w)]]


def _cards(view: View, seat: Seat, w: Words) -> Node:
    own = numbers(view, seat)
    if not own:
        return h.span(".zd-nojoker")[w("none")]
    ready = view["seats"][seat]["usable"] if view["turn"] == seat else len(own)
    pick = f"die-{JOKER}" if seat == view["viewer"] == view["turn"] else None
    return [_group(own[:ready], w("ready"), pick), _group(own[ready:], w("later"), None)]


def _group(own: list[int], state: str, pick: str | None) -> Node:
    """Joker cards in the same state, with the word for it."""
    if not own:
        return None
    later = "" if pick else " calm"
    return h.div(class_=f"zd-jg{later}", data_pick=pick, role="group", aria_label=state)[
        h.span(".zd-jk")[[_card(number) for number in own]], h.i[state]
    ]


def _card(number: int) -> Element:
    return h.span(f"#joker-{number}.zd-joker")[
        joker_card(), h.span(id=f"joker-slot-{number}", data_slot=True)
    ]
