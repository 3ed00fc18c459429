"""The analysis of a finished game beside its table: chart, luck and choices, turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from htpy import (
    Element,
    Node,
    button,
    caption,
    details,
    div,
    fragment,
    h2,
    h3,
    li,
    ol,
    p,
    progress,
    section,
    small,
    span,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from spieltisch.game import Seat
from spieltisch.language import Words
from spieltisch.server.pages.art import icon, mark
from spieltisch.server.pages.chart import chart, percent, signed
from spieltisch.server.shapes import Analysis, Judged

MOST_TURNING: Final = 3
LEAST_TURNING: Final = 0.08  # of the share of the victory
SLIP: Final = 0.02  # what a choice may cost and still be as good as the coach's


def analysis(w: Words, found: Analysis) -> Element:
    """Id `analysis`, as far as the game is weighed."""
    return _frame(w, _waiting(w, found), _content(w, found) if found.moves else None)


def no_analysis(w: Words, sentence: str) -> Element:
    """Id `analysis` where there is none, with the reason."""
    return _frame(w, p(".lead")[sentence], None)


def _frame(w: Words, head: Node, content: Node) -> Element:
    return section("#analysis.log.analysis", aria_labelledby="analysis-title", tabindex="0")[
        h2("#analysis-title")[w("Analysis")],
        button(".close", data_do="log", aria_label=w("Close"))[icon("cross")],
        head,
        content,
    ]


def _waiting(w: Words, found: Analysis) -> Node:
    if found.ready:
        return None
    done, of = len(found.moves), found.of
    return div(".weighing", role="status")[
        span[w("The coach looks at move {n} of {of}", n=min(done + 1, of), of=of)],
        progress(value=str(done), max=str(of), aria_label=w("Progress of the analysis")),
    ]


def _content(w: Words, found: Analysis) -> Node:
    turning = found.turning(MOST_TURNING, LEAST_TURNING)
    return fragment[
        chart(w, found, turning),
        _seats(w, found),
        _turning(w, found, turning),
        _moves(w, found),
        p(".hint")[
            w(
                "What one may expect is estimated by the strongest bot. A choice is weighed by "
                "what its seat could know; luck is what chance changed afterwards."
            )
        ],
    ]


def _seats(w: Words, found: Analysis) -> Element:
    """Luck and choices of each seat, apart."""
    return table(".sums")[
        caption(".visually-hidden")[w("Luck and choices")],
        thead[
            tr[
                th(scope="col")[w("Name")],
                th(scope="col")[w("as the coach")],
                th(scope="col")[w("choices")],
                th(scope="col")[w("luck")],
            ]
        ],
        tbody[(_seat(w, found, seat) for seat in range(len(found.signs)))],
    ]


def _seat(w: Words, found: Analysis, seat: Seat) -> Element:
    own = [move for move in found.moves if move.seat == seat]
    alike = sum(move.cost < SLIP for move in own)
    return tr[
        th(scope="row")[span(".who")[mark(seat), span[found.signs[seat].name]]],
        td[w("{n} of {of}", n=alike, of=len(own))],
        td[signed(w, -found.given_away(seat))],
        td[signed(w, found.luck(seat))],
    ]


def _turning(w: Words, found: Analysis, turning: Sequence[int]) -> Node:
    if not turning:
        return None
    return fragment[
        h3[w("Turning points")],
        ol(".turning")[
            (
                li[
                    button(".turning-point", data_ply=str(found.moves[number].ply))[
                        span(".place", aria_hidden="true")[str(place)],
                        span[
                            found.moves[number].text[w.language],
                            small[_cause(w, found, number)],
                        ],
                    ]
                ]
                for place, number in enumerate(turning, start=1)
            )
        ],
    ]


def _cause(w: Words, found: Analysis, number: int) -> str:
    """Whether the choice or the luck made the turn, for the seat that decided."""
    move, rows = found.moves[number], found.expected()
    name = found.signs[move.seat].name
    before, after = rows[number][move.seat], rows[number + 1][move.seat]
    course = w("{name}: {before} → {after}.", name=name, before=percent(w, before),
               after=percent(w, after))  # fmt: skip
    luck = move.luck[move.seat]
    if move.cost >= max(SLIP, abs(luck)):
        return f"{course} " + w("The choice cost {n}.", n=percent(w, move.cost))
    if abs(luck) >= SLIP:
        return f"{course} " + w("Luck: {n}.", n=signed(w, luck))
    return course


def _moves(w: Words, found: Analysis) -> Element:
    """All decisions as a table: what the chart shows, for the ear and for reading."""
    return details(".moves")[
        summary[w("All moves as a table")],
        div(".wide")[
            table[
                caption(".visually-hidden")[w("All moves with what they changed")],
                thead[
                    tr[
                        th(scope="col")[w("Move")],
                        th(scope="col")[w("before")],
                        th(scope="col")[w("choice")],
                        th(scope="col")[w("luck")],
                    ]
                ],
                tbody[(_move(w, found, number) for number in range(len(found.moves)))],
            ]
        ],
    ]


def _move(w: Words, found: Analysis, number: int) -> Element:
    move = found.moves[number]
    return tr[
        th(scope="row")[
            button(".move", data_ply=str(move.ply))[
                mark(move.seat), span[f"{number + 1}. {move.text[w.language]}"]
            ]
        ],
        td[percent(w, move.before[move.seat])],
        td(class_={"slip": move.cost >= SLIP})[signed(w, -move.cost)],
        td[signed(w, move.luck[move.seat])],
    ]


def advice(w: Words, move: Judged) -> str:
    """What the coach says to a decision, in one sentence."""
    better = move.better.get(w.language)
    if better is None:
        return w("The coach would have done the same.")
    if move.cost < SLIP:
        return w("As good in the coach's eyes: {action}.", action=better)
    return w("The coach would rather: {action} ({n}).", action=better, n=signed(w, move.cost))
