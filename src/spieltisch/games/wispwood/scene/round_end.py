"""What a round brought, card by card and seat by seat, in the place of the pond between rounds.

Each row lights the squares of its card on the forest while it is pointed at.
"""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element, Node

from spieltisch.game import Sight, View
from spieltisch.games.wispwood.data import CARDS
from spieltisch.games.wispwood.scene.names import seat_name
from spieltisch.games.wispwood.scene.palette import WISPS
from spieltisch.games.wispwood.scene.pieces import CATTY, GRID, flag, icon
from spieltisch.games.wispwood.text.goals import goal_name
from spieltisch.language import Words

_KINDS: Final = (*WISPS, "T")


def round_end(sight: Sight) -> list[Node]:
    """Title, the table of points, and what comes next."""
    view, w = sight.view, sight.words
    ended = len(view["seats"][0]["scored"])
    return [
        h.h2(".ww-title")[w("Round {n} scored", n=ended)],
        h.table(".ww-scores", style=f"--rows:{len(view['seats']) + bool(view['catty'])}")[
            h.thead[h.tr[h.th[h.span(".visually-hidden")[w("Goal card")]], _heads(sight)]],
            h.tbody[
                [_card(view, group, w) for group in range(CARDS)],
                _bonus(view, w),
            ],
            h.tfoot[_sums(view, w)],
        ],
        h.p(".ww-next")[_next(view, w)],
    ]


def _heads(sight: Sight) -> list[Node]:
    w = sight.words
    heads: list[Node] = [
        h.th(scope="col", title=seat_name(sight.signs, seat, w))[
            flag(seat), h.span[seat_name(sight.signs, seat, w)]
        ]
        for seat in range(sight.view["players"])
    ]
    if sight.view["catty"]:
        heads.append(h.th(scope="col")[CATTY, h.span["Catty"]])
    return heads


def _card(view: View, group: int, w: Words) -> Element:
    name = goal_name(view["cards"][group], w)
    return h.tr(f"#score-{group}.ww-row.ww-g{group}", tabindex="0")[
        h.th(scope="row", title=name)[icon(_KINDS[group]), h.span[name]],
        [h.td[str(seat["scored"][-1][group])] for seat in view["seats"]],
        h.td(".none") if view["catty"] else None,
    ]


def _bonus(view: View, w: Words) -> Element:
    return h.tr(".ww-row")[
        h.th(scope="row", title=w("Full grid"))[GRID, h.span[w("Full grid")]],
        [h.td[str(seat["scored"][-1][CARDS])] for seat in view["seats"]],
        h.td(".none") if view["catty"] else None,
    ]


def _sums(view: View, w: Words) -> list[Element]:
    catty = view["catty"]
    return [
        h.tr[
            h.th(scope="row")[w("This round")],
            [h.td[f"+{sum(seat['scored'][-1])}"] for seat in view["seats"]],
            h.td[f"+{catty['scored'][-1]}"] if catty else None,
        ],
        h.tr(".all")[
            h.th(scope="row")[w("Sum")],
            [h.td[str(seat["score"])] for seat in view["seats"]],
            h.td[str(catty["score"])] if catty else None,
        ],
    ]


def _next(view: View, w: Words) -> str:
    """What happens to the forests now."""
    if view["phase"] == "over":
        return w("The game is over.")
    return w("Now the cats may move. Then all trees go; wisps stay and score again.")
