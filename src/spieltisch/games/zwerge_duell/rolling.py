"""The dice phase and the pool: clauses ZD-15 to ZD-22 and ZD-25.

A die keeps its number 0..5 through the turn; `pool` counts the unspent ones by face.

Reads:  turn, shown, powers, face, spent, rng.
Writes: rerolls, face, spent, pool, used, phase, revealed.
Source: docs/rules/zwerge_duell.md, section "Dice phase".
"""

from spieltisch.games.zwerge_duell.data import (
    BASE_DICE,
    DICE,
    DICE_PER_POWER,
    DICE_PER_SUPPORT,
    FACES,
    REROLLS_PER_SUPPORT,
    SUP_DIE,
    SUP_REROLL,
)
from spieltisch.games.zwerge_duell.record import NO_FACE, REROLL, UNSPENT
from spieltisch.kernel import below, kernel


@kernel
def dice_due(state):
    """ZD-15, ZD-23: how many dice the active seat rolls with what it has played so far."""
    more = DICE_PER_SUPPORT * state.shown[state.turn, SUP_DIE] + DICE_PER_POWER * state.powers
    return min(DICE, BASE_DICE + int(more))


@kernel
def roll(state):
    """ZD-06, ZD-18, ZD-19: roll all dice due, each face with the same chance."""
    for die in range(dice_due(state)):
        face = below(state, FACES)
        state.face[die] = face
        state.pool[face] += 1
    state.rerolls = REROLLS_PER_SUPPORT * state.shown[state.turn, SUP_REROLL]
    state.phase = REROLL
    state.revealed += 1


@kernel
def die_with(state, face):
    """The first unspent die that shows a face; there must be one."""
    die = 0
    while state.face[die] != face or state.spent[die] != UNSPENT:
        die += 1
    return die


@kernel
def turn_die(state, die, face):
    """A die of the pool shows another face from now on."""
    state.pool[state.face[die]] -= 1
    state.face[die] = face
    state.pool[face] += 1


@kernel
def reroll(state, face):
    """ZD-20, ZD-21, ZD-22: roll a die of this face again; it stays in the pool."""
    turn_die(state, die_with(state, face), below(state, FACES))
    state.rerolls -= 1
    state.revealed += 1


@kernel
def spend_die(state, face, purpose):
    """ZD-25: a die of a face goes to the middle; `purpose` is a code of the field `spent`."""
    state.spent[die_with(state, face)] = purpose
    state.pool[face] -= 1
    state.used = 1


@kernel
def put_dice_back(state):
    """ZD-64: at the end of a turn all dice lie in the middle again."""
    for die in range(DICE):
        state.face[die] = NO_FACE
        state.spent[die] = UNSPENT
    for face in range(FACES):
        state.pool[face] = 0
