"""What the client shows by itself: the lost connection and short notices."""

from __future__ import annotations

from htpy import Element, a, button, div, h1, p, section, small, span

from spieltisch.language import Words
from spieltisch.server.pages.art import drawing, icon


def toasts(w: Words) -> Element:
    """Id `toasts`: where notices appear, with the sentences that the client says by itself."""
    return div(
        "#toasts.toasts",
        data_dropped=w("The table has changed, your choice no longer fits."),
        data_unsent=w("This did not get through."),
        data_again=w("Try again"),
        data_copied=w("The link is copied."),
        data_standing=w("Auto-answer: {answer}"),
        data_stop=w("Switch off"),
    )


def line_bar(w: Words) -> Element:
    """The bar across the top while the connection is broken; the body's `data-line` shows it."""
    return div("#line.line", role="status")[
        icon("spin"),
        span[w("Connection lost")],
        small[w("Attempt"), " ", span(data_lost="attempt")["1"]],
    ]


def lost(w: Words) -> Element:
    """Id `lost`: the connection has been gone for some seconds."""
    return section("#lost.lost", hidden=True, role="alert", aria_labelledby="lost-title")[
        div(".lost-sheet")[
            drawing("boat"),
            h1("#lost-title")[w("The line is loose, the table waits")],
            p[w("We connect again by ourselves and fetch everything. Nothing gets lost.")],
            div(".facts")[
                span[icon("tick"), w("Your moves are on the server")],
                span[icon("tick"), w("Nobody plays for you")],
            ],
            div(".actions")[
                button(".btn.go", data_do="reconnect")[w("Connect now")],
                a(".btn", href="/")[w("To the start page")],
            ],
        ],
    ]
