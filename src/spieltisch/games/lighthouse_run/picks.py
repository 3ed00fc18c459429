"""What a person points at to make an action: the names that the scene gives its elements.

A card is a card of the hand, a beacon move a lit tower and a dark one, a movement its origin.
Where a card shows one tower, only the lit one is pointed at.
"""

from __future__ import annotations

from spieltisch.game import Action, View
from spieltisch.games.lighthouse_run.actions import (
    KeepBeacons,
    MoveBeacon,
    Origin,
    PlayCard,
    decode,
)


def picks(view: View, action: Action) -> list[str]:
    """The picks of an action in their natural order.

    `hand-<action>` (twins carry the same), `from-<position>`, `to-<position>`, `keep`,
    `origin-<field>`, `take`, `decline`.
    """
    match decode(action):
        case PlayCard():
            return [f"hand-{action}"]
        case MoveBeacon(start, end):
            card = view["card"]
            given = card is not None and card["position"] == end
            return [f"from-{start}"] if given else [f"from-{start}", f"to-{end}"]
        case KeepBeacons():
            return ["keep"]
        case Origin(field):
            return [f"origin-{field}"]
        case bonus:
            return ["take" if bonus.taken else "decline"]
