"""The trained nets that come with the program: one file for each game, read once per process."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import IO

import numpy as np

from spieltisch.bots.net import Net, Table, new_net

FOLDER = resources.files("spieltisch.bots") / "weights"


@cache
def net_of(game_id: str) -> Net:
    """The net of a game; one that finds everything even if none came with the program.

    Raises ValueError for a file that was made for other features.
    """
    from spieltisch.games import load

    game = load(game_id)
    net = new_net(game.observation_size, game.repeats)
    file = FOLDER / f"{game_id}.npz"
    if not file.is_file():
        return net
    with file.open("rb") as content:
        weights = read_weights(content)
    if weights.shape != net.weights.shape:
        raise ValueError(f"{file}: {weights.shape} weights; {game_id} needs {net.weights.shape}")
    return net._replace(weights=weights)


def has_net(game_id: str) -> bool:
    """Whether a trained net of the game came with the program."""
    return (FOLDER / f"{game_id}.npz").is_file()


def read_weights(file: Path | IO[bytes]) -> Table:
    """The weights of a net from a file that `write_weights` made."""
    with np.load(file, allow_pickle=False) as parts:
        return np.ascontiguousarray(parts["weights"].astype(np.float32))


def write_weights(file: Path, weights: Table) -> None:
    """Store the weights of a net at half precision. Raises OSError."""
    np.savez_compressed(file, weights=weights.astype(np.float16))
