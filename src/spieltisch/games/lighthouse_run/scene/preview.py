"""What an action would do, drawn into the slots of the table before it is done.

What ships and cloud do is read from the events that `tell` makes of the views before and after;
what a card or a beacon would allow comes from `outlook`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from htpy import Renderable, fragment

from spieltisch.game import Action, Event, Sight, View
from spieltisch.games.lighthouse_run.actions import (
    Bonus,
    KeepBeacons,
    MoveBeacon,
    Origin,
    PlayCard,
    decode,
)
from spieltisch.games.lighthouse_run.outlook import beacon_moves, voyages
from spieltisch.games.lighthouse_run.scene import arc, effect, light, reach, sayings, towers
from spieltisch.games.lighthouse_run.scene.board import bonus_leg, slot
from spieltisch.games.lighthouse_run.scene.course import Course, course_of
from spieltisch.games.lighthouse_run.scene.formats import FORMATS
from spieltisch.games.lighthouse_run.scene.ships import Ghost, fleet
from spieltisch.games.lighthouse_run.scene.voyage import Leg, lines, signs
from spieltisch.games.lighthouse_run.tell import tell

Slots = dict[str, Renderable]


def preview(sight: Sight, action: Action, after: View) -> Mapping[str, Renderable]:
    """New content for the slots of the table, by id."""
    match decode(action):
        case PlayCard(slot_, card):
            return _card(sight, sight.view["seats"][sight.view["turn"]]["colours"][slot_], card)
        case MoveBeacon(start, end):
            return _beacon(sight, start, end)
        case KeepBeacons():
            return _beacon(sight, 0, 0)
        case Origin() | Bonus():
            return _sail(sight, tell(sight.view, action, after), after)


def _card(sight: Sight, colour: int, card: int) -> Slots:
    """The steps that a card allows from every origin, and the beacon moves of its upper half."""
    view = sight.view
    found = reach.offer(view, colour, card)
    beacons = beacon_moves(view, colour, card)
    slots: Slots = {
        "say-slot": sayings.card(sight, card, found),
        "effect": effect.card(sight, found),
    }
    ends = {move.end for move in beacons if move.end}
    for course in _courses():
        slots[slot("reach", course)] = fragment[reach.chips(course, found.steps)]
        if len(ends) == 1:
            slots[slot("path", course)] = fragment[arc.goal(course, ends.pop())]
            ends = {move.end for move in beacons if move.end}
    return slots


def _beacon(sight: Sight, start: int, end: int) -> Slots:
    """The light as it would be, and how far ships could then go."""
    view, card = sight.view, sight.view["card"]
    lit = sorted(({*view["lit"], end} - {start}) - {0})
    sailings = voyages(view, card["colour"], card["index"], lit)
    steps = {
        field: (count, count) for field, count in reach.reached(sailings, card["colour"]).items()
    }
    slots: Slots = {
        "say-slot": sayings.beacon(sight, start, end),
        "effect": effect.beacon(sight, start, end, steps),
    }
    for course in _courses():
        slots[slot("reach", course)] = fragment[reach.chips(course, steps)]
        if end:
            slots[slot("light", course)] = fragment[light.light(course, lit)]
            numbers = light.numbers(course, view["cloud"]["field"], tuple(lit))
            slots[slot("numbers", course)] = fragment[numbers]
            slots[slot("towers", course)] = fragment[towers.tower_drawings(course, view, lit)]
            slots[slot("path", course)] = fragment[arc.arc(course, start, end)]
    return slots


def _sail(sight: Sight, events: Sequence[Event], after: View) -> Slots:
    """Path and end place of ships that move, with the bonus that they would bring."""
    legs = _legs(events, after)
    ghosts = _ghosts(events, after)
    slots: Slots = {
        "say-slot": sayings.sailing(sight, events, after),
        "effect": effect.sailing(sight, events, after),
    }
    for course in _courses():
        slots[slot("path", course)] = fragment[lines(course, legs)]
        slots[slot("ships", course)] = fragment[fleet(course, sight, ghosts)]
        slots[slot("over", course)] = fragment[signs(course, legs, sight.words)]
    return slots


def _courses() -> list[Course]:
    return [course_of(format_) for format_ in FORMATS]


def _legs(events: Sequence[Event], after: View) -> list[Leg]:
    """One leg for the ships that move together, one for the bonus."""
    legs = []
    for event in events:
        if event["kind"] == "move":
            ways = {(move["start"], move["end"], move["lost"]) for move in event["moves"]}
            legs += [Leg(*way) for way in sorted(ways)]
        elif event["kind"] == "bonus" and event["taken"]:
            legs.append(Leg(event["start"], event["end"], event["lost"], bonus=True))
        elif event["kind"] not in ("beacon", "keep", "lit"):
            break
    return legs + bonus_leg(after)


def _ghosts(events: Sequence[Event], after: View) -> list[Ghost]:
    """Where the ships would lie; none for those that stay."""
    ghosts = []
    for event in events:
        if event["kind"] == "move":
            ghosts += [
                Ghost(move["colour"], move["end"], move["count"])
                for move in event["moves"]
                if move["steps"]
            ]
        elif event["kind"] == "bonus" and event["taken"]:
            ghosts.append(Ghost(event["colour"], event["end"], bonus=True))
        else:
            break
    bonus = after["bonus"]
    return ghosts + ([Ghost(bonus["colour"], bonus["to"], bonus=True)] if bonus else [])
