"""The checkers of PettingZoo, Gymnasium and OpenSpiel, and what they do not check."""

from __future__ import annotations

import random
import sys
import warnings
import xml.etree.ElementTree as ET

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from pettingzoo.test import api_test, performance_benchmark, seed_test

import spieltisch.lab
import spieltisch.lab.openspiel  # registers the games
from spieltisch.games import GAMES, load
from spieltisch.lab import (
    MissingExtra,
    gymnasium_env,
    gymnasium_vector,
    openspiel_game,
    pettingzoo_env,
)
from spieltisch.lab.extras import EXTRA_OF, need
from spieltisch.lab.picture import picture
from spieltisch.lab.spaces import WIDEST
from spieltisch.position import Position

SMALL = "lighthouse_run"
DRAWING = "wispwood"  # draws in the middle of the game, too
# PettingZoo warns of observations with masks in all its own classic games, too
MASKED = (
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Observation is not a NumPy array",
)


def opened(game_id: str) -> Position:
    game = load(game_id)
    variant, seats = game.facts.openings()[0]
    position = Position(game)
    position.key((1, 2, 3, 4))
    position.setup(seats, game.facts.variant_number(variant, seats))
    return position


def test_pettingzoo_accepts_the_environment() -> None:
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        api_test(pettingzoo_env(SMALL, seats=3, render_mode="svg"), num_cycles=300)
    assert [str(one.message) for one in heard if not str(one.message).startswith(MASKED)] == []


def test_pettingzoo_finds_it_deterministic() -> None:
    seed_test(lambda: pettingzoo_env(SMALL), num_cycles=40)


def test_pettingzoo_measures_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = iter(range(0, 10_000, 1))
    clock = sys.modules[performance_benchmark.__module__].time
    monkeypatch.setattr(clock, "time", lambda: next(ticks) / 20)  # a hundred rounds
    performance_benchmark(pettingzoo_env(SMALL))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_agents_get_their_rewards_at_the_end_only() -> None:
    env = pettingzoo_env(SMALL, seats=4)
    env.reset(seed=3)
    luck = random.Random(1)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        mask = env.infos[env.agent_selection]["action_mask"]
        assert (mask == env.observe(env.agent_selection)["action_mask"]).all()
        env.step(luck.choice(np.flatnonzero(mask).tolist()))
    best = max(env.points(), key=lambda agent: env.points()[agent])
    assert env.rewards[best] == max(env.rewards.values()) > 0
    assert sum(env.rewards.values()) == pytest.approx(0)


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    env = pettingzoo_env(SMALL)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=r"not legal: .*\(LR-\d+\)"):
        env.step(wrong)


def test_gymnasium_accepts_the_environment() -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*does not have a spec.*")
        check_env(gymnasium_env(SMALL, bot="random"), skip_render_check=True)


def test_the_vector_environment_keeps_gymnasiums_promises() -> None:
    envs = RecordEpisodeStatistics(gymnasium_vector(SMALL, 32, bot="random", seats=3))
    observations, infos = envs.reset(seed=5)
    luck = np.random.default_rng(1)
    for _ in range(60):
        assert envs.observation_space.contains(observations)
        mask = infos["action_mask"]
        actions = (mask * luck.random(mask.shape)).argmax(axis=1)
        observations, rewards, ended, truncated, infos = envs.step(actions)
        assert not truncated.any()
        assert not rewards[~ended].any()
    assert envs.episode_count >= 32


def test_one_environment_is_the_vector_environment_of_one() -> None:
    many, one = gymnasium_vector(SMALL, 1, bot="random"), gymnasium_env(SMALL, bot="random")
    few, _ = one.reset(seed=9)
    twice, _ = gymnasium_env(SMALL, bot="random").reset(seed=9)
    assert (few["observation"] == twice["observation"]).all()
    first, _ = many.reset(seed=9)
    again, _ = many.reset(seed=9)
    assert (first["observation"] == again["observation"]).all()
    going_on, _ = many.reset()
    assert (first["observation"] != going_on["observation"]).any()


def test_an_illegal_action_costs_and_changes_nothing() -> None:
    envs = gymnasium_vector(SMALL, 8)
    before, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmin(axis=1)
    after, rewards, ended, _, infos = envs.step(actions)
    assert (rewards == -1).all()
    assert infos["illegal"].all()
    assert not ended.any()
    assert (before["observation"] == after["observation"]).all()


@pytest.mark.parametrize("game_id", GAMES)
def test_features_lie_in_the_declared_range(game_id: str) -> None:
    position = opened(game_id)
    while (seat := position.actor()) >= 0:
        assert np.abs(position.observe(seat)).max() <= WIDEST
        position.apply(position.greedy())


def test_openspiel_accepts_explicit_chance_with_stored_games() -> None:
    game = pyspiel.load_game(f"spieltisch_{SMALL}(players=3,outcomes=4,rng_seed=2)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_accepts_sampled_chance() -> None:
    game = openspiel_game(SMALL)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def dealt(**parameters: int) -> pyspiel.State:
    state = openspiel_game(SMALL, players=3, **parameters).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(0)
    return state


def after_chance(state: pyspiel.State, outcome: int) -> bytes:
    copied = state.clone()
    copied.apply_action(outcome)
    found: bytes = copied.position.to_bytes()
    return found


def test_a_copy_does_not_foresee_what_is_drawn() -> None:
    state = openspiel_game(DRAWING, rng_seed=1).new_initial_state()
    state.apply_action(0)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert len({after_chance(state, 0) for _ in range(12)}) > 6


def test_numbered_draws_are_the_same_in_every_copy() -> None:
    state = openspiel_game(SMALL, players=3, outcomes=6, rng_seed=1).new_initial_state()
    assert state.chance_outcomes() == [(outcome, pytest.approx(1 / 6)) for outcome in range(6)]
    assert after_chance(state, 2) == after_chance(state, 2)
    assert len({after_chance(state, outcome) for outcome in range(6)}) == 6


def test_resampling_keeps_what_the_player_sees_and_deals_the_rest_anew() -> None:
    state = dealt()
    seat = state.current_player()
    twin = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0, 1))
    assert twin.position.to_bytes() != state.position.to_bytes()
    assert twin.observation_string(seat) == state.observation_string(seat)
    assert twin.legal_actions() == state.legal_actions()


def test_unknown_parameters_are_refused() -> None:
    with pytest.raises(ValueError, match="expected: players, variant, outcomes"):
        openspiel_game(SMALL, seats=3)
    with pytest.raises(ValueError, match="at least 1"):
        openspiel_game(SMALL, outcomes=0)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_picture_stands_alone(game_id: str) -> None:
    position = opened(game_id)
    for _ in range(10):
        position.apply(position.greedy())
    drawn = picture(position, 0)
    root = ET.fromstring(drawn._repr_svg_())
    ids = {element.get("id") for element in root.iter()}
    used = {
        element.get("href", "#")[1:]
        for element in root.iter()
        if element.tag.endswith("}use") and element.get("href", "").startswith("#")
    }
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert used - ids == set()
    assert len(used) > 3
    assert "http" not in drawn.svg.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize(
    ("library", "door"),
    [
        ("pettingzoo", "pettingzoo_env"),
        ("gymnasium", "gymnasium_env"),
        ("pyspiel", "openspiel_game"),
        ("ray", ""),
    ],
)
def test_a_missing_library_names_its_extra(
    library: str, door: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    expected = rf"pip install 'spieltisch\[{EXTRA_OF[library]}\]'"
    with pytest.raises(MissingExtra, match=expected):
        getattr(spieltisch.lab, door)(SMALL) if door else need(library)
