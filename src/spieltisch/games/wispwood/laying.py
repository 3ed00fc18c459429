"""Laying the shape that was taken: clauses WW-41 to WW-47.

First the shape is laid down, turned and mirrored freely; then the wisp's square is chosen among
its squares, or follows by itself if only one is possible. The turn ends with it.

Reads:  turn, held_*, and the forest of the seat that decides.
Writes: held_*, phase, forest, hidden, box, covered, tiles, supply, discard.
Units:  a place is an orientation and the frame's square of its box's top left corner.
Source: docs/rules/wispwood.md.
"""

from spieltisch.games.wispwood.actions import (
    PLACE_FIRST,
    SQUARES,
    WISP_SQUARE_FIRST,
)
from spieltisch.games.wispwood.data import (
    EMPTY,
    FIRST_FORM,
    FORM_SIZE,
    FRAME,
    HAT,
    SQUARE_COLUMNS,
    SQUARE_ROWS,
    TREE,
)
from spieltisch.games.wispwood.forest import content_at, cover, is_adjacent, is_within_reach
from spieltisch.games.wispwood.hats import hat_squares, obeys
from spieltisch.games.wispwood.pond import draw_tile
from spieltisch.games.wispwood.reasons import (
    GRID_IS_EXCEEDED,
    HAT_RULE_FORBIDS,
    LEGAL,
    LOOKS_LIKE_ANOTHER,
    SHAPE_IS_SMALLER,
    SHAPE_TOUCHES_NOTHING,
    SQUARE_IS_COVERED,
)
from spieltisch.games.wispwood.record import NOTHING, WISP_SQUARE
from spieltisch.games.wispwood.window import (
    all_inside,
    first_row,
    room,
    some_inside,
    write_squares,
)
from spieltisch.kernel import kernel


@kernel
def orientation_of(action):
    """The orientation that a placement names."""
    return (action - PLACE_FIRST) // SQUARES


@kernel
def row_of(action):
    """The row of the corner that a placement names."""
    return (action - PLACE_FIRST) % SQUARES // FRAME


@kernel
def column_of(action):
    """The column of the corner that a placement names."""
    return (action - PLACE_FIRST) % SQUARES % FRAME


@kernel
def orientations_of(shape):
    """WW-42: in how many different ways a shape may be turned and mirrored."""
    return FIRST_FORM[shape + 1] - FIRST_FORM[shape]


@kernel
def list_placements(state, out):
    """WW-42, WW-44, WW-45: every direction and place of the shape in hand that is legal."""
    return write_placements(state, int(state.held_kind), int(state.held_shape), out)


@kernel
def write_placements(state, kind, shape, out):
    """Write all legal placements of a wisp's kind with a shape, ascending; how many."""
    low, high, near_low, near_high = room(state, state.turn)
    hat_low, hat_high = low, high  # a wisp other than a hat may lie on any square
    if kind == HAT:
        hat_low, hat_high = hat_squares(state, state.turn)
    first = PLACE_FIRST + FRAME * first_row(state, state.turn)
    count = 0
    for orientation in range(orientations_of(shape)):
        form = FIRST_FORM[shape] + orientation
        all_low, all_high = all_inside(form, low, high)
        some_low, some_high = some_inside(form, near_low, near_high)
        hats_low, hats_high = some_inside(form, hat_low, hat_high)
        found_low, found_high = all_low & some_low & hats_low, all_high & some_high & hats_high
        count = write_squares(found_low, found_high, first + SQUARES * orientation, out, count)
    return count


@kernel
def why_no_square(state, row, column):
    """WW-12, WW-44: why no tile may be laid on a square, whatever it touches."""
    if not is_within_reach(state, state.turn, row, column):
        return GRID_IS_EXCEEDED
    return LEGAL if content_at(state, state.turn, row, column) == EMPTY else SQUARE_IS_COVERED


@kernel
def why_no_placement(state, action):
    """WW-40, WW-44, WW-45: the shape in hand, on free squares within reach, touching a tile."""
    orientation, row, column = orientation_of(action), row_of(action), column_of(action)
    if orientation >= orientations_of(state.held_shape):
        return LOOKS_LIKE_ANOTHER
    form = FIRST_FORM[state.held_shape] + orientation
    touches = False
    for index in range(FORM_SIZE[form]):
        square_row = row + int(SQUARE_ROWS[form, index])
        square_column = column + int(SQUARE_COLUMNS[form, index])
        reason = why_no_square(state, square_row, square_column)
        if reason != LEGAL:
            return reason
        touches = touches or is_adjacent(state, state.turn, square_row, square_column)
    if not touches:
        return SHAPE_TOUCHES_NOTHING
    if count_wisp_squares(state, form, row, column) == 0:
        return HAT_RULE_FORBIDS
    return LEGAL


@kernel
def may_hold_wisp(state, kind, form, row, column, index):
    """WW-43, WW-45: whether a wisp of a kind may lie on one square of a legal placement."""
    if kind != HAT:
        return True
    square_row = row + int(SQUARE_ROWS[form, index])
    square_column = column + int(SQUARE_COLUMNS[form, index])
    return obeys(state, state.turn, square_row, square_column)


@kernel
def count_wisp_squares(state, form, row, column):
    """On how many squares of a placement the wisp in hand may lie."""
    count = 0
    for index in range(FORM_SIZE[form]):
        count += may_hold_wisp(state, int(state.held_kind), form, row, column, index)
    return count


@kernel
def held_form(state):
    """The form in which the shape in hand was laid down."""
    return int(FIRST_FORM[state.held_shape]) + int(state.held_orientation)


@kernel
def is_wisp_square(state, index):
    """WW-43, WW-45: whether the wisp may lie on a square of the shape that was laid down."""
    row, column = int(state.held_row), int(state.held_column)
    return may_hold_wisp(state, int(state.held_kind), held_form(state), row, column, index)


@kernel
def list_wisp_squares(state, out):
    """Write the legal squares of the wisp, ascending; return how many, never 0."""
    count = 0
    for index in range(FORM_SIZE[held_form(state)]):
        out[count] = WISP_SQUARE_FIRST + index
        count += is_wisp_square(state, index)
    return count


@kernel
def why_no_wisp_square(state, action):
    """WW-43, WW-45: a square of the shape that a hat's card allows."""
    index = action - WISP_SQUARE_FIRST
    if index >= FORM_SIZE[held_form(state)]:
        return SHAPE_IS_SMALLER
    return LEGAL if is_wisp_square(state, index) else HAT_RULE_FORBIDS


@kernel
def lay_shape(state, action):
    """WW-42, WW-44: the shape is laid down; its tiles come with the wisp's square."""
    state.held_orientation = orientation_of(action)
    state.held_row = row_of(action)
    state.held_column = column_of(action)
    state.phase = WISP_SQUARE


@kernel
def only_wisp_square(state):
    """The one square on which the wisp may lie, or NOTHING if there is a choice."""
    found = NOTHING
    for index in range(FORM_SIZE[held_form(state)]):
        if is_wisp_square(state, index):
            if found != NOTHING:
                return NOTHING
            found = index
    return found


@kernel
def lay_tiles(state, index):
    """WW-41, WW-43, WW-47: the wisp on its square, unseen tiles as trees on all others."""
    seat, form = state.turn, held_form(state)
    for place in range(FORM_SIZE[form]):
        row = state.held_row + int(SQUARE_ROWS[form, place])
        column = state.held_column + int(SQUARE_COLUMNS[form, place])
        if place == index:
            cover(state, seat, row, column, state.held_kind, NOTHING)
        else:
            cover(state, seat, row, column, TREE, draw_tile(state))
    empty_hand(state)


@kernel
def empty_hand(state):
    """Nothing is in hand."""
    state.held_slot = NOTHING
    state.held_kind = NOTHING
    state.held_shape = NOTHING
    state.held_orientation = NOTHING
    state.held_row = NOTHING
    state.held_column = NOTHING
