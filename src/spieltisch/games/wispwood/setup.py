"""Setting the table: clauses WW-01 to WW-09 and WW-103.

Order of chance: tiles, goal cards, shapes, start player, starting tiles, (alone: Catty's
markers), pond. Alone, the player then seats Catty's cat.

Reads:  rng.   Writes: every field.
Source: docs/rules/wispwood.md.
"""

from spieltisch.games.wispwood.catty import is_solo, take_markers
from spieltisch.games.wispwood.data import (
    CARDS,
    FIREFLIES,
    FIREFLY_NUMBERS,
    FIXED_START,
    KIND_TILES,
    KINDS,
    MIDDLE,
    POOLS,
    RANDOM_SHAPES,
    RANDOM_START,
    ROUNDS,
    SCORE_PARTS,
    SEATS,
    SHAPE_ORDER,
    SLOTS,
    TREE,
    VARIANT_AID,
)
from spieltisch.games.wispwood.forest import clear_forest, cover, place_cat
from spieltisch.games.wispwood.laying import empty_hand
from spieltisch.games.wispwood.pond import deal, draw_tile, put_back
from spieltisch.games.wispwood.record import CATTY_START, NOTHING
from spieltisch.games.wispwood.round_end import open_round
from spieltisch.games.wispwood.turn import begin_turn
from spieltisch.kernel import below, kernel, shuffle


@kernel
def setup(state, seats, variant):
    """WW-08: shuffle, draw and lay out a new game for 1 to 4 seats.

    The variant names the pool of goal cards and, alone, the score aid.
    """
    clear_table(state, seats)
    state.aid = VARIANT_AID[variant]
    fill_supply(state)
    shuffle(state, state.tiles, state.supply)
    draw_cards(state, variant)
    lay_shapes(state)
    draw_start_player(state)
    plant_forests(state)
    if is_solo(state):
        take_markers(state)
    lay_out(state)


@kernel
def clear_table(state, seats):
    """Nothing lies on the table yet."""
    state.players = seats
    state.revealed = 0
    state.round_index = 0
    state.turns_done = 0
    state.trees_laid = 0
    state.free_deal = 0
    state.supply = 0
    clear_scores(state)
    clear_catty(state)
    empty_hand(state)
    for slot in range(SLOTS):
        state.pond[slot] = NOTHING
    for kind in range(KINDS):
        state.discard[kind] = 0


@kernel
def clear_scores(state):
    """No round has been scored."""
    for ended in range(ROUNDS):
        state.catty_scored[ended] = 0
        for seat in range(SEATS):
            for part in range(SCORE_PARTS):
                state.scored[ended, seat, part] = 0


@kernel
def clear_catty(state):
    """Catty has nothing; its fireflies lie in order until they are shuffled."""
    state.catty_slot = NOTHING
    state.fireflies_shown = 0
    for place in range(FIREFLIES):
        state.fireflies[place] = FIREFLY_NUMBERS[place]
    for kind in range(KINDS):
        state.markers[kind] = NOTHING
        state.collection[kind] = 0


@kernel
def fill_supply(state):
    """WW-02: all tiles lie in the supply."""
    for kind in range(KINDS):
        for _ in range(KIND_TILES[kind]):
            put_back(state, kind)


@kernel
def draw_cards(state, variant):
    """WW-03: one goal card of each type, uniformly from the pool."""
    for group in range(CARDS):
        place = below(state, int(POOLS[variant, group, CARDS]))
        state.cards[group] = POOLS[variant, group, place]


@kernel
def lay_shapes(state):
    """WW-04: the eight shapes in random order, unless the data file fixes it."""
    for position in range(SLOTS):
        state.shapes[position] = SHAPE_ORDER[position]
    if RANDOM_SHAPES:
        shuffle(state, state.shapes, SLOTS)


@kernel
def draw_start_player(state):
    """WW-07: at random, unless the data file fixes a seat."""
    if RANDOM_START:
        state.start = below(state, int(state.players))
    else:
        state.start = FIXED_START % state.players
    state.turn = state.start


@kernel
def plant_forests(state):
    """WW-06, WW-31: each player's first tree, unseen, with the ready cat on it."""
    for seat in range(SEATS):
        clear_forest(state, seat)
        state.cat_ready[seat] = 1
        state.cat[seat, 0] = MIDDLE
        state.cat[seat, 1] = MIDDLE
        if seat < state.players:
            cover(state, seat, MIDDLE, MIDDLE, TREE, draw_tile(state))
            place_cat(state, seat, MIDDLE, MIDDLE)


@kernel
def lay_out(state):
    """WW-05, WW-104: deal the pond; alone, Catty's cat is seated first, else the game begins."""
    deal(state)
    state.revealed = 0
    if is_solo(state):
        state.phase = CATTY_START
    else:
        open_round(state)
        begin_turn(state)
