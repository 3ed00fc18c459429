"""An array of plain records: assigning one to a place copies it, as it does in numpy."""

from __future__ import annotations

from copy import copy
from typing import overload

import numpy as np

from spieltisch.game import Game
from spieltisch.kernel import PlainRecord


class PlainRows:
    """Stands in for an array of records when a bound algorithm runs uncompiled."""

    def __init__(self, game: Game, count: int) -> None:
        self._dtype = game.state
        self._rows = [PlainRecord(game.fields, game.state) for _ in range(count)]

    @overload
    def __getitem__(self, index: int) -> PlainRecord: ...

    @overload
    def __getitem__(self, index: slice) -> PlainRows: ...

    def __getitem__(self, index: int | slice) -> PlainRecord | PlainRows:
        if isinstance(index, int):
            return self._rows[index]
        part = copy(self)  # of the same records, as a slice in numpy
        part._rows = self._rows[index]
        return part

    def __setitem__(self, index: int, source: PlainRecord) -> None:
        copied = np.frombuffer(source.to_bytes(), dtype=self._dtype)
        self._rows[index].load(copied.view(np.recarray)[0])
