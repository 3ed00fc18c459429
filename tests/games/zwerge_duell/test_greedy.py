"""The plain policy: what the rules page asks of it, and that it sees no more than its seat."""

from __future__ import annotations

from clauses import clause
from games.zwerge_duell.table import (
    ARMOUR,
    AXE,
    EV_REMOVE,
    KEEP,
    KING,
    ONE,
    PASS,
    POWER,
    POWER_UP,
    PREVENT,
    SUP_DIE,
    SUP_REROLL,
    VP2,
    VP4,
    Build,
    at,
    axe,
    hit,
    new_game,
    play,
    remove,
)


@clause("ZD-61")
def test_axes_wait_for_the_king(table: Build) -> None:
    t = table(hands={0: [ONE], 1: [AXE]}, pool="1")
    t.play(play(ONE, 1))
    assert t.position.greedy() == PASS
    t = table(hands={0: [KING], 1: [AXE]}, pool="2 2 2 2")
    t.play(play(KING, 2))
    assert t.position.greedy() == axe(at(KING))


def test_hits_go_where_they_defeat_a_card(table: Build) -> None:
    t = table(displays={0: [ONE], 1: [VP2, VP4]}, pool="1 1")
    assert t.position.greedy() == hit("1", at(VP2))
    t = table(displays={0: [ONE], 1: [VP4]}, pool="1 1 5")
    assert t.position.greedy() == 850


def test_the_last_card_of_a_pile_is_milled_by_who_is_ahead_only(table: Build) -> None:
    t = table(displays={0: [ONE, VP2]}, piles={1: 1}, pool="1")
    assert t.position.greedy() == hit("1")
    t = table(displays={0: [ONE], 1: [SUP_DIE, VP2]}, piles={1: 1}, pool="1")
    assert t.position.greedy() == 850


def test_armour_saves_the_king_and_not_a_small_card(table: Build) -> None:
    for card, answer in ((KING, PREVENT), (8, PASS)):
        t = table(
            displays={0: [ONE], 1: [(card, 0 if card == KING else 1)]},
            hands={1: [ARMOUR]},
            pool="1",
        )
        t.play(hit("1", at(card, 0 if card == KING else 1)))
        assert t.position.greedy() == answer


def test_small_choices(table: Build) -> None:
    t = table(hands={0: [POWER]}, phase="draw")
    assert t.position.greedy() == POWER_UP
    t = table(displays={0: [SUP_REROLL]}, pool="3 3 3")
    t.state.phase, t.state.rerolls = 2, 1
    assert t.position.greedy() == KEEP
    t = table(hands={0: [EV_REMOVE]}, displays={1: [8, VP4]}, pool="3 3 3")
    t.play(play(EV_REMOVE, 3))
    assert t.position.greedy() == remove(VP4)


def test_it_depends_on_nothing_that_is_hidden() -> None:
    t = new_game("always_ask", 5)
    for number in range(150):
        if t.actor < 0:
            return
        other = t.position.copy()
        other.key((number + 1, 2, 3, 4))
        other.conceal(t.actor)
        action = t.position.copy().greedy()
        assert other.greedy() == action
        t.position.apply(action)
