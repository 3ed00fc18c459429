"""Other searches as bots: not for the table, but to measure the levels against.

Their work is counted, so the same record and seed give the same choice.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from spieltisch.bots.net import Net, work_room
from spieltisch.bots.outlook import ROOT
from spieltisch.bots.search import Search, root_records
from spieltisch.bots.tree import ACTION, CHILD, DEEPEST, SIBLING, VISITS, programs
from spieltisch.position import MOST_SEATS, ROOM, face

PLAYOUTS: Final = 50_000  # of flat Monte Carlo, over all actions
LINES: Final = 1_000  # of the tree; each asks the net for every action of a new node
NODES: Final = 200_000  # that the tree may have
DEALS: Final = 32  # of expectimax, for every action
ANSWERS: Final = 2  # decisions that follow an action there


def flat(game_id: str, record: bytes, seat: int, seed: bytes, playouts: int = PLAYOUTS) -> int:
    """The action with the best mean result of random play to the end."""
    records = root_records(game_id, record, seed)
    out, numbers = np.zeros(ROOM, np.int32), np.zeros(MOST_SEATS, np.int32)
    actions = out[: face(game_id)["legal"](records, ROOT, out)].copy()
    sums = np.zeros(len(actions))
    if len(actions) > 1:
        deals = np.arange(max(1, playouts // len(actions)))
        play = programs(game_id)["play_to_the_end"]
        play(records, seat, actions, deals, sums, out, numbers)
    return int(actions[int(np.argmax(sums))])


def tree(game_id: str, net: Net, record: bytes, seat: int, seed: bytes, lines: int = LINES) -> int:
    """The action that was followed most from the root of a tree of so many lines."""
    records = root_records(game_id, record, seed)
    links = np.zeros((NODES, 4), np.int32)
    worth = np.zeros((NODES, 1 + MOST_SEATS), np.float32)
    path, out, values = np.zeros(DEEPEST, np.int32), np.zeros(ROOM, np.int32), np.zeros(ROOM)
    grow = programs(game_id)["grow_tree"]
    count = face(game_id)["legal"](records, ROOT, out)
    if count == 1:
        return int(out[0])
    grow(records, seat, net, 0, lines, links, worth, 1, path, out, values, *work_room(net))
    best, most, child = int(out[0]), -1, int(links[0, CHILD])
    while child:
        if links[child, VISITS] > most:
            best, most = int(links[child, ACTION]), int(links[child, VISITS])
        child = int(links[child, SIBLING])
    return best


def expectimax(
    game_id: str, net: Net, record: bytes, seat: int, seed: bytes, deals: int = DEALS
) -> int:
    """The action that is worth most if every seat then gives its best answers, on average.

    Chance is sampled, the same for all actions; what is best for a seat the net says, asked after
    each of its actions. No action is left out and none gets more deals than another.
    """
    search = Search(game_id, net, record, seat, seed)
    if len(search.actions) > 1:
        search.play(range(len(search.actions)), deals, ANSWERS)
    return int(search.actions[search.order()[0]])
