"""The supply, the discard pile and the pond: clauses WW-18 to WW-22.

A deal first discards every wisp at the pond, then fills all slots from the supply; only the slot
of Catty's cat stays without. When the supply is empty, the discard pile is shuffled into it.

Reads:  rng, catty_slot.   Writes: tiles, supply, discard, pond, hidden, revealed, rng.
Units:  the supply's next tile is the last of the first `supply` entries of `tiles`.
Source: docs/rules/wispwood.md.
"""

from spieltisch.games.wispwood.data import FRAME, KINDS, SLOTS
from spieltisch.games.wispwood.record import NOTHING, SEALED
from spieltisch.kernel import kernel, shuffle


@kernel
def put_back(state, kind):
    """A tile goes onto the supply."""
    state.tiles[state.supply] = kind
    state.supply += 1


@kernel
def seal_forests(state):
    """No tile that lies in a forest now can be one of those that were discarded."""
    for seat in range(state.players):
        for row in range(FRAME):
            for column in range(FRAME):
                hidden = state.hidden[seat, row, column]
                if hidden != NOTHING and hidden < SEALED:
                    state.hidden[seat, row, column] = hidden + SEALED


@kernel
def recycle(state):
    """WW-22: the discard pile is turned over and shuffled into the new supply."""
    seal_forests(state)
    for kind in range(KINDS):
        for _ in range(state.discard[kind]):
            put_back(state, kind)
        state.discard[kind] = 0
    shuffle(state, state.tiles, state.supply)
    state.revealed += 1


@kernel
def draw_tile(state):
    """WW-22: take the supply's next tile, its kind; an empty supply is refilled first."""
    if state.supply == 0:
        recycle(state)
    state.supply -= 1
    kind = int(state.tiles[state.supply])
    state.tiles[state.supply] = NOTHING
    return kind


@kernel
def discard_wisp(state, slot):
    """WW-20, WW-21: the wisp of a slot, if any, goes to the discard pile."""
    kind = state.pond[slot]
    if kind != NOTHING:
        state.discard[kind] += 1
        state.pond[slot] = NOTHING


@kernel
def deal(state):
    """WW-20, WW-111: discard all wisps, then one new wisp for each slot without Catty's cat."""
    for slot in range(SLOTS):
        discard_wisp(state, slot)
    for slot in range(SLOTS):
        if slot != state.catty_slot:
            state.pond[slot] = draw_tile(state)
    state.revealed += 1


@kernel
def wisps_at_pond(state):
    """How many slots hold a wisp."""
    count = 0
    for slot in range(SLOTS):
        count += state.pond[slot] != NOTHING
    return count


@kernel
def all_of_one_kind(state):
    """WW-25, WW-26: whether all wisps at the pond are alike; a single wisp is. None is not."""
    found = NOTHING
    for slot in range(SLOTS):
        kind = state.pond[slot]
        if kind != NOTHING and found != NOTHING and kind != found:
            return False
        found = kind if kind != NOTHING else found
    return found != NOTHING


@kernel
def position_before(slot):
    """WW-18: the shape position on the other side of a slot; the next one has its number."""
    return (slot + SLOTS - 1) % SLOTS
