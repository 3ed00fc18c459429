"""All parts of a table that change during play, by the id of their element."""

from __future__ import annotations

from htpy import Renderable

from spieltisch.server.pages.dialogs import invite_seats
from spieltisch.server.pages.end import end
from spieltisch.server.pages.handover import handover
from spieltisch.server.pages.log import log
from spieltisch.server.pages.prompt import open_seats, prompt, turn
from spieltisch.server.shapes import TableSight


def frame_parts(table: TableSight) -> dict[str, Renderable]:
    """Every part as one viewer may see it, freshly drawn."""
    scene, sight = table.game.scene, table.sight
    seats = range(len(sight.signs))
    return {
        "facts": scene.facts(sight),
        "turn": turn(table),
        **scene.asides(sight),
        "board": scene.board(sight),
        **{f"panel-{seat}": scene.panel(sight, seat) for seat in seats},
        "open-seats": open_seats(table),
        "log": log(table),
        "prompt": prompt(table),
        "tray": scene.tray(sight),
        "invite-seats": invite_seats(table),
        "handover": handover(table),
        "end": end(table),
    }
