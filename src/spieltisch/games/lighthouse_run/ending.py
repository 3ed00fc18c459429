"""Points and places: clauses LR-57 to LR-61, LR-73, LR-74 and LR-85 to LR-87.

Cards left in hand break ties only when the game is over: before that they are secret.

Reads: players, variant, phase, ships, hand.   Writes: nothing.
Source: docs/rules/lighthouse_run.md.
"""

from spieltisch.games.lighthouse_run.data import (
    ERIK_COLOUR,
    FIELDS_COUNT,
    HAND_SIZE,
    MOVE,
    POINTS,
    SEAT_COLOURS,
    SLOTS,
)
from spieltisch.games.lighthouse_run.record import NO_CARD, NO_COLOUR, OVER
from spieltisch.kernel import kernel


@kernel
def points_of_colour(state, colour):
    """LR-57, LR-58, LR-59: the points of a colour's five ships, fixed or not; 0 for no colour."""
    points = 0
    if colour != NO_COLOUR:
        for field in range(FIELDS_COUNT):
            points += state.ships[field, colour] * POINTS[field]
    return points


@kernel
def points_of(state, seat):
    """LR-57, LR-85: the points of all ships of a seat."""
    points = 0
    for slot in range(SLOTS):
        points += points_of_colour(state, SEAT_COLOURS[state.variant, seat, slot])
    return points


@kernel
def points_of_erik(state):
    """LR-73: the points of Erik's ships; 0 without him."""
    return points_of_colour(state, ERIK_COLOUR[state.variant])


@kernel
def difference_of(state, seat):
    """LR-86: how far the two colours of a seat are apart; 0 for a seat with one colour."""
    lower, higher = SEAT_COLOURS[state.variant, seat, 0], SEAT_COLOURS[state.variant, seat, 1]
    if higher == NO_COLOUR:
        return 0
    return abs(points_of_colour(state, lower) - points_of_colour(state, higher))


@kernel
def hand_total(state, seat):
    """LR-61, LR-87: the sum of the move values left in a seat's hand."""
    total = 0
    for slot in range(SLOTS):
        colour = SEAT_COLOURS[state.variant, seat, slot]
        if colour != NO_COLOUR:
            for place in range(HAND_SIZE):
                card = state.hand[colour, place]
                if card != NO_CARD:
                    total += MOVE[card]
    return total


@kernel
def score(state, points):
    """LR-57, LR-85: write the points of every seat, now or at the end, into `points`."""
    for seat in range(state.players):
        points[seat] = points_of(state, seat)


@kernel
def is_ahead(state, seat, other):
    """LR-60, LR-61, LR-86, LR-87: points, then the smaller difference, then cards in hand."""
    points, other_points = points_of(state, seat), points_of(state, other)
    if points != other_points:
        return points > other_points
    difference, other_difference = difference_of(state, seat), difference_of(state, other)
    if difference != other_difference:
        return difference < other_difference
    return state.phase == OVER and hand_total(state, seat) > hand_total(state, other)


@kernel
def ranks(state, out):
    """LR-60, LR-61, LR-73, LR-74: write the place of every seat; equals share a place.

    Erik takes a place of his own before every seat with fewer points; he loses every tie.
    """
    for seat in range(state.players):
        place = 1
        for other in range(state.players):
            place += is_ahead(state, other, seat)
        place += points_of_erik(state) > points_of(state, seat)
        out[seat] = place
