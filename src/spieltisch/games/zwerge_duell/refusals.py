"""Why an action is refused: the code of the first reason that the clauses give.

Reads: everything.   Writes: out only.
Units: codes of reasons.py, 0 if legal.
Source: docs/rules/zwerge_duell.md.
"""

from spieltisch.games.zwerge_duell.actions import (
    ACTIONS,
    AXE_FIRST,
    DRAW_FIRST,
    HIT_FIRST,
    JOKER,
    KEEP,
    PASS,
    PAYMENTS,
    PLAY_FIRST,
    POWER_UP,
    PREVENT,
    REMOVE_FIRST,
    REROLL_FIRST,
    ROLL_DICE,
    SCOUT_FIRST,
    STOP,
    TARGETS,
    WILD_FIRST,
)
from spieltisch.games.zwerge_duell.asking import actor
from spieltisch.games.zwerge_duell.combat import can_hit_with, class_bits, hit_values
from spieltisch.games.zwerge_duell.data import (
    ARMOUR,
    AXE,
    DECK_SIZE,
    DICE,
    EV_REMOVE,
    EV_WILD,
    HEALTHY,
    JOKERS,
    KINDS,
    POWER,
    SCOUT,
)
from spieltisch.games.zwerge_duell.drawing import most_draws
from spieltisch.games.zwerge_duell.paying import WAYS, has_natural, has_payment, why_no_payment
from spieltisch.games.zwerge_duell.playing import FIRST_SUPPORT
from spieltisch.games.zwerge_duell.reasons import (
    ALL_DICE_ARE_DUE,
    ARMOUR_NEEDS_POINT,
    CARD_NOT_IN_HAND,
    DISPLAY_IS_EMPTY,
    DRAW_COMES_FIRST,
    DRAW_IS_PAST,
    GAME_IS_OVER,
    LEGAL,
    NO_FITTING_ALLY,
    NO_NATURAL_DIE,
    NO_SCOUT,
    NO_SUCH_ACTION,
    NO_SUCH_DIE,
    NO_SUCH_TARGET,
    NOBODY_ASKS,
    NOT_PAYABLE,
    NOTHING_TO_REMOVE,
    ONLY_ARMOUR_NOW,
    ONLY_AXE_NOW,
    OTHER_SEAT_DECIDES,
    PILE_IS_TOO_SMALL,
    POWER_IS_LATE,
    REMOVAL_COMES_FIRST,
    REROLLS_ARE_PAST,
    REROLLS_COME_FIRST,
    ROLL_COMES_FIRST,
    ROLL_IS_PAST,
    SCOUT_IS_USED,
    THREE_JOKERS,
    TOO_FEW_JOKERS,
    TOO_MANY_CARDS,
)
from spieltisch.games.zwerge_duell.record import (
    CARD,
    DRAW,
    GUARD,
    OVER,
    REMOVE,
    REROLL,
    ROLL,
    STRIKE,
)
from spieltisch.games.zwerge_duell.rolling import dice_due
from spieltisch.kernel import kernel


@kernel
def fits_phase(state, action):
    """Whether actions of this kind exist in the present phase."""
    phase = state.phase
    if AXE_FIRST <= action < SCOUT_FIRST:
        return phase in (DRAW, CARD, STRIKE)
    if action < ROLL_DICE:
        return phase == DRAW
    if action < REROLL_FIRST:
        return phase == ROLL
    if action < PLAY_FIRST:
        return phase == REROLL
    if REMOVE_FIRST <= action < HIT_FIRST:
        return phase == REMOVE
    if action == PREVENT:
        return phase == GUARD
    return phase in (STRIKE, GUARD) if action == PASS else phase == CARD


@kernel
def why_early(state):
    """ZD-07, ZD-20, ZD-34, ZD-59, ZD-68: what the present step demands; 0 in the card phase."""
    phase = state.phase
    if phase == DRAW:
        return DRAW_COMES_FIRST
    if phase == ROLL:
        return ROLL_COMES_FIRST
    if phase == REROLL:
        return REROLLS_COME_FIRST
    if phase == REMOVE:
        return REMOVAL_COMES_FIRST
    if phase == STRIKE:
        return ONLY_AXE_NOW
    return ONLY_ARMOUR_NOW if phase == GUARD else LEGAL


@kernel
def why_past(action):
    """ZD-11, ZD-16, ZD-18, ZD-34, ZD-69: why an action belongs to an earlier or another step."""
    if action < ROLL_DICE:
        return DRAW_IS_PAST
    if action == POWER_UP:
        return POWER_IS_LATE
    if action == ROLL_DICE:
        return ROLL_IS_PAST
    if action < PLAY_FIRST:
        return REROLLS_ARE_PAST
    if action == PREVENT:
        return ARMOUR_NEEDS_POINT
    return NOBODY_ASKS if action == PASS else NOTHING_TO_REMOVE


@kernel
def why_wrong_phase(state, action):
    """Why an action does not fit the present phase."""
    if state.phase == ROLL and action < ROLL_DICE:
        return DRAW_IS_PAST
    if state.phase == REROLL and action < KEEP:
        return why_past(action)
    early = why_early(state)
    return early if early != LEGAL else why_past(action)


@kernel
def why_no_draw(state, count):
    """ZD-10, ZD-12: why so many cards cannot be announced."""
    seat = state.turn
    if count <= most_draws(state, seat):
        return LEGAL
    left = DECK_SIZE - state.front[seat]
    return PILE_IS_TOO_SMALL if count > left else TOO_MANY_CARDS


@kernel
def why_no_power(state):
    """ZD-17: why no tw_power can be played before this roll."""
    if state.held[state.turn, POWER] == 0:
        return CARD_NOT_IN_HAND
    return ALL_DICE_ARE_DUE if dice_due(state) == DICE else LEGAL


@kernel
def why_no_preparation(state, action):
    """Why an action of the draw and dice phases is refused in its own phase."""
    if action < ROLL_DICE:
        return why_no_draw(state, action - DRAW_FIRST + 1)
    if action == POWER_UP:
        return why_no_power(state)
    if REROLL_FIRST <= action < KEEP and state.pool[action - REROLL_FIRST] == 0:
        return NO_SUCH_DIE
    return LEGAL


@kernel
def why_no_play(state, action):
    """ZD-24, ZD-34, ZD-30: why a card is not played with this payment."""
    card, payment = divmod(action - PLAY_FIRST, PAYMENTS)
    if state.held[state.turn, card] == 0:
        return CARD_NOT_IN_HAND
    if card == EV_REMOVE and state.display_size[1 - state.turn] == 0:
        return DISPLAY_IS_EMPTY
    return why_no_payment(state, card, payment // WAYS, payment % WAYS)


@kernel
def why_no_wild(state, face):
    """ZD-37: why an ev_wild does not turn a die of this face."""
    if state.held[state.turn, EV_WILD] == 0:
        return CARD_NOT_IN_HAND
    return LEGAL if state.pool[face] > 0 else NO_SUCH_DIE


@kernel
def why_no_removal(state, code):
    """ZD-34: why no card of this class can leave the opponent's display."""
    other = 1 - state.turn
    if code < FIRST_SUPPORT:
        there = class_bits(state, other) >> code & 1 > 0
    else:
        there = state.shown[other, HEALTHY + code - FIRST_SUPPORT] > 0
    return LEGAL if there else NO_SUCH_TARGET


@kernel
def why_no_target(state, seat, target):
    """ZD-47: why a seat's point cannot go to this target."""
    if target == 0 or class_bits(state, 1 - seat) >> (target - 1) & 1 > 0:
        return LEGAL
    return NO_SUCH_TARGET


@kernel
def why_no_hit(state, source, target):
    """ZD-40, ZD-41: why this die or joker card does not hit this target."""
    seat = state.turn
    hits = hit_values(state, seat)
    if can_hit_with(state, source, hits):
        return why_no_target(state, seat, target)
    if source == JOKER:
        return TOO_FEW_JOKERS if state.usable == 0 else NO_FITTING_ALLY
    return NO_SUCH_DIE if state.pool[source] == 0 else NO_FITTING_ALLY


@kernel
def why_no_axe(state, target):
    """ZD-58: why the deciding seat throws no axe at this target."""
    seat = actor(state)
    if state.held[seat, AXE] == 0:
        return CARD_NOT_IN_HAND
    return why_no_target(state, seat, target)


@kernel
def why_no_scout(state, face):
    """ZD-46: why no die of this face becomes a joker card."""
    seat = state.turn
    if state.shown[seat, SCOUT] == 0:
        return NO_SCOUT
    if state.shown[seat, SCOUT] <= state.scouted:
        return SCOUT_IS_USED
    if state.jokers[seat] == JOKERS:
        return THREE_JOKERS
    return LEGAL if state.pool[face] > 0 else NO_SUCH_DIE


@kernel
def why_not(state, action):
    """0 if `action` is legal now, else the code of the first reason against it."""
    if state.phase == OVER:
        return GAME_IS_OVER
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if not fits_phase(state, action):
        return why_wrong_phase(state, action)
    if action < PLAY_FIRST:
        return why_no_preparation(state, action)
    if action < WILD_FIRST:
        return why_no_play(state, action)
    if action < REMOVE_FIRST:
        return why_no_wild(state, action - WILD_FIRST)
    if action < HIT_FIRST:
        return why_no_removal(state, action - REMOVE_FIRST)
    if action < AXE_FIRST:
        source, target = divmod(action - HIT_FIRST, TARGETS)
        return why_no_hit(state, source, target)
    if action < SCOUT_FIRST:
        return why_no_axe(state, action - AXE_FIRST)
    if action < STOP:
        return why_no_scout(state, action - SCOUT_FIRST)
    unable = action == PREVENT and state.held[actor(state), ARMOUR] == 0
    return CARD_NOT_IN_HAND if unable else LEGAL


@kernel
def why_no_own_card(state, card):
    """Why a card in the hand of the active seat cannot be played in its card phase."""
    if card == AXE:
        return LEGAL
    if card == ARMOUR:
        return ARMOUR_NEEDS_POINT
    if card == POWER:
        return POWER_IS_LATE
    if card == EV_WILD:
        return LEGAL if has_natural(state) else NO_NATURAL_DIE
    if card == EV_REMOVE and state.display_size[1 - state.turn] == 0:
        return DISPLAY_IS_EMPTY
    return LEGAL if has_payment(state, card) else NOT_PAYABLE


@kernel
def why_no_card(state, seat, card):
    """Why a seat, if it holds a card, cannot play it now in any way."""
    if state.phase == OVER:
        return GAME_IS_OVER
    if actor(state) != seat:
        return OTHER_SEAT_DECIDES
    if state.phase == CARD:
        return why_no_own_card(state, card)
    if card == AXE and state.phase in (DRAW, STRIKE):
        return LEGAL
    if card == ARMOUR and state.phase == GUARD:
        return LEGAL
    if card == POWER and state.phase == ROLL:
        return ALL_DICE_ARE_DUE if dice_due(state) == DICE else LEGAL
    return why_early(state)


@kernel
def why_no_cards(state, seat, out):
    """For every card, if the seat holds it, why it cannot be played now; 0 where it can."""
    for card in range(KINDS):
        out[card] = why_no_card(state, seat, card)
