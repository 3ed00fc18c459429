"""Whether the data file of Das Duell is a possible game, and agrees with its own sums.

Every reconstructed value may be corrected in the file alone: costs, health, hit values, points,
copies within a type, limits and names. What no correction may break stands here; a wrong file
raises ValueError.

Source: docs/rules/zwerge_duell.md, sections "Data" and "Provenance".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Box = Mapping[str, Any]

IDS = (
    "ally_1", "ally_2", "ally_3", "ally_4", "ally_5", "ally_two_a", "ally_two_b", "ally_king",
    "ally_scout", "vp_2", "vp_3", "vp_4", "sup_die", "sup_draw", "sup_reroll", "ev_remove",
    "ev_wild", "tw_axe", "tw_armour", "tw_power",
)  # fmt: skip
SOLE_EFFECTS = (
    "die_to_joker", "extra_die", "extra_draw", "reroll_one", "remove_display_card",
    "die_becomes_wild", "damage", "prevent", "plus_dice",
)  # fmt: skip
MOST_HEALTH = 4  # more would need other action numbers
MOST_DRAWS = 3


def check(box: Box) -> None:
    """Raise ValueError, naming the fact, if the parsed data file contradicts itself."""
    for row in box["deck"]["cards"]:
        _check_card(row)
    _check_deck(box)
    _check_limits(box)
    _check_names(box)
    _check_sums(box)


def _demand(holds: bool, fact: str) -> None:
    if not holds:
        raise ValueError(f"data.toml of zwerge_duell: {fact}")


def _check_card(row: Box) -> None:
    """One line of the card list has possible values and says where they come from."""
    name, kind, cost = row["id"], row["cost_kind"], row["cost_n"]
    _demand(row["copies"] > 0, f"{name} needs at least one copy")
    costs = {"value": range(1, 6), "equal": range(2, 5), "free": range(1)}
    _demand(kind in costs and cost in costs[kind], f"the cost of {name} is impossible")
    healthy = row["type"] in ("ally", "vp")
    _demand(healthy == (1 <= row["health"] <= MOST_HEALTH), f"the health of {name} is impossible")
    _demand((row["type"] == "vp") == (row["vp"] > 0), f"points of {name}: only vp cards have some")
    _demand(set(row["hits"]) <= set(range(1, 6)), f"hit values of {name} are 1..5")
    hitting = row["effect"] == "hit"
    _demand(hitting == bool(row["hits"]), f"{name} must name hit values exactly if it hits")
    _demand(len(row["prov"]) == 4, f"{name} needs the provenance of four facts")


def _check_deck(box: Box) -> None:
    cards = box["deck"]["cards"]
    _demand(tuple(row["id"] for row in cards) == IDS, "the cards must keep their ids and order")
    effects = [row["effect"] for row in cards]
    for effect in SOLE_EFFECTS:
        _demand(effects.count(effect) == 1, f"exactly one card must have the effect {effect}")
    king = cards[IDS.index("ally_king")]
    _demand(king["hits"] == [1, 2, 3, 4, 5], "the king hits with every die")
    copies = {row["id"]: row["copies"] for row in cards}
    supports = [copies[name] for name in ("sup_die", "sup_draw", "sup_reroll")]
    _demand(supports == [3, 2, 2], "the supports must be 3, 2 and 2")
    _demand(copies["tw_axe"] == 2, "there must be two axes")


def _check_limits(box: Box) -> None:
    setup, limits = box["setup"], box["limits"]
    _demand(setup["die_faces"] == ["1", "2", "3", "4", "5", "wild"], "faces 1 to 5 and wild")
    _demand(setup["dice"] == limits["max_dice"] == 6, "there must be six dice")
    _demand(setup["joker_cards"] == limits["max_jokers_per_player"] == 3, "three joker cards")
    _demand(0 < setup["opening_hand"] < setup["deck_size"], "the opening hand fits the deck")
    draw = next(row for row in box["deck"]["cards"] if row["effect"] == "extra_draw")
    draws = limits["base_draw"] + limits["draw_per_support"] * draw["copies"]
    _demand(draws <= MOST_DRAWS, f"at most {MOST_DRAWS} cards may be drawn in a turn")
    for name in ("axe_damage", "armour_prevents", "scout_uses_per_turn"):
        _demand(limits[name] == 1, f"{name} must be 1: a point is a step of its own")


def _check_names(box: Box) -> None:
    _demand(tuple(box["names"]) == IDS, "every card needs its names")
    for name, row in box["names"].items():
        _demand(len(row["n"]) == len(row["src"]) == 4, f"{name} needs four names with sources")


def _check_sums(box: Box) -> None:
    cards, expect = box["deck"]["cards"], box["expect"]
    types = dict.fromkeys(expect["by_type"], 0)
    for row in cards:
        types[row["type"]] += row["copies"]
    sums = {
        "cards": sum(row["copies"] for row in cards),
        "by_type": types,
        "single_die_costs": sorted(r["cost_n"] for r in cards if r["cost_kind"] == "value"),
        "equal_cost_cards": sum(r["copies"] for r in cards if r["cost_kind"] == "equal"),
        "free_cards": sum(row["copies"] for row in cards if row["cost_kind"] == "free"),
        "damaging_allies": sum(row["copies"] for row in cards if row["effect"] == "hit"),
        "vp_total": sum(row["copies"] * row["vp"] for row in cards),
        "cards_with_health": sum(row["copies"] for row in cards if row["health"]),
        "health_total": sum(row["copies"] * row["health"] for row in cards),
    }
    for name, found in sums.items():
        _demand(found == expect[name], f"{name} is {found}, the file says {expect[name]}")
    _demand(sums["cards"] == box["setup"]["deck_size"], "deck_size is the number of cards")
