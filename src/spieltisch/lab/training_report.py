"""What a training leaves behind: the net, its card, the curve as numbers and as a drawing."""

from __future__ import annotations

import json
from pathlib import Path

from spieltisch.bots.net import WIDTH, Net
from spieltisch.bots.weights import write_weights
from spieltisch.lab.bench import machine
from spieltisch.lab.ratings import new_figure, save
from spieltisch.lab.train import Check, Plan, Trainer


def store(folder: Path, trainer: Trainer, net: Net) -> None:
    """Write GAME.npz, GAME.md, GAME.json and GAME.svg into a folder.

    Raises OSError, and NoRatings if the extra that draws is not installed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    game_id = trainer.game.facts.id
    write_weights(folder / f"{game_id}.npz", net.weights)
    (folder / f"{game_id}.md").write_text(card(trainer), encoding="utf-8")
    curve = [
        {"games": check.games, "wins": check.wins, "miss": round(check.miss, 4)}
        for check in trainer.curve
    ]
    (folder / f"{game_id}.json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
    draw_curve(game_id, trainer.curve, folder / f"{game_id}.svg")


def card(trainer: Trainer) -> str:
    """How a net was trained and what it reached, as a page."""
    plan, facts = trainer.plan, trainer.game.facts
    last = trainer.curve[-1]
    rows = "\n".join(f"| {name} | {share:.3f} |" for name, share in last.wins.items())
    where = ", ".join(f"{key} {value}" for key, value in machine().items())
    return f"""# {facts.title["en"]}: the net

A net of {trainer.game.observation_size} features, two hidden layers of {WIDTH} units, and the \
chance of winning as its result. It was trained by this command, which trains it again:

    {command(facts.id, plan)}

First {plan.plain_games:,} games of the plain policy, then {plan.games:,} games against itself, \
in turn: {", ".join(f"{variant} with {seats}" for variant, seats in plan.openings)}. Every \
position was a lesson {plan.reuse[0]:g} and {plan.reuse[1]:g} times; lambda {plan.trace:g}, steps \
from {plan.rates[0]:g} down to {plan.rates[1]:g}, noise from {plan.heats[0]:g} down to \
{plan.heats[1]:g} logits, lines of {plan.depth} decisions of the plain policy. The net is the mean \
over the last quarter.

It took {trainer.seconds / 60:.0f} minutes of one core ({where}).

Share of the victory against as many seats of the plain policy, {plan.check_games} games each; \
alone, the share of games won:

| variant and seats | share |
|---|---|
{rows}

How strong it is at the table stands in docs/opponents.md.
"""


def command(game_id: str, plan: Plan) -> str:
    """The command that repeats a training."""
    return (
        f"spieltisch train {game_id} --games {plan.games} --plain-games {plan.plain_games}"
        f" --depth {plan.depth} --check-games {plan.check_games} --seed {plan.seed}"
    )


def draw_curve(game_id: str, curve: list[Check], file: Path) -> None:
    """Share of wins against the plain policy over the games played. Raises NoRatings."""
    figure, axes = new_figure(6.0, 3.2)
    for name in curve[0].wins:
        axes.plot(
            [check.games for check in curve],
            [check.wins[name] for check in curve],
            marker=".",
            label=name,
        )
    axes.set_ylim(0, 1)
    axes.set_xlabel("games")
    axes.set_ylabel("share against the plain policy")
    axes.set_title(game_id)
    axes.legend(fontsize=7, ncols=2)
    save(figure, file)
