"""Bots against each other with ratings, from the terminal."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from spieltisch.cli.console import (
    BadInput,
    Json,
    print_json,
    print_table,
    progress_bar,
    ready_game,
)

if TYPE_CHECKING:
    from rich.table import Table

    from spieltisch.lab.arena import Standing

EXAMPLE: Final = "Example: spieltisch arena lichterfest --bots easy,medium,hard --games 200"
LARGEST_SEED: Final = 2**63 - 1
BOTS: Final = "random,greedy,easy,medium,hard,master"


def arena(
    game: Annotated[str, typer.Argument(help="Which game; `spieltisch games` lists them.")],
    bots: Annotated[str, typer.Option(help="Which bots, such as easy,medium.")] = BOTS,
    seats: Annotated[int, typer.Option(help="How many seats; 0 for the fewest, at least two.")] = 0,
    variant: Annotated[
        str, typer.Option(help="Which variant of the game; without it the first that fits.")
    ] = "",
    games: Annotated[int, typer.Option(min=2, help="How many games for each pair.")] = 100,
    seed: Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help="Same seed, same games.")] = 1,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Only neighbours in the list meet.")
    ] = False,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the ratings into this file (.svg, .png).")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(help='Play on a Ray: "local", "auto" or an address such as ray://host:10001.'),
    ] = None,
    as_json: Json = False,
) -> None:
    """Let every bot meet every other with equal seats, and rate them.

    Each deal is played twice, with places changed. A score is the share of pairs of seats in
    which one bot ends before the other, a tie counting half: with two seats the share of wins.
    The range holds the true value in 95 of 100 cases. Needs the extra "lab".
    """
    standing = _standing(game, bots, seats, variant, games, seed, neighbours, ray, quiet=as_json)
    if plot is not None:
        from spieltisch.lab.ratings import plot as draw

        draw(standing, plot)
    if as_json:
        print_json(standing.to_json())
    else:
        print_table(_contests(standing))
        print_table(_ratings(standing))


def _standing(
    game_id: str,
    bots: str,
    seats: int,
    variant: str,
    games: int,
    seed: int,
    neighbours: bool,
    ray: str | None,
    *,
    quiet: bool,
) -> Standing:
    game = ready_game(game_id, quiet=quiet, lab=False)
    from spieltisch.lab import MissingExtra
    from spieltisch.lab.arena import arena as run
    from spieltisch.lab.games import BadLineup, Lineup
    from spieltisch.lab.ratings import NoRatings

    names = tuple(dict.fromkeys(bot.strip() for bot in bots.split(",")))
    if len(names) < 2:
        raise BadInput(f"{bots!r}; expected two bots or more, such as easy,medium")
    seats = seats or min(count for count in game.facts.players if count > 1)
    try:
        lineups = [Lineup(game, (bot,) * seats, variant) for bot in names]
        with progress_bar(quiet=quiet) as bar:
            return run(
                game,
                lineups[0].variant,
                seats,
                names,
                games,
                seed,
                pairs=list(pairwise(names)) if neighbours else None,
                progress=lambda done, total: bar(done, total, "playing"),
                ray=ray,
            )
    except (BadLineup, NoRatings, MissingExtra) as error:
        raise BadInput(str(error)) from None


def _contests(standing: Standing) -> Table:
    from rich.table import Table

    table = Table("bot", "against", "games", "score", "range", "ms a decision")
    for column in table.columns[2:]:
        column.justify = "right"
    for one in standing.contests:
        table.add_row(
            one.first,
            one.second,
            f"{one.games:,}",
            f"{one.score:.1%}",
            f"{one.low:.1%} to {one.high:.1%}",
            f"{one.first_ms:.1f} / {one.second_ms:.1f}",
        )
    return table


def _ratings(standing: Standing) -> Table:
    from rich.table import Table

    table = Table("bot", "rating")
    table.columns[1].justify = "right"
    for rated in standing.ratings:
        table.add_row(rated.bot, f"{rated.rating:.1f} ± {rated.margin:.1f}")
    return table
