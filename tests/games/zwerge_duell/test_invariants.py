"""ZD-I01 to ZD-I15 after every action of random and plain games, and plain mode beside them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from clauses import clause
from games.zwerge_duell.table import AXE, PASS, POWER_UP, PREVENT, SCOUT, STOP, Table, new_game
from spieltisch.game import OVER
from spieltisch.games.zwerge_duell.data import NEED, VARIANTS
from spieltisch.games.zwerge_duell.record import DRAW, PHASES, unsound

EVERY_WAY = pytest.mark.parametrize("variant", VARIANTS)
BOTH = pytest.mark.parametrize("variant", ["base", "always_ask"])


def decisions(t: Table, seed: int) -> Iterator[int]:
    """Actions to the end: plain good ones and random ones mixed. The caller carries them out."""
    chance = random.Random(seed)
    while t.position.actor() != OVER:
        legal = t.legal()
        good = chance.random() < 0.4
        yield t.position.copy().greedy() if good else chance.choice(legal)


@clause("ZD-I01", "ZD-I02", "ZD-I03", "ZD-I04", "ZD-I05", "ZD-I08")
@EVERY_WAY
def test_every_position_is_sound(variant: str) -> None:
    for seed in range(2):
        t = new_game(variant, seed)
        assert unsound(t.state) == []
        for action in decisions(t, seed):
            t.position.apply(action)
            assert unsound(t.state) == []


@clause("ZD-I04", "ZD-I06", "ZD-I07", "ZD-I10", "ZD-I11")
@BOTH
def test_what_only_grows_and_what_only_shrinks(variant: str) -> None:
    t = new_game(variant, 11)
    last = 23
    for action in decisions(t, 11):
        before, usable = t.view(), int(t.state.usable)
        t.position.apply(action)
        after = t.view()
        turned = after["turn_number"] - before["turn_number"]
        assert turned in (0, 1)
        for old, new in zip(before["seats"], after["seats"], strict=True):
            assert new["discard"][: len(old["discard"])] == old["discard"]
            assert new["pile"] <= old["pile"]
            assert 0 <= new["score"] <= last
        if turned:
            active = before["turn"]
            assert before["seats"][active]["pile"] + before["announced"] <= 31
            assert before["announced"] >= 1
            assert not any(row["marks"] for seat in after["seats"] for row in seat["display"]) or (
                t.phase in ("draw", "armour")
            )
        else:
            assert t.state.usable <= usable
        assert after["turn_number"] <= 61


@clause("ZD-I06", "ZD-54")
@BOTH
def test_no_marks_at_the_start_of_a_turn(variant: str) -> None:
    t = new_game(variant, 12)
    for action in decisions(t, 12):
        t.position.apply(action)
        if action == STOP and t.state.phase == DRAW:
            assert [t.marks(seat) for seat in range(2)] == [
                [0] * int(t.state.display_size[seat]) for seat in range(2)
            ]


@clause("ZD-I08", "ZD-76")
@BOTH
def test_exactly_one_pile_is_empty_at_the_end(variant: str) -> None:
    for seed in range(5):
        t = new_game(variant, seed)
        for action in decisions(t, seed):
            assert min(t.pile(0), t.pile(1)) >= 1
            t.position.apply(action)
        assert sorted([t.pile(0) > 0, t.pile(1) > 0]) == [False, True]
        assert sorted(t.position.ranks()) == [1, 2]


@clause("ZD-I09", "ZD-I14")
@BOTH
def test_limits_of_a_turn_and_of_a_game(variant: str) -> None:
    t = new_game(variant, 13)
    points, rerolls, scouts = {0: 0, 1: 0}, 0, 0
    game = {(kind, seat): 0 for kind in ("power", "axe", "armour") for seat in range(2)}
    for action in decisions(t, 13):
        seat, active = t.actor, int(t.state.turn)
        supports = t.view()["seats"][active]["rerolls"]
        t.position.apply(action)
        points[seat] += 452 <= action < 844
        rerolls += 5 <= action < 11
        scouts += 844 <= action < 850
        assert rerolls <= supports
        assert scouts <= 1
        assert points[active] <= 11
        assert points[1 - active] <= 2
        game["power", seat] += action == POWER_UP
        game["axe", seat] += 795 <= action < 844
        game["armour", seat] += action == PREVENT
        if action == STOP:
            points, rerolls, scouts = {0: 0, 1: 0}, 0, 0
    assert all(game["power", s] <= 2 and game["axe", s] <= 2 for s in range(2))
    assert all(game["armour", s] <= 1 for s in range(2))


@clause("ZD-I12")
@BOTH
def test_every_decision_has_distinct_actions_in_range(variant: str) -> None:
    t = new_game(variant, 14)
    for number, action in enumerate(decisions(t, 14)):
        legal = t.legal()
        assert legal
        assert legal == sorted(set(legal))
        assert 0 <= legal[0] <= legal[-1] <= 852
        if number % 5 == 0:
            assert [a for a in range(853) if t.why_not(a) == 0] == legal
        t.position.apply(action)


@clause("ZD-I13", "ZD-25", "ZD-29")
@BOTH
def test_what_is_spent_is_the_cost(variant: str) -> None:
    t = new_game(variant, 15)
    for action in decisions(t, 15):
        before, seat = t.view(), int(t.state.turn)
        t.position.apply(action)
        after = t.view()
        if action == STOP or action < 12 or after["turn_number"] != before["turn_number"]:
            continue
        items = sum(before["pool"]) - sum(after["pool"])
        items += before["seats"][seat]["usable"] - int(t.state.usable)
        expected = int(NEED[(action - 12) // 24]) if action < 396 else 0
        expected += 452 <= action < 795 or 844 <= action < 850
        if after["phase"] == "over" or not (before["phase"] == "draw" or after["announced"] == 0):
            assert items in (expected, 0) if action in (PASS, PREVENT) else items == expected


@clause("ZD-I15")
@BOTH
def test_a_view_is_the_same_for_all_that_a_seat_cannot_know(variant: str) -> None:
    t = new_game(variant, 16)
    for number, action in enumerate(decisions(t, 16)):
        for seat in range(-1, 2):
            other = t.position.copy()
            other.key((number + 1, 2**63, 3, 4))
            other.conceal(seat)
            assert other.view(seat) == t.position.view(seat)
            if seat >= 0:
                assert (other.observe(seat) == t.position.observe(seat)).all()
        t.position.apply(action)


@BOTH
def test_compiled_rules_do_what_python_says(variant: str) -> None:
    t, twin = new_game(variant, 18), new_game(variant, 18, plain=True)
    for number, action in enumerate(decisions(t, 18)):
        assert twin.position.to_bytes() == t.position.to_bytes()
        assert twin.legal() == t.legal()
        if number % 20 == 0:
            one, other = t.position.copy(), twin.position.copy()
            assert [other.why_not(a) for a in range(-1, 854)] == [
                one.why_not(a) for a in range(-1, 854)
            ]
            assert (one.observe(0) == other.observe(0)).all()
            assert one.greedy() == other.greedy()
            one.conceal(1)
            other.conceal(1)
            assert one.to_bytes() == other.to_bytes()
        t.position.apply(action)
        twin.position.apply(action)
    assert twin.position.ranks() == t.position.ranks()
    assert twin.position.score() == t.position.score()


def test_every_phase_comes_up() -> None:
    seen = set()
    for seed in range(4):
        t = new_game("base", seed)
        for action in decisions(t, seed):
            seen.add(t.phase)
            t.position.apply(action)
        seen.add(t.phase)
    assert seen == set(PHASES)


def test_the_twists_and_the_scout_are_known() -> None:
    assert (AXE, SCOUT) == (17, 8)
