"""The box beside the hand while an action is previewed: who ends where, and the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h
from htpy import Element, Fragment, Node, fragment
from markupsafe import Markup

from spieltisch.game import Event, Sight, View
from spieltisch.games.lighthouse_run.scene.names import owner_name, section_name, short_field
from spieltisch.games.lighthouse_run.scene.pieces import icon, ship, tower_disc
from spieltisch.games.lighthouse_run.scene.reach import Offer, Steps
from spieltisch.games.lighthouse_run.scene.sayings import danger_of
from spieltisch.language import Words

_STAYS = ("beacon", "keep", "lit")
_MANY = 6  # origins; more are drawn smaller


def card(sight: Sight, found: Offer) -> Fragment:
    """How far the ships could go with a card of the hand."""
    w = sight.words
    return fragment[
        h.h4[w("What this card allows")],
        _reach(found.steps, w),
    ]


def beacon(sight: Sight, start: int, end: int, steps: Steps) -> Fragment:
    """What goes dark, what is lit, and how far ships could then go."""
    w, view = sight.words, sight.view
    changes = [
        _change(view["sections"][position - 1], words, w)
        for position, words in ((end, w("lit")), (start, w("dark")))
        if position
    ]
    return fragment[h.h4[w("After this beacon")], changes, _reach(steps, w)]


def sailing(sight: Sight, events: Sequence[Event], after: View) -> Fragment:
    """A row for every colour that moves: its way and its score, and the own ships in danger."""
    w = sight.words
    rows = [_row(sight, after, colour, way) for colour, way in _ways(events).items()]
    danger = danger_of(after, sight)
    return fragment[
        h.h4[w("After this move")],
        h.div(".lr-eff")[rows] if rows else h.p[w("No ship moves.")],
        h.div(".lr-warn")[icon("cloud"), h.span[danger]] if danger else None,
    ]


def _change(section: Any, word: str, w: Words) -> Element:
    text = w("fields {fields}: {word}", fields=section_name(section, w), word=word)
    return h.div(".lr-line")[tower_disc(section["tower"], w), h.span[text]]


def _reach(steps: Steps, w: Words) -> Node:
    """The steps by origin in a line of chips."""
    if not steps:
        return h.p[w("No ship can move.")]
    chips = Markup("").join(_chip(field, *steps[field]) for field in sorted(steps))
    many = ".many" if len(steps) > _MANY else ""
    return h.div(f".lr-reach{many}")[h.span[w("Steps from")], chips]


def _chip(field: int, low: int, high: int) -> Markup:
    words = f"+{high}" if low == high else f"{low}–{high}"
    none = " none" if high == 0 else ""
    return Markup('<span class="lr-from{}">{}<b>{}</b></span>').format(
        none, short_field(field), words if high else "0"
    )


def _ways(events: Sequence[Event]) -> dict[int, list[int]]:
    """The fields that the ships of each colour come by, for this turn alone."""
    ways: dict[int, list[int]] = {}
    for event in events:
        if event["kind"] == "move":
            for move in event["moves"]:
                ways[move["colour"]] = [move["start"], move["end"]]
        elif event["kind"] == "bonus" and event["taken"]:
            ways.setdefault(event["colour"], [event["start"]]).append(event["end"])
        elif event["kind"] not in _STAYS:
            break
    return ways


def _row(sight: Sight, after: View, colour: int, way: list[int]) -> Node:
    scores = [_score(view, colour) for view in (sight.view, after)]
    name = owner_name(sight.view, colour, sight.signs, sight.words)
    gain = f"{scores[0]} → {scores[1]}" if scores[0] != scores[1] else str(scores[0])
    return [
        ship(colour),
        h.b[name],
        h.em[_path(way, sight.words)],
        h.b(".pts")[gain],
    ]


def _path(way: list[int], w: Words) -> str:
    if len(set(way)) == 1:
        return w("stays on {n}", n=short_field(way[0]))
    return " → ".join(short_field(field) for field in way)


def _score(view: View, colour: int) -> int:
    score: int = next(row["score"] for row in view["colours"] if row["colour"] == colour)
    return score
