"""The sanity numbers of the rules page, for chance and for the plain policy."""

import numpy as np
import pytest

from spieltisch.games import load
from spieltisch.lab.games import Lineup, play

GAMES = 1500

# variant, players, policy: mean score, winner, margin, share of ties, decisions
EXPECTED = [
    ("base", 4, "random", 8.1, 13.2, 4.6, 0.17, 116),
    ("base", 4, "greedy", 34.5, 39.5, 3.4, 0.20, 139),
    ("base", 3, "random", 6.8, 10.2, 4.1, 0.19, 86),
    ("base", 3, "greedy", 31.5, 35.6, 3.7, 0.15, 106),
    ("erik", 2, "random", 5.5, 6.8, 2.6, 0.20, 58),
    ("erik", 2, "greedy", 28.2, 30.9, 5.2, 0.12, 71),
    ("fleet", 2, "random", 16.1, 19.7, 7.1, 0.07, 116),
    ("fleet", 2, "greedy", 83.3, 87.7, 8.8, 0.04, 147),
    ("plain2", 2, "random", 5.6, 7.3, 3.5, 0.17, 56),
    ("plain2", 2, "greedy", 25.9, 28.4, 4.9, 0.11, 71),
]


@pytest.mark.parametrize(
    ("variant", "players", "bot", "mean", "winner", "margin", "ties", "decisions"), EXPECTED
)
def test_games_come_out_as_the_rules_page_says(
    variant: str,
    players: int,
    bot: str,
    mean: float,
    winner: float,
    margin: float,
    ties: float,
    decisions: float,
) -> None:
    lineup = Lineup(load("lighthouse_run"), (bot,) * players, variant)
    played = play(lineup, 5, 0, GAMES)
    best = np.sort(played.points, axis=1)[:, ::-1]
    within = 0.05 if bot == "random" else 0.03
    assert played.points.mean() == pytest.approx(mean, rel=within)
    assert best[:, 0].mean() == pytest.approx(winner, rel=within)
    assert (best[:, 0] - best[:, 1]).mean() == pytest.approx(margin, rel=0.1)
    assert (best[:, 0] == best[:, 1]).mean() == pytest.approx(ties, abs=0.03)
    assert played.decisions.mean() == pytest.approx(decisions, rel=0.02)


@pytest.mark.parametrize(("bot", "share"), [("random", 0.95), ("greedy", 0.02)])
def test_erik_wins_as_often_as_the_rules_page_says(bot: str, share: float) -> None:
    lineup = Lineup(load("lighthouse_run"), (bot, bot), "erik")
    places = play(lineup, 6, 0, GAMES).places
    assert (places.min(axis=1) > 1).mean() == pytest.approx(share, abs=0.03)
