"""What a person points at to make an action: the names that the scene gives its elements.

A die has the same name in all its uses: `die-<kind>`, kind 0..4 for a natural die 1..5, 5 for a
wild one, 6 for a usable joker card; equal dice carry the same. A class of display cards is
`target-<code>`, the opponent's draw pile `target-0`.
"""

from __future__ import annotations

from spieltisch.game import Action, View
from spieltisch.games.zwerge_duell.actions import (
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
from spieltisch.games.zwerge_duell.data import ARMOUR, AXE, EV_WILD, POWER


def picks(view: View, action: Action) -> list[str]:
    """The picks of an action in their natural order.

    `draw-<n>`, `roll`, `card-<c>` (every copy in hand carries it), `die-<kind>`, `keep`,
    `pay-<v>-<j>` (only where several payments are legal), `target-<code>`, `scout`, `stop`,
    `pass`.
    """
    match decode(action):
        case Draw(count):
            return [f"draw-{count}"]
        case Reroll(face):
            return [f"die-{face}"]
        case Play(card, value, jokers):
            return _picks_of_play(view, card, value, jokers)
        case MakeWild(value):
            return [f"card-{EV_WILD}", f"die-{value - 1}"]
        case Remove(target):
            return [f"target-{target}"]
        case Hit(source, target):
            return [f"die-{source}", f"target-{target}"]
        case Throw(target):
            return [f"card-{AXE}", f"target-{target}"]
        case Scout(face):
            return ["scout", f"die-{face}"]
        case PowerUp():
            return [f"card-{POWER}"]
        case Prevent():
            return [f"card-{ARMOUR}"]
        case Roll() | Keep() | Stop() | Pass() as sole:
            return [type(sole).__name__.lower()]


def _picks_of_play(view: View, card: int, value: int, jokers: int) -> list[str]:
    """The card, and the payment where the player has a choice of several."""
    ways = [len(row["payments"]) for row in view["hand"] or () if row["card"] == card]
    pay = [f"pay-{value}-{jokers}"] if max(ways, default=0) > 1 else []
    return [f"card-{card}", *pay]
