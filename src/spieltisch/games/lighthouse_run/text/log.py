"""The lines of the log: one sentence for each kind of event that `tell` reports."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spieltisch.game import Event, SeatSign
from spieltisch.games.lighthouse_run.text.journey import journey
from spieltisch.games.lighthouse_run.text.names import (
    card_name,
    card_of,
    colour_name,
    face_name,
    origin,
    section,
    short_fields,
    tower_name,
)
from spieltisch.language import Words

Signs = Sequence[SeatSign]
TWO_SEATS: Final = 2  # where a seat may own two colours, cards are told with their colour


def line(event: Event, signs: Sequence[SeatSign], words: Words) -> str:
    """One line of the log; names players, never says "you"."""
    return _LINES[event["kind"]](event, signs, words)


def _card(event: Event, signs: Signs, w: Words) -> str:
    index, colour = event["index"], event["colour"]
    two = len(signs) == TWO_SEATS
    card = card_of(index, colour, w) if two else card_name(index, w)
    if event["auto"]:
        return w("{name} can only play {card}", name=_name(event, signs), card=card)
    return w("{name} plays {card}", name=_name(event, signs), card=card)


def _beacon(event: Event, signs: Signs, w: Words) -> str:
    """A move that the card demands says so (LR-18)."""
    places = {"lit": section(event["end"]), "dark": section(event["start"])}
    name = _name(event, signs)
    if event["forced"]:
        return w(
            "{name} must move a beacon to the dark tower of the card:"
            " light on {lit} instead of {dark}",
            name=name,
            **places,
        )
    return w("{name} moves a beacon: light on {lit} instead of {dark}", name=name, **places)


def _keep(event: Event, signs: Signs, w: Words) -> str:
    return w("{name} leaves the beacons", name=_name(event, signs))


def _lit(event: Event, signs: Signs, w: Words) -> str:
    return w(
        "{name} moves no beacon: tower {tower} is lit already",
        name=_name(event, signs),
        tower=tower_name(event["tower"]),
    )


def _move(event: Event, signs: Signs, w: Words) -> str:
    name, start, way = _name(event, signs), origin(event["origin"], w), journey(event["moves"], w)
    if event["auto"]:
        return w("{name} can only sail {origin}: {journey}", name=name, origin=start, journey=way)
    return w("{name} sails {origin}: {journey}", name=name, origin=start, journey=way)


def _lapse(event: Event, signs: Signs, w: Words) -> str:
    return w("{name} finds no ship that this card can move", name=_name(event, signs))


def _bonus(event: Event, signs: Signs, w: Words) -> str:
    name = _name(event, signs)
    if event["taken"]:
        return w("{name} takes the bonus: {journey}", name=name, journey=journey([event], w))
    return w(
        "{name} declines the bonus: {colour} stays on field {n}",
        name=name,
        colour=colour_name(event["colour"], w),
        n=event["start"],
    )


def _draw(event: Event, signs: Signs, w: Words) -> str:
    """Who draws; the card stays secret."""
    name, n = _name(event, signs), event["pile"]
    if len(signs) == TWO_SEATS:
        card = w("a card of {colour}", colour=colour_name(event["colour"], w))
    else:
        card = w("a card")
    if n == 0:
        return w("{name} draws {card}, the last of the pile", name=name, card=card)
    return w("{name} draws {card}, {n} left in the pile", name=name, card=card, n=n)


def _erik(event: Event, signs: Signs, w: Words) -> str:
    """Erik's card, the ship that he moves and why (LR-64 to LR-70)."""
    card, bonus = face_name(event["index"], w), event["bonus"]
    if not event["moves"]:
        return w("Erik turns up {card}: none of his ships can sail any more", card=card)
    way = journey(event["moves"], w)
    if bonus is not None:
        way = w("{journey}; as a bonus {more}", journey=way, more=journey([bonus], w))
    return w(
        "Erik turns up {card} and sails with his rearmost free ship {origin}: {journey}",
        card=card,
        origin=origin(event["origin"], w),
        journey=way,
    )


def _cloud(event: Event, signs: Signs, w: Words) -> str:
    field, caught = event["field"], _caught(event, w)
    if field == 0:
        return w("The cloud moves to place {n} and is still at sea", n=event["place"])
    if not caught:
        return w("The cloud reaches field {n} and catches no ship", n=field)
    return w("The cloud reaches field {n}; fixed from now on: {ships}", n=field, ships=caught)


def _caught(event: Event, w: Words) -> str:
    """The ships that the cloud fixes, by colour, each with its field."""
    fields: dict[int, list[int]] = {}
    for ships in event["caught"]:
        fields.setdefault(ships["colour"], []).extend([ships["field"]] * ships["count"])
    return ", ".join(
        f"{colour_name(colour, w)} ({short_fields(fields[colour])})" for colour in sorted(fields)
    )


def _storm(event: Event, signs: Signs, w: Words) -> str:
    name = _name(event, signs)
    return w("{name} gets the storm card and opens round {n}", name=name, n=event["round"])


def _over(event: Event, signs: Signs, w: Words) -> str:
    return w("The game is over")


def _name(event: Event, signs: Signs) -> str:
    return signs[event["seat"]].name


_LINES: Final[dict[str, Callable[[Event, Signs, Words], str]]] = {
    "card": _card,
    "beacon": _beacon,
    "keep": _keep,
    "lit": _lit,
    "move": _move,
    "lapse": _lapse,
    "bonus": _bonus,
    "draw": _draw,
    "erik": _erik,
    "cloud": _cloud,
    "storm": _storm,
    "over": _over,
}
