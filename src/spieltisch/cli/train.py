"""Training the nets of the bots, from the terminal."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from spieltisch.cli.console import BadInput, print_table, progress_bar, ready_game, say

if TYPE_CHECKING:
    from rich.table import Table

    from spieltisch.lab.train import Check, Trainer

EXAMPLE: Final = "Example: spieltisch train lichterfest --out training"
LARGEST_SEED: Final = 2**63 - 1


def train(
    game: Annotated[str, typer.Argument(help="Which game; `spieltisch games` lists them.")],
    games: Annotated[int, typer.Option(min=0, help="Games of the net against itself.")] = 8_000,
    plain_games: Annotated[
        int, typer.Option(min=0, help="Games of the plain policy to learn from before.")
    ] = 12_000,
    seed: Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help="Same seed, same net.")] = 1,
    out: Annotated[Path, typer.Option(help="Folder for net, card and curve.")] = Path("training"),
) -> None:
    """Train the net of a game on all its variants and numbers of seats.

    Prints the curve: the share of wins against the plain policy with equal seats. Checkpoints of
    the net are written into the folder on the way. Needs the extra "lab".
    """
    found = ready_game(game, quiet=False, lab=False)
    from spieltisch.bots.weights import write_weights
    from spieltisch.lab.ratings import NoRatings, new_figure
    from spieltisch.lab.train import Plan, Trainer, all_openings
    from spieltisch.lab.training_report import store

    try:
        new_figure(1.0, 1.0)  # now, not after an hour
    except NoRatings as error:
        raise BadInput(str(error)) from None
    plan = Plan(all_openings(found), games=games, plain_games=plain_games, seed=seed)
    trainer = Trainer(found, plan)
    out.mkdir(parents=True, exist_ok=True)

    def checkpoint(trainer: Trainer) -> None:
        say(_line(trainer.curve[-1]))
        write_weights(out / f"{game}-{trainer.played}.npz", trainer.net.weights)

    start = time.process_time()
    with progress_bar(quiet=False) as bar:
        net = trainer.run(lambda done, total: bar(done, total, "training"), checkpoint)
    store(out, trainer, net, time.process_time() - start)
    print_table(_curve(trainer.curve))
    print(f"{out / game}.npz, its card, curve and drawing")


def _line(check: Check) -> str:
    shares = ", ".join(f"{name} {share:.2f}" for name, share in check.wins.items())
    return f"{check.games:,} games: {shares}; off by {check.miss:.3f}"


def _curve(curve: list[Check]) -> Table:
    from rich.table import Table

    table = Table("games", *curve[0].wins, "off by")
    for check in curve:
        shares = (f"{share:.1%}" for share in check.wins.values())
        table.add_row(f"{check.games:,}", *shares, f"{check.miss:.3f}")
    return table
