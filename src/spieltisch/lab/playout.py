"""Whole games inside compiled code: what simulation, bench and signature have in common.

Each function is written once against the verbs of a game and bound to it. A bot decides on a
copy of the record in which everything that its seat cannot know was dealt anew, with luck of
its own; so it can neither see nor disturb what lies hidden, and a game follows from its seed
and number alone.

Units: `records` are two records, the game and a bot's copy of it; a bot is a code of CODES.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from spieltisch.game import OVER, Kernel
from spieltisch.games import load
from spieltisch.kernel import below, bind, branch, kernel, seed_generator
from spieltisch.position import verbs

RANDOM: Final = 0
GREEDY: Final = 1
CODES: Final = {"random": RANDOM, "greedy": GREEDY}  # the bots that play inside compiled code

GAME: Final = 0  # index of the record that is played
COPY: Final = 1  # index of the record that a bot gets

TRAIL_FACTOR: Final = 1_000_003  # of the hash over a game's actions; products stay below 2**63
TRAIL_PRIME: Final = 2**31 - 1

setup: Kernel  # the verbs of a game, put in by `bind`
actor: Kernel
legal: Kernel
apply: Kernel
score: Kernel
ranks: Kernel
conceal: Kernel
greedy: Kernel


@kernel
def seed_game(state, seed, game):
    """Set the generator for the game with this number among all games of a seed."""
    seed_generator(state, seed)
    branch(state, game)


@kernel
def play_at_random(records, seats, variant, seed, first, last, out):
    """Play the games first..last-1, every decision uniform among the legal actions.

    Returns the number of decisions. The full legal list is written at each of them.
    """
    state = records[GAME]
    decisions = 0
    for game in range(first, last):
        seed_game(state, seed, game)
        setup(state, seats, variant)
        count = legal(state, out)
        while count > 0:
            apply(state, int(out[below(state, count)]))
            decisions += 1
            count = legal(state, out)
    return decisions


@kernel
def prepare_copy(records, seat, seed, game, decision):
    """Copy the game for the bot at `seat`: hidden things dealt anew, luck of its own."""
    records[COPY] = records[GAME]
    seed_game(records[COPY], seed, game)
    branch(records[COPY], decision + 1)
    conceal(records[COPY], seat)


@kernel
def choose(state, bot, out):
    """The action of a bot for the seat whose decision it is."""
    if bot == GREEDY:
        return greedy(state, out)
    return int(out[below(state, legal(state, out))])


@kernel
def begin_match(records, seats, variant, seed, game):
    """Deal the game with this number."""
    seed_game(records[GAME], seed, game)
    setup(records[GAME], seats, variant)


@kernel
def decide(records, seat, bot, seed, game, decision, out):
    """Carry out what a bot decides for the seat; the action."""
    prepare_copy(records, seat, seed, game, decision)
    action = choose(records[COPY], bot, out)
    apply(records[GAME], action)
    return action


@kernel
def play_match(records, seats, variant, bots, turned, seed, game, out, notes):
    """Play one game; at seat s sits the bot of entry (s + turned) modulo seats.

    Writes the number of decisions and a hash of all actions into `notes`.
    """
    begin_match(records, seats, variant, seed, game)
    decisions = 0
    trail = 0
    seat = actor(records[GAME])
    while seat != OVER:
        action = decide(records, seat, bots[(seat + turned) % seats], seed, game, decisions, out)
        decisions += 1
        trail = (trail * TRAIL_FACTOR + action + 1) % TRAIL_PRIME
        seat = actor(records[GAME])
    notes[0] = decisions
    notes[1] = trail


@kernel
def play_matches(records, seats, variant, bots, rotate, seed, first, out, points, places, notes):
    """Play the games first, first + 1, ... and write points, places and notes, one row each."""
    for row in range(len(notes)):
        game = first + row
        turned = game % seats if rotate else 0
        play_match(records, seats, variant, bots, turned, seed, game, out, notes[row])
        score(records[GAME], points[row])
        ranks(records[GAME], places[row])


@cache
def programs(game_id: str) -> dict[str, Callable[..., Any]]:
    """The functions above, bound to a game, by name; the first call of each compiles it."""
    names = verbs(load(game_id))
    for function in (
        begin_match,
        prepare_copy,
        choose,
        decide,
        play_match,
    ):  # each calls earlier ones
        names[function.__name__] = bind(function, names, game_id)
    for function in (play_at_random, play_matches):
        names[function.__name__] = bind(function, names, game_id)
    return names
