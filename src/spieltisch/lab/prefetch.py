"""Fetch a record ahead: a hint to the processor, without any effect on what is computed.

A batch goes through its games one after the other; while one is worked on, the next comes from
memory. With ten thousand games a step takes half the time.
"""

from __future__ import annotations

from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

LINE: Final = 64  # bytes that come at once
WRITE: Final = 1  # the arguments of llvm.prefetch
NEAREST: Final = 3
DATA: Final = 1


def _prefetch(typing_context: Any, record: Any, most: Any) -> Any:
    """Fetch the first `most` bytes (a constant) of a record of an array."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointer = ir.IntType(8).as_pointer()
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [pointer, number, number, number])
        hint = builder.module.declare_intrinsic("llvm.prefetch", [pointer], kind)
        start = builder.bitcast(arguments[0], pointer)
        for offset in range(0, min(record.size, most.literal_value), LINE):
            line = builder.gep(start, [ir.Constant(ir.IntType(64), offset)])
            how = [ir.Constant(number, value) for value in (WRITE, NEAREST, DATA)]
            builder.call(hint, [line, *how])
        return context.get_dummy_value()

    if not isinstance(most, types.IntegerLiteral):
        return None
    return types.void(record, most), generate


prefetch: Any = intrinsic(_prefetch)  # prefetch(record, most), in compiled code only
