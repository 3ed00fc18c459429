"""What a forest would be worth: the goal cards' points after something more has been laid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spieltisch.game import View
from spieltisch.games.wispwood.data import FRAME
from spieltisch.games.wispwood.scene.scoring import points

Gains = Mapping[int, Sequence[int]]  # by square of the wisp: the change of each card's points


def gains(view: View, squares: Sequence[int], choices: Sequence[int]) -> Gains:
    """The change of every card for the wisp in hand on each of these squares of its shape."""
    seat, held = view["seats"][view["turn"]], view["held"]
    cards = [card["index"] for card in view["cards"]]
    found = {}
    for square in choices:
        letters = dict.fromkeys(squares, "T") | {square: held["kind"]}
        after = points(with_letters(seat["forest"], letters), cards)
        found[square] = [now - before for now, before in zip(after, seat["cards"], strict=True)]
    return found


def best(gain: Gains) -> int:
    """The square that brings most; the first one among equals."""
    return max(gain, key=lambda square: sum(gain[square]))


def with_letters(forest: Sequence[str], letters: Mapping[int, str]) -> list[str]:
    """A forest with some squares changed."""
    rows = [list(row) for row in forest]
    for square, letter in letters.items():
        row, column = divmod(square, FRAME)
        rows[row][column] = letter
    return ["".join(row) for row in rows]
