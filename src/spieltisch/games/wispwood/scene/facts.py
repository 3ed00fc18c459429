"""Round and progress for the top bar, and the steps of a turn for the prompt."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element
from markupsafe import Markup, escape

from spieltisch.game import Sight, View
from spieltisch.language import N_, Words

_TICK: Final = "M2 7.5L5.5 11 12 3"
_WISP_STEPS: Final = (N_("Choose a wisp"), N_("Lay the shape"), N_("Place the wisp"))
_TREE_STEPS: Final = (N_("First tree"), N_("Second tree"), N_("Third tree"))
_AT: Final = {"choose": 0, "place": 1, "wisp_square": 2}


def facts(sight: Sight) -> Element:
    """Round, size of the grid and turn for the top bar, id `facts`."""
    view, w = sight.view, sight.words
    if view["phase"] == "over":
        return h.span("#facts.ww-facts")[w("Game over")]
    round_ = escape(w("Round {now} of {all}")).format(
        now=Markup(f"<b>{view['round']}</b>"), all=view["rounds"]
    )
    size = view["grid_size"]
    return h.span("#facts.ww-facts")[
        h.span(".ww-prog", aria_hidden="true")[_dots(view)],
        h.span(".ww-fact.wide")[round_],
        h.span(".ww-fact.narrow")[w("Round"), f" {view['round']}/{view['rounds']}"],
        h.span(".ww-fact.wide")[w("Grid {n} × {n}", n=size)],
        h.span(".ww-fact.wide")[w("Turn {n}", n=view["turn_number"])],
        h.span(".ww-fact.last")[w("last turns")] if view["last_turns"] else None,
    ]


def _dots(view: View) -> Markup:
    """One little grid per round, those that are over filled."""
    return Markup(
        "".join(
            f'<i class="{_dot(view, number)}" style="--n:{number + 3}"></i>'
            for number in range(1, view["rounds"] + 1)
        )
    )


def _dot(view: View, number: int) -> str:
    if number < view["round"]:
        return "done"
    return "now" if number == view["round"] else ""


def steps(sight: Sight) -> Element:
    """The steps of the turn for the prompt, id `steps`: done, now, to come."""
    view, w = sight.view, sight.words
    style = f"--c:var(--seat-{view['turn']})"
    if view["phase"] in _AT:
        return h.ol("#steps.ww-steps", style=style)[_chips(_WISP_STEPS, _AT[view["phase"]], w)]
    if view["phase"] == "tree":
        return h.ol("#steps.ww-steps", style=style)[_chips(_TREE_STEPS, view["trees_laid"], w)]
    if view["phase"] == "over":
        return h.ol("#steps.ww-steps")
    name = w("Move the cats") if view["phase"] == "cat_move" else w("Catty sits down")
    return h.ol("#steps.ww-steps", style=style)[_chip("now", "!", name, w("now"))]


def _chips(names: tuple[str, ...], at: int, w: Words) -> list[Element]:
    return [_step(i, at, w(name), w) for i, name in enumerate(names)]


def _step(i: int, at: int, name: str, w: Words) -> Element:
    if i < at:
        tick = Markup(f'<svg viewBox="0 0 14 14"><path d="{_TICK}"/></svg>')
        return _chip("done", tick, name, w("done"))
    return _chip(
        "now" if i == at else "next", str(i + 1), name, w("now") if i == at else w("to come")
    )


def _chip(state: str, sign: str | Markup, name: str, words: str) -> Element:
    current = "step" if state == "now" else None
    return h.li(class_=state, title=f"{name}: {words}", aria_current=current)[
        h.i(aria_hidden="true")[sign], h.span[name], h.span(".visually-hidden")[f"({words})"]
    ]
