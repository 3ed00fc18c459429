"""What the pond offers to the seat that decides; asked of the view (WW-25, WW-40, WW-46).

The view says which shapes fit, and which fit with a hat; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.game import View
from spieltisch.games.wispwood.data import HAT, LETTERS, SHAPES, SLOTS

HAT_LETTER = LETTERS[HAT]


def shapes_beside(view: View, slot: int) -> tuple[int, int]:
    """The two shapes that lie beside a slot of the pond (WW-18)."""
    shapes = view["shapes"]
    return shapes[slot - 1], shapes[slot]


def open_shapes(view: View, slot: int) -> Iterable[int]:
    """The shapes that may go with the wisp of a slot: with a ready cat all of them."""
    if view["seats"][view["turn"]]["cat_ready"]:
        return range(SHAPES)
    return shapes_beside(view, slot)


def can_take_any(view: View) -> bool:
    """Whether some wisp of the pond can be taken."""
    return any(_can_take(view, slot) for slot in _wisps(view))


def hat_card_forbids(view: View) -> bool:
    """Whether there are hats, none can be taken, and not for lack of room alone."""
    hats = [slot for slot in _wisps(view) if view["pond"][slot] == HAT_LETTER]
    if any(_can_take(view, slot) for slot in hats):
        return False
    return any(view["fits"][shape] for slot in hats for shape in open_shapes(view, slot))


def _wisps(view: View) -> list[int]:
    return [slot for slot in range(SLOTS) if view["pond"][slot] is not None]


def _can_take(view: View, slot: int) -> bool:
    fits = view["fits_hat"] if view["pond"][slot] == HAT_LETTER else view["fits"]
    return any(fits[shape] for shape in open_shapes(view, slot))
