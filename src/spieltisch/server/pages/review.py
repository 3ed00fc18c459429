"""A game step by step: the table as it was, with the analysis beside it once it is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from htpy import (
    Element,
    Node,
    Renderable,
    a,
    aside,
    button,
    div,
    fragment,
    h1,
    h2,
    header,
    input,
    main,
    nav,
    output,
    p,
    section,
    span,
)

from spieltisch.language import Words
from spieltisch.server.pages.analysis import no_analysis
from spieltisch.server.pages.art import icon
from spieltisch.server.pages.lost import toasts
from spieltisch.server.pages.shell import cover_symbols, game_title, layout
from spieltisch.server.pages.table import data_block
from spieltisch.server.shapes import TableSight

STEPS: Final = ("first", "back", "next", "last")  # icons and deeds


def review(
    *,
    words: Words,
    table: TableSight,
    parts: Mapping[str, Renderable],
    with_analysis: bool,
    ply: int,
    plies: int,
    course: str,
) -> Renderable:
    """The page; `table` is as it was after `ply` of `plies` entries, `course` the log as JSON."""
    game = table.game.facts
    name = game.title.get(words.language, game.id)
    content = fragment[
        table.game.scene.symbols(),
        cover_symbols({game.id: table.game.scene.cover()}),
        _top(words, table, name, parts, with_analysis=with_analysis),
        main(".board")[
            (parts[key] for key in table.game.scene.asides(table.sight)), parts["board"]
        ],
        _side(words, table, parts, with_analysis=with_analysis),
        section(".foot", aria_label=words("Step by step"))[
            _stepper(words, ply, plies), parts["tray"]
        ],
        toasts(words),
        data_block("course", course),
    ]
    title = words("Analysis") if with_analysis else words("Look back")
    return layout(
        words=words,
        title=f"{title}: {name} – Spieltisch",
        content=content,
        kind="table review",
        game=game.id,
        styles=("/static/table.css", "/static/over.css", "/static/review.css"),
        data={
            "data-table": table.id,
            "data-viewer": str(table.viewer),
            "data-ply": str(ply),
            "data-over": "true" if with_analysis else "",
        },
        scripts=("/static/review.js",),
        skip_to="board",
    )


def _top(
    w: Words, table: TableSight, name: str, parts: Mapping[str, Renderable], *, with_analysis: bool
) -> Element:
    return header(".top")[
        a(".home", href="/", aria_label=w("Start page"))[icon("logo")],
        h1[game_title(name)],
        parts["facts"],
        span(".space"),
        button(
            ".quiet.only-phone", data_do="log", aria_controls="analysis" if with_analysis else "log"
        )[w("Analysis") if with_analysis else w("Log")],
        a(".quiet.back", href=f"/tables/{table.id}")[w("To the table")],
    ]


def _side(
    w: Words, table: TableSight, parts: Mapping[str, Renderable], *, with_analysis: bool
) -> Element:
    seats = range(len(table.sight.signs))
    return aside(".side")[
        h2(".visually-hidden")[w("Seats")],
        div(".panels", style=f"--seats: {len(seats)}")[(parts[f"panel-{seat}"] for seat in seats)],
        no_analysis(w, w("The coach sits down."))
        if with_analysis
        else fragment[
            div(".looking-back")[p[w("You see what this seat saw then. Nothing changes.")]],
            parts["log"],
        ],
    ]


def _stepper(w: Words, ply: int, plies: int) -> Element:
    """The way through the game: buttons, slider, keys; what happened and what comes."""
    return div(".stepper")[
        div(".says")[p("#told", aria_live="polite"), p("#advice")],
        nav(".way-through", aria_label=w("Moves"))[
            (_step(w, name) for name in STEPS[:2]),
            input(
                "#slider",
                type="range",
                min="0",
                max=str(plies),
                value=str(ply),
                aria_label=w("Move"),
            ),
            (_step(w, name) for name in STEPS[2:]),
            output("#place", for_="slider")[f"{ply} / {plies}"],
        ],
    ]


def _step(w: Words, name: str) -> Node:
    words = {
        "first": w("To the start"),
        "back": w("One move back"),
        "next": w("One move on"),
        "last": w("To the end"),
    }
    keys = {"first": "Home", "back": "←", "next": "→", "last": "End"}
    return button(
        ".btn",
        type="button",
        data_do=name,
        aria_label=words[name],
        title=f"{words[name]} ({keys[name]})",
    )[icon(name)]
