"""One line of the log with the pieces drawn; every drawing says its own name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from spieltisch.game import Event, SeatSign
from spieltisch.games.lighthouse_run.data import TOWERS
from spieltisch.games.lighthouse_run.scene.names import kind_name, seat_name, short_field
from spieltisch.games.lighthouse_run.scene.pieces import flag, icon, ship, tower_disc
from spieltisch.games.lighthouse_run.text.names import section
from spieltisch.language import Words

Signs = Sequence[SeatSign]


def log_line(event: Event, signs: Sequence[SeatSign], words: Words) -> Element:
    """One line of the log; names players, never says "you"."""
    return h.div(".lr-log")[_LINES[event["kind"]](event, signs, words)]


def _line(sign: Markup, *parts: Node) -> Element:
    return h.span(".lr-line")[sign, h.span[parts]]


def _card(event: Event, signs: Signs, w: Words) -> Element:
    """Who plays which card."""
    name = seat_name(signs, event["seat"], w)
    return _line(ship(event["colour"]), w("{name} plays", name=name), " ", _token(event, w))


def _token(event: Event, w: Words) -> list[Node]:
    """A card in a line: kind, value and tower."""
    card: Node = h.b(".lr-tk")[f"{kind_name(event['card_kind'], w)} {event['move']}"]
    tower = event.get("tower", -1)
    return [card, tower_disc(tower, w)] if 0 <= tower < TOWERS else [card]


def _beacon(event: Event, signs: Signs, w: Words) -> Element:
    why = h.em[w("forced: the tower was dark")] if event["forced"] else None
    lit, dark = section(event["end"]), section(event["start"])
    return _line(
        flag(event["seat"]), icon("lamp"), w("{lit} lit, {dark} dark", lit=lit, dark=dark), why
    )


def _keep(event: Event, signs: Signs, w: Words) -> Element:
    return _line(flag(event["seat"]), icon("lamp"), h.em[w("all beacons stay")])


def _lit(event: Event, signs: Signs, w: Words) -> Element:
    return _line(
        flag(event["seat"]), tower_disc(event["tower"], w), h.em[w("is lit, no beacon moves")]
    )


def _move(event: Event, signs: Signs, w: Words) -> Element:
    """The ships of a card, by colour."""
    first, *others = event["moves"]
    return _line(ship(first["colour"]), _going(first, w), [_way(move, w) for move in others])


def _moves(moves: Sequence[Mapping[str, Any]], w: Words) -> list[Node]:
    return [_way(move, w) for move in moves]


def _way(move: Mapping[str, Any], w: Words) -> Element:
    """Ships of a colour with their way."""
    return h.span(".lr-way-of")[ship(move["colour"]), _going(move, w)]


def _going(move: Mapping[str, Any], w: Words) -> list[Node]:
    """From where to where, and the steps that were lost."""
    count = f"{move['count']} × " if move["count"] > 1 else ""
    start, lost = short_field(move["start"]), move["lost"]
    if not move["steps"]:
        return [h.em[w("{count}stays on {n}", count=count, n=start)]]
    gone = h.em(".lr-less")[w.plural("{n} lost", "{n} lost", lost)] if lost else None
    return [h.b[f"{count}{start} → {short_field(move['end'])}"], gone]


def _lapse(event: Event, signs: Signs, w: Words) -> Element:
    return _line(flag(event["seat"]), h.em[w("no ship can move")])


def _bonus(event: Event, signs: Signs, w: Words) -> Element:
    if not event["taken"]:
        return _line(flag(event["seat"]), h.em[w("declines the bonus")])
    return _line(ship(event["colour"]), w("bonus:"), _going(event, w))


def _draw(event: Event, signs: Signs, w: Words) -> Element:
    left = w.plural("draws, {n} card left", "draws, {n} cards left", event["pile"])
    return _line(ship(event["colour"]), icon("deck"), h.em[left])


def _erik(event: Event, signs: Signs, w: Words) -> list[Node]:
    """Erik's card, his ship and those that it takes along, his bonus."""
    first = _line(ship(event["colour"]), w("Erik turns up"), " ", _token(event, w))
    if event["origin"] < 0:
        return [first, _line(ship(event["colour"]), h.em[w("none of his ships can move")])]
    why = w("his last ship:")
    lines: list[Node] = [first, _line(ship(event["colour"]), why, " ", _moves(event["moves"], w))]
    if event["bonus"]:
        lines.append(_line(ship(event["colour"]), w("bonus:"), " ", _way(event["bonus"], w)))
    return lines


def _cloud(event: Event, signs: Signs, w: Words) -> Element:
    if not event["field"]:
        return _line(icon("cloud"), h.em[w("The cloud comes nearer, still at sea")])
    caught = sum(row["count"] for row in event["caught"])
    text = w("Cloud on field {n}", n=event["field"])
    more = w.plural("{n} ship is fixed", "{n} ships are fixed", caught) if caught else ""
    return _line(icon("cloud"), h.b(".lr-caesura")[f"{text}, {more}" if more else text])


def _storm(event: Event, signs: Signs, w: Words) -> Element:
    name = seat_name(signs, event["seat"], w)
    text = w("{name} gets the storm card", name=name)
    return _line(flag(event["seat"]), h.em[text])


def _over(event: Event, signs: Signs, w: Words) -> Element:
    return h.b(".lr-caesura")[w("The game is over")]


_LINES: Final[dict[str, Callable[[Event, Signs, Words], Node]]] = {
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
