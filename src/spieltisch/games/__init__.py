"""The games. Each is one folder; this list is the only place that names them all."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module, resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spieltisch.game import Facts, Game, Variant

GAMES = (
    "lichterfest",
    "lighthouse_run",
    "wispwood",
    "zwerge_duell",
)  # in the order of the home page


class UnknownGame(LookupError):
    """There is no game with this id; the message names those that exist."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"unknown game {game_id!r}; expected one of: {', '.join(GAMES)}")
        self.game_id = game_id


@cache
def load(game_id: str) -> Game:
    """The game with this id. The first call imports its rules and with them numba.

    Raises UnknownGame.
    """
    if game_id not in GAMES:
        raise UnknownGame(game_id)
    game: Game = import_module(f"spieltisch.games.{game_id}").GAME
    return game


def data(game_id: str) -> dict[str, Any]:
    """The game's data file, parsed. Raises UnknownGame."""
    if game_id not in GAMES:
        raise UnknownGame(game_id)
    path = resources.files("spieltisch.games") / game_id / "data.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def facts(game_id: str) -> Facts:
    """What the box of a game says, without importing its rules. Raises UnknownGame."""
    from spieltisch.game import Facts

    parsed = data(game_id)
    box = parsed["game"]
    return Facts(
        id=box["id"],
        title={"de": box["title_de"], "en": box["title_en"]},
        author=box["author"],
        players=tuple(box["players"]),
        minutes=box["minutes"],
        age=box["age"],
        variants=_variants(parsed),
    )


def _variants(parsed: dict[str, Any]) -> dict[str, Variant]:
    """The variants of a data file by id; a file without any has one, "base", for all players."""
    from spieltisch.game import Variant

    players = tuple(parsed["game"]["players"])
    rows = parsed.get("variants", {"base": {"seats": players, "official": True}})
    return {name: Variant(tuple(row["seats"]), row["official"]) for name, row in rows.items()}
