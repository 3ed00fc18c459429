"""The coach at the table: the place where hints appear, and the hints."""

from __future__ import annotations

from htpy import Element, Node, b, button, h2, li, meter, ol, p, section, small, span
from htpy import div as div_element

from spieltisch.language import Words
from spieltisch.server.pages.art import icon
from spieltisch.server.pages.chart import percent
from spieltisch.server.shapes import Hint, TableSight


def hint_button(table: TableSight) -> Node:
    """Asks the coach; only where a hint is fair."""
    w = table.sight.words
    if not table.hints:
        return None
    return button(".btn.ask-coach", data_do="hint", title="H")[icon("hint"), span[w("Hint")]]


def coach(table: TableSight) -> Element:
    """Id `hints`: hidden until the coach is asked. It says why hints are fair at this table."""
    w = table.sight.words
    fair = (
        w("This is a training table: everybody may ask.")
        if table.training
        else w("Nobody else plays here, so you may ask.")
    )
    return section("#hints.hints", aria_labelledby="hints-title", hidden=True)[
        h2("#hints-title")[w("The coach")],
        button(".close", data_do="close-hint", aria_label=w("Close"))[icon("cross")],
        p("#thinking", role="status")[icon("spin"), w("The coach thinks …")],
        div_element("#hint-list"),
        p(".fair")[w("The coach knows only what your seat can see."), " ", fair],
    ]


def hint_list(w: Words, hints: list[Hint]) -> Element:
    """Id `hint-list`: the best actions, best first; choosing one marks it on the table."""
    return div_element("#hint-list")[
        ol[
            (
                li[
                    button(".advised", data_do="take-hint", data_action=str(hint.action))[
                        span(".what")[b[hint.say], small[hint.why]],
                        span(".share")[_meter(hint.expected), span[percent(w, hint.expected)]],
                    ]
                ]
                for hint in hints
            )
        ],
        p(".fair")[w("The share is what you may expect of the victory.")] if hints else None,
    ]


def _meter(share: float) -> Element:
    return meter(value=f"{share:.2f}", min="0", max="1", aria_hidden="true")
