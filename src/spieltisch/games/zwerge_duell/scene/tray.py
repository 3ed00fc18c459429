"""The viewer's own hand: what can be paid for is marked, what cannot says why.

Equal cards lie on each other when there are many; then the tablets lie flat in two rows. A
spectator has no hand and sees only that the hands are secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from spieltisch.game import Seat, Sight
from spieltisch.games.zwerge_duell.data import ARMOUR, AXE
from spieltisch.games.zwerge_duell.scene.cards import card_classes, tablet
from spieltisch.games.zwerge_duell.scene.names import card_hint, card_words, off_words
from spieltisch.language import Words

UPRIGHT: Final = 7  # cards that stand side by side; more of them lie flat in two rows
_ASKED: Final = {"strike": AXE, "armour": ARMOUR}


@dataclass(frozen=True)
class Held:
    """Equal cards of the hand, shown as one."""

    row: Any
    count: int


def tray(sight: Sight) -> Element:
    """The hand, id `tray`; calm for a spectator."""
    view, w = sight.view, sight.words
    if view["hand"] is None:
        return h.section("#tray.zd-hand.calm", aria_label=w("Hand"))[
            h.p[
                w("The game is over.")
                if view["phase"] == "over"
                else w("The cards in the hands are secret. Everything else lies open.")
            ]
        ]
    shown = _stacks(view["hand"])
    flat = ".flat" if len(shown) > UPRIGHT else ""
    return h.section(f"#tray.zd-hand{flat}", aria_label=w("Hand"))[
        h.p(".zd-hand-line")[h.b[w("Hand {n}", n=len(view["hand"]))], _payable(sight)],
        h.div(
            "#hand.zd-own",
            style=f"--n:{len(shown)};--half:{max(4, (len(shown) + 1) // 2)}",
            role="group",
            aria_label=w("Cards in hand"),
            data_keep=True,
        )[[_card(sight, held) for held in shown]],
        h.p(".zd-none")[w("No card in hand.")] if not shown else None,
    ]


def _stacks(hand: list[Any]) -> list[Held]:
    """The cards one by one as long as there is room for them."""
    if len(hand) <= UPRIGHT:
        return [Held(row, 1) for row in hand]
    kinds: dict[int, list[Any]] = {}
    for row in hand:
        kinds.setdefault(row["card"], []).append(row)
    return [Held(rows[0], len(rows)) for rows in kinds.values()]


def _payable(sight: Sight) -> Node:
    """How many cards can be paid for now."""
    view, w = sight.view, sight.words
    if not sight.choosing or view["phase"] != "card":
        return None
    playable = sum(row["playable"] for row in view["hand"])
    return h.span[w("{n} of {m} playable", n=playable, m=len(view["hand"]))]


def _card(sight: Sight, held: Held) -> Markup:
    view, w, card = sight.view, sight.words, held.row["card"]
    asked = sight.choosing and _ASKED.get(view["question"]) == card
    off = _off(sight, held.row, w)
    return _drawn(view["viewer"], held.row["number"], card, held.count, off, asked, w)


@lru_cache(maxsize=4096)
def _drawn(
    side: Seat, number: int, card: int, count: int, off: str | None, asked: bool, w: Words
) -> Markup:
    """A tablet of the hand; `off` is why it cannot be played."""
    state = " no" if off else " asked" if asked else ""
    box = h.div(
        f"#card-{side}-{number}",
        class_=f"{card_classes(side, card)}{state}",
        data_pick=f"card-{card}",
        data_look=asked,
        role="group",
        aria_label=_spoken(side, card, count, off, w),
        title=card_hint(side, card, w),
    )[
        tablet(side, card, 0, w),
        h.i(".zd-ring"),
        h.span(".zd-times")[f"×{count}"] if count > 1 else None,
        h.span(".zd-off", aria_hidden="true")[off] if off else None,
    ]
    return Markup(str(box))


def _off(sight: Sight, row: Any, w: Words) -> str | None:
    """Why a card cannot be played, where that is worth saying: in the own card phase."""
    return off_words(row["reason"], w) if sight.choosing and not row["playable"] else None


def _spoken(side: Seat, card: int, count: int, off: str | None, w: Words) -> str:
    text = card_words(side, card, w)
    if count > 1:
        text = f"{count} × {text}"
    return f"{text}: {off}" if off else text
