"""The scores of the finished game: a row per seat, a column per goal card, three rounds in each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from spieltisch.game import Seat, Sight, View
from spieltisch.games.wispwood.data import CARDS
from spieltisch.games.wispwood.scene.names import seat_name
from spieltisch.games.wispwood.scene.palette import WISPS
from spieltisch.games.wispwood.scene.pieces import CATTY, GRID, flag, icon
from spieltisch.games.wispwood.text.goals import goal_name
from spieltisch.language import Words

_KINDS: Final = (*WISPS, "T")


def breakdown(sight: Sight) -> Element:
    """The table of the end page, the winners' rows marked, in the order of the totals."""
    view, w = sight.view, sight.words
    totals = [seat["score"] for seat in view["seats"]]
    order = sorted(range(view["players"]), key=lambda seat: (-totals[seat], seat))
    rows = [_row(sight, seat, 1 + sum(n > totals[seat] for n in totals)) for seat in order]
    return h.table(".breakdown.ww-breakdown")[
        h.thead[
            h.tr[
                h.th(scope="col")[w("Rank")],
                _heads(view, w),
                h.th(scope="col")[GRID, h.span[w("Full grid")]],
                h.th(scope="col")[w("Rounds")],
                h.th(scope="col")[w("Sum")],
            ]
        ],
        h.tbody[_with_catty(view, rows, totals)],
    ]


def _heads(view: View, w: Words) -> list[Element]:
    return [
        h.th(scope="col")[icon(kind), h.span[goal_name(view["cards"][group], w)]]
        for group, kind in enumerate(_KINDS)
    ]


def _row(sight: Sight, seat: Seat, rank: int) -> Element:
    view, w = sight.view, sight.words
    holdings = view["seats"][seat]
    beaten = view["catty"] and holdings["score"] <= view["catty"]["score"]
    scored = holdings["scored"]
    return h.tr(class_="winner" if rank == 1 and not beaten else None)[
        _place(rank + bool(beaten), flag(seat), seat_name(sight.signs, seat, w)),
        [_cell([points[part] for points in scored]) for part in range(CARDS + 1)],
        h.td(".rounds")[h.small[" + ".join(str(sum(points)) for points in scored)]],
        h.td(".sum")[str(holdings["score"])],
    ]


def _with_catty(view: View, rows: list[Element], totals: Sequence[int]) -> list[Node]:
    """In the solo game Catty has a row of its own, above or below."""
    catty = view["catty"]
    if not catty:
        return [*rows]
    won = catty["score"] >= max(totals)
    row = h.tr(class_="winner" if won else None)[
        _place(1 if won else 2, CATTY, "Catty"),
        [h.td["–"] for _ in range(CARDS + 1)],
        h.td(".rounds")[h.small[" + ".join(str(points) for points in catty["scored"])]],
        h.td(".sum")[str(catty["score"])],
    ]
    return [row, *rows] if won else [*rows, row]


def _place(rank: int, sign: Markup, name: str) -> Element:
    return h.th(scope="row")[
        h.span(".ww-place")[h.b(".rank")[str(rank)], sign, h.span(".name")[name]]
    ]


def _cell(values: Sequence[int]) -> Element:
    """The sum of a card and its rounds."""
    return h.td[h.b[str(sum(values))], h.small[" + ".join(str(value) for value in values)]]
