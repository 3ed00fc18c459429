"""What a choice means: sentence, button, short notation. One function for each use.

The notation is described on the rules page, docs/rules/zwerge_duell.md.
"""

from __future__ import annotations

from functools import cache

from spieltisch.game import Action, Seat, Sight, View
from spieltisch.games.zwerge_duell.actions import (
    JOKER,
    Decoded,
    Draw,
    Hit,
    Keep,
    MakeWild,
    Pass,
    Play,
    PowerUp,
    Prevent,
    Remove,
    Reroll,
    Roll,
    Scout,
    Stop,
    Throw,
    decode,
)
from spieltisch.games.zwerge_duell.data import (
    ARMOUR,
    AXE,
    DICE,
    DICE_PER_POWER,
    EV_WILD,
    JOKERS,
    NEED,
    POWER,
    SCOUT,
    WILD,
)
from spieltisch.games.zwerge_duell.text.cards import card_name
from spieltisch.games.zwerge_duell.text.dice import code, item, items, with_item
from spieltisch.games.zwerge_duell.text.names import (
    card_code,
    marked_name,
    opponent,
    result,
    target_code,
    target_name,
)
from spieltisch.language import Words


def say(sight: Sight, action: Action) -> str:
    """What choosing `action` means, short enough for a button or a screen reader."""
    w, view = sight.words, sight.view
    own: Seat = view["actor"]
    match _decoded(action):
        case Draw() | Roll() | PowerUp() | Reroll() | Keep() as move:
            return _say_opening(move, view, w)
        case Play(card) as move:
            facts = {"card": card_name(own, card, w), "payment": items(paid(view, move), w)}
            return w("Play {card} for {payment}", **facts)
        case MakeWild(value):
            facts = {"card": card_name(own, EV_WILD, w), "die": item(value - 1, w)}
            return w("Play {card}: {die} becomes wild", **facts)
        case Remove(target):
            return w("Remove {card}", card=marked_name(opponent(own), target, w))
        case Hit() | Throw() as move:
            return _say_point(move, view, w)
        case Scout(face):
            facts = {"card": card_name(own, SCOUT, w), "die": item(face, w)}
            return w("{card}: trade {die} for a joker card, usable from the next turn", **facts)
        case Stop():
            return _say_stop(sight)
        case Pass():
            return _say_pass(view, w)
        case Prevent():
            return w("Play {card}: the damage is prevented", card=card_name(own, ARMOUR, w))


def verb(action: Action, words: Words) -> str:
    """The word on the confirm button for `action`."""
    match _decoded(action):
        case Draw():
            return words("Draw")
        case Roll():
            return words("Roll")
        case Reroll():
            return words("Reroll")
        case Keep():
            return words("Keep")
        case Hit():
            return words("Hit")
        case Remove():
            return words("Remove")
        case Scout():
            return words("Trade")
        case Stop():
            return words("End the turn")
        case Pass():
            return words("Pass")
        case Play() | PowerUp() | MakeWild() | Throw() | Prevent():
            return words("Play card")


def pick(sight: Sight, pick: str) -> str:
    """The words on the button of a pick that has no element on the table."""
    w, view = sight.words, sight.view
    own: Seat = view["actor"]
    kind, *numbers = pick.split("-")
    match kind, [int(number) for number in numbers]:
        case "draw", [count]:
            return _draw_sentence(count, view["seats"][own]["pile"], w)
        case "roll", []:
            return _roll_sentence(view, w)
        case "card", [card]:
            return card_name(own, card, w)
        case "die", [number]:
            return _die_label(number, w)
        case "pay", [value, jokers]:
            return _payment_label(value, jokers, w)
        case "target", [target]:
            return _target_label(opponent(own), target, w)
        case "keep", []:
            return w("Keep the dice")
        case "scout", []:
            return card_name(own, SCOUT, w)
        case "stop", []:
            return w("End the turn")
        case "pass", []:
            return _say_pass(view, w)
        case _:
            raise ValueError(f"expected a pick of this game, got {pick!r}")


def notation(view: View, action: Action) -> str:
    """The action in the game's short notation, the same in every language."""
    match _decoded(action):
        case Draw(count):
            return f"d{count}"
        case Roll():
            return "r"
        case PowerUp():
            return "r+"
        case Reroll(face):
            return f"r{code([face])}"
        case Keep():
            return "k"
        case Play(card) as move:
            return f"p {card_code(card)} {code(paid(view, move))}"
        case MakeWild(value):
            return f"w{value}"
        case Remove(target):
            return f"x {target_code(target)}"
        case Hit(source, target):
            return f"h{code([source])} {target_code(target)}"
        case Throw(target):
            return f"a {target_code(target)}"
        case Scout(face):
            return f"s{code([face])}"
        case Stop():
            return "e"
        case Pass():
            return "-"
        case Prevent():
            return "b"


def paid(view: View, move: Play) -> list[int]:
    """The dice and joker cards that go: natural dice before wild ones (ZD-29)."""
    dice = int(NEED[move.card]) - move.jokers
    natural = min(view["pool"][move.value - 1], dice) if move.value else 0
    wild = dice - natural
    return [move.value - 1] * natural + [WILD] * wild + [JOKER] * move.jokers


@cache
def _decoded(action: Action) -> Decoded:
    return decode(action)


def _say_opening(move: Draw | Roll | PowerUp | Reroll | Keep, view: View, w: Words) -> str:
    """The choices of draw and dice phase."""
    match move:
        case Draw(count):
            return _draw_sentence(count, view["seats"][view["actor"]]["pile"], w)
        case Roll():
            return _roll_sentence(view, w)
        case PowerUp():
            return _power_sentence(view["dice_due"], card_name(view["actor"], POWER, w), w)
        case Reroll(face):
            return w("Reroll {die}", die=item(face, w))
        case Keep():
            return w("Keep the dice")


def _draw_sentence(count: int, pile: int, w: Words) -> str:
    """An emptied pile ends the game (ZD-13)."""
    if count < pile:
        return w.plural("Draw {n} card", "Draw {n} cards", count)
    return w.plural(
        "Draw {n} card, the last one: the game ends",
        "Draw {n} cards, the last ones: the game ends",
        count,
    )


def _roll_sentence(view: View, w: Words) -> str:
    return w.plural("Roll {n} die", "Roll {n} dice", view["dice_due"])


@cache
def _power_sentence(due: int, card: str, w: Words) -> str:
    """Dice beyond six are lost (ZD-17)."""
    dice = min(DICE, due + DICE_PER_POWER)
    lost = due + DICE_PER_POWER - dice
    if not lost:
        return w("Play {card}: {dice} dice instead of {due}", card=card, dice=dice, due=due)
    return w.plural(
        "Play {card}: {dice} dice instead of {due}, {n} die is lost",
        "Play {card}: {dice} dice instead of {due}, {n} dice are lost",
        lost,
        card=card,
        dice=dice,
        due=due,
    )


def _say_point(move: Hit | Throw, view: View, w: Words) -> str:
    own: Seat = view["actor"]
    owner = opponent(own)
    facts = {
        "target": target_name(owner, move.target, w),
        "result": result(view, owner, move.target, w),
    }
    match move:
        case Hit(source):
            return w("Hit {target} {means}: {result}", means=with_item(source, w), **facts)
        case Throw():
            return w("Play {card} on {target}: {result}", card=card_name(own, AXE, w), **facts)


def _say_stop(sight: Sight) -> str:
    """A turn in which nothing was spent brings a joker card (ZD-62, ZD-65)."""
    w, view = sight.words, sight.view
    own: Seat = view["actor"]
    if view["used"] or view["seats"][own]["jokers"] == JOKERS:
        return w("End the turn")
    if view["middle_jokers"]:
        return w("End the turn and take a joker card")
    name = sight.signs[opponent(own)].name
    return w("End the turn and take a joker card from {name}", name=name)


def _say_pass(view: View, w: Words) -> str:
    return w("Let it happen") if view["question"] == "armour" else w("Do not strike")


def _die_label(number: int, w: Words) -> str:
    if number < WILD:
        return w("Die {n}", n=number + 1)
    return w("Wild die") if number == WILD else w("Joker card")


def _payment_label(value: int, jokers: int, w: Words) -> str:
    """A way to pay; wild dice fill up what is missing (ZD-29)."""
    if value and jokers:
        return w.plural(
            "Dice {value} and {n} joker card",
            "Dice {value} and {n} joker cards",
            jokers,
            value=value,
        )
    if value:
        return w("Dice {value}, no joker card", value=value)
    if jokers:
        return w.plural("{n} joker card, no numbers", "{n} joker cards, no numbers", jokers)
    return w("Only wild dice")


def _target_label(owner: Seat, target: int, w: Words) -> str:
    return marked_name(owner, target, w) if target else w("Draw pile")
