"""Features of a position for learning: only open facts, since there are no others.

The vector starts with the table as a whole, then the pond by slots and Catty, then what each seat
owns, seats in turn order from the observer on, then the squares of the frame. Each square holds
for each seat what lies there, and for the seat that decides where it may lay; so the squares are
aligned with the placement and cell actions.

Reads: everything open.   Writes: out only.
Units: counts are divided by a usual largest value; kinds, cards and shapes are one-hot.
Source: docs/rules/wispwood.md, section "Who knows what".
"""

from typing import Final

from spieltisch.games.wispwood.catty import catty_points, catty_total, is_solo, worth
from spieltisch.games.wispwood.data import (
    BRIGHTEST,
    CARDS,
    CAT,
    EMPTY,
    FIREFLIES,
    FIREFLIES_USED,
    FORM_SIZE,
    FRAME,
    KINDS,
    MOST_COVERED,
    ORIENTATIONS,
    ROUNDS,
    SEATS,
    SHAPES,
    SLOTS,
    SQUARE_COLUMNS,
    SQUARE_ROWS,
    TILES,
)
from spieltisch.games.wispwood.ending import points_of
from spieltisch.games.wispwood.goals import card_points
from spieltisch.games.wispwood.hats import hat_squares
from spieltisch.games.wispwood.laying import held_form
from spieltisch.games.wispwood.pond import position_before
from spieltisch.games.wispwood.record import NOTHING, OVER, WISP_SQUARE
from spieltisch.games.wispwood.window import LINE, WORD_ROWS, first_row, has, room
from spieltisch.kernel import kernel

MOST_POINTS = 200.0
MOST_OF_CARD = 40.0
MOST_VALUE = 8.0
KIND_TILES_USUAL = 40.0

PHASES_OPEN: Final = OVER + 1
TABLE_FEATURES: Final = PHASES_OPEN + ROUNDS + 3 + KINDS + CARDS * CARDS
SLOT_FEATURES: Final = KINDS + 1 + SHAPES
HAND_FEATURES: Final = KINDS + SHAPES + ORIENTATIONS
CATTY_FEATURES: Final = 4 + 2 * KINDS + BRIGHTEST
SEAT_FEATURES: Final = 5 + CARDS
CONTENTS: Final = CAT + 1
OPEN_FEATURES: Final = 3  # of a square: room for a tile, allowed for a hat, covered by the shape
SQUARE_FEATURES: Final = SEATS * CONTENTS + OPEN_FEATURES

SLOTS_FROM: Final = TABLE_FEATURES
HAND_FROM: Final = SLOTS_FROM + SLOTS * SLOT_FEATURES
CATTY_FROM: Final = HAND_FROM + HAND_FEATURES
SEATS_FROM: Final = CATTY_FROM + CATTY_FEATURES
SQUARES_FROM: Final = SEATS_FROM + SEATS * SEAT_FEATURES
OPEN_FROM: Final = SEATS * CONTENTS
OBSERVATION_SIZE: Final = SQUARES_FROM + FRAME * FRAME * SQUARE_FEATURES


@kernel
def observe_table(state, out):
    """Phase, round, supply, discard pile and the five goal cards."""
    out[state.phase] = 1.0
    out[PHASES_OPEN + state.round_index] = 1.0
    place = PHASES_OPEN + ROUNDS
    out[place] = state.supply / TILES
    out[place + 1] = state.free_deal
    out[place + 2] = state.trees_laid / 3.0
    place += 3
    for kind in range(KINDS):
        out[place + kind] = state.discard[kind] / KIND_TILES_USUAL
    place += KINDS
    for group in range(CARDS):
        out[place + CARDS * group + state.cards[group]] = 1.0


@kernel
def observe_slot(state, slot, place, out):
    """The wisp or Catty's cat at a slot, and the two shapes beside it."""
    kind = state.pond[slot]
    if kind != NOTHING:
        out[place + kind] = 1.0
    out[place + KINDS] = 1.0 if slot == state.catty_slot else 0.0
    place += KINDS + 1
    out[place + state.shapes[slot]] = 1.0
    out[place + state.shapes[position_before(slot)]] = 1.0


@kernel
def observe_hand(state, out):
    """The wisp and the shape in hand, and how it was turned."""
    place = HAND_FROM
    if state.held_slot != NOTHING:
        out[place + state.held_kind] = 1.0
        out[place + KINDS + state.held_shape] = 1.0
        if state.held_orientation != NOTHING:
            out[place + KINDS + SHAPES + state.held_orientation] = 1.0


@kernel
def observe_catty(state, out):
    """Alone: Catty's points and wisps, what a kind is worth, and the fireflies shown."""
    place = CATTY_FROM
    out[place] = 1.0
    out[place + 1] = (FIREFLIES_USED[state.round_index] - state.fireflies_shown) / FIREFLIES
    out[place + 2] = catty_total(state) / MOST_POINTS
    out[place + 3] = catty_points(state) / MOST_POINTS
    place += 4
    for kind in range(KINDS):
        out[place + kind] = worth(state, kind) / MOST_VALUE
        out[place + KINDS + kind] = state.collection[kind] / FIREFLIES
    place += 2 * KINDS
    for shown in range(state.fireflies_shown):
        out[place + state.fireflies[shown] - 1] += 0.5


@kernel
def observe_seat(state, seat, place, out):
    """What a seat owns: cat, size of the forest, points of the rounds and of the cards now."""
    out[place] = 1.0
    out[place + 1] = state.cat_ready[seat]
    out[place + 2] = state.covered[seat] / MOST_COVERED
    out[place + 3] = 1.0 if seat == state.turn and state.phase != OVER else 0.0
    out[place + 4] = points_of(state, seat) / MOST_POINTS
    for group in range(CARDS):
        out[place + 5 + group] = card_points(state, seat, group) / MOST_OF_CARD


@kernel
def observe_forest(state, seat, place, out):
    """What lies on each square of a seat's forest."""
    for row in range(FRAME):
        for column in range(FRAME):
            content = state.forest[seat, row, column]
            if content != EMPTY:
                out[place + SQUARE_FEATURES * (FRAME * row + column) + content] = 1.0


@kernel
def observe_room(state, seat, place, out):
    """Where the seat that decides may lay a tile, and where a hat would obey its card."""
    low, high, _, _ = room(state, seat)
    hat_low, hat_high = hat_squares(state, seat)
    first = first_row(state, seat)
    for line in range(min(2 * WORD_ROWS, FRAME - first)):
        for column in range(LINE - 1):
            square = place + SQUARE_FEATURES * (FRAME * (first + line) + column)
            if has(low, high, line, column):
                out[square] = 1.0
                if has(hat_low, hat_high, line, column):
                    out[square + 1] = 1.0


@kernel
def observe_shape(state, place, out):
    """The squares of the shape that was laid down and waits for the wisp's square."""
    form = held_form(state)
    for index in range(FORM_SIZE[form]):
        row = state.held_row + int(SQUARE_ROWS[form, index])
        column = state.held_column + int(SQUARE_COLUMNS[form, index])
        out[place + SQUARE_FEATURES * (FRAME * row + column) + 2] = 1.0


@kernel
def observe(state, seat, out):
    """Write the features that `seat` may know into `out`, float32[OBSERVATION_SIZE]."""
    out[:OBSERVATION_SIZE] = 0.0
    observe_table(state, out)
    for slot in range(SLOTS):
        observe_slot(state, slot, SLOTS_FROM + SLOT_FEATURES * slot, out)
    observe_hand(state, out)
    if is_solo(state):
        observe_catty(state, out)
    for step in range(state.players):
        other = (seat + step) % state.players
        observe_seat(state, other, SEATS_FROM + SEAT_FEATURES * step, out)
        observe_forest(state, other, SQUARES_FROM + CONTENTS * step, out)
    observe_room(state, state.turn, SQUARES_FROM + OPEN_FROM, out)
    if state.phase == WISP_SQUARE:
        observe_shape(state, SQUARES_FROM + OPEN_FROM, out)
