"""Measure Spieltisch and the alternatives side by side, one core each, into bench/results.md.

    make peers        or        python bench/peers/run.py [--only NAME] [--no-write]

Needs the repository's own environment (`make test` or `make play` makes it); the peers get one of
their own beside this file. What does not install or does not run is named in the table.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RESULTS = HERE.parent / "results.md"
BEGIN, END = "<!-- peers: written by bench/peers/run.py -->", "<!-- end of peers -->"
SCRIPTS = ("our_games", "openspiel_games", "pgx_games", "pettingzoo_games", "rlcard_games")
LEFT_OUT = "Not measured: PufferLib, whose build fetches more than packages and failed here."
PATIENCE = 1800  # seconds for one script, compiling included
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
}

Row = dict[str, Any]


def main() -> None:
    """Install, measure one after the other, write the table."""
    arguments = _arguments()
    python = _environment(arguments.venv)
    rows: list[Row] = []
    for script in arguments.only or SCRIPTS:
        own = script == "our_games"
        rows += _measure(Path(sys.executable) if own else python, script)
    table = _table(rows)
    print(table)
    if not arguments.no_write:
        _write(table)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", action="append", choices=SCRIPTS, help="one script, repeatable")
    parser.add_argument("--venv", type=Path, default=HERE / ".venv", help="where the peers live")
    parser.add_argument("--no-write", action="store_true", help="leave results.md as it is")
    return parser.parse_args()


def _environment(folder: Path) -> Path:
    """The interpreter of the peers' environment, made when it is missing."""
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    if not _install(python, "-r", str(HERE / "requirements.txt")):
        raise SystemExit("the peers do not install; see above")
    return python


def _install(python: Path, *what: str) -> bool:
    command = [str(python), "-m", "pip", "install", "--quiet", *what]
    return subprocess.run(command, check=False).returncode == 0


def _measure(python: Path, script: str) -> list[Row]:
    """The rows of one script, run on one core; a row with an error if it fails."""
    print(f"measuring {script} ...", file=sys.stderr, flush=True)
    done = subprocess.run(
        [str(python), str(HERE / f"{script}.py")],
        env={**os.environ, **ONE_THREAD},
        stdout=subprocess.PIPE,
        text=True,
        timeout=PATIENCE,
        check=False,
        preexec_fn=_on_one_core,
    )
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if done.returncode:
        rows.append({"package": script, "version": "", "how": "failed", "game": ""})
    return rows


def _on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _table(rows: list[Row]) -> str:
    """The whole section in Markdown."""
    lines = [
        f"Measured on {datetime.date.today()} with `make peers` in one run, one core each, median "
        f"of five runs of 1 s of CPU time. {_machine()}",
        "",
        "| package | version | game | how | decisions a second | spread |",
        "|---|---|---|---|---|---|",
        *(_line(row) for row in rows),
        "",
        f"{_summary(rows)} {LEFT_OUT}".strip(),
    ]
    return "\n".join(lines)


def _line(row: Row) -> str:
    if "decisions_per_second" not in row:
        return f"| {row['package']} | | | failed | | |"
    speed, spread = f"{row['decisions_per_second']:,.0f}", f"{row['spread']:.1%}"
    named = " | ".join(str(row[key]) for key in ("package", "version", "game", "how"))
    return f"| {named} | {speed} | {spread} |"


def _summary(rows: list[Row]) -> str:
    """The slowest of ours against the fastest of theirs, and the batch against whole games."""
    speeds = [row for row in rows if "decisions_per_second" in row]
    ours = {row["game"]: row for row in speeds if row["how"] == "whole games"}
    theirs = [row for row in speeds if row["package"] != "spieltisch"]
    sentences = []
    if ours and theirs:
        slow = min(row["decisions_per_second"] for row in ours.values())
        fast = max(theirs, key=lambda row: row["decisions_per_second"])
        times = slow / fast["decisions_per_second"]
        sentences.append(
            f"Our slowest game is {times:.1f} times as fast as the fastest peer measured "
            f"({fast['package']}, {fast['game']}, {fast['how']})."
        )
    for row in speeds:
        if row["how"].startswith("batch of") and row["game"] in ours:
            share = row["decisions_per_second"] / ours[row["game"]]["decisions_per_second"]
            sentences.append(f"A {row['how']} reaches {share:.0%} of whole games in {row['game']}.")
    return " ".join(sentences)


def _machine() -> str:
    from spieltisch.lab.bench import machine

    facts = machine()
    busy = os.getloadavg()[0]
    return (
        f"Machine: {facts['processor']}, {facts['cores']} cores, {facts['system']}, Python "
        f"{facts['python']}, numba {facts['numba']}, numpy {facts['numpy']}; load average "
        f"{busy:.1f} at the end (1 is this run alone)."
    )


def _write(table: str) -> None:
    """Put the section between its marks, or at the end of the file."""
    text = RESULTS.read_text(encoding="utf-8")
    section = f"{BEGIN}\n{table}\n{END}"
    if BEGIN in text:
        before, _, rest = text.partition(BEGIN)
        text = before + section + rest.partition(END)[2]
    else:
        text = f"{text.rstrip()}\n\n## Side by side with others\n\n{section}\n"
    RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
