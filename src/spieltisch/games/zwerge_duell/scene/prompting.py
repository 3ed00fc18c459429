"""What stands in the prompt beside the sentence, id `steps`: ways to pay, or the two answers.

Ways to pay belong to a card of the hand and are shown while it is chosen. The two answers to a
question are of equal size and weight.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from spieltisch.game import Sight
from spieltisch.games.zwerge_duell.data import ARMOUR, AXE
from spieltisch.games.zwerge_duell.scene.pieces import JOKER, badge, mini
from spieltisch.games.zwerge_duell.text.cards import card_name
from spieltisch.games.zwerge_duell.text.choices import pick as pick_words
from spieltisch.games.zwerge_duell.text.dice import items
from spieltisch.games.zwerge_duell.text.windows import holds
from spieltisch.language import Words

_TWISTS = {"strike": AXE, "armour": ARMOUR}


def steps(sight: Sight) -> Element:
    """Id `steps`; empty where nothing is to be paid or answered."""
    view = sight.view
    if not sight.choosing:
        return h.div("#steps.zd-steps.rest")
    if view["question"] in _TWISTS:
        return _question(sight, _TWISTS[view["question"]])
    ways = [_ways(row, view["dice"], sight.words) for row in _by_card(view["hand"])]
    return h.div("#steps.zd-steps")[ways]


def kinds_of(payment: Any, dice: list[Any]) -> tuple[int, ...]:
    """The faces of the dice that go, then the joker cards."""
    faces = {die["die"]: die["face"] for die in dice}
    going = sorted(faces[number] for number in payment["dice"])
    return (*going, *[JOKER] * payment["jokers"])


def _by_card(hand: list[Any]) -> list[Any]:
    """One row for each card that can be paid for."""
    return list({row["card"]: row for row in hand if row["payments"]}.values())


def _ways(row: Any, dice: list[Any], w: Words) -> Element:
    """The ways to pay for a card as dice, those without joker cards and wild dice first."""
    ways = sorted(row["payments"], key=lambda way: (way["jokers"], way["wilds"], way["value"]))
    return h.div(
        f".zd-pays.c{row['card']}",
        role="group",
        aria_label=w("Payment"),
    )[[_way(way["pick"], kinds_of(way, dice), len(ways) == 1, w) for way in ways]]


@lru_cache(maxsize=2048)
def _way(pick: str, kinds: tuple[int, ...], sole: bool, w: Words) -> Markup:
    """A way that is the only one is shown as proposed and needs no choice."""
    drawn = [mini(kind) for kind in kinds]
    label = items(kinds, w)
    if sole:
        return Markup(str(h.span(".zd-pay.sole", role="img", aria_label=label)[drawn]))
    choice = h.span(".zd-pay", data_pick=pick, role="group", aria_label=label, title=label)
    return Markup(str(choice[drawn]))


def _question(sight: Sight, twist: int) -> Element:
    """The sign of a twist and the two answers."""
    view, w = sight.view, sight.words
    own = view["viewer"]
    use: Node = None
    if holds(view, twist):
        use = _answer(f"card-{twist}", w("Use {card}", card=card_name(own, twist, w)))
    return h.div("#steps.zd-steps.calm")[
        badge("twist"), h.div(".zd-answers")[use, _answer("pass", pick_words(sight, "pass"))]
    ]


def _answer(pick: str, text: str) -> Element:
    return h.span(".btn.zd-answer", data_pick=pick, role="group")[text]
