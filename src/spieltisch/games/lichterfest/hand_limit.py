"""The hand limit between dedication and placement: clauses LF-27 to LF-30.

Reads:  turn, lanterns, turns_done.   Writes: lanterns, supply.
Source: docs/rules/lichterfest.md.
"""

from spieltisch.games.lichterfest.actions import DISCARD_FIRST
from spieltisch.games.lichterfest.data import COLOURS, LANTERN_LIMIT
from spieltisch.games.lichterfest.reasons import CARD_NOT_OWNED, LEGAL
from spieltisch.games.lichterfest.supply import cards_of, return_lanterns
from spieltisch.kernel import kernel


@kernel
def is_above_limit(state):
    """LF-27: whether the active seat owns more than twelve cards."""
    return cards_of(state, state.turn) > LANTERN_LIMIT


@kernel
def why_no_discard(state, action):
    """LF-28: any own colour may be returned."""
    owned = state.lanterns[state.turn, action - DISCARD_FIRST]
    return LEGAL if owned > 0 else CARD_NOT_OWNED


@kernel
def list_discards(state, out):
    """Write all own colours into `out` as discards, ascending; return how many."""
    count = 0
    for action in range(DISCARD_FIRST, DISCARD_FIRST + COLOURS):
        if why_no_discard(state, action) == LEGAL:
            out[count] = action
            count += 1
    return count


@kernel
def discard(state, action):
    """LF-28: one card goes back to the supply for nothing."""
    return_lanterns(state, state.turn, action - DISCARD_FIRST, 1)
