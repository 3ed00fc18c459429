"""RLCard: its environments with its own random agents."""

from __future__ import annotations

import random

import rlcard
from rlcard.agents import RandomAgent
from timing import Play, report

GAMES = ("gin-rummy", "uno", "mahjong")


def run(name: str) -> Play:
    """One game; the trajectories hold (state, action) pairs and a last state for each player."""
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(luck: random.Random) -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(path) // 2 for path in trajectories)

    return play


if __name__ == "__main__":
    report("rlcard", "run with its random agents", {name: run(name) for name in GAMES})
