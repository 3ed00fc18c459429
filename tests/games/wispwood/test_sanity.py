"""The sanity numbers of the rules page, with their tolerances, and the plain policy."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from clauses import clause
from games.wispwood.games import dealt
from games.wispwood.table import CAT_DEAL, I2, Build, cell, place, take
from spieltisch.game import OVER


def results(policy: str, players: int, games: int, variant: str = "base") -> dict[str, Any]:
    """Means over games: totals, rounds, full grids per round, decisions, Catty and wins."""
    chance = random.Random(players)
    scored, decisions, catty = [], 0, []
    for seed in range(games):
        position = dealt(players, seed, variant)
        while position.actor() != OVER:
            greedy = policy == "greedy"
            position.apply(position.greedy() if greedy else chance.choice(position.legal()))
            decisions += 1
        scored.append(position.record.scored[:, :players].astype(int))
        catty.append(int(position.record.catty_scored.sum()))
    points = np.array(scored)  # [game, round, seat, part]
    totals = points.sum(axis=(1, 3))
    return {
        "total": totals.mean(),
        "rounds": points.sum(axis=3).mean(axis=(0, 2)),
        "full": (points[..., 5] > 0).mean(axis=(0, 2)),
        "decisions": decisions / games,
        "catty": np.mean(catty),
        "wins": np.mean(totals[:, 0] > np.array(catty)),
    }


@clause("WW-69")
@pytest.mark.parametrize(
    ("players", "total", "rounds", "decisions"),
    [
        (2, 118, (19, 38, 61), 133),
        (3, 116, (19, 37, 60), 197),
        (4, 112, (18, 36, 58), 259),
        (1, 94, (14, 30, 50), 55),
    ],
)
def test_uniform_play_scores_as_the_page_says(
    players: int, total: float, rounds: tuple[int, ...], decisions: float
) -> None:
    found = results("random", players, 400)

    assert found["total"] == pytest.approx(total, rel=0.05)
    assert found["rounds"] == pytest.approx(rounds, rel=0.06)
    assert found["decisions"] == pytest.approx(decisions, rel=0.05)


@clause("WW-55", "WW-59")
def test_uniform_play_fills_as_many_grids_as_the_page_says() -> None:
    assert results("random", 2, 400)["full"] == pytest.approx((0.67, 0.68, 0.64), abs=0.06)


@clause("WW-113")
def test_catty_scores_against_uniform_play_as_the_page_says() -> None:
    found = results("random", 1, 300)

    assert found["catty"] == pytest.approx(158, rel=0.05)


@clause("WW-69")
@pytest.mark.parametrize(("players", "total"), [(2, 197), (3, 197), (4, 196)])
def test_the_plain_policy_scores_as_the_page_says(players: int, total: float) -> None:
    found = results("greedy", players, 80)

    assert found["total"] == pytest.approx(total, rel=0.07)
    assert found["rounds"] == pytest.approx((30, 63, 105), rel=0.09)


@clause("WW-113", "WW-115")
@pytest.mark.parametrize(
    ("variant", "catty", "fewest", "most"),
    [("base", 161, 0.9, 1.0), ("paws_2", 204, 0.2, 0.5), ("paws_4", 225, 0.0, 0.15)],
)
def test_the_plain_policy_plays_alone_as_the_page_says(
    variant: str, catty: float, fewest: float, most: float
) -> None:
    found = results("greedy", 1, 80, variant)

    assert found["total"] == pytest.approx(195, rel=0.07)
    assert found["catty"] == pytest.approx(catty, rel=0.07)
    assert fewest <= found["wins"] <= most


def test_it_takes_the_wisp_that_gains_most(table: Build) -> None:
    """Two hearts score with the trees of a row; a pumpkin beside a pumpkin brings nothing."""
    wood = table(
        cards="pumpkin_solo heart_adjacent tree_lines",
        forests={0: "TTTT/TTT./TTC./TTTT"},
        pond="P.E.....",
    )

    action = wood.position.copy().greedy()

    assert action == take(2, I2)


def test_it_spares_the_cat_between_equals(table: Build) -> None:
    wood = table(forests={0: "TTTT/TTTT/TTCT/TT.."}, pond="P...P...")

    assert wood.position.copy().greedy() == take(0, I2)


def test_it_lays_trees_only_when_nothing_fits(table: Build) -> None:
    wood = table(forests={0: "TTTT/T.TT/TTCT/TTTT"}, pond="PHOEPHOE")
    assert CAT_DEAL in wood.legal()

    assert wood.position.copy().greedy() == cell(4, 4)


@clause("WW-45")
def test_it_lays_hats_where_they_are_allowed(table: Build) -> None:
    wood = table(cards="hat_line", forests={0: "TTTT/TTTT/TTCT/TT.."})
    wood.hold("H", I2)

    assert wood.position.copy().greedy() == place(0, 6, 5)


def test_it_decides_every_phase() -> None:
    seen = set()
    for players in (1, 2):
        position = dealt(players, 31)
        while position.actor() >= 0:
            seen.add(int(position.record.phase))
            action = position.greedy()
            assert position.why_not(action) == 0
            position.apply(action)

    assert seen == {0, 1, 2, 3, 4, 5}
