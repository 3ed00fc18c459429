"""The words on a card: its name, kind, cost and effect, and which of it is not published.

A card is its index c, 0..19, in the order of the data file; a side is 0 for the good, 1 for the
evil one. Names are data, both decks and both languages; everything else comes from the catalogues.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from spieltisch.games.zwerge_duell.data import (
    CARDS,
    DATA,
    DICE_PER_POWER,
    DICE_PER_SUPPORT,
    DRAW_PER_SUPPORT,
    REROLLS_PER_SUPPORT,
    VALUES,
    name_of,
)
from spieltisch.language import N_, Words

OWN_NAME: Final = "own name"
RECONSTRUCTED: Final = "reconstructed"

SIDES: Final = (N_("The good"), N_("The evil"))
TYPES: Final = {
    "ally": N_("ally"),
    "vp": N_("victory points"),
    "support": N_("support"),
    "event": N_("event"),
    "twist": N_("twist of fate"),
}
EFFECTS: Final = {
    "die_to_joker": N_("once a turn: one rolled die becomes a joker card"),
    "remove_display_card": N_("a card of your choice leaves the other display"),
    "die_becomes_wild": N_("one rolled die becomes wild for this turn"),
    "damage": N_("1 damage at any time"),
    "prevent": N_("prevents 1 damage"),
}
PARTS: Final = (N_("copies"), N_("cost"), N_("health"), N_("effect"))  # as in a card's `prov`
PARTS_OF_VP: Final = (*PARTS[:2], N_("health and points"), PARTS[3])  # the same number for both
SHORT: Final = {  # full name: what is left of it on a phone
    "Bergung der Ahnentafel": "Ahnentafel",
    "Ancestral Tablet Recovered": "Tablet",
    "Einnahme Âlandurs": "Âlandur",
    "Seizure of Âlandur": "Âlandur",
    "Wacht am Felsentor": "Felsentor",
    "Watch at the Rock Gate": "Rock Gate",
    "Plünderung der Stollen": "Plünderung",
    "Sack of the Tunnels": "Tunnels",
    "Schmieden der Feuerklinge": "Feuerklinge",
    "Forging Keenfire": "Keenfire",
    "Ancient Knowledge": "Knowledge",
    "Rodarios Trickserei": "Trickserei",
    "Rodario's Trickery": "Trickery",
    "Gerissener Anführer": "Anführer",
    "Schattenrüstung": "Rüstung",
    "Andôkai's Power": "Power",
}


@cache
def card_name(side: int, c: int, words: Words) -> str:
    """The name of a card in the deck of a side."""
    return name_of(c, side, words.language)


@cache
def short_name(side: int, c: int, words: Words) -> str:
    """The name in at most 14 letters, for narrow screens; cards of a side stay apart."""
    name = card_name(side, c, words)
    return SHORT.get(name, name)


def side_name(side: int, words: Words) -> str:
    """What a side is called."""
    return words(SIDES[side])


def type_name(c: int, words: Words) -> str:
    """What kind of card it is."""
    return words(TYPES[CARDS[c].type])


@cache
def cost(c: int, words: Words) -> str:
    """What a card costs (ZD-26 to ZD-28)."""
    card = CARDS[c]
    match card.cost_kind:
        case "free":
            return words("free")
        case "value":
            return words("one {value}", value=card.cost_n)
        case _:
            return words("{n} equal dice", n=card.cost_n)


@cache
def effect(c: int, words: Words) -> str:
    """What a card does, in one line."""
    card, w = CARDS[c], words
    match card.effect:
        case "none":
            return w.plural("{n} victory point", "{n} victory points", card.vp)
        case "hit":
            return _hits(card.hits, w)
        case "extra_die":
            n = DICE_PER_SUPPORT
            return w.plural("{n} more die in every roll", "{n} more dice in every roll", n)
        case "extra_draw":
            return w.plural("may draw {n} more card", "may draw {n} more cards", DRAW_PER_SUPPORT)
        case "reroll_one":
            return w.plural("may reroll {n} die", "may reroll {n} dice", REROLLS_PER_SUPPORT)
        case "plus_dice":
            n = DICE_PER_POWER
            return w.plural("{n} more die in one roll", "{n} more dice in one roll", n)
        case other:
            return w(EFFECTS[other])


@cache
def provenance_note(c: int, words: Words) -> str:
    """Which facts of a card have no published source; empty if every one has."""
    names = PARTS_OF_VP if CARDS[c].type == "vp" else PARTS
    sources = zip(names, DATA["deck"]["cards"][c]["prov"], strict=True)
    parts = [words(name) for name, source in sources if source == RECONSTRUCTED]
    return words("reconstructed: {parts}", parts=", ".join(parts)) if parts else ""


@cache
def name_note(side: int, c: int, words: Words) -> str:
    """A word on a name that was made up for this project; empty for a published one."""
    german, english = DATA["names"][CARDS[c].id]["src"][2 * side : 2 * side + 2]
    own = german if words.language == "de" else english
    return words("own name, not a published one") if own == OWN_NAME else ""


def _hits(values: tuple[int, ...], words: Words) -> str:
    if len(values) == VALUES:
        return words("every die: 1 damage")
    if len(values) == 1:
        return words("each {value}: 1 damage", value=values[0])
    return words("each {first} or {last}: 1 damage", first=values[0], last=values[-1])
