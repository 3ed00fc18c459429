"""The way of the cloud: a column per round, below it the field on which the cloud then stands."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from htpy import Element
from markupsafe import Markup, escape

from spieltisch.game import Sight
from spieltisch.language import Words


def track(sight: Sight) -> Element:
    """All places of the cloud; the present one and the next one stand out. Id `track`."""
    w, cloud = sight.words, sight.view["cloud"]
    return h.aside("#track.lr-track", aria_label=w("The way of the cloud"))[
        h.p(".visually-hidden")[_spoken(sight)],
        h.div(".lr-places", aria_hidden="true")[_places(tuple(cloud["fields"]), cloud["place"], w)],
    ]


def _spoken(sight: Sight) -> str:
    w, cloud = sight.words, sight.view["cloud"]
    now = w("The cloud is at sea.")
    if cloud["field"]:
        now = w("The cloud stands on field {n}.", n=cloud["field"])
    if cloud["place"] + 1 >= len(cloud["fields"]):
        return now
    if not cloud["next"]:
        return f"{now} {w('After this round it is still at sea.')}"
    return f"{now} {w('After this round it stands on field {n}.', n=cloud['next'])}"


@lru_cache(maxsize=64)
def _places(fields: tuple[int, ...], place: int, w: Words) -> Markup:
    sea = sum(not field for field in fields)
    cells = [f"<i>{escape(w('after round'))}</i>"]
    cells += [_place(place, at) for at in range(len(fields))]
    cells.append(f'<i class="low">{escape(w("cloud on"))}</i>')
    now = " now" if place < sea else ""
    following = " next" if place + 1 < sea else ""
    cells.append(
        f'<span class="sea{now}{following}" style="grid-column:span {sea}">'
        f"{escape(w('at sea'))}</span>"
    )
    cells += [
        f'<span class="{_state(place, sea + at)}">{field}</span>'
        for at, field in enumerate(fields[sea:])
    ]
    return Markup("".join(cells))


def _place(place: int, at: int) -> str:
    return f'<b class="{_state(place, at)}">{at}</b>'


def _state(place: int, at: int) -> str:
    if at == place:
        return "now"
    return "next" if at == place + 1 else "past" if at < place else ""
