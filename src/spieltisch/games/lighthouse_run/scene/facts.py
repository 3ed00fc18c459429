"""Round for the top bar, and the steps of a turn for the prompt."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element
from markupsafe import Markup, escape

from spieltisch.game import Sight, View
from spieltisch.language import N_, Words

_TICK: Final = Markup('<svg viewBox="0 0 14 14"><path d="M2 7.5L5.5 11 12 3"/></svg>')
_PHASES: Final = ("play", "beacon", "move", "bonus")
_NAMES: Final = (N_("Card"), N_("Beacon"), N_("Ships"), N_("Bonus"))
_CARD: Final = Markup(
    '<svg class="card" viewBox="0 0 14 14"><rect x="3" y="1" width="8" height="12" rx="1.5"/></svg>'
)


def facts(sight: Sight) -> Element:
    """The round for the top bar, id `facts`; the plain game of two says that it is an extra."""
    view, w = sight.view, sight.words
    extra = view["variant"] == "plain2"
    return h.span("#facts.lr-facts")[
        h.span(".lr-fact.long")[_round(view, w)],
        h.span(".lr-fact.short", aria_hidden="true")[_short_round(view)],
        h.span(".lr-extra", title=w("Not in the rules: the base game with two players"))[
            w("unofficial")
        ]
        if extra
        else None,
    ]


def _round(view: View, w: Words) -> Markup:
    if view["phase"] == "over":
        return escape(w("Game over"))
    text = escape(w("Round {now} of {rounds}"))
    return text.format(now=Markup("<b>{}</b>").format(view["round"]), rounds=view["rounds"])


def _short_round(view: View) -> Markup:
    if view["phase"] == "over":
        return Markup()
    return Markup("<b>{}</b>/{}").format(view["round"], view["rounds"])


def steps(sight: Sight) -> Element:
    """Card, beacon, ships, bonus: done, now, to come. Id `steps`."""
    view, w = sight.view, sight.words
    if view["phase"] == "over":
        return h.ol("#steps.lr-steps")
    now = _PHASES.index(view["phase"])
    return h.ol("#steps.lr-steps")[[_step(at, now, w(name), w) for at, name in enumerate(_NAMES)]]


def _step(at: int, now: int, name: str, w: Words) -> Element:
    state, words = ("done", w("done")) if at < now else ("next", w("to come"))
    if at == now:
        state, words = "now", w("now")
    sign = _TICK if at < now else str(at) if at else _CARD
    current = "step" if at == now else None
    return h.li(class_=state, title=f"{name}: {words}", aria_current=current)[
        h.i(aria_hidden="true")[sign],
        h.span[name],
        h.span(".visually-hidden")[f"({words})"],
    ]
