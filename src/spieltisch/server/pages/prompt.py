"""The prompt above the hand: steps of the turn, one sentence, the buttons."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, button, div, fragment, p, section, span

from spieltisch.game import OVER
from spieltisch.server.pages.art import icon
from spieltisch.server.pages.hints import hint_button
from spieltisch.server.pages.log import name
from spieltisch.server.shapes import TableSight

TURN: Final = "turn-"  # how the picks begin that only say which way round a thing lies


def prompt(table: TableSight) -> Element:
    """Id `prompt`. The buttons keep their places, so that no tap meets another one."""
    return div("#prompt.prompt", style=_colour(table), class_=["prompt", _state(table)])[
        table.game.scene.steps(table.sight),
        div(".says")[
            p("#say", aria_live="polite")[_sentence(table)],
            div("#say-slot", data_slot=True),
        ],
        hint_button(table),
        div("#choices"),
        _buttons(table),
    ]


def turn(table: TableSight) -> Element:
    """Whose turn it is, id `turn`: colour, mark and word."""
    w = table.sight.words
    if table.actor == OVER:
        return span("#turn.turn")[w("The game is over")]
    who = name(table, table.actor)
    kind = table.sight.signs[table.actor].kind
    if kind == "open":
        text = w("{name} is still open", name=who)
    elif kind == "bot":
        text = w("{name} is thinking", name=who)
    elif table.sight.view.get("turn", table.actor) != table.actor:  # an answer in another's turn
        text = w("{name} decides", name=who)
    else:
        text = w("{name} to move", name=who)
    return span("#turn.turn", class_=["turn", {"mine": _choosing(table)}], style=_colour(table))[
        table.game.scene.flag(table.actor), span[text]
    ]


def open_seats(table: TableSight) -> Element:
    """Seats that nobody has taken: take one, or invite somebody; id `open-seats`."""
    if table.over or not table.open_seats:
        return section("#open-seats", hidden=True)
    w = table.sight.words
    return section("#open-seats.open-seats", aria_label=w("Open seats"))[
        (_take(table, seat) for seat in table.open_seats) if not table.mine else _waiting(table)
    ]


def _take(table: TableSight, seat: int) -> Element:
    w = table.sight.words
    return button(".btn.small", data_do="take-seat", data_seat=str(seat))[
        table.game.scene.flag(seat), span[w("Take seat {n}", n=seat + 1)]
    ]


def _waiting(table: TableSight) -> Node:
    w = table.sight.words
    count = len(table.open_seats)
    return fragment[
        span(".waiting")[
            (table.game.scene.flag(seat) for seat in table.open_seats),
            w.plural("{n} seat is open", "{n} seats are open", count),
        ],
        button(".btn.small", data_do="invite")[icon("link"), span[w("Invite")]],
    ]


def _choosing(table: TableSight) -> bool:
    return bool(table.legal)


def _state(table: TableSight) -> str:
    if _choosing(table):
        return "choosing"
    return "waiting" if table.mine else "watching"


def _colour(table: TableSight) -> str | None:
    return None if table.actor == OVER else f"--seat: var(--seat-{table.actor})"


def _sentence(table: TableSight) -> str:
    return table.game.text.prompt(table.sight)


def _buttons(table: TableSight) -> Element:
    w = table.sight.words
    if table.over:
        return div(".buttons")[button(".btn", data_do="result")[w("Show the result")]]
    if not table.mine:
        return div(".buttons")[span(".watch-mark")[icon("eye"), w("You are watching")]]
    return div(".buttons")[
        _undo(table),
        (_turns(table), _decide(table)) if _choosing(table) else None,
    ]


def _undo(table: TableSight) -> Node:
    w = table.sight.words
    if table.wisher is not None:
        return button(".btn.wished", data_do="undo")[
            table.game.scene.flag(table.wisher),
            span[w("Let {name} take it back", name=name(table, table.wisher))],
        ]
    words_by_state = {
        "free": w("Undo"),
        "training": w("Undo"),
        "ask": w("Ask to undo"),
        "asked": w("Undo: waiting for consent"),
    }
    if table.undo not in words_by_state:
        return None
    return button(".btn.undo", data_do="undo", disabled=table.undo == "asked", title="Ctrl+Z")[
        icon("wait" if table.undo == "asked" else "undo"),
        span[words_by_state[table.undo]],
    ]


def _turns(table: TableSight) -> Node:
    if not any(pick.startswith(TURN) for choice in table.legal for pick in choice.picks):
        return None
    w = table.sight.words
    left, right = w("Turn left"), w("Turn right")
    return fragment[
        button(
            ".btn.turn-left",
            data_do="turn-left",
            disabled=True,
            aria_label=left,
            title=f"{left} (Shift+R)",
        )[icon("left")],
        button(
            ".btn.turn-right",
            data_do="turn-right",
            disabled=True,
            aria_label=right,
            title=f"{right} (R)",
        )[icon("right")],
    ]


def _decide(table: TableSight) -> Node:
    w = table.sight.words
    spare = len(table.legal) == 1 or not any(choice.final for choice in table.legal)
    fullest = max(table.legal, key=lambda choice: len(choice.picks))  # skipping has a button
    return fragment[
        button(".btn.cancel", data_do="cancel", disabled=True, title="Esc")[
            icon("cross"), span[w("Drop")]
        ],
        button(
            class_=["btn go confirm", {"spare": spare}],
            data_do="confirm",
            disabled=True,
            title="Enter",
        )[fullest.verb],
    ]
