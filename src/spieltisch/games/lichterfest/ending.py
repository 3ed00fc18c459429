"""Points and places: clauses LF-47 to LF-49.

Reads: players, token_owner, tokens_taken, favors, lanterns.   Writes: nothing.
Source: docs/rules/lichterfest.md.
"""

from typing import Final

from spieltisch.games.lichterfest.data import TOKEN_VALUES, TYPES
from spieltisch.games.lichterfest.supply import cards_of
from spieltisch.kernel import kernel

MOST: Final = 64  # more than a seat can have of boats or of lantern cards
PLACES: Final = 8  # more than there are places


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
def standing_of(state, seat):
    """LF-48, LF-49: points, then boats left, then lantern cards left, as one number."""
    return (points_of(state, seat) * MOST + int(state.favors[seat])) * MOST + cards_of(state, seat)


@kernel
def ranks(state, out):
    """LF-48, LF-49: write the place of every seat, 1 for the winner; equals share a place.

    The standings stay in `out` while they are compared, above the places: counting tokens for
    each pair of seats took a tenth of a random game.
    """
    for seat in range(state.players):
        out[seat] = standing_of(state, seat) * PLACES
    for seat in range(state.players):
        place = 1
        for other in range(state.players):
            place += out[other] // PLACES > out[seat] // PLACES
        out[seat] += place
    for seat in range(state.players):
        out[seat] %= PLACES
