"""A forest and its grid: clauses WW-10 to WW-17.

Tiles are laid one by one; the bounding box of all tiles, the cat's included, may float but never
exceeds N rows and N columns. Between rounds the whole forest is re-seated, so that all it may
still reach lies in the frame.

Reads:  round.   Writes: forest, hidden, box, covered, cat.
Units:  rows and columns are 0..10; a content is a kind 0..3, TREE, CAT or EMPTY.
Source: docs/rules/wispwood.md.
"""

from spieltisch.games.wispwood.data import CAT, EMPTY, FRAME, GRID, MIDDLE, TREE
from spieltisch.games.wispwood.record import BOTTOM, LAST, LEFT, NOTHING, RIGHT, TOP
from spieltisch.kernel import kernel


@kernel
def clear_forest(state, seat):
    """No tile lies; the box is empty: its ends are beyond each other."""
    for row in range(FRAME):
        for column in range(FRAME):
            state.forest[seat, row, column] = EMPTY
            state.hidden[seat, row, column] = NOTHING
    clear_box(state, seat)


@kernel
def clear_box(state, seat):
    """The box of no tile at all; the first tile becomes the whole box."""
    state.box[seat, TOP] = LAST
    state.box[seat, LEFT] = LAST
    state.box[seat, BOTTOM] = 0
    state.box[seat, RIGHT] = 0
    state.covered[seat] = 0


@kernel
def cover(state, seat, row, column, content, hidden):
    """WW-10, WW-12: lay a tile on an empty square; the box grows around it."""
    state.forest[seat, row, column] = content
    state.hidden[seat, row, column] = hidden
    widen_box(state, seat, row, column)


@kernel
def widen_box(state, seat, row, column):
    """WW-12: count one more covered square in the box."""
    state.box[seat, TOP] = min(int(state.box[seat, TOP]), row)
    state.box[seat, LEFT] = min(int(state.box[seat, LEFT]), column)
    state.box[seat, BOTTOM] = max(int(state.box[seat, BOTTOM]), row)
    state.box[seat, RIGHT] = max(int(state.box[seat, RIGHT]), column)
    state.covered[seat] += 1


@kernel
def place_cat(state, seat, row, column):
    """WW-06, WW-15: the cat sits on a tree tile, which counts as cat only."""
    state.forest[seat, row, column] = CAT
    state.cat[seat, 0] = row
    state.cat[seat, 1] = column


@kernel
def move_cat(state, seat, row, column):
    """WW-60, WW-61: the tile that the cat left is an ordinary tree again."""
    state.forest[seat, state.cat[seat, 0], state.cat[seat, 1]] = TREE
    place_cat(state, seat, row, column)


@kernel
def content_at(state, seat, row, column):
    """What lies on a square; outside the frame nothing does."""
    if row < 0 or row > LAST or column < 0 or column > LAST:
        return EMPTY
    return int(state.forest[seat, row, column])


@kernel
def is_adjacent(state, seat, row, column):
    """WW-13, WW-15: whether the square shares an edge with any tile, the cat's included."""
    return (
        content_at(state, seat, row - 1, column) != EMPTY
        or content_at(state, seat, row + 1, column) != EMPTY
        or content_at(state, seat, row, column - 1) != EMPTY
        or content_at(state, seat, row, column + 1) != EMPTY
    )


@kernel
def grid_size(state):
    """WW-11: the grid limit N of this round."""
    return int(GRID[state.round_index])


@kernel
def is_within_reach(state, seat, row, column):
    """WW-12: whether a tile on this square alone keeps the box within N rows and N columns.

    For a shape it is enough to ask this of each of its squares, since it has at most four in a
    line and N is never less.
    """
    size = grid_size(state)
    return (
        state.box[seat, BOTTOM] - size < row < state.box[seat, TOP] + size
        and state.box[seat, RIGHT] - size < column < state.box[seat, LEFT] + size
    )


@kernel
def is_full(state, seat):
    """WW-16: whether N x N squares are covered, the cat's included."""
    return state.covered[seat] == grid_size(state) * grid_size(state)


@kernel
def somebody_is_full(state):
    """WW-55: whether any grid is full, which ends the round after the last seat's turn."""
    found = False
    for seat in range(state.players):
        found = found or is_full(state, seat)
    return found


@kernel
def shift_to(first, last):
    """WW-17: the smallest move by which a range of rows or columns includes the middle."""
    if first > MIDDLE:
        return MIDDLE - first
    return MIDDLE - last if last < MIDDLE else 0


@kernel
def move_tile(state, seat, row, column, down, right):
    """Move what lies on a square, if anything; its old square is empty then."""
    content, hidden = state.forest[seat, row, column], state.hidden[seat, row, column]
    if content == EMPTY:
        return
    state.forest[seat, row, column] = EMPTY
    state.hidden[seat, row, column] = NOTHING
    state.forest[seat, row + down, column + right] = content
    state.hidden[seat, row + down, column + right] = hidden


@kernel
def measure(state, seat):
    """WW-12: the box and the number of tiles, counted anew."""
    clear_box(state, seat)
    for row in range(FRAME):
        for column in range(FRAME):
            if state.forest[seat, row, column] != EMPTY:
                widen_box(state, seat, row, column)


@kernel
def reseat(state, seat):
    """WW-17: move the whole forest so that its box includes row 5 and column 5.

    Squares are visited against the direction of the move, so none is overwritten.
    """
    measure(state, seat)
    down = shift_to(int(state.box[seat, TOP]), int(state.box[seat, BOTTOM]))
    right = shift_to(int(state.box[seat, LEFT]), int(state.box[seat, RIGHT]))
    for row_step in range(FRAME):
        row = LAST - row_step if down > 0 else row_step
        for column_step in range(FRAME):
            column = LAST - column_step if right > 0 else column_step
            move_tile(state, seat, row, column, down, right)
    state.cat[seat, 0] += down
    state.cat[seat, 1] += right
    measure(state, seat)
