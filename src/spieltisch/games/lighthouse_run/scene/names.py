"""Words that the drawing needs: seats, colours, towers, cards, for labels and short lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spieltisch.game import SeatSign
from spieltisch.games.lighthouse_run.data import DATA
from spieltisch.games.lighthouse_run.scene.palette import LETTERS
from spieltisch.games.lighthouse_run.text.names import KIND_NAMES, colour_name
from spieltisch.language import N_, Words

_SIGNS: Final = {
    "circle": N_("circle"),
    "triangle": N_("triangle"),
    "square": N_("square"),
    "diamond": N_("diamond"),
    "cross": N_("cross"),
    "moon": N_("moon"),
}


def seat_name(signs: Sequence[SeatSign], seat: int, w: Words) -> str:
    """The name on a seat's sign, or that nobody sits there yet."""
    return signs[seat].name or w("open seat")


def owner_name(view: Mapping[str, Any], colour: int, signs: Sequence[SeatSign], w: Words) -> str:
    """Whose ships have this colour; where a seat owns two, the colour stands with it."""
    owner = next(row["owner"] for row in view["colours"] if row["colour"] == colour)
    if owner < 0:
        return w("Erik")
    name = seat_name(signs, owner, w)
    if len(view["seats"][owner]["colours"]) == 1:
        return name
    return w("{name}, {colour}", name=name, colour=colour_name(colour, w))


def tower_name(tower: int, w: Words) -> str:
    """Letter and sign of a tower."""
    return f"{LETTERS[tower]} ({w(_SIGNS[DATA['display']['tower_symbols'][tower]])})"


def section_name(section: Mapping[str, int], w: Words) -> str:
    """The fields of a section."""
    return w("{first} to {last}", first=section["first"], last=section["last"])


def field_name(field: int, w: Words) -> str:
    """A field by its number, the start by its word."""
    return w("the start") if field == 0 else w("field {n}", n=field)


def short_field(field: int) -> str:
    """A field in a line of numbers."""
    return str(field) if field else "S"


def kind_name(kind: str, w: Words) -> str:
    """The kind of a card."""
    return w(KIND_NAMES[kind])


def card_name(card: Mapping[str, Any], w: Words) -> str:
    """A card with both halves: kind, value, tower."""
    kind = kind_name(card["kind"], w)
    if card["tower"] < 0:
        return w("{kind} {move}, any tower", kind=kind, move=card["move"])
    return w(
        "{kind} {move}, tower {tower}",
        kind=kind,
        move=card["move"],
        tower=tower_name(card["tower"], w),
    )
