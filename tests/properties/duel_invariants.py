"""The invariants of Das Duell as kernels, fast enough to be looked at after every action.

They count cards, dice and joker cards anew and read no rule but the table of costs. Each function
returns the number of a broken invariant ZD-I01 to ZD-I15, 0 for none. `tally` counts within a
turn and within the game what one position does not show.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from spieltisch.games.zwerge_duell.actions import (
    ACTIONS,
    AXE_FIRST,
    HIT_FIRST,
    KEEP,
    PLAY_FIRST,
    POWER_UP,
    PREVENT,
    REROLL_FIRST,
    SCOUT_FIRST,
    STOP,
    WILD_FIRST,
)
from spieltisch.games.zwerge_duell.asking import actor
from spieltisch.games.zwerge_duell.data import (
    ALWAYS_ASK,
    CARD_OF,
    COPIES,
    DECK_SIZE,
    DICE,
    FACES,
    HEALTH,
    JOKERS,
    KINDS,
    MOST_TURNS,
    NEED,
    OPENING_HAND,
    SCOUT,
    SEATS,
    SHOWABLE,
    SUP_REROLL,
    VP,
)
from spieltisch.games.zwerge_duell.greedy import greedy
from spieltisch.games.zwerge_duell.knowledge import conceal
from spieltisch.games.zwerge_duell.observe import observe
from spieltisch.games.zwerge_duell.record import DRAW, GUARD, OVER, ROLL, UNSPENT
from spieltisch.games.zwerge_duell.refusals import why_not
from spieltisch.games.zwerge_duell.rules import apply, legal
from spieltisch.games.zwerge_duell.setup import setup
from spieltisch.kernel import below, kernel, seed_generator

ALL_CARDS: Final = 2**DECK_SIZE - 1
MOST_POINTS: Final = int((COPIES * VP).sum())
MOST_HITS: Final = 11  # points that the active seat can declare in a turn, ZD-E20
MOST_AXES: Final = 2
RANDOM, GREEDY, MIXED = 0, 1, 2  # policies

# places of the tally; those of a turn first
HITS_OF, REROLLS, SCOUTED, SUPPORTS, FRONT = 0, 2, 3, 4, 5
POWERS, AXES, ARMOURS = 6, 8, 10
TALLIES: Final = 12


@kernel
def is_early(state):
    """Whether the dice of this turn are not rolled yet."""
    return state.phase in (DRAW, ROLL) or (state.phase == GUARD and state.resume == DRAW)


@kernel
def cards_are_whole(state, seat):
    """ZD-I01: hand, pile, discard pile and display are the deck, each card once."""
    seen = np.int64(0)
    count = 0
    for place in range(state.front[seat], DECK_SIZE):
        seen |= np.int64(1) << state.pile[seat, place]
        count += 1
    for place in range(state.hand_size[seat]):
        seen |= np.int64(1) << state.hand[seat, place]
        count += 1
    for place in range(state.discard_size[seat]):
        seen |= np.int64(1) << state.discard[seat, place]
        count += 1
    for place in range(state.display_size[seat]):
        seen |= np.int64(1) << state.display[seat, place]
        count += 1
    return count == DECK_SIZE and seen == ALL_CARDS


@kernel
def counts_are_right(state, seat):
    """ZD-I01: the tables say of every card what the lists say."""
    for card in range(KINDS):
        held, gone, shown = 0, 0, 0
        for place in range(state.hand_size[seat]):
            held += CARD_OF[state.hand[seat, place]] == card
        for place in range(state.discard_size[seat]):
            gone += CARD_OF[state.discard[seat, place]] == card
        for place in range(state.display_size[seat]):
            shown += CARD_OF[state.display[seat, place]] == card
        told = state.shown[seat, card] if card < SHOWABLE else 0
        if held != state.held[seat, card] or gone != state.gone[seat, card] or shown != told:
            return False
    return True


@kernel
def dice_are_whole(state):
    """ZD-I03: the pool counts the unspent dice; before the roll none is out of the middle."""
    pool, unspent, rolled = 0, 0, 0
    for face in range(FACES):
        if state.pool[face] < 0:
            return False
        pool += state.pool[face]
    for die in range(DICE):
        rolled += state.face[die] >= 0
        unspent += state.face[die] >= 0 and state.spent[die] == UNSPENT
    return pool == unspent and pool <= DICE and not (is_early(state) and rolled > 0)


@kernel
def display_is_sound(state, seat):
    """ZD-I05: marks below health, none on supports, no event or twist."""
    for place in range(state.display_size[seat]):
        card = CARD_OF[state.display[seat, place]]
        marks = state.marks[seat, place]
        if card >= SHOWABLE or marks < 0 or marks >= max(1, HEALTH[card]):
            return False
    return True


@kernel
def points_shown(state, seat):
    """The points in a display, counted card by card."""
    points = 0
    for place in range(state.display_size[seat]):
        points += VP[CARD_OF[state.display[seat, place]]]
    return points


@kernel
def broken_position(state):
    """ZD-I01 to ZD-I05, ZD-I08 to ZD-I11: what one position shows."""
    for seat in range(SEATS):
        if not cards_are_whole(state, seat) or not counts_are_right(state, seat):
            return 1
        if not 0 <= state.jokers[seat] <= JOKERS:
            return 2
        if not display_is_sound(state, seat):
            return 5
        if not 0 <= points_shown(state, seat) <= MOST_POINTS:
            return 11
    if state.jokers[0] + state.jokers[1] > JOKERS:
        return 2
    if not dice_are_whole(state):
        return 3
    if not 0 <= state.usable <= state.jokers[state.turn]:
        return 4
    empty = (state.front[0] == DECK_SIZE) + (state.front[1] == DECK_SIZE)
    if empty != (state.phase == OVER):
        return 8
    return 10 if state.turns_done >= MOST_TURNS else 0


@kernel
def broken_piles(before, after):
    """ZD-I07: discard piles only grow at the end, draw piles only shrink at the top."""
    for seat in range(SEATS):
        if after.discard_size[seat] < before.discard_size[seat]:
            return 7
        for place in range(before.discard_size[seat]):
            if after.discard[seat, place] != before.discard[seat, place]:
                return 7
        if after.front[seat] < before.front[seat]:
            return 7
        for place in range(after.front[seat], DECK_SIZE):
            if after.pile[seat, place] != before.pile[seat, place]:
                return 7
    return 0


@kernel
def broken_payment(before, action, after):
    """ZD-I13: dice and joker cards that an action spent are its cost."""
    dice, jokers = 0, 0
    if PLAY_FIRST <= action < WILD_FIRST:
        jokers = (action - PLAY_FIRST) % (JOKERS + 1)
        dice = NEED[(action - PLAY_FIRST) // ((JOKERS + 1) * FACES)] - jokers
        if not 1 <= dice + jokers <= 4:
            return 13
    elif HIT_FIRST <= action < AXE_FIRST:
        jokers = action >= AXE_FIRST - (AXE_FIRST - HIT_FIRST) // (FACES + 1)
        dice = 1 - jokers
    elif SCOUT_FIRST <= action < STOP:
        dice = 1
    for face in range(FACES):
        dice -= before.pool[face] - after.pool[face]
    return 13 if dice != 0 or before.usable - after.usable != jokers else 0


@kernel
def broken_turn(before, after, tally):
    """ZD-I06, ZD-I10: after STOP no card is marked, and the turn took a card off the pile."""
    for seat in range(SEATS):
        for place in range(after.display_size[seat]):
            if after.marks[seat, place] != 0:
                return 6
    if before.front[before.turn] <= tally[FRONT] or after.turns_done != before.turns_done + 1:
        return 10
    for place in range(FRONT):
        tally[place] = 0
    tally[FRONT] = before.front[1 - before.turn]
    return 0


@kernel
def broken_limits(before, action, tally):
    """ZD-I09, ZD-I14: points in a turn, rerolls, scouts, twists in a game."""
    seat, active = actor(before), before.turn
    tally[HITS_OF + seat] += HIT_FIRST <= action < SCOUT_FIRST
    tally[REROLLS] += REROLL_FIRST <= action < KEEP
    tally[SUPPORTS] = max(tally[SUPPORTS], before.shown[active, SUP_REROLL] * (action < PLAY_FIRST))
    tally[SCOUTED] += SCOUT_FIRST <= action < STOP
    tally[POWERS + seat] += action == POWER_UP
    tally[AXES + seat] += AXE_FIRST <= action < SCOUT_FIRST
    tally[ARMOURS + seat] += action == PREVENT
    if tally[HITS_OF + active] > MOST_HITS or tally[HITS_OF + 1 - active] > MOST_AXES:
        return 9
    if tally[REROLLS] > tally[SUPPORTS]:
        return 14
    if SCOUT_FIRST <= action < STOP and tally[SCOUTED] > before.shown[active, SCOUT]:
        return 14
    return (
        14 if tally[POWERS + seat] > 2 or tally[AXES + seat] > 2 or tally[ARMOURS + seat] > 1 else 0
    )


@kernel
def broken_by(before, action, after, tally):
    """ZD-I04, ZD-I06, ZD-I07, ZD-I09, ZD-I10, ZD-I13, ZD-I14: what an action did."""
    broken = broken_piles(before, after)
    if broken == 0:
        broken = broken_limits(before, action, tally)
    if broken > 0:
        return broken
    if action == STOP:
        return broken_turn(before, after, tally)
    if after.turns_done != before.turns_done:
        return 10
    if after.usable > before.usable:
        return 4
    return 0 if is_early(before) else broken_payment(before, action, after)


@kernel
def broken_offer(state, out, count):
    """ZD-I12: a decision has legal actions, distinct and in range; a finished game has none."""
    if (state.phase == OVER) != (count == 0):
        return 12
    for i in range(count):
        if out[i] < 0 or out[i] >= ACTIONS or (i > 0 and out[i] <= out[i - 1]):
            return 12
    return 0


@kernel
def deal_twin(records, seat):
    """records[2] becomes what `seat` cannot tell from records[0]."""
    records[2] = records[0]
    conceal(records[2], seat)


@kernel
def broken_sight(records, features, viewer):
    """ZD-I15: a seat observes the same in a game and in its twin."""
    observe(records[0], viewer, features[0])
    observe(records[2], viewer, features[1])
    for place in range(features.shape[1]):
        if features[0, place] != features[1, place]:
            return 15
    return 0


@kernel
def broken_question(records, action):
    """ZD-I15: an action that a game and its twin allow leads both to the same question.

    So it is with `always_ask`, unless a milled card tells them apart for everybody to see.
    """
    records[3] = records[0]
    state, twin = records[3], records[2]
    if why_not(twin, action) != 0:
        return 0
    for word in range(4):
        twin.rng[word] = state.rng[word]
    apply(state, action)
    apply(twin, action)
    for owner in range(SEATS):
        for card in range(KINDS):
            if state.gone[owner, card] != twin.gone[owner, card]:
                return 0
    return 15 if state.phase != twin.phase or actor(state) != actor(twin) else 0


@kernel
def broken_secret(records, action, features):
    """ZD-I15 for both seats and for a spectator."""
    for seat in range(-1, SEATS):
        deal_twin(records, seat)
        if seat >= 0 and broken_sight(records, features, seat) > 0:
            return 15
        if ALWAYS_ASK[records[0].variant] > 0 and broken_question(records, action) > 0:
            return 15
    return 0


@kernel
def begin(state, seed, variant, tally):
    """Deal a game and empty its tally."""
    seed_generator(state, seed)
    setup(state, SEATS, variant)
    for place in range(TALLIES):
        tally[place] = 0
    tally[FRONT] = OPENING_HAND


@kernel
def choose(state, policy, count, out):
    """An action by the policy: 0 random, 1 greedy, 2 one or the other by lot."""
    by_plan = policy == GREEDY or (policy == MIXED and below(state, 2) == 0)
    return greedy(state, out) if by_plan else int(out[below(state, count)])


@kernel
def play_checked(records, features, tally, out, seed, variant, policy):
    """Play a game in records[0] and look at everything after every action.

    `records` are four, `features` two rows for `observe`. Returns the first broken invariant.
    """
    state, before = records[0], records[1]
    begin(state, seed, variant, tally)
    broken = broken_position(state)
    while broken == 0:
        count = legal(state, out)
        broken = broken_offer(state, out, count)
        if broken > 0 or count == 0:
            return broken
        action = choose(state, policy, count, out)
        broken = broken_secret(records, action, features)
        records[1] = records[0]
        apply(state, action)
        if broken == 0:
            broken = broken_by(before, action, state, tally)
        if broken == 0:
            broken = broken_position(state)
    return broken
