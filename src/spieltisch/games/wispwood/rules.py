"""Table of contents of the rules: legal actions, reasons, and what an action does.

The work is done in the documents of the rule book: choosing (WW-24), laying (WW-41), tree turn
(WW-48), round end (WW-57), Catty (WW-102), then whose decision is next (WW-23, WW-55).

Units: an action is 0..1167 as in actions.py; a seat is 0..3.
Source: docs/rules/wispwood.md.
"""

from spieltisch.games.wispwood.actions import (
    ACTIONS,
    CATTY_FIRST,
    CELL_FIRST,
    DEAL,
    PLACE_FIRST,
    STOP,
    WISP_SQUARE_FIRST,
)
from spieltisch.games.wispwood.catty import is_solo, seat_catty
from spieltisch.games.wispwood.choosing import (
    deal_anew,
    list_deals,
    list_takes,
    take,
    why_no_deal,
    why_no_take,
)
from spieltisch.games.wispwood.data import SLOTS
from spieltisch.games.wispwood.laying import (
    lay_shape,
    lay_tiles,
    list_placements,
    list_wisp_squares,
    only_wisp_square,
    why_no_placement,
    why_no_wisp_square,
)
from spieltisch.games.wispwood.reasons import (
    CATS_MOVE_NOW,
    CATTY_COMES_FIRST,
    CATTY_SITS_ALREADY,
    CHOOSE_THE_SQUARE_FIRST,
    GAME_IS_OVER,
    LAY_THE_SHAPE_FIRST,
    LEGAL,
    NO_CATTY_HERE,
    NO_SUCH_ACTION,
    NO_TREE_LAID_YET,
    NOTHING_IN_HAND,
    TREE_TURN_HAS_BEGUN,
)
from spieltisch.games.wispwood.record import (
    CAT_MOVE,
    CATTY_START,
    CHOOSE,
    NOTHING,
    OVER,
    PLACE,
    TREE_TURN,
    WISP_SQUARE,
)
from spieltisch.games.wispwood.round_end import (
    list_cat_moves,
    move_own_cat,
    why_no_cat_move,
)
from spieltisch.games.wispwood.tree_turn import (
    end_tree_turn,
    lay_tree,
    list_tree_squares,
    list_tree_turn,
    tree_turn_is_over,
    why_no_tree,
)
from spieltisch.games.wispwood.turn import go_on
from spieltisch.kernel import kernel

NO_SEAT = -1


@kernel
def actor(state):
    """The seat whose decision it is; -1 when the game is over."""
    return NO_SEAT if state.phase == OVER else int(state.turn)


@kernel
def legal(state, out):
    """Write the legal actions into `out` (2,048 entries), ascending; return how many.

    WW-30: trees may be laid though a wisp would fit.
    """
    if state.phase == CHOOSE:
        count = list_deals(state, out, list_takes(state, out))
        return list_tree_squares(state, out, count)
    if state.phase == PLACE:
        return list_placements(state, out)
    if state.phase == WISP_SQUARE:
        return list_wisp_squares(state, out)
    if state.phase == TREE_TURN:
        return list_tree_turn(state, out)
    if state.phase == CAT_MOVE:
        return list_cat_moves(state, out)
    return list_catty_starts(out) if state.phase == CATTY_START else 0


@kernel
def list_catty_starts(out):
    """WW-104: any of the eight slots."""
    for slot in range(SLOTS):
        out[slot] = CATTY_FIRST + slot
    return SLOTS


@kernel
def belongs(state, action):
    """Whether an action is of a sort that the present phase asks for."""
    if action >= PLACE_FIRST:
        return state.phase == PLACE
    if action >= CELL_FIRST:
        return state.phase == CHOOSE or state.phase == TREE_TURN or state.phase == CAT_MOVE
    if action >= CATTY_FIRST:
        return state.phase == CATTY_START
    if action >= WISP_SQUARE_FIRST:
        return state.phase == WISP_SQUARE
    if action == STOP:
        return state.phase == TREE_TURN or state.phase == CAT_MOVE
    return state.phase == CHOOSE


@kernel
def why_wrong_phase(state, action):
    """WW-29, WW-49, WW-60, WW-104: what must be done instead of an action of another phase."""
    if state.phase == CATTY_START:
        return CATTY_COMES_FIRST
    if CATTY_FIRST <= action < CELL_FIRST:
        return CATTY_SITS_ALREADY if is_solo(state) else NO_CATTY_HERE
    if state.phase == PLACE:
        return LAY_THE_SHAPE_FIRST
    if state.phase == WISP_SQUARE:
        return CHOOSE_THE_SQUARE_FIRST
    if state.phase == CAT_MOVE:
        return CATS_MOVE_NOW
    if state.phase == TREE_TURN:
        return TREE_TURN_HAS_BEGUN
    return NO_TREE_LAID_YET if action == STOP else NOTHING_IN_HAND


@kernel
def why_not(state, action):
    """0 if `action` is legal now, else the code of the first reason against it."""
    if state.phase == OVER:
        return GAME_IS_OVER
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if not belongs(state, action):
        return why_wrong_phase(state, action)
    if action >= PLACE_FIRST:
        return why_no_placement(state, action)
    if state.phase == CAT_MOVE:
        return why_no_cat_move(state, action)
    if action >= CELL_FIRST:
        return why_no_tree(state, action)
    if action >= CATTY_FIRST:
        return LEGAL
    if action >= WISP_SQUARE_FIRST:
        return why_no_wisp_square(state, action)
    if action >= DEAL:
        return LEGAL if action == STOP else why_no_deal(state, action)
    return why_no_take(state, action)


@kernel
def apply(state, action):
    """Carry out a legal action and all that follows up to the next real decision.

    Does not check: `Match.play` asks `why_not` first, batch users take actions from `legal`.
    """
    if carry_out(state, action):
        go_on(state)


@kernel
def carry_out(state, action):
    """What the seat itself does; whether its turn or its cat's move is over with that."""
    if action >= PLACE_FIRST:
        return place(state, action)
    if state.phase == CAT_MOVE:
        move_own_cat(state, action)
        return True
    if action >= CELL_FIRST:
        return plant(state, action)
    if action >= CATTY_FIRST:
        seat_catty(state, action - CATTY_FIRST)
        return True
    if action >= WISP_SQUARE_FIRST:
        lay_tiles(state, action - WISP_SQUARE_FIRST)
        return True
    if action == STOP:
        end_tree_turn(state)
        return True
    if action >= DEAL:
        deal_anew(state, action)
    else:
        take(state, action)
    return False


@kernel
def place(state, action):
    """WW-42, WW-43, WW-47: lay the shape; the wisp too if it has only one square."""
    lay_shape(state, action)
    index = only_wisp_square(state)
    if index == NOTHING:
        return False
    lay_tiles(state, index)
    return True


@kernel
def plant(state, action):
    """WW-48, WW-52: lay a tree; the third one and a full grid end the turn."""
    lay_tree(state, action)
    if not tree_turn_is_over(state):
        return False
    end_tree_turn(state)
    return True
