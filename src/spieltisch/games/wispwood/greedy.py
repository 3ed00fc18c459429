"""The plain policy of the rules file; it also plays alone against Catty.

For every wisp and shape that could be taken it looks at a sample of placements and takes the one
with the best gain: points of the five cards now, 0.6 per square, 1 per wisp. Trees are laid only
when nothing fits, each for the best gain; cats move at random.

Reads: everything open.   Writes: rng.
Units: a gain counts fifths of a point, so that it is a whole number.
Source: docs/rules/wispwood.md, section "Sanity numbers".
"""

from typing import Final

from spieltisch.games.wispwood.actions import CELL_FIRST, DEAL, WISP_SQUARE_FIRST
from spieltisch.games.wispwood.choosing import shape_of, shapes_beside, slot_of
from spieltisch.games.wispwood.data import (
    FIRST_FORM,
    FORM_SIZE,
    HAT,
    HEART,
    ORB,
    PUMPKIN,
    SQUARE_COLUMNS,
    SQUARE_ROWS,
)
from spieltisch.games.wispwood.goals import points_of_contents
from spieltisch.games.wispwood.laying import (
    column_of,
    held_form,
    may_hold_wisp,
    orientation_of,
    row_of,
    write_placements,
)
from spieltisch.games.wispwood.record import (
    CHOOSE,
    LEFT,
    NOTHING,
    PLACE,
    TOP,
    TREE_TURN,
    WISP_SQUARE,
)
from spieltisch.games.wispwood.rules import legal
from spieltisch.games.wispwood.squares import LINE, contents
from spieltisch.games.wispwood.tree_turn import cell_column, cell_row
from spieltisch.kernel import below, kernel

POINT: Final = 5
SQUARE: Final = 3
WISP: Final = 5
SAMPLE: Final = 20  # placements that are looked at for each wisp and shape
WORST: Final = -1_000_000


@kernel
def points_with(state, kind, wisp_square, trees_added, up, left):
    """Card points of the active forest with a wisp and trees added; kind NOTHING adds no wisp.

    The added sets count from the corner of the box as it will be: `up` rows and `left` columns
    before that of the present one.
    """
    pumpkins, hats, orbs, hearts, trees = contents(state, state.turn)
    moved = LINE * up + left
    wisp = int(wisp_square)
    return points_of_contents(
        state,
        pumpkins << moved | (wisp if kind == PUMPKIN else 0),
        hats << moved | (wisp if kind == HAT else 0),
        orbs << moved | (wisp if kind == ORB else 0),
        hearts << moved | (wisp if kind == HEART else 0),
        trees << moved | trees_added,
    )


@kernel
def form_set(form, row, column, top, left):
    """The squares of a form as a set that counts from (top, left)."""
    squares = 0
    for index in range(FORM_SIZE[form]):
        squares |= square_set(form, index, row, column, top, left)
    return squares


@kernel
def square_set(form, index, row, column, top, left):
    """One square of a form as a set that counts from (top, left)."""
    line = row + int(SQUARE_ROWS[form, index]) - top
    return 1 << (LINE * line + column + int(SQUARE_COLUMNS[form, index]) - left)


@kernel
def gain_of_wisp(state, kind, form, row, column, index):
    """Points, squares and wisp that a placement with the wisp on one square brings in all."""
    box_top, box_left = int(state.box[state.turn, TOP]), int(state.box[state.turn, LEFT])
    top, left = min(box_top, row), min(box_left, column)
    wisp = square_set(form, index, row, column, top, left)
    trees = form_set(form, row, column, top, left) ^ wisp
    points = points_with(state, kind, wisp, trees, box_top - top, box_left - left)
    return POINT * points + SQUARE * FORM_SIZE[form] + WISP


@kernel
def gain_of_tree(state, row, column):
    """Points and square that a tree brings in all."""
    box_top, box_left = int(state.box[state.turn, TOP]), int(state.box[state.turn, LEFT])
    top, left = min(box_top, row), min(box_left, column)
    tree = 1 << (LINE * (row - top) + column - left)
    points = points_with(state, int(NOTHING), tree, tree, box_top - top, box_left - left)
    return POINT * points + SQUARE


@kernel
def best_wisp_square(state, kind, form, row, column):
    """The wisp's square of highest gain, the first one of equals, and that gain."""
    best, highest = NOTHING, WORST
    for index in range(FORM_SIZE[form]):
        if may_hold_wisp(state, kind, form, row, column, index):
            gain = gain_of_wisp(state, kind, form, row, column, index)
            if gain > highest:
                best, highest = index, gain
    return best, highest


@kernel
def placement_gain(state, kind, shape, action):
    """The gain of a placement with the best square for the wisp."""
    form = FIRST_FORM[shape] + orientation_of(action)
    _, gain = best_wisp_square(state, kind, form, row_of(action), column_of(action))
    return gain


@kernel
def best_placement(state, kind, shape, out):
    """The placement of highest gain in a random sample, and that gain."""
    count = write_placements(state, kind, shape, out)
    best, highest = NOTHING, WORST
    for looked_at in range(min(count, SAMPLE)):
        other = looked_at + below(state, count - looked_at)
        out[looked_at], out[other] = out[other], out[looked_at]
        gain = placement_gain(state, kind, shape, int(out[looked_at]))
        if gain > highest:
            best, highest = int(out[looked_at]), gain
    return best, highest


@kernel
def best_take(state, out, count):
    """The take of highest gain among the first `count` entries of `out`.

    Equal kinds with equal shapes are looked at once; of these the first that spares the cat is
    preferred.
    """
    best, highest = NOTHING, WORST
    for entry in range(count):
        slot, shape = slot_of(int(out[entry])), shape_of(int(out[entry]))
        kind = 0 + state.pond[slot]  # wide, as `held_kind` is
        _, gain = best_placement(state, kind, shape, out[count:])
        gain += shapes_beside(state, slot) >> shape & 1
        if gain > highest:
            best, highest = int(out[entry]), gain
    return best


@kernel
def count_takes(out, count):
    """How many of the legal actions take a wisp; they come first."""
    takes = 0
    while takes < count and out[takes] < DEAL:
        takes += 1
    return takes


@kernel
def best_tree(state, out, count):
    """The square of highest gain for a tree among the legal actions, the first one of equals."""
    best, highest = NOTHING, WORST
    for entry in range(count):
        action = int(out[entry])
        if action >= CELL_FIRST:
            gain = gain_of_tree(state, cell_row(action), cell_column(action))
            if gain > highest:
                best, highest = action, gain
    return best


@kernel
def choose(state, out, count):
    """The best wisp and shape; if none fits, the free deal if it is open, else a tree."""
    takes = count_takes(out, count)
    if takes > 0:
        return best_take(state, out, takes)
    return DEAL if state.free_deal else best_tree(state, out, count)


@kernel
def greedy(state, out):
    """The policy's action for the active seat; `out` is room for a legal list."""
    if state.phase == PLACE:
        action, _ = best_placement(state, int(state.held_kind), int(state.held_shape), out)
        return action
    if state.phase == WISP_SQUARE:
        row, column = int(state.held_row), int(state.held_column)
        index, _ = best_wisp_square(state, int(state.held_kind), held_form(state), row, column)
        return WISP_SQUARE_FIRST + index
    count = legal(state, out)
    if state.phase == CHOOSE:
        return choose(state, out, count)
    tree = best_tree(state, out, count) if state.phase == TREE_TURN else NOTHING
    return tree if tree != NOTHING else int(out[below(state, count)])
