"""Compiling ahead, from the terminal."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from spieltisch.cli.console import known_game, progress_bar

EXAMPLE: Final = "Example: spieltisch warmup"


def warmup(
    game: Annotated[str | None, typer.Argument(help="Which game; all without one.")] = None,
) -> None:
    """Compile the rules now, so that the first table and the first bot need not wait.

    Takes up to a minute per game once, and again after an update of the rules.
    """
    from spieltisch.games import GAMES
    from spieltisch.warm import warm

    wanted = (known_game(game),) if game else GAMES
    with progress_bar(quiet=False) as progress:
        seconds = warm(wanted, progress, search=True)
    print(f"ready after {seconds:.1f} s: {', '.join(wanted)}")
