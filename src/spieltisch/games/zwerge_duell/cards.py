"""Moving cards between draw pile, hand, display and discard pile: ZD-09, ZD-31, ZD-32, ZD-38,
ZD-56.

A card leaves a hand or a display only by these doors, so lists and counts always agree. Of several
copies the one goes that came first: which number it has says nothing about the others.

Reads and writes: pile, front, hand, display, marks, discard, their sizes, held, shown, gone.
Units: a number is 0..34 in a deck, a card its index 0..19.
Source: docs/rules/zwerge_duell.md.
"""

from spieltisch.games.zwerge_duell.data import CARD_OF
from spieltisch.games.zwerge_duell.record import NO_CARD
from spieltisch.kernel import kernel


@kernel
def take_top(state, seat):
    """The top card of a draw pile, which must not be empty, taken off."""
    number = int(state.pile[seat, state.front[seat]])
    state.pile[seat, state.front[seat]] = NO_CARD
    state.front[seat] += 1
    return number


@kernel
def put_in_hand(state, seat, number):
    """ZD-09: a card joins the hand; there is no limit."""
    state.hand[seat, state.hand_size[seat]] = number
    state.hand_size[seat] += 1
    state.held[seat, CARD_OF[number]] += 1


@kernel
def take_from_hand(state, seat, card):
    """The oldest copy of a card in hand, taken out; its number."""
    place = 0
    while CARD_OF[state.hand[seat, place]] != card:
        place += 1
    number = int(state.hand[seat, place])
    state.hand_size[seat] -= 1
    for later in range(place, state.hand_size[seat]):
        state.hand[seat, later] = state.hand[seat, later + 1]
    state.hand[seat, state.hand_size[seat]] = NO_CARD
    state.held[seat, card] -= 1
    return number


@kernel
def show(state, seat, number):
    """ZD-31, ZD-38: a card goes face up to the display, beside other copies."""
    state.display[seat, state.display_size[seat]] = number
    state.display_size[seat] += 1
    state.shown[seat, CARD_OF[number]] += 1


@kernel
def place_of_class(state, seat, card, marks):
    """The place in the display of the oldest copy of a card with so many marks."""
    place = 0
    while CARD_OF[state.display[seat, place]] != card or state.marks[seat, place] != marks:
        place += 1
    return place


@kernel
def take_from_display(state, seat, place):
    """The card at a place of the display, taken out; its number."""
    number = int(state.display[seat, place])
    state.display_size[seat] -= 1
    last = int(state.display_size[seat])
    for later in range(place, last):
        state.display[seat, later] = state.display[seat, later + 1]
        state.marks[seat, later] = state.marks[seat, later + 1]
    state.display[seat, last] = NO_CARD
    state.marks[seat, last] = 0
    state.shown[seat, CARD_OF[number]] -= 1
    return number


@kernel
def discard(state, seat, number):
    """ZD-56: a card goes face up to its owner's discard pile, for good."""
    state.discard[seat, state.discard_size[seat]] = number
    state.discard_size[seat] += 1
    state.gone[seat, CARD_OF[number]] += 1


@kernel
def spend_card(state, seat, card):
    """ZD-32: an event or twist lies in the discard pile from the moment it is played."""
    discard(state, seat, take_from_hand(state, seat, card))
