"""The page of a table: the places for all parts, drawn once; later only parts change."""

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
    main,
    script,
    section,
    span,
)
from markupsafe import Markup

from spieltisch.language import Words
from spieltisch.server.pages.art import icon
from spieltisch.server.pages.dialogs import help_dialog, invite_dialog, menu_dialog
from spieltisch.server.pages.hints import coach
from spieltisch.server.pages.lost import line_bar, lost, toasts
from spieltisch.server.pages.shell import cover_symbols, game_title, layout
from spieltisch.server.pages.standing import switches
from spieltisch.server.shapes import TableSight

CLIENT: Final = "/static/table.js"


def table(
    *,
    words: Words,
    table: TableSight,
    parts: Mapping[str, Renderable],
    first_sight: str = "{}",
    title: str | None = None,
    overview: Node = None,
) -> Renderable:
    """The whole page; `first_sight` is the JSON of the sight, `overview` the game in short."""
    game = table.game.facts
    name = game.title.get(words.language, game.id)
    content = fragment[
        table.game.scene.symbols(),
        cover_symbols({game.id: table.game.scene.cover()}),
        _top(words, name, parts),
        _middle(table, parts),
        _side(words, table, parts),
        section(".foot", aria_label=words("What to do now"))[parts["prompt"], parts["tray"]],
        div("#live.visually-hidden", aria_live="polite"),
        toasts(words),
        line_bar(words),
        help_dialog(table, overview),
        menu_dialog(table),
        invite_dialog(table, parts["invite-seats"]),
        parts["handover"],
        parts["end"],
        lost(words),
        data_block("first-sight", first_sight),
    ]
    return layout(
        words=words,
        title=title or f"{name} – Spieltisch",
        content=content,
        kind="table",
        game=game.id,
        styles=("/static/table.css", "/static/over.css"),
        data={
            "data-table": table.id,
            "data-viewer": str(table.viewer),
            "data-version": str(table.version),
        },
        scripts=(CLIENT,),
        skip_to="board",
    )


def _top(words: Words, name: str, parts: Mapping[str, Renderable]) -> Element:
    return header(".top")[
        a(".home", href="/", aria_label=words("Start page"))[icon("logo")],
        h1[game_title(name)],
        parts["facts"],
        span(".space"),
        parts["turn"],
        span(".space"),
        button(".quiet.only-wide", data_do="help")[words("Help")],
        button(".quiet.only-phone", data_do="log", aria_controls="log")[words("Log")],
        button(".quiet", data_do="menu")[words("Menu")],
    ]


def _middle(table: TableSight, parts: Mapping[str, Renderable]) -> Element:
    asides = table.game.scene.asides(table.sight)
    return main(".board")[(parts[key] for key in asides), parts["board"]]


def _side(words: Words, table: TableSight, parts: Mapping[str, Renderable]) -> Element:
    seats = range(len(table.sight.signs))
    return aside(".side")[
        h2(".visually-hidden")[words("Seats")],
        div(".panels", style=f"--seats: {len(seats)}")[(parts[f"panel-{seat}"] for seat in seats)],
        parts["open-seats"],
        coach(table),
        parts["log"],
        switches(table, "side"),
    ]


def data_block(key: str, text: str) -> Element:
    """A block of JSON, not of code, with `key` as its id; a `<` in a name must not end it."""
    safe = text.replace("<", "\\u003c")
    return script(id=key, type="application/json")[Markup(safe)]
