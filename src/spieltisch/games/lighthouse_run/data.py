"""What lies in the box of Lighthouse Run: the data file as tables for kernels and for people.

The file is read once at import and checked (checks.py). Tables are read-only: numba freezes them
into the compiled code.

Units: a field is 0..21, 0 is the start; a section is 0 for the start, 1..6 for the towers'
positions, 7 for the harbour; a tower is 0..5 for A..F; a card is its index in the deck of one
colour; a seat is 0..3; Erik owns his colour as "seat" 4.
Source: data.toml beside this file; docs/rules/lighthouse_run.md, section "Data".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from spieltisch.games import data
from spieltisch.games.lighthouse_run.checks import check, erik_cards, points_by_field

DATA: Final[dict[str, Any]] = data("lighthouse_run")
check(DATA)

SEATS: Final = 4  # at most
COLOURS: Final[int] = DATA["components"]["colours"]
SHIPS: Final[int] = DATA["components"]["ships_per_colour"]
TOWERS: Final[int] = DATA["components"]["towers"]
BEACONS: Final[int] = DATA["components"]["beacons"]
DECK_SIZE: Final[int] = DATA["components"]["deck_size"]
ROUNDS: Final[int] = DATA["general"]["rounds"]
HAND_SIZE: Final[int] = DATA["general"]["hand_size"]
REDRAW_GROUPS: Final[int] = DATA["general"]["redraw_if_group_cards_in_opening_hand"]
START: Final[int] = DATA["board"]["start_field"]
TRACK: Final[int] = DATA["board"]["track"]  # the last field
FIELDS_COUNT: Final = TRACK + 1
HARBOUR_FIRST: Final[int] = DATA["board"]["harbour"][0]
TOWER_LETTERS: Final = "".join(DATA["deck"]["towers"])
LIT_AT_START: Final = tuple(int(position) for position in DATA["beacons"]["lit_at_start"])
VARIANTS: Final = tuple(DATA["variants"])  # in the order of their numbers; LR-88: plain2 is one
KINDS: Final = ("solo", "group", "coop")
GROUP: Final = 1
COOP: Final = 2
ANY: Final = -1  # in LIGHT: all towers are shown
HARBOUR: Final = TOWERS + 1  # the section that is always lit
SECTIONS: Final = TOWERS + 2
SLOTS: Final = max(row["colours_per_seat"] for row in DATA["variants"].values())
ERIK_SEAT: Final = SEATS  # owner of Erik's colour
NONE: Final = -1

Table = np.ndarray[Any, np.dtype[np.integer[Any]]]


@dataclass(frozen=True)
class Card:
    """A card of any deck; `tower` is -1 if all towers are shown."""

    index: int
    kind: str
    tower: int
    move: int


def _table(values: Any) -> Table:
    table = np.array(values, dtype=np.int8)
    table.setflags(write=False)
    return table


def _cards() -> tuple[Card, ...]:
    return tuple(
        Card(i, row["kind"], TOWER_LETTERS.find(row["light"]), row["move"])
        for i, row in enumerate(DATA["deck"]["cards"])
    )


def _faces() -> list[int]:
    """For every card the lowest card with the same face."""
    faces = [(card.kind, card.tower, card.move) for card in CARDS]
    return [faces.index(face) for face in faces]


def _sections() -> list[int]:
    """The section of every field, and 0, never lit, behind the last one: no ship goes on."""
    sections = [0] * (TRACK + 2)
    for position, (first, last) in enumerate(DATA["sections"]["fields"], start=1):
        sections[first : last + 1] = [position] * (last + 1 - first)
    sections[HARBOUR_FIRST : TRACK + 1] = [HARBOUR] * (TRACK + 1 - HARBOUR_FIRST)
    return sections


def _seat_colours(name: str) -> list[list[int]]:
    """The colours of the seats 0..3 in a variant, -1 where there is none."""
    row = DATA["variants"][name]
    colours = row.get("seat_colours", [[seat] for seat in range(max(row["seats"]))])
    colours = colours + [[]] * (SEATS - len(colours))
    return [seat + [NONE] * (SLOTS - len(seat)) for seat in colours]


def _owners(name: str) -> list[int]:
    """The owner of each colour in a variant, -1 if it is not in play with any seat count."""
    owners = [NONE] * COLOURS
    for seat, colours in enumerate(_seat_colours(name)):
        for colour in colours:
            if colour != NONE:
                owners[colour] = seat
    if "erik_colour" in DATA["variants"][name]:
        owners[DATA["variants"][name]["erik_colour"]] = ERIK_SEAT
    return owners


CARDS: Final = _cards()
KIND: Final = _table([KINDS.index(card.kind) for card in CARDS])
LIGHT: Final = _table([card.tower for card in CARDS])
MOVE: Final = _table([card.move for card in CARDS])
FACE: Final = _table(_faces())
SECTION: Final = _table(_sections())
POINTS: Final = _table(points_by_field(DATA))
CLOUD_FIELD: Final = _table([0, *DATA["cloud"]["after_round"]])  # by place
FIRST_FREE: Final = _table([field + 1 if field else START for field in CLOUD_FIELD.tolist()])
ERIK_CARDS: Final = _table(erik_cards(DATA))
SEAT_COLOURS: Final = _table([_seat_colours(name) for name in VARIANTS])
OWNER: Final = _table([_owners(name) for name in VARIANTS])
ERIK_COLOUR: Final = _table([DATA["variants"][v].get("erik_colour", NONE) for v in VARIANTS])
TURNS_PER_SEAT: Final = _table(
    [DATA["variants"][name]["cards_per_seat_and_round"] for name in VARIANTS]
)
DRAWS_AFTER_ROUND: Final = _table(
    [DATA["variants"][name]["draw"] == "round_end" for name in VARIANTS]
)
