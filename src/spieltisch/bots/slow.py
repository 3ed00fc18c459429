"""The net's first opinion without compiled search: some milliseconds instead of microseconds.

It bridges the time in which a process compiles the search for the first time on a machine.
"""

from __future__ import annotations

from spieltisch.bots.net import Net, expected
from spieltisch.games import load
from spieltisch.position import Position


def first_opinions(game_id: str, net: Net, record: bytes, seat: int) -> list[tuple[int, float]]:
    """Every legal action with the share of a victory expected after it, best first.

    `record` must be concealed for the seat. Raises ValueError if the seat does not have the
    decision.
    """
    position = Position(load(game_id))
    position.load(record)
    if position.actor() != seat:
        raise ValueError(f"seat {seat} does not have the decision")
    found = [(action, _after(position, action, seat, net)) for action in position.legal()]
    return sorted(found, key=lambda pair: (-pair[1], pair[0]))


def _after(position: Position, action: int, seat: int, net: Net) -> float:
    """What the seat may expect after an action."""
    trial = position.copy()
    trial.apply(action)
    if trial.actor() < 0:
        places = trial.ranks()
        return 1.0 / places.count(1) if places[seat] == 1 else 0.0
    return expected(net, trial.observe(seat))
