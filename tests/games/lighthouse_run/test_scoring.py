"""End and scoring: LR-57 to LR-61."""

import pytest

from clauses import clause
from games.lighthouse_run.table import Build, S, card
from spieltisch.games.lighthouse_run.data import POINTS

ARRIVED = [21] * 5
SUM_34 = [S, 5, 15, 20, 21]
SUM_30 = [S, S, S, 21, 21]


@clause("LR-57")
def test_a_ship_scores_the_highest_mark_at_or_before_its_field() -> None:
    expected = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 7, 10, 12, 15]
    assert POINTS.tolist() == expected
    assert sum(expected) == 92


@clause("LR-57", "LR-E26")
@pytest.mark.parametrize(
    ("ships", "points"),
    [([S, 1, 5, 11, 20], 17), (ARRIVED, 75), ([12] * 5, 20), ([S, S, S, S, 21], 15)],
)
def test_the_score_is_the_sum_of_five_ships(table: Build, ships: list[int], points: int) -> None:
    assert table(ships={0: ships}).scores() == [points, 0, 0, 0]


@clause("LR-E27")
def test_five_ships_in_mid_river_beat_one_runaway(table: Build) -> None:
    t = table(ships={0: ARRIVED, 1: [12] * 5, 2: [S, S, S, S, 21]})
    assert t.scores() == [75, 20, 15, 0]


@clause("LR-58", "LR-59", "LR-E25")
def test_fixed_ships_score_like_all_others(table: Build) -> None:
    t = table(rounds=9, ships={0: [S, 1, 7, 18, 18], 1: [7] * 5, 2: [S, S, S, 1, 1]})
    assert t.scores() == [2 + 7 + 7, 10, 0, 0]


@clause("LR-60")
def test_the_highest_score_wins(table: Build) -> None:
    t = table(ships={0: [12] * 5, 1: ARRIVED, 2: [S, S, S, S, 21]})
    t.end()
    assert t.position.ranks() == [2, 1, 3, 4]


@clause("LR-61", "LR-E31")
@pytest.mark.parametrize(
    ("first", "ranks"),
    [((8, 13), [2, 1, 3]), ((8, 2), [2, 1, 3]), ((1, 13), [1, 1, 3])],
)
def test_a_tie_is_decided_by_the_cards_left_in_hand(
    table: Build, first: tuple[int, int], ranks: list[int]
) -> None:
    t = table(
        players=3,
        ships={0: SUM_34, 1: SUM_34, 2: SUM_30},
        hands={0: first, 1: (1, 13), 2: (7, 13)},
    )
    t.end()
    assert t.scores() == [34, 34, 30]
    assert t.position.ranks() == ranks


@clause("LR-61")
def test_equal_hands_share_every_place(table: Build) -> None:
    t = table(
        ships={0: SUM_34, 1: SUM_30, 2: SUM_30, 3: [S] * 5},
        hands={1: (8, 13), 2: (9, 11)},  # 1 + 4 and 2 + 3
    )
    t.end()
    assert t.position.ranks() == [1, 2, 2, 4]


@clause("LR-61")
def test_hidden_hands_break_no_tie_before_the_end(table: Build) -> None:
    t = table(ships={0: SUM_34, 1: SUM_34}, hands={0: (0, 8, 9), 1: (2, 7, 13)})
    assert t.position.ranks() == [1, 1, 3, 3]


@clause("LR-61")
def test_the_hands_are_laid_open_at_the_end(table: Build) -> None:
    t = table(hands={0: (8, 13), 1: (1, 13)})
    t.end()
    assert [seat["tie"] for seat in t.view()["seats"][:2]] == [5, 7]
    assert t.view()["colours"][1]["cards"] == [1, 13]
    assert t.why_not(card(8)) != 0
