"""The tree turn: clauses WW-48 to WW-54.

One, two or three trees from the supply, one after the other; then a hidden cat is ready again.

Reads:  turn, round, and the forest of the seat that decides.
Writes: phase, trees_laid, free_deal, cat_ready, forest, hidden, box, covered, tiles, supply.
Source: docs/rules/wispwood.md.
"""

from spieltisch.games.wispwood.actions import CELL_FIRST, STOP
from spieltisch.games.wispwood.data import EMPTY, FRAME, TREE, TREE_TURN_MAX
from spieltisch.games.wispwood.forest import (
    content_at,
    cover,
    is_adjacent,
    is_full,
    is_within_reach,
)
from spieltisch.games.wispwood.pond import draw_tile
from spieltisch.games.wispwood.reasons import (
    GRID_IS_EXCEEDED,
    LEGAL,
    SQUARE_IS_COVERED,
    TREE_TOUCHES_NOTHING,
)
from spieltisch.games.wispwood.record import TREE_TURN
from spieltisch.games.wispwood.window import first_row, room, write_squares
from spieltisch.kernel import kernel


@kernel
def cell_row(action):
    """The row that a cell action names."""
    return (action - CELL_FIRST) // FRAME


@kernel
def cell_column(action):
    """The column that a cell action names."""
    return (action - CELL_FIRST) % FRAME


@kernel
def list_tree_squares(state, out, count):
    """WW-50, WW-51: add every square on which the next tree may lie; the new count."""
    _, _, low, high = room(state, state.turn)
    first = CELL_FIRST + FRAME * first_row(state, state.turn)
    return write_squares(low, high, first, out, count)


@kernel
def list_tree_turn(state, out):
    """WW-49, WW-52: stop, since a tree lies already, or another tree."""
    out[0] = STOP
    return list_tree_squares(state, out, 1)


@kernel
def why_no_tree(state, action):
    """WW-50, WW-51: an empty square within reach and adjacent to a tile."""
    seat, row, column = state.turn, cell_row(action), cell_column(action)
    if content_at(state, seat, row, column) != EMPTY:
        return SQUARE_IS_COVERED
    if not is_within_reach(state, seat, row, column):
        return GRID_IS_EXCEEDED
    return LEGAL if is_adjacent(state, seat, row, column) else TREE_TOUCHES_NOTHING


@kernel
def lay_tree(state, action):
    """WW-48, WW-50: one unseen tile of the supply is laid as a tree."""
    state.phase = TREE_TURN
    state.free_deal = 0
    state.trees_laid += 1
    kind = draw_tile(state)
    cover(state, state.turn, cell_row(action), cell_column(action), TREE, kind)


@kernel
def tree_turn_is_over(state):
    """WW-52: after the third tree, or when the grid is full."""
    return state.trees_laid == TREE_TURN_MAX or is_full(state, state.turn)


@kernel
def end_tree_turn(state):
    """WW-38, WW-53: a hidden cat becomes ready, and only so."""
    state.trees_laid = 0
    state.cat_ready[state.turn] = 1
