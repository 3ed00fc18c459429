"""Answers that a person may give ahead to questions that come again and again (ZD-74).

A switch of the person's screen gives them, with the same delay as for an empty hand; the game
itself knows nothing of it. The names are those of `view["question"]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spieltisch.game import Standing
from spieltisch.games.zwerge_duell.actions import PASS
from spieltisch.language import N_

STANDING: Final[Mapping[str, Standing]] = {
    "strike": Standing(N_("Do not strike"), PASS),
    "armour": Standing(N_("Let it happen"), PASS),
}
