"""The questions for a twist: why one is asked, and what follows from it.

Only the chooser reads them. With `always_ask` they are also put without the card (ZD-73); then
they say so and cost one tap.
"""

from __future__ import annotations

from spieltisch.game import Seat, Sight, View
from spieltisch.games.zwerge_duell.actions import AXE_POINT, PILE
from spieltisch.games.zwerge_duell.data import ARMOUR, AXE, CARDS, HEALTHY, VP
from spieltisch.games.zwerge_duell.text.cards import card_name
from spieltisch.games.zwerge_duell.text.dice import with_item
from spieltisch.games.zwerge_duell.text.names import opponent, target_name, wounds
from spieltisch.language import Words


def holds(view: View, card: int) -> bool:
    """Whether the viewer has a card in hand."""
    return any(row["card"] == card for row in view["hand"] or ())


def question(sight: Sight) -> str:
    """The question of a strike or armour window, with its reason."""
    view, w = sight.view, sight.words
    card = _wanted(view)
    news = _point(sight) if card == ARMOUR else _last_step(sight)
    if not holds(view, card):
        return f"{news}."
    return w("{news}: play {card}?", news=news, card=card_name(view["actor"], card, w))


def consequence(sight: Sight) -> str:
    """What a strike would do, or what the open point does if nobody prevents it."""
    view, w = sight.view, sight.words
    card = _wanted(view)
    if not holds(view, card):
        return w("{card} is not in your hand: pass.", card=card_name(view["actor"], card, w))
    return _effect_of_strike(view, w) if card == AXE else _effect_of_point(view, w)


def _wanted(view: View) -> int:
    """The twist that is asked for."""
    return AXE if view["phase"] == "strike" else ARMOUR


def _last_step(sight: Sight) -> str:
    """What the active seat has just done (ZD-59)."""
    w, view = sight.words, sight.view
    other: Seat = opponent(view["actor"])
    name, why = sight.signs[other].name, view["reason"]
    if why["after"] == "roll":
        return w("{name} has rolled", name=name)
    return w("{name} has played {card}", name=name, card=card_name(other, why["card"], w))


def _point(sight: Sight) -> str:
    """The point that waits for an answer, told as in the log."""
    w, point = sight.words, sight.view["point"]
    name = sight.signs[point["by"]].name
    target = target_name(point["owner"], point["target"], w)
    if point["source"] == AXE_POINT:
        axe = card_name(point["by"], AXE, w)
        return w("{name} plays {card} on {target}", name=name, card=axe, target=target)
    means = with_item(point["source"], w)
    return w("{name} hits {target} {means}", name=name, target=target, means=means)


def _effect_of_strike(view: View, w: Words) -> str:
    """A fresh card with one health left falls before it acts (ZD-61)."""
    card, other = view["reason"]["card"], opponent(view["actor"])
    if 0 <= card < HEALTHY and CARDS[card].health == 1:
        name = card_name(other, card, w)
        return w("1 damage defeats {card} before its first effect.", card=name)
    return w("1 damage to a card or to the draw pile. Cards heal at the end of the turn.")


def _effect_of_point(view: View, w: Words) -> str:
    point = view["point"]
    if point["target"] == PILE:
        if point["effect"] == "end":
            return w("Otherwise your last card goes, and the game ends.")
        return w("Otherwise the top card of your draw pile is discarded.")
    if point["effect"] == "mark":
        standing = wounds(point["marks"] + 1, point["health"], w)
        return w("Otherwise {wounds}, healed at the end of the turn.", wounds=standing)
    points = int(VP[point["card"]])
    if not points:
        return w("Otherwise it is defeated.")
    return w.plural(
        "Otherwise it is defeated, and you lose {n} point.",
        "Otherwise it is defeated, and you lose {n} points.",
        points,
    )
