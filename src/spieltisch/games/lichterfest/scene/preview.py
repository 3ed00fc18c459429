"""What an action would do, drawn into the slots of the table before it is done.

All consequences are read from the events that `tell` makes of the views before and after.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from htpy import Renderable, fragment
from markupsafe import Markup

from spieltisch.game import Action, Event, Sight, View
from spieltisch.games.lichterfest.actions import Place, decode
from spieltisch.games.lichterfest.scene import docks
from spieltisch.games.lichterfest.scene.consequence import (
    dedicate_cards,
    discard_cards,
    exchange_cards,
    place_cards,
)
from spieltisch.games.lichterfest.scene.ghost import ghost
from spieltisch.games.lichterfest.scene.sayings import passing_over, placing, saying
from spieltisch.games.lichterfest.scene.supply import changed_supply, count_change
from spieltisch.games.lichterfest.scene.tiles import tile_face
from spieltisch.games.lichterfest.scene.tray import changed_own
from spieltisch.games.lichterfest.tell import tell
from spieltisch.games.lichterfest.text.names import boats, colour_name, set_name

Slots = dict[str, Renderable]


def preview(sight: Sight, action: Action, after: View) -> Mapping[str, Renderable]:
    """New content for the slots of the table, by id, from the first event of `action`."""
    events = tell(sight.view, action, after)
    event = next((event for event in events if event["kind"] in _PREVIEWS), None)
    if event is None:
        return {}
    changed = {**changed_supply(sight.view, after), **changed_own(sight.view, after)}
    if sight.view["favor_bank"] != after["favor_bank"]:
        changed["bank-slot"] = count_change(sight.view["favor_bank"], after["favor_bank"])
    counts = {slot: fragment[markup] for slot, markup in changed.items()}
    return {**counts, **_PREVIEWS[event["kind"]](sight, action, event, after)}


def _place(sight: Sight, action: Action, event: Event, after: View) -> Slots:
    slots: Slots = {
        "ghost": fragment[ghost(sight, event)],
        "consequence": fragment[place_cards(sight, event)],
        "say-slot": placing(sight, event),
    }
    for share in event["shares"]:
        slots[f"dock-slot-{share['seat']}"] = fragment[_dock(sight, event, share)]
    move = decode(action)
    if isinstance(move, Place):
        turned = tile_face(event["tile"], event["rotation"])
        slots[f"hand-slot-{move.slot}"] = fragment[turned]
    return slots


def _dock(sight: Sight, event: Event, share: Event) -> Markup:
    """The dock of a seat with what arrives there: bonus first, then its share, then boats."""
    seat = share["seat"]
    active = seat == event["seat"]
    got = [bonus["colour"] for bonus in event["bonus"] if active and bonus["got"]]
    if share["got"]:
        got.append(share["colour"])
    pieces = [docks.lantern(sight, seat, colour) for colour in got]
    if active and event["favors_got"]:
        pieces.append(docks.boats(event["favors_got"]))
    if pieces:
        pieces.insert(0, docks.plus())
    if not share["got"]:
        pieces.append(docks.nothing(sight, seat, share["colour"], sight.words))
    return docks.receiving(sight, seat, pieces)


def _exchange(sight: Sight, action: Action, event: Event, after: View) -> Slots:
    w = sight.words
    gave, took = colour_name(event["gave"], w), colour_name(event["took"], w)
    paid = sight.view["seats"][event["seat"]]["favors"] - after["seats"][event["seat"]]["favors"]
    return {
        "consequence": fragment[exchange_cards(sight, event, after)],
        "say-slot": saying(
            w("{gave} for {took}, {boats}.", gave=gave, took=took, boats=boats(paid, w))
        ),
    }


def _dedicate(sight: Sight, action: Action, event: Event, after: View) -> Slots:
    w, kind, value = sight.words, event["type"], event["value"]
    slots: Slots = {
        "consequence": fragment[dedicate_cards(sight, event, after)],
        "say-slot": saying(w("{set}: {n} points.", set=set_name(kind, w), n=value)),
    }
    if event["generic"]:
        old, new = len(sight.view["generics"]), len(after["generics"])
        slots["generic-slot"] = fragment[count_change(old, new)]
    return slots


def _discard(sight: Sight, action: Action, event: Event, after: View) -> Slots:
    w = sight.words
    text = w("{colour} goes back to the supply.", colour=colour_name(event["colour"], w))
    return {
        "consequence": fragment[discard_cards(sight, event, after)],
        "say-slot": saying(text),
    }


def _skip(sight: Sight, action: Action, event: Event, after: View) -> Slots:
    return {"say-slot": passing_over(sight, event)}


_PREVIEWS: Final[dict[str, Callable[[Sight, Action, Event, View], Slots]]] = {
    "place": _place,
    "exchange": _exchange,
    "dedicate": _dedicate,
    "discard": _discard,
    "skip": _skip,
}
