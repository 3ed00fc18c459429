"""Points and places: clauses WW-58, WW-68 and WW-115.

Reads: players, scored, catty_scored.   Writes: nothing.
Source: docs/rules/wispwood.md.
"""

from spieltisch.games.wispwood.catty import catty_total, is_solo
from spieltisch.games.wispwood.data import ROUNDS, SCORE_PARTS
from spieltisch.kernel import kernel


@kernel
def points_of(state, seat):
    """WW-58, WW-68: the sum of a seat's rounds that have ended."""
    points = 0
    for ended in range(ROUNDS):
        for part in range(SCORE_PARTS):
            points += state.scored[ended, seat, part]
    return points


@kernel
def score(state, points):
    """Write the points of every seat, now or at the end, into `points`."""
    for seat in range(state.players):
        points[seat] = points_of(state, seat)


@kernel
def ranks(state, out):
    """WW-68, WW-115: write the place of every seat, 1 for the winner; equals share a place.

    Alone, the player is first with strictly more points than Catty, else second.
    """
    if is_solo(state):
        out[0] = 1 if points_of(state, 0) > catty_total(state) else 2
        return
    for seat in range(state.players):
        place = 1
        for other in range(state.players):
            if points_of(state, other) > points_of(state, seat):
                place += 1
        out[seat] = place
