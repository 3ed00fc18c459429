"""The end of a game: who won, why, the scores, the seal, and what to do next."""

from __future__ import annotations

from htpy import Element, Node, a, b, br, button, code, div, h1, p, section, span

from spieltisch.server.pages import art
from spieltisch.server.pages.log import name
from spieltisch.server.pages.seals import recomputed, short
from spieltisch.server.shapes import TableSight


def end(table: TableSight) -> Element:
    """Id `end`; hidden while the game runs."""
    if not table.over:
        return section("#end.end", hidden=True)
    return section("#end.end", role="dialog", aria_modal="true", aria_labelledby="end-title")[
        art.cover(table.game.facts.id),
        div(".result")[
            _winner(table),
            _tie(table),
            div(".scores", tabindex="0")[table.game.scene.breakdown(table.sight)],
            _seal(table),
            _actions(table),
        ],
    ]


def outcome(table: TableSight) -> str:
    """Who won, as one sentence."""
    w = table.sight.words
    winners = [name(table, seat) for seat, rank in enumerate(table.ranks) if rank == 1]
    if not winners:  # somebody outside the seats has won
        return table.game.text.prompt(table.sight)
    if len(winners) == 1:
        return w("{name} wins", name=winners[0])
    return w("{names} and {last} win together", names=", ".join(winners[:-1]), last=winners[-1])


def _winner(table: TableSight) -> Element:
    w = table.sight.words
    title = table.game.facts.title.get(w.language, table.game.facts.id)
    return div(".won")[
        table.game.scene.medal(),
        div[
            h1("#end-title")[outcome(table)],
            p[
                f"{title}, ",
                w.plural("{n} move", "{n} moves", table.turns),
                ", ",
                w.plural("{n} minute", "{n} minutes", table.minutes),
                span(".training")[w("Training table")] if table.training else None,
            ],
        ],
    ]


def _tie(table: TableSight) -> Node:
    reason = table.game.text.tie(table.sight)
    return None if reason is None else p(".tie")[art.icon("scales"), span[reason]]


def _seal(table: TableSight) -> Node:
    if table.secret is None:
        return None
    w = table.sight.words
    kept = recomputed(table.secret) == table.commitment
    return div(class_=["seal", {"broken": not kept}])[
        art.icon("seal"),
        p[
            b[w("Honestly shuffled") if kept else w("The seal does not fit")],
            br,
            w("The check sum from the start fits:")
            if kept
            else w("The secret does not give the check sum from the start:"),
            " ",
            code[short(table.commitment)],
        ],
        a(".btn.only-wide", href=f"/verify/{table.id}")[w("Check it")],
    ]


def _actions(table: TableSight) -> Element:
    w = table.sight.words
    return div(".actions")[
        _again(table),
        button(".btn", data_do="close-end")[w("Look at the table")],
        a(".btn", href=f"/tables/{table.id}/review")[w("Analysis")],
        a(".btn", href=f"/api/tables/{table.id}/export", download=True)[w("Download")],
        a(".btn.only-phone", href=f"/verify/{table.id}")[w("Check it")],
        a(".btn", href="/")[w("Start page")],
    ]


def _again(table: TableSight) -> Node:
    """The first who wants to play again opens the table, the others follow there."""
    w = table.sight.words
    if table.rematch:
        return a(".btn.go", href=f"/tables/{table.rematch}")[w("Go to the rematch")]
    return button(".btn.go", data_do="rematch")[w("Play again")] if table.mine else None
