"""The five goal cards: name, difficulty, example, what they bring now and would bring."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element, Renderable, fragment
from markupsafe import Markup, escape

from spieltisch.game import Sight
from spieltisch.games.wispwood.data import CARDS
from spieltisch.games.wispwood.scene.examples import example
from spieltisch.games.wispwood.scene.faces import face, worth
from spieltisch.games.wispwood.scene.geometry import shown_seat
from spieltisch.games.wispwood.scene.pieces import ARROW, change, paws
from spieltisch.games.wispwood.text.goals import Card, goal_name, goal_rule
from spieltisch.language import Words


def goal_cards(sight: Sight) -> list[Element]:
    """The cards in the order of their types, for the forest that is drawn large."""
    view, w = sight.view, sight.words
    points = view["seats"][shown_seat(view)]["cards"]
    return [_card(group, view["cards"][group], points[group], w) for group in range(CARDS)]


def changed_cards(before: Sequence[int], gain: Sequence[int]) -> dict[str, Renderable]:
    """What a previewed action would make of the cards' points, by slot."""
    return {
        f"card-slot-{group}": fragment[
            h.span(".ww-from")[str(old)], ARROW, h.b[str(old + more)], change(more)
        ]
        for group, (old, more) in enumerate(zip(before, gain, strict=True))
    }


def _card(group: int, card: Card, points: int, w: Words) -> Element:
    name, index = goal_name(card, w), card["index"]
    label = w("{card}: {n} points now", card=name, n=points)
    return h.article(
        f"#card-{group}.ww-card.ww-g{group}", tabindex="0", role="group", aria_label=label
    )[
        h.h3[name],
        paws(face(group, index)["paws"], w),
        h.div(".ww-face")[example(group, index), h.p[worth(group, index, w)]],
        h.p(f"#card-slot-{group}.ww-pts", data_slot=True)[h.b[str(points)], h.small[w("now")]],
        _tip(name, example(group, index), goal_rule(card, w)),
    ]


def _tip(name: str, picture: Markup, rule: str) -> Markup:
    """The whole rule, shown over the pond while the card is pointed at."""
    return Markup(
        f'<div class="ww-tip-card" role="note"><b>{escape(name)}</b>{picture}'
        f"<p>{escape(rule)}</p></div>"
    )
