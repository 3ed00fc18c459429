"""Plain mode: the same rule sources, run by Python itself on a stand-in record.

The stand-in holds Python integers and checks every index and every written value against the
field's declared range, so a clause test or a debugger sees at once what compiled code would do
silently. `plain(function)` copies a kernel together with every kernel it calls.
"""

from __future__ import annotations

import itertools
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
        flat = len(self.shape) == 1
        places = range(len(values)) if flat else itertools.product(*map(range, self.shape))
        # by index, in the order of the array: what is no key is outside, at the price of one look
        self._values: dict[Any, int] = dict(zip(places, values.reshape(-1).tolist(), strict=True))

    def __len__(self) -> int:
        return int(self.shape[0])

    def __getitem__(self, index: int | tuple[int, ...]) -> int:
        try:
            return self._values[index]
        except KeyError:
            raise self._outside(index) from None

    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None:
        if not self._low <= value <= self._high:
            raise self._overflow(value)
        if index not in self._values:
            raise self._outside(index)
        self._values[index] = int(value)

    def _outside(self, index: int | tuple[int, ...]) -> IndexError:
        parts = index if isinstance(index, tuple) else (index,)
        asked = f"{self._name}{list(parts)}"
        if len(parts) != len(self.shape):
            return IndexError(f"{asked}: {len(self.shape)} indices expected")
        pairs = zip(parts, self.shape, strict=True)
        part, size = next(pair for pair in pairs if pair[0] not in range(pair[1]))
        return IndexError(f"{asked}: {part} is outside 0..{size - 1}")

    def _overflow(self, value: int) -> OverflowError:
        return OverflowError(f"{self._name}: {value} is outside {self._low}..{self._high}")

    def load(self, values: np.ndarray[Any, Any]) -> None:
        """Take over an array of the same shape."""
        found = values.reshape(-1).tolist()
        for value in (min(found), max(found)):
            if not self._low <= value <= self._high:
                raise self._overflow(value)
        self._values = dict(zip(self._values, found, strict=True))

    def to_array(self, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
        """The values as a numpy array of the same shape."""
        return np.array([*self._values.values()], dtype=dtype).reshape(self.shape)


class PlainRecord:
    """A record of Python integers with the same attributes as the compiled one."""

    def __init__(self, fields: Sequence[Field], dtype: np.dtype[np.void]) -> None:
        tables, scalars = {}, {}
        for field in fields:
            zeros = np.zeros(field.shape or (1,), dtype=field.type)
            tables[field.name] = PlainTable(field.name, zeros, field.low, field.high)
            if not field.shape:
                scalars[field.name] = tables[field.name]
        arrays = {name: table for name, table in tables.items() if name not in scalars}
        self.__dict__.update(arrays, _tables=tables, _scalars=scalars, _dtype=dtype)

    def __getattr__(self, name: str) -> Any:
        if name not in self._scalars:
            raise AttributeError(f"the record has no field {name!r}")
        return self._scalars[name][0]

    def __setattr__(self, name: str, value: int) -> None:
        if name not in self._scalars:
            raise AttributeError(f"{name!r} is no single number of the record")
        self._scalars[name][0] = value

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
            table.load(np.asarray(record[name]))


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
