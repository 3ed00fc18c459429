"""The ground under the rules: compiling, random numbers and the plain twin of a record.

Nothing here knows a game. Importing this package imports numba (0.2 s), so everything that
must start at once imports it late.
"""

from spieltisch.kernel.compile import bind, kernel, signatures
from spieltisch.kernel.plain import PlainRecord, plain
from spieltisch.kernel.record import Field, record_dtype
from spieltisch.kernel.rng import (
    below,
    branch,
    key_generator,
    next_word,
    seed_generator,
    shuffle,
)

__all__ = [
    "Field",
    "PlainRecord",
    "below",
    "bind",
    "branch",
    "kernel",
    "key_generator",
    "next_word",
    "plain",
    "record_dtype",
    "seed_generator",
    "shuffle",
    "signatures",
]
