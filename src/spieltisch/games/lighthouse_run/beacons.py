"""The beacon half of a card: clauses LR-17 to LR-22.

A card that shows one tower takes a beacon to it, unless it is lit; a card that shows all six may
move any beacon to any dark tower, or none.

Reads: card, position_of, lit.   Writes: lit.
Units: a position is 1..6.
Source: docs/rules/lighthouse_run.md.
"""

from spieltisch.games.lighthouse_run.actions import BEACON_FIRST, COUNT_MASK, KEEP_BEACONS
from spieltisch.games.lighthouse_run.data import ANY, LIGHT, TOWERS
from spieltisch.games.lighthouse_run.reasons import (
    BEACON_MUST_MOVE,
    LEGAL,
    NO_BEACON_HERE,
    OTHER_TOWER_SHOWN,
    SAME_POSITION,
    TOWER_IS_LIT,
)
from spieltisch.kernel import kernel

ANYWHERE = 0  # instead of the position of a single tower


@kernel
def start_of(action):
    """The position that a beacon action takes the beacon from."""
    return (action - BEACON_FIRST) // TOWERS + 1


@kernel
def end_of(action):
    """The position that a beacon action takes the beacon to."""
    return (action - BEACON_FIRST) % TOWERS + 1


@kernel
def shown_position(state):
    """Where the tower of the card stands; 0 if the card shows all six."""
    tower = LIGHT[state.card]
    return ANYWHERE if tower == ANY else int(state.position_of[tower])


@kernel
def has_beacon_step(state):
    """LR-18 to LR-20: whether there is something to decide: not if the shown tower is lit."""
    position = shown_position(state)
    return position == ANYWHERE or state.lit[position] == 0


@kernel
def why_no_beacon(state, action):
    """LR-18, LR-20, LR-21: from a lit tower to a dark one, the shown one if it is one."""
    position = shown_position(state)
    if action == KEEP_BEACONS:
        return LEGAL if position == ANYWHERE else BEACON_MUST_MOVE
    start, end = start_of(action), end_of(action)
    if start == end:
        return SAME_POSITION
    if state.lit[start] == 0:
        return NO_BEACON_HERE
    if state.lit[end] == 1:
        return TOWER_IS_LIT
    return LEGAL if position in (ANYWHERE, end) else OTHER_TOWER_SHOWN


@kernel
def list_beacons(state, out):
    """LR-18, LR-20: write all beacon moves, ascending, and keeping last; return how many.

    Every pair of positions is written and counted only if it is from lit to dark: no branch to
    mispredict.
    """
    position = shown_position(state)
    first = 1 if position == ANYWHERE else position
    last = TOWERS if position == ANYWHERE else position
    count = 0
    for start in range(1, TOWERS + 1):
        for end in range(first, last + 1):
            out[count & COUNT_MASK] = BEACON_FIRST + TOWERS * (start - 1) + end - 1
            count += state.lit[start] > state.lit[end]
    if position == ANYWHERE:
        out[count & COUNT_MASK] = KEEP_BEACONS
        count += 1
    return count


@kernel
def carry_beacon(state, start, end):
    """LR-21: one beacon goes from a lit tower to a dark one."""
    state.lit[start] = 0
    state.lit[end] = 1


@kernel
def move_beacon(state, action):
    """LR-18, LR-20: move the beacon that the action names, or keep all three."""
    if action != KEEP_BEACONS:
        carry_beacon(state, start_of(action), end_of(action))
