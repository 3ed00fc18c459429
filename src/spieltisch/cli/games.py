"""Which games there are."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.cli.console import Json, print_json, print_table, terminal_language

EXAMPLE: Final = "Example: spieltisch games --json"


def games(as_json: Json = False) -> None:
    """List the games with players, length and age."""
    from spieltisch.games import GAMES, facts

    boxes = [facts(game_id) for game_id in GAMES]
    if as_json:
        print_json([_row(box) for box in boxes])
        return
    from rich.table import Table

    table = Table("game", "title", "players", "minutes", "age", box=None)
    for box in boxes:
        players = f"{min(box.players)}-{max(box.players)}"
        title = box.title[terminal_language()]
        table.add_row(box.id, title, players, str(box.minutes), f"{box.age}+")
    print_table(table)


def _row(box: Any) -> dict[str, Any]:
    return {
        "game": box.id,
        "title": dict(box.title),
        "author": box.author,
        "players": list(box.players),
        "minutes": box.minutes,
        "age": box.age,
    }
