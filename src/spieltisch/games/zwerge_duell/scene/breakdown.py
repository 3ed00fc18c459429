"""The scores of the finished game: how it ended, a row per seat, the cards that count."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node
from markupsafe import Markup, escape

from spieltisch.game import Seat, Sight, View
from spieltisch.games.zwerge_duell.data import CARDS
from spieltisch.games.zwerge_duell.scene.cards import picture
from spieltisch.games.zwerge_duell.scene.names import card_hint, seat_name
from spieltisch.games.zwerge_duell.scene.pieces import flag, glyph, shield
from spieltisch.games.zwerge_duell.text.cards import short_name
from spieltisch.games.zwerge_duell.text.result import ending
from spieltisch.language import Words


def breakdown(sight: Sight) -> Element:
    """The table of the end page, the winner's row first."""
    view, w = sight.view, sight.words
    order = sorted(range(view["players"]), key=lambda seat: view["ranks"][seat])
    return h.table(".breakdown.zd-breakdown")[
        h.caption[ending(sight)],
        h.thead[
            h.tr[
                h.th(scope="col")[w("Rank")],
                h.th(scope="col")[shield(), h.span[w("Cards in the display")]],
                h.th(scope="col")[glyph("pile"), h.span[w("Pile")]],
                h.th(scope="col")[w("Sum")],
            ]
        ],
        h.tbody[[_row(sight, seat) for seat in order]],
    ]


def _row(sight: Sight, seat: Seat) -> Element:
    view, w = sight.view, sight.words
    rank, row = view["ranks"][seat], view["seats"][seat]
    return h.tr(class_="winner" if rank == 1 else None)[
        h.th(scope="row")[
            h.span(".zd-place")[
                h.b(".rank")[str(rank)],
                flag(seat),
                h.span(".name")[seat_name(sight.signs, seat, w)],
            ]
        ],
        h.td(".cards")[_cards(view, seat, w)],
        h.td[str(row["pile"])],
        h.td(".sum")[str(row["score"])],
    ]


def _cards(view: View, seat: Seat, w: Words) -> Node:
    """Every card of a display; those that score come first, with their points."""
    shown = sorted(view["seats"][seat]["display"], key=lambda row: -CARDS[row["card"]].vp)
    if not shown:
        return h.em[w("nothing")]
    return h.span(".zd-ends")[
        None if view["seats"][seat]["score"] else h.em[w("no points")],
        [_card(seat, row["card"], w) for row in shown],
    ]


def _card(seat: Seat, card: int, w: Words) -> Markup:
    points = CARDS[card].vp
    name = short_name(seat, card, w)
    label = escape(w("{card}: {n}", card=name, n=points))
    sign = shield(points) if points else ""
    return Markup(
        f'<span class="zd-end{"" if points else " plain"}" role="img" aria-label="{label}" '
        f'title="{escape(card_hint(seat, card, w))}">{picture(seat, card)}{sign}</span>'
    )
