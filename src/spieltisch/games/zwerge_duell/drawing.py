"""The draw phase: clauses ZD-10 to ZD-13.

Reads:  turn, shown, pile, front.   Writes: announced, hand, pile, phase, ending, revealed.
Source: docs/rules/zwerge_duell.md, section "Draw phase".
"""

from spieltisch.games.zwerge_duell.cards import put_in_hand, take_top
from spieltisch.games.zwerge_duell.data import BASE_DRAW, DECK_SIZE, DRAW_PER_SUPPORT, SUP_DRAW
from spieltisch.games.zwerge_duell.record import BY_DRAW, OVER, ROLL
from spieltisch.kernel import kernel


@kernel
def most_draws(state, seat):
    """ZD-10, ZD-12, ZD-23: the largest number that a seat could announce now."""
    allowed = BASE_DRAW + DRAW_PER_SUPPORT * state.shown[seat, SUP_DRAW]
    return min(allowed, DECK_SIZE - int(state.front[seat]))


@kernel
def draw(state, count):
    """ZD-11, ZD-13, ZD-76: draw the announced cards one by one; an empty pile ends the game."""
    seat = state.turn
    state.announced = count
    state.revealed += 1
    for _ in range(count):
        put_in_hand(state, seat, take_top(state, seat))
    if state.front[seat] == DECK_SIZE:
        state.ending = BY_DRAW
        state.phase = OVER
    else:
        state.phase = ROLL
