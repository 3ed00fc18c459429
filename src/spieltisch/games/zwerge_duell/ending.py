"""Points and places: clauses ZD-39 and ZD-77 to ZD-79.

Reads: shown, front.   Writes: nothing.
Source: docs/rules/zwerge_duell.md, section "End and score".
"""

from spieltisch.games.zwerge_duell.data import DECK_SIZE, SEATS, SHOWABLE, VP
from spieltisch.kernel import kernel


@kernel
def points_of(state, seat):
    """ZD-39, ZD-77: the points in a seat's display; hand, discard and joker cards count nothing."""
    points = 0
    for card in range(SHOWABLE):
        points += state.shown[seat, card] * VP[card]
    return points


@kernel
def score(state, points):
    """ZD-77: write the points of both seats, now or at the end, into `points`."""
    for seat in range(SEATS):
        points[seat] = points_of(state, seat)


@kernel
def is_ahead(state, seat, other):
    """ZD-78, ZD-79: more points; level at the end, the seat whose draw pile is not empty."""
    points, other_points = points_of(state, seat), points_of(state, other)
    if points != other_points:
        return points > other_points
    return state.front[seat] < DECK_SIZE and state.front[other] == DECK_SIZE


@kernel
def ranks(state, out):
    """ZD-78, ZD-79: write the place of both seats; level scores share it until the end."""
    for seat in range(SEATS):
        out[seat] = 1 + is_ahead(state, 1 - seat, seat)
