"""Who is asked for a twist: clauses ZD-72, ZD-73 and ZD-75.

Without `always_ask` a question exists only for a seat that holds the twist. With it every question
is put that open facts do not exclude, so that the pause tells nothing about the hand.

Reads: variant, phase, turn, point_by, hand_size, held, gone.   Writes: nothing.
Source: docs/rules/zwerge_duell.md, section "Armour and asking".
"""

import numpy as np

from spieltisch.games.zwerge_duell.data import ALWAYS_ASK, ARMOUR, AXE, COPIES, POWER
from spieltisch.games.zwerge_duell.record import DRAW, GUARD, OVER, PHASES, ROLL, STRIKE
from spieltisch.kernel import kernel

NO_SEAT = -1
NO_TWIST = -1
TWIST = np.array([NO_TWIST] * len(PHASES), dtype=np.int8)  # that a phase asks for
TWIST[[DRAW, ROLL, STRIKE, GUARD]] = (AXE, POWER, AXE, ARMOUR)
TWIST.setflags(write=False)


@kernel
def actor(state):
    """ZD-71: the active seat in its phases, the other in W, the target's owner in A; -1 if over."""
    if state.phase == OVER:
        return NO_SEAT
    if state.phase == GUARD:
        return 1 - state.point_by
    return 1 - state.turn if state.phase == STRIKE else state.turn


@kernel
def is_asked(state):
    """ZD-72, ZD-73: whether the deciding seat is asked for the twist that fits this phase.

    With `always_ask` it is asked if open facts leave it possible that it holds one.
    """
    twist = TWIST[state.phase]
    if twist == NO_TWIST:
        return False
    seat = actor(state)
    if state.held[seat, twist] > 0:
        return True
    possible = state.hand_size[seat] > 0 and state.gone[seat, twist] < COPIES[twist]
    return possible and ALWAYS_ASK[state.variant] > 0
