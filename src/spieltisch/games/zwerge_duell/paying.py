"""Paying for a card: clauses ZD-25 to ZD-30 and ZD-66.

A payment is (value, jokers): the value of the natural dice, 0 if none go, and the joker cards.
Natural dice go before wild ones.

Reads:  turn, pool, usable.   Writes: pool, spent, usable, jokers, used.
Source: docs/rules/zwerge_duell.md, section "Card phase: paying and playing".
"""

from spieltisch.games.zwerge_duell.actions import COUNT_MASK, PAYMENTS, PLAY_FIRST
from spieltisch.games.zwerge_duell.data import COST_VALUE, JOKERS, NEED, VALUES, WILD
from spieltisch.games.zwerge_duell.jokers import spend_jokers
from spieltisch.games.zwerge_duell.reasons import (
    COSTS_LESS,
    LEGAL,
    NATURAL_DICE_GO_FIRST,
    NO_SUCH_DIE,
    OTHER_VALUE,
    TOO_FEW_DICE,
    TOO_FEW_JOKERS,
)
from spieltisch.games.zwerge_duell.rolling import spend_die
from spieltisch.kernel import kernel

WAYS = JOKERS + 1  # numbers of joker cards per value


@kernel
def has_natural(state):
    """Whether a natural die lies in the pool."""
    naturals = 0
    for face in range(VALUES):
        naturals += state.pool[face]
    return naturals > 0


@kernel
def has_natural_for(state, card):
    """ZD-30: whether a natural die of the pool could be used for the cost of a card."""
    if COST_VALUE[card] > 0:
        return state.pool[COST_VALUE[card] - 1] > 0
    return has_natural(state)


@kernel
def why_no_payment(state, card, value, jokers):
    """ZD-26, ZD-27, ZD-30: 0 if this payment is offered, else the reason against it."""
    due = NEED[card] - jokers
    if jokers > state.usable:
        return TOO_FEW_JOKERS
    if due < 0 or (due == 0 and value > 0):
        return COSTS_LESS
    natural = 0
    if value > 0:
        if COST_VALUE[card] > 0 and COST_VALUE[card] != value:
            return OTHER_VALUE
        natural = min(int(state.pool[value - 1]), due)
        if natural == 0:
            return NO_SUCH_DIE
    elif due > 0 and has_natural_for(state, card):
        return NATURAL_DICE_GO_FIRST
    return LEGAL if state.pool[WILD] >= due - natural else TOO_FEW_DICE


@kernel
def list_payments(state, card, out, count):
    """Write the actions that pay for a card after the first `count`; the new count."""
    most = min(int(NEED[card]), int(state.usable))
    for value in range(VALUES + 1):
        for jokers in range(most + 1):
            if why_no_payment(state, card, value, jokers) == LEGAL:
                out[count & COUNT_MASK] = PLAY_FIRST + PAYMENTS * card + WAYS * value + jokers
                count += 1
    return count


@kernel
def has_payment(state, card):
    """ZD-27: whether a card can be paid at all."""
    for value in range(VALUES + 1):
        for jokers in range(min(int(NEED[card]), int(state.usable)) + 1):
            if why_no_payment(state, card, value, jokers) == LEGAL:
                return True
    return False


@kernel
def pay(state, card, value, jokers):
    """ZD-25, ZD-29: the natural dice go, then wild dice, then the joker cards."""
    for _ in range(NEED[card] - jokers):
        natural = value > 0 and state.pool[value - 1] > 0
        spend_die(state, value - 1 if natural else WILD, card)
    spend_jokers(state, jokers)
