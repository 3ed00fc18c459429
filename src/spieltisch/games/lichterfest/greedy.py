"""The plain policy of the rules file: clause LF-50 lets it sit in any seat.

Exchange only for a better dedication, take the best token, return the most numerous colour,
place for the most cards and boats. It looks one action ahead and knows only open facts and the
own hand.

Reads: everything open.   Writes: rng, when placements tie.
Units: a placement's gain counts a card as 2 and a boat as 1.
Source: docs/rules/lichterfest.md, section "Sanity numbers".
"""

from spieltisch.games.lichterfest.actions import (
    DISCARD_FIRST,
    SKIP_DEDICATE,
    SKIP_EXCHANGE,
)
from spieltisch.games.lichterfest.data import SHOWN, SIDES
from spieltisch.games.lichterfest.dedication import (
    list_dedications,
    token_value,
    type_of,
)
from spieltisch.games.lichterfest.exchange import given_colour, list_exchanges, taken_colour
from spieltisch.games.lichterfest.placement import (
    cell_of,
    favors_earned,
    matching_sides,
    rotation_of,
    slot_of,
)
from spieltisch.games.lichterfest.record import DEDICATE, DISCARD, EXCHANGE
from spieltisch.games.lichterfest.rules import legal
from spieltisch.kernel import below, kernel

CARD = 2
MOST_CARDS = 7  # of a set


@kernel
def dedication_worth(state, action):
    """The token's value first, then fewer cards: sets cost 4, 6 and 7 cards."""
    if action == SKIP_DEDICATE:
        return 0
    kind = type_of(action)
    return token_value(state, kind) * MOST_CARDS - kind


@kernel
def best_dedication(state, out):
    """The lowest dedication of highest worth; skip only if nothing else is possible."""
    best = SKIP_DEDICATE
    for i in range(list_dedications(state, out)):
        if dedication_worth(state, out[i]) > dedication_worth(state, best):
            best = out[i]
    return int(best)


@kernel
def best_value(state, out):
    """The value of the best token that the active seat can pay for; 0 for none."""
    action = best_dedication(state, out)
    return 0 if action == SKIP_DEDICATE else int(token_value(state, type_of(action)))


@kernel
def value_after(state, action, out):
    """The best token's value if the cards of an exchange were swapped; the state stays."""
    seat, given, taken = state.turn, given_colour(action), taken_colour(action)
    state.lanterns[seat, given] -= 1
    state.lanterns[seat, taken] += 1
    value = best_value(state, out)
    state.lanterns[seat, given] += 1
    state.lanterns[seat, taken] -= 1
    return value


@kernel
def best_exchange(state, out):
    """The exchange that leads to the highest token, if it beats doing without."""
    best = SKIP_EXCHANGE
    highest = best_value(state, out)
    count = list_exchanges(state, out)
    for i in range(1, count):
        value = value_after(state, out[i], out[count:])
        if value > highest:
            best = out[i]
            highest = value
    return int(best)


@kernel
def cards_gained(state, tile, rotation, matched):
    """Cards that the active seat would really receive: bonus first, then its own share."""
    gained = 0
    own = SHOWN[tile, rotation, state.facing[state.turn]]
    of_own_colour = 0
    for side in range(SIDES):
        if matched >> side & 1:
            colour = SHOWN[tile, rotation, side]
            earlier = 0
            for before in range(side):
                if matched >> before & 1:
                    earlier += SHOWN[tile, rotation, before] == colour
            gained += state.supply[colour] > earlier
            of_own_colour += colour == own
    return gained + (state.supply[own] > of_own_colour)


@kernel
def placement_gain(state, action):
    """Twice the cards plus the boats that a placement really brings the active seat."""
    cell, rotation = cell_of(action), rotation_of(action)
    tile = state.hand[state.turn, slot_of(action)]
    matched = matching_sides(state, cell, tile, rotation)
    boats = min(int(favors_earned(state, cell, tile, matched)), int(state.favor_bank))
    return CARD * cards_gained(state, tile, rotation, matched) + boats


@kernel
def best_placements(state, out):
    """Write all placements of highest gain into `out`, ascending; return how many."""
    count = legal(state, out)
    best = 0
    highest = -1
    for i in range(count):
        gain = placement_gain(state, out[i])
        if gain > highest:
            highest = gain
            best = 0
        if gain == highest:
            out[best] = out[i]
            best += 1
    return best


@kernel
def best_discard(state, out):
    """The lowest colour of which the active seat owns most."""
    count = legal(state, out)
    best = out[0]
    for i in range(1, count):
        owned = state.lanterns[state.turn, out[i] - DISCARD_FIRST]
        if owned > state.lanterns[state.turn, best - DISCARD_FIRST]:
            best = out[i]
    return int(best)


@kernel
def greedy(state, out):
    """The policy's action for the active seat; `out` is room for a legal list."""
    if state.phase == EXCHANGE:
        return best_exchange(state, out)
    if state.phase == DEDICATE:
        return best_dedication(state, out)
    if state.phase == DISCARD:
        return best_discard(state, out)
    count = best_placements(state, out)
    return int(out[below(state, count)])
