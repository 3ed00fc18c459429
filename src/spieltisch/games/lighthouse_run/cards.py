"""Cards: clauses LR-12 to LR-16, and whose card may be played, LR-79.

A hand lies sorted, so that the list of legal cards is ascending. Of two identical faces in a hand
only the lower index is listed.

Reads:  variant, turn, cloud_place, hand, pile, front, played_count.
Writes: hand, pile, front, played, played_count, card, card_colour, revealed.
Units:  a card is its index 0..13 in the deck of one colour; a slot is 0 or 1 (a seat's second
        colour in `fleet`).
Source: docs/rules/lighthouse_run.md.
"""

from spieltisch.games.lighthouse_run.actions import COUNT_MASK, PLAY_FIRST
from spieltisch.games.lighthouse_run.data import DECK_SIZE, FACE, HAND_SIZE, SEAT_COLOURS, SLOTS
from spieltisch.games.lighthouse_run.reasons import (
    CARD_NOT_IN_HAND,
    COLOUR_WAS_PLAYED,
    LEGAL,
    NO_SECOND_COLOUR,
    TWIN_STANDS_FOR_IT,
)
from spieltisch.games.lighthouse_run.record import NO_CARD, NO_COLOUR
from spieltisch.kernel import kernel


@kernel
def slot_colour(state, slot):
    """The colour behind a slot of the active seat, -1 if it has none."""
    return int(SEAT_COLOURS[state.variant, state.turn, slot])


@kernel
def may_play_colour(state, colour):
    """LR-12, LR-79: whether no card of this colour was played in this round yet."""
    return colour != NO_COLOUR and state.played_count[colour] == state.cloud_place


@kernel
def has_lower_twin(state, colour, place):
    """Whether an earlier card of the hand has the same face."""
    twins = 0
    for before in range(place):
        twins += FACE[state.hand[colour, before]] == FACE[state.hand[colour, place]]
    return twins > 0


@kernel
def is_listed(state, colour, place):
    """LR-13: whether the card at a place of the hand is offered; twins are offered once."""
    return state.hand[colour, place] != NO_CARD and not has_lower_twin(state, colour, place)


@kernel
def list_cards(state, out):
    """LR-13, LR-79: write every card that may be played, ascending; return how many."""
    count = 0
    for slot in range(SLOTS):
        colour = slot_colour(state, slot)
        if may_play_colour(state, colour):
            for place in range(HAND_SIZE):
                out[count & COUNT_MASK] = PLAY_FIRST + DECK_SIZE * slot + state.hand[colour, place]
                count += is_listed(state, colour, place)
    return count


@kernel
def sole_card(state):
    """The action of the only card that may be played, -1 if there are several."""
    count = 0
    found = NO_CARD
    for slot in range(SLOTS):
        colour = slot_colour(state, slot)
        if may_play_colour(state, colour):
            for place in range(HAND_SIZE):
                if is_listed(state, colour, place):
                    found = PLAY_FIRST + DECK_SIZE * slot + state.hand[colour, place]
                    count += 1
    return found if count == 1 else NO_CARD


@kernel
def place_in_hand(state, colour, card):
    """Where a card lies in a hand, -1 if it does not."""
    for place in range(HAND_SIZE):
        if state.hand[colour, place] == card:
            return place
    return -1


@kernel
def why_no_card(state, action):
    """LR-12, LR-13, LR-79: an own colour that is due, a card of the hand, the lower of twins."""
    colour = slot_colour(state, (action - PLAY_FIRST) // DECK_SIZE)
    if colour == NO_COLOUR:
        return NO_SECOND_COLOUR
    if not may_play_colour(state, colour):
        return COLOUR_WAS_PLAYED
    place = place_in_hand(state, colour, (action - PLAY_FIRST) % DECK_SIZE)
    if place < 0:
        return CARD_NOT_IN_HAND
    return TWIN_STANDS_FOR_IT if has_lower_twin(state, colour, place) else LEGAL


@kernel
def lay_open(state, colour, card):
    """LR-16: a card is shown to all and lies among the played ones of its colour."""
    state.played[colour, state.played_count[colour]] = card
    state.played_count[colour] += 1
    state.revealed += 1


@kernel
def play_card(state, action):
    """LR-12: the card leaves the hand and is about to be carried out."""
    colour = slot_colour(state, (action - PLAY_FIRST) // DECK_SIZE)
    card = (action - PLAY_FIRST) % DECK_SIZE
    for place in range(place_in_hand(state, colour, card), HAND_SIZE - 1):
        state.hand[colour, place] = state.hand[colour, place + 1]
    state.hand[colour, HAND_SIZE - 1] = NO_CARD
    state.card_colour = colour
    state.card = card
    lay_open(state, colour, card)


@kernel
def take_from_pile(state, colour):
    """The next card of a pile that is not empty."""
    card = int(state.pile[colour, state.front[colour]])
    state.pile[colour, state.front[colour]] = NO_CARD
    state.front[colour] += 1
    return card


@kernel
def put_in_hand(state, colour, card):
    """Insert a card into a hand with an empty place, so that it stays ascending."""
    place = HAND_SIZE - 1
    while place > 0 and not 0 <= state.hand[colour, place - 1] < card:
        state.hand[colour, place] = state.hand[colour, place - 1]
        place -= 1
    state.hand[colour, place] = card


@kernel
def draw_card(state, colour):
    """LR-12, LR-15: one card from the pile into the hand, if the pile is not empty."""
    if state.front[colour] < DECK_SIZE:
        put_in_hand(state, colour, take_from_pile(state, colour))
