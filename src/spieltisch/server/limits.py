"""How many tables one guest may open: enough for any club, too few to fill a disk by a script."""

from __future__ import annotations

from typing import Final

from spieltisch.language import N_
from spieltisch.server.errors import ApiError
from spieltisch.server.store import Store
from spieltisch.server.tables import milliseconds

MOST_RUNNING: Final = 100  # tables of one guest whose game is not over
MOST_AN_HOUR: Final = 300  # tables opened and games loaded by one guest
HOUR: Final = 3_600_000  # milliseconds


async def check_room(store: Store, mark: str) -> None:
    """Raises ApiError if the guest has opened or loaded too many."""
    running, recent = await store.opened_by(mark, milliseconds() - HOUR)
    if running >= MOST_RUNNING:
        sentence = N_("You have {n} running tables. Finish some before you open another.")
        raise ApiError("too_many", sentence, n=running)
    if recent >= MOST_AN_HOUR:
        sentence = N_("You have opened {n} tables within an hour. Try again later.")
        raise ApiError("too_many", sentence, n=recent)
