"""What opens over a table: help, menu, invitation."""

from __future__ import annotations

import segno
from htpy import (
    Element,
    Node,
    a,
    button,
    dd,
    dialog,
    div,
    dl,
    dt,
    form,
    fragment,
    h2,
    h3,
    input,
    kbd,
    label,
    p,
    small,
    span,
)
from markupsafe import Markup

from spieltisch.server.pages.art import icon
from spieltisch.server.pages.log import name
from spieltisch.server.pages.shell import language_switch
from spieltisch.server.pages.standing import switches
from spieltisch.server.shapes import TableSight


def help_dialog(table: TableSight, overview: Node) -> Element:
    """How to play with mouse, touch and keys; `overview` is the game's own short text."""
    w = table.sight.words
    content = fragment[
        div(".overview")[overview] if overview else None,
        h3[w("At the table")],
        p[
            w(
                "Everything you may choose now has an outline. The first tap shows what would "
                "happen, the button carries it out. Choosing something else costs nothing."
            )
        ],
        h3[w("Keys")],
        dl(".keys")[((dt[keys], dd[meaning]) for keys, meaning in _keys(table))],
        div(".actions")[
            a(".btn", href=f"/rules/{table.game.facts.id}", target="_blank")[
                icon("book"), w("All rules")
            ]
        ],
    ]
    return _dialog(table, "help", w("Help"), content)


def _keys(table: TableSight) -> list[tuple[Node, str]]:
    w = table.sight.words
    return [
        ((kbd["Tab"], " ", kbd["←"], kbd["↑"], kbd["↓"], kbd["→"]), w("go through the choices")),
        ((kbd["1"], " … ", kbd["9"]), w("choose from the hand")),
        ((kbd["Enter"],), w("choose, confirm")),
        ((kbd["Esc"],), w("drop the choice")),
        ((kbd["R"], " ", kbd["Shift"], kbd["R"]), w("turn right, turn left")),
        ((kbd["Ctrl"], kbd["Z"]), w("take back")),
        ((kbd["H"],), w("ask the coach for a hint")),
        ((kbd["?"],), w("this help")),
    ]


def menu_dialog(table: TableSight) -> Element:
    """Ways away from the table and what concerns the whole table."""
    w = table.sight.words
    content = fragment[
        div(".ways")[
            button(".way", data_do="help")[icon("help"), w("Help and keys")],
            a(".way", href=f"/rules/{table.game.facts.id}", target="_blank")[
                icon("book"), w("Rules")
            ],
            button(".way", data_do="invite")[icon("link"), w("Invite")],
            a(".way", href=f"/tables/{table.id}/review")[
                icon("back"), w("Analysis") if table.over else w("Look back")
            ],
            _download(table),
            a(".way", href="/my-games")[icon("list"), w("My games")],
            a(".way", href="/")[icon("home"), w("Start page, new table")],
        ],
        switches(table, "menu"),
        p(".hint")[w("You may leave at any time: your seat stays yours.")] if table.mine else None,
        div(".languages-line")[span[w("Language")], language_switch(w, here=f"/tables/{table.id}")],
    ]
    return _dialog(table, "menu", w("Menu"), content)


def _download(table: TableSight) -> Node:
    w = table.sight.words
    return fragment[
        a(".way", href=f"/api/tables/{table.id}/export", download=True)[
            icon("file"), w("Download the game")
        ]
        if table.over
        else None,
        a(".way", href=f"/verify/{table.id}")[icon("tick"), w("Check the shuffle")],
    ]


def invite_dialog(table: TableSight, seats: Node) -> Element:
    """The link of the table, to copy or to scan."""
    w = table.sight.words
    content = fragment[
        seats,
        label(".join-link")[
            small[w("Whoever opens this link may sit down or watch.")],
            input("#join-url", type="text", readonly=True, value=table.join_url),
        ],
        button(".btn.go", data_do="copy")[w("Copy the link")],
        div(".code", role="img", aria_label=w("The link as a QR code"))[_code(table.join_url)],
    ]
    return _dialog(table, "invite", w("Invite"), content)


def invite_seats(table: TableSight) -> Element:
    """Who sits where, id `invite-seats`: a part of its own, so that the dialog stays open."""
    w = table.sight.words
    return div("#invite-seats.signs")[
        (
            span(class_={"open": sign.kind == "open"})[
                table.game.scene.flag(seat), w("open") if sign.kind == "open" else name(table, seat)
            ]
            for seat, sign in enumerate(table.sight.signs)
        )
    ]


def _code(url: str) -> Markup:
    drawn = segno.make(url, error="m").svg_inline(
        border=3, omitsize=True, dark="#2a2320", light="#ffffff", svgclass="qr", lineclass=None
    )
    return Markup(drawn)


def _dialog(table: TableSight, key: str, title: str, content: Node) -> Element:
    w = table.sight.words
    return dialog(id=key, aria_labelledby=f"{key}-title")[
        div(".dialog-head")[
            h2(id=f"{key}-title")[title],
            form(method="dialog")[button(".close", aria_label=w("Close"))[icon("cross")]],
        ],
        content,
    ]
