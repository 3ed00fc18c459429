"""The box: the deck, its checksums, and the numbers of all actions."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from clauses import clause
from games.zwerge_duell.table import EV_WILD, KING, ONE, VP2, VP4, axe, hit, play, remove, wild
from spieltisch.games.zwerge_duell.actions import (
    ACTIONS,
    Draw,
    Play,
    class_of,
    decode,
    encode,
    target_of,
)
from spieltisch.games.zwerge_duell.checks import check
from spieltisch.games.zwerge_duell.data import CARDS, DATA, HEALTHY, MOST_TURNS, SHOWABLE, name_of


@clause("ZD-E01", "ZD-26", "ZD-27", "ZD-28", "ZD-38")
def test_the_deck_is_the_one_of_the_rules() -> None:
    deck = [card for card in CARDS for _ in range(card.copies)]
    types = [card.type for card in deck]
    assert [types.count(t) for t in ("ally", "vp", "support", "event", "twist")] == [9, 8, 7, 6, 5]
    assert sum(card.vp for card in deck) == 23
    assert sum(card.health for card in deck) == 40
    assert sum(card.health > 0 for card in deck) == 17
    singles = [card.cost_n for card in deck if card.cost_kind == "value"]
    assert singles == [1, 2, 3, 4, 5]
    costs = [card.cost_kind for card in deck]
    assert (costs.count("equal"), costs.count("free")) == (22, 8)
    assert all(card.cost_n in (2, 3, 4) for card in deck if card.cost_kind == "equal")
    assert {card.id for card in deck if card.cost_kind == "free"} == {
        "ev_wild",
        "tw_axe",
        "tw_armour",
        "tw_power",
    }


@clause("ZD-45", "ZD-43")
def test_eight_of_nine_allies_deal_damage_and_the_king_with_every_value() -> None:
    allies = [card for card in CARDS if card.type == "ally"]
    assert [card.id for card in allies if not card.hits] == ["ally_scout"]
    assert CARDS[KING].hits == (1, 2, 3, 4, 5)


def change_copies(box: dict[str, Any]) -> None:
    box["deck"]["cards"][VP2]["copies"] = 2


def change_order(box: dict[str, Any]) -> None:
    box["deck"]["cards"].reverse()


def change_health(box: dict[str, Any]) -> None:
    box["deck"]["cards"][VP4]["health"] = 5


def change_king(box: dict[str, Any]) -> None:
    box["deck"]["cards"][KING]["hits"] = [1]


def forget_name(box: dict[str, Any]) -> None:
    del box["names"]["vp_2"]


@pytest.mark.parametrize(
    "change", [change_copies, change_order, change_health, change_king, forget_name]
)
def test_a_wrong_file_is_refused(change: Callable[[dict[str, Any]], None]) -> None:
    box = copy.deepcopy(DATA)
    check(box)
    change(box)
    with pytest.raises(ValueError, match=r"data\.toml of zwerge_duell"):
        check(box)


def test_a_confirmed_value_may_replace_a_reconstructed_one() -> None:
    box = copy.deepcopy(DATA)
    box["deck"]["cards"][ONE + 1]["health"] = 1
    box["expect"]["health_total"] = 39
    check(box)


def test_every_action_number_means_one_thing() -> None:
    moves = [decode(action) for action in range(ACTIONS)]
    assert [encode(move) for move in moves] == list(range(ACTIONS))
    assert len(set(moves)) == ACTIONS == 853
    for outside in (-1, 853):
        with pytest.raises(ValueError, match="no action"):
            decode(outside)


@clause("ZD-E34")
def test_the_codes_are_those_of_the_rules() -> None:
    assert (decode(0), decode(2)) == (Draw(1), Draw(3))
    assert [hit("1"), hit("W", 48), hit("J", 48), axe(48)] == [452, 745, 794, 843]
    assert target_of(VP4, 3) == 48
    assert remove(VP2, 1) == 438
    assert encode(Play(15, 5, 3)) == 395
    assert [play(0, 1), play(12, 4), play(12, 4, 1), wild(5)] == [16, 316, 317, 400]
    assert EV_WILD == 16


def test_classes_of_display_cards_have_codes_that_lead_back() -> None:
    classes = [(c, m) for c in range(HEALTHY) for m in range(4)]
    classes += [(c, 0) for c in range(HEALTHY, SHOWABLE)]
    assert [target_of(*kind) for kind in classes] == list(range(1, 52))
    assert [class_of(target) for target in range(1, 52)] == classes


@clause("ZD-80", "ZD-E33")
def test_a_game_lasts_at_most_sixty_one_turns() -> None:
    assert MOST_TURNS == 61


@clause("ZD-01")
def test_both_sides_have_their_own_names() -> None:
    assert name_of(KING, 0, "de") == "Zwergenkönig"
    assert name_of(KING, 1, "en") == "Bislipur"
    assert name_of(KING, 0, "en") == "Dwarf King"
