"""Playing hand cards, and the scout: clauses ZD-24, ZD-31 to ZD-37, ZD-39 and ZD-46.

Reads:  turn, held, shown, display, marks, pool, usable, jokers, scouted.
Writes: hand, display, discard, pool, face, spent, jokers, used, scouted, phase, played, revealed.
Source: docs/rules/zwerge_duell.md, sections "Card phase" and "Allies".
"""

from spieltisch.games.zwerge_duell.actions import (
    COUNT_MASK,
    MARKS,
    PAYMENTS,
    PLAY_FIRST,
    REMOVE_FIRST,
    SCOUT_FIRST,
    WILD_FIRST,
)
from spieltisch.games.zwerge_duell.cards import (
    discard,
    place_of_class,
    show,
    take_from_display,
    take_from_hand,
)
from spieltisch.games.zwerge_duell.combat import class_bits
from spieltisch.games.zwerge_duell.data import (
    CARD_OF,
    EV_REMOVE,
    EV_WILD,
    FACES,
    HEALTHY,
    JOKERS,
    PLAYABLE,
    SCOUT,
    SHOWABLE,
    VALUES,
    WILD,
)
from spieltisch.games.zwerge_duell.jokers import gain_joker
from spieltisch.games.zwerge_duell.paying import WAYS, list_payments, pay
from spieltisch.games.zwerge_duell.record import REMOVE, SPENT_ON_SCOUT, STRIKE
from spieltisch.games.zwerge_duell.rolling import die_with, spend_die, turn_die
from spieltisch.kernel import kernel

SEVERAL = -1
FIRST_SUPPORT = MARKS * HEALTHY  # removal code of the first support


@kernel
def list_plays(state, out):
    """ZD-24, ZD-34: all payments of all hand cards but twists and ev_wild, at the head of `out`."""
    seat, count = state.turn, 0
    for card in range(PLAYABLE):
        possible = card != EV_REMOVE or state.display_size[1 - seat] > 0
        if state.held[seat, card] > 0 and possible:
            count = list_payments(state, card, out, count)
    return count


@kernel
def list_wilds(state, out, count):
    """ZD-37: the natural dice that an ev_wild in hand could turn."""
    if state.held[state.turn, EV_WILD] > 0:
        for face in range(VALUES):
            if state.pool[face] > 0:
                out[count & COUNT_MASK] = WILD_FIRST + face
                count += 1
    return count


@kernel
def open_strike(state):
    """ZD-59: the passive seat may strike, after the dice or after the hand card in `played`."""
    state.phase = STRIKE
    state.revealed += 1


@kernel
def play(state, action):
    """ZD-31, ZD-32: pay; the card goes to the display, or an ev_remove seeks its target."""
    seat = state.turn
    card, payment = divmod(action - PLAY_FIRST, PAYMENTS)
    pay(state, card, payment // WAYS, payment % WAYS)
    number = take_from_hand(state, seat, card)
    state.played = card
    if card == EV_REMOVE:
        discard(state, seat, number)
        state.phase = REMOVE
    else:
        show(state, seat, number)
        open_strike(state)


@kernel
def make_wild(state, face):
    """ZD-37, ZD-63: an ev_wild has turned a natural die; the die is not spent."""
    turn_die(state, die_with(state, face), WILD)
    state.played = EV_WILD
    open_strike(state)


@kernel
def list_removals(state, out):
    """D5, ZD-34, ZD-35: every class of card in the opponent's display."""
    other, count = 1 - state.turn, 0
    bits = class_bits(state, other)
    for code in range(FIRST_SUPPORT):
        if bits >> code & 1:
            out[count & COUNT_MASK] = REMOVE_FIRST + code
            count += 1
    for card in range(HEALTHY, SHOWABLE):
        if state.shown[other, card] > 0:
            out[count & COUNT_MASK] = REMOVE_FIRST + FIRST_SUPPORT + card - HEALTHY
            count += 1
    return count


@kernel
def removal_code(state, seat, place):
    """The removal code of the card at a place of a display."""
    card = int(CARD_OF[state.display[seat, place]])
    if card >= HEALTHY:
        return FIRST_SUPPORT + card - HEALTHY
    return MARKS * card + int(state.marks[seat, place])


@kernel
def sole_removal(state):
    """ZD-75: the only class in the opponent's display as a removal code, or SEVERAL."""
    other = 1 - state.turn
    found = SEVERAL
    for place in range(state.display_size[other]):
        code = removal_code(state, other, place)
        if found not in (SEVERAL, code):
            return SEVERAL
        found = code
    return found


@kernel
def remove(state, code):
    """ZD-34, ZD-36: the oldest card of a class leaves the opponent's display at once."""
    other = 1 - state.turn
    card, marks = divmod(code, MARKS)
    if code >= FIRST_SUPPORT:
        card, marks = HEALTHY + code - FIRST_SUPPORT, 0
    place = place_of_class(state, other, card, marks)
    discard(state, other, take_from_display(state, other, place))
    open_strike(state)


@kernel
def can_scout(state):
    """ZD-46: whether a scout is left to use and the seat holds fewer than three joker cards."""
    seat = state.turn
    return state.shown[seat, SCOUT] > state.scouted and state.jokers[seat] < JOKERS


@kernel
def list_scouts(state, out, count):
    """ZD-46: the dice that a scout could turn into a joker card."""
    if can_scout(state):
        for face in range(FACES):
            if state.pool[face] > 0:
                out[count & COUNT_MASK] = SCOUT_FIRST + face
                count += 1
    return count


@kernel
def scout(state, face):
    """ZD-46: a die is spent; the joker card is usable from the next own turn on (ZD-08)."""
    spend_die(state, face, SPENT_ON_SCOUT)
    state.scouted += 1
    gain_joker(state)
