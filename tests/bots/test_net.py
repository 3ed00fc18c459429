"""The net: compiled as in numpy, stored small, fitting its game."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from spieltisch.bots.net import COUNTED, WIDTH, Net, chance, expected, logit, new_net, work_room
from spieltisch.bots.weights import FOLDER, has_net, net_of, read_weights, write_weights
from spieltisch.games import GAMES, load

MOST_BYTES = 2**20  # of all nets together


def some_net(features: int, repeats: tuple[int, int] | None = None) -> Net:
    empty = new_net(features, repeats)
    weights = np.random.default_rng(3).normal(0, 0.3, empty.weights.shape)
    return empty._replace(weights=weights.astype(np.float32))


@pytest.mark.parametrize(("features", "repeats"), [(7, None), (40, None), (33, (9, 6))])
def test_the_compiled_net_computes_what_numpy_does(
    features: int, repeats: tuple[int, int] | None
) -> None:
    net, luck = some_net(features, repeats), np.random.default_rng(4)
    work, numbers = work_room(net)

    for _ in range(20):
        seen = luck.normal(size=features).astype(np.float32) * (luck.random(features) < 0.5)
        work[:features] = seen
        assert chance(logit(net, work, numbers)) == pytest.approx(expected(net, seen), abs=1e-5)


def test_rows_of_a_board_share_their_weights() -> None:
    """Features 2..7 are three equal rows of two: only how many there are counts."""
    net = some_net(8, (2, 2))
    here, there = np.zeros(8, np.float32), np.zeros(8, np.float32)
    here[[3, 5]] = there[[7, 3]] = 1.0

    assert net.rows.tolist() == [0, 1, 2, 3, 2, 3, 2, 3]
    assert net.scales[2] == np.float32(COUNTED)
    assert expected(net, here) == expected(net, there)
    assert expected(net, here) != expected(net, here * 0.5)


def test_stored_weights_come_back_at_half_precision(tmp_path: Path) -> None:
    weights = some_net(30).weights

    write_weights(tmp_path / "net.npz", weights)

    rounded = weights.astype(np.float16).astype(np.float32)
    assert np.array_equal(read_weights(tmp_path / "net.npz"), rounded)


def test_every_game_has_a_net_with_a_card() -> None:
    for game_id in GAMES:
        assert has_net(game_id), game_id
        assert f"spieltisch train {game_id}" in (FOLDER / f"{game_id}.md").read_text("utf-8")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_net_fits_what_its_game_shows(game_id: str) -> None:
    net = net_of(game_id)

    assert len(net.rows) == load(game_id).observation_size
    assert net.weights.shape[1] == WIDTH
    assert net.weights.any(axis=1).all()
    assert np.isfinite(net.weights).all()


def test_all_nets_together_are_small() -> None:
    sizes = [Path(str(FOLDER / f"{game_id}.npz")).stat().st_size for game_id in GAMES]

    assert sum(sizes) <= MOST_BYTES
