"""Words that the drawing needs: seats, names with seams, the short line on a card, reasons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from markupsafe import Markup

from spieltisch.game import Seat, SeatSign, View
from spieltisch.games.zwerge_duell.data import CARDS
from spieltisch.games.zwerge_duell.reasons import (
    ALL_DICE_ARE_DUE,
    ARMOUR_NEEDS_POINT,
    DISPLAY_IS_EMPTY,
    NO_NATURAL_DIE,
    NOT_PAYABLE,
    POWER_IS_LATE,
)
from spieltisch.games.zwerge_duell.text.cards import (
    card_name,
    cost,
    effect,
    name_note,
    provenance_note,
    short_name,
    type_name,
)
from spieltisch.language import N_, Words

_SEAMS: Final = (  # where a long name may be broken
    "Tor|wächterin",
    "Schild|brecher",
    "Runen|schmiedin",
    "Axt|meisterin",
    "Zwergen|könig",
    "Stollen|späher",
    "Felsen|tor",
    "Feuer|klinge",
    "Trick|serei",
    "Zwergen|glück",
    "Oger|schläger",
    "Dunkel|schütze",
    "Knochen|ruferin",
    "Späher|krähe",
    "Ahnen|tafel",
    "Gefangen|nahme",
    "Schatten|rüstung",
    "Plün|derung",
    "Ver|stärkung",
    "Infor|mant",
    "Ork|läufer",
    "Nach|schub",
    "Sintho|ras",
    "An|führer",
    "Rein|forcement",
    "Assas|sination",
)
_BROKEN: Final = {seam.replace("|", ""): seam.replace("|", "\u00ad") for seam in _SEAMS}

_OFF: Final = {
    ALL_DICE_ARE_DUE: N_("six dice already"),
    ARMOUR_NEEDS_POINT: N_("answer only"),
    DISPLAY_IS_EMPTY: N_("no target"),
    NO_NATURAL_DIE: N_("no natural die"),
    NOT_PAYABLE: N_("not payable"),
    POWER_IS_LATE: N_("before the roll"),
}


def seat_name(signs: Sequence[SeatSign], seat: int, w: Words) -> str:
    """The name on a seat's sign, or that nobody sits there yet."""
    return signs[seat].name or w("open seat")


def near(view: View) -> Seat:
    """The seat whose display lies at the near side: the viewer's, for a spectator seat 0."""
    return max(0, int(view["viewer"]))


def far(view: View) -> Seat:
    """The seat on the other side of the table."""
    return 1 - near(view)


def other(seat: Seat) -> Seat:
    """The opponent of a seat."""
    return 1 - seat


@cache
def card_title(side: int, card: int, w: Words) -> Markup:
    """The name on a card, whole and short; a stylesheet shows the one that has room."""
    full, brief = (_seamed(name(side, card, w)) for name in (card_name, short_name))
    if full == brief:
        return Markup('<b class="zd-nm"><span>{}</span></b>').format(full)
    return Markup(
        '<b class="zd-nm two"><span>{}</span><span aria-hidden="true">{}</span></b>'
    ).format(full, brief)


def _seamed(name: str) -> str:
    return " ".join(_BROKEN.get(word, word) for word in name.split(" "))


@cache
def card_words(side: int, card: int, w: Words) -> str:
    """Everything on a card in one sentence, for those who cannot see it."""
    row = CARDS[card]
    parts = [card_name(side, card, w), type_name(card, w), w("cost: {cost}", cost=cost(card, w))]
    if row.health:
        parts.append(w.plural("{n} heart", "{n} hearts", row.health))
    return ", ".join([*parts, effect(card, w)])


@cache
def card_hint(side: int, card: int, w: Words) -> str:
    """What a mouse that rests on a card is told; also which facts have no published source."""
    notes = (provenance_note(card, w), name_note(side, card, w))
    return "\n".join([card_words(side, card, w), *(note for note in notes if note)])


def off_words(reason: int, w: Words) -> str | None:
    """In two words, why a hand card cannot be played now; None where its cost may stay."""
    words = _OFF.get(reason)
    return w(words) if words else None
