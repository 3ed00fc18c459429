"""PettingZoo classic: the AEC loop of its documentation with random legal actions."""

from __future__ import annotations

import random
from importlib import import_module

import numpy as np
from timing import Play, report

GAMES = ("hanabi_v5", "chess_v6", "connect_four_v3", "texas_holdem_v4")


def looped(name: str) -> Play:
    """One game, or its beginning where it is long."""
    env = import_module(f"pettingzoo.classic.{name}").env()

    def play(luck: random.Random) -> int:
        env.reset(seed=luck.randrange(2**31))
        decisions = 0
        for _ in env.agent_iter(400):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
            decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    report("pettingzoo", "AEC loop", {name: looped(name) for name in GAMES})
