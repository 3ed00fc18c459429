"""Twists, windows and asking: ZD-57 to ZD-61 and ZD-68 to ZD-75."""

from __future__ import annotations

import pytest

from clauses import clause
from games.zwerge_duell.table import (
    ARMOUR,
    AXE,
    EV_REMOVE,
    EV_WILD,
    KING,
    ONE,
    PASS,
    POWER,
    PREVENT,
    ROLL,
    STOP,
    SUP_DIE,
    VP2,
    VP3,
    Build,
    Table,
    at,
    axe,
    hit,
    play,
    remove,
    wild,
)
from spieltisch.games.zwerge_duell.data import CARD_OF
from spieltisch.games.zwerge_duell.reasons import ONLY_ARMOUR_NOW
from spieltisch.games.zwerge_duell.standing import STANDING


@clause("ZD-59")
def test_a_window_opens_after_the_dice_and_after_each_hand_card(table: Build) -> None:
    t = table(hands={1: [AXE]}, phase="draw")
    assert (t.phase, t.actor) == ("strike", 1)
    assert t.view(1)["reason"]["after"] == "roll"
    t.play(PASS)
    assert (t.phase, t.actor) == ("card", 0)
    t = table(
        hands={0: [ONE, EV_WILD, EV_REMOVE], 1: [AXE]}, displays={1: [VP2, VP3]}, pool="1 2 3 3 3"
    )
    for action, card in ((play(ONE, 1), ONE), (wild(2), EV_WILD)):
        t.play(action)
        assert (t.phase, t.view(1)["reason"]["card"]) == ("strike", card)
        t.play(PASS)
    t.play(play(EV_REMOVE, 3))
    assert t.phase == "remove"
    t.play(remove(VP2))
    assert (t.phase, t.view(1)["reason"]["card"]) == ("strike", EV_REMOVE)


@clause("ZD-59")
def test_hits_axes_and_the_scout_open_no_strike_window(table: Build) -> None:
    t = table(displays={0: [ONE, 8]}, hands={0: [AXE], 1: [AXE]}, pool="1 5")
    for action in (hit("1"), axe(), 848):
        t.play(action)
        assert (t.phase, t.actor) == ("card", 0)


@clause("ZD-60", "ZD-61", "ZD-E22", "ZD-49")
def test_both_axes_defeat_a_new_ally(table: Build) -> None:
    t = table(hands={0: [ONE], 1: [AXE, AXE]}, pool="1")
    t.play(play(ONE, 1), axe(at(ONE)))
    assert (t.phase, t.actor, t.marks(0)) == ("strike", 1, [1])
    t.play(axe(at(ONE, 1)))
    assert (t.phase, t.actor, t.cards("display", 0)) == ("card", 0, [])


@clause("ZD-E22", "ZD-49")
def test_one_of_two_axes_prevented(table: Build) -> None:
    t = table(hands={0: [ONE, ARMOUR], 1: [AXE, AXE]}, pool="1")
    t.play(play(ONE, 1), axe(at(ONE)))
    assert (t.phase, t.actor) == ("armour", 0)
    t.play(PREVENT, axe(at(ONE)))
    assert (t.phase, t.marks(0)) == ("card", [1])
    t.play(STOP)
    assert t.marks(0) == [0]


@clause("ZD-E21", "ZD-59", "ZD-60", "ZD-61")
def test_a_new_king_is_struck_before_it_acts(table: Build) -> None:
    t = table(hands={0: [KING, ARMOUR], 1: [AXE, AXE]}, pool="2 2 2 2 5")
    t.play(play(KING, 2))
    assert axe(at(KING)) == 824
    t.play(824, PREVENT)
    assert (t.cards("display", 0), t.marks(0), t.phase) == ([KING], [0], "strike")
    t.play(824)
    assert t.cards("display", 0) == []
    assert t.legal() == [STOP]


@clause("ZD-E21", "ZD-61")
def test_without_armour_the_first_axe_defeats_the_king(table: Build) -> None:
    t = table(hands={0: [KING], 1: [AXE, AXE]}, pool="2 2 2 2 5")
    t.play(play(KING, 2), 824)
    assert t.cards("display", 0) == []
    assert (t.phase, t.actor) == ("strike", 1)


@clause("ZD-68", "ZD-70", "ZD-69", "ZD-71")
def test_armour_is_asked_for_and_nothing_answers_it(table: Build) -> None:
    t = table(displays={0: [ONE]}, hands={0: [AXE], 1: [ARMOUR, AXE]}, pool="1")
    t.play(hit("1"))
    assert t.legal() == [PASS, PREVENT]
    assert t.why_not(axe()) == ONLY_ARMOUR_NOW
    t.play(PREVENT)
    assert (t.phase, t.actor) == ("card", 0)


@clause("ZD-71")
def test_there_is_always_one_seat_to_decide(table: Build) -> None:
    t = table(hands={0: [ONE, ARMOUR], 1: [AXE]}, pool="1")
    assert t.actor == 0
    t.play(play(ONE, 1))
    assert t.actor == 1
    t.play(axe(at(ONE)))
    assert t.actor == 0


@clause("ZD-72", "ZD-57")
def test_without_the_twist_nobody_is_asked(table: Build) -> None:
    t = table(displays={0: [ONE]}, hands={0: [VP2], 1: [VP2, POWER]}, pool="1 2 2")
    t.play(play(VP2, 2))
    assert (t.phase, t.actor) == ("card", 0)
    t.play(hit("1"))
    assert (t.phase, t.actor) == ("card", 0)


@clause("ZD-73", "ZD-E35")
def test_always_ask_puts_the_question_that_open_facts_allow(table: Build) -> None:
    ask = {"variant": "always_ask_seat0", "pool": "1 1"}
    hands = {0: [ONE], 1: [VP2, VP2, VP3]}
    t = table(**ask, hands=hands, discards={1: [AXE, AXE]})
    t.play(play(ONE, 1))
    assert t.phase == "card"
    t = table(**ask, hands=hands, discards={1: [AXE]})
    t.play(play(ONE, 1))
    assert (t.phase, t.legal()) == ("strike", [PASS])
    t.play(PASS, hit("1"))
    assert (t.phase, t.legal()) == ("armour", [PASS])


@clause("ZD-73", "ZD-E35")
def test_an_empty_hand_is_never_asked(table: Build) -> None:
    t = table(variant="always_ask_seat0", hands={0: [ONE]}, pool="1 1")
    t.play(play(ONE, 1), hit("1"))
    assert (t.phase, t.actor) == ("card", 0)


@clause("ZD-73")
def test_the_axe_before_the_draw_and_the_power_before_the_roll(table: Build) -> None:
    t = table(variant="always_ask_seat0", hands={0: [VP2]}, phase="draw")
    assert (t.view(0)["question"], t.legal()) == ("axe", [0])
    t.play(0)
    assert (t.view(0)["question"], t.legal()) == ("power", [ROLL])
    t.play(ROLL)
    assert t.phase == "card"
    gone = {0: [AXE, AXE, POWER, POWER]}
    t = table(variant="always_ask_seat0", hands={0: [VP2]}, discards=gone, phase="draw")
    assert t.phase == "card"


@clause("ZD-73")
def test_six_dice_leave_no_question_for_power(table: Build) -> None:
    t = table(
        variant="always_ask_seat0",
        hands={0: [POWER]},
        displays={0: [SUP_DIE] * 3},
        discards={0: [AXE, AXE]},
        phase="draw",
    )
    assert t.phase == "card"


@clause("ZD-74")
def test_the_standing_answers_let_pass(table: Build) -> None:
    assert {name: answer.action for name, answer in STANDING.items()} == {
        "strike": PASS,
        "armour": PASS,
    }
    t = table(hands={0: [ONE, ARMOUR], 1: [AXE]}, pool="1")
    t.play(play(ONE, 1))
    assert STANDING[t.view(1)["question"]].action in t.legal()
    t.play(axe(at(ONE)))
    assert STANDING[t.view(0)["question"]].action in t.legal()


@clause("ZD-75")
def test_stopping_remains_a_decision(table: Build) -> None:
    t = table(piles={0: [ARMOUR, VP2]}, phase="draw")
    assert t.legal() == [STOP]
    assert t.view()["dice"] != []


def swapped(t: Table, seat: int, twist: int, other: int) -> Table:
    """The same position with a twist of a hand exchanged for a card of the pile."""
    state = t.state
    numbers = {
        card: next(
            (zone, place)
            for zone, size in (("hand", state.hand_size[seat]), ("pile", 35))
            for place in range(size)
            if getattr(state, zone)[seat, place] == _number(t, seat, card)
        )
        for card in (twist, other)
    }
    (one, here), (two, there) = numbers[twist], numbers[other]
    first, second = getattr(state, one), getattr(state, two)
    first[seat, here], second[seat, there] = int(second[seat, there]), int(first[seat, here])
    state.held[seat, twist] -= 1
    state.held[seat, other] += 1
    return t


def _number(t: Table, seat: int, card: int) -> int:
    """The first copy of a card in the hand or, if it is not there, in the pile."""
    places = [int(t.state.hand[seat, i]) for i in range(int(t.state.hand_size[seat]))]
    places += [int(t.state.pile[seat, i]) for i in range(int(t.state.front[seat]), 35)]
    return next(number for number in places if CARD_OF[number] == card)


@clause("ZD-73", "ZD-I15", "ZD-59")
@pytest.mark.parametrize(
    ("twist", "asked"), [(AXE, {"draw", "strike"}), (ARMOUR, {"armour"}), (POWER, {"roll"})]
)
def test_with_always_ask_nothing_tells_a_hand_with_a_twist_from_one_without(
    table: Build, twist: int, asked: set[str]
) -> None:
    def build() -> Table:
        return table(
            variant="always_ask_seat0",
            hands={0: [VP3, VP2, twist], 1: [VP3, twist]},
            displays={0: [ONE], 1: [VP2]},
            piles={0: 20, 1: 20},
            phase="draw",
        )

    armed, bare = build(), swapped(swapped(build(), 0, twist, 2), 1, twist, 2)
    for t in (armed, bare):
        t.next_faces("1 1 3 2 5 4")
    stories = [list(_story(t)) for t in (armed, bare)]
    assert stories[0] == stories[1]
    assert asked <= {step[1] for step in stories[0]}


def _story(t: Table) -> list[tuple[object, ...]]:
    """Who is asked, what a spectator sees and hears, when all twists are kept back."""
    story: list[tuple[object, ...]] = []
    for step in range(40):
        wanted = [a for a in t.legal() if a in (0, ROLL, PASS, hit("1"), hit("1", at(VP2)))]
        action = wanted[-1] if wanted else STOP
        phase, actor = t.phase, t.actor
        if actor < 0:
            break
        t.shuffle_luck(step)
        events = t.play(action)
        story.append((actor, phase, action, t.view(), events))
    return story
