"""OpenSpiel: its own loop over its own uniformly random bots in C++, and its states from Python."""

from __future__ import annotations

import random

import pyspiel
from timing import Play, report

GAMES = ("backgammon", "gin_rummy", "hearts", "chess")
CHANCE = pyspiel.PlayerId.CHANCE


def in_cpp(name: str) -> Play:
    """One game by `evaluate_bots`; chance is no decision."""
    game = pyspiel.load_game(name)

    def play(luck: random.Random) -> int:
        seed = luck.randrange(2**31)
        bots = [
            pyspiel.make_uniform_random_bot(player, seed + player)
            for player in range(game.num_players())
        ]
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return sum(step.player >= 0 for step in state.full_history())

    return play


def in_python(name: str) -> Play:
    """One game with the full list of legal actions at each decision."""
    game = pyspiel.load_game(name)

    def play(luck: random.Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    report("open_spiel", "C++ loop and bots", {name: in_cpp(name) for name in GAMES})
    report("open_spiel", "Python interface", {name: in_python(name) for name in GAMES})
