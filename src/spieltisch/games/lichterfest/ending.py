"""Points and places: clauses LF-47 to LF-49.

Reads: players, token_owner, tokens_taken, favors, lanterns.   Writes: nothing.
Source: docs/rules/lichterfest.md.
"""

from spieltisch.games.lichterfest.data import TOKEN_VALUES, TYPES
from spieltisch.games.lichterfest.supply import cards_of
from spieltisch.kernel import kernel


@kernel
def points_of(state, seat):
    """LF-47: the sum of a seat's token values; cards and boats are worth nothing."""
    points = 0
    for kind in range(TYPES + 1):
        for place in range(state.tokens_taken[kind]):
            if state.token_owner[kind, place] == seat:
                points += TOKEN_VALUES[state.players, kind, place]
    return points


@kernel
def score(state, points):
    """LF-18, LF-47: write the points of every seat, now or at the end, into `points`."""
    for seat in range(state.players):
        points[seat] = points_of(state, seat)


@kernel
def is_ahead(state, seat, other):
    """LF-48, LF-49: more points, then more boats left, then more lantern cards left."""
    points, other_points = points_of(state, seat), points_of(state, other)
    if points != other_points:
        return points > other_points
    if state.favors[seat] != state.favors[other]:
        return state.favors[seat] > state.favors[other]
    return cards_of(state, seat) > cards_of(state, other)


@kernel
def ranks(state, out):
    """LF-48, LF-49: write the place of every seat, 1 for the winner; equals share a place."""
    for seat in range(state.players):
        place = 1
        for other in range(state.players):
            if is_ahead(state, other, seat):
                place += 1
        out[seat] = place
