"""Erik, who sails by himself: clauses LR-62 to LR-71.

His next card is turned up and moves his rearmost movable ship; darkness does not stop him.

Reads: variant, ships, lit, cloud_place.   Writes: pile, front, played, played_count, ships.
Source: docs/rules/lighthouse_run.md.
"""

from spieltisch.games.lighthouse_run.cards import lay_open, take_from_pile
from spieltisch.games.lighthouse_run.data import (
    COOP,
    ERIK_COLOUR,
    ERIK_SEAT,
    KIND,
    MOVE,
    TRACK,
)
from spieltisch.games.lighthouse_run.movement import sail_together
from spieltisch.games.lighthouse_run.record import NO_FIELD
from spieltisch.games.lighthouse_run.river import end_of_move, first_free, move_ships
from spieltisch.kernel import kernel


@kernel
def erik_origin(state):
    """LR-67: the field of Erik's movable ship furthest from the harbour, -1 if he has none."""
    colour = ERIK_COLOUR[state.variant]
    for field in range(first_free(state), TRACK):
        if state.ships[field, colour] > 0:
            return field
    return NO_FIELD


@kernel
def erik_moves_on(state, field, value):
    """LR-66: one of Erik's ships goes through light and darkness; where it ends."""
    colour = int(ERIK_COLOUR[state.variant])
    end = end_of_move(state, colour, field, value)
    move_ships(state, colour, field, end, 1)
    return end


@kernel
def erik_plays(state):
    """LR-64, LR-68, LR-69, LR-70: turn up Erik's next card and carry it out, or nothing.

    His beacons never move.

    A coop card takes along one human ship of each colour; if one of them moves, Erik's ship
    always goes once more (LR-70).
    """
    colour = int(ERIK_COLOUR[state.variant])
    card = take_from_pile(state, colour)
    lay_open(state, colour, card)
    origin = erik_origin(state)
    if origin == NO_FIELD:
        return
    value = int(MOVE[card])
    if KIND[card] != COOP:
        erik_moves_on(state, origin, value)
    elif sail_together(state, origin, value, ERIK_SEAT):
        erik_moves_on(state, end_of_move(state, colour, origin, value), value)
