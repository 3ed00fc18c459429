"""Where compiled code is kept.

numba's own cache looks at one file at a time: it sees neither a change in an imported file nor
one in a global constant. So compiled code lies in a folder named by a hash over every source and
data file that it depends on, the versions of numba and Python, the processor and the bounds check.
Each game has folders of its own, for its rules, its bots and its lab: a change in one game
compiles no other one, a change in the lab compiles no rules.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numba
from llvmlite.binding import get_host_cpu_name
from platformdirs import user_cache_path

config: Any = numba.config  # its attributes are made at run time

KEPT_CACHES = 3  # folders of one name that stay, newest first: of these and of earlier sources
PACKAGE = "spieltisch"
RULES = ("kernel", "game.py", "position.py")  # what the rules of every game depend on
# what bots and lab depend on beside the rules
AROUND_RULES = {"bots": ("bots",), "lab": ("bots", "lab")}
PYTHON_FACE = ("scene", "text", "view.py", "tell.py")  # parts of a game that hold no kernel
COMPILED_MARKS = (b"@kernel", b"intrinsic(", b"bind(")  # in files of bots and lab that count


def cache_folder(module: str, game: str = "") -> Path:
    """The folder for the kernels of a module, bound to a game if one is named."""
    area, game = _part(module, game)
    root = os.environ.get("SPIELTISCH_CACHE")
    base = Path(root) if root else user_cache_path(PACKAGE) / "kernels"
    return base / f"{area}-{game or 'all'}-{_fingerprint(area, game)}"


def is_compiled(game: str) -> bool:
    """Whether rules of this game were compiled before, from these sources on this machine."""
    return any(cache_folder(f"{PACKAGE}.games.{game}").glob("**/*.nbi"))


def use_cache(module: str, game: str = "") -> None:
    """Let numba keep there what it compiles next."""
    folder = _opened(*_part(module, game))
    if folder is not None:
        config.CACHE_DIR = str(folder)


def _part(module: str, game: str) -> tuple[str, str]:
    """Part of the package and game that compiled code belongs to."""
    package, part, inner = (*module.split("."), "", "")[:3]
    if package != PACKAGE or part not in ("games", *AROUND_RULES):
        return "rules", game
    return ("rules", inner) if part == "games" else (part, game)


def _fingerprint(area: str, game: str) -> str:
    """Hash over everything that compiled code depends on."""
    package = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for path in _sources(package, area, game):
        digest.update(f"{path.relative_to(package)}\0".encode() + path.read_bytes() + b"\0")
    machine = (numba.__version__, sys.version, platform.machine(), get_host_cpu_name())
    digest.update(repr((machine, config.BOUNDSCHECK)).encode())
    return digest.hexdigest()[:20]


def _sources(package: Path, area: str, game: str) -> Iterator[Path]:
    """The files with compiled code, or with data that it uses."""
    folders = [*RULES, f"games/{game}"] if game else RULES
    for name in folders:
        for path in _files(package / name):
            if not any(face in path.relative_to(package).parts for face in PYTHON_FACE):
                yield path
    for name in AROUND_RULES.get(area, ()):
        for path in _files(package / name):
            if any(mark in path.read_bytes() for mark in COMPILED_MARKS):
                yield path


def _files(path: Path) -> list[Path]:
    """A file itself, or all sources and data in a folder."""
    inside = [path] if path.is_file() else path.rglob("*")
    return sorted(one for one in inside if one.suffix in (".py", ".toml"))


@cache
def _opened(area: str, game: str) -> Path | None:
    """A folder made ready, without those of old sources; None if there is no place to write."""
    folder = cache_folder(f"{PACKAGE}.{area}", game)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        name = folder.name.rpartition("-")[0]
        others = (path for path in folder.parent.glob(f"{name}-*") if path != folder)
        stale = sorted(others, key=lambda path: path.stat().st_mtime, reverse=True)
        for path in stale[KEPT_CACHES - 1 :]:
            shutil.rmtree(path, ignore_errors=True)
    except OSError:
        return None  # numba falls back to the folder of the sources, or compiles
    return folder
