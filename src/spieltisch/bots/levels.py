"""The table of bots: one line for each, weakest first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spieltisch.language import N_


@dataclass(frozen=True)
class Level:
    """One bot as a person chooses it."""

    id: str
    name: str  # in English, a message of the catalogues
    bars: int  # strength, 1..4
    seconds: float  # time for one decision


LEVELS: Final = (
    Level("random", N_("Random"), 1, 0.5),
    Level("greedy", N_("Greedy"), 2, 0.5),
)


def level(bot: str) -> Level:
    """The level with this id. Raises LookupError that names the ids there are."""
    for found in LEVELS:
        if found.id == bot:
            return found
    known = ", ".join(found.id for found in LEVELS)
    raise LookupError(f"unknown bot {bot!r}; expected one of: {known}")
