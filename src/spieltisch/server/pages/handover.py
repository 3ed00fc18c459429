"""The hand-over page: it hides the table until the next person at the device takes over."""

from __future__ import annotations

from htpy import Element, button, div, h1, p, section

from spieltisch.game import Seat
from spieltisch.server.pages.art import drawing, mark
from spieltisch.server.pages.log import latest, name
from spieltisch.server.shapes import TableSight


def handover(table: TableSight) -> Element:
    """Id `handover`; hidden unless a seat of this device must take over."""
    seat = table.hand_over
    if seat is None:
        return section("#handover.handover", hidden=True)
    w = table.sight.words
    said = latest(table)
    return section(
        "#handover.handover",
        role="dialog",
        aria_modal="true",
        aria_labelledby="handover-title",
        data_seat=str(seat),
        style=f"--from: var(--cloth-{_before(table, seat)}); --to: var(--cloth-{seat})",
    )[
        drawing("waves"),
        div(".handover-words")[
            drawing("hands"),
            h1("#handover-title")[w("Give the device to {name}", name=name(table, seat))],
            p[_covered(table, seat)],
            button(".btn.take-over", data_do="take-over", data_seat=str(seat), autofocus=True)[
                mark(seat), w("I am {name}, go on", name=name(table, seat))
            ],
            p(".before")[w("Last move: {line}", line=said)] if said else None,
        ],
    ]


def _before(table: TableSight, seat: Seat) -> Seat:
    """The seat of this device that acted last before `seat` is handed the device."""
    for entry in reversed(table.log):
        if entry.kind == "act" and entry.seat in table.mine and entry.seat != seat:
            return entry.seat
    others = [mine for mine in table.mine if mine != seat]
    return others[0] if others else seat


def _covered(table: TableSight, seat: Seat) -> str:
    w = table.sight.words
    before = _before(table, seat)
    if before == seat:
        return w("What {next} holds appears only after the tap.", next=name(table, seat))
    return w(
        "What {before} holds is covered. What {next} holds appears only after the tap.",
        before=name(table, before),
        next=name(table, seat),
    )
