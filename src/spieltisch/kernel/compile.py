"""The one decorator of all rule functions, and `bind`."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from typing import Any

import numba
from numba.core.dispatcher import Dispatcher

from spieltisch.kernel.cache import use_cache


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a rule function at its first call; the result stays in the cache.

    Kernels neither raise, print nor allocate; they take a record and small integers and return
    a count, a flag or a code. No fast-math: the same bytes on every machine.
    """
    return _compiled(function, "")


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
    return _compiled(copy, name)


def _compiled(function: Callable[..., Any], game: str) -> Callable[..., Any]:
    """A function that numba compiles; what comes of it is kept with the game's."""
    use_cache(function.__module__, game)
    compiled: Callable[..., Any] = numba.njit(cache=True, nogil=True)(function)
    return compiled


def signatures(function: Callable[..., Any]) -> int:
    """How many times a kernel has been compiled in this process, for different types."""
    return len(function.signatures) if isinstance(function, Dispatcher) else 0
