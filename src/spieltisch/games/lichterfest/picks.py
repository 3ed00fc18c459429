"""What a person points at to make an action: the names that the scene gives its elements.

A placement is a hand tile, a cell and a turn; an exchange an own card and one of the supply; a
dedication a stack and the colours that pay; a discard an own card.
"""

from __future__ import annotations

from spieltisch.game import Action, View
from spieltisch.games.lichterfest.actions import (
    SEVEN_UNIQUE,
    Dedicate,
    Discard,
    Exchange,
    Place,
    decode,
)


def picks(view: View, action: Action) -> list[str]:
    """The picks of an action in their natural order; the same in every position."""
    match decode(action):
        case Place(cell, slot, rotation):
            return [f"hand-{slot}", f"cell-{cell}", f"turn-{rotation}"]
        case Exchange(gave, took):
            return [f"own-{gave}", f"supply-{took}"]
        case Dedicate(kind, colours):
            paid = () if kind == SEVEN_UNIQUE else colours
            return [f"stack-{kind}", *(f"own-{colour}" for colour in paid)]
        case Discard(colour):
            return [f"own-{colour}"]
        case _:
            return ["skip"]
