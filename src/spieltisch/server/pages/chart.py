"""The chart of an analysis: what each seat could expect, decision by decision.

Colour is never alone: each line has its own dashes and ends in the mark of its seat. For those
who do not see it, the same figures stand in the table of moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from babel.numbers import format_percent
from htpy import Element, Node, circle, fragment, g, line, polyline, rect, svg, use
from htpy import text as text_element

from spieltisch.language import Words
from spieltisch.server.shapes import Analysis

WIDTH, HEIGHT = 400.0, 186.0
LEFT, RIGHT, TOP, BOTTOM = 44.0, 14.0, 12.0, 12.0
DASHES: Final = ("none", "7 4", "2 3", "9 3 2 3")  # by seat
MARK: Final = 13.0


def percent(w: Words, share: float) -> str:
    """A share 0..1 in words of the language, in whole percent."""
    return str(format_percent(round(share, 2), locale=w.language))


def signed(w: Words, share: float) -> str:
    """A change of a share, always with its sign; a true minus."""
    text = percent(w, abs(share))
    if round(share, 2) == 0:
        return f"±{text}"
    return f"+{text}" if share > 0 else f"−{text}"


def chart(w: Words, found: Analysis, turning: Sequence[int]) -> Element:
    """The lines as far as they are known; columns carry the ply that they stand for."""
    return svg(
        ".chart",
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        role="img",
        aria_label=w("Expected share of the victory, move by move; the table below says the same"),
    )[
        (_level(w, share) for share in (0.0, 0.5, 1.0)),
        (_line(found, seat) for seat in range(len(found.signs))),
        (_turn(found, number, place) for place, number in enumerate(turning, start=1)),
        line("#now.now", x1=f"{LEFT:g}", x2=f"{LEFT:g}", y1=f"{TOP:g}", y2=f"{HEIGHT - BOTTOM:g}"),
        g(".columns")[_columns(found)],
    ]


def _x(found: Analysis, number: int) -> float:
    return LEFT + number * (WIDTH - LEFT - RIGHT) / max(1, found.of)


def _y(share: float) -> float:
    return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)


def _level(w: Words, share: float) -> Node:
    y = _y(share)
    return fragment[
        line(".level-line", x1=f"{LEFT:g}", x2=f"{WIDTH - RIGHT:g}", y1=f"{y:g}", y2=f"{y:g}"),
        text_element(".level-text", x=f"{LEFT - 6:g}", y=f"{y + 4:g}", text_anchor="end")[
            percent(w, share)
        ],
    ]


def _line(found: Analysis, seat: int) -> Node:
    rows = found.expected()
    if not rows:
        return None
    points = [(_x(found, number), _y(row[seat])) for number, row in enumerate(rows)]
    x, y = points[-1]
    return fragment[
        polyline(
            ".course",
            points=" ".join(f"{x:.1f},{y:.1f}" for x, y in points),
            stroke=f"var(--seat-{seat})",
            stroke_dasharray=DASHES[seat],
        ),
        use(
            href=f"#mk{seat}",
            x=f"{x - MARK / 2:.1f}",
            y=f"{y - MARK / 2:.1f}",
            width=f"{MARK:g}",
            height=f"{MARK:g}",
        ),
    ]


def _turn(found: Analysis, number: int, place: int) -> Node:
    """The number of a turning point, above the line of the seat that decided."""
    move = found.moves[number]
    x, y = _x(found, number), _y(move.before[move.seat])
    up = y - 14 if y > TOP + 22 else y + 14
    return fragment[
        circle(".turn-point", cx=f"{x:.1f}", cy=f"{up:.1f}", r="8"),
        text_element(".turn-number", x=f"{x:.1f}", y=f"{up + 3.8:.1f}", text_anchor="middle")[
            str(place)
        ],
    ]


def _columns(found: Analysis) -> Iterator[Element]:
    """Invisible, to point at: one for each position."""
    wide = (WIDTH - LEFT - RIGHT) / max(1, found.of)
    plies = [move.ply for move in found.moves]
    for number, ply in enumerate([*plies, plies[-1] + 1] if found.ready and plies else plies):
        yield rect(
            x=f"{_x(found, number) - wide / 2:.2f}",
            y="0",
            width=f"{wide:.2f}",
            height=f"{HEIGHT:g}",
            data_ply=str(ply),
        )
