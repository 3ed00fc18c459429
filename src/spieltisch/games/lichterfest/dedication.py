"""Action 2, the dedication: clauses LF-18 to LF-26.

A set of cards is paid to the supply at once, then the top token of the type's stack is taken,
or a grey one if that stack is empty.

Reads:  turn, lanterns, tokens_taken, players.
Writes: lanterns, supply, token_owner, tokens_taken, dedicated.
Units: types are 0 four of a kind, 1 three pairs, 2 all seven, 3 the grey tokens.
Source: docs/rules/lichterfest.md.
"""

from spieltisch.games.lichterfest.actions import (
    COUNT_MASK,
    FOUR_FIRST,
    FOUR_OF_A_KIND,
    PAIRS_FIRST,
    SEVEN,
    SEVEN_UNIQUE,
    SKIP_DEDICATE,
    THREE_PAIRS,
    TRIPLE_COUNT,
    TRIPLES,
)
from spieltisch.games.lichterfest.data import (
    COLOURS,
    GENERIC,
    TOKEN_COUNTS,
    TOKEN_VALUES,
)
from spieltisch.games.lichterfest.reasons import (
    LEGAL,
    NO_FOUR_OF_A_KIND,
    NO_THREE_PAIRS,
    NO_TOKEN_LEFT,
    NOT_ALL_SEVEN,
)
from spieltisch.games.lichterfest.supply import return_lanterns
from spieltisch.kernel import kernel

FOUR = 4
PAIR = 2
PAIRS = 3


@kernel
def colours_with(state, least):
    """In how many colours the active seat owns at least `least` cards."""
    colours = 0
    for colour in range(COLOURS):
        if state.lanterns[state.turn, colour] >= least:
            colours += 1
    return colours


@kernel
def token_stack(state, kind):
    """LF-23, LF-24, LF-25: the stack that pays for a set of type `kind`; -1 if no token is left."""
    if state.tokens_taken[kind] < TOKEN_COUNTS[state.players, kind]:
        return kind
    if state.tokens_taken[GENERIC] < TOKEN_COUNTS[state.players, GENERIC]:
        return GENERIC
    return -1


@kernel
def token_value(state, kind):
    """Points of the token that a set of type `kind` would earn now; 0 if none is left."""
    stack = token_stack(state, kind)
    return TOKEN_VALUES[state.players, stack, state.tokens_taken[stack]] if stack >= 0 else 0


@kernel
def type_of(action):
    """The type of token that a dedication action 44..86 asks for."""
    if action == SEVEN:
        return SEVEN_UNIQUE
    return THREE_PAIRS if action >= PAIRS_FIRST else FOUR_OF_A_KIND


@kernel
def owns_pairs(state, rank):
    """LF-20: two cards in each of the three different colours of a triple."""
    seat = state.turn
    first = state.lanterns[seat, TRIPLES[rank, 0]] >= PAIR
    second = state.lanterns[seat, TRIPLES[rank, 1]] >= PAIR
    third = state.lanterns[seat, TRIPLES[rank, 2]] >= PAIR
    return first & second & third


@kernel
def why_no_dedication(state, action):
    """LF-19 to LF-25: the set must be owned and a token must be left for its type."""
    if action == SKIP_DEDICATE:
        return LEGAL
    kind = type_of(action)
    if kind == FOUR_OF_A_KIND and state.lanterns[state.turn, action - FOUR_FIRST] < FOUR:
        return NO_FOUR_OF_A_KIND
    if kind == THREE_PAIRS and not owns_pairs(state, action - PAIRS_FIRST):
        return NO_THREE_PAIRS
    if kind == SEVEN_UNIQUE and colours_with(state, 1) < COLOURS:
        return NOT_ALL_SEVEN
    return LEGAL if token_stack(state, kind) >= 0 else NO_TOKEN_LEFT


@kernel
def can_dedicate(state):
    """Whether any set can be paid, so that skipping is a real decision."""
    return (
        (colours_with(state, FOUR) > 0 and token_stack(state, FOUR_OF_A_KIND) >= 0)
        or (colours_with(state, PAIR) >= PAIRS and token_stack(state, THREE_PAIRS) >= 0)
        or (colours_with(state, 1) == COLOURS and token_stack(state, SEVEN_UNIQUE) >= 0)
    )


@kernel
def list_pairs(state, out, count):
    """Append all payable triples to `out`, ascending; the new count.

    Every triple is written and counted only if its pairs are owned: no branch to mispredict.
    """
    for rank in range(TRIPLE_COUNT):
        out[count & COUNT_MASK] = PAIRS_FIRST + rank
        count += owns_pairs(state, rank)
    return count


@kernel
def list_dedications(state, out):
    """LF-26: write skip and all payable sets into `out`, ascending; return how many."""
    out[0] = SKIP_DEDICATE
    count = 1
    if token_stack(state, FOUR_OF_A_KIND) >= 0:
        for colour in range(COLOURS):
            if state.lanterns[state.turn, colour] >= FOUR:
                out[count] = FOUR_FIRST + colour
                count += 1
    if colours_with(state, PAIR) >= PAIRS and token_stack(state, THREE_PAIRS) >= 0:
        count = list_pairs(state, out, count)
    if colours_with(state, 1) == COLOURS and token_stack(state, SEVEN_UNIQUE) >= 0:
        out[count] = SEVEN
        count += 1
    return count


@kernel
def pay(state, action):
    """LF-22: exactly the cards of the set go back to the supply."""
    seat = int(state.turn)
    kind = type_of(action)
    if kind == FOUR_OF_A_KIND:
        return_lanterns(state, seat, action - FOUR_FIRST, FOUR)
    elif kind == THREE_PAIRS:
        for i in range(PAIRS):
            return_lanterns(state, seat, TRIPLES[action - PAIRS_FIRST, i], PAIR)
    else:
        for colour in range(COLOURS):
            return_lanterns(state, seat, colour, 1)


@kernel
def dedicate(state, action):
    """LF-18, LF-23: pay the set and take the token; or do nothing."""
    if action == SKIP_DEDICATE:
        return
    stack = token_stack(state, type_of(action))
    pay(state, action)
    state.token_owner[stack, state.tokens_taken[stack]] = state.turn
    state.tokens_taken[stack] += 1
    state.dedicated = 1
