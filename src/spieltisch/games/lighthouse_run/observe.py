"""Features of a position for learning: only what the seat may know (LR-16).

The vector starts with the table as a whole, then towers and light by position, then one block per
colour: the observer's first, then clockwise, Erik's last; then the own hand and the card in play,
aligned with the actions that play them.

Reads: everything open and the own hand.   Writes: out only.
Units: counts are divided by their largest value; fields are one entry each, 0..21.
Source: docs/rules/lighthouse_run.md.
"""

from typing import Final

from spieltisch.games.lighthouse_run.data import (
    ANY,
    CLOUD_FIELD,
    COLOURS,
    DECK_SIZE,
    ERIK_COLOUR,
    FIELDS_COUNT,
    HAND_SIZE,
    KIND,
    LIGHT,
    MOVE,
    POINTS,
    ROUNDS,
    SEAT_COLOURS,
    SHIPS,
    SLOTS,
    TOWERS,
    TRACK,
    VARIANTS,
)
from spieltisch.games.lighthouse_run.ending import points_of_colour
from spieltisch.games.lighthouse_run.record import BONUS, NO_CARD, NO_COLOUR, OVER
from spieltisch.games.lighthouse_run.turn import turns_per_round
from spieltisch.kernel import kernel

MOST_POINTS: Final = float(SHIPS * POINTS[TRACK])
MOST_MOVE: Final = float(MOVE.max())

PHASES_SEEN: Final = BONUS + 1
VARIANT_COUNT: Final = len(VARIANTS)
TABLE_FEATURES: Final = PHASES_SEEN + VARIANT_COUNT + 6
LIGHT_FEATURES: Final = TOWERS * (TOWERS + 1)
COLOUR_FEATURES: Final = FIELDS_COUNT + DECK_SIZE + 6
CARD_FEATURES: Final = 5 + TOWERS
COLOURS_FROM: Final = TABLE_FEATURES + LIGHT_FEATURES
HAND_FROM: Final = COLOURS_FROM + COLOURS * COLOUR_FEATURES
PENDING_FROM: Final = HAND_FROM + SLOTS * DECK_SIZE * CARD_FEATURES
OBSERVATION_SIZE: Final = PENDING_FROM + CARD_FEATURES + 1 + FIELDS_COUNT


@kernel
def cloud_after(state, rounds):
    """The cloud's field in `rounds` rounds, as a share of the track."""
    return CLOUD_FIELD[min(state.cloud_place + rounds, ROUNDS)] / TRACK


@kernel
def observe_table(state, seat, out):
    """Phase, variant, progress, the cloud now and ahead, and how far off the own turn is."""
    if state.phase != OVER:
        out[state.phase] = 1.0
    out[PHASES_SEEN + state.variant] = 1.0
    place = PHASES_SEEN + VARIANT_COUNT
    turns = turns_per_round(state)
    out[place] = state.cloud_place / ROUNDS
    out[place + 1] = (state.turns_done - state.cloud_place * turns) / turns
    for rounds in range(3):
        out[place + 2 + rounds] = cloud_after(state, rounds)
    out[place + 5] = (seat - state.storm_card) % state.players / state.players


@kernel
def observe_light(state, out):
    """Which positions are lit and which tower stands where."""
    place = TABLE_FEATURES
    for position in range(1, TOWERS + 1):
        out[place + position - 1] = state.lit[position]
    place += TOWERS
    for tower in range(TOWERS):
        out[place + TOWERS * (state.position_of[tower] - 1) + tower] = 1.0


@kernel
def observe_colour(state, colour, place, out):
    """What is open about a colour: ships by field, cards played, points and piles."""
    for field in range(FIELDS_COUNT):
        out[place + field] = state.ships[field, colour] / SHIPS
    place += FIELDS_COUNT
    for turn in range(state.played_count[colour]):
        out[place + state.played[colour, turn]] = 1.0
    place += DECK_SIZE
    out[place] = 1.0
    out[place + 1] = points_of_colour(state, colour) / MOST_POINTS
    out[place + 2] = (DECK_SIZE - state.front[colour]) / DECK_SIZE
    out[place + 3] = 1.0 if colour == ERIK_COLOUR[state.variant] else 0.0
    out[place + 4] = 1.0 if colour == state.card_colour else 0.0
    out[place + 5] = 1.0 if state.played_count[colour] > state.cloud_place else 0.0


@kernel
def observe_colours(state, seat, out):
    """All colours in play: the seats' from the observer on clockwise, Erik's last."""
    place = COLOURS_FROM
    for step in range(state.players):
        for slot in range(SLOTS):
            colour = SEAT_COLOURS[state.variant, (seat + step) % state.players, slot]
            if colour != NO_COLOUR:
                observe_colour(state, colour, place, out)
                place += COLOUR_FEATURES
    if ERIK_COLOUR[state.variant] != NO_COLOUR:
        observe_colour(state, ERIK_COLOUR[state.variant], place, out)


@kernel
def observe_card(state, card, place, out):
    """A card: that it is there, its kind, its value, and the position of its tower."""
    out[place] = 1.0
    out[place + 1 + KIND[card]] = 1.0
    out[place + 4] = MOVE[card] / MOST_MOVE
    if LIGHT[card] != ANY:
        out[place + 4 + state.position_of[LIGHT[card]]] = 1.0


@kernel
def observe_hand(state, seat, out):
    """The own cards, each at the place of the action that plays it."""
    for slot in range(SLOTS):
        colour = SEAT_COLOURS[state.variant, seat, slot]
        if colour != NO_COLOUR:
            for place in range(HAND_SIZE):
                card = state.hand[colour, place]
                if card != NO_CARD:
                    at = HAND_FROM + (slot * DECK_SIZE + card) * CARD_FEATURES
                    observe_card(state, card, at, out)


@kernel
def observe_pending(state, out):
    """The card being carried out, and where the ship lies that may move once more."""
    if state.card != NO_CARD:
        observe_card(state, state.card, PENDING_FROM, out)
    if state.bonus_colour != NO_COLOUR:
        place = PENDING_FROM + CARD_FEATURES
        out[place] = 1.0 if state.bonus_colour == state.card_colour else 0.0
        out[place + 1 + state.bonus_field] = 1.0


@kernel
def observe(state, seat, out):
    """Write the features that `seat` may know into `out`, float32[OBSERVATION_SIZE]."""
    out[:OBSERVATION_SIZE] = 0.0
    observe_table(state, seat, out)
    observe_light(state, out)
    observe_colours(state, seat, out)
    observe_hand(state, seat, out)
    observe_pending(state, out)
