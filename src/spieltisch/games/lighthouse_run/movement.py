"""The movement half of a card and its bonus: clauses LR-31 to LR-46 and LR-80 to LR-83.

Solo moves one own ship, group all own ships of a river field, coop one ship of every colour on a
field. Whoever takes a foreign ship along may move the own one of this card once more.

Reads:  card, card_colour, turn, variant, lit, cloud_place.
Writes: ships, bonus_colour, bonus_field.
Units:  a field is 0..21, 0 is the start.
Source: docs/rules/lighthouse_run.md.
"""

from spieltisch.games.lighthouse_run.actions import (
    BONUS_DECLINE,
    BONUS_TAKE,
    COUNT_MASK,
    ORIGIN_FIRST,
)
from spieltisch.games.lighthouse_run.data import (
    COLOURS,
    COOP,
    GROUP,
    KIND,
    MOVE,
    OWNER,
    START,
    TRACK,
)
from spieltisch.games.lighthouse_run.reasons import (
    FIELD_IS_CAUGHT,
    LEGAL,
    NO_GROUP_FROM_START,
    NO_OWN_SHIP,
    NO_SHIP,
)
from spieltisch.games.lighthouse_run.record import NO_COLOUR, NO_FIELD
from spieltisch.games.lighthouse_run.river import end_of_move, first_free, lit_end, move_ships
from spieltisch.kernel import kernel

SEVERAL = -2  # instead of the only origin


@kernel
def ships_on(state, field):
    """How many ships of all colours lie on a field."""
    count = 0
    for colour in range(COLOURS):
        count += state.ships[field, colour]
    return count


@kernel
def first_origin(state):
    """LR-34, LR-52: the first field from which the card may move ships."""
    free = first_free(state)
    return max(free, START + 1) if KIND[state.card] == GROUP else free


@kernel
def why_no_origin(state, action):
    """LR-32 to LR-36, LR-52: a field that is free, for this card, with a ship that it moves."""
    field = action - ORIGIN_FIRST
    if field < first_free(state):
        return FIELD_IS_CAUGHT
    if field < first_origin(state):
        return NO_GROUP_FROM_START
    if KIND[state.card] == COOP:
        return LEGAL if ships_on(state, field) > 0 else NO_SHIP
    return LEGAL if state.ships[field, state.card_colour] > 0 else NO_OWN_SHIP


@kernel
def list_origins(state, out):
    """LR-32 to LR-36: write every field from which the card moves ships, ascending; how many.

    Every field is written and counted only if such a ship lies there: no branch to mispredict.
    """
    colour = int(state.card_colour)
    together = KIND[state.card] == COOP
    count = 0
    for field in range(first_origin(state), TRACK):
        out[count & COUNT_MASK] = ORIGIN_FIRST + field
        ships = ships_on(state, field) if together else state.ships[field, colour]
        count += ships > 0
    return count


@kernel
def sole_origin(state):
    """LR-38, LR-39: the only legal origin; -1 if there is none, -2 if there are several."""
    together = KIND[state.card] == COOP
    found = NO_FIELD
    for field in range(first_origin(state), TRACK):
        ships = ships_on(state, field) if together else state.ships[field, state.card_colour]
        if ships > 0:
            if found != NO_FIELD:
                return SEVERAL
            found = field
    return found


@kernel
def bonus_ship(state, origin):
    """LR-41, LR-83: the own colour that a coop card moves on: the card's, else the other own."""
    if state.ships[origin, state.card_colour] > 0:
        return int(state.card_colour)
    for colour in range(COLOURS):
        if OWNER[state.variant, colour] == state.turn and state.ships[origin, colour] > 0:
            return colour
    return NO_COLOUR


@kernel
def sail_together(state, origin, value, owner):
    """LR-35, LR-37, LR-40, LR-81: one ship of every colour on a field moves; none stays by choice.

    Returns whether a ship that is not `owner`'s went at least one step (LR-41, LR-45, LR-82).
    """
    took_along = False
    for colour in range(COLOURS):
        if state.ships[origin, colour] > 0:
            end = end_of_move(state, colour, origin, value)
            move_ships(state, colour, origin, end, 1)
            took_along |= end > origin and OWNER[state.variant, colour] != owner
    return took_along


@kernel
def offer_bonus(state, colour, field):
    """LR-41, LR-44: remember the ship that may move once more, if it could go a step."""
    if colour != NO_COLOUR and lit_end(state, field, int(MOVE[state.card])) > field:
        state.bonus_colour = colour
        state.bonus_field = field


@kernel
def sail(state, origin):
    """LR-32 to LR-42: move the card's ships from a legal origin; a bonus may be offered."""
    value = int(MOVE[state.card])
    colour = int(state.card_colour)
    if KIND[state.card] == COOP:
        own = bonus_ship(state, origin)
        if sail_together(state, origin, value, int(state.turn)):
            offer_bonus(state, own, lit_end(state, origin, value))
    else:
        count = int(state.ships[origin, colour]) if KIND[state.card] == GROUP else 1
        move_ships(state, colour, origin, lit_end(state, origin, value), count)


@kernel
def list_bonus(out):
    """LR-41: write declining and taking the bonus; two choices."""
    out[0] = BONUS_DECLINE
    out[1] = BONUS_TAKE
    return 2


@kernel
def take_bonus(state):
    """LR-41, LR-43, LR-46: the own ship alone moves once more by the same value."""
    colour, field = int(state.bonus_colour), int(state.bonus_field)
    move_ships(state, colour, field, lit_end(state, field, int(MOVE[state.card])), 1)
