"""What the commands share at the terminal: errors, progress, tables, JSON.

Results go to stdout; progress and errors to stderr, so that a pipe gets the results alone.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from spieltisch.language import LANGUAGES, SOURCE_LANGUAGE

if TYPE_CHECKING:
    from rich.table import Table

    from spieltisch.game import Game

FAILED: Final = 1  # what was checked does not hold
BAD_INPUT: Final = 2

Progress = Callable[[int, int, str], None]  # (steps done, steps in all, what happens now)
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


class BadInput(Exception):
    """What somebody typed or a file cannot be used; the sentence says what was expected."""


def say(sentence: str) -> None:
    """A line for the person, beside the results."""
    print(sentence, file=sys.stderr)


def print_json(content: Any) -> None:
    """The result for a program."""
    print(json.dumps(content, indent=2, ensure_ascii=False))


def print_table(table: Table) -> None:
    """The result for a person."""
    from rich.console import Console

    Console().print(table)


def known_game(game_id: str) -> str:
    """The id, if there is such a game; costs no compiling. Raises BadInput."""
    from spieltisch.games import UnknownGame, facts

    try:
        return facts(game_id).id
    except UnknownGame as error:
        raise BadInput(str(error)) from None


def ready_game(game_id: str, *, quiet: bool, lab: bool = True) -> Game:
    """The game with compiled rules, with a progress bar the first time. Raises BadInput.

    Without `lab` not the programs that play whole games.
    """
    known_game(game_id)
    from spieltisch.games import load
    from spieltisch.warm import warm

    with progress_bar(quiet=quiet) as progress:
        warm((game_id,), progress, lab=lab)
    return load(game_id)


@contextmanager
def progress_bar(*, quiet: bool) -> Iterator[Progress]:
    """A bar on stderr that vanishes when the work is done; none where nobody watches."""
    if quiet or not sys.stderr.isatty():
        yield lambda done, total, name: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("")
        yield lambda done, total, name: bar.update(
            task, completed=done, total=total, description=name
        )


def terminal_language() -> str:
    """The language that the environment asks for, English if we do not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")[:2]
        if wanted:
            return wanted if wanted in LANGUAGES else SOURCE_LANGUAGE
    return SOURCE_LANGUAGE
