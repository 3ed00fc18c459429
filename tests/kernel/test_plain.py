"""The stand-in record: Python integers that check every index and every range."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltisch.kernel import Field, PlainRecord, kernel, plain, record_dtype

FIELDS = (
    Field("count", "i1", (), 0, 100),
    Field("supply", "i1", (3,), 0, 8),
    Field("grid", "i2", (2, 3), -1, 300),
)
STATE = record_dtype(FIELDS)
PRICES = np.array([1, 2, 3], dtype=np.int8)


@kernel
def price(place: int) -> int:
    return PRICES[place]


@kernel
def buy(state: Any, place: int) -> Any:
    state.supply[place] -= 1
    state.count += price(place)
    return state.count


@pytest.fixture
def record() -> Any:
    return PlainRecord(FIELDS, STATE)


def test_fields_read_and_write_like_the_compiled_record(record: Any) -> None:
    record.count = 7
    record.supply[1] = 5
    record.grid[1, 2] = 300

    compiled = np.frombuffer(record.to_bytes(), dtype=STATE).view(np.recarray)[0]
    assert compiled.count == 7
    assert compiled.supply.tolist() == [0, 5, 0]
    assert compiled.grid.tolist() == [[0, 0, 0], [0, 0, 300]]


def test_it_takes_over_a_compiled_record(record: Any) -> None:
    records = np.zeros(1, dtype=STATE).view(np.recarray)
    records[0].count, records[0].grid[0, 1] = 9, -1

    record.load(records[0])

    assert (record.count, record.grid[0, 1]) == (9, -1)
    assert record.to_bytes() == records.tobytes()


@pytest.mark.parametrize("index", [3, -1])
def test_an_index_outside_is_refused(record: Any, index: int) -> None:
    with pytest.raises(IndexError, match=r"supply\[-?\d\]: -?\d is outside 0..2"):
        record.supply[index]
    with pytest.raises(IndexError, match=r"is outside 0\.\.2"):
        record.supply[index] = 1


def test_a_missing_index_is_refused(record: Any) -> None:
    with pytest.raises(IndexError, match="2 indices expected"):
        record.grid[1]


@pytest.mark.parametrize("value", [9, -1])
def test_a_value_outside_its_range_is_refused(record: Any, value: int) -> None:
    with pytest.raises(OverflowError, match=r"supply: -?\d is outside 0..8"):
        record.supply[0] = value


def test_a_single_number_keeps_its_range_too(record: Any) -> None:
    with pytest.raises(OverflowError, match=r"count: 101 is outside 0\.\.100"):
        record.count = 101


def test_there_are_no_other_fields(record: Any) -> None:
    with pytest.raises(AttributeError, match="no field 'attic'"):
        record.attic  # noqa: B018 -- reading is the act
    with pytest.raises(AttributeError, match="no single number"):
        record.supply = 1


def test_a_plain_kernel_calls_plain_kernels_and_reads_checked_tables(record: Any) -> None:
    record.supply[2] = 1

    assert plain(buy)(record, 2) == 3
    assert record.supply[2] == 0
    with pytest.raises(OverflowError, match="supply: -1"):
        plain(buy)(record, 2)
    with pytest.raises(IndexError, match="PRICES"):
        plain(price)(3)


def test_compiled_code_checks_its_indices_when_asked_to() -> None:
    code = "from kernel.test_plain import price\ntry: price(3)\nexcept IndexError: print('out')"
    env = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": str(Path(__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=False)

    assert done.stdout == b"out\n", done.stderr


def test_a_range_must_fit_its_storage() -> None:
    with pytest.raises(ValueError, match=r"supply: 0..200 does not fit i1"):
        record_dtype([Field("supply", "i1", (), 0, 200)])


def test_every_number_lies_at_a_multiple_of_its_size() -> None:
    """Also in an array of records; a graphics card stops otherwise."""
    fields = [Field("flag", "i1", (3,), 0, 1), Field("seat", "i8", (), 0, 3)]
    fields += [Field("revealed", "i2", (2,), 0, 9)]
    record = record_dtype(fields)

    offsets = [(name, place[1]) for name, place in (record.fields or {}).items()]
    assert offsets == [("seat", 0), ("revealed", 8), ("flag", 12), ("padding", 15)]
    assert record.itemsize == 16
    assert record_dtype(fields[1:2]).names == ("seat",)


def test_a_record_takes_at_most_2_kb() -> None:
    assert record_dtype([Field("attic", "u8", (256,), 0, 1)]).itemsize == 2048
    with pytest.raises(ValueError, match="a record takes 2056 bytes, the limit is 2048"):
        record_dtype([Field("attic", "u8", (257,), 0, 1)])
