"""The draw phase: ZD-07, ZD-09 to ZD-14."""

from __future__ import annotations

import pytest

from clauses import clause
from games.zwerge_duell.table import AXE, KING, PILE, STOP, SUP_DRAW, VP2, VP3, VP4, Build, at, axe
from spieltisch.games.zwerge_duell.reasons import (
    DRAW_COMES_FIRST,
    DRAW_IS_PAST,
    PILE_IS_TOO_SMALL,
    TOO_MANY_CARDS,
)


@clause("ZD-10", "ZD-11", "ZD-E03")
def test_each_support_allows_one_card_more(table: Build) -> None:
    t = table(displays={0: [SUP_DRAW, SUP_DRAW]}, piles={0: 31}, phase="draw")
    assert t.legal() == [0, 1, 2]
    events = t.play(2)
    assert (t.pile(0), len(t.cards("hand", 0))) == (28, 3)
    assert events[0] == {"kind": "draw", "seat": 0, "count": 3, "left": 28}


@clause("ZD-10", "ZD-75")
def test_a_draw_without_choice_is_carried_out(table: Build) -> None:
    t = table(piles={0: 20}, phase="draw")
    assert (t.pile(0), t.phase) == (19, "card")
    assert t.why_not(0) == DRAW_IS_PAST


@clause("ZD-10")
def test_no_more_may_be_announced_than_the_supports_allow(table: Build) -> None:
    t = table(displays={0: [SUP_DRAW]}, phase="draw")
    assert t.legal() == [0, 1]
    assert t.why_not(2) == TOO_MANY_CARDS
    assert t.why_not(STOP) == DRAW_COMES_FIRST


@clause("ZD-12", "ZD-13", "ZD-E04")
def test_the_last_card_ends_the_game_at_once(table: Build) -> None:
    t = table(displays={0: [SUP_DRAW, SUP_DRAW]}, piles={0: 2}, phase="draw")
    assert t.legal() == [0, 1]
    assert t.why_not(2) == PILE_IS_TOO_SMALL
    events = t.play(1)
    assert t.phase == "over"
    assert t.kinds(events) == ["draw", "over"]
    assert t.view()["dice"] == []
    assert t.view()["ended"] == "draw"


@clause("ZD-12", "ZD-13", "ZD-E04")
@pytest.mark.parametrize("armed", [False, True])
def test_no_twist_answers_the_last_draw(table: Build, armed: bool) -> None:
    hands = {1: [AXE, AXE]} if armed else {}
    t = table(displays={0: [SUP_DRAW, SUP_DRAW]}, piles={0: 1}, hands=hands, phase="draw")
    assert t.phase == "over"


@clause("ZD-11")
def test_all_announced_cards_come_and_nothing_can_be_changed(table: Build) -> None:
    t = table(displays={0: [SUP_DRAW]}, piles={0: [VP2, VP3, VP4]}, phase="draw")
    t.play(1)
    assert t.cards("hand", 0) == [VP2, VP3]
    assert t.view()["announced"] == 2


@clause("ZD-14", "ZD-58", "ZD-57")
def test_axes_may_come_before_the_draw(table: Build) -> None:
    t = table(hands={0: [AXE, AXE]}, displays={1: [KING, VP2]}, phase="draw")
    assert t.legal() == [0, axe(), axe(at(KING)), axe(at(VP2))]
    t.play(axe(at(KING)))
    assert (t.phase, t.cards("display", 1)) == ("draw", [VP2])
    t.play(axe(PILE))
    assert t.pile(0) == t.view()["seats"][0]["pile"] == 32
    assert t.phase == "card"


@clause("ZD-09")
def test_there_is_no_hand_limit_and_no_reshuffle(table: Build) -> None:
    t = table(hands={0: list(range(9)) + [VP2] * 3 + [VP3] * 3 + [VP4] * 2}, phase="draw")
    assert len(t.cards("hand", 0)) == 18
    t.play(STOP)
    assert len(t.cards("hand", 0)) == 18
    assert t.cards("discard", 0) == []


@clause("ZD-07")
def test_turns_alternate_and_go_draw_dice_cards(table: Build) -> None:
    t = table()
    for turn in range(4):
        assert t.actor == turn % 2
        events = t.play(STOP)
        assert [k for k in t.kinds(events) if k != "joker"] == ["stop", "turn", "draw", "roll"]
        assert t.view()["turn_number"] == turn + 2
