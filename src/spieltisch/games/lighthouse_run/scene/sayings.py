"""The line above the tray while an action is previewed, with its warnings."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Fragment, fragment

from spieltisch.game import Event, Sight, View
from spieltisch.games.lighthouse_run.data import CARDS
from spieltisch.games.lighthouse_run.scene.names import (
    card_name,
    field_name,
    section_name,
    short_field,
)
from spieltisch.games.lighthouse_run.scene.pieces import icon
from spieltisch.games.lighthouse_run.scene.reach import Offer
from spieltisch.games.lighthouse_run.scene.ships import next_caught


def saying(text: str, more: str = "", warning: str = "") -> Fragment:
    """A sentence, what follows from it, and with a sign of its own a warning."""
    return fragment[
        h.span(".lr-said")[h.b[text], " ", more],
        h.span(".lr-alarm")[icon("cloud"), h.span[warning]] if warning else None,
    ]


def card(sight: Sight, index: int, found: Offer) -> Fragment:
    """What a card of the hand asks for first, and whether ships could move then."""
    w, face = sight.words, CARDS[index]
    name = card_name({"kind": face.kind, "tower": face.tower, "move": face.move}, w)
    more = "" if found.steps else w("Then no ship can move.")
    return saying(f"{name}.", f"{_offered_light(sight, index)} {more}".rstrip())


def _offered_light(sight: Sight, index: int) -> str:
    """What the beacon half of a card of the hand would ask for."""
    w, view, tower = sight.words, sight.view, CARDS[index].tower
    if tower < 0:
        return w("One beacon may move to a dark tower.")
    section = next(section for section in view["sections"] if section["tower"] == tower)
    if section["lit"]:
        return w("Its tower is lit: no beacon moves.")
    return w("Its tower is dark: a beacon must move onto it.")


def beacon(sight: Sight, start: int, end: int) -> Fragment:
    """Which fields get light and which lose it."""
    w, view = sight.words, sight.view
    if not end:
        return saying(w("All beacons stay."))
    given, taken = (view["sections"][position - 1] for position in (end, start))
    text = w(
        "Light on {given}, darkness on {taken}.",
        given=section_name(given, w),
        taken=section_name(taken, w),
    )
    return saying(text)


def sailing(sight: Sight, events: Sequence[Event], after: View) -> Fragment:
    """Where the ships go, what is lost, what the bonus brings, and what the cloud will catch."""
    text, more = _moving(sight, events), _bonus(sight, events, after)
    return saying(text, more, danger_of(after, sight))


def danger_of(after: View, sight: Sight) -> str:
    """The own ships that the cloud will catch after this round; empty when there are none."""
    w, view = sight.words, sight.view
    if after["round"] != view["round"] or after["phase"] == "over":
        return _caught(after, sight)
    fields = [f for f in _own_ships(after, view["viewer"]) if next_caught(after, f)]
    if not fields:
        return ""
    places = ", ".join(short_field(field) for field in dict.fromkeys(fields))
    return w("Caught next: your ships on {fields}", fields=places)


def _caught(after: View, sight: Sight) -> str:
    """The own ships that the cloud catches with the end of this round."""
    w, rows = sight.words, zip(after["colours"], sight.view["colours"], strict=True)
    n = sum(a["fixed"] - b["fixed"] for a, b in rows if a["owner"] == sight.view["viewer"])
    return (
        w.plural("The cloud then catches {n} own ship", "The cloud then catches {n} own ships", n)
        if n
        else ""
    )


def _own_ships(view: View, seat: int) -> list[int]:
    return [field for row in view["colours"] if row["owner"] == seat for field in row["ships"]]


def _moving(sight: Sight, events: Sequence[Event]) -> str:
    w = sight.words
    event = next((event for event in events if event["kind"] in ("move", "bonus")), None)
    if event is None:
        return w("No ship moves.")
    if event["kind"] == "bonus":
        return _taking(sight, event)
    moved = [move for move in event["moves"] if move["steps"]]
    start = field_name(event["origin"], w)
    if not moved:
        return w("From {start} no ship gets away: 0 steps.", start=start)
    n, ends = sum(move["count"] for move in moved), sorted({move["end"] for move in moved})
    text = w.plural(
        "From {start}: {n} ship to {end}.",
        "From {start}: {n} ships to {end}.",
        n,
        start=start,
        end=" / ".join(short_field(end) for end in ends),
    )
    return f"{text} {_lost(sight, event)}".rstrip()


def _lost(sight: Sight, event: Event) -> str:
    lost = max(move["lost"] for move in event["moves"])
    return sight.words.plural("{n} step is lost.", "{n} steps are lost.", lost) if lost else ""


def _taking(sight: Sight, event: Event) -> str:
    w = sight.words
    if not event["taken"]:
        return w("The ship stays on {field}.", field=short_field(event["start"]))
    text = w("Bonus: on to {end}.", end=short_field(event["end"]))
    lost = event["lost"]
    more = w.plural("{n} step is lost.", "{n} steps are lost.", lost) if lost else ""
    return f"{text} {more}".rstrip()


def _bonus(sight: Sight, events: Sequence[Event], after: View) -> str:
    """The bonus that would be offered next."""
    bonus, w = after["bonus"], sight.words
    if bonus is None or after["turn"] != sight.view["turn"]:
        return ""
    text = w("Then a bonus to {end}.", end=short_field(bonus["to"]))
    lost = bonus["lost"]
    more = w.plural("{n} step of it is lost.", "{n} steps of it are lost.", lost) if lost else ""
    return f"{text} {more}".rstrip()
