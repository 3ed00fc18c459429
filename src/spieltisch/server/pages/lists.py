"""Lists of tables: the running ones on the first page, the own ones on a page of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from htpy import (
    Element,
    Node,
    Renderable,
    a,
    b,
    button,
    div,
    fragment,
    h1,
    h2,
    input,
    label,
    li,
    main,
    p,
    section,
    small,
    span,
    ul,
)

from spieltisch.language import Words
from spieltisch.server.pages import art
from spieltisch.server.pages.shell import cover_symbols, page

PATHS: Final = {"play": "/tables/{id}", "watch": "/tables/{id}", "join": "/join/{id}"}


@dataclass(frozen=True)
class TableRow:
    """A running table as the list shows it."""

    id: str
    title: str  # of the game
    game: str  # the id of the game
    detail: str  # who plays, how far it is
    status: str  # the word on its button
    mine_turn: bool
    action: str  # "play", "join" or "watch"


@dataclass(frozen=True)
class GameRow:
    """A table of this device, running or finished."""

    id: str
    title: str
    game: str
    detail: str  # who played, when
    result: str  # "Anna wins, 52 to 48", or how far it is
    over: bool


def running_tables(words: Words, running: Sequence[TableRow]) -> Element:
    """The running tables; on a phone a bar at the bottom that opens the list."""
    return section("#running.sheet.running", aria_labelledby="running-title")[
        _bar(words, running),
        div(".list-head")[
            h2("#running-title")[words("Running tables")],
            small[str(len(running))] if running else None,
            button(".close", type="button", data_open_list="false", aria_label=words("Close"))[
                art.icon("cross")
            ],
        ],
        ul(".tables")[(_table(row) for row in running)] if running else _nothing(words),
        _import(words),
    ]


def _bar(words: Words, running: Sequence[TableRow]) -> Element:
    first = running[0] if running else None
    return button(
        ".bar-open",
        type="button",
        data_open_list="true",
        aria_expanded="false",
        aria_controls="running",
    )[
        span(".thumb")[art.cover(first.game)] if first else art.icon("list"),
        span[
            b[words.plural("{n} running table", "{n} running tables", len(running))],
            small[f"{first.title}, {first.detail}" if first else words("Load a saved game")],
        ],
        span(class_=["status", {"mine": first.mine_turn}])[first.status] if first else None,
    ]


def _table(row: TableRow) -> Element:
    return li(".table-row")[
        span(".thumb")[art.cover(row.game)],
        span(".what")[b[row.title], small[row.detail]],
        a(
            class_=["status", {"mine": row.mine_turn}],
            href=PATHS[row.action].format(id=row.id),
            aria_label=f"{row.status}: {row.title}, {row.detail}",
        )[row.status],
    ]


def _nothing(words: Words) -> Element:
    return div(".nothing")[
        art.icon("logo"),
        p[b[words("No table is open")], words("Open one; it appears here for everybody.")],
    ]


def _import(words: Words) -> Element:
    return div(".import")[
        label(".btn.small")[
            art.icon("file"),
            words("Load a saved game"),
            input(
                ".visually-hidden",
                type="file",
                accept=".json,application/json",
                data_api="/api/tables/import",
            ),
        ],
        p(".problem", role="alert", hidden=True, data_unsent=words("This did not get through.")),
    ]


def my_games(*, words: Words, rows: Sequence[GameRow], covers: dict[str, Renderable]) -> Renderable:
    """The tables of this device; `covers` holds the cover of each game by its id."""
    running, finished = _split(rows)
    content = main("#content.column")[
        cover_symbols(covers),
        h1[words("My games")],
        p(".lead")[words("Tables of this device. The list stays as long as its cookie.")],
        _games(words, words("Running"), running),
        _games(words, words("Finished"), finished),
        None if rows else _no_games(words),
    ]
    return page(
        words=words,
        title=words("My games"),
        here="/my-games",
        content=content,
        styles=("/static/home.css",),
    )


def _split(rows: Sequence[GameRow]) -> tuple[list[GameRow], list[GameRow]]:
    return [row for row in rows if not row.over], [row for row in rows if row.over]


def _no_games(words: Words) -> Element:
    return div(".sheet.nothing")[
        art.icon("logo"),
        p[b[words("Nothing played here yet")], words("The first table is three taps away.")],
        a(".btn.go", href="/")[words("Open a table")],
    ]


def _games(words: Words, title: str, rows: Sequence[GameRow]) -> Node:
    if not rows:
        return None
    return section(".sheet")[h2[title], ul(".tables")[(_game(words, row) for row in rows)]]


def _game(words: Words, row: GameRow) -> Element:
    return li(".table-row.game-row")[
        span(".thumb")[art.cover(row.game)],
        span(".what")[b[row.title], small[row.detail], span(".result")[row.result]],
        span(".ways")[_ways(words, row)],
    ]


def _ways(words: Words, row: GameRow) -> Node:
    if not row.over:
        return a(".status.mine", href=f"/tables/{row.id}")[words("Play on")]
    return fragment[
        a(".status", href=f"/tables/{row.id}")[words("Look at it")],
        a(".status", href=f"/tables/{row.id}/review")[words("Analysis")],
        a(".status", href=f"/api/tables/{row.id}/export", download=True)[words("Download")],
    ]
