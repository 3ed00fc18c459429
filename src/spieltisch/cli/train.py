"""Training the nets of the bots, from the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from spieltisch.cli.console import BadInput, print_table, progress_bar, ready_game, say

if TYPE_CHECKING:
    from rich.table import Table

    from spieltisch.bots.net import Net
    from spieltisch.lab.train import Check, Trainer

EXAMPLE: Final = "Example: spieltisch train lichterfest --out training"
LARGEST_SEED: Final = 2**63 - 1


def train(
    game: Annotated[str, typer.Argument(help="Which game; `spieltisch games` lists them.")],
    games: Annotated[int, typer.Option(min=0, help="Games of the net against itself.")] = 8_000,
    plain_games: Annotated[
        int, typer.Option(min=0, help="Games of the plain policy to learn from before.")
    ] = 12_000,
    depth: Annotated[
        int, typer.Option(min=0, help="Decisions of the plain policy before the net is asked.")
    ] = 8,
    check_games: Annotated[
        int, typer.Option(min=2, help="Games of each opening for a point of the curve.")
    ] = 100,
    seed: Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help="Same seed, same net.")] = 1,
    out: Annotated[Path, typer.Option(help="Folder for net, card and curve.")] = Path("training"),
    jobs: Annotated[
        int, typer.Option(min=0, help="Threads; 0 for one per core. The net stays the same.")
    ] = 0,
    ray: Annotated[
        str | None,
        typer.Option(help='Play on a Ray: "local", "auto" or an address such as ray://host:10001.'),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on from the last checkpoint in the folder.")
    ] = False,
) -> None:
    """Train the net of a game on all its variants and numbers of seats.

    Prints the curve: the share of wins against the plain policy with equal seats. At each point
    of it the net and what --resume needs are written into the folder; who goes on with the same
    options gets the same net as without a stop. Needs the extra "lab".
    """
    found = ready_game(game, quiet=False, lab=False)
    from spieltisch.lab.ratings import NoRatings, new_figure
    from spieltisch.lab.train import Plan, Trainer, all_openings
    from spieltisch.lab.training_report import store

    try:
        new_figure(1.0, 1.0)  # now, not after an hour
    except NoRatings as error:
        raise BadInput(str(error)) from None
    plan = Plan(
        all_openings(found),
        games=games,
        plain_games=plain_games,
        depth=depth,
        check_games=check_games,
        seed=seed,
    )
    trainer, state = Trainer(found, plan), out / f"{game}-state.npz"
    if resume:
        _go_on(state, trainer)
    out.mkdir(parents=True, exist_ok=True)
    store(out, trainer, _run(trainer, out, state, ray, jobs or None))
    state.unlink(missing_ok=True)
    print_table(_curve(trainer.curve))
    print(f"{out / game}.npz, its card, curve and drawing")


def _run(trainer: Trainer, out: Path, state: Path, ray: str | None, jobs: int | None) -> Net:
    """Train, with a bar, a line and a checkpoint for each point of the curve."""
    from spieltisch.bots.weights import write_weights
    from spieltisch.lab import MissingExtra
    from spieltisch.lab.training_state import save_state

    def checkpoint(trainer: Trainer) -> None:
        say(_line(trainer.curve[-1]))
        name = f"{trainer.game.facts.id}-{trainer.played}.npz"
        write_weights(out / name, trainer.net.weights)
        save_state(state, trainer)

    try:
        with progress_bar(quiet=False) as bar:
            return trainer.run(
                lambda done, total: bar(done, total, "training"), checkpoint, ray=ray, jobs=jobs
            )
    except MissingExtra as error:
        raise BadInput(str(error)) from None


def _go_on(state: Path, trainer: Trainer) -> None:
    """Bring a trainer where another one was stopped."""
    from spieltisch.lab.training_state import BadState, load_state

    if not state.is_file():
        raise BadInput(f"{state} is not there: no training was stopped here")
    try:
        load_state(state, trainer)
    except BadState as error:
        raise BadInput(str(error)) from None
    say(f"on from {trainer.played:,} games")


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
