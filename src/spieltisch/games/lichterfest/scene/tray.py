"""The viewer's own things: hand tiles, lanterns, and the place for the consequences, id `tray`.

A spectator has no hand and sees only that the hands are secret.
"""

from __future__ import annotations

import htpy as h
from htpy import Element
from markupsafe import Markup, escape

from spieltisch.game import Sight, View
from spieltisch.games.lichterfest.data import COLOURS, LANTERN_LIMIT, LIMIT_IN_FINAL_ROUND
from spieltisch.games.lichterfest.scene.panel import NEAR_LIMIT
from spieltisch.games.lichterfest.scene.pieces import WARNING, icon
from spieltisch.games.lichterfest.scene.supply import count_change
from spieltisch.games.lichterfest.scene.tiles import tile_face, tile_words
from spieltisch.games.lichterfest.text.names import colour_name
from spieltisch.language import Words

_CARD_PHASES = ("exchange", "dedicate", "discard")


def tray(sight: Sight) -> Element:
    """Hand, own lanterns and the slot for a preview; calm and empty for a spectator."""
    view, w = sight.view, sight.words
    if view["hand"] is None:
        return h.section("#tray.lf-tray.calm", aria_label=w("Hand"))[
            h.p[
                w("The game is over.")
                if view["phase"] == "over"
                else w("The tiles in the hands are secret. Everything else lies open.")
            ]
        ]
    kind = ".cards" if sight.choosing and view["phase"] in _CARD_PHASES else ".tiles"
    bare = ".bare" if _no_tiles(view["hand"]) else ""
    return h.section(f"#tray.lf-tray{kind}{bare}", aria_label=w("Own things"))[
        _hand(view["hand"], w),
        _own(view, w),
        h.div("#consequence.lf-prev", data_slot=True),
    ]


def changed_own(before: View, after: View) -> dict[str, Markup]:
    """The own lantern counts that a previewed action would change, by slot."""
    seat = before["viewer"]
    pairs = zip(before["seats"][seat]["lanterns"], after["seats"][seat]["lanterns"], strict=True)
    return {
        f"own-slot-{c}": count_change(old, new) for c, (old, new) in enumerate(pairs) if old != new
    }


def _hand(hand: list[int | None], w: Words) -> Markup | None:
    """The hand tiles by slot; the keys 1 to 3 choose them. None once all are played."""
    if _no_tiles(hand):
        return None
    tiles = "".join(_slot(slot, tile, w) for slot, tile in enumerate(hand))
    label = escape(w("Tiles in hand"))
    return Markup(f'<div class="lf-hand" role="group" aria-label="{label}">{tiles}</div>')


def _no_tiles(hand: list[int | None]) -> bool:
    return all(tile is None for tile in hand)


def _slot(slot: int, tile: int | None, w: Words) -> str:
    if tile is None:
        return '<div class="lf-ht empty"></div>'
    label = w("Tile {slot} in hand: {sides}", slot=slot + 1, sides=tile_words(tile, 0, w))
    return (
        f'<div class="lf-ht" id="pick-hand-{slot}" data-pick="hand-{slot}" role="group" '
        f'aria-label="{escape(label)}"><svg viewBox="0 0 100 100" aria-hidden="true">'
        f'<g id="hand-slot-{slot}" data-slot>{tile_face(tile, 0)}</g></svg>'
        f'<kbd aria-hidden="true">{slot + 1}</kbd></div>'
    )


def _own(view: View, w: Words) -> Element:
    """The own lanterns, a card per colour, with the banner of the hand limit."""
    lanterns = view["seats"][view["viewer"]]["lanterns"]
    cards = "".join(_card(colour, lanterns[colour], w) for colour in range(COLOURS))
    return h.div(".lf-own")[
        h.p(".lf-own-line")[
            h.span[h.span(".lf-own-word")[w("Own lanterns")], " ", h.b[str(sum(lanterns))]],
            _banner(view, sum(lanterns), w),
        ],
        Markup(f'<div class="lf-ocs">{cards}</div>'),
    ]


def _card(colour: int, n: int, w: Words) -> str:
    none = " none" if n == 0 else ""
    label = w("{colour}, own: {n}", colour=colour_name(colour, w), n=n)
    return (
        f'<div class="lf-oc{none}" id="pick-own-{colour}" data-pick="own-{colour}" role="group" '
        f'aria-label="{escape(label)}" style="--n:{min(4, max(0, n - 1))}">'
        f'<span class="lf-card">{icon(colour)}</span><span class="lf-slips"></span>'
        f'<b id="own-slot-{colour}" data-slot>{n}</b></div>'
    )


def _banner(view: View, n: int, w: Words) -> Element | None:
    """From one below the limit on: what the limit will cost."""
    if n < NEAR_LIMIT or view["phase"] == "over":
        return None
    if view["final_round"] and not LIMIT_IN_FINAL_ROUND:
        return None
    over = n - LANTERN_LIMIT
    if over <= 0:
        text = w("at most {limit} before placing", limit=LANTERN_LIMIT)
    elif view["phase"] == "discard" and view["turn"] == view["viewer"]:
        text = w.plural("{n} must go back", "{n} must go back", over)
    else:
        text = w.plural("{n} would be lost", "{n} would be lost", over)
    return h.span(".lf-banner")[WARNING, text]
