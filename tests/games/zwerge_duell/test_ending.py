"""End and score: ZD-76 to ZD-80."""

from __future__ import annotations

import pytest

from clauses import clause
from games.zwerge_duell.table import AXE, ONE, STOP, VP2, VP3, VP4, Build, axe, hit
from spieltisch.games.zwerge_duell.reasons import GAME_IS_OVER


@clause("ZD-77", "ZD-E37", "ZD-39")
def test_the_display_alone_counts(table: Build) -> None:
    t = table(
        displays={0: [VP4, VP3, VP2, ONE]}, hands={0: [VP4]}, discards={0: [VP3]}, jokers=(3, 0)
    )
    assert t.position.score() == [9, 0]


@clause("ZD-78", "ZD-79", "ZD-E32", "ZD-13")
@pytest.mark.parametrize(
    ("own", "other", "ranks"),
    [
        ([VP4, VP3, VP2], [VP4, VP4], [1, 2]),
        ([VP4, VP4], [VP3, VP3, VP2], [2, 1]),
        ([], [], [2, 1]),
    ],
)
def test_who_draws_the_last_card_loses_a_tie(
    table: Build, own: list[int], other: list[int], ranks: list[int]
) -> None:
    t = table(displays={0: own, 1: other}, piles={0: 1}, phase="draw")
    assert t.phase == "over"
    assert t.position.ranks() == ranks
    assert (t.view()["ended"], t.view()["emptied"]) == ("draw", 0)


@clause("ZD-14", "ZD-55", "ZD-79", "ZD-E31", "ZD-76")
def test_an_axe_before_the_draw_may_win(table: Build) -> None:
    level = [VP4, VP3]
    t = table(hands={0: [AXE]}, displays={0: level, 1: level}, piles={0: 5, 1: [VP2]}, phase="draw")
    events = t.play(axe())
    assert t.kinds(events) == ["axe", "mill", "over"]
    assert t.position.score() == [7, 7]
    assert t.position.ranks() == [1, 2]
    assert t.pile(0) == 5


@clause("ZD-76")
def test_nothing_happens_after_the_end(table: Build) -> None:
    t = table(displays={0: [ONE]}, hands={0: [VP2]}, piles={1: [VP2]}, pool="1 1 1")
    t.play(hit("1"))
    assert t.actor == -1
    assert t.legal() == []
    assert t.why_not(STOP) == GAME_IS_OVER
    assert t.state.jokers[0] == 0


@clause("ZD-55", "ZD-76")
def test_the_own_pile_may_run_out_in_the_own_turn(table: Build) -> None:
    t = table(hands={0: [0], 1: [AXE]}, piles={0: [VP2, VP3]}, phase="draw")
    assert (t.phase, t.pile(0)) == ("strike", 1)
    t.play(axe())
    assert (t.view()["ended"], t.view()["emptied"], t.view()["active"]) == ("damage", 0, 0)


@clause("ZD-79")
def test_level_scores_are_level_until_the_end(table: Build) -> None:
    t = table(piles={0: 1, 1: 20})
    assert t.position.ranks() == [1, 1]


@clause("ZD-80", "ZD-E33")
def test_without_more_draws_the_game_ends_in_turn_sixty_one(table: Build) -> None:
    t = table(piles={0: 31, 1: 31}, phase="draw")
    while t.actor >= 0:
        t.play(STOP)
    assert t.view()["turn_number"] == 61
    assert t.view()["emptied"] == 0
