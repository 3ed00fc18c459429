"""Stored games: reading one move by move, and checking that nothing in it was changed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from spieltisch.cli.console import (
    FAILED,
    BadInput,
    Json,
    print_json,
    print_table,
    terminal_language,
)
from spieltisch.language import LANGUAGES, SOURCE_LANGUAGE

if TYPE_CHECKING:
    from rich.table import Table

    from spieltisch.match import Match

REPLAY_EXAMPLE: Final = "Example: spieltisch replay game.json"
VERIFY_EXAMPLE: Final = "Example: spieltisch verify game.json"
MOST_BYTES: Final = 4 * 2**20

File = Annotated[Path, typer.Argument(help="The record of a finished game, from its last page.")]


@dataclass(frozen=True)
class Move:
    """One action of a replayed game."""

    ply: int  # place in the log
    seat: int
    action: int
    text: str  # in the game's notation
    lines: list[str]  # what happened, in sentences
    undone: bool  # whether it was taken back later


def replay(
    file: File,
    language: Annotated[
        str | None, typer.Option(help="Language of the sentences: de or en.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Print a recorded game move by move, and how it ended.

    Every move is checked against the rules on the way.
    """
    if language not in (None, *LANGUAGES):
        expected = ", ".join(LANGUAGES)
        raise BadInput(f"--language: unknown language {language!r}; expected one of: {expected}")
    match = match_of(file)
    spoken = language or (SOURCE_LANGUAGE if as_json else terminal_language())
    moves = list(_moves(match, spoken))
    if as_json:
        print_json(_replay_json(match, moves))
        return
    print_table(_move_table(match, moves))
    print_table(_score_table(match))


def verify(file: File, as_json: Json = False) -> None:
    """Check a record: the commitment, the drawn seats, every move and the result.

    Leaves with 1 if any check fails.
    """
    from spieltisch.match import verify as checks_of

    checks = checks_of(_record(file))
    holds = all(check.holds for check in checks)
    if as_json:
        print_json({"holds": holds, "checks": [asdict(check) for check in checks]})
    else:
        for check in checks:
            print(f"{'✓' if check.holds else '✗'} {check.name}: {check.detail}")
    if not holds:
        raise typer.Exit(FAILED)


def _record(file: Path) -> Mapping[str, Any]:
    """The parsed file, if it is a record at all. Raises BadInput."""
    from spieltisch.match.archive import FORMAT

    try:
        if file.stat().st_size > MOST_BYTES:
            raise BadInput(f"{file}: larger than {MOST_BYTES // 2**20} MB, so no record of a game")
        content = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadInput(f"{file}: there is no such file") from None
    except IsADirectoryError:
        raise BadInput(f"{file}: expected a file, this is a folder") from None
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{file}: expected JSON; {error}") from None
    if not isinstance(content, Mapping) or content.get("format") != FORMAT:
        raise BadInput(f'{file}: expected the record of a game with "format": "{FORMAT}"')
    return content


def match_of(file: Path) -> Match:
    """The finished game in a file, checked against the rules. Raises BadInput."""
    from spieltisch.match import BadRecord, from_record

    try:
        return from_record(_record(file))
    except BadRecord as error:
        raise BadInput(f"{file}: {error}") from None


def _moves(match: Match, language: str) -> Iterator[Move]:
    """The acts of a game in order, with those that were taken back."""
    from spieltisch.game import SeatSign
    from spieltisch.language import words
    from spieltisch.match import to_record

    w = words(language)
    signs = [SeatSign(seat.name, seat.kind) for seat in match.seats]
    undone = match.undone()
    for ply, row in enumerate(to_record(match)["log"]):
        if row["kind"] == "act":
            lines = [match.game.text.line(event, signs, w) for event in match.events[ply]]
            yield Move(ply, row["seat"], row["action"], row["text"], lines, ply in undone)


def _replay_json(match: Match, moves: list[Move]) -> dict[str, Any]:
    return {
        "game": match.game.facts.id,
        "seats": [seat.name for seat in match.seats],
        "moves": [asdict(move) for move in moves],
        "scores": match.scores,
        "ranks": match.ranks,
    }


def _move_table(match: Match, moves: list[Move]) -> Table:
    from rich.table import Table
    from rich.text import Text

    table = Table(title=match.game.facts.title[SOURCE_LANGUAGE], box=None, pad_edge=False)
    for heading, fixed in (("", True), ("seat", True), ("move", True), ("what happened", False)):
        table.add_column(heading, no_wrap=fixed)
    for move in moves:
        sentences = "; ".join(move.lines) + (" (taken back)" if move.undone else "")
        style = "dim strike" if move.undone else None
        notation, happened = Text(move.text), Text(sentences)  # brackets in names are no markup
        table.add_row(str(move.ply + 1), str(move.seat), notation, happened, style=style)
    return table


def _score_table(match: Match) -> Table:
    from rich.table import Table
    from rich.text import Text

    table = Table("place", "seat", "name", "points")
    rows = sorted(zip(match.ranks, range(len(match.seats)), match.scores, strict=True))
    for rank, seat, score in rows:
        table.add_row(str(rank), str(seat), Text(match.seats[seat].name), str(score))
    return table
