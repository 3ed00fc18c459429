"""Opening the table: the bare command and `serve`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from spieltisch.cli.console import BadInput, terminal_language

EXAMPLE: Final = "Example: spieltisch serve --host 127.0.0.1 --port 9000 --data ./tables"

Host = Annotated[
    str | None, typer.Option(help="Address to listen on; 127.0.0.1 keeps it on this machine.")
]
Port = Annotated[int | None, typer.Option(min=1, max=65535, help="Port to listen on.")]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help="Folder for the database file.")]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")]


def open_table(
    context: typer.Context,
    host: Host = None,
    port: Port = None,
    data: Data = None,
    browser: Browser = True,
) -> None:
    """Play and study modern board games. Without a command: open the table in the browser."""
    if context.invoked_subcommand is None:
        _run(host, port, data, browser)
    elif (host, port, data, browser) != (None, None, None, True):
        raise BadInput("options of the table go behind the command, as in `serve --port 9000`")


def serve(
    host: Host = None, port: Port = None, data: Data = None, browser: Browser = False
) -> None:
    """Open the table for browsers, here and in the network, until Ctrl+C.

    Prints the addresses and a QR code. Settings also come from the environment, see
    docs/hosting.md.
    """
    _run(host, port, data, browser)


def _run(host: str | None, port: int | None, data: Path | None, browser: bool) -> None:
    from spieltisch.language import words
    from spieltisch.server.serve import CannotServe, run
    from spieltisch.server.settings import BadSetting, Settings

    try:
        settings = Settings.read(host=host, port=port, data=data)
        run(settings, browser, words(terminal_language()))
    except (BadSetting, CannotServe) as error:
        raise BadInput(str(error)) from None
