"""The scores of the finished game: a row per seat and colour, the points of every ship."""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from spieltisch.game import Seat, Sight, View
from spieltisch.games.lighthouse_run.data import SHIPS
from spieltisch.games.lighthouse_run.scene.names import seat_name, short_field
from spieltisch.games.lighthouse_run.scene.pieces import flag, ship


def breakdown(sight: Sight) -> Element:
    """The table of the end page, in the order of the ranks; Erik stands where he came in."""
    w = sight.words
    rows = sorted(_rows(sight), key=lambda row: row[0])
    heads = [h.th(scope="col")[h.span[w("Ship")], f" {n + 1}"] for n in range(SHIPS)]
    if sight.view["variant"] == "fleet":
        heads.insert(0, h.th(scope="col")[w("Colour")])
    return h.table(".breakdown.lr-breakdown")[
        h.caption[w("Points of every ship; the small number is its field.")],
        h.thead[h.tr[h.th(scope="col")[w("Rank")], heads, h.th(scope="col")[w("Sum")]]],
        h.tbody[[row for _, block in rows for row in block]],
    ]


def _rows(sight: Sight) -> list[tuple[tuple[int, int], list[Element]]]:
    """Rank, place at the table and rows of every seat and of Erik."""
    view, w = sight.view, sight.words
    found = []
    for seat, holdings in enumerate(view["seats"]):
        rank = _rank(view, seat)
        name = seat_name(sight.signs, seat, w)
        own = [row for row in view["colours"] if row["owner"] == seat]
        block = _block(view, own, rank, flag(seat), name, holdings["score"])
        found.append(((rank, seat), block))
    for row in view["colours"]:
        if row["owner"] < 0:
            rank = 1 + sum(_key(view, seat)[0] >= row["score"] for seat in range(view["players"]))
            block = _block(view, [row], rank, ship(row["colour"]), w("Erik"), row["score"])
            found.append(((rank, view["players"]), block))
    return found


def _key(view: View, seat: Seat) -> tuple[int, int, int]:
    """What decides between seats, better is more: score, evenness of a fleet, cards left."""
    holdings = view["seats"][seat]
    scores = [row["score"] for row in view["colours"] if row["owner"] == seat]
    return holdings["score"], min(scores) - max(scores), holdings["tie"] or 0


def _rank(view: View, seat: Seat) -> int:
    """The place of a seat, as LR-61, LR-74 and LR-86 order them."""
    key = _key(view, seat)
    seats = [_key(view, other) for other in range(view["players"])]
    erik: list[int] = [row["score"] for row in view["colours"] if row["owner"] < 0]
    return 1 + sum(other > key for other in seats) + sum(score > key[0] for score in erik)


def _block(
    view: View, rows: list[Any], rank: int, sign: Markup, name: str, score: int
) -> list[Element]:
    """A row per colour; rank, name and sum stand beside the first one for all of them."""
    winner = "winner" if rank == 1 else None
    span = str(len(rows))
    first, *others = rows
    head = h.th(scope="row", rowspan=span)[
        h.span(".lr-place")[h.b(".rank")[str(rank)], sign, h.span(".name")[name]]
    ]
    total = h.td(".sum", rowspan=span)[str(score)]
    lines = [h.tr(class_=winner)[head, _ships(view, first, named=bool(others)), total]]
    return lines + [h.tr(class_=winner)[_ships(view, row, named=True)] for row in others]


def _ships(view: View, row: Any, *, named: bool) -> list[Node]:
    """The points of every ship with its field, the furthest one first."""
    points = view["points"]
    cells: list[Node] = [
        h.td[h.b[str(points[field])], h.small[short_field(field)]]
        for field in reversed(row["ships"])
    ]
    return [h.td(".lr-of")[ship(row["colour"]), h.b[str(row["score"])]], *cells] if named else cells
