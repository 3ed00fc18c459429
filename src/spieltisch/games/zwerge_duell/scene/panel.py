"""What lies open in front of a seat, in numbers, and what has not been seen of its deck yet."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from htpy import Element, Node
from markupsafe import Markup, escape

from spieltisch.game import Seat, Sight, View
from spieltisch.games.zwerge_duell.data import CARDS, DECK_SIZE, OPENING_HAND, TYPES
from spieltisch.games.zwerge_duell.scene.names import near, other, seat_name
from spieltisch.games.zwerge_duell.scene.pieces import badge, flag, glyph, shield
from spieltisch.games.zwerge_duell.scene.piles import NEAR_END, pile_is_struck
from spieltisch.games.zwerge_duell.text.cards import card_name, side_name, type_name
from spieltisch.language import Words


def panel(sight: Sight, seat: Seat) -> Element:
    """All public holdings of a seat, id `panel-<seat>`."""
    view, w = sight.view, sight.words
    name = seat_name(sight.signs, seat, w)
    score = view["seats"][seat]["score"]
    on = ".on" if view["turn"] == seat else ""
    side = "near" if seat == near(view) else "far"
    return h.article(
        f"#panel-{seat}.zd-pn.{side}{on}",
        style=f"--c:var(--seat-{seat})",
        data_do="panel",
        tabindex="0",
        aria_label=name,
    )[
        flag(seat),
        h.div(".zd-who")[h.h3[name], h.small[_status(view, seat, w)]],
        h.strong(aria_label=w.plural("{n} point", "{n} points", score))[
            shield(), h.span[str(score)], h.span(id=f"score-slot-{seat}", data_slot=True)
        ],
        _clock(view, seat),
        _counts(view, seat, w),
        _tie(view, seat, w),
        _more(view, seat, w),
    ]


def _status(view: View, seat: Seat, w: Words) -> str:
    """Side and whether it is this seat's turn."""
    side = side_name(seat, w)
    return w("{side}, to move", side=side) if view["turn"] == seat else side


def _clock(view: View, seat: Seat) -> Element:
    """How much of the draw pile is left."""
    left = view["seats"][seat]["pile"]
    share = 100 * left / (DECK_SIZE - OPENING_HAND)
    warn = ".warn" if left <= NEAR_END else ""
    return h.span(f".zd-clock{warn}", aria_hidden="true")[h.i(style=f"width:{share:.0f}%")]


def _counts(view: View, seat: Seat, w: Words) -> Markup:
    """Pile, hand, discard pile, joker cards; the opponent's pile may be aimed at here, too."""
    row = view["seats"][seat]
    pick = "target-0" if seat != view["viewer"] >= 0 else None
    struck = pile_is_struck(view, seat)
    counts = (row["pile"], row["hand"], len(row["discard"]), row["jokers"])
    return _numbers(seat, counts, pick, struck, w)


@lru_cache(maxsize=2048)
def _numbers(
    seat: Seat, counts: tuple[int, int, int, int], pick: str | None, struck: bool, w: Words
) -> Markup:
    pile, hand, discard, jokers = counts
    sign, warn = ("glass", ".warn") if pile <= NEAR_END else ("pile", "")
    aim = ".aim" if struck else ""
    row = h.div(".zd-counts")[
        h.span(f".zd-n{warn}{aim}", data_pick=pick, role="group", aria_label=w("Draw pile"))[
            _count(sign, pile, w("Pile"))
        ],
        h.span(".zd-n")[_count("hand", hand, w("Hand"))],
        h.button(".zd-n", type="button", data_do=f"cards-{seat}")[
            _count("disc", discard, w("Discard"))
        ],
        h.span(".zd-n")[_count("star", jokers, w("Jokers"))],
    ]
    return Markup(str(row))


def _count(sign: str, n: int, word: str) -> Node:
    return [h.b[glyph(sign), str(n)], h.i[word]]


def _tie(view: View, seat: Seat, w: Words) -> Node:
    """Whom level scores would favour: the seat whose pile is not the one to run out first."""
    if view["phase"] == "over":
        return None
    own, theirs = (view["seats"][who]["pile"] for who in (seat, other(seat)))
    if own <= theirs:
        return None
    return h.p(".zd-tie")[glyph("star"), w("ahead on a tie: the larger pile")]


def _more(view: View, seat: Seat, w: Words) -> Element:
    """What unfolds: what a phone has no room for, and the cards that nobody has seen yet."""
    own = seat == view["viewer"]
    unseen = view["own_pile"] if own else view["seats"][seat]["unseen"]
    title = w("Still in your draw pile, in no order") if own else w("Not seen yet: hand and pile")
    return h.div(".zd-more")[
        h.p(".zd-sub")[_status(view, seat, w)],
        _tie(view, seat, w),
        h.h4[title],
        _listed(seat, tuple(unseen), w),
    ]


@lru_cache(maxsize=512)
def _listed(side: Seat, counts: tuple[int, ...], w: Words) -> Markup:
    """The kinds of cards with how many of each there are, by type."""
    rows = []
    for kind in TYPES:
        found = [(c, n) for c, n in enumerate(counts) if n and CARDS[c].type == kind]
        if not found:
            continue
        names = ", ".join(
            f"{n} × {card_name(side, c, w)}" if n > 1 else card_name(side, c, w) for c, n in found
        )
        label = escape(type_name(found[0][0], w))
        rows.append(
            f'<li>{badge(kind)}<span><b class="visually-hidden">{label}: </b>{escape(names)}'
            "</span></li>"
        )
    return Markup(f'<ul class="zd-list">{"".join(rows)}</ul>')
