"""Words that only the drawing needs: what lies on a square, and the names of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spieltisch.game import SeatSign
from spieltisch.games.wispwood.text.names import kind_name
from spieltisch.language import N_, Words

_OTHERS: Final = {"T": N_("tree"), "C": N_("cat"), ".": N_("free")}


def content_name(letter: str, w: Words) -> str:
    """What lies on a square, by its letter."""
    return w(_OTHERS[letter]) if letter in _OTHERS else kind_name(letter, w)


def seat_name(signs: Sequence[SeatSign], seat: int, w: Words) -> str:
    """The name on a seat's sign, or that nobody sits there yet."""
    return signs[seat].name or w("open seat")
