"""The hall: two displays face each other, between them the dice and the joker cards."""

from __future__ import annotations

import htpy as h
from htpy import Element

from spieltisch.game import Seat, Sight
from spieltisch.games.zwerge_duell.scene.dice import tray_of_dice
from spieltisch.games.zwerge_duell.scene.hall import HALL
from spieltisch.games.zwerge_duell.scene.jokers import held, middle
from spieltisch.games.zwerge_duell.scene.names import far, near, seat_name
from spieltisch.games.zwerge_duell.scene.piles import discard_pile, draw_pile, sheet
from spieltisch.games.zwerge_duell.scene.shown import display


def board(sight: Sight) -> Element:
    """The middle of the table, id `board`; the viewer's own display lies below."""
    view, w = sight.view, sight.words
    return h.section("#board.zd-board", aria_label=w("The table"))[
        HALL,
        _row(sight, far(view), "far"),
        h.div(".zd-mid")[middle(sight), tray_of_dice(sight), held(sight)],
        _row(sight, near(view), "near"),
        [sheet(sight, seat) for seat in range(view["players"])],
    ]


def _row(sight: Sight, seat: Seat, side: str) -> Element:
    """What one seat has on the table."""
    name = seat_name(sight.signs, seat, sight.words)
    return h.section(class_=f"zd-row {side}", aria_label=name)[
        draw_pile(sight, seat), display(sight, seat), discard_pile(sight, seat)
    ]
