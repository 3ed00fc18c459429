"""The prompt: who must do what now, and why something else is not possible."""

from __future__ import annotations

from spieltisch.game import Sight, View
from spieltisch.games.lighthouse_run.outlook import voyages
from spieltisch.games.lighthouse_run.reasons import REASONS
from spieltisch.games.lighthouse_run.text.journey import bonus_way
from spieltisch.games.lighthouse_run.text.names import (
    colour_name,
    colours_of,
    section,
    tower_name,
)
from spieltisch.games.lighthouse_run.text.result import outcome
from spieltisch.language import Words


def prompt(sight: Sight) -> str:
    """Who must do what now, in words of the game."""
    if sight.view["phase"] == "over":
        return outcome(sight)
    if sight.choosing:
        return _own_turn(sight.view, sight.words)
    return _other_turn(sight, sight.words)


def reason(code: int, words: Words) -> str:
    """The sentence for a reason code of `why_not`."""
    return words(REASONS[code].sentence)


def _own_turn(view: View, w: Words) -> str:
    match view["phase"]:
        case "play":
            return _own_card(view, w)
        case "beacon":
            return _own_beacon(view, w)
        case "move":
            return _own_ships(view, w)
        case _:
            return w("Bonus: you may sail once more, {journey}.", journey=bonus_way(view, w))


def _own_card(view: View, w: Words) -> str:
    """In the big fleet the second card of a round is of the other colour (LR-79)."""
    due = [colour_name(colour, w) for colour in view["next_colours"]]
    if len(colours_of(view, view["turn"])) == 1:
        return w("Play a card from your hand.")
    if len(due) == 1:
        return w("Play a card of {colour}: your other colour has played.", colour=due[0])
    colours = w("{first} or {last}", first=", ".join(due[:-1]), last=due[-1])
    return w("Play a card of {colours}.", colours=colours)


def _own_beacon(view: View, w: Words) -> str:
    """A move that the card demands says why (LR-18)."""
    card = view["card"]
    if not card["position"]:
        return w("Move a beacon to a dark tower, or leave them all.")
    return w(
        "Tower {tower} (fields {fields}) is dark and must be lit: which beacon moves there?",
        tower=tower_name(card["tower"]),
        fields=section(card["position"]),
    )


def _own_ships(view: View, w: Words) -> str:
    card = view["card"]
    if _all_dark(view):
        return w("It is dark ahead: whatever you choose, no ship sails.")
    if card["kind"] == "coop":
        return w.plural(
            "Choose a field: one ship of each colour there sails {n} step.",
            "Choose a field: one ship of each colour there sails {n} steps.",
            card["move"],
        )
    colour = colour_name(card["colour"], w)
    if card["kind"] == "group":
        return w.plural(
            "Choose a field of the river: all your ships there ({colour}) sail {n} step.",
            "Choose a field of the river: all your ships there ({colour}) sail {n} steps.",
            card["move"],
            colour=colour,
        )
    return w.plural(
        "Choose one of your ships ({colour}): it sails {n} step.",
        "Choose one of your ships ({colour}): it sails {n} steps.",
        card["move"],
        colour=colour,
    )


def _all_dark(view: View) -> bool:
    """Whether no choice moves any ship; choosing is compulsory all the same (LR-38)."""
    card = view["card"]
    found = voyages(view, card["colour"], card["index"])
    return not any(move.steps for voyage in found for move in voyage.moves)


def _other_turn(sight: Sight, w: Words) -> str:
    sign = sight.signs[sight.view["turn"]]
    if sign.kind == "open":
        return w("Waiting for somebody to take the open seat.")
    if sign.kind == "bot":
        return w("{name} is thinking.", name=sign.name)
    match sight.view["phase"]:
        case "play":
            return w("{name} has the turn and plays a card.", name=sign.name)
        case "beacon":
            return w("{name} has the turn and decides on the beacons.", name=sign.name)
        case "move":
            return w("{name} has the turn and chooses the ships.", name=sign.name)
        case _:
            return w("{name} has the turn and decides on the bonus.", name=sign.name)
