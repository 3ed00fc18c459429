"""Features of a position for learning: only what the seat may know (section "What each seat sees").

The vector starts with the turn as a whole, then the open point, then one block per seat, the
observer's first, then the own hand. A moment in which another seat is asked for a twist is no more
than a wait (ZD-73).

Reads: everything open and the own hand.   Writes: out only.
Units: counts are divided by their usual largest value; faces and cards are one entry each.
Source: docs/rules/zwerge_duell.md.
"""

from typing import Final

from spieltisch.games.zwerge_duell.actions import MARKS, PILE, SOURCES
from spieltisch.games.zwerge_duell.asking import actor
from spieltisch.games.zwerge_duell.combat import hit_values
from spieltisch.games.zwerge_duell.data import (
    ALWAYS_ASK,
    CARD_OF,
    COPIES,
    DECK_SIZE,
    DICE,
    EV_WILD,
    FACES,
    HEALTHY,
    JOKERS,
    KINDS,
    MOST_TURNS,
    PLAYABLE,
    POWER,
    SCOUT,
    SHOWABLE,
    VALUES,
)
from spieltisch.games.zwerge_duell.drawing import most_draws
from spieltisch.games.zwerge_duell.ending import points_of
from spieltisch.games.zwerge_duell.paying import has_payment
from spieltisch.games.zwerge_duell.record import CARD, DRAW, GUARD, NOTHING, OVER, ROLL, STRIKE
from spieltisch.games.zwerge_duell.rolling import dice_due
from spieltisch.kernel import kernel

MOST_POINTS = 12.0
MOST_IN_HAND = 10.0

WAIT: Final = OVER  # the place of a neutral wait among the phases
TURN_FEATURES: Final = WAIT + 1 + FACES + 11
POINT_FROM: Final = TURN_FEATURES + EV_WILD + 1
POINT_FEATURES: Final = 2 + SOURCES + 1 + 1 + HEALTHY + 1
SEATS_FROM: Final = POINT_FROM + POINT_FEATURES
SEAT_FEATURES: Final = 7 + VALUES + SHOWABLE + HEALTHY + 2 * KINDS
HAND_FROM: Final = SEATS_FROM + 2 * SEAT_FEATURES
OBSERVATION_SIZE: Final = HAND_FROM + 2 * KINDS + PLAYABLE


@kernel
def is_neutral(state):
    """ZD-73: whether this moment exists for a twist only, so that others just wait."""
    if state.phase == DRAW:
        return most_draws(state, state.turn) == 1
    return state.phase in (ROLL, STRIKE, GUARD)


@kernel
def observe_turn(state, seat, out):
    """Phase, progress, pool, joker cards and what the active seat has done in this turn."""
    if state.phase != OVER:
        hidden = actor(state) != seat and is_neutral(state)
        out[WAIT if hidden else state.phase] = 1.0
    place = WAIT + 1
    for face in range(FACES):
        out[place + face] = state.pool[face] / DICE
    place += FACES
    out[place] = state.turns_done / MOST_TURNS
    out[place + 1] = ALWAYS_ASK[state.variant]
    out[place + 2] = 1.0 if state.turn == seat else 0.0
    out[place + 3] = 1.0 if actor(state) == seat else 0.0
    out[place + 4] = dice_due(state) / DICE
    out[place + 5] = state.powers / COPIES[POWER]
    out[place + 6] = state.rerolls / 2
    out[place + 7] = state.announced / 3
    out[place + 8] = state.usable / JOKERS
    out[place + 9] = state.used
    out[place + 10] = 1.0 if state.shown[state.turn, SCOUT] > state.scouted else 0.0
    if state.played != NOTHING:
        out[TURN_FEATURES + state.played] = 1.0


@kernel
def observe_point(state, seat, out):
    """The open point: whose it is, what was spent on it and what it would hit."""
    if state.phase != GUARD:
        return
    out[POINT_FROM] = 1.0
    out[POINT_FROM + 1] = 1.0 if state.point_by == seat else 0.0
    out[POINT_FROM + 2 + state.point_source] = 1.0
    place = POINT_FROM + 2 + SOURCES + 1
    if state.point_target == PILE:
        out[place] = 1.0
    else:
        out[place + 1 + (state.point_target - 1) // MARKS] = 1.0
        out[place + 1 + HEALTHY] = (state.point_target - 1) % MARKS / MARKS


@kernel
def observe_seat(state, seat, place, out):
    """What lies open in front of a seat: counts, hit values, display, marks, discard, unseen."""
    out[place] = (DECK_SIZE - state.front[seat]) / DECK_SIZE
    out[place + 1] = state.hand_size[seat] / MOST_IN_HAND
    out[place + 2] = state.jokers[seat] / JOKERS
    out[place + 3] = points_of(state, seat) / MOST_POINTS
    out[place + 4] = 1.0 if points_of(state, seat) > points_of(state, 1 - seat) else 0.0
    out[place + 5] = 1.0 if points_of(state, seat) == points_of(state, 1 - seat) else 0.0
    out[place + 6] = most_draws(state, seat) / 3
    hits = hit_values(state, seat)
    for face in range(VALUES):
        out[place + 7 + face] = hits >> face & 1
    observe_cards(state, seat, place + 7 + VALUES, out)


@kernel
def observe_cards(state, seat, place, out):
    """Display, marks by card, discard pile, and the copies that lie in hand or draw pile."""
    for card in range(SHOWABLE):
        out[place + card] = state.shown[seat, card] / COPIES[card]
    place += SHOWABLE
    for slot in range(state.display_size[seat]):
        card = CARD_OF[state.display[seat, slot]]
        if card < HEALTHY:
            out[place + card] += state.marks[seat, slot] / MARKS
    place += HEALTHY
    for card in range(KINDS):
        shown = state.shown[seat, card] if card < SHOWABLE else 0
        out[place + card] = state.gone[seat, card] / COPIES[card]
        unseen = COPIES[card] - state.gone[seat, card] - shown
        out[place + KINDS + card] = unseen / COPIES[card]


@kernel
def observe_hand(state, seat, out):
    """The own cards, those left in the own pile, and which the dice would pay for now."""
    for card in range(KINDS):
        shown = state.shown[seat, card] if card < SHOWABLE else 0
        out[HAND_FROM + card] = state.held[seat, card] / COPIES[card]
        left = COPIES[card] - state.gone[seat, card] - shown - state.held[seat, card]
        out[HAND_FROM + KINDS + card] = left / COPIES[card]
    if state.phase == CARD and state.turn == seat:
        for card in range(PLAYABLE):
            if state.held[seat, card] > 0 and has_payment(state, card):
                out[HAND_FROM + 2 * KINDS + card] = 1.0


@kernel
def observe(state, seat, out):
    """Write the features that `seat` may know into `out`, float32[OBSERVATION_SIZE]."""
    out[:OBSERVATION_SIZE] = 0.0
    observe_turn(state, seat, out)
    observe_point(state, seat, out)
    observe_seat(state, seat, SEATS_FROM, out)
    observe_seat(state, 1 - seat, SEATS_FROM + SEAT_FEATURES, out)
    observe_hand(state, seat, out)
