"""Random numbers inside the record: xoshiro256++ with our own draws on top.

The generator's four words are the record's field `rng`, so a copied game goes on with the same
luck and a replay is exact on every machine. Source: Blackman and Vigna, "Scrambled linear
pseudorandom number generators" (2021), public domain; the tests hold the published vectors.

Units: a word is an unsigned 64-bit integer. All words are masked, so that the same source gives
the same words when Python runs it with its unbounded integers.
"""

from __future__ import annotations

import numpy as np

from spieltisch.kernel.compile import kernel

WORD = 2**64 - 1
LOW_HALF = 2**32 - 1
HALF_RANGE = 2**32
GOLDEN = 0x9E3779B97F4A7C15  # splitmix64's step
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


@kernel
def next_word(state):
    """Advance the generator; the next 64 random bits."""
    a, b, c, d = state.rng[0], state.rng[1], state.rng[2], state.rng[3]
    mixed = (a + d) & WORD
    result = ((((mixed << 23) & WORD) | (mixed >> 41)) + a) & WORD
    shifted = (b << 17) & WORD
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = ((d << 45) & WORD) | (d >> 19)
    state.rng[0], state.rng[1], state.rng[2], state.rng[3] = a, b, c, d
    return result


@kernel
def below(state, count):
    """A uniform number 0..count-1 without bias, for 1 <= count < 2**31.

    Lemire's method ("Fast random integer generation in an interval", 2019) on the upper half
    of a word: multiply, and draw again in the rare zone that would favour small numbers.
    """
    product = np.int64(next_word(state) >> 32) * count
    if (product & LOW_HALF) < count:
        unfair = (HALF_RANGE - count) % count
        while (product & LOW_HALF) < unfair:
            product = np.int64(next_word(state) >> 32) * count
    return int(product >> 32)


@kernel
def shuffle(state, items, count):
    """Bring the first `count` entries of `items` into a uniformly random order."""
    for last in range(count - 1, 0, -1):
        other = below(state, last + 1)
        items[last], items[other] = items[other], items[last]


@kernel
def seed_generator(state, seed):
    """Fill the generator from one number 0..2**63-1 with splitmix64, as its authors advise."""
    state.rng[0] = seed  # by way of the record: its words are unsigned in compiled code too
    word = state.rng[0]
    for i in range(4):
        word = (word + GOLDEN) & WORD
        mixed = word
        mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & WORD
        state.rng[i] = mixed ^ (mixed >> 31)


@kernel
def key_generator(state, a, b, c, d):
    """Set the generator to four given words (from a hash, so never all zero in practice)."""
    state.rng[0], state.rng[1], state.rng[2], state.rng[3] = a, b, c, d


@kernel
def branch(state, number):
    """Set the generator to the branch with this number, 0..2**63-1, of what it is now."""
    trunk = state.rng[0]
    state.rng[0] = number
    seed_generator(state, trunk ^ state.rng[0])
