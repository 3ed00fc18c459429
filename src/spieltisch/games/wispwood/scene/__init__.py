"""The drawing of Wispwood: what `spieltisch.game.Scene` asks for, all from a view.

The wood is night and quiet, the wisps are its light. Symbols and their ids begin with `ww-`.
"""

from collections.abc import Mapping

from htpy import Renderable

from spieltisch.game import Sight
from spieltisch.games.wispwood.scene.breakdown import breakdown
from spieltisch.games.wispwood.scene.cover import cover, medal
from spieltisch.games.wispwood.scene.facts import facts, steps
from spieltisch.games.wispwood.scene.forest import board
from spieltisch.games.wispwood.scene.log import log_line
from spieltisch.games.wispwood.scene.panel import panel
from spieltisch.games.wispwood.scene.pieces import flag
from spieltisch.games.wispwood.scene.pond import pond
from spieltisch.games.wispwood.scene.preview import preview
from spieltisch.games.wispwood.scene.scenery import scenery
from spieltisch.games.wispwood.scene.symbols import symbols
from spieltisch.games.wispwood.scene.tray import tray

__all__ = [
    "asides",
    "board",
    "breakdown",
    "cover",
    "facts",
    "flag",
    "log_line",
    "medal",
    "panel",
    "preview",
    "steps",
    "symbols",
    "tray",
]


def asides(sight: Sight) -> Mapping[str, Renderable]:
    """What lies behind and beside the forest: the wood, and the pond with wisps and shapes."""
    return {"scenery": scenery(), "pond": pond(sight)}
