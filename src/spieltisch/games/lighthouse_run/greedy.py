"""The danger-aware policy of the rules file, for any seat (LR-89).

It looks at all lines of the turn that are still open (card, beacon, origin; a bonus is always
taken) and follows one of the best, each with the same chance. It knows only open facts and the
own hand.

Reads: everything open, the own hand.   Writes: rng, when lines tie.
Units: worth is counted in twentieths of a step, times ten for own ships.
Source: docs/rules/lighthouse_run.md, section "Sanity numbers", policy D.
"""

from spieltisch.games.lighthouse_run.actions import (
    BONUS_TAKE,
    KEEP_BEACONS,
    ORIGIN_FIRST,
    PLAY_FIRST,
)
from spieltisch.games.lighthouse_run.beacons import (
    ANYWHERE,
    carry_beacon,
    end_of,
    has_beacon_step,
    shown_position,
    start_of,
)
from spieltisch.games.lighthouse_run.cards import slot_colour
from spieltisch.games.lighthouse_run.data import (
    CLOUD_FIELD,
    COLOURS,
    COOP,
    DECK_SIZE,
    GROUP,
    KIND,
    MOVE,
    OWNER,
    POINTS,
    ROUNDS,
    TOWERS,
    TRACK,
)
from spieltisch.games.lighthouse_run.movement import bonus_ship, first_origin, ships_on
from spieltisch.games.lighthouse_run.record import BEACON, BONUS, NO_CARD, NO_COLOUR, PLAY
from spieltisch.games.lighthouse_run.river import end_of_move, lit_end
from spieltisch.games.lighthouse_run.rules import legal
from spieltisch.kernel import below, kernel

STEP = 20
POINT = 10  # half a step
ESCAPE_NOW = 60  # three steps
ESCAPE_NEXT = 30  # one and a half
OWN = 10
FOREIGN = -3  # a foreign ship counts -0.3
WORST = -(10**9)


@kernel
def escapes(state, start, end, rounds):
    """Whether a ship leaves the part of the river that the cloud will hold in `rounds` rounds."""
    place = state.cloud_place + rounds
    return place <= ROUNDS and start <= CLOUD_FIELD[place] < end and CLOUD_FIELD[place] > 0


@kernel
def worth_of_way(state, start, end):
    """What a ship gains on its way from one field to another."""
    worth = STEP * (end - start) + POINT * (POINTS[end] - POINTS[start])
    worth += ESCAPE_NOW * escapes(state, start, end, 1)
    worth += ESCAPE_NEXT * escapes(state, start, end, 2)
    return worth


@kernel
def worth_of_coop(state, origin):
    """All ships that a coop card would move, and the bonus if it would be offered."""
    value = int(MOVE[state.card])
    worth = 0
    took_along = False
    for colour in range(COLOURS):
        if state.ships[origin, colour] > 0:
            end = end_of_move(state, colour, origin, value)
            own = OWNER[state.variant, colour] == state.turn
            took_along |= not own and end > origin
            worth += (OWN if own else FOREIGN) * worth_of_way(state, origin, end)
    if took_along and bonus_ship(state, origin) != NO_COLOUR:
        end = lit_end(state, origin, value)
        worth += OWN * worth_of_way(state, end, lit_end(state, end, value))
    return worth


@kernel
def worth_of_origin(state, origin):
    """What moving the card's ships from a legal origin would bring."""
    if KIND[state.card] == COOP:
        return worth_of_coop(state, origin)
    end = lit_end(state, origin, int(MOVE[state.card]))
    ships = state.ships[origin, state.card_colour] if KIND[state.card] == GROUP else 1
    return OWN * ships * worth_of_way(state, origin, end)


@kernel
def best_origins(state):
    """The highest worth of all origins and how many have it; 0 and 1 if the half lapses."""
    best, ways = WORST, 0
    together = KIND[state.card] == COOP
    for origin in range(first_origin(state), TRACK):
        ships = ships_on(state, origin) if together else state.ships[origin, state.card_colour]
        if ships > 0:
            worth = worth_of_origin(state, origin)
            ways = 1 if worth > best else ways + (worth == best)
            best = max(best, worth)
    return (best, ways) if ways > 0 else (0, 1)


@kernel
def best_after_beacon(state, start, end):
    """`best_origins` after a beacon would have moved; the state stays."""
    carry_beacon(state, start, end)
    best, ways = best_origins(state)
    carry_beacon(state, end, start)
    return best, ways


@kernel
def best_beacons(state):
    """The highest worth of all ways to carry out the card in hand, and how many have it."""
    if not has_beacon_step(state):
        return best_origins(state)
    shown = shown_position(state)
    best, ways = best_origins(state) if shown == ANYWHERE else (WORST, 0)
    for start in range(1, TOWERS + 1):
        for end in range(1, TOWERS + 1):
            if state.lit[start] > state.lit[end] and shown in (ANYWHERE, end):
                worth, more = best_after_beacon(state, start, end)
                ways = more if worth > best else ways + more * (worth == best)
                best = max(best, worth)
    return best, ways


@kernel
def best_with_card(state, action):
    """`best_beacons` if the card of an action were played; the state stays."""
    state.card_colour = slot_colour(state, (action - PLAY_FIRST) // DECK_SIZE)
    state.card = (action - PLAY_FIRST) % DECK_SIZE
    best, ways = best_beacons(state)
    state.card_colour = NO_COLOUR
    state.card = NO_CARD
    return best, ways


@kernel
def best_lines(state, action):
    """The highest worth of all lines that begin with a legal action, and how many have it."""
    if state.phase == PLAY:
        return best_with_card(state, action)
    if state.phase == BEACON:
        if action == KEEP_BEACONS:
            return best_origins(state)
        return best_after_beacon(state, start_of(action), end_of(action))
    return worth_of_origin(state, action - ORIGIN_FIRST), 1


@kernel
def greedy(state, out):
    """The policy's action for the active seat; `out` is room for a legal list."""
    if state.phase == BONUS:
        return BONUS_TAKE
    best, ways, chosen = WORST, 0, NO_CARD
    for i in range(legal(state, out)):
        worth, more = best_lines(state, int(out[i]))
        ways = more if worth > best else ways + more * (worth == best)
        if worth > best or (worth == best and below(state, ways) < more):
            chosen = int(out[i])
        best = max(best, worth)
    return chosen
