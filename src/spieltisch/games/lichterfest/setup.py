"""Setting the table: clauses LF-01 to LF-11.

Order: the tiles are shuffled, then everything is laid out, then each seat takes its start card
from the supply.

Reads: rng.   Writes: every field.
Units: tiles are ids 1..35; the list `tiles` holds the removed ones, then the stack.
Source: docs/rules/lichterfest.md.
"""

from spieltisch.games.lichterfest.data import (
    COLOURS,
    FAVORS,
    HAND_SIZE,
    LANTERNS_PER_COLOUR,
    NO_TILE,
    SEAT_SIDES,
    SEATS,
    SHOWN,
    SHUFFLED_TILES,
    STACK_SIZE,
    START_TILE,
    TILES_REMOVED,
    TYPES,
)
from spieltisch.games.lichterfest.lake import number_neighbours, put_on_map
from spieltisch.games.lichterfest.record import (
    CELLS,
    EXCHANGE,
    FREE,
    MAP_PLACES,
    NO_CELL,
    NOBODY,
    START_CELL,
)
from spieltisch.games.lichterfest.supply import take_lantern
from spieltisch.games.lichterfest.turn import pass_steps_without_choice
from spieltisch.kernel import kernel, shuffle


@kernel
def setup(state, seats, variant):
    """LF-03: shuffle the 35 tiles and lay out a new game for 2 to 4 seats; no variants exist."""
    for place in range(SHUFFLED_TILES):
        state.tiles[place] = place + 1
    shuffle(state, state.tiles, SHUFFLED_TILES)
    lay_out(state, seats)


@kernel
def lay_out(state, seats):
    """LF-05, LF-06: bank and supply are filled; the rest of LF-01 to LF-11 follows in order.

    Starts from the shuffled list in `tiles`; the generator is not used.
    """
    clear_seats(state, seats)
    state.revealed = 0
    state.favor_bank = FAVORS
    for colour in range(COLOURS):
        state.supply[colour] = LANTERNS_PER_COLOUR[seats]
    lay_out_tokens(state)
    clear_lake(state)
    deal_tiles(state)
    hand_out_start_cards(state)
    pass_steps_without_choice(state)


@kernel
def clear_seats(state, seats):
    """LF-10, LF-13: seats 0, 1, ... sit clockwise from the north; seat 0 begins with nothing."""
    state.players = seats
    state.phase = EXCHANGE
    state.turn = 0
    state.turns_done = 0
    state.exchanged = 0
    state.dedicated = 0
    for seat in range(SEATS):
        state.facing[seat] = SEAT_SIDES[seats, seat]
        state.favors[seat] = 0
        for colour in range(COLOURS):
            state.lanterns[seat, colour] = 0
        for slot in range(HAND_SIZE):
            state.hand[seat, slot] = NO_TILE


@kernel
def lay_out_tokens(state):
    """LF-07, LF-08: all tokens of this player count lie in their stacks, highest on top."""
    for kind in range(TYPES + 1):
        state.tokens_taken[kind] = 0
        for place in range(STACK_SIZE):
            state.token_owner[kind, place] = NOBODY


@kernel
def clear_lake(state):
    """LF-01, LF-02: only the start tile lies, unrotated at (0,0); its neighbours get numbers."""
    state.cells = 0
    for cell in range(CELLS):
        state.x[cell] = 0
        state.y[cell] = 0
        state.tile[cell] = FREE
        state.rotation[cell] = 0
    for place in range(MAP_PLACES):
        state.map[place] = NO_CELL
    state.tile[START_CELL] = START_TILE
    put_on_map(state, START_CELL, 0, 0)
    number_neighbours(state, START_CELL)


@kernel
def deal_tiles(state):
    """LF-04: the first 13 / 8 / 3 leave the game, the next three are seat 0's hand, and so on."""
    state.front = TILES_REMOVED[state.players]
    for seat in range(state.players):
        for slot in range(HAND_SIZE):
            state.hand[seat, slot] = state.tiles[state.front]
            state.tiles[state.front] = NO_TILE
            state.front += 1


@kernel
def hand_out_start_cards(state):
    """LF-11: each seat takes one card in the colour of the start tile's side that it faces."""
    for seat in range(state.players):
        take_lantern(state, seat, SHOWN[START_TILE, 0, state.facing[seat]])
