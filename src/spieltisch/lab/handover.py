"""How the threads of a batch hand work to each other: by words in memory that they look at.

A step of a thousand games takes a tenth of a millisecond; to wake a thread by the system, and to
let it wait for Python's lock, takes as long as a good part of that. So a thread that has done its
part stays in compiled code and looks for the next order; one that finds none for a while falls
asleep and is woken by the system as usual.

Each thread takes the games of its own part in shares, then what other threads have left: so none
waits long for one that the system or the memory holds up.

`words` is int64[8 * (1 + threads)], in lines of the processor's cache: the first holds the order,
then each thread has one with its state, its part of the games and what came of it. Thread 0 is
the caller's own, the leader.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spieltisch.kernel import kernel
from spieltisch.lab.words import add_to_word, load_word, swap_word

Words = np.ndarray[Any, np.dtype[np.int64]]

LINE_WORDS: Final = 8
LEADER: Final = 0

MODE, STEPS, SEED, SEATS, VARIANT, BOT, TURNING, THREADS = range(LINE_WORDS)  # of the order

STATE, RESULT, FIRST, LAST, NEXT, CALLED = range(6)  # in the line of a thread

ASLEEP: Final = 0  # states: the system has to wake it
RESTING: Final = 1  # looks for an order
WORKING: Final = 2

SHARE: Final = 64  # games that a thread takes at a time
NO_GAME: Final = -1
PATIENCE: Final = 100_000  # looks for an order or an end, about a tenth of a millisecond
UNFINISHED: Final = -1


def new_words(threads: int, games: int, seats: int, variant: int, bot: int, turning: bool) -> Words:
    """Words for a batch of so many games, in even parts; the threads are asleep."""
    words = np.zeros(LINE_WORDS * (1 + threads), dtype=np.int64)
    words[SEATS:LINE_WORDS] = (seats, variant, bot, turning, threads)
    for thread in range(threads):
        for part, share in ((FIRST, thread), (LAST, thread + 1)):
            words[LINE_WORDS * (1 + thread) + part] = games * share // threads
    return words


@kernel
def word(thread, part):
    """Where a part of a thread's line is."""
    return LINE_WORDS * (1 + thread) + part


@kernel
def give_order(words, mode, steps, seed):
    """Let all other threads begin; how many must be woken, those with CALLED set."""
    for thread in range(1, words[THREADS]):
        while load_word(words, word(thread, STATE)) == WORKING:
            pass  # a caller that was interrupted has not waited for it
    words[MODE] = mode
    words[STEPS] = steps
    words[SEED] = seed
    for thread in range(words[THREADS]):
        words[word(thread, NEXT)] = words[word(thread, FIRST)]
    called = 0
    for thread in range(1, words[THREADS]):
        state = word(thread, STATE)
        while not swap_word(words, state, RESTING, WORKING):
            if swap_word(words, state, ASLEEP, WORKING):
                words[word(thread, CALLED)] = 1
                called += 1
                break
    return called


@kernel
def wait_for_order(words, thread):
    """Whether an order has come; otherwise the thread counts as asleep."""
    state = word(thread, STATE)
    for _ in range(PATIENCE):
        if load_word(words, state) == WORKING:
            return True
    return not swap_word(words, state, RESTING, ASLEEP)


@kernel
def take_share(words, thread):
    """The next games to work on: the first, and the one behind the last; NO_GAME at the end."""
    threads = words[THREADS]
    for step in range(threads):
        owner = (thread + step) % threads
        first = add_to_word(words, word(owner, NEXT), SHARE)
        last = words[word(owner, LAST)]
        if first < last:
            return first, min(first + SHARE, last)
    return NO_GAME, NO_GAME


@kernel
def end_order(words, thread, result):
    """Tell the leader what came of this thread's part."""
    words[word(thread, RESULT)] = result
    swap_word(words, word(thread, STATE), WORKING, RESTING)


@kernel
def gather(words):
    """The sum of what came of the others' parts; UNFINISHED if one goes on for long."""
    total = 0
    looks = 0
    for thread in range(1, words[THREADS]):
        while load_word(words, word(thread, STATE)) == WORKING:
            looks += 1
            if looks > PATIENCE:
                return UNFINISHED
        total += words[word(thread, RESULT)]
    return total
