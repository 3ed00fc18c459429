"""A card as a stone tablet: limestone with cut corners, or slate with a notch.

The stylesheet lays the parts out by the form of the box, upright or flat, so that one drawing
serves display, hand and both screens.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup, escape

from spieltisch.games.zwerge_duell.data import CARDS, VALUES
from spieltisch.games.zwerge_duell.scene.names import card_title
from spieltisch.games.zwerge_duell.scene.pieces import badge, glyph, hearts, mini, shield
from spieltisch.language import N_, Words

SIDE_CLASSES: Final = ("good", "evil")
_LINES: Final = {
    "extra_die": N_("+1 die"),
    "extra_draw": N_("+1 card"),
    "reroll_one": N_("reroll 1 die"),
    "remove_display_card": N_("remove a card"),
    "damage": N_("1 damage"),
    "prevent": N_("−1 damage"),
    "plus_dice": N_("+2 dice"),
}


@cache
def tablet(side: int, card: int, marks: int, w: Words) -> Markup:
    """The face of a card with its badge; words for it belong to what it stands in."""
    row = CARDS[card]
    points = shield(row.vp) if row.vp else ""
    hp = hearts(row.health, marks) if row.health else ""
    fx = _effect(card, w)
    line = f'<span class="zd-fx">{fx}</span>' if fx else ""
    return Markup(
        f'<span class="zd-face {SIDE_CLASSES[side]} {row.type} {row.cost_kind}" aria-hidden="true">'
        f"{picture(side, card)}{card_title(side, card, w)}{line}"
        f'<span class="zd-ft"><span class="zd-ct">{_cost(card, w)}</span>{hp}</span></span>'
        f"{badge(row.type)}{points}"
    )


@cache
def picture(side: int, card: int) -> Markup:
    """The picture of a card, 116 x 72."""
    return Markup(
        '<svg class="zd-art" viewBox="0 0 116 72" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true"><use href="#zd-a{side}-{card}"/></svg>'
    )


def card_classes(side: int, card: int) -> str:
    """Classes of the box around a tablet."""
    return f"zd-card {SIDE_CLASSES[side]} {CARDS[card].type}"


def _cost(card: int, w: Words) -> Markup:
    row = CARDS[card]
    if row.cost_kind == "free":
        return escape(w("free"))
    return mini(row.cost_n - 1) if row.cost_kind == "value" else mini("e") * row.cost_n


def _effect(card: int, w: Words) -> Markup:
    """The line below the name: what the card does, in signs as far as they can say it."""
    row = CARDS[card]
    match row.effect:
        case "hit" if len(row.hits) < VALUES:
            values = Markup("").join(mini(value - 1) for value in row.hits)
            return glyph("sword", "sw") + values
        case "hit":
            return glyph("sword", "sw") + escape(w("all dice"))
        case "die_to_joker":
            return mini(4) + glyph("arrow") + mini(6)
        case "die_becomes_wild":
            return mini(2) + glyph("arrow") + mini(5)
        case "none":
            return Markup("")
        case effect:
            return escape(w(_LINES[effect]))
