"""The end of a round and the start of the next one: clauses WW-57 to WW-66 and WW-105.

Order: score, move cats, remove trees, re-seat the forests. Wisps, pond, discard pile and hidden
cats stay as they are (WW-63, WW-64).

Reads:  players, start, round, cards, forest.
Writes: scored, catty_scored, phase, turn, turns_done, round, forest, hidden, box, covered, cat,
        tiles, supply, revealed.
Source: docs/rules/wispwood.md.
"""

from spieltisch.games.wispwood.actions import CELL_FIRST, COUNT_MASK, STOP
from spieltisch.games.wispwood.catty import catty_points, is_solo, shuffle_fireflies
from spieltisch.games.wispwood.data import BONUS, CARDS, EMPTY, FRAME, ROUNDS, TREE
from spieltisch.games.wispwood.forest import is_full, move_cat, reseat
from spieltisch.games.wispwood.goals import card_points
from spieltisch.games.wispwood.pond import put_back
from spieltisch.games.wispwood.reasons import LEGAL, NO_TREE_THERE
from spieltisch.games.wispwood.record import (
    BOTTOM,
    CAT_MOVE,
    CHOOSE,
    LEFT,
    NOTHING,
    OVER,
    RIGHT,
    SEALED,
    TOP,
)
from spieltisch.games.wispwood.tree_turn import cell_column, cell_row
from spieltisch.kernel import kernel, shuffle


@kernel
def bonus_of(state, seat):
    """WW-59: the bonus of this round for every seat whose grid is full."""
    return int(BONUS[state.round_index]) if is_full(state, seat) else 0


@kernel
def score_round(state):
    """WW-58, WW-113: five goal cards and the bonus for each seat; Catty's collection."""
    for seat in range(state.players):
        for group in range(CARDS):
            state.scored[state.round_index, seat, group] = card_points(state, seat, group)
        state.scored[state.round_index, seat, CARDS] = bonus_of(state, seat)
    if is_solo(state):
        state.catty_scored[state.round_index] = catty_points(state)


@kernel
def end_round(state):
    """WW-57, WW-67: score; after the last round the game is over, else the cats may move."""
    score_round(state)
    state.free_deal = 0
    if state.round_index == ROUNDS - 1:
        state.phase = OVER
    else:
        state.phase = CAT_MOVE
        hand_decision_to(state, state.start)


@kernel
def hand_decision_to(state, seat):
    """Another seat decides now; what went before can no longer be taken back freely."""
    state.revealed += int(seat != state.turn)
    state.turn = seat


@kernel
def has_tree(state, seat):
    """WW-60: whether the cat could move at all."""
    for row in range(state.box[seat, TOP], state.box[seat, BOTTOM] + 1):
        for column in range(state.box[seat, LEFT], state.box[seat, RIGHT] + 1):
            if state.forest[seat, row, column] == TREE:
                return True
    return False


@kernel
def list_cat_moves(state, out):
    """WW-60: stay, or every own tree, ascending; return how many."""
    seat = state.turn
    out[0] = STOP
    count = 1
    for row in range(state.box[seat, TOP], state.box[seat, BOTTOM] + 1):
        for column in range(state.box[seat, LEFT], state.box[seat, RIGHT] + 1):
            out[count & COUNT_MASK] = CELL_FIRST + FRAME * row + column
            count += state.forest[seat, row, column] == TREE
    return count


@kernel
def why_no_cat_move(state, action):
    """WW-60: stay, or a square of the own forest that holds a tree."""
    if action == STOP or state.forest[state.turn, cell_row(action), cell_column(action)] == TREE:
        return LEGAL
    return NO_TREE_THERE


@kernel
def move_own_cat(state, action):
    """WW-60, WW-61: the cat moves or stays."""
    if action != STOP:
        move_cat(state, state.turn, cell_row(action), cell_column(action))


@kernel
def pass_cat_move(state):
    """WW-60: the next seat in turn order is asked; after the last one the next round starts."""
    seat = (state.turn + 1) % state.players
    if seat == state.start:
        next_round(state)
    else:
        hand_decision_to(state, seat)


@kernel
def remove_trees(state, seat):
    """WW-62, WW-63: every tree without the cat returns to the supply, unseen; wisps stay."""
    for row in range(state.box[seat, TOP], state.box[seat, BOTTOM] + 1):
        for column in range(state.box[seat, LEFT], state.box[seat, RIGHT] + 1):
            if state.forest[seat, row, column] == TREE:
                put_back(state, int(state.hidden[seat, row, column]) % SEALED)
                state.forest[seat, row, column] = EMPTY
                state.hidden[seat, row, column] = NOTHING


@kernel
def unseal_cat(state, seat):
    """The tile under the cat is again one among all that nobody has seen."""
    row, column = state.cat[seat, 0], state.cat[seat, 1]
    state.hidden[seat, row, column] = int(state.hidden[seat, row, column]) % SEALED


@kernel
def next_round(state):
    """WW-62, WW-65: all trees go back and are shuffled in once; then N grows by one."""
    for seat in range(state.players):
        remove_trees(state, seat)
        unseal_cat(state, seat)
        reseat(state, seat)
    shuffle(state, state.tiles, state.supply)
    state.revealed += 1
    state.round_index += 1
    state.turn = state.start
    open_round(state)


@kernel
def open_round(state):
    """WW-65, WW-105: the start player begins; in the solo game the fireflies are shuffled."""
    state.phase = CHOOSE
    state.turns_done = 0
    if is_solo(state):
        shuffle_fireflies(state)
