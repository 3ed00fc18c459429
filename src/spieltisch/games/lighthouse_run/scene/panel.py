"""What lies open in front of a seat: ships, score, counts of cards, all cards played."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from spieltisch.game import Seat, Sight, View
from spieltisch.games.lighthouse_run.scene.names import seat_name, short_field
from spieltisch.games.lighthouse_run.scene.pieces import counted, flag, icon, ship, tiny_card
from spieltisch.games.lighthouse_run.scene.ships import next_caught
from spieltisch.games.lighthouse_run.text.names import colour_name
from spieltisch.language import Words

_LONG_NAME: Final = 7  # letters; beside a longer name the storm card is a sign without its word


def panel(sight: Sight, seat: Seat) -> Element:
    """All public holdings of a seat, id `panel-<seat>`."""
    view, w = sight.view, sight.words
    on = ".on" if view["turn"] == seat else ""
    name = seat_name(sight.signs, seat, w)
    score = view["seats"][seat]["score"]
    rows = [row for row in view["colours"] if row["owner"] == seat]
    crowded = len(rows) > 1 or len(name) > _LONG_NAME
    pair = ".pair" if len(rows) > 1 else ""
    tight = ".tight" if crowded else ""
    return h.article(
        f"#panel-{seat}.lr-pn{on}{pair}{tight}",
        style=f"--c:var(--seat-{seat})",
        data_do="panel",
        tabindex="0",
        aria_label=name,
    )[
        flag(seat),
        h.div(".lr-who")[h.h3[h.span[name], _storm(view, seat, w)], h.small[_status(sight, seat)]],
        last_card(rows, w),
        h.strong(aria_label=w.plural("{n} point", "{n} points", score))[str(score)],
        [holdings(view, row, w, named=len(rows) > 1) for row in rows],
        more(view, rows, w, _status(sight, seat)),
    ]


def holdings(view: View, row: Any, w: Words, *, named: bool = False) -> Element:
    """The ships of a colour by field, and how many cards are where."""
    sign = ship(row["colour"]) if named else None
    return h.div(".lr-row")[
        h.span(".lr-fs", role="img", aria_label=_spoken_ships(view, row, w))[
            sign, Markup("").join(_field(view, field) for field in row["ships"])
        ],
        h.span(".lr-cnt")[_counts(row, w)],
    ]


def more(view: View, rows: list[Any], w: Words, status: str) -> Element:
    """What unfolds: all cards; on the phone also what the panel has no room for."""
    pair = len(rows) > 1
    return h.div(".lr-more")[
        h.p(".lr-sub")[status],
        [holdings(view, row, w, named=pair) for row in rows],
        [cards(row, w) for row in rows],
    ]


def cards(row: Any, w: Words) -> Markup:
    """All cards that a colour has played, in order, and those that are still to come."""
    return _cards(row["colour"], tuple(row["played"]), tuple(row["left"]), w)


@lru_cache(maxsize=512)
def _cards(colour: int, played: tuple[int, ...], left: tuple[int, ...], w: Words) -> Markup:
    def small(indices: tuple[int, ...]) -> Markup:
        return Markup("").join(tiny_card(colour, index, w) for index in indices)

    drawn = h.div(".lr-cards")[
        h.h4[w("Played, {colour}", colour=colour_name(colour, w))],
        h.div[small(played) or h.em[w("nothing yet")]],
        h.h4[w("Still to come")],
        h.div[small(left) or h.em[w("nothing")]],
    ]
    return Markup(str(drawn))


def last_card(rows: list[Any], w: Words) -> Element:
    """The card that was played last of each colour."""
    drawn = [tiny_card(row["colour"], row["played"][-1], w) for row in rows if row["played"]]
    return h.span(".lr-last", title=w("Played last"))[Markup("").join(drawn)]


def _storm(view: View, seat: Seat, w: Words) -> Node:
    """The storm card lies with the seat that opened the round."""
    if view["storm_card"] != seat or view["phase"] == "over":
        return None
    return h.span(".lr-stormcard", title=w("Storm card: opened this round"))[
        icon("cloud"), h.i[w("Storm")]
    ]


def _status(sight: Sight, seat: Seat) -> str:
    """Where in the order of the round a seat stands, and whether it opens the next one."""
    view, w = sight.view, sight.words
    if view["phase"] == "over":
        return _tie(view, seat, w)
    parts = [_turn(view, seat, w)]
    if view["next_storm_card"] == seat and view["turn"] != seat:
        parts.append(w("opens round {n}", n=view["round"] + 1))
    elif sight.signs[seat].kind == "bot" and view["turn"] != seat:
        parts.insert(0, "Bot")
    return ", ".join(parts)


def _turn(view: View, seat: Seat, w: Words) -> str:
    at, order = view["turn_in_round"], view["order"]
    if view["turn"] == seat:
        return w("to move, turn {n} of {m}", n=at + 1, m=len(order))
    coming = [n for n in range(at + 1, len(order)) if order[n] == seat]
    if not coming:
        return w("has played")
    return w("plays next") if coming[0] == at + 1 else w("turn {n}", n=coming[0] + 1)


def _tie(view: View, seat: Seat, w: Words) -> str:
    tie = view["seats"][seat]["tie"]
    return "" if tie is None else w("cards left count {n}", n=tie)


def _field(view: View, field: int) -> Markup:
    cloud = view["cloud"]["field"]
    caught = cloud and field <= cloud
    state = " fix" if caught else " dng" if next_caught(view, field) else ""
    if not state and field >= view["harbour"][0]:
        state = " hb"
    return Markup(f'<span class="lr-f{state}">{short_field(field)}</span>')


def _spoken_ships(view: View, row: Any, w: Words) -> str:
    fields = ", ".join(short_field(field) for field in row["ships"])
    text = w("Ships, {colour}: {fields}", colour=colour_name(row["colour"], w), fields=fields)
    fixed = row["fixed"]
    return text + (w.plural("; {n} fixed", "; {n} fixed", fixed) if fixed else "")


def _counts(row: Any, w: Words) -> Markup:
    hand, pile, played = row["hand"], row["pile"], len(row["played"])
    parts = [
        counted("deck", pile, w.plural("{n} card in the pile", "{n} cards in the pile", pile)),
        counted("open", played, w.plural("{n} card played", "{n} cards played", played)),
    ]
    if row["owner"] >= 0:
        words = w.plural("{n} card in hand", "{n} cards in hand", hand)
        parts.insert(0, counted("hand", hand, words))
    return Markup("").join(parts)
