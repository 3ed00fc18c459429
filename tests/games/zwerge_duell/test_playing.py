"""Playing cards, and the scout: ZD-31 to ZD-39, ZD-46."""

from __future__ import annotations

from clauses import clause
from games.zwerge_duell.table import (
    AXE,
    EV_REMOVE,
    EV_WILD,
    KING,
    ONE,
    PASS,
    SCOUT,
    STOP,
    SUP_DIE,
    SUP_DRAW,
    VP2,
    VP3,
    Build,
    axe,
    play,
    remove,
    scout,
    wild,
)
from spieltisch.games.zwerge_duell.reasons import (
    ARMOUR_NEEDS_POINT,
    CARD_NOT_IN_HAND,
    DISPLAY_IS_EMPTY,
    NO_SCOUT,
    NO_SUCH_DIE,
    NO_SUCH_TARGET,
    NOTHING_TO_REMOVE,
    ONLY_AXE_NOW,
    SCOUT_IS_USED,
    THREE_JOKERS,
)


@clause("ZD-31", "ZD-32", "ZD-38")
def test_cards_go_where_they_belong(table: Build) -> None:
    t = table(hands={0: [VP2, VP2, AXE, EV_WILD]}, pool="2 2 3 3 5")
    t.play(play(VP2, 2), play(VP2, 3), wild(5), axe())
    assert t.cards("display", 0) == [VP2, VP2]
    assert t.cards("discard", 0) == [EV_WILD, AXE]
    assert t.position.score() == [4, 0]


@clause("ZD-32")
def test_a_twist_lies_in_the_discard_pile_before_it_is_answered(table: Build) -> None:
    t = table(hands={0: [AXE], 1: [18]})
    t.play(axe())
    assert (t.phase, t.cards("discard", 0)) == ("armour", [AXE])


@clause("ZD-33", "ZD-57")
def test_only_twists_are_played_in_the_other_turn(table: Build) -> None:
    t = table(hands={0: [VP2], 1: [AXE, VP2, EV_WILD, 19]}, pool="2 2")
    t.play(play(VP2, 2))
    assert t.actor == 1
    assert t.legal() == [axe(), axe(1 + 4 * VP2), PASS]
    for action in (play(VP2, 2), wild(2), 4):
        assert t.why_not(action) == ONLY_AXE_NOW


@clause("ZD-34", "ZD-35", "ZD-E29")
def test_a_card_of_the_other_display_is_removed(table: Build) -> None:
    t = table(hands={0: [EV_REMOVE]}, displays={1: [SUP_DIE, VP2, (VP2, 1)]}, pool="3 3 3")
    assert play(EV_REMOVE, 3) == 384
    t.play(384)
    assert t.phase == "remove"
    assert t.legal() == [remove(VP2), remove(VP2, 1), 449]
    assert t.why_not(remove(VP3)) == t.why_not(remove(SUP_DRAW)) == NO_SUCH_TARGET
    t.play(449)
    assert t.cards("display", 1) == [VP2, VP2]
    assert t.cards("discard", 1) == [SUP_DIE]
    assert t.why_not(449) == NOTHING_TO_REMOVE


@clause("ZD-34", "ZD-E29")
def test_nothing_can_be_removed_from_an_empty_display(table: Build) -> None:
    t = table(hands={0: [EV_REMOVE]}, displays={0: [VP2]}, pool="3 3 3")
    assert t.legal() == [STOP]
    assert t.why_not(384) == DISPLAY_IS_EMPTY


@clause("ZD-75", "ZD-34")
def test_a_sole_target_is_removed_at_once(table: Build) -> None:
    t = table(hands={0: [EV_REMOVE]}, displays={1: [VP2, VP2]}, pool="3 3 3")
    events = t.play(384)
    assert t.kinds(events) == ["play", "remove"]
    assert events[1]["auto"]
    assert t.cards("display", 1) == [VP2]


@clause("ZD-36")
def test_armour_does_not_save_a_removed_card(table: Build) -> None:
    t = table(hands={0: [EV_REMOVE], 1: [18]}, displays={1: [KING]}, pool="3 3 3")
    t.play(384)
    assert (t.phase, t.cards("discard", 1)) == ("card", [KING])


@clause("ZD-35")
def test_supports_and_joker_cards_are_no_targets_of_damage(table: Build) -> None:
    t = table(hands={0: [AXE]}, displays={1: [SUP_DIE, ONE]}, jokers=(0, 3))
    assert t.legal(795, 843) == [axe(), axe(1)]


@clause("ZD-37", "ZD-E28")
def test_a_die_becomes_wild(table: Build) -> None:
    t = table(hands={0: [EV_WILD, SUP_DIE]}, pool="2 2 5")
    assert t.payments(SUP_DIE) == []
    events = t.play(400)
    assert events == [
        {"kind": "wild", "seat": 0, "card": EV_WILD, "number": 27, "die": 2, "value": 5}
    ]
    assert (t.pool(), t.payments(SUP_DIE)) == ("2 2 W", [(2, 0)])


@clause("ZD-37")
def test_a_wild_die_needs_no_event(table: Build) -> None:
    t = table(hands={0: [EV_WILD]}, pool="W W")
    assert t.legal() == [STOP]
    assert t.why_not(wild(1)) == NO_SUCH_DIE


@clause("ZD-38")
def test_two_copies_work_side_by_side(table: Build) -> None:
    t = table(displays={0: [SUP_DIE, SUP_DIE]}, phase="draw")
    assert len(t.view()["dice"]) == 5


@clause("ZD-39")
def test_vp_cards_do_nothing_but_count(table: Build) -> None:
    t = table(displays={0: [VP2, VP3]}, pool="1 2 W")
    assert t.legal() == [STOP]
    assert t.position.score() == [5, 0]


@clause("ZD-69")
def test_armour_answers_points_only(table: Build) -> None:
    t = table(hands={0: [18]})
    assert t.legal() == [STOP]
    assert t.why_not(852) == ARMOUR_NEEDS_POINT


@clause("ZD-46", "ZD-E26", "ZD-08")
def test_the_scout_turns_a_die_into_a_joker_card(table: Build) -> None:
    t = table(displays={0: [SCOUT]}, pool="3 W", jokers=(1, 0))
    assert t.legal() == [scout("3"), scout("W"), STOP]
    t.play(scout("3"))
    assert (t.state.jokers[0], t.state.usable, t.pool()) == (2, 1, "W")
    assert t.why_not(scout("W")) == SCOUT_IS_USED
    t.play(STOP, STOP)
    assert t.state.usable == 2


@clause("ZD-46", "ZD-E27", "ZD-66")
def test_three_joker_cards_are_the_most(table: Build) -> None:
    t = table(displays={0: [SCOUT]}, hands={0: [ONE]}, pool="3 4", jokers=(3, 0))
    assert t.why_not(scout("3")) == THREE_JOKERS
    t.play(play(ONE, 0, 1))
    assert t.view()["middle_jokers"] == 1
    t.play(scout("3"))
    assert (t.state.jokers[0], t.state.usable) == (3, 2)


@clause("ZD-46", "ZD-31")
def test_a_new_scout_may_be_used_at_once(table: Build) -> None:
    t = table(hands={0: [SCOUT]}, pool="3 3 5")
    assert t.why_not(scout("5")) == NO_SCOUT
    t.play(play(SCOUT, 3), scout("5"))
    assert t.state.jokers[0] == 1


@clause("ZD-24")
def test_a_card_must_be_in_hand(table: Build) -> None:
    t = table(pool="1 1")
    assert t.why_not(play(ONE, 1)) == t.why_not(wild(1)) == t.why_not(axe()) == CARD_NOT_IN_HAND
