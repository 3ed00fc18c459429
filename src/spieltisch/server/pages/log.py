"""The log of a table: newest first, what was taken back struck through."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

from htpy import Element, Node, button, fragment, h2, li, ol, section, span
from markupsafe import Markup

from spieltisch.game import SPECTATOR, Scene, Seat, SeatSign
from spieltisch.language import words
from spieltisch.server.pages.art import icon
from spieltisch.server.shapes import LogEntry, TableSight

DRAWN: Final = 4096  # lines of all tables that are kept drawn
SHOWN: Final = 60  # entries; the whole log is in the record, the page carries what is read


def log(table: TableSight) -> Element:
    """The newest entries of the log, id `log`."""
    w = table.sight.words
    return section("#log.log", aria_labelledby="log-title", tabindex="0")[
        h2("#log-title")[w("Log")],
        button(".close", data_do="log", aria_label=w("Close"))[icon("cross")],
        ol(reversed=True)[islice(_lines(table), SHOWN)],
    ]


def latest(table: TableSight) -> str | None:
    """The last act that counts as one sentence, public facts only; None before the first."""
    for entry in reversed(table.log):
        if entry.kind == "act" and not entry.undone and entry.events:
            return table.game.text.line(entry.events[0], table.sight.signs, table.sight.words)
    return None


def name(table: TableSight, seat: Seat) -> str:
    """The name on the sign of a seat; an open seat is called by its number."""
    w = table.sight.words
    if seat == SPECTATOR:
        return w("A guest")
    sign = table.sight.signs[seat]
    return w("Seat {n}", n=seat + 1) if sign.kind == "open" else sign.name


def note(table: TableSight, entry: LogEntry) -> str:
    """An entry that is no act, in words. The first of several wishes asks, the others agree."""
    w, who = table.sight.words, name(table, entry.seat)
    if entry.kind == "undo":
        return w("{name} takes a move back", name=who)
    if entry.kind == "join":
        return w("{name} sits down", name=who)
    if entry.ply and table.log[entry.ply - 1].kind == "wish":
        return w("{name} agrees to take the move back", name=who)
    return w("{name} asks to take a move back", name=who)


def _lines(table: TableSight) -> Iterator[Element]:
    for entry in reversed(table.log):
        if entry.kind == "act":
            yield from _act(table, entry)
        else:
            yield li(".note", id=f"log-{entry.ply}")[
                _sign(table, entry.seat), span[note(table, entry)]
            ]


def _act(table: TableSight, entry: LogEntry) -> Iterator[Element]:
    w, signs = table.sight.words, tuple(table.sight.signs)
    last = len(entry.events) - 1
    for at, event in enumerate(entry.events):
        line = _drawn(table.game.scene, json.dumps(event), signs, w.language)
        taken_back = span(".taken-back")[w("taken back")] if entry.undone and at == last else None
        yield li(id=f"log-{entry.ply}-{at}", class_={"undone": entry.undone})[line, taken_back]


@lru_cache(maxsize=DRAWN)
def _drawn(scene: Scene, event: str, signs: tuple[SeatSign, ...], language: str) -> Markup:
    """A line of the log as markup. Lines never change and every view of a table shows them."""
    line = scene.log_line(json.loads(event), signs, words(language))
    return Markup(str(fragment[line]))


def _sign(table: TableSight, seat: Seat) -> Node:
    return None if seat == SPECTATOR else table.game.scene.flag(seat)
