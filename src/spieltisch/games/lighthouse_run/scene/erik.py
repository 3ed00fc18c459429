"""What lies open before Erik, who has no seat: ships, score, cards. Id `erik`."""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Element

from spieltisch.game import Sight
from spieltisch.games.lighthouse_run.scene.panel import holdings, last_card, more
from spieltisch.games.lighthouse_run.scene.pieces import ship
from spieltisch.language import Words


def erik(sight: Sight) -> Element:
    """Erik's holdings; the page unfolds his cards as it does those of a seat."""
    view, w = sight.view, sight.words
    row = next(row for row in view["colours"] if row["colour"] == view["erik"])
    return h.aside(
        f"#erik.lr-pn.lr-erik.lr-c{row['colour']}",
        data_do="panel",
        tabindex="0",
        aria_label=w("Erik"),
    )[
        ship(row["colour"]),
        h.div(".lr-who")[h.h3[h.span[w("Erik")]], h.small[_status(row, w)]],
        last_card([row], w),
        h.strong(aria_label=w.plural("{n} point", "{n} points", row["score"]))[str(row["score"])],
        holdings(view, row, w),
        more(view, [row], w, _status(row, w)),
    ]


def _status(row: Any, w: Words) -> str:
    """When he moves: by himself, after everybody."""
    if not row["pile"]:
        return w("has no cards left")
    return w("moves last")
