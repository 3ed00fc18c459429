"""Setting the table: clauses LR-01 to LR-09, LR-62, LR-63 and LR-75 to LR-77.

Chance comes in the order of LR-09: start seat, towers, then the decks by colour. Nothing is
random later.

Reads: rng.   Writes: every field.
Units: a variant is its place in data.VARIANTS.
Source: docs/rules/lighthouse_run.md.
"""

from spieltisch.games.lighthouse_run.cards import put_in_hand, take_from_pile
from spieltisch.games.lighthouse_run.data import (
    COLOURS,
    DECK_SIZE,
    ERIK_CARDS,
    ERIK_COLOUR,
    FIELDS_COUNT,
    GROUP,
    HAND_SIZE,
    HARBOUR,
    KIND,
    LIT_AT_START,
    OWNER,
    REDRAW_GROUPS,
    ROUNDS,
    SECTIONS,
    SHIPS,
    START,
    TOWERS,
)
from spieltisch.games.lighthouse_run.record import NO_CARD, NO_COLOUR, NO_FIELD, PLAY
from spieltisch.games.lighthouse_run.turn import pass_steps_without_choice
from spieltisch.kernel import below, kernel, shuffle

MOST_REDRAWS = 127  # the counter stops here


@kernel
def setup(state, seats, variant):
    """LR-08, LR-09: draw the start seat and deal a new game for `seats` seats."""
    deal(state, seats, variant, below(state, seats))


@kernel
def deal(state, seats, variant, start_seat):
    """LR-01 to LR-09: lay out a new game that `start_seat` opens."""
    clear_turns(state, seats, variant, start_seat)
    place_towers(state)
    for colour in range(COLOURS):
        clear_cards(state, colour)
    clear_river(state)
    for colour in range(COLOURS):
        if colour == ERIK_COLOUR[variant]:
            state.ships[START, colour] = SHIPS
            deal_to_erik(state, colour)
        elif 0 <= OWNER[variant, colour] < seats:
            state.ships[START, colour] = SHIPS
            deal_hand(state, colour)
    pass_steps_without_choice(state)


@kernel
def clear_turns(state, seats, variant, start_seat):
    """LR-07, LR-08: round 1 begins with the start seat; the cloud is at sea."""
    state.revealed = 0
    state.variant = variant
    state.players = seats
    state.phase = PLAY
    state.turn = start_seat
    state.storm_card = start_seat
    state.turns_done = 0
    state.cloud_place = 0
    state.card = NO_CARD
    state.card_colour = NO_COLOUR
    state.bonus_colour = NO_COLOUR
    state.bonus_field = NO_FIELD


@kernel
def place_towers(state):
    """LR-03, LR-04: towers on positions 1 to 6 at random, beacons on their first positions."""
    for tower in range(TOWERS):
        state.position_of[tower] = tower + 1
    shuffle(state, state.position_of, TOWERS)
    for section in range(SECTIONS):
        state.lit[section] = 0
    state.lit[HARBOUR] = 1
    for position in LIT_AT_START:
        state.lit[position] = 1


@kernel
def clear_river(state):
    """No ship is anywhere."""
    for field in range(FIELDS_COUNT):
        for colour in range(COLOURS):
            state.ships[field, colour] = 0


@kernel
def clear_cards(state, colour):
    """A colour without any cards, as it stays if it is not in play."""
    state.front[colour] = DECK_SIZE
    state.played_count[colour] = 0
    state.redraws[colour] = 0
    for place in range(DECK_SIZE):
        state.pile[colour, place] = NO_CARD
    for place in range(HAND_SIZE):
        state.hand[colour, place] = NO_CARD
    for place in range(ROUNDS):
        state.played[colour, place] = NO_CARD


@kernel
def shuffle_pile(state, colour):
    """Bring the cards of a pile into a uniformly random order."""
    front = int(state.front[colour])
    for last in range(DECK_SIZE - front - 1, 0, -1):
        other = front + below(state, last + 1)
        one = front + last
        card = state.pile[colour, one]
        state.pile[colour, one] = state.pile[colour, other]
        state.pile[colour, other] = card


@kernel
def deal_to_erik(state, colour):
    """LR-63: Erik's deck without group cards, all of it pile."""
    state.front[colour] = DECK_SIZE - len(ERIK_CARDS)
    for place in range(len(ERIK_CARDS)):
        state.pile[colour, state.front[colour] + place] = ERIK_CARDS[place]
    shuffle_pile(state, colour)


@kernel
def holds_groups(state, colour):
    """LR-06: whether the first cards of a full pile are a hand that must be dealt again."""
    groups = 0
    for place in range(HAND_SIZE):
        groups += KIND[state.pile[colour, place]] == GROUP
    return groups >= REDRAW_GROUPS


@kernel
def deal_hand(state, colour):
    """LR-05, LR-06: shuffle the deck, again while the hand held both group cards; draw three."""
    state.front[colour] = 0
    for card in range(DECK_SIZE):
        state.pile[colour, card] = card
    shuffle_pile(state, colour)
    while holds_groups(state, colour):
        state.redraws[colour] = min(state.redraws[colour] + 1, MOST_REDRAWS)
        shuffle_pile(state, colour)
    for _ in range(HAND_SIZE):
        put_in_hand(state, colour, take_from_pile(state, colour))
