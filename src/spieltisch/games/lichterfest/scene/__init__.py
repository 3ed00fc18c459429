"""The drawing of Lichterfest: what `spieltisch.game.Scene` asks for, all from a view.

Paper is information, water is the game. Symbols and their ids begin with `lf-`.
"""

from collections.abc import Mapping

from htpy import Renderable

from spieltisch.game import Sight
from spieltisch.games.lichterfest.scene.board import board
from spieltisch.games.lichterfest.scene.bonus import bonus
from spieltisch.games.lichterfest.scene.breakdown import breakdown
from spieltisch.games.lichterfest.scene.cover import cover, medal
from spieltisch.games.lichterfest.scene.facts import facts, steps
from spieltisch.games.lichterfest.scene.log import log_line
from spieltisch.games.lichterfest.scene.panel import panel
from spieltisch.games.lichterfest.scene.pieces import flag
from spieltisch.games.lichterfest.scene.preview import preview
from spieltisch.games.lichterfest.scene.supply import supply
from spieltisch.games.lichterfest.scene.symbols import symbols
from spieltisch.games.lichterfest.scene.tray import tray

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
    """What lies beside the lake: the supply of lanterns and the bonus cards."""
    return {"supply": supply(sight), "bonus": bonus(sight)}
