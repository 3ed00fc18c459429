"""The prompt: who must do what now, and why something else is not possible."""

from __future__ import annotations

from spieltisch.game import Seat, Sight, View
from spieltisch.games.zwerge_duell.data import AXE, JOKERS, POWER, WILD
from spieltisch.games.zwerge_duell.reasons import REASONS
from spieltisch.games.zwerge_duell.text.cards import card_name
from spieltisch.games.zwerge_duell.text.names import opponent
from spieltisch.games.zwerge_duell.text.result import outcome
from spieltisch.games.zwerge_duell.text.windows import consequence, holds, question
from spieltisch.language import Words


def prompt(sight: Sight) -> str:
    """Who must do what now, in words of the game."""
    if sight.view["phase"] == "over":
        return outcome(sight)
    if sight.choosing:
        return _own_decision(sight)
    return _other_decision(sight, sight.words)


def reason(code: int, words: Words) -> str:
    """The sentence for a reason code of `why_not`."""
    return words(REASONS[code].sentence)


def _own_decision(sight: Sight) -> str:
    view, w = sight.view, sight.words
    match view["phase"]:
        case "draw":
            return _own_draw(view, w)
        case "roll":
            return _own_roll(view, w)
        case "reroll":
            return w("Reroll a die ({n} left), or keep the dice.", n=view["rerolls"])
        case "card":
            return _own_cards(view, w)
        case "remove":
            name = sight.signs[opponent(view["actor"])].name
            return w("Choose a card in the display of {name}: it is discarded.", name=name)
        case _:
            return f"{question(sight)} {consequence(sight)}"


def _own_draw(view: View, w: Words) -> str:
    """How many cards, what the last one means, and the strike before it (ZD-11, ZD-13, ZD-14)."""
    seat = view["seats"][view["actor"]]
    most, pile = seat["draws"], seat["pile"]
    sentences = [w("Draw a card.") if most == 1 else _announce(most, w)]
    if most == pile:
        sentences.append(w("The last card of your pile ends the game."))
    if holds(view, AXE):
        axe = card_name(view["actor"], AXE, w)
        sentences.append(w("Before that you may play {axe}: 1 damage.", axe=axe))
    return " ".join(sentences)


def _announce(most: int, w: Words) -> str:
    return w("Draw 1 to {n} cards: say how many before you see the first.", n=most)


def _own_roll(view: View, w: Words) -> str:
    due, why = view["dice_due"], view["reason"]
    if not holds(view, POWER):
        return w("Roll {n} dice.", n=due)
    facts = {"due": due, "dice": why["dice"], "card": card_name(view["actor"], POWER, w)}
    if why["lost"]:
        return w.plural(
            "Roll {due} dice, or play {card} first: {dice} dice, {n} die is lost.",
            "Roll {due} dice, or play {card} first: {dice} dice, {n} dice are lost.",
            why["lost"],
            **facts,
        )
    return w("Roll {due} dice, or play {card} first: {dice} dice.", **facts)


def _own_cards(view: View, w: Words) -> str:
    """What is possible, and the joker card for a turn without use (ZD-24, ZD-62)."""
    brings_joker = not view["used"] and view["seats"][view["actor"]]["jokers"] < JOKERS
    moves = _open_moves(view, w)
    if not moves:
        if brings_joker:
            return w("Nothing can be played or used now: end the turn and take a joker card.")
        return w("Nothing can be played or used now: end the turn.")
    return f"{moves} {w('If you spend nothing, you take a joker card.')}" if brings_joker else moves


def _open_moves(view: View, w: Words) -> str:
    """What can be done before the end of the turn; empty for nothing."""
    plays, uses = any(row["playable"] for row in view["hand"] or ()), _can_use(view)
    if plays and uses:
        return w("Play cards, use your allies, or end the turn.")
    if plays:
        return w("Play cards, or end the turn.")
    return w("Use your allies, or end the turn.") if uses else ""


def _can_use(view: View) -> bool:
    """Whether a die or joker card can hit, or the scout can take a die (ZD-40, ZD-41, ZD-46)."""
    seat, pool = view["seats"][view["actor"]], view["pool"]
    fitting = any(pool[face] for face in [*seat["hits"], WILD])
    hits = seat["hits"] and (fitting or seat["usable"])
    return bool(hits or (view["scouts"] and any(pool) and seat["jokers"] < JOKERS))


def _other_decision(sight: Sight, w: Words) -> str:
    """A decision for the sake of a twist is a mere wait to all others (ZD-73)."""
    decides: Seat = sight.view["actor"]
    sign = sight.signs[decides]
    if sign.kind == "open":
        return w("Waiting for somebody to take the open seat.")
    if sign.kind == "bot":
        return w("{name} is thinking.", name=sign.name)
    match sight.view["phase"]:
        case "draw":
            return w("{name} has the turn and draws cards.", name=sign.name)
        case "reroll":
            return w("{name} has the turn and may reroll.", name=sign.name)
        case "card":
            return w("{name} has the turn and plays cards.", name=sign.name)
        case "remove":
            return w("{name} has the turn and removes a card.", name=sign.name)
        case _:
            return w("Waiting for {name}.", name=sign.name)
