"""Action 3, placing a lake tile and what it pays: clauses LF-31 to LF-43.

Order of one placement: match bonus (LF-35), boats (LF-37), then lanterns for all (LF-40), then
the new tile (LF-43). The order matters when a colour runs out.

Reads:  turn, players, facing, hand, cells, tile, rotation, x, y, map, front.
Writes: supply, lanterns, favor_bank, favors, hand, tiles, front, tile, rotation, cells, x, y,
        map, revealed.
Units: a card is 1; rotation counts quarter turns clockwise; sides are 0 N, 1 E, 2 S, 3 W.
Source: docs/rules/lichterfest.md.
"""

from spieltisch.games.lichterfest.actions import COUNT_MASK, PER_CELL, PLACE_FIRST
from spieltisch.games.lichterfest.data import (
    NO_TILE,
    SHOWN,
    SHUFFLED_TILES,
    SIDES,
    TILE_PLATFORM,
    TILE_ROTATIONS,
)
from spieltisch.games.lichterfest.lake import OPPOSITE, is_free, neighbour, number_neighbours
from spieltisch.games.lichterfest.reasons import (
    CELL_DOES_NOT_TOUCH,
    CELL_IS_TAKEN,
    LEGAL,
    SAME_AS_HALF_TURN,
    SLOT_IS_EMPTY,
)
from spieltisch.games.lichterfest.record import FREE, NO_CELL
from spieltisch.games.lichterfest.supply import take_favors, take_lantern
from spieltisch.kernel import kernel


@kernel
def cell_of(action):
    """The cell that a placement action names."""
    return (action - PLACE_FIRST) // PER_CELL


@kernel
def slot_of(action):
    """The hand slot that a placement action names."""
    return (action - PLACE_FIRST) % PER_CELL // SIDES


@kernel
def rotation_of(action):
    """The quarter turns that a placement action names."""
    return (action - PLACE_FIRST) % SIDES


@kernel
def why_no_placement(state, action):
    """LF-31 to LF-33: a tile of the hand, a free cell at the lake, a turn that is distinct."""
    tile = state.hand[state.turn, slot_of(action)]
    if tile == NO_TILE:
        return SLOT_IS_EMPTY
    cell = cell_of(action)
    if cell >= state.cells:
        return CELL_DOES_NOT_TOUCH
    if not is_free(state, cell):
        return CELL_IS_TAKEN
    if rotation_of(action) >= TILE_ROTATIONS[tile]:
        return SAME_AS_HALF_TURN
    return LEGAL


@kernel
def distinct_turns(tile):
    """LF-33: how many turns of a hand slot's tile are distinct; 0 for an empty slot."""
    return 0 if tile == NO_TILE else int(TILE_ROTATIONS[tile])


@kernel
def write_turns(out, count, first, turns):
    """Write four actions from `first` on, of which `turns` count; the new count."""
    place = count & COUNT_MASK
    for rotation in range(SIDES):
        out[place + rotation] = first + rotation
    return count + turns


@kernel
def list_placements(state, out):
    """LF-31 to LF-33: every free cell x tile of the hand x distinct turn, ascending.

    All cells are written and only those of free cells are kept: without a branch this takes
    half the time of asking first, since free and taken cells alternate unpredictably.
    """
    hand = state.hand
    turns_0 = distinct_turns(hand[state.turn, 0])
    turns_1 = distinct_turns(hand[state.turn, 1])
    turns_2 = distinct_turns(hand[state.turn, 2])
    count = 0
    for cell in range(state.cells):
        first = PLACE_FIRST + PER_CELL * cell
        end = write_turns(out, count, first, turns_0)
        end = write_turns(out, end, first + SIDES, turns_1)
        end = write_turns(out, end, first + 2 * SIDES, turns_2)
        count = end if state.tile[cell] == FREE else count
    return count


@kernel
def matches(state, cell, tile, rotation, side):
    """LF-34: whether `tile` on `cell` would touch a lying tile of the same colour on `side`."""
    other = neighbour(state, cell, side)
    if other == NO_CELL or state.tile[other] == FREE:
        return False
    touched = SHOWN[state.tile[other], state.rotation[other], OPPOSITE[side]]
    return SHOWN[tile, rotation, side] == touched


@kernel
def matching_sides(state, cell, tile, rotation):
    """LF-34: the sides on which `tile` on `cell` would match, one bit each; 1 is the north."""
    matched = 0
    for side in range(SIDES):
        matched |= int(matches(state, cell, tile, rotation, side)) << side
    return matched


@kernel
def favors_earned(state, cell, tile, matched):
    """LF-37, LF-38: one boat per matching neighbour with a platform, one for an own platform.

    The own platform counts once, and only with a match. The start tile has none.
    """
    earned = 0
    for side in range(SIDES):
        if matched >> side & 1:
            earned += TILE_PLATFORM[state.tile[neighbour(state, cell, side)]]
    return earned + TILE_PLATFORM[tile] if matched else 0


@kernel
def take_bonus(state, tile, rotation, matched):
    """LF-35, LF-36: a card of its colour for every matching side, in the order N, E, S, W."""
    for side in range(SIDES):
        if matched >> side & 1:
            take_lantern(state, state.turn, SHOWN[tile, rotation, side])


@kernel
def hand_out_lanterns(state, tile, rotation):
    """LF-40, LF-41: every seat takes one card of the colour that the new tile shows it.

    The active seat takes first, then clockwise, so a nearly empty colour goes to the earlier
    seat. An empty colour gives nothing and no substitute. Returns the number of cards, 0..4.
    """
    handed_out = 0
    for step in range(state.players):
        seat = (state.turn + step) % state.players
        if take_lantern(state, seat, SHOWN[tile, rotation, state.facing[seat]]):
            handed_out += 1
    return handed_out


@kernel
def draw_tile(state, slot):
    """LF-43, LF-45: the stack's next tile fills the slot just emptied, if there is one."""
    if state.front < SHUFFLED_TILES:
        state.hand[state.turn, slot] = state.tiles[state.front]
        state.tiles[state.front] = NO_TILE
        state.front += 1


@kernel
def place(state, action):
    """LF-31 to LF-43: lay the tile, collect the bonus, hand out lanterns, draw."""
    cell, slot, rotation = cell_of(action), slot_of(action), rotation_of(action)
    tile = int(state.hand[state.turn, slot])
    state.hand[state.turn, slot] = NO_TILE
    matched = matching_sides(state, cell, tile, rotation)
    take_bonus(state, tile, rotation, matched)
    take_favors(state, state.turn, favors_earned(state, cell, tile, matched))
    hand_out_lanterns(state, tile, rotation)
    state.tile[cell] = tile
    state.rotation[cell] = rotation
    number_neighbours(state, cell)
    draw_tile(state, slot)
    state.revealed += 1
