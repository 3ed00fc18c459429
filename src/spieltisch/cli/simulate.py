"""Matches between bots, from the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from spieltisch.cli.console import (
    FAILED,
    BadInput,
    Json,
    print_json,
    print_table,
    progress_bar,
    ready_game,
    say,
)
from spieltisch.cores import cores

if TYPE_CHECKING:
    from rich.table import Table

    from spieltisch.game import Game
    from spieltisch.lab.games import Lineup
    from spieltisch.lab.simulate import Result

EXAMPLE: Final = (
    "Example: spieltisch simulate lichterfest --seats greedy,random,random --games 3000 --rotate"
)
LARGEST_SEED: Final = 2**63 - 1


def simulate(
    game: Annotated[str, typer.Argument(help="Which game; `spieltisch games` lists them.")],
    seats: Annotated[str, typer.Option(help="One bot per seat, such as greedy,random.")],
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help="Same seed, same result.")] = 1,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Move the bots on by one seat after each game.")
    ] = False,
    jobs: Annotated[
        int, typer.Option(min=0, help="Threads; 0 for one per core. The result stays the same.")
    ] = 0,
    variant: Annotated[
        str, typer.Option(help="Which variant of the game; without it the first that fits.")
    ] = "",
    check: Annotated[
        bool, typer.Option("--check", help="Compare every position with the rules' invariants.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Let bots play many games and count wins and points.

    The table shows shares and means with the range that holds the true value in 95 of 100
    cases. With --rotate each bot is counted over all seats, else at its own. --check is for
    random and greedy, takes much longer and ends at the first position that is not sound.
    """
    bots = tuple(bot.strip() for bot in seats.split(","))
    lineup = _lineup(ready_game(game, quiet=as_json), bots, variant)
    from spieltisch.lab.checked import BrokenInvariant
    from spieltisch.lab.games import BadLineup
    from spieltisch.lab.simulate import simulate as run

    try:
        with progress_bar(quiet=as_json) as bar:
            result = run(
                lineup,
                games,
                seed,
                rotate=rotate,
                jobs=jobs or cores(),
                progress=lambda done, total: bar(done, total, "playing"),
                check=check,
            )
    except BadLineup as error:
        raise BadInput(str(error)) from None
    except BrokenInvariant as error:
        say(f"Not sound: {error}")
        raise typer.Exit(FAILED) from None
    if as_json:
        print_json(result.to_json())
    else:
        _show(result)
        if check:
            print("Every position kept the invariants of its rules.")


def _lineup(game: Game, bots: tuple[str, ...], variant: str) -> Lineup:
    from spieltisch.lab.games import BadLineup, Lineup

    try:
        return Lineup(game, bots, variant)
    except BadLineup as error:
        raise BadInput(str(error)) from None


def _show(result: Result) -> None:
    print_table(_table(result))
    pace = result.decisions / result.seconds if result.seconds else 0.0
    print(
        f"{result.games:,} games, seed {result.seed}: {result.decisions:,} decisions "
        f"in {result.seconds:.2f} s, {pace:,.0f} a second"
    )


def _table(result: Result) -> Table:
    from rich.table import Table

    from spieltisch.lab.simulate import LIKELY

    table = Table("bot" if result.rotate else "seat", "", "wins", "share of wins", "points")
    for column in table.columns[2:]:
        column.justify = "right"
    for number, seat in enumerate(result.seats):
        share, share_range = seat.wins / result.games, LIKELY * seat.win_stderr
        table.add_row(
            str(number),
            seat.bot,
            f"{seat.wins:,.1f}",
            f"{share:.1%} ± {share_range:.1%}",
            f"{seat.mean:.2f} ± {LIKELY * seat.stderr:.2f}",
        )
    return table
