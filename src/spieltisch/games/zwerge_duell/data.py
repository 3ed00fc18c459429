"""What lies in the box of Das Duell: the data file as tables for kernels and for people.

The file is read once at import and checked (checks.py). Tables are read-only: numba freezes them
into the compiled code.

Units: a card `c` is 0..19, its line in the card list (ZD-01: both decks play alike); `n` is one of
the 35 cards of a deck, 0..34 in the order of the list, so that copies differ; a face is 0..4 for
the values 1..5 and 5 for wild; a seat is 0..1.
Source: data.toml beside this file; docs/rules/zwerge_duell.md, section "Data".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from spieltisch.games import data
from spieltisch.games.zwerge_duell.checks import check

DATA: Final[dict[str, Any]] = data("zwerge_duell")
check(DATA)

SEATS: Final = 2
DECK_SIZE: Final[int] = DATA["setup"]["deck_size"]
OPENING_HAND: Final[int] = DATA["setup"]["opening_hand"]
JOKERS: Final[int] = DATA["setup"]["joker_cards"]
DICE: Final[int] = DATA["setup"]["dice"]
FACES: Final = 6
VALUES: Final = 5  # of a natural die
WILD: Final = 5  # the wild face
BASE_DRAW: Final[int] = DATA["limits"]["base_draw"]
BASE_DICE: Final[int] = DATA["limits"]["base_dice"]
DRAW_PER_SUPPORT: Final[int] = DATA["limits"]["draw_per_support"]
DICE_PER_SUPPORT: Final[int] = DATA["limits"]["dice_per_support"]
DICE_PER_POWER: Final[int] = DATA["limits"]["dice_per_power"]
REROLLS_PER_SUPPORT: Final[int] = DATA["limits"]["reroll_dice_per_support"]
VARIANTS: Final = tuple(DATA["variants"])  # in the order of their numbers
RANDOM: Final = -1  # in START_SEAT
SIDES: Final = tuple(DATA["game"]["sides"])  # of seat 0 and seat 1
MOST_TURNS: Final = 2 * (DECK_SIZE - OPENING_HAND) - 1  # ZD-80
TYPES: Final = ("ally", "vp", "support", "event", "twist")

Table = np.ndarray[Any, np.dtype[np.integer[Any]]]


@dataclass(frozen=True)
class Card:
    """A line of the card list; `cost_kind` is "value", "equal" or "free"."""

    index: int
    id: str
    type: str
    copies: int
    cost_kind: str
    cost_n: int
    health: int
    vp: int
    hits: tuple[int, ...]  # values 1..5
    effect: str


def _table(values: Any, kind: type[np.integer[Any]] = np.int8) -> Table:
    table = np.array(values, dtype=kind)
    table.setflags(write=False)
    return table


def _card(index: int, row: dict[str, Any]) -> Card:
    facts = {key: row[key] for key in row if key not in ("prov", "hits")}
    return Card(index=index, hits=tuple(row["hits"]), **facts)


def _with_effect(effect: str) -> int:
    """The one card with this effect."""
    return next(card.index for card in CARDS if card.effect == effect)


def _start_seat(name: str) -> int:
    """Who begins in a variant (ZD-04)."""
    return {"random": RANDOM, "seat0": 0, "seat1": 1}[DATA["variants"][name]["start"]]


CARDS: Final = tuple(_card(i, row) for i, row in enumerate(DATA["deck"]["cards"]))
KINDS: Final = len(CARDS)
HEALTHY: Final = sum(card.health > 0 for card in CARDS)  # they come first
SHOWABLE: Final = HEALTHY + sum(card.type == "support" for card in CARDS)  # may lie in a display
PLAYABLE: Final = SHOWABLE + 1  # with ev_remove: what PLAY can name
ALLIES: Final = sum(card.type == "ally" for card in CARDS)

SCOUT: Final = _with_effect("die_to_joker")
SUP_DIE: Final = _with_effect("extra_die")
SUP_DRAW: Final = _with_effect("extra_draw")
SUP_REROLL: Final = _with_effect("reroll_one")
EV_REMOVE: Final = _with_effect("remove_display_card")
EV_WILD: Final = _with_effect("die_becomes_wild")
AXE: Final = _with_effect("damage")
ARMOUR: Final = _with_effect("prevent")
POWER: Final = _with_effect("plus_dice")

COPIES: Final = _table([card.copies for card in CARDS])
CARD_OF: Final = _table([card.index for card in CARDS for _ in range(card.copies)])  # [n] -> c
HEALTH: Final = _table([card.health for card in CARDS])
VP: Final = _table([card.vp for card in CARDS])
NEED: Final = _table([1 if c.cost_kind == "value" else c.cost_n for c in CARDS])  # items to pay
COST_VALUE: Final = _table([c.cost_n if c.cost_kind == "value" else 0 for c in CARDS])  # 0 any
HITS: Final = _table([sum(1 << (v - 1) for v in card.hits) for card in CARDS])  # bit per value
START_SEAT: Final = _table([_start_seat(name) for name in VARIANTS])
ALWAYS_ASK: Final = _table([DATA["variants"][name]["always_ask"] for name in VARIANTS])


def name_of(card: int, seat: int, language: str) -> str:
    """What a card is called in the deck of a seat, "de" or "en"."""
    names = DATA["names"][CARDS[card].id]["n"]
    found: str = names[2 * seat + (language != "de")]
    return found
