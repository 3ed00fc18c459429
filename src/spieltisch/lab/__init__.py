"""Research on the games: whole games inside compiled code, statistics, speed, signatures.

The doors to other libraries are here by name and import them when called: `pettingzoo_env`,
`gymnasium_env`, `gymnasium_vector`, `openspiel_game`. Each raises `MissingExtra`, which names the
extra to install, where its library is missing.
"""

from __future__ import annotations

from typing import Any

from spieltisch.lab.extras import MissingExtra, need

__all__ = [
    "MissingExtra",
    "gymnasium_env",
    "gymnasium_vector",
    "openspiel_game",
    "pettingzoo_env",
]


def pettingzoo_env(game: str, **options: Any) -> Any:
    """The game with this id as a PettingZoo AEC environment; options as for `GameEnv`.

    Raises UnknownGame, ValueError for options that do not fit the game, and MissingExtra.
    """
    need("pettingzoo")
    from spieltisch.lab.aec import GameEnv

    return GameEnv(game, **options)


def gymnasium_env(game: str, **options: Any) -> Any:
    """One seat of a game against bots as a Gymnasium environment; options as for `SeatEnv`.

    Raises UnknownGame, ValueError for options that do not fit the game, and MissingExtra.
    """
    need("gymnasium")
    from spieltisch.lab.seat_env import SeatEnv

    return SeatEnv(game, **options)


def gymnasium_vector(game: str, num_envs: int, **options: Any) -> Any:
    """Many games, one seat of each against bots, as a Gymnasium vector environment.

    Options as for `SeatVectorEnv`. Raises UnknownGame, ValueError for options that do not fit
    the game, and MissingExtra.
    """
    need("gymnasium")
    from spieltisch.lab.seat_env import SeatVectorEnv

    return SeatVectorEnv(game, num_envs, **options)


def openspiel_game(game: str, **parameters: Any) -> Any:
    """The game with this id as an OpenSpiel game; parameters as in `spieltisch.lab.openspiel`.

    `pyspiel.load_game("spieltisch_lichterfest", {...})` does the same once that module is
    imported. Raises UnknownGame, ValueError for parameters that do not fit, and MissingExtra.
    """
    need("pyspiel")
    from spieltisch.lab.openspiel import load_game

    return load_game(game, parameters)
