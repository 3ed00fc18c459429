"""The switches for standing answers: a setting of this screen, kept by the browser alone."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element, Node, button, h2, section, span

from spieltisch.server.shapes import TableSight


def switches(table: TableSight, place: str) -> Node:
    """One switch for each question that has a standing answer; `place` tells their ids apart.

    None for a game without such questions and for a device without a seat. They are drawn off;
    the script sets them as this screen has kept them.
    """
    if not table.game.standing or not table.mine:
        return None
    w, title = table.sight.words, f"standing-{place}"
    return section(".standing", aria_labelledby=title)[
        h2(id=title)[w("Auto-answer")], _switches(table, place)
    ]


def _switches(table: TableSight, place: str) -> Iterator[Element]:
    w = table.sight.words
    for question, answer in table.game.standing.items():
        yield button(
            ".switch",
            id=f"standing-{place}-{question}",
            type="button",
            role="switch",
            aria_checked="false",
            data_do="standing",
            data_question=question,
        )[span[w(answer.label)], span(".knob", aria_hidden="true")]
