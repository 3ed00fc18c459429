"""The shell of every page: head, word mark, language switch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import quote

from htpy import (
    Element,
    Node,
    Renderable,
    a,
    body,
    button,
    form,
    fragment,
    head,
    header,
    html,
    i,
    link,
    meta,
    nav,
    script,
    span,
    svg,
    symbol,
)
from htpy import title as title_element

from spieltisch.language import LANGUAGES, Words
from spieltisch.server.pages.art import icon, symbols

LANGUAGE_NAMES: Final = {"de": "Deutsch", "en": "English"}
STYLES: Final = ("/static/tokens.css", "/static/frame.css")


def layout(
    *,
    words: Words,
    title: str,
    content: Node,
    kind: str = "page",
    game: str | None = None,
    data: Mapping[str, str] | None = None,
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
    skip_to: str = "content",
) -> Renderable:
    """A whole HTML document; `kind` is the class of the body, `data` goes to the root element."""
    sheets = (*STYLES, *styles, *([f"/static/games/{game}/table.css"] if game else []))
    return html({"lang": words.language, **(data or {})})[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1"),
            meta(name="color-scheme", content="light dark"),
            meta(name="referrer", content="same-origin"),
            title_element[title],
            link(
                rel="icon",
                href="/static/favicon.svg",
                type="image/svg+xml",
                data_turn="/static/favicon-turn.svg",
            ),
            link(rel="manifest", href="/static/manifest.webmanifest"),
            (link(rel="stylesheet", href=sheet) for sheet in sheets),
            (script(type="module", src=source) for source in scripts),
        ],
        body(class_=[kind, f"game-{game}" if game else None])[
            a(".skip", href=f"#{skip_to}")[words("Skip to the content")],
            symbols(),
            content,
        ],
    ]


def word_mark() -> Element:
    """The logo with the name, as a link home."""
    return a(".logo", href="/", aria_label="Spieltisch")[
        icon("logo"),
        span(".word", aria_hidden="true")["Sp", i["ı"], "elt", i(".b")["ı"], "sch"],
    ]


def masthead(words: Words, *, here: str) -> Element:
    """The head of every page but the table: word mark, ways to other pages, language."""
    return header(".masthead")[
        word_mark(),
        nav(aria_label=words("Pages"))[
            a(href="/rules")[icon("book"), span[words("Rules")]],
            a(href="/my-games")[icon("list"), span[words("My games")]],
        ],
        language_switch(words, here=here),
    ]


def language_switch(words: Words, *, here: str) -> Element:
    """German and English; the change is posted, so that following a link changes nothing."""
    return span(".languages", role="group", aria_label=words("Language"))[
        (_language(words, code, here) for code in LANGUAGES)
    ]


def _language(words: Words, code: str, here: str) -> Element:
    name = LANGUAGE_NAMES[code]
    if code == words.language:
        return span(aria_current="true", lang=code, title=name)[code.upper()]
    return form(method="post", action=f"/language/{code}?next={quote(here, safe='')}")[
        button(lang=code, title=name, aria_label=name)[code.upper()]
    ]


def game_title(title: str) -> Node:
    """A title whose part after the colon may be left out where space is scarce."""
    main, colon, rest = title.partition(":")
    return [main, span(".subtitle")[colon, rest]] if colon else title


def cover_symbols(covers: Mapping[str, Renderable]) -> Element:
    """The covers of the games, drawn once and shown by `art.cover`."""
    return svg(".defs", width="0", height="0", aria_hidden="true")[
        (symbol(id=f"cover-{game}", viewBox="0 0 300 186")[drawn] for game, drawn in covers.items())
    ]


def page(
    *,
    words: Words,
    title: str,
    here: str,
    content: Node,
    kind: str = "page",
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
) -> Renderable:
    """A page with the masthead above its content."""
    return layout(
        words=words,
        title=f"{title} – Spieltisch" if title else "Spieltisch",
        content=fragment[masthead(words, here=here), content],
        kind=kind,
        styles=styles,
        scripts=scripts,
    )
