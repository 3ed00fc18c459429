"""Joker cards: clauses ZD-03, ZD-08, ZD-62, ZD-65 and ZD-66.

Joker cards that no seat holds lie in the middle. A card gained is not usable in the same turn.

Reads:  turn, jokers.   Writes: jokers, usable, used.
Source: docs/rules/zwerge_duell.md, section "End of turn and joker cards".
"""

from spieltisch.games.zwerge_duell.data import JOKERS
from spieltisch.kernel import kernel


@kernel
def gain_joker(state):
    """ZD-65: the active seat takes a joker card of the middle, else of the other, else none."""
    seat = state.turn
    other = 1 - seat
    if state.jokers[seat] == JOKERS:
        return
    if state.jokers[0] + state.jokers[1] == JOKERS:
        state.jokers[other] -= 1
    state.jokers[seat] += 1


@kernel
def spend_jokers(state, count):
    """ZD-25, ZD-66: usable joker cards of the active seat return to the middle."""
    state.usable -= count
    state.jokers[state.turn] -= count
    state.used |= count > 0
