"""The seats of a new table: for each who sits there, and what belongs to that choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from htpy import (
    Element,
    Node,
    VoidElement,
    div,
    fieldset,
    fragment,
    input,
    label,
    legend,
    optgroup,
    option,
    rect,
    select,
    small,
    span,
    svg,
)

from spieltisch.bots import USUAL
from spieltisch.game import Seat
from spieltisch.language import N_, Words
from spieltisch.server.pages.art import icon, mark

KINDS: Final = (  # as the API names them, the icon, the words
    ("me", "me", N_("Me")),
    ("bot", "bot", N_("Computer")),
    ("here", "device", N_("This device")),
    ("open", "link", N_("Link")),
)
MOST_BARS: Final = 4


@dataclass(frozen=True)
class BotLevel:
    """A strength of the computer; `bars` of four stand beside its name."""

    id: str
    name: str
    bars: int
    says: str = ""  # how it plays, one short sentence
    simple: bool = False  # a program for trials rather than an opponent


def seat_rows(
    words: Words, *, seats: int, shown: int, nickname: str, bots: Sequence[BotLevel]
) -> Element:
    """One row per seat; those from `shown` on are hidden until a seat is added."""
    return div(".seat-rows")[
        (_row(words, seat, seat >= shown, nickname, bots) for seat in range(seats))
    ]


def _row(
    words: Words, seat: Seat, hidden: bool, nickname: str, bots: Sequence[BotLevel]
) -> Element:
    return fieldset(".seat", data_seat=str(seat), hidden=hidden)[
        legend(".visually-hidden")[words("Seat {n}", n=seat + 1)],
        mark(seat),
        div(".kinds")[
            (
                _kind(words, seat, kind, sign, name, checked=kind == _first(seat))
                for kind, sign, name in KINDS
            )
        ],
        div(".detail")[_details(words, seat, nickname, bots)],
    ]


def _first(seat: Seat) -> str:
    return "me" if seat == 0 else "bot"


def _kind(words: Words, seat: Seat, kind: str, sign: str, name: str, *, checked: bool) -> Element:
    text = words(name)
    return label(title=text)[
        input(".visually-hidden", type="radio", name=f"kind-{seat}", value=kind, checked=checked),
        icon(sign),
        span[text],
    ]


def _details(words: Words, seat: Seat, nickname: str, bots: Sequence[BotLevel]) -> Node:
    return fragment[
        _name(f"me-{seat}", "for-me", words("Your name"), nickname),
        _name(f"here-{seat}", "for-here", words("Name of the person here"), ""),
        _levels(words, seat, bots),
        span(".open.for-open")[icon("link"), words("stays open")],
    ]


def _name(name: str, purpose: str, text: str, value: str) -> VoidElement:
    return input(
        f".{purpose}",
        type="text",
        name=name,
        value=value,
        placeholder=text,
        aria_label=text,
        maxlength="24",
        autocomplete="nickname",
        spellcheck="false",
    )


def _levels(words: Words, seat: Seat, bots: Sequence[BotLevel]) -> Element:
    """The strengths as one list; its bars and its sentence follow the choice."""
    first = next((bot for bot in bots if bot.id == USUAL), bots[-1])
    groups = [(words("Opponents"), False), (words("For trials"), True)]
    return div(".levels.for-bot")[
        bars(first.bars),
        select(name=f"level-{seat}", aria_label=words("Strength"))[
            (
                _group(title, [bot for bot in bots if bot.simple is simple], first)
                for title, simple in groups
            )
        ],
        small(".level-says", aria_live="polite")[first.says],
    ]


def _group(title: str, bots: Sequence[BotLevel], first: BotLevel) -> Node:
    if not bots:
        return None
    return optgroup(label=title)[
        (
            option(
                value=bot.id, data_bars=str(bot.bars), data_says=bot.says, selected=bot is first
            )[bot.name]
            for bot in bots
        )
    ]


def bars(count: int) -> Element:
    """Rising bars, of which the stylesheet fills `count` of four."""
    return svg(".bars", viewBox="0 0 34 13", aria_hidden="true", data_bars=str(count))[
        (
            rect(
                x=str(n * 9),
                y=str(9 - n * 3),
                width="6",
                height=str(4 + n * 3),
                rx="1.5",
                fill="currentColor",
            )
            for n in range(MOST_BARS)
        )
    ]
