"""The verbs of Lighthouse Run: what may be done, why not, and what it does.

`apply` is the table of contents of the rule book: card (LR-12), beacon half (LR-17), movement half
(LR-32), bonus (LR-41), then whose decision is next (LR-11, LR-47).

Units: an action is 0..87 as in actions.py; a seat is 0..3.
Source: docs/rules/lighthouse_run.md.
"""

from spieltisch.games.lighthouse_run.actions import (
    ACTIONS,
    BEACON_FIRST,
    BONUS_DECLINE,
    BONUS_TAKE,
    ORIGIN_FIRST,
)
from spieltisch.games.lighthouse_run.beacons import list_beacons, move_beacon, why_no_beacon
from spieltisch.games.lighthouse_run.cards import list_cards, why_no_card
from spieltisch.games.lighthouse_run.movement import (
    list_bonus,
    list_origins,
    take_bonus,
    why_no_origin,
)
from spieltisch.games.lighthouse_run.reasons import (
    BEACON_COMES_FIRST,
    BEACON_IS_PAST,
    CARD_COMES_FIRST,
    CARD_IS_PLAYED,
    GAME_IS_OVER,
    LEGAL,
    NO_SUCH_ACTION,
    SHIPS_COME_FIRST,
    SHIPS_HAVE_MOVED,
)
from spieltisch.games.lighthouse_run.record import BEACON, BONUS, MOVE, OVER, PLAY
from spieltisch.games.lighthouse_run.turn import (
    end_turn,
    move_from,
    pass_steps_without_choice,
    start_card,
)
from spieltisch.kernel import kernel

NO_SEAT = -1


@kernel
def actor(state):
    """LR-11: the seat whose decision it is, always the active one; -1 when the game is over."""
    return NO_SEAT if state.phase == OVER else int(state.turn)


@kernel
def legal(state, out):
    """Write the legal actions into `out` (room for 2,048), ascending; return how many."""
    if state.phase == PLAY:
        return list_cards(state, out)
    if state.phase == BEACON:
        return list_beacons(state, out)
    if state.phase == MOVE:
        return list_origins(state, out)
    if state.phase == BONUS:
        return list_bonus(out)
    return 0


@kernel
def phase_of(action):
    """The step of a turn to which an action number belongs."""
    if action >= BONUS_DECLINE:
        return BONUS
    if action >= ORIGIN_FIRST:
        return MOVE
    return BEACON if action >= BEACON_FIRST else PLAY


@kernel
def why_wrong_step(state, step):
    """LR-12, LR-17: why an action of `step` does not fit the present step."""
    if step < state.phase:
        if step == PLAY:
            return CARD_IS_PLAYED
        return BEACON_IS_PAST if step == BEACON else SHIPS_HAVE_MOVED
    if state.phase == PLAY:
        return CARD_COMES_FIRST
    return BEACON_COMES_FIRST if state.phase == BEACON else SHIPS_COME_FIRST


@kernel
def why_not(state, action):
    """0 if `action` is legal now, else the code of the first reason against it."""
    if state.phase == OVER:
        return GAME_IS_OVER
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    step = phase_of(action)
    if step != state.phase:
        return why_wrong_step(state, step)
    if step == PLAY:
        return why_no_card(state, action)
    if step == BEACON:
        return why_no_beacon(state, action)
    return why_no_origin(state, action) if step == MOVE else LEGAL


@kernel
def apply(state, action):
    """Carry out a legal action and all that follows up to the next real decision.

    Does not check: `Match.play` asks `why_not` first, batch users take actions from `legal`.
    """
    step = phase_of(action)
    if step == PLAY:
        start_card(state, action)
    elif step == BEACON:
        move_beacon(state, action)
        state.phase = MOVE
    elif step == MOVE:
        move_from(state, action - ORIGIN_FIRST)
    else:
        if action == BONUS_TAKE:
            take_bonus(state)
        end_turn(state)
    pass_steps_without_choice(state)
