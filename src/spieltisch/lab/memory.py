"""The lessons that a training remembers: a ring in which the newest replace the oldest."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spieltisch.lab.self_play import MOST_FEATURES, Lessons, new_lessons

Table = np.ndarray[Any, Any]

RING: Final = 60_000  # lessons that are remembered
SPARSE: Final = ("places", "amounts")  # columns of which each lesson fills only the first `size`


class Memory:
    """A ring of lessons; `count` is how many there have ever been."""

    def __init__(self) -> None:
        self.lessons, self.count = new_lessons(RING), 0

    @property
    def known(self) -> int:
        """How many lessons are remembered now."""
        return min(self.count, RING)

    def add(self, lessons: Lessons) -> None:
        """Remember lessons, fewer than the ring holds, oldest first."""
        at = np.arange(self.count, self.count + len(lessons.sizes)) % RING
        width = lessons.places.shape[1]
        for name, ours, theirs in zip(Lessons._fields, self.lessons, lessons, strict=True):
            ours[(at, slice(width)) if name in SPARSE else at] = theirs
        self.count += len(at)

    def packed(self) -> dict[str, Table]:
        """Everything remembered, without the empty parts of lessons, by names."""
        known = self.known
        parts = {name: getattr(self.lessons, name)[:known] for name in Lessons._fields}
        filled = _filled(parts["sizes"])
        return parts | {name: parts[name][filled] for name in SPARSE}

    def restore(self, count: int, parts: dict[str, Table]) -> None:
        """Remember what `packed` gave, after so many lessons."""
        self.count = count
        filled = _filled(parts["sizes"])
        for name in Lessons._fields:
            column = getattr(self.lessons, name)[: self.known]
            column[filled if name in SPARSE else slice(None)] = parts[name]


def _filled(sizes: Table) -> Table:
    """Which places of the sparse columns count: bool[lessons, MOST_FEATURES]."""
    filled: Table = np.arange(MOST_FEATURES) < sizes[:, None]
    return filled
