"""One step of many games inside compiled code: what `Batch` calls, bound to a game.

Each game of a batch has its own luck, keyed from (seed, number of the game, episode), and its own
row in every array, so it does not matter which thread carries it out, nor how many there are.

Functions hand on single records and lists inside them, never whole arrays: an array is counted
in and out at each call, and threads would wait for each other at its counter.

Units: an episode is one game played in a row of the batch, a decision one action in an episode.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from spieltisch.game import OVER, Game, Kernel
from spieltisch.games import load
from spieltisch.kernel import below, bind, branch, kernel
from spieltisch.lab.handover import (
    BOT,
    FIRST,
    LAST,
    LEADER,
    MODE,
    NO_GAME,
    SEATS,
    SEED,
    STEPS,
    TURNING,
    VARIANT,
    end_order,
    take_share,
    wait_for_order,
    word,
)
from spieltisch.lab.playout import choose, seed_game
from spieltisch.lab.prefetch import LINE, prefetch
from spieltisch.lab.rewards import reward_seats
from spieltisch.position import MOST_SEATS, ROOM, verbs

ALL: Final = -1  # as a row's `own`: every seat is decided from outside
NO_BOT: Final = -1
BEGIN: Final = 0  # modes of a step
GIVEN: Final = 1
AT_RANDOM: Final = 2
CHOOSE: Final = 3  # nothing moves: only write what a step AT_RANDOM would take

AHEAD: Final = 3  # how many games ahead the next one is fetched from memory
MOST_FETCHED: Final = 2048  # bytes of a record
LIST_FETCHED: Final = 512

setup: Kernel  # the verbs of a game, put in by `bind`
actor: Kernel
legal: Kernel
apply: Kernel
score: Kernel
ranks: Kernel
conceal: Kernel
observe: Kernel

# What every step needs comes first and fits into one line of the processor's cache. `rng` is not
# the very first as in a game's record: numba would take every record for a subtype of this one.
ROW: Final = np.dtype(
    [
        ("action", np.int32),  # what to do next
        ("count", np.int32),  # how many choices there are
        ("rng", np.uint64, (4,)),  # for actions at random
        ("seat", np.int32),  # whose decision it is
        ("own", np.int32),  # the seat that is decided from outside, or ALL
        ("decisions", np.int32),  # made in this episode so far
        ("done", np.bool_),  # whether the last step ended an episode
        ("refused", np.bool_),  # whether the last action was not legal
        ("episode", np.int64),  # the number of this episode
        ("length", np.int32),  # decisions of the last episode that ended
        ("rewards", np.float32, (MOST_SEATS,)),  # of the episode that just ended, else 0
        ("points", np.int32, (MOST_SEATS,)),  # of the last episode that ended
        ("places", np.int32, (MOST_SEATS,)),
        ("unused", np.int64),  # fills the second line
    ],
    align=True,
)


def list_types(game: Game) -> tuple[np.dtype[Any], np.dtype[Any], np.dtype[Any]]:
    """The types of one row of choices, mask and observation."""
    return (
        np.dtype([("list", np.int32, (min(ROOM, game.action_count),))]),
        np.dtype([("list", np.uint8, (game.action_count,))]),
        np.dtype([("list", np.float32, (game.observation_size,))]),
    )


@kernel
def deal(state, row, game, seed, seats, variant, turning):
    """Deal the next episode of a row."""
    seed_game(state, seed, game)
    branch(state, row.episode)
    setup(state, seats, variant)
    row.decisions = 0
    if turning:
        row.own = (game + row.episode) % seats


@kernel
def begin(state, row, game, seed, seats, variant, turning):
    """Deal the first episode of a row."""
    seed_game(row, seed, game)
    row.episode = 0
    deal(state, row, game, seed, seats, variant, turning)


@kernel
def decide(state, copy, row, game, seed, seat, bot, out):
    """Carry out the decision of a bot, made on `copy`: hidden things dealt anew, own luck."""
    seed_game(copy, seed, game)
    branch(copy, row.episode)
    branch(copy, row.decisions + 1)
    conceal(copy, seat)
    apply(state, choose(copy, bot, out))
    row.decisions += 1


@kernel
def finish(state, row, seats):
    """Write the result of an episode that is over."""
    score(state, row.points)
    ranks(state, row.places)
    reward_seats(row.places, seats, row.rewards)
    row.done = True
    row.length = row.decisions
    row.episode += 1


@kernel
def forget_result(row, seats):
    """A step begins: nothing has come of it yet."""
    row.refused = False
    if row.done:
        row.done = False
        for seat in range(seats):
            row.rewards[seat] = 0.0


@kernel
def mark(row, choices, mask, value):
    """Write `value` into the mask at every choice."""
    for place in range(row.count):
        mask[choices[place]] = value


@kernel
def is_choice(row, choices, action):
    """Whether an action is among the choices; without branches that nobody could foresee."""
    found = 0
    for place in range(row.count):
        found += choices[place] == action
    return found > 0


@kernel
def to_next_decision(records, rows, choices, copies, i, thread, seed, seats, variant, bot, turning):
    """Let bots decide and deal new episodes until somebody outside must decide; that seat."""
    seat = actor(records[i])
    while seat == OVER or (bot != NO_BOT and seat != rows[i].own):
        if seat == OVER:
            finish(records[i], rows[i], seats)
            deal(records[i], rows[i], i, seed, seats, variant, turning)
        else:
            copies[thread] = records[i]
            decide(records[i], copies[thread], rows[i], i, seed, seat, bot, choices[i].list)
        seat = actor(records[i])
    return seat


@kernel
def begin_rows(records, rows, first, last, seed, seats, variant, turning):
    """Deal the first episode of every row."""
    for i in range(first, last):
        begin(records[i], rows[i], i, seed, seats, variant, turning)


@kernel
def step_rows(words, records, rows, choices, masks, observations, copies, thread, mode, steps,
              seed, seats, variant, bot, turning):  # fmt: skip
    """Carry out actions in this thread's shares of the rows; new episodes follow ended ones.

    The mode says which: GIVEN takes what stands in the row, and a row whose action is not legal
    stands still; AT_RANDOM draws it; BEGIN deals the first episode instead. A row makes all its
    `steps` before the next one begins, while its record is near. Returns how many stood still.

    What is done at each step stands here and not in a function: called with a mode that is known
    at run time only, such a function cost a tenth of the speed.
    """
    refused = 0
    first, last = take_share(words, thread)
    while first != NO_GAME:
        if mode == BEGIN:
            begin_rows(records, rows, first, last, seed, seats, variant, turning)
        for i in range(first, last):
            ahead = min(i + AHEAD, len(rows) - 1)
            prefetch(records[ahead], MOST_FETCHED)
            prefetch(rows[ahead], LINE)
            prefetch(choices[ahead], LIST_FETCHED)
            forget_result(rows[i], seats)
            if len(masks):
                mark(rows[i], choices[i].list, masks[i].list, 0)
            for _ in range(steps):
                if mode == AT_RANDOM:
                    rows[i].action = choices[i].list[below(rows[i], int(rows[i].count))]
                elif mode == GIVEN and not is_choice(rows[i], choices[i].list, rows[i].action):
                    rows[i].refused = True
                    refused += 1
                    break
                if mode != BEGIN:
                    rows[i].decisions += 1
                    apply(records[i], int(rows[i].action))
                rows[i].seat = actor(records[i])
                if rows[i].seat == OVER or bot != NO_BOT:
                    rows[i].seat = to_next_decision(
                        records,
                        rows,
                        choices,
                        copies,
                        i,
                        thread,
                        seed,
                        seats,
                        variant,
                        bot,
                        turning,
                    )
                rows[i].count = legal(records[i], choices[i].list)
            if len(masks):
                mark(rows[i], choices[i].list, masks[i].list, 1)
            if len(observations):
                observe(records[i], rows[i].seat, observations[i].list)
        first, last = take_share(words, thread)
    return refused


@kernel
def choose_at_random(rows, choices, first, last):
    """Write a uniformly random legal action for the rows first..last-1."""
    for i in range(first, last):
        rows[i].action = choices[i].list[below(rows[i], int(rows[i].count))]


@kernel
def carry_out(words, records, rows, choices, masks, observations, copies, thread):
    """Carry out the order in `words` in this thread's part of the rows; how many stood still."""
    if words[MODE] == CHOOSE:
        choose_at_random(rows, choices, words[word(thread, FIRST)], words[word(thread, LAST)])
        return 0
    return step_rows(
        words, records, rows, choices, masks, observations, copies, thread, words[MODE],
        words[STEPS], words[SEED], words[SEATS], words[VARIANT], words[BOT], words[TURNING],
    )  # fmt: skip


@kernel
def take_part(words, records, rows, choices, masks, observations, copies, thread):
    """The leader's part of an order, or those of another thread until none come for a while."""
    if thread == LEADER:
        return carry_out(words, records, rows, choices, masks, observations, copies, thread)
    while wait_for_order(words, thread):
        stood_still = carry_out(words, records, rows, choices, masks, observations, copies, thread)
        end_order(words, thread, stood_still)
    return 0


@cache
def batch_step(game_id: str) -> Callable[..., Any]:
    """`take_part` compiled for a game; one function for all modes, since compiling takes long."""
    names = verbs(load(game_id))
    for function in (
        choose,
        deal,
        begin,
        begin_rows,
        decide,
        finish,
        to_next_decision,
        step_rows,
        carry_out,
    ):
        names[function.__name__] = bind(function, names, game_id)
    return bind(take_part, names, game_id)
