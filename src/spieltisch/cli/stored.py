"""The games in a server's database: replaying them all, and copying the database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from spieltisch.cli.console import FAILED, BadInput, Json, Progress, print_json, progress_bar
from spieltisch.cli.serve import Data

if TYPE_CHECKING:
    from spieltisch.server.settings import Settings
    from spieltisch.server.store import Store

CHECK_EXAMPLE: Final = "Example: spieltisch replay-check --data ./tables"
BACKUP_EXAMPLE: Final = "Example: spieltisch backup tables-of-today.sqlite3"


def replay_check(data: Data = None, as_json: Json = False) -> None:
    """Replay every stored game by the rules of this version and compare the results.

    Run it before an update of a server goes live. The database is only read. Leaves with 1 if
    a game would go differently.
    """
    import asyncio

    settings = stored_settings(data)
    with progress_bar(quiet=as_json) as progress:
        count, different = asyncio.run(_check_all(settings, progress))
    if as_json:
        rows = [{"table": table, "problem": problem} for table, problem in different.items()]
        print_json({"tables": count, "same": count - len(different), "different": rows})
    else:
        for table, problem in different.items():
            print(f"✗ {table}: {problem}")
        print(f"{count - len(different)} of {count} stored games replay with the same result")
    if different:
        raise typer.Exit(FAILED)


def backup(
    file: Annotated[Path, typer.Argument(help="Where to put the copy; must not exist yet.")],
    data: Data = None,
) -> None:
    """Copy the database file, also while a server is running."""
    settings = stored_settings(data)
    if settings.database is not None:
        raise BadInput("backup copies the database file; for PostgreSQL use pg_dump")
    if file.exists():
        raise BadInput(f"{file}: exists already; expected a new file")
    from spieltisch.server.settings import DATABASE_FILE

    try:
        _copy(settings.data / DATABASE_FILE, file)
    except sqlite3.Error as error:
        file.unlink(missing_ok=True)
        raise BadInput(f"the database cannot be copied: {error}") from None
    print(f"{file}: {file.stat().st_size:,} bytes")


def _copy(source: Path, target: Path) -> None:
    """Copy a database that may be in use; the copy is one file with nothing beside it."""
    with closing(sqlite3.connect(source)) as present, closing(sqlite3.connect(target)) as copy:
        present.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


def stored_settings(data: Path | None) -> Settings:
    """The settings, if they lead to a database. Raises BadInput."""
    from spieltisch.server.settings import DATABASE_FILE, BadSetting, Settings

    try:
        settings = Settings.read(data=data)
    except BadSetting as error:
        raise BadInput(str(error)) from None
    file = settings.data / DATABASE_FILE
    if settings.database is None and not file.is_file():
        raise BadInput(f"{file}: no games are stored here; expected a server's data folder")
    return settings


async def _check_all(settings: Settings, progress: Progress) -> tuple[int, dict[str, str]]:
    """How many tables there are, and what is different about which of them."""
    from spieltisch.server.store import StorageFailed, Store

    store = Store(settings.database_url)
    different = {}
    try:
        tables = await store.ids()
        for done, table in enumerate(tables):
            progress(done, len(tables), "replaying")
            problem = await _problem(store, table)
            if problem:
                different[table] = problem
    except StorageFailed as error:
        raise BadInput(f"the database cannot be read: {error}") from None
    finally:
        await store.close()
    return len(tables), different


async def _problem(store: Store, table: str) -> str:
    """What goes differently when a stored game is replayed; empty if nothing."""
    row = await store.table(table)
    if row is None:
        return ""  # deleted meanwhile
    return _difference(row, await store.entries(table, 0))


def _difference(row: Any, log: list[Any]) -> str:
    from spieltisch.games import UnknownGame
    from spieltisch.server.hall import entry_of, new_match

    try:
        match = new_match(row)
    except (UnknownGame, ValueError) as error:
        return str(error)
    if row.rules_version != match.game.rules_version:
        return f"rules version {row.rules_version}, these are {match.game.rules_version}"
    for stored in log:
        if stored.kind == "act" and (stored.seat != match.actor or match.why_not(stored.action)):
            return f"entry {stored.ply}: action {stored.action} of seat {stored.seat} is not legal"
        match.append(entry_of(stored))
    if match.actor != row.actor:
        return f"seat {match.actor} has the decision, stored is seat {row.actor}"
    if row.result and (match.scores, match.ranks) != (row.result.scores, row.result.ranks):
        return f"scores {match.scores}, stored are {row.result.scores}"
    return ""
