"""The generator gives the published numbers, and its draws are fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from math import factorial
from typing import Any

import numpy as np
import pytest

from spieltisch.kernel import (
    Field,
    PlainRecord,
    below,
    key_generator,
    next_word,
    plain,
    record_dtype,
    seed_generator,
    shuffle,
)

FIELDS = (Field("rng", "u8", (4,), 0, 2**64 - 1), Field("items", "i1", (8,), 0, 8))
STATE = record_dtype(FIELDS)

# Vigna's reference code for xoshiro256++ with the state 1, 2, 3, 4
XOSHIRO = [
    41943041,
    58720359,
    3588806011781223,
    3591011842654386,
    9228616714210784205,
    9973669472204895162,
    14011001112246962877,
    12406186145184390807,
    15849039046786891736,
    10450023813501588000,
]
# Vigna's reference code for splitmix64 with the seed 1234567
SPLITMIX = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
]
Call = Callable[..., Any]


class Box:
    """A record with a generator, and kernels called on it in one mode."""

    def __init__(self, mode: str) -> None:
        self.mode = mode
        self.records = np.zeros(1, dtype=STATE).view(np.recarray)
        self.state: Any = PlainRecord(FIELDS, STATE) if mode == "plain" else self.records[0]

    def call(self, kernel: Call, *values: Any) -> Any:
        return (plain(kernel) if self.mode == "plain" else kernel)(self.state, *values)

    def key(self, *words: int) -> None:
        self.call(key_generator, *(w if self.mode == "plain" else np.uint64(w) for w in words))

    def to_bytes(self) -> bytes:
        return self.state.to_bytes() if self.mode == "plain" else self.records.tobytes()


@pytest.fixture(params=["compiled", "plain"])
def box(request: pytest.FixtureRequest) -> Box:
    return Box(request.param)


def test_words_are_those_of_the_reference_code(box: Box) -> None:
    box.key(1, 2, 3, 4)

    assert [int(box.call(next_word)) for _ in XOSHIRO] == XOSHIRO


def test_seeding_gives_the_words_of_splitmix(box: Box) -> None:
    box.call(seed_generator, 1234567)

    assert [int(box.state.rng[i]) for i in range(4)] == SPLITMIX


@pytest.mark.parametrize("seed", [0, 1, 2**62, 2**63 - 1])
def test_every_seed_gives_another_generator_that_is_not_all_zero(box: Box, seed: int) -> None:
    box.call(seed_generator, seed)
    words = [int(box.state.rng[i]) for i in range(4)]

    box.call(seed_generator, seed ^ 1)

    assert any(words)
    assert words != [int(box.state.rng[i]) for i in range(4)]


@pytest.mark.parametrize("count", [1, 2, 3, 7, 97, 1000, 2**31 - 1])
def test_a_draw_is_in_range(box: Box, count: int) -> None:
    box.key(5, 6, 7, 8)

    draws = [box.call(below, count) for _ in range(200)]

    assert all(0 <= draw < count for draw in draws)
    assert count == 1 or len(set(draws)) > 1


def test_a_draw_takes_the_upper_half_of_one_word(box: Box) -> None:
    box.key(1, 2, 3, 4)
    box.call(next_word)
    box.call(next_word)

    assert box.call(below, 1000) == (XOSHIRO[2] >> 32) * 1000 >> 32


def test_small_draws_are_equally_likely(box: Box) -> None:
    """Chi-square with 6 degrees of freedom: 30 is passed once in 25,000 fair tries."""
    box.key(9, 9, 9, 9)
    draws = 7_000

    seen = Counter(box.call(below, 7) for _ in range(draws))

    assert sorted(seen) == list(range(7))
    assert sum((count - draws / 7) ** 2 / (draws / 7) for count in seen.values()) < 30


def first_word_is(value: int) -> tuple[int, int, int, int]:
    """A generator whose next word is `value`: with a = 0 it is d rotated left by 23."""
    return 0, 0x123456789ABCDEF1, 0xFEDCBA9876543211, ((value >> 23) | (value << 41)) % 2**64


@pytest.mark.parametrize("count", [3, 2**31 - 1, 1_500_000_001])
def test_a_word_in_the_unfair_zone_is_drawn_again(box: Box, count: int) -> None:
    """A word of zero would give 0 once too often, whatever the count."""
    unfair = (2**32 - count) % count
    box.key(*first_word_is(0))
    assert unfair > 0
    box.call(next_word)
    second = int(box.call(next_word))
    assert (second >> 32) * count % 2**32 >= unfair  # the second word is a fair one

    box.key(*first_word_is(0))
    draw = box.call(below, count)

    assert draw == (second >> 32) * count >> 32


@pytest.mark.parametrize("count", [3, 2**31 - 1])
def test_the_first_word_outside_the_unfair_zone_is_kept(box: Box, count: int) -> None:
    unfair = (2**32 - count) % count
    upper = next(u for u in range(1, 2**32) if u * count % 2**32 >= unfair)
    box.key(*first_word_is(upper << 32))

    assert box.call(below, count) == upper * count >> 32


def test_exactly_the_unfair_products_are_rejected() -> None:
    """All 2**32 upper halves, counted by arithmetic: every draw 0..count-1 has the same number."""
    for count in (3, 10, 2**31 - 1):
        unfair = (2**32 - count) % count
        for draw in (0, 1, count // 2, count - 1):
            lowest = -(
                -(draw * 2**32 + unfair) // count
            )  # first u with u * count >= the zone's end
            beyond = -(-((draw + 1) * 2**32) // count)
            assert beyond - lowest == 2**32 // count


def test_shuffling_makes_every_order_equally_likely(box: Box) -> None:
    """Chi-square with 23 degrees of freedom: 59 is passed once in 20,000 fair tries."""
    box.key(3, 1, 4, 1)
    seen: Counter[tuple[int, ...]] = Counter()
    tries = 4_800
    for _ in range(tries):
        for i in range(5):
            box.state.items[i] = i
        box.call(_shuffle_four)
        seen[tuple(int(box.state.items[i]) for i in range(4))] += 1
        assert box.state.items[4] == 4  # beyond the count nothing moves

    expected = tries / factorial(4)
    assert set(seen) == set(permutations(range(4)))
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 59


def _shuffle_four(state: Any) -> None:
    shuffle(state, state.items, 4)


def test_both_modes_write_the_same_bytes() -> None:
    compiled, interpreted = Box("compiled"), Box("plain")
    for box in (compiled, interpreted):
        box.call(seed_generator, 42)
        for i in range(8):
            box.state.items[i] = i
        for count in (1, 2, 3, 1000, 2**31 - 1):
            box.call(below, count)
        box.call(_shuffle_four)

    assert compiled.to_bytes() == interpreted.to_bytes()
