"""The words for dice and joker cards: what is paid, rolled or used.

An item is 0..4 for a die that shows 1..5, 5 for a wild die, 6 for a joker card, as in the action
numbers. Items that somebody pays or uses are named in the case that a language has for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from spieltisch.games.zwerge_duell.actions import SOURCES
from spieltisch.language import N_, Words

CODES: Final = "12345WJ"  # in the notation

ONE: Final = (
    N_("a 1"),
    N_("a 2"),
    N_("a 3"),
    N_("a 4"),
    N_("a 5"),
    N_("a wild die"),
    N_("a joker card"),
)
SEVERAL: Final = (
    N_("{count} 1s"),
    N_("{count} 2s"),
    N_("{count} 3s"),
    N_("{count} 4s"),
    N_("{count} 5s"),
    N_("{count} wild dice"),
    N_("{count} joker cards"),
)
WITH: Final = (
    N_("with a 1"),
    N_("with a 2"),
    N_("with a 3"),
    N_("with a 4"),
    N_("with a 5"),
    N_("with a wild die"),
    N_("with a joker card"),
)
NUMBERS: Final = {2: N_("two"), 3: N_("three"), 4: N_("four"), 5: N_("five"), 6: N_("six")}


@cache
def item(number: int, words: Words) -> str:
    """One die or joker card."""
    return words(ONE[number])


@cache
def with_item(number: int, words: Words) -> str:
    """The die or joker card that somebody hits with."""
    return words(WITH[number])


def items(numbers: Iterable[int], words: Words) -> str:
    """Several items, equal ones together: "two 4s, a wild die and a joker card"."""
    return _listed(tuple(sorted(numbers)), words)


def code(numbers: Iterable[int]) -> str:
    """Several items in the notation: "44W"."""
    return "".join(CODES[number] for number in sorted(numbers))


@cache
def _listed(numbers: tuple[int, ...], words: Words) -> str:
    parts = [_group(kind, numbers.count(kind), words) for kind in range(SOURCES) if kind in numbers]
    if len(parts) < 2:
        return "".join(parts)
    return words("{first} and {last}", first=", ".join(parts[:-1]), last=parts[-1])


def _group(kind: int, count: int, words: Words) -> str:
    if count == 1:
        return item(kind, words)
    return words(SEVERAL[kind], count=words(NUMBERS[count]))
