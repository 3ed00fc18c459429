"""The order of a turn, a round and the game: clauses LR-10 to LR-12, LR-47 to LR-50, LR-54 to
LR-56, LR-72, LR-78 and LR-84.

A turn goes card, beacon half, movement half, bonus, draw. A round ends with Erik's card or the
draws of the big fleet, then the cloud moves, then the storm card passes on. Steps with one or no
choice are carried out at once.

Reads:  players, variant, storm_card, turns_done, cloud_place, card, card_colour.
Writes: phase, turn, turns_done, storm_card, cloud_place, card, card_colour, bonus_colour,
        bonus_field, revealed.
Source: docs/rules/lighthouse_run.md.
"""

from spieltisch.games.lighthouse_run.beacons import has_beacon_step
from spieltisch.games.lighthouse_run.cards import draw_card, play_card, sole_card
from spieltisch.games.lighthouse_run.data import (
    DRAWS_AFTER_ROUND,
    ERIK_COLOUR,
    ROUNDS,
    SEAT_COLOURS,
    SLOTS,
    TURNS_PER_SEAT,
)
from spieltisch.games.lighthouse_run.erik import erik_plays
from spieltisch.games.lighthouse_run.movement import SEVERAL, sail, sole_origin
from spieltisch.games.lighthouse_run.record import (
    BEACON,
    BONUS,
    MOVE,
    NO_CARD,
    NO_COLOUR,
    NO_FIELD,
    OVER,
    PLAY,
)
from spieltisch.kernel import kernel


@kernel
def turns_per_round(state):
    """LR-11, LR-78: one turn for every seat, two with the big fleet."""
    return int(state.players * TURNS_PER_SEAT[state.variant])


@kernel
def start_card(state, action):
    """LR-17, LR-19: play the card; its beacon half comes first, if it leaves a choice."""
    play_card(state, action)
    state.phase = BEACON if has_beacon_step(state) else MOVE


@kernel
def move_from(state, origin):
    """LR-41: carry out the movement half; then comes the bonus, or the turn ends."""
    sail(state, origin)
    if state.bonus_colour != NO_COLOUR:
        state.phase = BONUS
    else:
        end_turn(state)


@kernel
def draw_fleet(state):
    """LR-84: every seat draws from each of its piles, start seat first, lower colour first."""
    for step in range(state.players):
        seat = (state.storm_card + step) % state.players
        for slot in range(SLOTS):
            colour = int(SEAT_COLOURS[state.variant, seat, slot])
            if colour != NO_COLOUR:
                draw_card(state, colour)


@kernel
def end_round(state):
    """LR-47, LR-48, LR-55, LR-56, LR-72: Erik or the fleet's draws, cloud, storm card.

    The cloud stays at sea for the first places of its track (LR-49, LR-50).
    """
    if ERIK_COLOUR[state.variant] != NO_COLOUR:
        erik_plays(state)
    if DRAWS_AFTER_ROUND[state.variant]:
        draw_fleet(state)
    state.cloud_place += 1
    if state.cloud_place == ROUNDS:
        state.phase = OVER
        return
    state.storm_card = (state.storm_card + 1) % state.players
    state.turn = state.storm_card


@kernel
def end_turn(state):
    """LR-12, LR-14: draw, then the turn passes clockwise; after the last one the round ends."""
    if not DRAWS_AFTER_ROUND[state.variant]:
        draw_card(state, int(state.card_colour))
    state.card = NO_CARD
    state.card_colour = NO_COLOUR
    state.bonus_colour = NO_COLOUR
    state.bonus_field = NO_FIELD
    state.phase = PLAY
    state.revealed += 1
    state.turns_done += 1
    if state.turns_done == (state.cloud_place + 1) * turns_per_round(state):
        end_round(state)
    else:
        state.turn = (state.turn + 1) % state.players


@kernel
def pass_steps_without_choice(state):
    """LR-38, LR-39: carry out sole choices and skip steps with none, until a real decision."""
    while True:
        if state.phase == MOVE:
            origin = sole_origin(state)
            if origin == SEVERAL:
                return
            if origin == NO_FIELD:
                end_turn(state)
            else:
                move_from(state, origin)
        elif state.phase == PLAY:
            action = sole_card(state)
            if action == NO_CARD:
                return
            start_card(state, action)
        else:
            return
