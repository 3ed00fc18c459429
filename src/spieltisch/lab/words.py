"""Numbers that several threads read and write at the same time, in compiled code only.

`words` is an array of int64. Other writes of a thread come before its `swap_word`, and are seen by
the thread that reads the new value with `load_word`.
"""

from __future__ import annotations

from typing import Any, Final

from numba import types
from numba.extending import intrinsic
from numba.np import arrayobj

make_array: Any = arrayobj.make_array  # numba tells no types

BYTES: Final = 8


def _place(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Where the word lies; the first two arguments are the array and an index."""
    words = make_array(signature.args[0])(context, builder, arguments[0])
    return builder.gep(words.data, [arguments[1]])


def _load_word(typing_context: Any, words: Any, index: Any) -> Any:
    """The value of a word now."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load_atomic(
            _place(context, builder, signature, arguments), ordering="acquire", align=BYTES
        )

    return types.int64(words, types.intp), generate


def _swap_word(typing_context: Any, words: Any, index: Any, expected: Any, value: Any) -> Any:
    """Write `value` if the word is `expected`; whether it was."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = _place(context, builder, signature, arguments)
        _, _, expected, value = arguments
        result = builder.cmpxchg(place, expected, value, ordering="acq_rel", failordering="acquire")
        return builder.extract_value(result, 1)

    return types.boolean(words, types.intp, types.int64, types.int64), generate


def _add_to_word(typing_context: Any, words: Any, index: Any, value: Any) -> Any:
    """Add to a word; its value before."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = _place(context, builder, signature, arguments)
        return builder.atomic_rmw("add", place, arguments[2], ordering="acq_rel")

    return types.int64(words, types.intp, types.int64), generate


load_word: Any = intrinsic(_load_word)
swap_word: Any = intrinsic(_swap_word)
add_to_word: Any = intrinsic(_add_to_word)
