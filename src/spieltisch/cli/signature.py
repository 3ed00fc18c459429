"""The hash of each game's behaviour, from the terminal."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from spieltisch.cli.console import Json, print_json, progress_bar, ready_game

EXAMPLE: Final = "Example: spieltisch signature lichterfest"


def signature(
    game: Annotated[str | None, typer.Argument(help="Which game; all without one.")] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="Games per line-up of bots, 25 by default.")
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Run the rules uncompiled: slow, the same hash.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Print one hash per game over fixed seeds; it changes exactly when the rules do.

    It is equal on every machine. Another number of games gives another hash.
    """
    from spieltisch.games import GAMES
    from spieltisch.lab.signature import GAMES as USUAL

    count = games or USUAL
    found = {
        game_id: _signature(game_id, count, plain, quiet=as_json)
        for game_id in ([game] if game else GAMES)
    }
    if as_json:
        print_json({"games": count, "signatures": found})
        return
    for game_id, value in found.items():
        print(f"{game_id}  {value}")


def _signature(game_id: str, games: int, plain: bool, *, quiet: bool) -> str:
    from spieltisch.lab.signature import signature as compute

    ready = ready_game(game_id, quiet=quiet)
    with progress_bar(quiet=quiet) as bar:
        return compute(
            ready, games, plain=plain, progress=lambda done, total: bar(done, total, game_id)
        )
