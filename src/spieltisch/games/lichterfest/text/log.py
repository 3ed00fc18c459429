"""The lines of the log: one sentence for each kind of event that `tell` reports."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spieltisch.game import Event, SeatSign
from spieltisch.games.lichterfest.actions import SEVEN_UNIQUE
from spieltisch.games.lichterfest.text.names import (
    boats,
    colour_name,
    colour_names,
    set_name,
    spot,
)
from spieltisch.language import Words

Signs = Sequence[SeatSign]


def line(event: Event, signs: Sequence[SeatSign], words: Words) -> str:
    """One line of the log; names players, never says "you"."""
    return _LINES[event["kind"]](event, signs, words)


def _exchange(event: Event, signs: Signs, w: Words) -> str:
    return w(
        "{name} swaps {gave} for {took}",
        name=_name(event, signs),
        gave=colour_name(event["gave"], w),
        took=colour_name(event["took"], w),
    )


def _skip(event: Event, signs: Signs, w: Words) -> str:
    name = _name(event, signs)
    if event["step"] == "exchange":
        return w("{name} does not swap", name=name)
    return w("{name} takes no bonus card", name=name)


def _dedicate(event: Event, signs: Signs, w: Words) -> str:
    name, colours = _name(event, signs), _paid(event, w)
    kind = set_name(event["type"], w)
    if event["generic"]:
        return w(
            "{name} takes a grey bonus card ({value}) for {set}: {colours}",
            name=name,
            value=event["value"],
            set=kind,
            colours=colours,
        )
    if event["type"] == SEVEN_UNIQUE:
        return w("{name} takes {set} ({value})", name=name, set=kind, value=event["value"])
    return w(
        "{name} takes {set} ({value}) for {colours}",
        name=name,
        set=kind,
        value=event["value"],
        colours=colours,
    )


def _discard(event: Event, signs: Signs, w: Words) -> str:
    return w(
        "{name} gives {colour} back to the supply",
        name=_name(event, signs),
        colour=colour_name(event["colour"], w),
    )


def _place(event: Event, signs: Signs, w: Words) -> str:
    """The placement with its bonus, boats and distribution, in that order."""
    gains = [*_bonus(event, w), *_favors(event, w)]
    return w(
        "{name} places a tile at {spot}: {gains}; for all: {shares}",
        name=_name(event, signs),
        spot=spot(event["x"], event["y"], w),
        gains=", ".join(gains) or w("no side matches"),
        shares=", ".join(_share(share, signs, w) for share in event["shares"]),
    )


def _bonus(event: Event, w: Words) -> list[str]:
    got = [side["colour"] for side in event["bonus"] if side["got"]]
    lost = [side["colour"] for side in event["bonus"] if not side["got"]]
    parts = [w("bonus {colours}", colours=colour_names(got, w))] if got else []
    return parts + [_nothing(colour, w) for colour in lost]


def _favors(event: Event, w: Words) -> list[str]:
    got, lost = event["favors_got"], event["favors_earned"] - event["favors_got"]
    parts = [boats(got, w)] if got else []
    if lost:
        parts.append(w("{boats} lost, the bank is empty", boats=boats(lost, w)))
    return parts


def _share(share: Event, signs: Signs, w: Words) -> str:
    name, colour = _name(share, signs), share["colour"]
    won = colour_name(colour, w) if share["got"] else _nothing(colour, w)
    return f"{name} {won}"


def _nothing(colour: int, w: Words) -> str:
    return w("nothing ({colour} is empty)", colour=colour_name(colour, w))


def _passes(event: Event, signs: Signs, w: Words) -> str:
    return w("{name} can do nothing and passes", name=_name(event, signs))


def _final_round(event: Event, signs: Signs, w: Words) -> str:
    return w("The final round begins")


def _over(event: Event, signs: Signs, w: Words) -> str:
    return w("The game is over")


def _name(event: Event, signs: Signs) -> str:
    return signs[event["seat"]].name


def _paid(event: Event, w: Words) -> str:
    """The colours that were paid; their counts follow from the type of set."""
    return colour_names([colour for colour, n in enumerate(event["paid"]) if n], w)


_LINES: Final[dict[str, Callable[[Event, Signs, Words], str]]] = {
    "exchange": _exchange,
    "skip": _skip,
    "dedicate": _dedicate,
    "discard": _discard,
    "place": _place,
    "passes": _passes,
    "final_round": _final_round,
    "over": _over,
}
