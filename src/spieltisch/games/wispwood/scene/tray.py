"""The cat with its two actions, and the five goal cards, id `tray`."""

from __future__ import annotations

import htpy as h
from htpy import Element
from markupsafe import Markup, escape

from spieltisch.game import Sight, View
from spieltisch.games.wispwood.scene.cards import goal_cards
from spieltisch.games.wispwood.scene.geometry import shown_seat
from spieltisch.games.wispwood.scene.pieces import ARROW, cat
from spieltisch.language import Words


def tray(sight: Sight) -> Element:
    """What one's own cat may still do, and what the forest is worth by card."""
    return h.section("#tray.ww-tray", aria_label=sight.words("Cat and goal cards"))[
        _cat(sight), goal_cards(sight)
    ]


def cat_change(before: bool, after: bool) -> Markup:
    """The cat before and after a previewed action."""
    return Markup(f"{cat(before)}{ARROW}{cat(after)}")


def _cat(sight: Sight) -> Element:
    view, w = sight.view, sight.words
    seat = shown_seat(view)
    ready = view["seats"][seat]["cat_ready"]
    state = w("Cat ready") if ready else w("Cat hidden")
    return h.div(
        ".ww-den",
        class_=["ww-den", "ready" if ready else "hiding"],
        style=f"--me:var(--seat-{seat})",
    )[
        h.span("#cat-slot.ww-cats", data_slot=True)[cat(ready)],
        h.p[h.b[state]],
        _deal(sight, seat),
        h.small[_use(view, seat, w)],
    ]


def _deal(sight: Sight, seat: int) -> Markup:
    """The button for new wisps: for free, by the cat, or why not now."""
    view, w = sight.view, sight.words
    free = view["free_deal"] and view["turn"] == seat
    pick = "free-deal" if free else "cat-deal"
    words = w("New wisps, free") if free else w("New wisps")
    reason = _why_no_deal(view, seat, w)
    title = reason or (w("all of one kind") if free else w("the cat hides for it"))
    off = " off" if reason else ""
    return Markup(
        f'<span id="pick-{pick}" data-pick="{pick}" class="ww-deal{off}" role="group" '
        f'title="{escape(title)}" aria-label="{escape(f"{words}: {title}")}">{escape(words)}</span>'
    )


def _why_no_deal(view: View, seat: int, w: Words) -> str:
    if view["turn"] != seat or view["phase"] != "choose":
        return w("only at the start of your turn")
    if view["free_deal"] or view["seats"][seat]["cat_ready"]:
        return ""
    return w("your cat is hidden")


def _use(view: View, seat: int, w: Words) -> str:
    """What else the cat does, or what makes it ready again."""
    if view["seats"][seat]["cat_ready"]:
        return w("or any shape")
    return w("a tree turn wakes it")
