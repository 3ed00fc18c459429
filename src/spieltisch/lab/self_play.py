"""Games that a net plays against itself and others, kept as lessons: inside compiled code.

A decision is made on a copy in which everything that the seat cannot know is dealt anew, so a
net learns to play without knowing it. It ranks the actions by the net; with a `depth` the best ones
and the plain policy's own are each followed by so many decisions of that policy before the net is
asked again, as the bots do at the table: where much happens within a turn, the net alone would
play too badly to learn from it. Some of the positions become lessons for the seat
that moved and for one other, each seen with the eyes of that seat. When the game is over,
each lesson gets its aim: what came of it, mixed with what the net expected on the way (the
lambda-return of Sutton, "Learning to predict by the methods of temporal differences", 1988).

Units: aims are shares of a victory, 0..1; leads in their spread; lessons lie in a ring.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from spieltisch.bots.net import LEAD, WIDTH, chance, logit, occurring, output
from spieltisch.bots.outlook import LINE, victory_share
from spieltisch.bots.outlook import programs as outlook_programs
from spieltisch.game import OVER, Kernel
from spieltisch.kernel import below, bind, branch, kernel
from spieltisch.lab.playout import seed_game
from spieltisch.position import MOST_SEATS

GAME: Final = 0  # index of the record that is played
COPY: Final = 1  # index of the record on which a seat decides

NET: Final = 0  # who decides for a seat
GREEDY: Final = 1
RANDOM: Final = 2
WAVERING: Final = 3  # greedy, but one decision in WAVERS at random

WAVERS: Final = 5

MOST_FEATURES: Final = 256  # of one position that are not 0; more are left out
MOST_TRIED: Final = 24  # actions that are weighed while learning; any so many of the legal ones
MOST_LINES: Final = 6  # actions of them that are followed
KEPT: Final = 4  # one position in so many becomes a lesson: those of one game are much alike
SURE: Final = 1e-4  # no chance is taken to be closer to 0 or 1
STEPS: Final = 2**30  # of a random number between 0 and 1

setup: Kernel  # the verbs of a game and bound functions, put in by `bind`
actor: Kernel
legal: Kernel
apply: Kernel
score: Kernel
ranks: Kernel
conceal: Kernel
observe: Kernel
greedy: Kernel
value: Kernel
weigh: Kernel


class Lessons(NamedTuple):
    """A ring of positions to learn from, with the features that are not 0."""

    places: np.ndarray[Any, Any]  # int16[lessons, MOST_FEATURES], rows of the net
    amounts: np.ndarray[Any, Any]  # float32[lessons, MOST_FEATURES]
    sizes: np.ndarray[Any, Any]  # int16[lessons], how many of them
    seats: np.ndarray[Any, Any]  # int8[lessons]
    guesses: np.ndarray[Any, Any]  # float32[lessons, 2], what the net expected
    aims: np.ndarray[Any, Any]  # float32[lessons, 2], share of victory and lead


class Room(NamedTuple):
    """Working memory of the compiled functions."""

    out: np.ndarray[Any, Any]  # int32[ROOM], legal actions
    spare: np.ndarray[Any, Any]  # int32[ROOM], those of a line
    values: np.ndarray[Any, Any]  # float64[ROOM]
    work: np.ndarray[Any, Any]  # float32, features and hidden layers
    numbers: np.ndarray[Any, Any]  # int32, numbers of features, or places


def new_lessons(count: int) -> Lessons:
    """An empty ring."""
    return Lessons(
        np.zeros((count, MOST_FEATURES), np.int16),
        np.zeros((count, MOST_FEATURES), np.float32),
        np.zeros(count, np.int16),
        np.zeros(count, np.int8),
        np.zeros((count, 2), np.float32),
        np.zeros((count, 2), np.float32),
    )


@kernel
def noise(state):
    """A random number of Gumbel's distribution: the best of logits plus noise is a softmax."""
    return -math.log(-math.log((below(state, STEPS) + 0.5) / STEPS))


@kernel
def shortlist(room, count, favourite):
    """Bring the favourite and the best others to the front of the actions; how many they are."""
    for place in range(count):
        if room.out[place] == favourite:
            room.out[place], room.values[place] = room.out[0], room.values[0]
    room.out[0] = favourite
    kept = min(count, MOST_LINES)
    for place in range(1, kept):
        best = place
        for other in range(place + 1, count):
            if room.values[other] > room.values[best]:
                best = other
        room.out[place], room.out[best] = room.out[best], room.out[place]
        room.values[best] = room.values[place]
    return kept


@kernel
def weigh_lines(records, seat, net, count, depth, room):
    """Write what the seat may expect at the end of a line after each of the actions."""
    for place in range(count):
        records[LINE] = records[COPY]
        apply(records[LINE], int(room.out[place]))
        for _ in range(depth):
            if actor(records[LINE]) == OVER:
                break
            apply(records[LINE], greedy(records[LINE], room.spare))
        room.values[place] = value(records[LINE], seat, net, room.work, room.numbers)


@kernel
def answer(state, records, player, net, heat, depth, room):
    """The action of a player for the seat that decides on the copy."""
    count = legal(state, room.out)
    if player == RANDOM or count == 1:
        return int(room.out[below(state, count)])
    if player == WAVERING and below(state, WAVERS) == 0:
        return int(room.out[below(state, count)])
    if player != NET:
        return greedy(state, room.out)
    if heat > 0 and count > MOST_TRIED:
        for place in range(MOST_TRIED):
            other = place + below(state, count - place)
            room.out[place], room.out[other] = room.out[other], room.out[place]
        count = MOST_TRIED
    seat = actor(state)
    weigh(records, COPY, seat, net, room.out, count, room.values, room.work, room.numbers)
    if depth > 0:
        count = shortlist(room, count, greedy(state, room.spare))
        weigh_lines(records, seat, net, count, depth, room)
    best = 0
    liked = -1e9
    for place in range(count):
        share = min(max(room.values[place], SURE), 1.0 - SURE)
        liking = math.log(share / (1.0 - share))
        if heat > 0:
            liking += heat * noise(state)
        if liking > liked:
            best, liked = place, liking
    return int(room.out[best])


@kernel
def note(state, seat, net, lessons, at, room):
    """Keep a position as lesson number `at` for a seat."""
    place = at % len(lessons.sizes)
    observe(state, seat, room.work)
    lessons.guesses[place, 0] = chance(logit(net, room.work, room.numbers))
    lessons.guesses[place, 1] = output(net.weights, room.work[len(room.work) - WIDTH :], LEAD)
    lessons.seats[place] = seat
    size = min(occurring(room.work, len(net.rows), room.numbers), MOST_FEATURES)
    for item in range(size):
        feature = room.numbers[item]
        lessons.places[place, item] = net.rows[feature]
        lessons.amounts[place, item] = room.work[feature] * net.scales[feature]
    lessons.sizes[place] = size


@kernel
def set_aims(shares, leads, trace, lessons, first, last):
    """Give the lessons first..last-1 of one game their aims, from the end back."""
    back = np.stack((shares, leads))
    for at in range(last - 1, first - 1, -1):
        place = at % len(lessons.sizes)
        seat = lessons.seats[place]
        for kind in range(2):
            lessons.aims[place, kind] = back[kind, seat]
            guess = lessons.guesses[place, kind]
            back[kind, seat] = (1.0 - trace) * guess + trace * back[kind, seat]


@kernel
def result_of(state, measure, shares, leads, room):
    """Write each seat's share of the victory, and how far it leads the best other one.

    `measure` is the usual lead and its spread; alone, the lead is the number of points.
    """
    usual, spread = measure
    ranks(state, room.numbers)
    for seat in range(state.players):
        shares[seat] = victory_share(room.numbers, state.players, seat)
    score(state, room.numbers)
    for seat in range(state.players):
        best = 0
        for other in range(state.players):
            if other != seat:
                best = max(best, room.numbers[other])
        leads[seat] = (room.numbers[seat] - best - usual) / spread


@kernel
def play_lesson(records, net, opening, seed, game, players, way, lessons, at, keep, room):
    """Play one game and keep its lessons from number `at` on; the number after the last."""
    seats, variant = opening
    heat, depth = way
    seed_game(records[GAME], seed, game)
    setup(records[GAME], seats, variant)
    decisions = 0
    seat = actor(records[GAME])
    while seat != OVER:
        records[COPY] = records[GAME]
        branch(records[COPY], decisions)
        conceal(records[COPY], seat)
        action = answer(records[COPY], records, players[seat], net, heat, depth, room)
        apply(records[GAME], action)
        decisions += 1
        after = actor(records[GAME])
        if keep and after != OVER and below(records[COPY], KEPT) == 0:
            note(records[GAME], seat, net, lessons, at, room)
            at += 1
            if seats > 1:
                other = (seat + 1 + below(records[COPY], seats - 1)) % seats
                note(records[GAME], other, net, lessons, at, room)
                at += 1
        seat = after
    return at


@kernel
def play_lessons(
    records,
    net,
    opening,
    seed,
    first,
    players,
    way,
    trace,
    measure,
    lessons,
    at,
    keep,
    room,
    results,
):
    """Play the games first, first + 1, ..., one for each row of `players`.

    `way` is how the net decides: noise in logits and the depth of lines.
    `results[row, 0]` are the shares of the victory per seat, `results[row, 1]` the leads.
    Returns the number after the last lesson.
    """
    for row in range(len(players)):
        begin = at
        at = play_lesson(
            records, net, opening, seed, first + row, players[row], way, lessons, at, keep, room
        )
        result_of(records[GAME], measure, results[row, 0], results[row, 1], room)
        set_aims(results[row, 0], results[row, 1], trace, lessons, begin, at)
    return at


@cache
def program(game_id: str) -> Callable[..., Any]:
    """`play_lessons`, compiled for a game."""
    names = outlook_programs(game_id)
    for function in (weigh_lines, answer, note, result_of, play_lesson, play_lessons):
        names[function.__name__] = bind(function, names, game_id)
    return names["play_lessons"]


def most_results(games: int) -> np.ndarray[Any, Any]:
    """Room for the results of so many games."""
    return np.zeros((games, 2, MOST_SEATS), dtype=np.float32)
