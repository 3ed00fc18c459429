"""What an action did, told from the open facts before and after: for log, motion and preview.

The account follows the order of a placement (LF-36, LF-39, LF-41): bonus from north clockwise,
boats, then one lantern per seat from the active one on. It explains the rules and decides
nothing; a test holds it to the records of random games.
"""

from __future__ import annotations

from typing import Any

from spieltisch.game import Action, Event, View
from spieltisch.games.lichterfest.actions import (
    Dedicate,
    Discard,
    Exchange,
    Place,
    SkipDedicate,
    SkipExchange,
    decode,
)
from spieltisch.games.lichterfest.data import COLOURS, SIDES, TILE_PLATFORM, side_colour

CARDS_PER_COLOUR = (4, 2, 1)  # what a set takes of each of its colours, by type
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def tell(before: View, action: Action, after: View) -> list[Event]:
    """The events of `action`, in order; both views may be those of any viewer."""
    seat = before["turn"]
    move = decode(action)
    events: list[Event]
    match move:
        case SkipExchange():
            events = [{"kind": "skip", "seat": seat, "step": "exchange"}]
        case SkipDedicate():
            events = [{"kind": "skip", "seat": seat, "step": "dedicate"}]
        case Exchange(gave, took):
            events = [{"kind": "exchange", "seat": seat, "gave": gave, "took": took}]
        case Discard(colour):
            events = [{"kind": "discard", "seat": seat, "colour": colour}]
        case Dedicate():
            events = [_dedication(before, seat, move)]
        case Place():
            events = [_placement(before, seat, move, after)]
    return events + _turns_passed(before, after)


def _dedication(before: View, seat: int, move: Dedicate) -> Event:
    generic = not before["stacks"][move.type]
    values = before["generics"] if generic else before["stacks"][move.type]
    paid = [CARDS_PER_COLOUR[move.type] * (c in move.colours) for c in range(COLOURS)]
    return {
        "kind": "dedicate",
        "seat": seat,
        "type": move.type,
        "value": values[0],
        "generic": generic,
        "paid": paid,
    }


def _placement(before: View, seat: int, move: Place, after: View) -> Event:
    laid = next(tile for tile in after["lake"] if tile["cell"] == move.cell)
    supply = list(before["supply"])
    touching = _matching_sides(before, laid)
    platforms = [side for side, other in touching if TILE_PLATFORM[other["tile"]]]
    own = bool(TILE_PLATFORM[laid["tile"]]) and bool(touching)
    bonus = [
        {"side": side, **_take(supply, side_colour(laid["tile"], laid["rotation"], side))}
        for side, _ in touching
    ]
    earned = len(platforms) + own
    return {
        "kind": "place",
        "seat": seat,
        **laid,
        "bonus": bonus,
        "favors_earned": earned,
        "favors_got": min(earned, before["favor_bank"]),
        "platforms": {"own": own, "sides": platforms},
        "shares": _shares(before, seat, laid, supply),
    }


def _matching_sides(before: View, laid: Any) -> list[tuple[int, Any]]:
    """The sides of a new tile that touch their own colour, each with the touched tile."""
    lake = {(tile["x"], tile["y"]): tile for tile in before["lake"]}
    found = []
    for side, (dx, dy) in enumerate(STEPS):
        other = lake.get((laid["x"] + dx, laid["y"] + dy))
        if other is not None:
            touched = side_colour(other["tile"], other["rotation"], (side + 2) % SIDES)
            if touched == side_colour(laid["tile"], laid["rotation"], side):
                found.append((side, other))
    return found


def _take(supply: list[int], colour: int) -> dict[str, Any]:
    """Count a card out of a copy of the supply; `got` is False if there was none."""
    got = supply[colour] > 0
    supply[colour] -= got
    return {"colour": colour, "got": got}


def _shares(before: View, seat: int, laid: Any, supply: list[int]) -> list[dict[str, Any]]:
    shares = []
    for step in range(before["players"]):
        other = (seat + step) % before["players"]
        facing = before["seats"][other]["facing"]
        colour = side_colour(laid["tile"], laid["rotation"], facing)
        shares.append({"seat": other, **_take(supply, colour)})
    return shares


def _turns_passed(before: View, after: View) -> list[Event]:
    """The start of the final round, turns that passed silently in it, and the end."""
    events: list[Event] = []
    if after["final_round"] and not before["final_round"]:
        events.append({"kind": "final_round"})
    for turn in range(before["turns_done"] + 1, after["turns_done"]):
        events.append({"kind": "passes", "seat": turn % before["players"]})
    if after["phase"] == "over":
        events.append({"kind": "over"})
    return events
