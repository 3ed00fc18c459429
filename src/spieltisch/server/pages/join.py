"""The page behind a join link: who sits at the table, and which seat is free."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import (
    Element,
    Node,
    Renderable,
    a,
    b,
    button,
    div,
    fieldset,
    form,
    fragment,
    h1,
    input,
    label,
    legend,
    main,
    p,
    small,
    span,
)

from spieltisch.game import Seat, SeatSign
from spieltisch.language import Words
from spieltisch.server.pages import art
from spieltisch.server.pages.shell import cover_symbols, page


def join(
    *,
    words: Words,
    table_id: str,
    game: str,
    title: str,
    cover: Renderable,
    signs: Sequence[SeatSign],
    nickname: str,
) -> Renderable:
    """Take an open seat or watch; with no open seat only watching is left."""
    open_seats = [seat for seat, sign in enumerate(signs) if sign.kind == "open"]
    content = main("#content.column.join")[
        cover_symbols({game: cover}),
        div(".sheet.join-sheet")[
            art.cover(game),
            h1[words("{game}: take a seat", game=title)],
            _form(words, table_id, signs, open_seats, nickname),
        ],
    ]
    return page(
        words=words,
        title=title,
        here=f"/join/{table_id}",
        content=content,
        styles=("/static/home.css",),
        scripts=("/static/home.js",),
    )


def _form(
    words: Words,
    table_id: str,
    signs: Sequence[SeatSign],
    open_seats: Sequence[Seat],
    nickname: str,
) -> Element:
    return form(
        ".join-form", data_api=f"/api/tables/{table_id}/seats", data_next=f"/tables/{table_id}"
    )[
        fieldset(".join-seats")[
            legend[words("Seats")],
            (
                _seat(words, seat, sign, chosen=seat == min(open_seats, default=-1))
                for seat, sign in enumerate(signs)
            ),
        ],
        _sit(words, nickname) if open_seats else p[words("All seats are taken.")],
        p(".problem", role="alert", hidden=True, data_unsent=words("This did not get through.")),
        a(".btn", href=f"/tables/{table_id}")[art.icon("eye"), words("Just watch")],
    ]


def _sit(words: Words, nickname: str) -> Node:
    return fragment[
        label(".field")[
            small[words("Your name")],
            input(
                type="text",
                name="name",
                value=nickname,
                required=True,
                maxlength="24",
                autocomplete="nickname",
                spellcheck="false",
            ),
        ],
        button(".btn.go", type="submit")[words("Sit down and play")],
    ]


def _seat(words: Words, seat: Seat, sign: SeatSign, *, chosen: bool) -> Element:
    if sign.kind != "open":
        return div(".join-seat.taken")[
            art.mark(seat),
            b[sign.name],
            small[words("Computer")] if sign.kind == "bot" else small[words("sits here")],
        ]
    return label(".join-seat")[
        input(".visually-hidden", type="radio", name="seat", value=str(seat), checked=chosen),
        art.mark(seat),
        b[words("Seat {n}", n=seat + 1)],
        span(".free")[words("free")],
        art.icon("chosen"),
    ]
