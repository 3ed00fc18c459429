"""Whether this process can search: a first compilation must not make a table wait.

Loading from the cache takes a moment; compiling on a new machine takes much longer and goes on
in a thread while the caller answers by other means.
"""

from __future__ import annotations

import threading
from functools import cache

import numpy as np

from spieltisch.bots.search import Search
from spieltisch.bots.weights import net_of
from spieltisch.games import load
from spieltisch.position import Position

PATIENCE = 2.0  # seconds that a first load from the cache may take


def prepared(game_id: str, seconds: float) -> bool:
    """Whether the search of a game is compiled; waits a little, and begins if it is not."""
    thread = _preparation(game_id)
    thread.join(max(seconds, PATIENCE))
    return not thread.is_alive()


def prepare(game_id: str) -> None:
    """Compile the search of a game, or load it from the cache."""
    game = load(game_id)
    position = Position(game)
    position.key((1, 2, 3, 4))
    variant, seats = game.facts.openings()[0]
    position.setup(seats, game.facts.variant_number(variant, seats))
    seat = position.actor()
    position.conceal(seat)
    search = Search(game_id, net_of(game_id), position.to_bytes(), seat, b"")
    search.play(np.zeros(1, np.int64), 1, 1)


@cache
def _preparation(game_id: str) -> threading.Thread:
    thread = threading.Thread(target=prepare, args=(game_id,), name="prepare", daemon=True)
    thread.start()
    return thread
