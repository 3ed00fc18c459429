"""The turn and its three phases for the top bar."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element
from markupsafe import Markup, escape

from spieltisch.game import Sight, View
from spieltisch.games.zwerge_duell.scene.pieces import glyph
from spieltisch.language import N_, Words

_PHASES: Final = (N_("Draw phase"), N_("Dice phase"), N_("Card phase"))
_CARDS: Final = 2


def facts(sight: Sight) -> Element:
    """The number of the turn and where in it the game is, id `facts`."""
    view, w = sight.view, sight.words
    if view["phase"] == "over":
        return h.span("#facts.zd-facts")[h.span(".zd-turn")[w("Game over")]]
    return h.span("#facts.zd-facts")[
        h.span(".zd-turn", title=w("At most {n} turns", n=view["turns_most"]))[_turn(view, w)],
        h.ol(".zd-phases", aria_label=w("Phases of a turn"))[_phases(view, w)],
    ]


def phase_now(view: View) -> int:
    """0 draw, 1 dice, 2 cards, from open facts only: a wait tells nothing about itself."""
    if not view["announced"]:
        return 0
    rerolling = view["phase"] == "reroll"
    return 1 if rerolling or not view["dice"] else _CARDS


def _turn(view: View, w: Words) -> Markup:
    number = Markup("<b>{}</b>").format(view["turn_number"])
    return escape(w("Turn {n}")).format(n=number)


def _phases(view: View, w: Words) -> list[Element]:
    now = phase_now(view)
    return [
        h.li(class_="now" if at == now else None, aria_current="step" if at == now else None)[
            glyph("arrow") if at else None, h.span[w(name)]
        ]
        for at, name in enumerate(_PHASES)
    ]
