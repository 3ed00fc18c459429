"""How a game declares its record: one line per field, with the range that it keeps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

MOST_BYTES = 2048  # budget for the record of any game
WORD = 8  # bytes; a graphics card reads a number only from a multiple of its size


@dataclass(frozen=True)
class Field:
    """One fact of a game: its name, storage type, shape, and lowest and highest value."""

    name: str
    type: str
    shape: tuple[int, ...]
    low: int
    high: int


def record_dtype(fields: Sequence[Field]) -> np.dtype[np.void]:
    """The numpy dtype of a record with these fields, wide ones first, in whole words.

    So every number lies at a multiple of its size, in arrays too, and a field has no gap behind
    it that copying might leave out.

    Raises ValueError if a range does not fit its storage or the record exceeds 2 KB.
    """
    for field in fields:
        limits = np.iinfo(field.type)
        if field.low < limits.min or field.high > limits.max:
            raise ValueError(f"{field.name}: {field.low}..{field.high} does not fit {field.type}")
    wide_first = sorted(fields, key=lambda field: -np.dtype(field.type).itemsize)
    columns = [(field.name, field.type, field.shape) for field in wide_first]
    rest = -np.dtype(columns).itemsize % WORD
    dtype = np.dtype(columns + [("padding", "i1", (rest,))] * (rest > 0))
    if dtype.itemsize > MOST_BYTES:
        raise ValueError(f"a record takes {dtype.itemsize} bytes, the limit is {MOST_BYTES}")
    return dtype
