"""Light and steps: clauses LR-23 to LR-31, and which ships the cloud holds, LR-51 and LR-52.

A move goes field by field and stops before the first dark field; behind field 21 all is dark.
Erik's ships ignore darkness (LR-66).

Reads: lit, cloud_place, variant, ships.   Writes: ships.
Units: a field is 0..21, 0 is the start; a value is a card's number of steps.
Source: docs/rules/lighthouse_run.md.
"""

from spieltisch.games.lighthouse_run.data import ERIK_COLOUR, FIRST_FREE, SECTION, TRACK
from spieltisch.kernel import kernel


@kernel
def first_free(state):
    """LR-51: the first field that the cloud has not caught; 0 while it is at sea."""
    return int(FIRST_FREE[state.cloud_place])


@kernel
def is_lit(state, field):
    """LR-23, LR-24: whether a ship may enter a field 1..22; field 22 does not exist."""
    return state.lit[SECTION[field]] == 1


@kernel
def lit_end(state, field, value):
    """LR-25, LR-26, LR-28, LR-29: where a move of `value` steps ends that needs light.

    It goes towards the harbour only and stops before the first dark field.
    """
    end = int(field)
    for _ in range(value):
        if not is_lit(state, end + 1):
            return end
        end += 1
    return end


@kernel
def end_of_move(state, colour, field, value):
    """LR-27, LR-66: where a ship of `colour` ends; Erik's stop at the end of the track only."""
    if colour == ERIK_COLOUR[state.variant]:
        return min(int(field) + value, TRACK)
    return lit_end(state, field, value)


@kernel
def move_ships(state, colour, start, end, count):
    """LR-30, LR-40: `count` ships of a colour go from one field to another together."""
    state.ships[start, colour] -= count
    state.ships[end, colour] += count
