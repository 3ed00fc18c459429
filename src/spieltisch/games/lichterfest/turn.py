"""The order of a turn and of the game: clauses LF-13 to LF-15 and LF-44 to LF-47.

A turn goes exchange, dedication, hand limit, placement; a step in which only skipping is
possible passes silently. In the final round a turn ends after the dedication.

Reads:  players, phase, turn, turns_done, favors, lanterns, supply, tokens_taken.
Writes: phase, turn, turns_done, exchanged, dedicated, revealed.
Source: docs/rules/lichterfest.md.
"""

from spieltisch.games.lichterfest.data import LIMIT_IN_FINAL_ROUND, TILES_IN_PLAY
from spieltisch.games.lichterfest.dedication import can_dedicate
from spieltisch.games.lichterfest.exchange import can_exchange
from spieltisch.games.lichterfest.hand_limit import is_above_limit
from spieltisch.games.lichterfest.record import DEDICATE, DISCARD, EXCHANGE, OVER, PLACE
from spieltisch.kernel import kernel


@kernel
def is_final_round(state):
    """LF-46: whether every tile has been placed, so that only the last turns are left."""
    return state.turns_done >= TILES_IN_PLAY[state.players]


@kernel
def must_discard(state):
    """LF-27, LF-29, LF-30: the limit holds just before a placement; the final round has none."""
    return is_above_limit(state) and (LIMIT_IN_FINAL_ROUND or not is_final_round(state))


@kernel
def finish_dedication(state):
    """LF-27: after action 2 come the returns, if any, and the placement."""
    state.phase = DISCARD
    finish_discard(state)


@kernel
def finish_discard(state):
    """LF-28, LF-46: go on returning, or place; in the final round the turn ends instead."""
    if must_discard(state):
        return
    if is_final_round(state):
        end_turn(state)
    else:
        state.phase = PLACE


@kernel
def end_turn(state):
    """LF-44, LF-46, LF-47: the turn passes clockwise; after the last one the game is over."""
    state.turns_done += 1
    state.revealed += 1
    state.exchanged = 0
    state.dedicated = 0
    state.turn = (state.turn + 1) % state.players
    state.phase = EXCHANGE
    if state.turns_done == TILES_IN_PLAY[state.players] + state.players:
        state.phase = OVER


@kernel
def pass_steps_without_choice(state):
    """LF-15: pass every step in which only skipping would be legal, until a real decision."""
    while True:
        if state.phase == EXCHANGE and not can_exchange(state):
            state.phase = DEDICATE
        if state.phase != DEDICATE or can_dedicate(state):
            return
        finish_dedication(state)
