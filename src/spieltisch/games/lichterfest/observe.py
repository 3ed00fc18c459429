"""Features of a position for learning: only what the seat may know (LF-12, LF-50).

The vector starts with the table as a whole, seats in turn order from the observer on, then the
own hand, then one row per cell number, aligned with the placement actions (12 per cell), so that
a model can score cells with shared weights.

Reads: everything open and the own hand.   Writes: out only.
Units: counts are divided by their largest value; colours are one-hot in the order ROGBPWK.
Source: docs/rules/lichterfest.md, "Action space", last paragraph.
"""

from typing import Final

from spieltisch.games.lichterfest.actions import ACTION_CELLS
from spieltisch.games.lichterfest.data import (
    COLOURS,
    FAVORS,
    HAND_SIZE,
    LANTERNS_PER_COLOUR,
    NO_TILE,
    SEATS,
    SHOWN,
    SHUFFLED_TILES,
    SIDES,
    TILE_PLATFORM,
    TILES_IN_PLAY,
    TOKEN_COUNTS,
    TOKEN_VALUES,
    TYPES,
)
from spieltisch.games.lichterfest.ending import points_of
from spieltisch.games.lichterfest.lake import OPPOSITE, is_free, neighbour
from spieltisch.games.lichterfest.record import DISCARD, FREE, NO_CELL, OVER
from spieltisch.kernel import kernel

MOST_POINTS = 50.0
MOST_TOKEN = 10.0
MOST_FAVORS_OWNED = 6.0
MOST_OF_COLOUR = 4.0
WIDEST = 10.0

TABLE_FEATURES: Final = OVER + 3 + COLOURS + 2 * (TYPES + 1)
SEAT_FEATURES: Final = COLOURS + 5 + SIDES
SLOT_FEATURES: Final = 2 + SIDES * COLOURS
CELL_FEATURES: Final = 3 + SIDES * (COLOURS + 1)
CELLS_FROM: Final = TABLE_FEATURES + SEATS * SEAT_FEATURES + HAND_SIZE * SLOT_FEATURES
OBSERVATION_SIZE: Final = CELLS_FROM + ACTION_CELLS * CELL_FEATURES


@kernel
def observe_table(state, out):
    """Phase, progress, supply, bank and the next tokens."""
    if state.phase <= DISCARD + 1:
        out[state.phase] = 1.0
    turns = TILES_IN_PLAY[state.players] + state.players
    out[OVER] = state.turns_done / turns
    out[OVER + 1] = (SHUFFLED_TILES - state.front) / SHUFFLED_TILES
    out[OVER + 2] = state.favor_bank / FAVORS
    place = OVER + 3
    for colour in range(COLOURS):
        out[place + colour] = state.supply[colour] / LANTERNS_PER_COLOUR[state.players]
    place += COLOURS
    for kind in range(TYPES + 1):
        taken = state.tokens_taken[kind]
        count = TOKEN_COUNTS[state.players, kind]
        out[place + 2 * kind] = (count - taken) / count
        if taken < count:
            out[place + 2 * kind + 1] = TOKEN_VALUES[state.players, kind, taken] / MOST_TOKEN


@kernel
def observe_seat(state, seat, place, out):
    """What lies open in front of a seat, and the side it faces, from `place` on."""
    cards = 0
    for colour in range(COLOURS):
        out[place + colour] = state.lanterns[seat, colour] / MOST_OF_COLOUR
        cards += state.lanterns[seat, colour]
    place += COLOURS
    out[place] = 1.0
    out[place + 1] = cards / 12.0
    out[place + 2] = state.favors[seat] / MOST_FAVORS_OWNED
    out[place + 3] = points_of(state, seat) / MOST_POINTS
    out[place + 4] = 1.0 if seat == state.turn and state.phase != OVER else 0.0
    out[place + 5 + state.facing[seat]] = 1.0


@kernel
def observe_hand(state, seat, place, out):
    """The own tiles: for each slot whether it is filled, has a platform, and its four sides."""
    for slot in range(HAND_SIZE):
        tile = state.hand[seat, slot]
        if tile != NO_TILE:
            out[place] = 1.0
            out[place + 1] = TILE_PLATFORM[tile]
            for side in range(SIDES):
                out[place + 2 + side * COLOURS + SHOWN[tile, 0, side]] = 1.0
        place += SLOT_FEATURES


@kernel
def observe_cell(state, cell, place, out):
    """A free cell: where it is, and per side the touching colour and platform."""
    out[place] = 1.0
    out[place + 1] = state.x[cell] / WIDEST
    out[place + 2] = state.y[cell] / WIDEST
    place += 3
    for side in range(SIDES):
        other = neighbour(state, cell, side)
        if other != NO_CELL and state.tile[other] != FREE:
            touching = SHOWN[state.tile[other], state.rotation[other], OPPOSITE[side]]
            out[place + touching] = 1.0
            out[place + COLOURS] = TILE_PLATFORM[state.tile[other]]
        place += COLOURS + 1


@kernel
def observe(state, seat, out):
    """Write the features that `seat` may know into `out`, float32[OBSERVATION_SIZE]."""
    out[:OBSERVATION_SIZE] = 0.0
    observe_table(state, out)
    place = TABLE_FEATURES
    for step in range(state.players):
        observe_seat(state, (seat + step) % state.players, place, out)
        place += SEAT_FEATURES
    observe_hand(state, seat, TABLE_FEATURES + SEATS * SEAT_FEATURES, out)
    for cell in range(min(int(state.cells), ACTION_CELLS)):
        if is_free(state, cell):
            observe_cell(state, cell, CELLS_FROM + cell * CELL_FEATURES, out)
