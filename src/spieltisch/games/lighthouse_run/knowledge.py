"""What a seat cannot know, dealt anew: clauses LR-05, LR-06, LR-16, LR-63 and LR-76.

Unknown to a seat are the hands of the others and the order of every pile. Played cards are open
and all decks are alike, so it knows the set of cards in hand and pile of each colour, and that no
opening hand held both group cards. Every order of drawing that agrees with this is equally likely.

Reads:  variant, players, phase, front, played, played_count, rng.   Writes: hand, pile, rng.
Source: docs/rules/lighthouse_run.md, "Who knows what".
"""

from spieltisch.games.lighthouse_run.cards import put_in_hand, take_from_pile
from spieltisch.games.lighthouse_run.data import (
    COLOURS,
    GROUP,
    HAND_SIZE,
    KIND,
    OWNER,
    REDRAW_GROUPS,
)
from spieltisch.games.lighthouse_run.record import NO_CARD, OVER
from spieltisch.games.lighthouse_run.setup import shuffle_pile
from spieltisch.kernel import below, kernel


@kernel
def cards_in_hand(state, colour):
    """How many cards the hand of a colour holds."""
    count = 0
    for place in range(HAND_SIZE):
        count += state.hand[colour, place] != NO_CARD
    return count


@kernel
def lay_hand_on_pile(state, colour, count):
    """Lay the `count` cards of a hand on the pile; the places before it are free."""
    for place in range(count):
        state.front[colour] -= 1
        state.pile[colour, state.front[colour]] = state.hand[colour, place]
        state.hand[colour, place] = NO_CARD


@kernel
def groups_in_opening_hand(state, colour, count):
    """Choose uniformly how the colour's cards may have been drawn; its first groups.

    Place by place: when the j-th card is played, the hand is full, `opening` of its cards have
    been there from the start, and each of its cards may be the one. The cards still in hand are
    the rest.
    """
    groups = 0
    opening = HAND_SIZE
    for turn in range(state.played_count[colour]):
        if below(state, HAND_SIZE) < opening:
            opening -= 1
            groups += KIND[state.played[colour, turn]] == GROUP
    for place in range(count):
        if below(state, count - place) < opening:
            opening -= 1
            groups += KIND[state.hand[colour, place]] == GROUP
    return groups


@kernel
def deal_anew(state, colour):
    """Distribute the unseen cards of a colour over its hand and its pile.

    A hand that can only have been drawn by way of a forbidden opening hand is refused in
    proportion, so that all permitted orders of the deck stay equally likely.
    """
    count = cards_in_hand(state, colour)
    while True:
        lay_hand_on_pile(state, colour, count)
        shuffle_pile(state, colour)
        for _ in range(count):
            put_in_hand(state, colour, take_from_pile(state, colour))
        if groups_in_opening_hand(state, colour, count) < REDRAW_GROUPS:
            return


@kernel
def conceal(state, seat):
    """LR-16: deal anew, uniformly, all that `seat` cannot know; a spectator is seat -1.

    When the game is over all hands lie open and every pile is empty.
    """
    if state.phase == OVER:
        return
    for colour in range(COLOURS):
        owner = OWNER[state.variant, colour]
        if 0 <= owner < state.players and owner != seat:
            deal_anew(state, colour)
        else:  # its own, Erik's, or a colour without cards
            shuffle_pile(state, colour)
