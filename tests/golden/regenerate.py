"""Write counts.json and replays.json anew; see README.md before you do."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

from golden.perft import perft, start_of
from spieltisch.conformance import deal
from spieltisch.games import GAMES, load
from spieltisch.position import Position

FOLDER = Path(__file__).parent
LICHTERFEST = [  # players, seed, decisions, depth
    *((players, 1, 0, 3) for players in (2, 3, 4)),
    *((players, 3, 20, 2) for players in (2, 3, 4)),
    (2, 1, 46, 2),
    (2, 5, 47, 3),
    (3, 4, 63, 4),
    (4, 4, 76, 4),
]
EVERY_GAME = [(1, 0, 2), (2, 12, 2), (3, 30, 2)]  # seed, decisions, depth; for every opening
STARTS = [
    *(("lichterfest", "base", *start) for start in LICHTERFEST),
    *(
        (game, *opening, *start)
        for game in GAMES[1:]
        for opening in load(game).facts.openings()
        for start in EVERY_GAME
    ),
]
REPLAYS = 20  # for each game


def counts() -> list[dict[str, Any]]:
    """One row per start position."""
    return [
        {
            "game": game,
            "variant": variant,
            "players": players,
            "seed": seed,
            "decisions": decisions,
            "depth": depth,
            "count": perft(start_of(game, variant, players, seed, decisions), depth),
        }
        for game, variant, players, seed, decisions, depth in STARTS
    ]


def replay(game: str, number: int) -> dict[str, Any]:
    """A whole game: plain moves and random ones, more random with every third game."""
    openings = load(game).facts.openings()
    variant, players = openings[number % len(openings)]
    position, chance = deal(load(game), players, number, variant=variant), random.Random(number)
    adviser = position.copy()  # its generator goes on by itself, the game's stays as it was
    actions = []
    while legal := position.legal():
        luck = adviser.record.rng.copy()
        adviser.load(position.to_bytes())
        adviser.record.rng[:] = luck
        plain_move = adviser.greedy()
        actions.append(plain_move if chance.random() < 0.3 * (number % 4) else chance.choice(legal))
        position.apply(actions[-1])
    return {
        "game": game,
        "variant": variant,
        "players": players,
        "seed": number,
        "actions": actions,
        "scores": position.score(),
        "ranks": position.ranks(),
    }


def start(row: dict[str, Any]) -> Position:
    """The deal of a replay."""
    return deal(load(row["game"]), row["players"], row["seed"], variant=row["variant"])


def final_bytes(row: dict[str, Any]) -> str:
    """SHA-256 of the record after the actions of a replay."""
    position = start(row)
    for action in row["actions"]:
        assert position.why_not(action) == 0, f"action {action} is not legal any more"
        position.apply(action)
    return hashlib.sha256(position.to_bytes()).hexdigest()


def main() -> None:
    """Write both files."""
    rows = [replay(game, number) for game in GAMES for number in range(REPLAYS)]
    for row in rows:
        row["sha256"] = final_bytes(row)
    _write("counts.json", counts())
    _write("replays.json", rows)


def _write(name: str, rows: list[Any]) -> None:
    lines = ",\n".join(json.dumps(row) for row in rows)
    (FOLDER / name).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
