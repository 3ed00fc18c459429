"""Words that only the drawing needs: seats and places, for labels that a screen reader speaks."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.game import SeatSign
from spieltisch.games.lichterfest.text.names import spot
from spieltisch.language import Words


def seat_name(signs: Sequence[SeatSign], seat: int, w: Words) -> str:
    """The name on a seat's sign, or that nobody sits there yet."""
    return signs[seat].name or w("open seat")


def place_name(x: int, y: int, w: Words) -> str:
    """Where a cell lies, counted from the start tile."""
    return spot(x, y, w) or w("in the middle")
