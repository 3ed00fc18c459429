"""What a finished game is worth to each seat, from its places alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spieltisch.kernel import kernel

HIGHEST: Final = 1.0
LOWEST: Final = -1.0


@kernel
def reward_seats(places, seats, out):
    """Write the reward of every seat, LOWEST..HIGHEST, from `places` (1 is the winner) into `out`.

    A seat gets (seats behind it - seats before it) / (seats - 1): +1 for a sole winner, -1 for a
    sole last, evenly between; seats that share a place get the same, and all rewards add up to 0.
    A lone seat gets +1 for the first place, else -1.
    """
    if seats == 1:
        out[0] = HIGHEST if places[0] == 1 else LOWEST
        return
    for seat in range(seats):
        balance = 0
        for other in range(seats):
            balance += (places[other] > places[seat]) - (places[other] < places[seat])
        out[seat] = balance / (seats - 1)


def rewards(places: Sequence[int]) -> list[float]:
    """The rewards of a finished game from the places of its seats, as `reward_seats` has them."""
    out = [0.0] * len(places)
    python: object = getattr(reward_seats, "py_func", reward_seats)
    assert callable(python)
    python(list(places), len(places), out)
    return out
