"""The supply of lanterns beside the lake, a stack per colour, id `supply`."""

from __future__ import annotations

import htpy as h
from htpy import Element
from markupsafe import Markup, escape

from spieltisch.game import Sight, View
from spieltisch.games.lichterfest.data import COLOURS
from spieltisch.games.lichterfest.scene.pieces import icon
from spieltisch.games.lichterfest.text.names import colour_name
from spieltisch.language import Words


def supply(sight: Sight) -> Element:
    """All seven stacks; the last card and an empty stack are warned of."""
    w, left = sight.words, sight.view["supply"]
    return h.aside("#supply.lf-shelf.lf-sup", aria_label=w("Supply of lanterns"))[
        h.h2[w("Supply")],
        Markup("".join(_stack(colour, left[colour], w) for colour in range(COLOURS))),
    ]


def changed_supply(before: View, after: View) -> dict[str, Markup]:
    """The stacks that a previewed action would change, by slot."""
    pairs = enumerate(zip(before["supply"], after["supply"], strict=True))
    return {f"supply-slot-{c}": count_change(old, new) for c, (old, new) in pairs if old != new}


def count_change(old: int, new: int) -> Markup:
    """A count and what it would become."""
    return Markup(f'<s>{old}</s><span class="lf-to" aria-hidden="true">→</span><ins>{new}</ins>')


def _stack(colour: int, left: int, w: Words) -> str:
    name = colour_name(colour, w)
    state, note = _state(left, name, w)
    label = w("{colour} in the supply: {n}", colour=name, n=left)
    return (
        f'<div class="lf-st{state}" id="pick-supply-{colour}" data-pick="supply-{colour}" '
        f'role="group" aria-label="{escape(label)}" style="--n:{max(0, left - 1)}">'
        f'<span class="lf-card">{icon(colour)}</span><span class="lf-slips"></span>'
        f'<b id="supply-slot-{colour}" data-slot>{left}</b><em>{escape(note)}</em></div>'
    )


def _state(left: int, name: str, w: Words) -> tuple[str, str]:
    if left == 0:
        return " empty", w("empty")
    if left == 1:
        return " low", w("last one")
    return "", name
