"""Plain mode: the same rule sources, run by Python itself on a stand-in record.

The stand-in holds Python integers and checks every index and every written value against the
field's declared range, so a clause test or a debugger sees at once what compiled code would do
silently. `plain(function)` copies a kernel together with every kernel it calls.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numba.core.dispatcher import Dispatcher

from spieltisch.kernel.record import Field


class PlainTable:
    """An array of Python integers; an index outside 0..size-1 or a value out of range raises."""

    def __init__(self, name: str, values: np.ndarray[Any, Any], low: int, high: int) -> None:
        self._name, self._low, self._high = name, low, high
        self.shape = values.shape
        self._values: list[int] = [int(value) for value in values.reshape(-1)]

    def __len__(self) -> int:
        return int(self.shape[0])

    def _place(self, index: int | tuple[int, ...]) -> int:
        parts = index if isinstance(index, tuple) else (index,)
        if len(parts) != len(self.shape):
            raise IndexError(f"{self._name}{list(parts)}: {len(self.shape)} indices expected")
        place = 0
        for part, size in zip(parts, self.shape, strict=True):
            if not 0 <= part < size:
                raise IndexError(f"{self._name}{list(parts)}: {part} is outside 0..{size - 1}")
            place = place * size + int(part)
        return place

    def __getitem__(self, index: int | tuple[int, ...]) -> int:
        return self._values[self._place(index)]

    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None:
        if not self._low <= value <= self._high:
            raise OverflowError(f"{self._name}: {value} is outside {self._low}..{self._high}")
        self._values[self._place(index)] = int(value)

    def to_array(self, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
        """The values as a numpy array of the same shape."""
        return np.array(self._values, dtype=dtype).reshape(self.shape)


class PlainRecord:
    """A record of Python integers with the same attributes as the compiled one."""

    def __init__(self, fields: Sequence[Field], dtype: np.dtype[np.void]) -> None:
        tables = {}
        for field in fields:
            zeros = np.zeros(field.shape or (1,), dtype=field.type)
            tables[field.name] = PlainTable(field.name, zeros, field.low, field.high)
        scalars = frozenset(field.name for field in fields if not field.shape)
        for name, value in (("_tables", tables), ("_scalars", scalars), ("_dtype", dtype)):
            object.__setattr__(self, name, value)

    def __getattr__(self, name: str) -> Any:
        if name not in self._tables:
            raise AttributeError(f"the record has no field {name!r}")
        table = self._tables[name]
        return table[0] if name in self._scalars else table

    def __setattr__(self, name: str, value: int) -> None:
        if name not in self._scalars:
            raise AttributeError(f"{name!r} is no single number of the record")
        self._tables[name][0] = value

    def to_bytes(self) -> bytes:
        """The bytes that the compiled record would have."""
        record = np.zeros(1, dtype=self._dtype)
        for name, table in self._tables.items():
            base = self._dtype[name].base
            record[name] = table.to_array(base).reshape(record[name].shape)
        return record.tobytes()

    def load(self, record: Any) -> None:
        """Take over every field of a compiled record (ranges are checked)."""
        for name, table in self._tables.items():
            values = np.asarray(record[name]).reshape(-1)
            for place, value in enumerate(values):
                table[tuple(int(i) for i in np.unravel_index(place, table.shape))] = int(value)


_copies: dict[Any, Any] = {}
_namespaces: dict[int, dict[str, Any]] = {}


def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """The uncompiled twin of a kernel; every kernel and table it reads is plain too."""
    source = getattr(function, "py_func", function)
    if source not in _copies:
        namespace = _plain_namespace(source.__globals__)
        _copies[source] = types.FunctionType(
            source.__code__, namespace, source.__name__, source.__defaults__
        )
    copy: Callable[..., Any] = _copies[source]
    return copy


def _plain_namespace(names: dict[str, Any]) -> dict[str, Any]:
    """A module's globals with its kernels and constant tables replaced by plain ones."""
    if id(names) not in _namespaces:
        namespace = dict(names)
        _namespaces[id(names)] = namespace  # before the loop: modules may refer to each other
        for name, value in names.items():
            if isinstance(value, Dispatcher):
                namespace[name] = plain(value)
            elif isinstance(value, np.ndarray) and value.dtype.kind in "iu":
                limits = np.iinfo(value.dtype)
                namespace[name] = PlainTable(name, value, limits.min, limits.max)
    return _namespaces[id(names)]
