"""Libraries that only an extra brings: imported late, missed with a clear word."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

EXTRA_OF: Final = {
    "pettingzoo": "lab",
    "gymnasium": "lab",
    "pyspiel": "lab",
    "ray": "lab",
}


class MissingExtra(ImportError):
    """A library is not installed; the message names the extra that brings it."""


def need(library: str) -> ModuleType:
    """Import a library of EXTRA_OF. Raises MissingExtra."""
    try:
        return import_module(library)
    except ModuleNotFoundError as error:
        if error.name != library:
            raise  # it is there, but something that it needs is not
        extra = EXTRA_OF[library]
        raise MissingExtra(
            f"{library} is not installed; the extra {extra!r} brings it: "
            f"pip install 'spieltisch[{extra}]'",
            name=library,
        ) from error
