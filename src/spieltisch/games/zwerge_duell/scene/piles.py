"""Draw piles as clocks, discard piles that open: everything in them, newest first."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup, escape

from spieltisch.game import Seat, Sight, View
from spieltisch.games.zwerge_duell.data import CARDS
from spieltisch.games.zwerge_duell.scene.cards import card_classes, picture, tablet
from spieltisch.games.zwerge_duell.scene.names import card_hint, seat_name
from spieltisch.games.zwerge_duell.scene.pieces import badge, glyph
from spieltisch.games.zwerge_duell.text.cards import card_name, effect, type_name
from spieltisch.language import Words

NEAR_END: Final = 3  # cards; from here on a pile warns
_THICK: Final = 5  # cards; above it a third back is drawn


def draw_pile(sight: Sight, seat: Seat) -> Element:
    """The face-down pile with its number; the opponent's may be aimed at."""
    view, w = sight.view, sight.words
    left = view["seats"][seat]["pile"]
    name = seat_name(sight.signs, seat, w)
    label = w.plural(
        "Draw pile of {name}: {n} card", "Draw pile of {name}: {n} cards", left, name=name
    )
    return h.div(".zd-pile")[
        h.div(
            f"#pile-{seat}.zd-stack",
            data_pick="target-0" if seat != view["viewer"] >= 0 else None,
            role="group",
            aria_label=label,
            title=label,
        )[
            _backs(seat, left),
            h.span(".zd-count", aria_hidden="true")[str(left)],
            h.i(".zd-ring"),
            h.span(id=f"pile-slot-{seat}", data_slot=True),
            h.i(".zd-aim") if pile_is_struck(view, seat) else None,
        ],
        _pile_label(left, w),
    ]


def pile_is_struck(view: View, seat: Seat) -> bool:
    """Whether the viewer is asked for its armour because of a point on this pile, its own."""
    if view["question"] != "armour" or seat != view["viewer"]:
        return False
    return bool(view["point"]["number"] < 0)


def discard_pile(sight: Sight, seat: Seat) -> Element:
    """The open pile: its top card is a button that shows all of them."""
    view, w = sight.view, sight.words
    cards = view["seats"][seat]["discard"]
    name = seat_name(sight.signs, seat, w)
    label = w.plural(
        "Discard pile of {name}: {n} card",
        "Discard pile of {name}: {n} cards",
        len(cards),
        name=name,
    )
    return h.div(".zd-pile.disc")[
        h.button(
            f"#discard-{seat}.zd-stack",
            type="button",
            data_do=f"cards-{seat}",
            aria_label=label,
            title=label,
            disabled=not cards,
        )[_top(cards, seat, w)],
        h.span(".zd-lab")[w("Discard {n}", n=len(cards))],
    ]


def sheet(sight: Sight, seat: Seat) -> Markup:
    """The dialog with all cards of a discard pile, the newest first."""
    cards = tuple(card["card"] for card in sight.view["seats"][seat]["discard"])
    return _sheet(seat, cards, seat_name(sight.signs, seat, sight.words), sight.words)


@lru_cache(maxsize=512)
def _sheet(seat: Seat, cards: tuple[int, ...], name: str, w: Words) -> Markup:
    count = w.plural("{n} card, the newest first", "{n} cards, the newest first", len(cards))
    dialog = h.dialog(f"#cards-{seat}.zd-sheet", aria_labelledby=f"cards-title-{seat}")[
        h.div(".dialog-head")[
            h.h2(id=f"cards-title-{seat}")[w("Discard pile of {name}", name=name)],
            h.form(method="dialog")[h.button(".close", aria_label=w("Close"))[_CROSS]],
        ],
        h.p(".zd-order")[count],
        h.ol[Markup("").join(_row(seat, card, w) for card in reversed(cards))],
    ]
    return Markup(str(dialog))


def _backs(seat: Seat, left: int) -> Markup:
    more = '<use href="#zd-back" x="8" y="8" opacity=".6"/>' if left > _THICK else ""
    second = '<use href="#zd-back" x="4" y="4" opacity=".8"/>' if left > 1 else ""
    top = '<use href="#zd-back"/>' if left else ""
    return Markup(
        f'<svg class="zd-backs s{seat}" viewBox="0 0 76 104" aria-hidden="true">'
        f"{more}{second}{top}</svg>"
    )


def _pile_label(left: int, w: Words) -> Element:
    if left > NEAR_END:
        return h.span(".zd-lab")[w("Pile")]
    return h.span(".zd-lab.warn")[glyph("glass"), w("ends soon") if left else w("used up")]


def _top(cards: list[Any], seat: Seat, w: Words) -> Node:
    """The newest card in small; it keeps the element that it had in hand or display."""
    if not cards:
        return None
    top = cards[-1]
    return h.span(f"#card-{seat}-{top['number']}", class_=card_classes(seat, top["card"]))[
        tablet(seat, top["card"], 0, w)
    ]


@cache
def _row(seat: Seat, card: int, w: Words) -> Markup:
    kind = CARDS[card].type
    return Markup(
        f'<li title="{escape(card_hint(seat, card, w))}">{picture(seat, card)}{badge(kind)}'
        f"<span><b>{escape(card_name(seat, card, w))}</b>"
        f"<small>{escape(type_name(card, w))}: {escape(effect(card, w))}</small></span></li>"
    )


_CROSS: Final = Markup('<svg class="icon" aria-hidden="true"><use href="#f-cross"/></svg>')
