"""The verbs of Lichterfest: what may be done, why not, and what it does.

`apply` is the table of contents of the rule book: exchange (LF-16), dedication (LF-18), hand
limit (LF-27), placement (LF-31), then whose decision is next (LF-15, LF-44).

Units: an action is 0..1257 as in actions.py; a seat is 0..3.
Source: docs/rules/lichterfest.md.
"""

from spieltisch.games.lichterfest.actions import (
    ACTIONS,
    DISCARD_FIRST,
    PLACE_FIRST,
    SKIP_DEDICATE,
)
from spieltisch.games.lichterfest.dedication import dedicate, list_dedications, why_no_dedication
from spieltisch.games.lichterfest.exchange import exchange, list_exchanges, why_no_exchange
from spieltisch.games.lichterfest.hand_limit import discard, list_discards, why_no_discard
from spieltisch.games.lichterfest.placement import list_placements, place, why_no_placement
from spieltisch.games.lichterfest.reasons import (
    CARDS_MUST_GO_FIRST,
    DEDICATION_COMES_FIRST,
    DEDICATION_IS_PAST,
    EXCHANGE_COMES_FIRST,
    EXCHANGE_IS_PAST,
    GAME_IS_OVER,
    HAND_IS_WITHIN_LIMIT,
    NO_SUCH_ACTION,
    NO_TILES_IN_FINAL_ROUND,
)
from spieltisch.games.lichterfest.record import DEDICATE, DISCARD, EXCHANGE, OVER, PLACE
from spieltisch.games.lichterfest.turn import (
    end_turn,
    finish_dedication,
    finish_discard,
    is_final_round,
    pass_steps_without_choice,
)
from spieltisch.kernel import kernel

NO_SEAT = -1


@kernel
def actor(state):
    """LF-13: the seat whose decision it is, always the active one; -1 when the game is over."""
    return NO_SEAT if state.phase == OVER else int(state.turn)


@kernel
def legal(state, out):
    """Write the legal actions into `out` (at least 1,164 entries), ascending; return how many."""
    if state.phase == PLACE:
        return list_placements(state, out)
    if state.phase == DISCARD:
        return list_discards(state, out)
    if state.phase == DEDICATE:
        return list_dedications(state, out)
    if state.phase == EXCHANGE:
        return list_exchanges(state, out)
    return 0


@kernel
def phase_of(action):
    """The step of a turn to which an action number belongs."""
    if action >= PLACE_FIRST:
        return PLACE
    if action >= DISCARD_FIRST:
        return DISCARD
    return DEDICATE if action >= SKIP_DEDICATE else EXCHANGE


@kernel
def why_wrong_step(state, step):
    """LF-14, LF-27, LF-46: why an action of `step` does not fit the present step."""
    if step == PLACE and is_final_round(state):
        return NO_TILES_IN_FINAL_ROUND
    if step == DISCARD:
        return HAND_IS_WITHIN_LIMIT
    if step < state.phase:
        return EXCHANGE_IS_PAST if step == EXCHANGE else DEDICATION_IS_PAST
    if state.phase == DISCARD:
        return CARDS_MUST_GO_FIRST
    return EXCHANGE_COMES_FIRST if state.phase == EXCHANGE else DEDICATION_COMES_FIRST


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
    if step == PLACE:
        return why_no_placement(state, action)
    if step == DISCARD:
        return why_no_discard(state, action)
    if step == DEDICATE:
        return why_no_dedication(state, action)
    return why_no_exchange(state, action)


@kernel
def apply(state, action):
    """Carry out a legal action and all that follows up to the next real decision.

    Does not check: `Match.play` asks `why_not` first, batch users take actions from `legal`.
    """
    step = phase_of(action)
    if step == PLACE:
        place(state, action)
        end_turn(state)
    elif step == DISCARD:
        discard(state, action)
        finish_discard(state)
    elif step == DEDICATE:
        dedicate(state, action)
        finish_dedication(state)
    else:
        exchange(state, action)
        state.phase = DEDICATE
    pass_steps_without_choice(state)
