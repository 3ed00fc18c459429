"""Orb cards: clauses WW-84 to WW-89.

They ask for the kinds of wisps near an orb, in its lines, in its group or in the whole forest.

Units:  sets of squares as in squares.py.   Source: docs/rules/wispwood.md.
"""

from typing import Final

from spieltisch.games.wispwood.data import CARD_IDS, DATA, KIND_IDS, ORB, table
from spieltisch.games.wispwood.squares import (
    BITS,
    COLUMN,
    ROW,
    adjacent,
    first_of,
    group_of,
    size,
    surrounding,
)
from spieltisch.kernel import kernel

AROUND: Final = CARD_IDS[ORB].index("orb_around")
LINES: Final = CARD_IDS[ORB].index("orb_line")
GROUP: Final = CARD_IDS[ORB].index("orb_group")
LEAST: Final = CARD_IDS[ORB].index("orb_least")
BESIDE: Final = CARD_IDS[ORB].index("orb_adjacent")

CARDS: Final = DATA["goal_group"][ORB]["cards"]
PER_KIND: Final = table([card.get("per_kind", 0) for card in CARDS])  # by card
LEAST_VALUES: Final = table([CARDS[LEAST][kind] for kind in KIND_IDS])  # by kind
BESIDE_VALUES: Final = table([CARDS[BESIDE][kind] for kind in KIND_IDS])
PUMPKIN_BESIDE, HAT_BESIDE, ORB_BESIDE, HEART_BESIDE = (int(v) for v in BESIDE_VALUES)
NO_VALUE: Final = 127


@kernel
def kinds_in(area, pumpkins, hats, orbs, hearts):
    """WW-84: how many different kinds have a wisp in an area."""
    return (
        int(area & pumpkins != 0)
        + int(area & hats != 0)
        + int(area & orbs != 0)
        + int(area & hearts != 0)
    )


@kernel
def kinds_around(orb, pumpkins, hats, orbs, hearts):
    """WW-85: kinds on the squares around an orb, which itself does not count."""
    return kinds_in(surrounding(orb), pumpkins, hats, orbs, hearts)


@kernel
def kinds_in_line(orb, pumpkins, hats, orbs, hearts):
    """WW-86: kinds in the orb's row or in its column, whichever has more, the orb included."""
    in_row = kinds_in(ROW[orb % BITS], pumpkins, hats, orbs, hearts)
    return max(in_row, kinds_in(COLUMN[orb % BITS], pumpkins, hats, orbs, hearts))


@kernel
def count_kinds(card, pumpkins, hats, orbs, hearts):
    """WW-85 to WW-87: kinds per orb, or per group of wisps that holds an orb, added up."""
    kinds, left = 0, orbs
    while left != 0:
        orb = first_of(left)
        left ^= orb
        if card == AROUND:
            kinds += kinds_around(orb, pumpkins, hats, orbs, hearts)
        elif card == LINES:
            kinds += kinds_in_line(orb, pumpkins, hats, orbs, hearts)
        else:
            group = group_of(orb, pumpkins | hats | orbs | hearts)
            left &= ~group
            kinds += kinds_in(group, pumpkins, hats, orbs, hearts)
    return kinds


@kernel
def value_of_rarest(pumpkins, hats, orbs, hearts):
    """WW-88: what an orb is worth by the rarest kind; the best value among equally rare ones."""
    counts = (size(pumpkins), size(hats), size(orbs), size(hearts))
    fewest = min(counts[0], counts[1], counts[2], counts[3])
    best = 0
    for kind in range(len(counts)):
        if counts[kind] == fewest:
            best = max(best, int(LEAST_VALUES[kind]))
    return best


@kernel
def value_beside(orb, pumpkins, hats, orbs, hearts):
    """WW-89: the lowest value among the kinds adjacent to an orb; 0 without one."""
    area = adjacent(orb)
    lowest = PUMPKIN_BESIDE if area & pumpkins else NO_VALUE
    lowest = min(lowest, HAT_BESIDE if area & hats else NO_VALUE)
    lowest = min(lowest, ORB_BESIDE if area & orbs else NO_VALUE)
    lowest = min(lowest, HEART_BESIDE if area & hearts else NO_VALUE)
    return 0 if lowest == NO_VALUE else lowest


@kernel
def values_beside(pumpkins, hats, orbs, hearts):
    """WW-89: the values of all orbs, added up."""
    points, left = 0, orbs
    while left != 0:
        orb = first_of(left)
        left ^= orb
        points += value_beside(orb, pumpkins, hats, orbs, hearts)
    return points


@kernel
def orb_points(card, pumpkins, hats, orbs, hearts):
    """WW-85 to WW-89: the points of an orb card."""
    if card == LEAST:
        return size(orbs) * value_of_rarest(pumpkins, hats, orbs, hearts)
    if card == BESIDE:
        return values_beside(pumpkins, hats, orbs, hearts)
    return PER_KIND[card] * count_kinds(card, pumpkins, hats, orbs, hearts)
