"""All commands under one name, and what becomes of their errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

import typer

from spieltisch.cli import (
    arena,
    bench,
    files,
    games,
    play,
    records,
    serve,
    signature,
    simulate,
    stored,
    train,
    warmup,
)
from spieltisch.cli.console import BAD_INPUT, BadInput, say

BUG: Final = 70
INTERRUPTED: Final = 130

app = typer.Typer(
    name="spieltisch",
    add_completion=False,
    help="Play and study modern board games. Without a command: open the table in the browser.",
    epilog="Example: spieltisch --port 9000",
)
app.callback(invoke_without_command=True)(serve.open_table)
app.command("serve", epilog=serve.EXAMPLE)(serve.serve)
app.command("games", epilog=games.EXAMPLE)(games.games)
app.command("play", epilog=play.EXAMPLE)(play.play)
app.command("simulate", epilog=simulate.EXAMPLE)(simulate.simulate)
app.command("arena", epilog=arena.EXAMPLE)(arena.arena)
app.command("train", epilog=train.EXAMPLE)(train.train)
app.command("bench", epilog=bench.EXAMPLE)(bench.bench)
app.command("replay", epilog=records.REPLAY_EXAMPLE)(records.replay)
app.command("verify", epilog=records.VERIFY_EXAMPLE)(records.verify)
app.command("replay-check", epilog=stored.CHECK_EXAMPLE)(stored.replay_check)
app.command("backup", epilog=stored.BACKUP_EXAMPLE)(stored.backup)
app.command("export", epilog=files.EXPORT_EXAMPLE)(files.export)
app.command("import", epilog=files.IMPORT_EXAMPLE)(files.import_records)
app.command("signature", epilog=signature.EXAMPLE)(signature.signature)
app.command("warmup", epilog=warmup.EXAMPLE)(warmup.warmup)

# the base of all usage errors; where its class lives differs between versions of typer
USAGE_ERROR: Final = next(
    kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException"
)


def run(arguments: Sequence[str]) -> int:
    """Carry out one command; the exit code. Errors become one sentence on stderr."""
    try:
        command = typer.main.get_command(app)
        code = command.main(list(arguments), prog_name="spieltisch", standalone_mode=False)
    except BadInput as error:
        return _failed(str(error), BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return _failed("stopped", INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0  # the reader has seen enough
    except Exception as error:
        return _unexpected(error)
    return code if isinstance(code, int) else 0


def _unexpected(error: Exception) -> int:
    """What no command has foreseen: usage, files, and our own mistakes."""
    if isinstance(error, USAGE_ERROR):
        sentence: str = error.format_message()  # type: ignore[attr-defined]  # of every such error
        return _failed(sentence, BAD_INPUT)
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return _failed(f"{where}{error.strerror or error}", BAD_INPUT)
    if sys.flags.dev_mode:
        raise error
    what = f"{type(error).__name__}: {error}"
    return _failed(f"a bug: {what}; `python -X dev -m spieltisch ...` shows where", BUG)


def _failed(sentence: str, code: int) -> int:
    say(f"spieltisch: {sentence}")
    return code
