"""What a seat cannot know, dealt anew: clauses LF-03, LF-04, LF-12 and LF-50.

Unknown to a seat are the removed tiles, the order of the stack and the hands of the others.
Everything it has seen is public or its own, so every arrangement of the unknown tiles is
equally likely.

Reads:  players, front, rng.   Writes: tiles, hand, rng.
Source: docs/rules/lichterfest.md, "Visible to all seats".
"""

from spieltisch.games.lichterfest.data import HAND_SIZE, NO_TILE, SHUFFLED_TILES, TILES_REMOVED
from spieltisch.kernel import below, kernel


@kernel
def gather_hands(state, seat):
    """Lay the tiles of all other hands just before the stack; return how many.

    The places before the stack are empty: their tiles were dealt or drawn.
    """
    gathered = 0
    for other in range(state.players):
        if other != seat:
            for slot in range(HAND_SIZE):
                if state.hand[other, slot] != NO_TILE:
                    gathered += 1
                    state.tiles[state.front - gathered] = state.hand[other, slot]
    return gathered


@kernel
def return_hands(state, seat):
    """Take the tiles laid by `gather_hands` back into the same slots of the same hands."""
    gathered = 0
    for other in range(state.players):
        if other != seat:
            for slot in range(HAND_SIZE):
                if state.hand[other, slot] != NO_TILE:
                    gathered += 1
                    state.hand[other, slot] = state.tiles[state.front - gathered]
                    state.tiles[state.front - gathered] = NO_TILE


@kernel
def place_of(index, removed, start):
    """The place in `tiles` of the index-th unknown tile: first the removed, then the others."""
    return index if index < removed else index - removed + start


@kernel
def conceal(state, seat):
    """LF-50: deal anew, uniformly, all that `seat` cannot know; a spectator is seat -1."""
    removed = int(TILES_REMOVED[state.players])
    start = int(state.front) - gather_hands(state, seat)
    unknown = removed + SHUFFLED_TILES - start
    for last in range(unknown - 1, 0, -1):
        one = place_of(last, removed, start)
        other = place_of(below(state, last + 1), removed, start)
        state.tiles[one], state.tiles[other] = state.tiles[other], state.tiles[one]
    return_hands(state, seat)
