"""What lies open in front of a seat: bonus cards, boats, lanterns, score."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import htpy as h
from htpy import Element
from markupsafe import Markup, escape

from spieltisch.game import Seat, Sight
from spieltisch.games.lichterfest.data import GENERIC, LANTERN_LIMIT
from spieltisch.games.lichterfest.scene.names import seat_name
from spieltisch.games.lichterfest.scene.pieces import BOAT, TOTAL, flag, icon, token
from spieltisch.games.lichterfest.text.names import boats, colour_name, set_name
from spieltisch.language import Words

NEAR_LIMIT: Final = LANTERN_LIMIT - 1  # from here on the number of lanterns is a warning
_TOKENS_IN_LINE: Final = 2  # more get a line of their own


def panel(sight: Sight, seat: Seat) -> Element:
    """All public holdings of a seat, id `panel-<seat>`."""
    view, w = sight.view, sight.words
    holdings = view["seats"][seat]
    on = ".on" if view["turn"] == seat else ""
    many = ".many" if sum(len(values) for values in holdings["tokens"]) > _TOKENS_IN_LINE else ""
    return h.article(
        f"#panel-{seat}.lf-pn{on}{many}",
        style=f"--c:var(--seat-{seat})",
        data_do="panel",
        aria_label=seat_name(sight.signs, seat, w),
    )[
        flag(seat),
        h.h3[h.span[seat_name(sight.signs, seat, w)], _note(sight, seat)],
        _boats(holdings["favors"], w),
        _total(sum(holdings["lanterns"]), w),
        h.strong(aria_label=w("{n} points", n=holdings["score"]))[str(holdings["score"])],
        h.div(".lf-more")[_tokens(holdings, w), lantern_row(tuple(holdings["lanterns"]), w)],
    ]


def lantern_row(lanterns: tuple[int, ...], w: Words) -> Markup:
    """The count of every colour side by side."""
    cells = "".join(_count(colour, n, w) for colour, n in enumerate(lanterns))
    return Markup(f'<div class="lf-row">{cells}</div>')


def _note(sight: Sight, seat: Seat) -> Element | None:
    """Whose turn it is, else what sits there."""
    w = sight.words
    if sight.view["turn"] == seat:
        return h.small[w("to move")]
    kind = sight.signs[seat].kind
    return h.small["Bot"] if kind == "bot" else None


def _tokens(holdings: Any, w: Words) -> Markup:
    """The owned bonus cards by type, the grey ones last."""
    groups = []
    for type_, values in enumerate(holdings["tokens"]):
        if values:
            name = w("grey") if type_ == GENERIC else set_name(type_, w)
            drawn = "".join(token(value, type_ == GENERIC) for value in values)
            groups.append(f'<span role="img" aria-label="{_spoken(name, values)}">{drawn}</span>')
    return Markup(f'<span class="lf-tks">{"".join(groups)}</span>')


def _spoken(name: str, values: list[int]) -> Markup:
    return escape(f"{name}: {', '.join(str(value) for value in values)}")


@cache
def _boats(n: int, w: Words) -> Markup:
    return Markup(
        f'<span class="lf-bo" role="img" aria-label="{escape(boats(n, w))}">{BOAT}<b>{n}</b></span>'
    )


@cache
def _total(n: int, w: Words) -> Markup:
    warn = ' class="lf-near"' if n >= NEAR_LIMIT else ""
    label = escape(w.plural("{n} lantern", "{n} lanterns", n))
    return Markup(
        f'<span class="lf-all" role="img" aria-label="{label}">{TOTAL}<b{warn}>{n}</b></span>'
    )


@cache
def _count(colour: int, n: int, w: Words) -> Markup:
    none = " none" if n == 0 else ""
    label = escape(f"{colour_name(colour, w)} {n}")
    return Markup(
        f'<span class="lf-c{none}" role="img" aria-label="{label}">{icon(colour)}<b>{n}</b></span>'
    )
