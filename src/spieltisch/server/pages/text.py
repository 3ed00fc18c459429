"""Pages to read: the rules, the check of a shuffle, errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import (
    Element,
    Node,
    Renderable,
    a,
    article,
    b,
    code,
    dd,
    div,
    dl,
    dt,
    h1,
    li,
    main,
    nav,
    ol,
    p,
    small,
    span,
)
from markupsafe import Markup

from spieltisch.language import Words
from spieltisch.server.pages import art
from spieltisch.server.pages.seals import grouped, recomputed
from spieltisch.server.pages.shell import cover_symbols, page

STYLES = ("/static/text.css",)


@dataclass(frozen=True)
class RulesCard:
    """A game in the list of rules."""

    id: str
    title: str
    tagline: str
    cover: Renderable


@dataclass(frozen=True)
class Proof:
    """What is known about the shuffle of a table."""

    table_id: str
    title: str  # of the game
    commitment: str
    secret: str | None  # None while the game runs
    replayed: bool | None  # whether a replay gives the stored result; None when not tried
    acts: int


def rules_index(*, words: Words, games: Sequence[RulesCard]) -> Renderable:
    """The list of games with rules."""
    content = main("#content.column")[
        cover_symbols({game.id: game.cover for game in games}),
        h1[words("Rules")],
        div(".rule-cards")[(_rules_card(game) for game in games)],
    ]
    return page(words=words, title=words("Rules"), here="/rules", content=content, styles=STYLES)


def _rules_card(game: RulesCard) -> Element:
    return a(".rule-card", href=f"/rules/{game.id}")[
        art.cover(game.id), span[b[game.title], small[game.tagline]]
    ]


def rules(
    *,
    words: Words,
    game: str,
    title: str,
    html: str,
    chapters: Sequence[tuple[str, str]] = (),
    language: str | None = None,
) -> Renderable:
    """The rules of a game; `html` is rendered Markdown, `chapters` are (anchor, heading)."""
    content = main("#content.reading")[
        nav(".chapters", aria_label=words("Chapters"))[
            ol[(li[a(href=f"#{anchor}")[heading]] for anchor, heading in chapters)]
        ]
        if chapters
        else None,
        article(".prose", lang=language or words.language)[Markup(html)],
    ]
    return page(
        words=words,
        title=words("{game}: rules", game=title),
        here=f"/rules/{game}",
        content=content,
        styles=STYLES,
    )


def _scrolling(html: str) -> str:
    """Wide tables scroll by themselves, with the keyboard too."""
    opened = html.replace("<table>", '<div class="wide" tabindex="0"><table>')
    return opened.replace("</table>", "</table></div>")


def verify(*, words: Words, proof: Proof) -> Renderable:
    """Whether the shuffle of a table was what was promised, step by step."""
    content = main("#content.column.verify")[
        h1[words("Was the shuffle honest?")],
        p(".lead")[_how(words)],
        div(".sheet.proof")[_steps(words, proof)],
        div(".sheet.numbers")[_numbers(words, proof)],
        div(".actions")[
            a(".btn.go", href=f"/tables/{proof.table_id}")[words("To the table")],
            a(".btn", href=f"/api/tables/{proof.table_id}/export", download=True)[
                words("Download the game")
            ]
            if proof.secret
            else None,
        ],
    ]
    return page(
        words=words,
        title=words("Check the shuffle"),
        here=f"/verify/{proof.table_id}",
        content=content,
        styles=STYLES,
    )


def _how(words: Words) -> str:
    return words(
        "Before the first move the server draws a secret number. All shuffling follows from it. "
        "Its check sum is shown at the start, the number itself at the end. If the number gives "
        "the same check sum, and the moves replayed with it give the same game, nothing was "
        "changed in between. You can do the same at home with the downloaded file."
    )


def _steps(words: Words, proof: Proof) -> Node:
    known = proof.secret is not None
    fits = recomputed(proof.secret) == proof.commitment if proof.secret else None
    return [
        _step(True, words("The check sum was fixed at the start"), proof.title),
        _step(
            known or None,
            words("The secret is open"),
            words("shown below") if known else words("only when the game is over"),
        ),
        _step(fits, words("The secret gives the check sum"), "SHA-256"),
        _step(
            proof.replayed,
            words("Replaying gives the same result"),
            words.plural("{n} action", "{n} actions", proof.acts),
        ),
    ]


def _step(state: bool | None, text: str, more: str) -> Element:
    sign = {True: "tick", False: "fail", None: "wait"}[state]
    return p(class_=["step", sign])[art.icon(sign), span[b[text], small[more]]]


def _numbers(words: Words, proof: Proof) -> Element:
    rows = [(words("Check sum from the start"), grouped(proof.commitment))]
    if proof.secret:
        rows += [
            (words("Secret"), grouped(proof.secret)),
            (words("Check sum of the secret"), grouped(recomputed(proof.secret))),
        ]
    return dl[((dt[name], dd[code[value]]) for name, value in rows)]


def error_page(*, words: Words, status: int, code: str, message: str) -> Renderable:
    """A page for somebody who took a wrong turn; says what happened and the way on."""
    content = main("#content.column")[
        div(".sheet.wrong")[
            art.drawing("boat"),
            h1[words("Nothing here") if status == 404 else words("That did not work")],
            p[message],
            p(".code")[f"{status} · {code}"],
            div(".actions")[
                a(".btn.go", href="/")[words("To the start page")],
                a(".btn", href="/rules")[words("Rules")],
            ],
        ],
    ]
    return page(
        words=words,
        title=words("Nothing here") if status == 404 else str(status),
        here="/",
        content=content,
        styles=STYLES,
    )
