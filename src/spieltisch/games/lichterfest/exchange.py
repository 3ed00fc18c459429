"""Action 1, the exchange: clauses LF-16 and LF-17.

Two boats go to the bank, one own card to the supply, one of another colour comes back.

Reads:  turn, favors, lanterns, supply.   Writes: favors, favor_bank, lanterns, supply, exchanged.
Source: docs/rules/lichterfest.md.
"""

from spieltisch.games.lichterfest.actions import (
    EXCHANGE_FIRST,
    OTHER_COLOURS,
    SKIP_EXCHANGE,
)
from spieltisch.games.lichterfest.data import COLOURS, EXCHANGE_COST
from spieltisch.games.lichterfest.reasons import (
    CARD_NOT_OWNED,
    COLOUR_IS_EMPTY,
    LEGAL,
    TOO_FEW_BOATS,
)
from spieltisch.games.lichterfest.supply import return_lanterns, take_lantern
from spieltisch.kernel import kernel


@kernel
def given_colour(action):
    """The colour that an exchange action 1..42 gives away."""
    return (action - EXCHANGE_FIRST) // OTHER_COLOURS


@kernel
def taken_colour(action):
    """The colour that an exchange action 1..42 takes; never the given one."""
    given = given_colour(action)
    rest = (action - EXCHANGE_FIRST) % OTHER_COLOURS
    return rest if rest < given else rest + 1


@kernel
def why_no_exchange(state, action):
    """LF-16, LF-17: boats, an own card to give and a card in the supply, before the swap."""
    if action == SKIP_EXCHANGE:
        return LEGAL
    if state.favors[state.turn] < EXCHANGE_COST:
        return TOO_FEW_BOATS
    if state.lanterns[state.turn, given_colour(action)] == 0:
        return CARD_NOT_OWNED
    if state.supply[taken_colour(action)] == 0:
        return COLOUR_IS_EMPTY
    return LEGAL


@kernel
def can_exchange(state):
    """Whether any exchange is legal, so that skipping is a real decision."""
    if state.favors[state.turn] < EXCHANGE_COST:
        return False
    for given in range(COLOURS):
        if state.lanterns[state.turn, given] > 0:
            for taken in range(COLOURS):
                if taken != given and state.supply[taken] > 0:
                    return True
    return False


@kernel
def list_exchanges(state, out):
    """Write skip and all legal exchanges into `out`, ascending; return how many."""
    out[0] = SKIP_EXCHANGE
    count = 1
    for action in range(EXCHANGE_FIRST, EXCHANGE_FIRST + COLOURS * OTHER_COLOURS):
        if why_no_exchange(state, action) == LEGAL:
            out[count] = action
            count += 1
    return count


@kernel
def exchange(state, action):
    """LF-16: pay two boats, give one card, take another; or do nothing."""
    if action == SKIP_EXCHANGE:
        return
    seat = int(state.turn)
    state.favors[seat] -= EXCHANGE_COST
    state.favor_bank += EXCHANGE_COST
    return_lanterns(state, seat, given_colour(action), 1)
    take_lantern(state, seat, taken_colour(action))
    state.exchanged = 1
