"""Round and progress for the top bar, and the steps of a turn for the prompt."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element
from markupsafe import Markup, escape

from spieltisch.game import Sight, View
from spieltisch.language import N_, Words

_TICK: Final = "M2 7.5L5.5 11 12 3"
_DASH: Final = "M3 7H11"
_STEPS: Final = (N_("Swap"), N_("Bonus card"), N_("Place"))
_NOW: Final = {"exchange": 0, "dedicate": 1, "discard": 1, "place": 2}


def facts(sight: Sight) -> Element:
    """Round and progress for the top bar, id `facts`."""
    view, w = sight.view, sight.words
    long, short = _round_words(view, w)
    return h.span("#facts.lf-facts")[
        h.span(".lf-prog", aria_hidden="true")[_dots(view)],
        h.span(".lf-fact.lf-wide")[long],
        h.span(".lf-fact.lf-narrow")[short],
    ]


def _round_words(view: View, w: Words) -> tuple[Markup, Markup]:
    """The round in a sentence and in short."""
    if view["phase"] == "over":
        return escape(w("Game over")), escape(w("Game over"))
    if view["final_round"]:
        return _strong(w("Final round"), w(", no more tiles")), _strong(w("Final round"), "")
    now, rounds = view["round"], view["rounds"]
    number = Markup(f"<b>{now}</b>")
    long = escape(w("Round {now} of {rounds}, then the final round")).format(
        now=number, rounds=rounds
    )
    short = Markup('<span class="lf-word">{}</span> <b>{}</b>').format(
        w("Round"), f"{now}/{rounds}"
    )
    return long, short


def _strong(first: str, rest: str) -> Markup:
    return Markup(f'<b class="lf-final">{escape(first)}</b>{escape(rest)}')


def _dots(view: View) -> Markup:
    """One bar per round, the present one filled as far as it went, a ring for the final round."""
    done, players = view["turns_done"], view["players"]
    dots = []
    for round_ in range(view["rounds"]):
        part = min(1.0, max(0.0, done / players - round_))
        dots.append(f'<i style="--p:{part * 100:.0f}%"></i>')
    last = "done" if view["phase"] == "over" else "now" if view["final_round"] else ""
    return Markup(f'{"".join(dots)}<i class="lf-ring-dot {last}"></i>')


def steps(sight: Sight) -> Element:
    """The three steps of the turn for the prompt, id `steps`: done, passed, now, to come."""
    view, w = sight.view, sight.words
    if view["phase"] == "over":
        return h.ol("#steps.lf-steps")
    shown = _STEPS[:2] if view["final_round"] else _STEPS
    chips = [_step(view, at, w(name), w) for at, name in enumerate(shown)]
    if view["phase"] == "discard":
        chips.insert(2, _chip("now", "!", w("Give back"), w("now")))
    return h.ol("#steps.lf-steps", style=f"--c:var(--seat-{view['turn']})")[chips]


def _step(view: View, at: int, name: str, w: Words) -> Element:
    now = _NOW[view["phase"]]
    used = (view["exchanged"], view["dedicated"], False)[at]
    if used:
        return _chip("done", _path(_TICK), name, w("done"))
    if at < now or (view["phase"] == "discard" and at == now):
        return _chip("passed", _path(_DASH), name, w("passed over"))
    if at == now:
        return _chip("now", str(at + 1), name, w("now"))
    return _chip("next", str(at + 1), name, w("to come"))


def _chip(state: str, sign: str | Markup, name: str, words: str) -> Element:
    current = "step" if state == "now" else None
    return h.li(class_=state, title=f"{name}: {words}", aria_current=current)[
        h.i(aria_hidden="true")[sign], h.span[name], h.span(".visually-hidden")[f"({words})"]
    ]


def _path(data: str) -> Markup:
    return Markup(f'<svg viewBox="0 0 14 14"><path d="{data}"/></svg>')
