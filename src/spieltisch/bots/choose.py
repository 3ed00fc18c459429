"""One decision of a bot, from bytes to an action number, as a worker process carries it out."""

from __future__ import annotations

import hashlib
import struct

from spieltisch.bots.levels import level


def choose(game_id: str, bot: str, record: bytes, seat: int, seed: bytes, budget: float) -> int:
    """The action that `bot` takes for `seat`, which has the decision.

    `record` must be concealed for the seat; its generator is keyed anew from `seed`, so the
    same seed gives the same action. `budget` is the time in seconds. Raises LookupError for an
    unknown bot and ValueError if the seat does not have the decision.
    """
    from spieltisch.games import load
    from spieltisch.position import Position

    level(bot)
    position = Position(load(game_id))
    position.load(record)
    if position.actor() != seat:
        raise ValueError(f"seat {seat} does not have the decision")
    luck = hashlib.sha256(seed).digest()
    if bot == "random":
        actions = position.legal()
        return actions[int.from_bytes(luck) % len(actions)]
    position.key(struct.unpack("<4Q", luck))
    return position.greedy()
