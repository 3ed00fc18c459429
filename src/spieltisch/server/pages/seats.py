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
    rect,
    span,
    svg,
)

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


def seat_rows(
    words: Words, *, seats: int, shown: int, nickname: str, bots: Sequence[BotLevel]
) -> Element:
    """One row per seat; those from `shown` on are hidden until a seat is added."""
    return div(".seat-rows", {"data-levels": str(len(bots))})[
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
        div(".levels.for-bot", role="group", aria_label=words("Strength"))[
            (_level(seat, bot, checked=bot is bots[-1]) for bot in bots)
        ],
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


def _level(seat: Seat, bot: BotLevel, *, checked: bool) -> Element:
    return label(".level")[
        input(
            ".visually-hidden", type="radio", name=f"level-{seat}", value=bot.id, checked=checked
        ),
        bars(bot.bars),
        span[bot.name],
    ]


def bars(count: int) -> Element:
    """Rising bars, `count` of four filled."""
    return svg(".bars", viewBox="0 0 34 13", aria_hidden="true")[
        (
            rect(
                x=str(n * 9),
                y=str(9 - n * 3),
                width="6",
                height=str(4 + n * 3),
                rx="1.5",
                fill="currentColor",
                opacity="1" if n < count else ".25",
            )
            for n in range(MOST_BARS)
        )
    ]
