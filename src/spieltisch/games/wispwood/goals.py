"""The five goal cards of a forest: clauses WW-69, WW-70, WW-77 and WW-78.

Pumpkins, orbs, hearts and trees have a chapter each; all hat cards score alike.

Reads:  cards, forest, box.   Writes: nothing.
Units:  sets of squares as in squares.py; a type is 0..4 for pumpkin, hat, orb, heart, tree.
Source: docs/rules/wispwood.md.
"""

from typing import Final

from spieltisch.games.wispwood.data import CARDS, DATA, HAT, HEART, ORB, PUMPKIN, table
from spieltisch.games.wispwood.hearts import heart_points
from spieltisch.games.wispwood.orbs import orb_points
from spieltisch.games.wispwood.pumpkins import pumpkin_points
from spieltisch.games.wispwood.squares import contents, size
from spieltisch.games.wispwood.trees import tree_points
from spieltisch.kernel import kernel

HAT_SET: Final[int] = DATA["goal_group"][HAT]["set_size"]
SET_POINTS: Final[int] = DATA["goal_group"][HAT]["set_points"]
REST_POINTS: Final = table(DATA["goal_group"][HAT]["rest_points"])


@kernel
def hat_points(hats):
    """WW-77, WW-78: full sets of hats, and what is left over; where they lie is no matter."""
    count = size(hats)
    return SET_POINTS * (count // HAT_SET) + int(REST_POINTS[count % HAT_SET])


@kernel
def points_of_card(group, card, pumpkins, hats, orbs, hearts, trees):
    """WW-70: the points that one goal card gives for the contents of a forest."""
    if group == PUMPKIN:
        return pumpkin_points(card, pumpkins, pumpkins | hats | orbs | hearts)
    if group == HAT:
        return hat_points(hats)
    if group == ORB:
        return orb_points(card, pumpkins, hats, orbs, hearts)
    if group == HEART:
        return heart_points(card, hearts, trees)
    return tree_points(card, trees)


@kernel
def points_of_contents(state, pumpkins, hats, orbs, hearts, trees):
    """WW-69: the sum of the five goal cards in play."""
    points = 0
    for group in range(CARDS):
        points += points_of_card(
            group, int(state.cards[group]), pumpkins, hats, orbs, hearts, trees
        )
    return points


@kernel
def card_points(state, seat, group):
    """WW-69: the points of the goal card of one type for a seat's whole forest."""
    pumpkins, hats, orbs, hearts, trees = contents(state, seat)
    return points_of_card(group, int(state.cards[group]), pumpkins, hats, orbs, hearts, trees)
