"""The end of a round in words, card by card (WW-58, WW-59, WW-113)."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.game import Event, SeatSign
from spieltisch.games.wispwood.data import CARDS
from spieltisch.games.wispwood.text.names import group_name
from spieltisch.language import Words


def score_steps(event: Event, signs: Sequence[SeatSign], words: Words) -> list[str]:
    """What each goal card brings to everybody, then full grids, the round and the totals."""
    points = event["points"]
    rows = [(group_name(group, words), [seat[group] for seat in points]) for group in range(CARDS)]
    if any(seat[CARDS] for seat in points):
        rows.append((words("full grid"), [seat[CARDS] for seat in points]))
    steps = [f"{title} {_of_all(values, signs)}" for title, values in rows]
    sums = _of_all([sum(seat) for seat in points], signs)
    totals = _of_all(event["totals"], signs)
    if event["catty"] is not None:
        sums, totals = (
            f"{people}, {words('Catty')} {ghost}"
            for people, ghost in ((sums, event["catty"]), (totals, event["catty_total"]))
        )
    return [*steps, words("together {points}", points=sums), words("total {points}", points=totals)]


def gains(gained: Sequence[int], words: Words) -> str:
    """What a placement changes, by goal card; cards that stay the same are left out."""
    parts = [
        f"{group_name(group, words)} {signed(points)}"
        for group, points in enumerate(gained)
        if points
    ]
    return ", ".join(parts) or words("points as before")


def signed(points: int) -> str:
    """A difference with its sign."""
    return f"+{points}" if points >= 0 else f"−{-points}"


def _of_all(values: Sequence[int], signs: Sequence[SeatSign]) -> str:
    return ", ".join(f"{sign.name} {value}" for sign, value in zip(signs, values, strict=False))
