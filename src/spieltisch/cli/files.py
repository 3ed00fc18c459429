"""Games of a server's database as files, and files into the database; a server may be running."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from spieltisch.cli.console import BadInput
from spieltisch.cli.serve import Data
from spieltisch.cli.stored import stored_settings

if TYPE_CHECKING:
    from spieltisch.match import Match
    from spieltisch.server.settings import Settings
    from spieltisch.server.store import Store

EXPORT_EXAMPLE: Final = "Example: spieltisch export games-of-the-club"
IMPORT_EXAMPLE: Final = "Example: spieltisch import games-of-the-club/*.json"


def export(
    folder: Annotated[Path, typer.Argument(help="Where to put the files.")],
    table: Annotated[
        str | None, typer.Option(help="Only this table, also if it is still running.")
    ] = None,
    data: Data = None,
) -> None:
    """Write every finished game of a server's database as a record, one file each.

    Files that are there already stay. The record of a running game has no secret.
    """
    import asyncio

    written = asyncio.run(_export(stored_settings(data), folder, table))
    print(f"{folder}: {written} games written")


def import_records(
    files: Annotated[list[Path], typer.Argument(help="Records of finished games.")],
    data: Data = None,
) -> None:
    """Keep records in a server's database, so that its tables show them.

    Every record is checked against the rules before any is kept.
    """
    import asyncio

    from spieltisch.cli.records import match_of

    matches = [match_of(file) for file in files]
    for file, table in zip(files, asyncio.run(_keep(stored_settings(data), matches)), strict=True):
        print(f"{file}: /tables/{table}")


async def _export(settings: Settings, folder: Path, table: str | None) -> int:
    from spieltisch.server.store import StorageFailed, Store

    store = Store(settings.database_url)
    try:
        ids = [table] if table else await store.ids()
        folder.mkdir(parents=True, exist_ok=True)
        return sum([await _write(store, table_id, folder, named=bool(table)) for table_id in ids])
    except StorageFailed as error:
        raise BadInput(f"the database cannot be read: {error}") from None
    finally:
        await store.close()


async def _write(store: Store, table_id: str, folder: Path, *, named: bool) -> bool:
    """Write one game; False if it is not due or there already."""
    from spieltisch.match import to_record
    from spieltisch.server.errors import ApiError
    from spieltisch.server.hall import check_rules, entry_of, new_match

    row = await store.table(table_id)
    if row is None:
        raise BadInput(f"{table_id}: no table has this id")
    file = folder / f"{row.game}-{table_id}.json"
    if file.exists() or not (named or row.result):
        return False
    try:
        check_rules(row)
    except ApiError:
        if named:
            raise BadInput(f"{table_id}: played by other rules than these") from None
        return False
    match = new_match(row)
    for entry in await store.entries(table_id, 0):
        match.append(entry_of(entry))
    file.write_text(json.dumps(to_record(match), ensure_ascii=False, indent=1), encoding="utf-8")
    return True


async def _keep(settings: Settings, matches: list[Match]) -> list[str]:
    """Store the games; the ids of their tables. Nobody owns their seats."""
    from spieltisch.language import SOURCE_LANGUAGE, words
    from spieltisch.server.errors import ApiError
    from spieltisch.server.guests import TOKEN_BYTES, Caller
    from spieltisch.server.hall import Hall
    from spieltisch.server.store import StorageFailed, Store
    from spieltisch.server.tables import Tables

    w = words(SOURCE_LANGUAGE)
    store = Store(settings.database_url)
    nobody = Caller(secrets.token_urlsafe(TOKEN_BYTES), w)
    try:
        tables = Tables(store, Hall(store))
        return [await tables.keep_record(nobody, match) for match in matches]
    except ApiError as error:
        raise BadInput(error.message(w)) from None
    except StorageFailed as error:
        raise BadInput(f"the database cannot be written: {error}") from None
    finally:
        await store.close()
