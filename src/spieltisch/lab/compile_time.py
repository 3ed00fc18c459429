"""How long the first start takes: compiling in a fresh process with an empty cache."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from typing import Final

WARM: Final = """
import sys, time
from spieltisch.warm import warm
warm(sys.argv[1:], lambda done, total, name: None)
print(time.process_time())
"""
PATIENCE: Final = 600  # seconds


class CannotCompile(RuntimeError):
    """The fresh process failed; the message holds the end of what it said."""


def compile_times(game_id: str) -> tuple[float, float]:
    """Seconds to compile a game's kernels, and to load them from the cache afterwards.

    CPU time of a whole process on one core, which a free machine also shows on the clock.
    Raises CannotCompile.
    """
    with tempfile.TemporaryDirectory() as cache:
        return _warm_in_fresh_process(game_id, cache), _warm_in_fresh_process(game_id, cache)


def _warm_in_fresh_process(game_id: str, cache: str) -> float:
    done = subprocess.run(
        [sys.executable, "-c", WARM, game_id],
        env={**os.environ, "SPIELTISCH_CACHE": cache},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        raise CannotCompile(done.stderr.strip().splitlines()[-1] if done.stderr else "no answer")
    return float(done.stdout)
