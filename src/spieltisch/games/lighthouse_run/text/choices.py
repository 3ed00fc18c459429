"""What a choice means: sentence, button, short notation. One function for each use.

The notation is described on the rules page, docs/rules/lighthouse_run.md.
"""

from __future__ import annotations

from functools import cache, lru_cache

from spieltisch.game import Action, Sight, View
from spieltisch.games.lighthouse_run.actions import (
    Bonus,
    Decoded,
    KeepBeacons,
    MoveBeacon,
    Origin,
    PlayCard,
    decode,
)
from spieltisch.games.lighthouse_run.data import ANY, CARDS, START
from spieltisch.games.lighthouse_run.text.journey import (
    MOST_KEPT,
    Departure,
    bonus_way,
    departure,
    outlook,
)
from spieltisch.games.lighthouse_run.text.names import (
    card_name,
    card_of,
    colour_name,
    colours_of,
    section,
    short_fields,
    tower_at,
    tower_name,
)
from spieltisch.language import Words


def say(sight: Sight, action: Action) -> str:
    """What choosing `action` means, short enough for a button or a screen reader."""
    w, view = sight.words, sight.view
    match _decoded(action):
        case Origin(field):
            return _origin_sentence(departure(view, field), w)
        case MoveBeacon(start, end):
            return _beacon_sentence(start, end, tower_at(view, start), tower_at(view, end), w)
        case PlayCard(slot, card):
            return _say_card(view, slot, card, w)
        case KeepBeacons():
            return w("Leave the beacons")
        case Bonus(taken):
            return _say_bonus(view, taken, w)


def verb(action: Action, words: Words) -> str:
    """The word on the confirm button for `action`."""
    match _decoded(action):
        case PlayCard():
            return words("Play card")
        case MoveBeacon():
            return words("Move beacon")
        case KeepBeacons():
            return words("Leave the beacons")
        case Origin():
            return words("Sail")
        case Bonus(taken):
            return words("Take the bonus") if taken else words("No bonus")


def pick(sight: Sight, pick: str) -> str:
    """The words on the button of a pick that has no element on the table."""
    w, view = sight.words, sight.view
    kind, _, number = pick.rpartition("-")
    match kind or number:
        case "hand":
            return _pick_card(view, int(number), w)
        case "from":
            return w("Beacon of tower {tower}", tower=tower_at(view, int(number)))
        case "to":
            return w("To tower {tower}", tower=tower_at(view, int(number)))
        case "keep":
            return w("Leave the beacons")
        case "origin":
            return w("From the start") if int(number) == START else w("From field {n}", n=number)
        case "take":
            return w("Take the bonus")
        case _:
            return w("No bonus")


def notation(view: View, action: Action) -> str:
    """The action in the game's short notation, the same in every language."""
    match _decoded(action):
        case PlayCard(slot, card):
            return f"p{slot + 1 if slot else ''} {_face_code(card)}"
        case MoveBeacon(start, end):
            return f"l {start}>{end}"
        case KeepBeacons():
            return "l-"
        case Origin(field):
            return f"m {short_fields([field])}"
        case Bonus(taken):
            return "b+" if taken else "b-"


@cache
def _decoded(action: Action) -> Decoded:
    return decode(action)


def _say_card(view: View, slot: int, card: int, w: Words) -> str:
    tower = CARDS[card].tower
    return _card_sentence(card, _deck(view, slot), tower != ANY and _is_lit(view, tower), w)


@cache
def _card_sentence(card: int, colour: int | None, lit: bool, w: Words) -> str:
    """The card and what its beacon half asks for now (LR-18 to LR-20)."""
    name, tower = _title(card, colour, w), CARDS[card].tower
    if tower == ANY:
        return w("Play {card}: any beacon may move", card=name)
    if lit:
        return w("Play {card}: {tower} is lit already", card=name, tower=tower_name(tower))
    return w(
        "Play {card}: {tower} is dark, a beacon must move there",
        card=name,
        tower=tower_name(tower),
    )


@cache
def _beacon_sentence(start: int, end: int, before: str, after: str, w: Words) -> str:
    return w(
        "Beacon from {before} to {after}: light on {lit} instead of {dark}",
        before=before,
        after=after,
        lit=section(end),
        dark=section(start),
    )


@lru_cache(MOST_KEPT)
def _origin_sentence(leaving: Departure, w: Words) -> str:
    way = outlook(leaving, w)
    if leaving.field == START:
        return w("From the start: {journey}", journey=way)
    return w("From field {n}: {journey}", n=leaving.field, journey=way)


def _say_bonus(view: View, taken: bool, w: Words) -> str:
    if taken:
        return w("Take the bonus: {journey}", journey=bonus_way(view, w))
    bonus = view["bonus"]
    colour = colour_name(bonus["colour"], w)
    return w("No bonus: {colour} stays on field {n}", colour=colour, n=bonus["field"])


def _pick_card(view: View, action: Action, w: Words) -> str:
    match _decoded(action):
        case PlayCard(slot, card):
            return _title(card, _deck(view, slot), w)
        case other:
            raise ValueError(f"expected the number of an action that plays a card, got {other}")


def _deck(view: View, slot: int) -> int | None:
    """The colour of a deck of the active seat; None if the seat has only one."""
    colours = colours_of(view, view["turn"])
    return colours[slot] if len(colours) > 1 else None


def _title(card: int, colour: int | None, w: Words) -> str:
    return card_name(card, w) if colour is None else card_of(card, colour, w)


def _is_lit(view: View, tower: int) -> bool:
    return any(section["lit"] for section in view["sections"] if section["tower"] == tower)


def _face_code(card: int) -> str:
    face = CARDS[card]
    letter = "" if face.tower == ANY else tower_name(face.tower)
    return f"{face.kind[0].upper()}{face.move}{letter}"
