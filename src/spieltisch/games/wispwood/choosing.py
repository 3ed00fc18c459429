"""The start of a turn and what may be chosen: clauses WW-24 to WW-40 and WW-46.

An empty pond is dealt anew by itself; wisps of one kind may be dealt anew for free; the ready cat
may hide for new wisps or for a shape that does not lie beside the wisp.

Reads:  turn, cat_ready, shapes, and the forest of the seat that decides.
Writes: phase, free_deal, cat_ready, pond, held_slot, held_kind, held_shape.
Units:  a set of shapes is one number, bit by shape.
Source: docs/rules/wispwood.md.
"""

from typing import Final

from spieltisch.games.wispwood.actions import (
    CAT_DEAL,
    COUNT_MASK,
    DEAL,
    TAKE_FIRST,
)
from spieltisch.games.wispwood.data import FIRST_FORM, HAT, SHAPES, SLOTS
from spieltisch.games.wispwood.hats import hat_squares
from spieltisch.games.wispwood.pond import all_of_one_kind, deal, position_before, wisps_at_pond
from spieltisch.games.wispwood.reasons import (
    CAT_IS_HIDDEN,
    CATTY_SITS_THERE,
    FREE_DEAL_IS_OPEN,
    LEGAL,
    NO_DEAL_ANY_MORE,
    NO_ROOM_FOR_HAT,
    NO_ROOM_FOR_SHAPE,
    SHAPE_IS_NOT_BESIDE,
    SLOT_IS_EMPTY,
    WISPS_DIFFER,
)
from spieltisch.games.wispwood.record import NOTHING, PLACE
from spieltisch.games.wispwood.window import all_inside, room, some_inside
from spieltisch.kernel import kernel

ALL_SHAPES: Final = (1 << SHAPES) - 1


@kernel
def open_turn(state):
    """WW-24, WW-25, WW-27: deal if the pond is empty; else a free deal may be open."""
    if wisps_at_pond(state) == 0:
        deal(state)
        state.free_deal = 0
    else:
        state.free_deal = int(all_of_one_kind(state))


@kernel
def slot_of(action):
    """The slot that a take action names."""
    return (action - TAKE_FIRST) // SHAPES


@kernel
def shape_of(action):
    """The shape that a take action names."""
    return (action - TAKE_FIRST) % SHAPES


@kernel
def shapes_beside(state, slot):
    """WW-18, WW-40: the two shapes beside a slot."""
    return (1 << int(state.shapes[slot])) | (1 << int(state.shapes[position_before(slot)]))


@kernel
def shapes_open(state, slot):
    """WW-36, WW-40: the shapes beside the slot, or all of them with a ready cat."""
    return ALL_SHAPES if state.cat_ready[state.turn] else shapes_beside(state, slot)


@kernel
def fits(shape, low, high, near_low, near_high, wisp_low, wisp_high):
    """WW-44, WW-46: whether a shape fits into the free squares, touches a tile, and so that one
    of its squares may hold the wisp.
    """
    for form in range(FIRST_FORM[shape], FIRST_FORM[shape + 1]):
        all_low, all_high = all_inside(form, low, high)
        some_low, some_high = some_inside(form, near_low, near_high)
        wisps_low, wisps_high = some_inside(form, wisp_low, wisp_high)
        if (all_low & some_low & wisps_low) | (all_high & some_high & wisps_high):
            return True
    return False


@kernel
def fitting_shapes(state, seat, wanted, hat):
    """WW-46: which of the wanted shapes fit into a seat's forest with a hat, or any other wisp."""
    low, high, near_low, near_high = room(state, seat)
    wisp_low, wisp_high = low, high
    if hat:
        wisp_low, wisp_high = hat_squares(state, seat)
    found = 0
    for shape in range(SHAPES):
        if wanted >> shape & 1 and fits(shape, low, high, near_low, near_high, wisp_low, wisp_high):
            found |= 1 << shape
    return found


@kernel
def shapes_wanted(state, hat):
    """The shapes that some hat at the pond (1), or some other wisp (0), could be taken with."""
    wanted = 0
    for slot in range(SLOTS):
        kind = state.pond[slot]
        if kind != NOTHING and (kind == HAT) == hat:
            wanted |= shapes_open(state, slot)
    return wanted


@kernel
def list_takes(state, out):
    """WW-39, WW-40, WW-46: every wisp with every open shape that has a legal placement."""
    with_hat, without = 0, 0
    for hat in range(2):
        wanted = shapes_wanted(state, hat)
        if wanted != 0:
            found = fitting_shapes(state, state.turn, wanted, hat)
            with_hat, without = (found, without) if hat else (with_hat, found)
    count = 0
    for slot in range(SLOTS):
        kind = state.pond[slot]
        if kind != NOTHING:
            possible = shapes_open(state, slot) & (with_hat if kind == HAT else without)
            for shape in range(SHAPES):
                out[count & COUNT_MASK] = TAKE_FIRST + SHAPES * slot + shape
                count += possible >> shape & 1
    return count


@kernel
def list_deals(state, out, count):
    """WW-25, WW-34, WW-35: the free deal while it is open, else that of a ready cat."""
    if state.free_deal:
        out[count] = DEAL
        return count + 1
    out[count] = CAT_DEAL
    return count + int(state.cat_ready[state.turn])


@kernel
def why_no_take(state, action):
    """WW-33, WW-39, WW-40, WW-46: a wisp, an open shape and a complete legal placement."""
    slot, shape = slot_of(action), shape_of(action)
    if state.pond[slot] == NOTHING:
        return CATTY_SITS_THERE if slot == state.catty_slot else SLOT_IS_EMPTY
    if not shapes_open(state, slot) >> shape & 1:
        return SHAPE_IS_NOT_BESIDE
    if fitting_shapes(state, state.turn, 1 << shape, int(state.pond[slot] == HAT)):
        return LEGAL
    return NO_ROOM_FOR_HAT if state.pond[slot] == HAT else NO_ROOM_FOR_SHAPE


@kernel
def why_no_deal(state, action):
    """WW-25, WW-27, WW-33, WW-35: the free deal, or the cat's."""
    if action == DEAL:
        if state.free_deal:
            return LEGAL
        return NO_DEAL_ANY_MORE if all_of_one_kind(state) else WISPS_DIFFER
    if not state.cat_ready[state.turn]:
        return CAT_IS_HIDDEN
    return FREE_DEAL_IS_OPEN if state.free_deal else LEGAL


@kernel
def take(state, action):
    """WW-32, WW-36, WW-37, WW-39: take the wisp; a shape not beside it hides the cat at once."""
    slot, shape = slot_of(action), shape_of(action)
    if not shapes_beside(state, slot) >> shape & 1:
        state.cat_ready[state.turn] = 0
    state.held_slot = slot
    state.held_kind = state.pond[slot]
    state.held_shape = shape
    state.pond[slot] = NOTHING
    state.free_deal = 0
    state.phase = PLACE


@kernel
def deal_anew(state, action):
    """WW-25, WW-27, WW-28, WW-34: the chosen deal; then the turn goes on without a free one."""
    if action == CAT_DEAL:
        state.cat_ready[state.turn] = 0
    state.free_deal = 0
    deal(state)
