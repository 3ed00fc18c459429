"""The order of a turn: clauses ZD-07, ZD-08, ZD-14, ZD-16, ZD-58 to ZD-64, ZD-67 to ZD-75 and
ZD-80.

A turn goes draw, dice, card phase, with windows for the other seat after the dice and after each
hand card, and for the owner of the target at each point of damage. Windows and steps without a
choice pass at once, unless the question must be put (asking.py).

Reads:  phase, turn, rerolls, resume, used, jokers, held, shown.
Writes: phase, turn, turns_done, announced, powers, rerolls, usable, used, scouted, played,
        revealed, and what drawing, rolling and combat write.
Source: docs/rules/zwerge_duell.md, sections "Turn", "Twists and windows", "End of turn".
"""

from spieltisch.games.zwerge_duell.asking import is_asked
from spieltisch.games.zwerge_duell.combat import apply_point, heal
from spieltisch.games.zwerge_duell.data import DICE
from spieltisch.games.zwerge_duell.drawing import draw, most_draws
from spieltisch.games.zwerge_duell.jokers import gain_joker
from spieltisch.games.zwerge_duell.playing import SEVERAL, open_strike, remove, sole_removal
from spieltisch.games.zwerge_duell.record import (
    CARD,
    DRAW,
    GUARD,
    NOTHING,
    REMOVE,
    REROLL,
    ROLL,
    STRIKE,
)
from spieltisch.games.zwerge_duell.rolling import dice_due, put_dice_back, roll
from spieltisch.kernel import kernel


@kernel
def begin_turn(state):
    """ZD-08, ZD-14: the joker cards held now are usable; an axe may come before the draw."""
    state.phase = DRAW
    state.usable = state.jokers[state.turn]
    state.used = 0
    state.scouted = 0
    state.announced = 0
    state.powers = 0
    state.rerolls = 0
    state.played = NOTHING


@kernel
def end_turn(state):
    """ZD-62, ZD-63, ZD-67: joker card for a turn without use, marks, dice, then the other seat."""
    if state.used == 0:
        gain_joker(state)
    heal(state)
    put_dice_back(state)
    state.turns_done += 1
    state.turn = 1 - state.turn
    begin_turn(state)


@kernel
def step_without_choice(state):
    """ZD-72, ZD-75: carry out the present step if it leaves no choice; whether it did."""
    phase, asked = state.phase, is_asked(state)
    if phase == DRAW and not asked and most_draws(state, state.turn) == 1:
        draw(state, most_draws(state, state.turn))
    elif phase == ROLL and (not asked or dice_due(state) == DICE):
        roll(state)
    elif phase == REROLL and state.rerolls == 0:
        open_strike(state)
    elif phase == STRIKE and not asked:
        state.phase = CARD
    elif phase == GUARD and not asked:
        apply_point(state)
    elif phase == REMOVE and sole_removal(state) != SEVERAL:
        remove(state, sole_removal(state))
    else:
        return False
    return True


@kernel
def pass_steps_without_choice(state):
    """ZD-59, ZD-60, ZD-61, ZD-75: go on until a real decision; STOP as only action remains one."""
    while step_without_choice(state):
        pass
