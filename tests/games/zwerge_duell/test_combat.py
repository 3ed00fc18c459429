"""Allies and damage: ZD-40 to ZD-56."""

from __future__ import annotations

import pytest

from clauses import clause
from games.zwerge_duell.table import (
    ARMOUR,
    AXE,
    KING,
    ONE,
    PASS,
    PILE,
    PREVENT,
    SCOUT,
    STOP,
    SUP_DIE,
    VP2,
    VP3,
    VP4,
    Build,
    C,
    at,
    axe,
    hit,
)
from spieltisch.games.zwerge_duell.reasons import (
    NO_FITTING_ALLY,
    NO_SUCH_DIE,
    NO_SUCH_TARGET,
    TOO_FEW_JOKERS,
)

TWO_A = C["ally_two_a"]


@clause("ZD-E16", "ZD-47", "ZD-50", "ZD-51", "ZD-52", "ZD-53", "ZD-56")
def test_two_points_defeat_a_card_and_the_third_mills(table: Build) -> None:
    t = table(displays={0: [ONE], 1: [VP2]}, piles={1: [VP4, VP3]}, pool="1 1 1")
    first = t.play(hit("1", at(VP2)))
    assert first[1] == {
        "kind": "mark",
        "owner": 1,
        "card": VP2,
        "number": 9,
        "marks": 1,
        "health": 2,
    }
    assert t.position.score() == [0, 2]
    assert t.kinds(t.play(hit("1", at(VP2, 1)))) == ["hit", "defeat"]
    assert t.position.score() == [0, 0]
    last = t.play(hit("1", PILE))
    assert last[1] == {"kind": "mill", "owner": 1, "number": 15, "card": VP4, "left": 1}
    assert t.cards("discard", 1)[-2:] == [VP2, VP4]


@clause("ZD-E17", "ZD-54", "ZD-52", "ZD-67")
def test_marks_do_not_stay(table: Build) -> None:
    t = table(displays={0: [ONE], 1: [VP3]}, pool="1 1")
    t.play(hit("1", at(VP3)), hit("1", at(VP3, 1)))
    assert t.marks(1) == [2]
    events = t.play(STOP)
    assert t.marks(1) == [0]
    assert events[1] == {
        "kind": "heal",
        "cards": [{"owner": 1, "number": 12, "card": VP3, "marks": 2}],
    }


@clause("ZD-E18", "ZD-51", "ZD-52")
def test_copies_differ_by_their_marks_only(table: Build) -> None:
    t = table(displays={0: [ONE], 1: [VP2, (VP2, 1)]}, pool="1")
    assert t.legal(452, 500) == [452, 489, 490]
    assert (at(VP2), at(VP2, 1)) == (37, 38)
    t.play(490)
    assert (t.cards("display", 1), t.marks(1)) == ([VP2], [0])
    assert t.view()["seats"][1]["discard"] == [{"number": 10, "card": VP2}]


@clause("ZD-E19", "ZD-40", "ZD-41", "ZD-42")
def test_hits_of_an_ally_with_two_values(table: Build) -> None:
    t = table(displays={0: [TWO_A]}, pool="1 2 2 4 W")
    assert t.legal() == [hit("1"), hit("2"), hit("W"), STOP]
    assert t.why_not(hit("4")) == NO_FITTING_ALLY
    t.play(hit("1"), hit("2"), hit("2"), hit("W"))
    assert t.pool() == "4"
    assert t.legal() == [STOP]


@clause("ZD-41", "ZD-45", "ZD-43")
def test_without_a_damaging_ally_nothing_hits(table: Build) -> None:
    t = table(displays={0: [SCOUT, VP2]}, pool="1 W", jokers=(1, 0))
    assert t.legal(452, 794) == []
    for kind in "1WJ":
        assert t.why_not(hit(kind)) == NO_FITTING_ALLY
    assert t.why_not(hit("2")) == NO_SUCH_DIE
    t = table(displays={0: [ONE]}, pool="2")
    assert t.why_not(hit("J")) == TOO_FEW_JOKERS


@clause("ZD-43", "ZD-66", "ZD-41")
def test_the_king_hits_with_every_die_and_joker_cards_too(table: Build) -> None:
    t = table(displays={0: [KING]}, pool="1 2 3 4 5 W", jokers=(1, 0))
    assert t.legal() == [hit(kind) for kind in "12345WJ"] + [STOP]


@clause("ZD-E20", "ZD-43", "ZD-66")
def test_eleven_points_are_the_most(table: Build) -> None:
    t = table(
        displays={0: [KING]},
        hands={0: [AXE, AXE]},
        pool="1 2 3 4 5 W",
        jokers=(3, 0),
        piles={1: 20},
    )
    t.play(*(hit(kind) for kind in "12345WJJJ"), axe(), axe())
    assert t.pile(1) == 9
    assert t.legal() == [STOP]


@clause("ZD-44")
def test_an_ally_is_used_as_often_as_dice_allow_and_two_do_not_add(table: Build) -> None:
    t = table(displays={0: [ONE, TWO_A]}, pool="1 1 1", piles={1: 10})
    t.play(hit("1"), hit("1"), hit("1"))
    assert t.pile(1) == 7


@clause("ZD-41")
def test_a_wild_die_may_hit_while_a_natural_one_is_left(table: Build) -> None:
    t = table(displays={0: [ONE]}, pool="1 W")
    t.play(hit("W"))
    assert t.pool() == "1"


@clause("ZD-47")
def test_targets_are_the_pile_and_cards_with_health_of_the_other(table: Build) -> None:
    t = table(displays={0: [ONE, VP2], 1: [SUP_DIE, KING, (VP4, 3)]}, pool="1")
    assert t.legal(452, 500) == [hit("1"), hit("1", at(KING)), hit("1", at(VP4, 3))]
    assert t.why_not(hit("1", at(VP2))) == NO_SUCH_TARGET


@clause("ZD-48", "ZD-49", "ZD-68")
def test_armour_prevents_one_point_and_earlier_ones_stay(table: Build) -> None:
    t = table(displays={0: [ONE], 1: [VP2]}, hands={1: [ARMOUR]}, pool="1 1 1")
    t.play(hit("1", at(VP2)))
    assert (t.phase, t.actor, t.pool()) == ("armour", 1, "1 1")
    t.play(PASS)
    assert t.marks(1) == [1]
    t.play(hit("1", at(VP2, 1)))
    events = t.play(PREVENT)
    assert t.kinds(events) == ["armour"]
    assert (events[0]["seat"], events[0]["target"], events[0]["card"]) == (1, 38, VP2)
    assert (t.marks(1), t.pool(), t.cards("discard", 1)) == ([1], "1", [ARMOUR])
    t.play(hit("1", at(VP2, 1)))
    assert t.cards("display", 1) == []


@clause("ZD-E23", "ZD-55", "ZD-68", "ZD-76")
@pytest.mark.parametrize("prevented", [True, False])
def test_a_point_on_the_last_card(table: Build, prevented: bool) -> None:
    t = table(displays={0: [ONE]}, hands={1: [ARMOUR]}, piles={1: [VP2]}, pool="1 1")
    t.play(hit("1"))
    assert t.view()["point"]["effect"] == "end"
    t.play(PREVENT if prevented else PASS)
    assert t.phase == ("card" if prevented else "over")
    assert t.view()["ended"] == (None if prevented else "damage")


@clause("ZD-54")
def test_marks_of_both_sides_vanish(table: Build) -> None:
    t = table(displays={0: [(VP3, 1)], 1: [(VP3, 2)]})
    t.play(STOP)
    assert (t.marks(0), t.marks(1)) == ([0], [0])


@clause("ZD-50")
def test_a_milled_card_has_no_effect(table: Build) -> None:
    t = table(displays={0: [ONE]}, piles={1: [AXE, VP2, VP3]}, pool="1")
    t.play(hit("1"))
    assert (t.phase, t.actor) == ("card", 0)
    assert AXE in t.cards("discard", 1)


@clause("ZD-51")
def test_marks_of_axe_and_dice_add_up(table: Build) -> None:
    t = table(displays={0: [ONE], 1: [VP2]}, hands={0: [AXE]}, pool="1")
    t.play(axe(at(VP2)), hit("1", at(VP2, 1)))
    assert t.cards("display", 1) == []


@clause("ZD-56")
def test_discard_piles_are_open_to_all_in_order(table: Build) -> None:
    t = table(discards={0: [VP3, ONE], 1: [AXE]})
    for seat in (-1, 0, 1):
        rows = t.view(seat)["seats"]
        assert [[row["card"] for row in seat["discard"]] for seat in rows] == [[VP3, ONE], [AXE]]
