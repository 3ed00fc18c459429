"""The drawing of Lighthouse Run: what `spieltisch.game.Scene` asks for, all from a view.

Paper-cut dusk: light lies on the water like gold leaf, the storm eats it from the sea. Symbols
and their ids begin with `lr-`. The river is drawn twice, wide and for the phone.
"""

from collections.abc import Mapping

from htpy import Renderable

from spieltisch.game import Sight
from spieltisch.games.lighthouse_run.scene.board import board
from spieltisch.games.lighthouse_run.scene.breakdown import breakdown
from spieltisch.games.lighthouse_run.scene.cover import cover, medal
from spieltisch.games.lighthouse_run.scene.erik import erik
from spieltisch.games.lighthouse_run.scene.facts import facts, steps
from spieltisch.games.lighthouse_run.scene.log import log_line
from spieltisch.games.lighthouse_run.scene.panel import panel
from spieltisch.games.lighthouse_run.scene.pieces import flag
from spieltisch.games.lighthouse_run.scene.preview import preview
from spieltisch.games.lighthouse_run.scene.symbols import symbols
from spieltisch.games.lighthouse_run.scene.track import track
from spieltisch.games.lighthouse_run.scene.tray import tray

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
    """What lies beside the river: the way of the cloud, and Erik where he sails along."""
    beside: dict[str, Renderable] = {"track": track(sight)}
    if sight.view["erik"] >= 0:
        beside["erik"] = erik(sight)
    return beside
