"""End of turn and joker cards: ZD-08, ZD-62 to ZD-67."""

from __future__ import annotations

import pytest

from clauses import clause
from games.zwerge_duell.table import (
    AXE,
    EV_WILD,
    ONE,
    SCOUT,
    STOP,
    VP2,
    VP3,
    Build,
    axe,
    hit,
    play,
    scout,
    wild,
)
from spieltisch.games.zwerge_duell.reasons import TOO_FEW_JOKERS


@clause("ZD-62", "ZD-65", "ZD-E24")
def test_a_turn_without_use_brings_a_joker_card(table: Build) -> None:
    t = table(pool="1 2 3")
    events = t.play(STOP)
    assert events[1] == {"kind": "joker", "seat": 0, "origin": "middle", "why": "unused"}
    assert (t.state.jokers[0], t.view()["middle_jokers"]) == (1, 2)


@clause("ZD-63", "ZD-E24")
@pytest.mark.parametrize("action", [wild(3), axe()])
def test_free_cards_are_no_use(table: Build, action: int) -> None:
    t = table(hands={0: [EV_WILD, AXE]}, pool="3")
    t.play(action, STOP)
    assert t.state.jokers[0] == 1


@clause("ZD-62", "ZD-E24", "ZD-66")
def test_a_scout_or_a_joker_card_alone_is_a_use(table: Build) -> None:
    t = table(displays={0: [SCOUT]}, pool="3")
    t.play(scout("3"), STOP)
    assert t.state.jokers[0] == 1
    t = table(displays={0: [ONE]}, jokers=(2, 0))
    t.play(hit("J"), STOP)
    assert (t.state.jokers[0], t.view()["middle_jokers"]) == (1, 2)


@clause("ZD-65", "ZD-E25")
@pytest.mark.parametrize(
    ("before", "after"), [((1, 2), (2, 1)), ((3, 0), (3, 0)), ((0, 3), (1, 2)), ((1, 1), (2, 1))]
)
def test_where_a_joker_card_comes_from(
    table: Build, before: tuple[int, int], after: tuple[int, int]
) -> None:
    t = table(jokers=before)
    events = t.play(STOP)
    assert (int(t.state.jokers[0]), int(t.state.jokers[1])) == after
    told = [event["origin"] for event in events if event["kind"] == "joker"]
    middle = sum(before) < 3
    assert told == ([] if before[0] == 3 else ["middle"] if middle else ["seat"])


@clause("ZD-08", "ZD-E26")
def test_a_joker_card_is_usable_from_the_next_own_turn_on(table: Build) -> None:
    t = table(displays={0: [SCOUT, ONE]}, pool="3 4", jokers=(1, 0))
    t.play(scout("3"), hit("J"))
    assert (t.state.jokers[0], t.state.usable) == (1, 0)
    assert t.why_not(hit("J")) == TOO_FEW_JOKERS
    t.play(STOP, STOP)
    assert (int(t.state.turn), t.state.usable) == (0, 1)


@clause("ZD-64", "ZD-67")
def test_unspent_dice_go_back(table: Build) -> None:
    t = table(pool="1 2 3 4 5 W")
    t.play(STOP)
    assert sum(t.state.pool[face] for face in range(6)) == 3
    assert [die["die"] for die in t.view()["dice"]] == [0, 1, 2]


@clause("ZD-67")
def test_the_order_of_the_end(table: Build) -> None:
    t = table(displays={0: [ONE], 1: [(VP3, 1)]}, pool="1")
    assert t.kinds(t.play(STOP)) == ["stop", "joker", "heal", "turn", "draw", "roll"]


@clause("ZD-66")
def test_several_joker_cards_may_go_at_once(table: Build) -> None:
    t = table(hands={0: [VP2]}, jokers=(3, 0))
    t.play(play(VP2, 0, 2))
    assert (t.state.jokers[0], t.state.usable, t.view()["middle_jokers"]) == (1, 1, 2)


@clause("ZD-62")
def test_stopping_is_always_allowed_in_the_card_phase(table: Build) -> None:
    t = table(displays={0: [ONE]}, hands={0: [ONE + 1]}, pool="1 2")
    assert t.legal()[-1] == STOP
