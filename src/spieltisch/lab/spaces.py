"""What an observation looks like in the words of Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Final

import numpy as np
from gymnasium import spaces

from spieltisch.game import Game

WIDEST: Final = 16.0  # no feature of any game lies farther from 0


def observation_space(game: Game) -> spaces.Dict:
    """Features and mask of a game: {"observation": float32[size], "action_mask": int8[actions]}."""
    features = spaces.Box(-WIDEST, WIDEST, (game.observation_size,), np.float32)
    mask = spaces.Box(0, 1, (game.action_count,), np.int8)
    return spaces.Dict({"observation": features, "action_mask": mask})
