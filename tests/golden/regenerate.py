"""Write counts.json and replays.json anew; see README.md before you do."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

from golden.perft import perft, start_of
from spieltisch.conformance import deal
from spieltisch.games import load

FOLDER = Path(__file__).parent
STARTS = [  # players, seed, decisions, depth
    *((players, 1, 0, 3) for players in (2, 3, 4)),
    *((players, 3, 20, 2) for players in (2, 3, 4)),
    (2, 1, 46, 2),
    (2, 5, 47, 3),
    (3, 4, 63, 4),
    (4, 4, 76, 4),
]
REPLAYS = 20


def counts() -> list[dict[str, int]]:
    """One row per start position."""
    return [
        {
            "players": players,
            "seed": seed,
            "decisions": decisions,
            "depth": depth,
            "count": perft(start_of(players, seed, decisions), depth),
        }
        for players, seed, decisions, depth in STARTS
    ]


def replay(number: int) -> dict[str, Any]:
    """A whole game: plain moves and random ones, more random with every third game."""
    players = 2 + number % 3
    position, chance = deal(load("lichterfest"), players, number), random.Random(number)
    actions = []
    while legal := position.legal():
        plain_move = position.greedy()
        actions.append(plain_move if chance.random() < 0.3 * (number % 4) else chance.choice(legal))
        position.apply(actions[-1])
    return {
        "players": players,
        "seed": number,
        "actions": actions,
        "scores": position.score(),
        "ranks": position.ranks(),
    }


def final_bytes(row: dict[str, Any]) -> str:
    """SHA-256 of the record after the actions of a replay."""
    position = deal(load("lichterfest"), row["players"], row["seed"])
    for action in row["actions"]:
        assert position.why_not(action) == 0, f"action {action} is not legal any more"
        position.apply(action)
    return hashlib.sha256(position.to_bytes()).hexdigest()


def main() -> None:
    """Write both files."""
    rows = [replay(number) for number in range(REPLAYS)]
    for row in rows:
        row["sha256"] = final_bytes(row)
    _write("counts.json", counts())
    _write("replays.json", rows)


def _write(name: str, rows: list[Any]) -> None:
    lines = ",\n".join(json.dumps(row) for row in rows)
    (FOLDER / name).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
