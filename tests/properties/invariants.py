"""The invariants of Lichterfest that compare two moments or look at an offer, as kernels.

LF-I01 to LF-I07 and LF-I09 of one record are `unsound`'s business; here are those about an
action (LF-I10 to LF-I14), an offered list (LF-I07 to LF-I09, LF-I15) and the end (LF-I16), fast
enough for thousands of games. Each function returns the number of a broken invariant, 0 for none.
"""

from __future__ import annotations

from typing import Any

from spieltisch.games.lichterfest.actions import (
    ACTIONS,
    DISCARD_FIRST,
    FOUR_FIRST,
    PLACE_FIRST,
    SKIP_DEDICATE,
    SKIP_EXCHANGE,
)
from spieltisch.games.lichterfest.data import (
    GENERIC,
    HAND_SIZE,
    LANTERN_LIMIT,
    SHUFFLED_TILES,
    SIDES,
    TILES_IN_PLAY,
    TOKEN_COUNTS,
    TOKEN_VALUES,
    TYPES,
)
from spieltisch.games.lichterfest.ending import points_of, ranks
from spieltisch.games.lichterfest.placement import cell_of, matches, rotation_of, slot_of
from spieltisch.games.lichterfest.record import EXCHANGE, FREE, OVER, PLACE
from spieltisch.games.lichterfest.rules import apply, legal, phase_of
from spieltisch.games.lichterfest.setup import setup
from spieltisch.games.lichterfest.supply import cards_of
from spieltisch.kernel import below, kernel, seed_generator

MOST_GAIN = 5


@kernel
def broken_by_placement(before: Any, action: int, after: Any) -> int:
    """LF-I10, LF-I11: what a placement gives the active seat and the others."""
    for seat in range(before.players):
        cards = cards_of(after, seat) - cards_of(before, seat)
        boats = after.favors[seat] - before.favors[seat]
        most_cards, most_boats = (MOST_GAIN, MOST_GAIN) if seat == before.turn else (1, 0)
        if not (0 <= cards <= most_cards and 0 <= boats <= most_boats):
            return 10
    seat = before.turn
    tile = before.hand[seat, slot_of(action)]
    matched = 0
    for side in range(SIDES):
        matched += matches(before, cell_of(action), tile, rotation_of(action), side)
    won = cards_of(after, seat) - cards_of(before, seat)
    if matched == 0 and (after.favors[seat] > before.favors[seat] or won > 1):
        return 11
    return 0


@kernel
def tokens_of(state: Any, seat: int) -> int:
    """How many tokens a seat owns."""
    tokens = 0
    for kind in range(TYPES + 1):
        for place in range(state.tokens_taken[kind]):
            tokens += state.token_owner[kind, place] == seat
    return tokens


@kernel
def broken_by_dedication(before: Any, after: Any) -> int:
    """LF-I12, LF-I13: a set of 4, 6 or 7 cards goes and one token comes, never a higher one."""
    seat = int(before.turn)
    paid = cards_of(before, seat) - cards_of(after, seat)
    if paid != 4 and paid != 6 and paid != 7:
        return 12
    if tokens_of(after, seat) - tokens_of(before, seat) != 1 or before.dedicated == 1:
        return 12
    any_empty = False
    for kind in range(TYPES + 1):
        taken = after.tokens_taken[kind]
        any_empty |= kind < GENERIC and taken == TOKEN_COUNTS[after.players, kind]
        for place in range(1, taken):
            values = TOKEN_VALUES[after.players, kind]
            if values[place] > values[place - 1]:
                return 13
    return 0 if any_empty or after.tokens_taken[GENERIC] == 0 else 13


@kernel
def broken_scores(before: Any, action: int, after: Any) -> int:
    """LF-I14: a score never falls and changes only by an own dedication."""
    dedicated = FOUR_FIRST <= action < DISCARD_FIRST
    for seat in range(before.players):
        gained = points_of(after, seat) - points_of(before, seat)
        if gained < 0 or (gained > 0 and not (dedicated and seat == before.turn)):
            return 14
    return 0


@kernel
def broken_by(before: Any, action: int, after: Any) -> int:
    """LF-I10 to LF-I14 for any action."""
    broken = 0
    if action >= PLACE_FIRST:
        broken = broken_by_placement(before, action, after)
    elif FOUR_FIRST <= action < DISCARD_FIRST:
        broken = broken_by_dedication(before, after)
    elif SKIP_EXCHANGE < action < SKIP_DEDICATE and before.exchanged == 1:
        broken = 12
    return broken if broken > 0 else broken_scores(before, action, after)


@kernel
def broken_offer(state: Any, out: Any, count: int) -> int:
    """LF-I07, LF-I08, LF-I09, LF-I15: what is offered, before any decision."""
    free = 0
    for cell in range(state.cells):
        free += state.tile[cell] == FREE
    tiles = 1 + state.cells - free
    if free < 4 or free > 2 * tiles + 2:
        return 7
    if state.phase == PLACE and (count < 8 or count > 12 * free):
        return 8
    if state.phase == PLACE and cards_of(state, state.turn) > LANTERN_LIMIT:
        return 9
    for i in range(count):
        if out[i] < 0 or out[i] >= ACTIONS or phase_of(out[i]) != state.phase:
            return 15
        if i > 0 and out[i] <= out[i - 1]:
            return 15
    fewest = 0 if state.phase == OVER else 1 if state.phase > EXCHANGE + 1 else 2
    return 15 if count < fewest else 0


@kernel
def broken_end(state: Any, out: Any) -> int:
    """LF-I16: all turns were taken, no tile is left, and somebody has won."""
    if state.turns_done != TILES_IN_PLAY[state.players] + state.players:
        return 16
    if state.front != SHUFFLED_TILES:
        return 16
    for seat in range(state.players):
        for slot in range(HAND_SIZE):
            if state.hand[seat, slot] != 0:
                return 16
    ranks(state, out)
    winners = 0
    for seat in range(state.players):
        winners += out[seat] == 1
    return 0 if winners >= 1 else 16


@kernel
def play_checked(records: Any, players: int, seed: int, stop: int, out: Any) -> int:
    """Play a random game in records[0], at most `stop` decisions; the first broken invariant.

    records[1] holds the position before each action.
    """
    state, before = records[0], records[1]
    seed_generator(state, seed)
    setup(state, players, 0)
    for _ in range(stop):
        count = legal(state, out)
        broken = broken_offer(state, out, count)
        if broken > 0:
            return broken
        if count == 0:
            return broken_end(state, out)
        records[1] = records[0]
        action = int(out[below(state, count)])
        apply(state, action)
        broken = broken_by(before, action, state)
        if broken > 0:
            return broken
    return 0
