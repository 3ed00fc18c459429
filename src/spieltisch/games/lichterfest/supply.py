"""Lantern cards and boats between supply and seats: clauses LF-06, LF-12, LF-39, LF-41.

Reads and writes: supply, lanterns, favor_bank, favors.
Units: a card is 1, a boat (favor) is 1.
Source: docs/rules/lichterfest.md.
"""

from spieltisch.games.lichterfest.data import COLOURS
from spieltisch.kernel import kernel


@kernel
def take_lantern(state, seat, colour):
    """LF-41, LF-42: one card of `colour` goes from the supply to `seat`; False if none is left."""
    if state.supply[colour] == 0:
        return False
    state.supply[colour] -= 1
    state.lanterns[seat, colour] += 1
    return True


@kernel
def return_lanterns(state, seat, colour, count):
    """LF-22: `count` cards of `colour` go back to the supply at once."""
    state.lanterns[seat, colour] -= count
    state.supply[colour] += count


@kernel
def take_favors(state, seat, earned):
    """LF-39: `seat` takes what it earned, or what the bank still holds; the rest is lost."""
    taken = min(earned, int(state.favor_bank))
    state.favor_bank -= taken
    state.favors[seat] += taken
    return taken


@kernel
def cards_of(state, seat):
    """How many lantern cards a seat owns, 0..56."""
    cards = 0
    for colour in range(COLOURS):
        cards += state.lanterns[seat, colour]
    return cards
