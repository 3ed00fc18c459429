"""The one decorator of all rule functions, the cache of compiled code, and `bind`.

numba's own cache looks at one file at a time: it sees neither a change in an imported file nor
one in a global constant. So compiled code is kept in a folder named by a hash over every source
and data file of the rules, the versions of numba and Python, the processor and the bounds check.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numba
from llvmlite.binding import get_host_cpu_name
from numba.core.dispatcher import Dispatcher
from platformdirs import user_cache_path

config: Any = numba.config  # its attributes are made at run time

KEPT_CACHES = 4  # folders of earlier sources that stay, newest first
RULES_FOLDERS = ("kernel", "games", "lab", "bots")
PYTHON_FACE = ("scene", "text", "view.py", "tell.py")  # parts of a game that hold no kernel


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a rule function at its first call; the result stays in the cache.

    Kernels neither raise, print nor allocate; they take a record and small integers and return
    a count, a flag or a code. No fast-math: the same bytes on every machine.
    """
    compiled: Callable[..., Any] = numba.njit(cache=True, nogil=True)(function)
    return compiled


def bind(
    function: Callable[..., Any], verbs: Mapping[str, Callable[..., Any]], name: str
) -> Callable[..., Any]:
    """Compile a generic algorithm for one game: a copy that sees the game's verbs.

    `function` is written against global names such as `legal` and `apply`; the copy finds
    `verbs` under these names. `name` (the game's id) becomes part of the copy's qualified name,
    so that copies for two games have two places in the cache. Closures would be compiled anew in
    every process; copies with their own globals are not.
    """
    source = getattr(function, "py_func", function)
    namespace = {**source.__globals__, **verbs}
    copy = types.FunctionType(source.__code__, namespace, f"{source.__name__}_{name}")
    copy.__qualname__ = f"{source.__qualname__}_{name}"
    copy.__module__ = source.__module__
    return kernel(copy)


def signatures(function: Callable[..., Any]) -> int:
    """How many times a kernel has been compiled in this process, for different types."""
    return len(function.signatures) if isinstance(function, Dispatcher) else 0


def cache_folder() -> Path:
    """The folder for compiled code of exactly these sources on this machine."""
    root = os.environ.get("SPIELTISCH_CACHE")
    base = Path(root) if root else user_cache_path("spieltisch") / "kernels"
    return base / _fingerprint()


def _fingerprint() -> str:
    """Hash over everything that compiled code depends on."""
    package = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*")):
        part = path.relative_to(package)
        if part.parts[0] not in RULES_FOLDERS or any(name in part.parts for name in PYTHON_FACE):
            continue
        if path.suffix in (".py", ".toml"):
            digest.update(f"{part}\0".encode() + path.read_bytes() + b"\0")
    machine = (numba.__version__, sys.version, platform.machine(), get_host_cpu_name())
    digest.update(repr((machine, config.BOUNDSCHECK)).encode())
    return digest.hexdigest()[:20]


def _use_cache() -> None:
    """Point numba at our folder and forget the folders of old sources."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        others = (path for path in folder.parent.iterdir() if path != folder)
        stale = sorted(others, key=lambda path: path.stat().st_mtime, reverse=True)
        for path in stale[KEPT_CACHES - 1 :]:
            shutil.rmtree(path, ignore_errors=True)
    except OSError:
        return  # no place to write: numba falls back to the folder of the sources, or compiles
    config.CACHE_DIR = str(folder)


_use_cache()
