"""The table of bots: one line for each, weakest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spieltisch.language import N_


@dataclass(frozen=True)
class Style:
    """How a bot with a net decides.

    It ranks the legal actions by the net over some deals; the best ones compete in look-aheads.
    A slip takes any action of the better half instead of the best.
    """

    deals: int = 4  # deals over which the net's opinion is averaged
    slips: float = 0.0  # share of decisions that are slips
    look_aheads: int = 0  # lines played in all; 0 if the first opinion decides
    width: int = 8  # how many actions compete
    depth: int = 16  # decisions in a line after the action
    plain: bool = True  # whether the plain policy makes them, or the net


@dataclass(frozen=True)
class Level:
    """One bot as a person chooses it."""

    id: str
    name: str  # in English, a message of the catalogues
    bars: int  # strength, 1..4
    seconds: float  # time for one decision, at most
    style: Style | None = None  # none for the bots without a net


LEVELS: Final = (
    Level("random", N_("Random"), 1, 0.5),
    Level("greedy", N_("Greedy"), 2, 0.5),
    Level("easy", N_("Easy"), 1, 0.5, Style(deals=1, slips=0.82)),
    Level("medium", N_("Medium"), 2, 0.5, Style(deals=2, slips=0.45, look_aheads=16, width=4)),
    Level("hard", N_("Hard"), 3, 0.5, Style(slips=0.12, look_aheads=24, width=6)),
    Level("master", N_("Master"), 4, 1.0, Style(look_aheads=320)),
)


USUAL: Final = "medium"  # who sits down if nobody says which

# bots to measure the levels against; they do not sit at a table
REFERENCES: Final = tuple(Level(bot, bot, 0, 60.0) for bot in ("flat", "ismcts", "expectimax"))
EVERYONE: Final = (*LEVELS, *REFERENCES)


def level(bot: str, among: Sequence[Level] = LEVELS) -> Level:
    """The level with this id. Raises LookupError that names the ids there are."""
    for found in among:
        if found.id == bot:
            return found
    known = ", ".join(found.id for found in among)
    raise LookupError(f"unknown bot {bot!r}; expected one of: {known}")
