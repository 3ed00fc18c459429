"""The 25 goal cards and their pictures: WW-69 to WW-101, WW-E01 to WW-E32."""

from __future__ import annotations

import pytest

from clauses import clause
from games.wispwood.table import Build
from spieltisch.games.wispwood.data import CARD_IDS
from spieltisch.games.wispwood.round_end import score_round


def picture(marks: pytest.MarkDecorator, card: str, forest: str, points: int) -> object:
    """One picture of a card as a test case under its own marks."""
    return pytest.param(card, forest, points, marks=marks, id=f"{card}-{forest.replace('/', '_')}")


PICTURES = [
    picture(clause("WW-E01", "WW-72"), "pumpkin_solo", ".P.P./P..../..P../....P/P...P", 15),
    picture(clause("WW-E02", "WW-73"), "pumpkin_sudoku", "..P../.P.../...../P.P../.....", 4),
    picture(clause("WW-E03", "WW-74"), "pumpkin_pairs", ".P.P./PP.P./P...P/..P.P/PP...", 37),
    picture(clause("WW-E04", "WW-74"), "pumpkin_pairs", "PP./..P", 11),
    picture(clause("WW-E04", "WW-74"), "pumpkin_pairs", "PPP", 0),
    picture(clause("WW-E04", "WW-74"), "pumpkin_pairs", "PPT/..P/..P", 23),
    picture(clause("WW-E05", "WW-75"), "pumpkin_groups", ".OP.P/.E.../.P.H./..PO./.....", 15),
    picture(clause("WW-E06", "WW-75", "WW-15"), "pumpkin_groups", "PCO/..P", 9),
    picture(clause("WW-E06", "WW-87", "WW-15"), "orb_group", "PCO/..P", 4),
    picture(
        clause("WW-E07", "WW-76", "WW-70"), "pumpkin_chess", ".P..P/...../..P../...../.P...", 9
    ),
    picture(clause("WW-E08", "WW-71"), "pumpkin_solo", "P.P.P./....../P.P.P.", 38),
    picture(clause("WW-E08", "WW-71"), "pumpkin_solo", "P.P.P./....../P.P.P./....../P.....", 46),
    picture(clause("WW-E08", "WW-71"), "pumpkin_solo", "P.P.P./....../P.P.P./....../P.P...", 54),
    picture(clause("WW-E08", "WW-71"), "pumpkin_pairs", "PP.PP./....../PP.PP./....../PP....", 65),
    picture(
        clause("WW-E08", "WW-71"), "pumpkin_chess", "PPPPPP/....../....../....../....../.P....", 48
    ),
    picture(
        clause("WW-E08", "WW-71"), "pumpkin_chess", "PPPPPP/....../....../....../....../.PP...", 57
    ),
    picture(clause("WW-E11", "WW-85"), "orb_around", "P..../.O.../..E../..OH./.HP..", 10),
    picture(clause("WW-E11", "WW-85"), "orb_around", "OO", 4),
    picture(clause("WW-E12", "WW-86"), "orb_line", ".E.../...../.O.H./.P.../.E...", 6),
    picture(clause("WW-E12", "WW-86"), "orb_line", "O", 2),
    picture(clause("WW-E13", "WW-87"), "orb_group", "...../PHO../.E..O/.P..P/...OH", 14),
    picture(clause("WW-E14", "WW-87"), "orb_group", "POPP", 4),
    picture(clause("WW-E15", "WW-88"), "orb_least", ".H..E/P..../...E./O..../.E.O.", 10),
    picture(clause("WW-E16", "WW-88"), "orb_least", "O", 5),
    picture(clause("WW-E16", "WW-88"), "orb_least", "OOPP/HHEE", 14),
    picture(clause("WW-E17", "WW-89"), "orb_adjacent", "...../...P./.HO../..E../.....", 6),
    picture(clause("WW-E18", "WW-89"), "orb_adjacent", "OO", 8),
    picture(clause("WW-E18", "WW-89"), "orb_adjacent", "OE", 7),
    picture(clause("WW-E18", "WW-89"), "orb_adjacent", "O.E", 0),
    picture(clause("WW-E19", "WW-91"), "heart_cross", "..T../..P../TTE.T/...../..T..", 5),
    picture(clause("WW-E20", "WW-91", "WW-96"), "heart_cross", "ETCTT", 3),
    picture(clause("WW-E20", "WW-95", "WW-96"), "heart_run", "ETCTT", 2),
    picture(clause("WW-E21", "WW-92"), "heart_adjacent", "...../..TT./.TE../.TT../.....", 6),
    picture(clause("WW-E21", "WW-92", "WW-90"), "heart_adjacent", "TE./ET.", 8),
    picture(clause("WW-E22", "WW-93"), "heart_below", ".E.E./.T.../.T.P./.E.T./.T.E.", 10),
    picture(clause("WW-E23", "WW-94"), "heart_diagonal", "T...T/.T.T./..E../...O./....T", 6),
    picture(clause("WW-E24", "WW-95"), "heart_run", ".T.../ETT.T/.T..T/.ETTH/.TT.E", 10),
    picture(clause("WW-E25", "WW-97"), "tree_lines", ".T.../T.TTT/.T.../...TT/.T..T", 6),
    picture(clause("WW-E25", "WW-97", "WW-96"), "tree_lines", "TTC", 0),
    picture(clause("WW-E25", "WW-97", "WW-96"), "tree_lines", "TTCT", 2),
    picture(clause("WW-E26", "WW-99"), "tree_dense", "...T./.TTTT/TTT../.T..T/.....", 9),
    picture(clause("WW-E26", "WW-99", "WW-96"), "tree_dense", "TTT/TCT/TTT", 0),
    picture(clause("WW-E26", "WW-99"), "tree_dense", "TTT/TTT/TTT", 15),
    picture(clause("WW-E27", "WW-98", "WW-14"), "tree_largest", ".T..T/T..TT/TT..T/.TTT./..T..", 7),
    picture(clause("WW-E28", "WW-100"), "tree_second", "TTT.T/T..TT/....T/TTTT./T.TTT", 8),
    picture(clause("WW-E28", "WW-100"), "tree_second", "TTTT", 0),
    picture(clause("WW-E28", "WW-100"), "tree_second", "TT.TT", 4),
    picture(clause("WW-E28", "WW-100"), "tree_second", "TT.TT.T", 4),
    picture(clause("WW-E29", "WW-101", "WW-14"), "tree_groups", "..TT./....T/.TT../T.TT./TT...", 8),
    picture(clause("WW-E30", "WW-98", "WW-15"), "tree_largest", "TTCTTT", 3),
    picture(clause("WW-E30", "WW-100", "WW-15"), "tree_second", "TTCTTT", 4),
    picture(clause("WW-E30", "WW-101", "WW-15"), "tree_groups", "TTCTTT", 4),
    picture(clause("WW-E32", "WW-97"), "tree_lines", "CTTT/TTTT/TTTT/TTTT", 16),
    picture(clause("WW-E32", "WW-98"), "tree_largest", "CTTT/TTTT/TTTT/TTTT", 15),
    picture(clause("WW-E32", "WW-99"), "tree_dense", "CTTT/TTTT/TTTT/TTTT", 30),
]
FULL_FOREST = "PTTE/TCHT/OTTT/TPTH"
OF_FULL_FOREST = {
    "pumpkin_sudoku": 9,
    "pumpkin_solo": 9,
    "pumpkin_pairs": 0,
    "pumpkin_groups": 9,
    "pumpkin_chess": 9,
    **dict.fromkeys(CARD_IDS[1], 10),
    "orb_line": 4,
    "orb_around": 2,
    "orb_group": 2,
    "orb_least": 7,
    "orb_adjacent": 0,
    **dict.fromkeys(CARD_IDS[3], 4),
    "tree_largest": 5,
    "tree_lines": 4,
    "tree_dense": 3,
    "tree_second": 4,
    "tree_groups": 4,
}


@pytest.mark.parametrize(("card", "forest", "points"), PICTURES)
def test_the_picture_of_a_card_gives_its_points(
    table: Build, card: str, forest: str, points: int
) -> None:
    wood = table(round=3, forests={0: forest}, corner=(2, 2))

    assert wood.card(card) == points


@clause("WW-E31")
@pytest.mark.parametrize("card", [card for group in CARD_IDS for card in group])
def test_every_card_scores_the_full_forest(table: Build, card: str) -> None:
    assert table(forests={0: FULL_FOREST}).card(card) == OF_FULL_FOREST[card]


@clause("WW-E31", "WW-58", "WW-59", "WW-69")
def test_a_full_forest_brings_five_cards_and_the_bonus(table: Build) -> None:
    ids = "pumpkin_sudoku hat_diagonal orb_line heart_run tree_largest"
    wood = table(cards=ids, forests={0: FULL_FOREST})

    assert sum(wood.view()["seats"][0]["cards"]) == 32
    wood.act(score_round)
    assert wood.view()["seats"][0]["bonus"] == 2
    assert wood.position.score()[0] == 34


@clause("WW-71")
@pytest.mark.parametrize("card", CARD_IDS[0])
def test_no_pumpkin_gives_nothing(table: Build, card: str) -> None:
    assert table(forests={0: "THE/OCT"}).card(card) == 0


@clause("WW-E09", "WW-77")
@pytest.mark.parametrize("card", CARD_IDS[1])
def test_hats_score_in_threes_with_every_hat_card(table: Build, card: str) -> None:
    wood = table(round=3)
    points = []
    for hats in range(1, 10):
        wood.plant(0, "/".join(["H" * hats][:1]) if hats < 6 else f"HHHHHH/{'H' * (hats - 6)}")
        points.append(wood.card(card))

    assert points == [4, 10, 18, 22, 28, 36, 40, 46, 54]


@clause("WW-E10", "WW-78")
@pytest.mark.parametrize("card", CARD_IDS[1])
def test_hats_count_wherever_the_cat_is_now(table: Build, card: str) -> None:
    """The cat sits in the corner; by no card would all seven hats be allowed there."""
    wood = table(round=3, forests={0: "C.HH/...H/HHHH"})

    assert wood.card(card) == 18 + 18 + 4


@clause("WW-70")
def test_lines_and_diagonals_run_through_everything(table: Build) -> None:
    wood = table(round=2, forests={0: "P...P/.T.../..H../...C./....P"})

    assert wood.card("pumpkin_chess") == 4  # only the one at the top right is alone
    assert wood.card("pumpkin_sudoku") == 0


@clause("WW-84")
def test_trees_and_cat_are_no_kind(table: Build) -> None:
    wood = table(forests={0: "TTT/COT/TTT"})

    assert [wood.card(card) for card in ("orb_around", "orb_line", "orb_group")] == [0, 2, 2]


@clause("WW-90")
def test_every_heart_is_scored_by_itself(table: Build) -> None:
    one, two = table(forests={0: "ETT"}), table(forests={0: "ETTE"})

    for card in ("heart_cross", "heart_run"):
        assert two.card(card) == 2 * one.card(card) > 0


@clause("WW-95")
@pytest.mark.parametrize("stop", [".", "C", "P"])
def test_a_run_ends_at_the_first_square_without_a_tree(table: Build, stop: str) -> None:
    assert table(forests={0: f"ETT{stop}TT"}).card("heart_run") == 4
    assert table(forests={0: f"E{stop}TTTT"}).card("heart_run") == 0


@clause("WW-96")
@pytest.mark.parametrize("card", [*CARD_IDS[3], *CARD_IDS[4]])
def test_the_tile_under_the_cat_is_no_tree_for_any_card(table: Build, card: str) -> None:
    with_cat = table(forests={0: "TTTT/TECT/TTTT"})
    with_hole = table(forests={0: "TTTT/TE.T/TTTT"})

    assert with_cat.card(card) == with_hole.card(card)
