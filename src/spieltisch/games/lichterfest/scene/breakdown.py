"""The scores of the finished game: a row per seat, a column per kind of bonus card."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element
from markupsafe import Markup

from spieltisch.game import Seat, Sight
from spieltisch.games.lichterfest.data import GENERIC, TYPES
from spieltisch.games.lichterfest.scene.names import seat_name
from spieltisch.games.lichterfest.scene.pieces import flag
from spieltisch.games.lichterfest.text.names import set_name
from spieltisch.language import Words

_SIGNS: Final = tuple(
    Markup(f'<svg viewBox="0 0 46 22" fill="currentColor" aria-hidden="true">{drawn}</svg>')
    for drawn in (
        '<circle cx="7" cy="11" r="4.5"/><circle cx="18" cy="11" r="4.5"/>'
        '<circle cx="29" cy="11" r="4.5"/><circle cx="40" cy="11" r="4.5"/>',
        '<circle cx="8" cy="6" r="4"/><circle cx="8" cy="16" r="4"/>'
        '<path d="M18.5 2h8v8h-8ZM18.5 12h8v8h-8ZM38 1.5l5 8.5H33ZM38 11.5l5 8.5H33Z"/>',
        '<circle cx="5" cy="6" r="3.6"/><path d="M13 2.5h7v7h-7ZM27.5 2l4 7.5h-8ZM39 1.5 43.5 6 '
        '39 10.5 34.5 6ZM8 13h8l-4 7.5ZM19.5 13h7v7h-7Z"/><circle cx="34" cy="16.5" r="3.6"/>',
        '<rect x="14" y="2" width="18" height="18" rx="4" fill="none" stroke="currentColor" '
        'stroke-width="2"/><text x="23" y="16.5" font-size="15" font-weight="700" '
        'text-anchor="middle">4</text>',
    )
)


def breakdown(sight: Sight) -> Element:
    """The table of the end page, the winner's row marked, in the order of the ranks."""
    view, w = sight.view, sight.words
    ranks = view["ranks"]
    order = sorted(range(view["players"]), key=lambda seat: (ranks[seat], seat))
    return h.table(".breakdown.lf-breakdown")[
        h.thead[h.tr[h.th(scope="col")[w("Rank")], _heads(w), h.th(scope="col")[w("Sum")]]],
        h.tbody[(_row(sight, seat, ranks[seat]) for seat in order)],
    ]


def _heads(w: Words) -> list[Element]:
    names = [*(set_name(type_, w) for type_ in range(TYPES)), w("Grey ones")]
    return [h.th(scope="col")[sign, h.span[name]] for sign, name in zip(_SIGNS, names, strict=True)]


def _row(sight: Sight, seat: Seat, rank: int) -> Element:
    holdings = sight.view["seats"][seat]
    return h.tr(class_="winner" if rank == 1 else None)[
        h.th(scope="row")[
            h.span(".lf-place")[
                h.b(".rank")[str(rank)],
                flag(seat),
                h.span(".name")[seat_name(sight.signs, seat, sight.words)],
            ]
        ],
        (_cell(holdings["tokens"][type_]) for type_ in (*range(TYPES), GENERIC)),
        h.td(".sum")[str(holdings["score"])],
    ]


def _cell(values: list[int]) -> Element:
    """The sum of a column and the cards it is made of."""
    parts = " + ".join(str(value) for value in values)
    return h.td[h.b[str(sum(values))], h.small[parts] if len(values) > 1 else None]
