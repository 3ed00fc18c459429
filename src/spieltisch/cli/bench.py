"""Measuring speed, from the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from spieltisch.cli.console import Json, print_json, print_table, progress_bar, ready_game

if TYPE_CHECKING:
    from rich.table import Table

    from spieltisch.lab.bench import Bench

EXAMPLE: Final = "Example: spieltisch bench lichterfest --json"


def bench(
    game: Annotated[str | None, typer.Argument(help="Which game; all without one.")] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="One short run each, no compiling: a smoke test.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Measure uniformly random play on one core and on all, the speed of a table, and compiling.

    CPU time, median of five runs over the same games after one that is not counted.
    """
    from spieltisch.games import GAMES
    from spieltisch.lab.bench import bench as run

    measured = []
    for game_id in [game] if game else GAMES:
        ready = ready_game(game_id, quiet=as_json)
        with progress_bar(quiet=as_json) as progress:
            measured.append(run(ready, progress, quick=quick))
    if as_json:
        rows = [result.to_json() for result in measured]
        print_json(rows[0] if game else rows)
        return
    for result in measured:
        _show(result)


def _show(result: Bench) -> None:
    print_table(_speeds(result))
    _show_cores(result)
    print(f"record            {result.record_bytes} bytes")
    print(f"Match.play        {result.table.play_ms:.2f} ms an action")
    print(f"view              {result.table.view_ms:.2f} ms")
    print(f"drawing           {result.table.scene_ms:.2f} ms")
    if result.compile_seconds is not None:
        print(f"first compiling   {result.compile_seconds:.1f} s")
        print(f"later starts      {result.load_seconds:.1f} s")
    print(f"machine           {_machine()}")


def _show_cores(result: Bench) -> None:
    if (cores := result.cores) is None:
        return
    print(f"whole games       {cores.whole_one:,.0f} decisions a second on one core")
    print(f"                  {cores.whole_all:,.0f} on {cores.cores}")
    print(f"batch steps       {cores.batch_one:,.0f} decisions a second on one core")
    print(f"                  {cores.batch_all:,.0f} on {cores.cores}")


def _speeds(result: Bench) -> Table:
    from rich.table import Table

    table = Table(title=f"{result.game}: random play, one core")
    for heading in ("variant", "players", "games a second", "decisions a second", "spread"):
        table.add_column(heading, justify="right")
    for speed in result.speeds:
        table.add_row(
            speed.variant,
            str(speed.players),
            f"{speed.games_per_second:,.0f}",
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.spread:.1%}",
        )
    return table


def _machine() -> str:
    from spieltisch.lab.bench import machine

    facts = machine()
    versions = f"Python {facts['python']}, numba {facts['numba']}, numpy {facts['numpy']}"
    return f"{facts['processor']}, {facts['cores']} cores, {facts['system']}, {versions}"
