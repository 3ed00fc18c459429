"""Catty, the ghost of the solo game: clauses WW-102 to WW-115.

Each turn of Catty shows a firefly with a number f; of the first f wisps clockwise from its cat
it takes the one worth most on the score aid. Its cat and its collection stay between rounds
(WW-114).

Reads:  players, round, aid, markers, rng.
Writes: fireflies, fireflies_shown, pond, discard, catty_slot, collection, catty_scored, revealed.
Units:  slots clockwise 0..7; the aid's values are listed from the top.
Source: docs/rules/wispwood.md.
"""

from spieltisch.games.wispwood.data import (
    AID_VALUES,
    FIREFLIES,
    FIREFLIES_USED,
    FIREFLY_NUMBERS,
    KINDS,
    ROUNDS,
    SLOTS,
)
from spieltisch.games.wispwood.pond import deal, discard_wisp, wisps_at_pond
from spieltisch.games.wispwood.record import NOTHING
from spieltisch.kernel import kernel, shuffle


@kernel
def is_solo(state):
    """WW-01, WW-102: one player plays against Catty."""
    return state.players == 1


@kernel
def is_marker(state, kind):
    """Whether a marker of this kind was taken out already."""
    found = False
    for place in range(KINDS):
        found = found or state.markers[place] == kind
    return found


@kernel
def take_markers(state):
    """WW-103: the supply's first tile of each kind leaves it and marks a value of the aid."""
    found = 0
    for place in range(state.supply - 1, -1, -1):
        kind = state.tiles[place]
        if found < KINDS and not is_marker(state, kind):
            state.markers[found] = kind
            state.tiles[place] = NOTHING
            found += 1
    close_gaps(state)
    shuffle(state, state.markers, KINDS)


@kernel
def close_gaps(state):
    """The tiles left in the supply keep their order."""
    kept = 0
    for place in range(state.supply):
        kind = state.tiles[place]
        if kind != NOTHING:
            state.tiles[place] = NOTHING
            state.tiles[kept] = kind
            kept += 1
    state.supply = kept


@kernel
def shuffle_fireflies(state):
    """WW-105: all fireflies are shuffled; the first 4, 6 or 8 are this round's hidden stack."""
    for place in range(FIREFLIES):
        state.fireflies[place] = FIREFLY_NUMBERS[place]
    shuffle(state, state.fireflies, FIREFLIES)
    state.fireflies_shown = 0


@kernel
def seat_catty(state, slot):
    """WW-104: Catty's cat takes the place of a wisp, which is discarded."""
    discard_wisp(state, slot)
    state.catty_slot = slot


@kernel
def last_firefly_is_shown(state):
    """WW-112: whether the round ends after this turn of the player."""
    return state.fireflies_shown == FIREFLIES_USED[state.round_index]


@kernel
def worth(state, kind):
    """WW-109: what a kind is worth on the score aid."""
    for place in range(KINDS):
        if state.markers[place] == kind:
            return int(AID_VALUES[state.aid, place])
    return 0


@kernel
def best_slot(state, seen):
    """WW-107, WW-109: the best of the first `seen` wisps clockwise, the first one of equals."""
    best, highest, left = NOTHING, -1, seen
    for step in range(1, SLOTS):
        slot = (state.catty_slot + step) % SLOTS
        if left > 0 and state.pond[slot] != NOTHING:
            left -= 1
            value = worth(state, state.pond[slot])
            if value > highest:
                best, highest = slot, value
    return best


@kernel
def catty_turn(state):
    """WW-107 to WW-110: show a firefly, deal if it asks for more wisps, take the best."""
    firefly = int(state.fireflies[state.fireflies_shown])
    state.fireflies_shown += 1
    state.revealed += 1
    if wisps_at_pond(state) < firefly:
        deal(state)
    slot = best_slot(state, firefly)
    state.collection[state.pond[slot]] += 1
    state.pond[slot] = NOTHING
    state.catty_slot = slot


@kernel
def catty_points(state):
    """WW-113: the aid's value of every wisp that Catty has collected so far."""
    points = 0
    for place in range(KINDS):
        points += AID_VALUES[state.aid, place] * state.collection[state.markers[place]]
    return points


@kernel
def catty_total(state):
    """WW-113: Catty's points of all rounds that have ended."""
    points = 0
    for ended in range(ROUNDS):
        points += state.catty_scored[ended]
    return points
