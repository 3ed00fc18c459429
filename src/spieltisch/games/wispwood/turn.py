"""Whose turn is next and when a round ends: clauses WW-23, WW-55, WW-56, WW-106 and WW-112.

All seats have equally many turns in a round. In the solo game Catty has a turn before each one of
the player's; a full grid or the turn after the last firefly ends the round.

Reads:  players, start, covered, round_index, fireflies_shown.
Writes: phase, turns_done, turn, revealed, and what the next turn opens with.
Source: docs/rules/wispwood.md.
"""

from spieltisch.games.wispwood.catty import catty_turn, is_solo, last_firefly_is_shown
from spieltisch.games.wispwood.choosing import open_turn
from spieltisch.games.wispwood.forest import somebody_is_full
from spieltisch.games.wispwood.record import CAT_MOVE, CATTY_START, CHOOSE
from spieltisch.games.wispwood.round_end import (
    end_round,
    hand_decision_to,
    has_tree,
    open_round,
    pass_cat_move,
)
from spieltisch.kernel import kernel


@kernel
def round_is_over(state):
    """WW-55, WW-56, WW-112: after the last seat's turn a full grid ends the round.

    Alone, the turn that follows the last firefly ends it too.
    """
    if is_solo(state):
        return somebody_is_full(state) or last_firefly_is_shown(state)
    return state.turns_done % state.players == 0 and somebody_is_full(state)


@kernel
def end_turn(state):
    """WW-23, WW-47: the turn passes clockwise, or the round ends."""
    state.turns_done += 1
    if round_is_over(state):
        end_round(state)
    else:
        state.phase = CHOOSE
        hand_decision_to(state, (state.turn + 1) % state.players)


@kernel
def begin_turn(state):
    """WW-24, WW-106: in the solo game Catty's turn comes first; then an empty pond is dealt."""
    if is_solo(state):
        catty_turn(state)
    open_turn(state)


@kernel
def go_on(state):
    """What follows a turn, a cat's move or Catty's seating, up to the next real decision.

    WW-60: a seat whose forest holds no tree is not asked where its cat shall go.
    """
    if state.phase == CATTY_START:
        open_round(state)
    elif state.phase != CAT_MOVE:
        end_turn(state)
    else:
        pass_cat_move(state)
    while state.phase == CAT_MOVE and not has_tree(state, state.turn):
        pass_cat_move(state)
    if state.phase == CHOOSE:
        begin_turn(state)
