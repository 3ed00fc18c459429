"""One decision of a bot, from bytes to an action number, as a worker process carries it out."""

from __future__ import annotations

import hashlib
import struct

from spieltisch.bots.levels import EVERYONE, REFERENCES, level


def choose(game_id: str, bot: str, record: bytes, seat: int, seed: bytes, budget: float) -> int:
    """The action that `bot` takes for `seat`, which has the decision.

    `record` must be concealed for the seat; its generator is keyed anew from `seed`, so the
    same seed gives the same action. `budget` is the time in seconds. Raises LookupError for an
    unknown bot and ValueError if the seat does not have the decision.
    """
    found = level(bot, EVERYONE)
    if found in REFERENCES:
        return _reference(game_id, bot, record, seat, seed)
    style = found.style
    if style is None:
        return _without_net(game_id, bot, record, seat, seed)
    from spieltisch.bots.readiness import prepared
    from spieltisch.bots.search import decide
    from spieltisch.bots.slow import first_opinions
    from spieltisch.bots.weights import net_of

    net = net_of(game_id)
    if not prepared(game_id, budget):
        return first_opinions(game_id, net, record, seat)[0][0]
    return decide(game_id, net, record, seat, seed, style, budget).pick(style.slips)


def _without_net(game_id: str, bot: str, record: bytes, seat: int, seed: bytes) -> int:
    from spieltisch.games import load
    from spieltisch.position import Position

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


def _reference(game_id: str, bot: str, record: bytes, seat: int, seed: bytes) -> int:
    from spieltisch.bots.reference import expectimax, flat, tree
    from spieltisch.bots.weights import net_of

    if bot == "flat":
        return flat(game_id, record, seat, seed)
    search = {"ismcts": tree, "expectimax": expectimax}[bot]
    return search(game_id, net_of(game_id), record, seat, seed)
