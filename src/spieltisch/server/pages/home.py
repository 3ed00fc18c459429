"""The first page: what is played, who sits at the table, which tables are running."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import (
    Element,
    Node,
    Renderable,
    VoidElement,
    a,
    b,
    button,
    div,
    form,
    h1,
    h2,
    input,
    label,
    main,
    option,
    output,
    p,
    section,
    select,
    small,
    span,
)

from spieltisch.language import Words
from spieltisch.server.pages import art
from spieltisch.server.pages.lists import TableRow, running_tables
from spieltisch.server.pages.seats import BotLevel, seat_rows
from spieltisch.server.pages.shell import cover_symbols, game_title, page


@dataclass(frozen=True)
class Way:
    """A variant as the first page offers it."""

    id: str
    name: str
    players: tuple[int, ...]


@dataclass(frozen=True)
class GameCard:
    """A game as the first page offers it."""

    id: str
    title: str
    players: tuple[int, ...]
    minutes: int
    tagline: str
    cover: Renderable  # an SVG of 300 x 186
    variants: tuple[Way, ...] = ()  # nothing to choose below two


def home(
    *,
    words: Words,
    games: Sequence[GameCard],
    running: Sequence[TableRow],
    nickname: str,
    bots: Sequence[BotLevel],
) -> Renderable:
    """The first page; with one game its cover stands large beside a few words."""
    content = main("#content.home")[
        cover_symbols({card.id: card.cover for card in games}),
        form("#open-table.open-table", data_api="/api/tables")[
            _choice(words, games),
            section(".sheet.seats", aria_labelledby="seats-title")[
                _seats_head(words, games[0]),
                seat_rows(
                    words,
                    seats=_most(games),
                    shown=_default_seats(games[0]),
                    nickname=nickname,
                    bots=bots,
                ),
                (_variants(words, card) for card in games) if len(games) > 1 else None,
                _start(words),
            ],
        ],
        running_tables(words, running),
    ]
    return page(
        words=words,
        title="",
        here="/",
        content=content,
        kind="page home-page",
        styles=("/static/home.css",),
        scripts=("/static/home.js",),
    )


def _choice(words: Words, games: Sequence[GameCard]) -> Element:
    if len(games) == 1:
        return section(".choice")[
            h1[words("On the table today")],
            _single(words, games[0]),
        ]
    return section(".choice", aria_labelledby="games-title")[
        h1("#games-title")[words("What shall we play?")],
        div(
            ".covers",
            {"data-count": str(len(games))},
            role="radiogroup",
            aria_labelledby="games-title",
        )[(_card(words, card, chosen=card is games[0]) for card in games)],
    ]


def _radio(card: GameCard, *, chosen: bool) -> VoidElement:
    return input(
        ".visually-hidden",
        type="radio",
        name="game",
        value=card.id,
        checked=chosen,
        data_players=_counts(card.players),
        data_title=card.title,
    )


def _card(words: Words, card: GameCard, *, chosen: bool) -> Element:
    return label(".card")[
        _radio(card, chosen=chosen),
        art.cover(card.id),
        span(".caption")[
            b[game_title(card.title)],
            small[_box_facts(words, card), span(".tagline")[f" · {card.tagline}"]],
        ],
        art.icon("chosen"),
    ]


def _single(words: Words, card: GameCard) -> Element:
    return section(".single", aria_label=card.title)[
        input(
            type="hidden",
            name="game",
            value=card.id,
            data_players=_counts(card.players),
            data_title=card.title,
        ),
        art.cover(card.id),
        div(".about")[
            h2[game_title(card.title)],
            p(".tagline")[card.tagline],
            p(".box")[_box_facts(words, card)],
            _promises(words),
            _variants(words, card),
            a(".btn", href=f"/rules/{card.id}")[art.icon("book"), words("Read the rules")],
        ],
    ]


def _promises(words: Words) -> Element:
    lines = (
        words("Against the computer, at one device or by link"),
        words("Moves can be taken back until something new is revealed"),
        words("The shuffle is sealed at the start and can be checked at the end"),
    )
    return div(".promises")[(p[art.icon("tick"), line] for line in lines)]


def _box_facts(words: Words, card: GameCard) -> str:
    return words(
        "{players} players · {minutes} min", players=_span(card.players), minutes=card.minutes
    )


def _counts(players: tuple[int, ...]) -> str:
    return ",".join(str(n) for n in players)


def _span(players: tuple[int, ...]) -> str:
    low, high = min(players), max(players)
    return str(low) if low == high else f"{low}–{high}"


def _variants(words: Words, card: GameCard) -> Node:
    if len(card.variants) < 2:
        return None
    return label(".variant", data_game=card.id)[
        words("Variant"),
        select(name=f"variant-{card.id}")[
            (
                option(value=way.id, data_players=_counts(way.players))[way.name]
                for way in card.variants
            )
        ],
    ]


def _seats_head(words: Words, card: GameCard) -> Element:
    return div(".seats-head")[
        h2("#seats-title")[words("Who sits at the table?")],
        div(".stepper", role="group", aria_label=words("Number of seats"))[
            span[words("Seats")],
            button(type="button", data_seats="-1", aria_label=words("One seat less"))["−"],
            output("#seat-count", aria_live="polite")[str(_default_seats(card))],
            button(type="button", data_seats="1", aria_label=words("One seat more"))["+"],
        ],
    ]


def _start(words: Words) -> Element:
    return div(".start")[
        div(".options")[
            _option(
                "shuffle",
                words("Draw the seats"),
                words("who sits where is random"),
                checked=True,
            ),
            _option(
                "training",
                words("Training table"),
                words("unlimited undo against the computer"),
                checked=False,
            ),
        ],
        button(".btn.go", type="submit")[words("Open the table")],
        p(
            ".problem",
            role="alert",
            hidden=True,
            data_unsent=words("This did not get through."),
            data_busy=words(
                "The rules are compiled once, which takes a minute or two. It goes on by itself."
            ),
        ),
    ]


def _option(name: str, text: str, more: str, *, checked: bool) -> Element:
    return label(".option")[
        input(type="checkbox", name=name, checked=checked),
        span[text, small[f" – {more}"]],
    ]


def _most(games: Sequence[GameCard]) -> int:
    return max(max(card.players) for card in games)


def _default_seats(card: GameCard) -> int:
    """Me and one computer where the game allows it: the shortest way into a game."""
    return 2 if 2 in card.players else min(card.players)
