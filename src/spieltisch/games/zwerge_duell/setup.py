"""Setting the table: clauses ZD-01 to ZD-06.

Order: the start seat if it is random, the deck of seat 0, the deck of seat 1; then the table is
laid out and the first turn begins.

Reads: rng.   Writes: every field.
Source: docs/rules/zwerge_duell.md, section "Setup".
"""

from spieltisch.games.zwerge_duell.cards import put_in_hand, take_top
from spieltisch.games.zwerge_duell.data import (
    DECK_SIZE,
    KINDS,
    OPENING_HAND,
    RANDOM,
    SEATS,
    SHOWABLE,
    START_SEAT,
)
from spieltisch.games.zwerge_duell.record import (
    DRAW,
    NO_CARD,
    NO_POINT,
    NOBODY,
    NOTHING,
    SLOTS,
)
from spieltisch.games.zwerge_duell.rolling import put_dice_back
from spieltisch.games.zwerge_duell.turn import begin_turn, pass_steps_without_choice
from spieltisch.kernel import below, kernel


@kernel
def setup(state, seats, variant):
    """ZD-04, ZD-06: who begins, and both decks shuffled; then everything is laid out."""
    start = int(START_SEAT[variant])
    if start == RANDOM:
        start = below(state, SEATS)
    for seat in range(SEATS):
        for place in range(DECK_SIZE):
            state.pile[seat, place] = place
        shuffle_pile(state, seat, 0)
    lay_out(state, seats, variant, start)


@kernel
def shuffle_pile(state, seat, front):
    """ZD-02: bring the cards of a pile from place `front` on into a uniformly random order."""
    for last in range(DECK_SIZE - 1, front, -1):
        other = front + below(state, last - front + 1)
        card = state.pile[seat, last]
        state.pile[seat, last] = state.pile[seat, other]
        state.pile[seat, other] = card


@kernel
def lay_out(state, seats, variant, start):
    """ZD-02, ZD-03, ZD-05: opening hands of four, nothing else; the first turn is like any other.

    Starts from the piles in their order; the generator is used only by what follows at once.
    """
    state.players = seats
    state.variant = variant
    state.revealed = 0
    state.turn = start
    state.turns_done = 0
    state.ending = 0
    clear_open_point(state)
    for seat in range(SEATS):
        clear_seat(state, seat)
        for _ in range(OPENING_HAND):
            put_in_hand(state, seat, take_top(state, seat))
    put_dice_back(state)
    begin_turn(state)
    pass_steps_without_choice(state)


@kernel
def clear_open_point(state):
    """No point of damage is open and no window has been."""
    state.played = NOTHING
    state.point_by = NOBODY
    state.point_source = NO_POINT
    state.point_target = NO_POINT
    state.resume = DRAW


@kernel
def clear_seat(state, seat):
    """ZD-01, ZD-02, ZD-03: a full pile; no hand, no display, no discard pile, no joker card."""
    state.front[seat] = 0
    state.hand_size[seat] = 0
    state.display_size[seat] = 0
    state.discard_size[seat] = 0
    state.jokers[seat] = 0
    for place in range(DECK_SIZE):
        state.hand[seat, place] = NO_CARD
        state.discard[seat, place] = NO_CARD
    for place in range(SLOTS):
        state.display[seat, place] = NO_CARD
        state.marks[seat, place] = 0
    for card in range(KINDS):
        state.held[seat, card] = 0
        state.gone[seat, card] = 0
    for card in range(SHOWABLE):
        state.shown[seat, card] = 0
