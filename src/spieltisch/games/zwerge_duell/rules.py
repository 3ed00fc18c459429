"""The verbs of Das Duell: what may be done, why not, and what it does.

`apply` is the table of contents of the rule book: draw (ZD-10), roll (ZD-15), reroll (ZD-20), hand
cards (ZD-24), hits and axes (ZD-40, ZD-58), end of the turn (ZD-62), answers in windows (ZD-59,
ZD-68), then whose decision is next.

Units: an action is 0..852 as in actions.py; a seat is 0..1.
Source: docs/rules/zwerge_duell.md.
"""

from spieltisch.games.zwerge_duell.actions import (
    AXE_FIRST,
    COUNT_MASK,
    DRAW_FIRST,
    HIT_FIRST,
    KEEP,
    PASS,
    PLAY_FIRST,
    POWER_UP,
    PREVENT,
    REMOVE_FIRST,
    REROLL_FIRST,
    ROLL_DICE,
    SCOUT_FIRST,
    STOP,
    TARGETS,
    WILD_FIRST,
)
from spieltisch.games.zwerge_duell.asking import actor
from spieltisch.games.zwerge_duell.cards import spend_card
from spieltisch.games.zwerge_duell.combat import apply_point, close_point, list_points, strike
from spieltisch.games.zwerge_duell.data import ARMOUR, AXE, DICE, EV_WILD, FACES, POWER
from spieltisch.games.zwerge_duell.drawing import draw, most_draws
from spieltisch.games.zwerge_duell.playing import (
    list_plays,
    list_removals,
    list_scouts,
    list_wilds,
    make_wild,
    play,
    remove,
    scout,
)
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
from spieltisch.games.zwerge_duell.rolling import dice_due, reroll, roll
from spieltisch.games.zwerge_duell.turn import end_turn, pass_steps_without_choice
from spieltisch.kernel import kernel


@kernel
def legal(state, out):
    """Write the legal actions into `out` (room for 2,048), ascending; return how many."""
    phase = state.phase
    if phase == CARD:
        return list_card_phase(state, out)
    if phase in (STRIKE, GUARD):
        return list_answers(state, out)
    if phase == REROLL:
        return list_rerolls(state, out)
    if phase == REMOVE:
        return list_removals(state, out)
    if phase == DRAW:
        return list_draws(state, out)
    return list_rolls(state, out) if phase == ROLL else 0


@kernel
def list_draws(state, out):
    """D1, ZD-10, ZD-14: how many cards to announce, or an axe before."""
    count = most_draws(state, state.turn)
    for cards in range(count):
        out[cards] = DRAW_FIRST + cards
    return list_points(state, out, count)


@kernel
def can_power(state):
    """ZD-17: whether a tw_power is in hand and fewer than six dice are due."""
    return state.held[state.turn, POWER] > 0 and dice_due(state) < DICE


@kernel
def list_rolls(state, out):
    """D2, ZD-16: roll, or a tw_power before."""
    out[0] = ROLL_DICE
    out[1] = POWER_UP
    return 2 if can_power(state) else 1


@kernel
def list_rerolls(state, out):
    """D3, ZD-20: a die by its face, or keep all."""
    count = 0
    for face in range(FACES):
        if state.pool[face] > 0:
            out[count & COUNT_MASK] = REROLL_FIRST + face
            count += 1
    out[count & COUNT_MASK] = KEEP
    return count + 1


@kernel
def list_card_phase(state, out):
    """D4, ZD-24, ZD-33, ZD-62: hand cards, hits, axes, the scout; stopping is always allowed."""
    count = list_plays(state, out)
    count = list_wilds(state, out, count)
    count = list_points(state, out, count)
    count = list_scouts(state, out, count)
    out[count & COUNT_MASK] = STOP
    return count + 1


@kernel
def list_answers(state, out):
    """W and A, ZD-57, ZD-60, ZD-68: let it pass, throw an axe, or prevent the point."""
    count = list_points(state, out, 0)
    out[count & COUNT_MASK] = PASS
    count += 1
    if state.phase == GUARD and state.held[actor(state), ARMOUR] > 0:
        out[count & COUNT_MASK] = PREVENT
        count += 1
    return count


@kernel
def card_let_go(action):
    """ZD-28, ZD-32: the free card that an action plays, NOTHING for all others."""
    if action == POWER_UP:
        return POWER
    if WILD_FIRST <= action < REMOVE_FIRST:
        return EV_WILD
    if AXE_FIRST <= action < SCOUT_FIRST:
        return AXE
    return ARMOUR if action == PREVENT else NOTHING


@kernel
def prepare(state, action):
    """Carry out an action of the draw and dice phases."""
    if action < ROLL_DICE:
        draw(state, action - DRAW_FIRST + 1)
    elif action == ROLL_DICE:
        roll(state)
    elif action == POWER_UP:
        state.powers += 1
    elif action < KEEP:
        reroll(state, action - REROLL_FIRST)
    else:
        state.rerolls = 0


@kernel
def finish(state, action):
    """ZD-49, ZD-60 to ZD-62: stop, or answer in a window; both let the other seat go on."""
    state.revealed += 1
    if action == STOP:
        end_turn(state)
    elif action == PREVENT:
        close_point(state)
    elif state.phase == GUARD:
        apply_point(state)
    else:
        state.phase = CARD


@kernel
def apply(state, action):
    """Carry out a legal action and all that follows up to the next real decision.

    Does not check: `Match.play` asks `why_not` first, batch users take actions from `legal`.
    """
    card = card_let_go(action)
    if card != NOTHING:
        spend_card(state, actor(state), card)
    if action < PLAY_FIRST:
        prepare(state, action)
    elif action < WILD_FIRST:
        play(state, action)
    elif action < REMOVE_FIRST:
        make_wild(state, action - WILD_FIRST)
    elif action < HIT_FIRST:
        remove(state, action - REMOVE_FIRST)
    elif action < SCOUT_FIRST:
        source, target = divmod(action - HIT_FIRST, TARGETS)
        strike(state, source, target)
    elif action < STOP:
        scout(state, action - SCOUT_FIRST)
    else:
        finish(state, action)
    pass_steps_without_choice(state)
