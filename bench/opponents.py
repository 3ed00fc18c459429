"""Measure the levels, and write the tables of docs/opponents.md from what was measured.

    python bench/opponents.py measure lichterfest --seats 2 --games 200 --master-games 100
    python bench/opponents.py alone wispwood --games 40
    python bench/opponents.py write

`measure` lets each level meet the one below and the plain policy, with equal seats, and stores
the result in bench/opponents/. `alone` counts the master's victories in the variants for one.
`write` puts tables between the marks of the page.
"""

from __future__ import annotations

import argparse
import json
import math
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spieltisch.games import GAMES, facts, load

HERE = Path(__file__).parent
FOLDER = HERE / "opponents"
PAGE = HERE.parent / "docs" / "opponents.md"
QUICK = (
    ("easy", "random"),
    ("easy", "greedy"),
    ("medium", "easy"),
    ("hard", "medium"),
    ("hard", "greedy"),
)
STRONG = (("master", "hard"),)
COMPARED = "flat,ismcts,expectimax"
SEED = 1
LIKELY = 1.96


def measure(args: argparse.Namespace) -> None:
    """Play the contests of one opening and store them."""
    from spieltisch.lab.arena import arena

    game = load(args.game)
    variant = args.variant or game.facts.variant_for(args.seats)
    target = FOLDER / f"{args.game}_{variant}_{args.seats}.json"
    known = json.loads(target.read_text("utf-8")) if target.exists() else {"contests": []}
    compared = tuple(("master", bot) for bot in args.compared.split(","))
    plans = [(QUICK, args.games), (STRONG, args.master_games), (compared, args.compared_games)]
    for pairs, games in plans:
        if games:
            bots = tuple(dict.fromkeys(bot for pair in pairs for bot in pair))
            found = arena(
                game, variant, args.seats, bots, games, SEED, pairs=pairs, seconds=60.0
            ).to_json()
            fresh = {(one["first"], one["second"]) for one in found["contests"]}
            kept = [o for o in known["contests"] if (o["first"], o["second"]) not in fresh]
            found["contests"] = kept + found["contests"]
            del found["ratings"]
            known = found
            FOLDER.mkdir(exist_ok=True)
            target.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    print(target)


def alone(args: argparse.Namespace) -> None:
    """Count victories of bots that play alone, for every variant for one."""
    from spieltisch.lab.matches import play_match

    game = load(args.game)
    rows = []
    for variant, seats in game.facts.openings():
        if seats == 1:
            for bot in ("greedy", "master"):
                matches = [
                    play_match(game, variant, (bot,), SEED, number, 60.0)
                    for number in range(args.games)
                ]
                wins = sum(match.places[0] == 1 for match in matches)
                points = sum(match.points[0] for match in matches) / args.games
                row = {"variant": variant, "bot": bot, "games": args.games, "wins": wins}
                rows.append({**row, "points": round(points, 1)})
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{args.game}_alone.json").write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


def contest_rows(found: dict[str, Any]) -> Iterator[str]:
    """The rows of one opening."""
    for one in found["contests"]:
        yield (
            f"| {found['variant']}, {found['seats']} | {one['first']} | {one['second']} "
            f"| {one['games']} | {one['score']:.1%} | {one['low']:.1%} to {one['high']:.1%} "
            f"| {one['first_ms']:.1f} | {one['second_ms']:.1f} |"
        )


def tables() -> str:
    """All tables of the page."""
    parts = []
    for game_id in GAMES:
        files = sorted(FOLDER.glob(f"{game_id}_*_[0-9].json"))
        if not files:
            continue
        parts.append(f"### {facts(game_id).title['en']}\n")
        parts.append(
            "| variant, seats | bot | against | games | score | range | ms | ms of the other |\n"
            "|---|---|---|---|---|---|---|---|"
        )
        for file in files:
            parts += contest_rows(json.loads(file.read_text("utf-8")))
        parts.append("")
        lonely = FOLDER / f"{game_id}_alone.json"
        if lonely.exists():
            parts += alone_rows(json.loads(lonely.read_text("utf-8")))
    return "\n".join(parts)


def alone_rows(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Victories alone, with the range that holds the true share in 95 of 100 cases (Wilson)."""
    yield "Alone:\n"
    yield "| variant | bot | games | wins | range | points |\n|---|---|---|---|---|---|"
    for row in rows:
        low, high = wilson(row["wins"], row["games"])
        yield (
            f"| {row['variant']} | {row['bot']} | {row['games']} "
            f"| {row['wins'] / row['games']:.0%} | {low:.0%} to {high:.0%} | {row['points']} |"
        )
    yield ""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    share, square = wins / games, LIKELY * LIKELY / games
    middle = (share + square / 2) / (1 + square)
    half = math.sqrt(share * (1 - share) * square + square * square / 4) / (1 + square)
    return middle - half, middle + half


def write(_: argparse.Namespace) -> None:
    """Put the tables into the page."""
    page = PAGE.read_text("utf-8")
    marked = re.compile(r"(<!-- measured -->\n).*(\n<!-- end -->)", re.DOTALL)
    PAGE.write_text(marked.sub(lambda found: found[1] + tables() + found[2], page), "utf-8")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("measure")
    one.add_argument("game", choices=GAMES)
    one.add_argument("--seats", type=int, default=2)
    one.add_argument("--variant", default="")
    one.add_argument("--games", type=int, default=200)
    one.add_argument("--master-games", type=int, default=100)
    one.add_argument("--compared-games", type=int, default=0)
    one.add_argument("--compared", default=COMPARED, help="the bots that the master meets there")
    one.set_defaults(run=measure)
    solo = commands.add_parser("alone")
    solo.add_argument("game", choices=GAMES)
    solo.add_argument("--games", type=int, default=40)
    solo.set_defaults(run=alone)
    commands.add_parser("write").set_defaults(run=write)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
