"""The viewer's own cards, what each offers now, the piles, and the place for what would follow.

A spectator has no hand and sees only that the hands are secret.
"""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from spieltisch.game import Sight, View
from spieltisch.games.lighthouse_run.data import CARDS
from spieltisch.games.lighthouse_run.scene.cards import back, face
from spieltisch.games.lighthouse_run.scene.names import card_name
from spieltisch.games.lighthouse_run.scene.pieces import tiny_card
from spieltisch.games.lighthouse_run.scene.reach import Offer, offer
from spieltisch.language import Words


def tray(sight: Sight) -> Element:
    """Hand, piles and the slot for a preview, id `tray`; calm for a spectator."""
    view, w = sight.view, sight.words
    if view["hand"] is None:
        return h.section("#tray.lr-tray.calm", aria_label=w("Hand"))[
            h.p[
                w("The game is over.")
                if view["phase"] == "over"
                else w("The cards in the hands are secret. Everything else lies open.")
            ]
        ]
    pair = ".pair" if len(_own(view)) > 1 else ""
    return h.section(f"#tray.lr-tray{pair}", aria_label=w("Own cards"))[
        h.div(".lr-hand", role="group", aria_label=w("Cards in hand"))[
            _in_play(sight), [_card(sight, card) for card in view["hand"]]
        ],
        h.div(".lr-piles")[[_piles(view, row, w) for row in _own(view)]],
        h.div("#effect.lr-effect", data_slot=True)[_resting(view, w)],
    ]


def _own(view: View) -> list[Any]:
    """The viewer's colours."""
    return [row for row in view["colours"] if row["owner"] == view["viewer"]]


def _in_play(sight: Sight) -> Node:
    """The card that the viewer is carrying out."""
    view, card, w = sight.view, sight.view["card"], sight.words
    if card is None or view["turn"] != view["viewer"]:
        return None
    label = w("In play: {card}", card=card_name(card, w))
    return h.div(
        f"#card-{card['colour']}-{card['index']}.lr-card.played", role="img", aria_label=label
    )[face(card["colour"], card["index"], w), h.span(".lr-tick")[_TICK]]


def _card(sight: Sight, card: Any) -> Element:
    """A card of the hand; to be pointed at, and with what it offers while one is chosen."""
    view, w = sight.view, sight.words
    playable = sight.choosing and view["phase"] == "play" and card["colour"] in _due(view)
    found = offer(view, card["colour"], card["index"]) if playable else None
    label = card_name(card, w) + (f": {_offer_words(found, w)}" if found else "")
    off = "" if playable or not sight.choosing else ".off"
    dark = ".dark" if card["position"] and card["position"] not in view["lit"] else ""
    return h.div(
        f"#card-{card['colour']}-{card['index']}.lr-card{off}{dark}",
        data_pick=f"hand-{card['action']}",
        role="group",
        aria_label=label,
    )[
        face(card["colour"], card["index"], w),
        _light(view, card, w),
        _best(found) if found else None,
    ]


def _due(view: View) -> list[int]:
    colours: list[int] = view["next_colours"]
    return colours


def _light(view: View, card: Any, w: Words) -> Node:
    """Whether the tower that a card shows is lit; a card of all towers says nothing."""
    if not card["position"]:
        return None
    lit = card["position"] in view["lit"]
    return h.span(class_=["lr-light", "lit" if lit else "dark"])[w("lit") if lit else w("dark")]


def _best(found: Offer) -> Element:
    """The most steps that the card allows."""
    none = ".none" if found.best == 0 else ""
    return h.span(f".lr-best{none}")[f"+{found.best}" if found.best else "0"]


def _offer_words(found: Offer, w: Words) -> str:
    """What a card offers, in one sentence."""
    if not found.steps:
        return w("no ship can move")
    return w.plural("at most {n} step", "at most {n} steps", found.best)


def _piles(view: View, row: Any, w: Words) -> Element:
    """The face-down pile and the played cards of a colour."""
    played = row["played"]
    top = tiny_card(row["colour"], played[-1], w) if played else Markup('<i class="lr-none"></i>')
    return h.div(".lr-pile-pair")[
        h.div(f".lr-pile{'' if row['pile'] else '.empty'}")[
            back(row["colour"]), h.span[h.i[w("Pile")], " ", h.b[str(row["pile"])]]
        ],
        h.div(".lr-pile")[top, h.span[h.i[w("Played")], " ", h.b[str(len(played))]]],
    ]


def _resting(view: View, w: Words) -> Node:
    """What the own piles still hold, in no order; at the end what the last cards count."""
    rows = []
    for row in _own(view):
        hand = [card["index"] for card in view["hand"] if card["colour"] == row["colour"]]
        rest = [index for index in row["left"] if index not in hand]
        if rest:
            drawn = Markup("").join(tiny_card(row["colour"], index, w) for index in rest)
            rows.append(h.div(".lr-rest")[drawn])
    if rows:
        return [h.h4[w("Still in the pile, in no order")], rows]
    value = sum(CARDS[card["index"]].move for card in view["hand"])
    return [
        h.h4[w("The pile is empty")],
        h.p[w("The cards that stay in hand decide a tie; now they count {n}.", n=value)],
    ]


_TICK = Markup(
    '<svg viewBox="0 0 16 16" aria-hidden="true"><path fill="none" stroke="currentColor" '
    'stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M3 8.5 6.5 12 13 4.5"/>'
    "</svg>"
)
