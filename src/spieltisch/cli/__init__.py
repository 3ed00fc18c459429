"""The command `spieltisch`: one file per group of commands.

Only what a command needs is imported, inside the command: help and lists must come at once.
"""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line and leave with its exit code."""
    from spieltisch.cli.app import run

    sys.exit(run(sys.argv[1:]))
