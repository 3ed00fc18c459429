"""numba computes what Python says: the same bytes after every action, and in batches."""

from __future__ import annotations

import itertools
import random
from typing import Any

import numpy as np
import pytest

from conformance.openings import deals
from spieltisch.conformance import deal
from spieltisch.game import OVER
from spieltisch.games import GAMES, facts, load
from spieltisch.kernel import below, bind, seed_generator, signatures
from spieltisch.position import ROOM, Position, face, verbs

CASES = [
    pytest.param(game_id, variant, players, seed, id=f"{game_id}-{variant}-{players}-{seed}")
    for game_id in GAMES
    for variant, players, seed in deals(game_id)
]
EVERY_GAME = pytest.mark.parametrize("game_id", GAMES)

setup: Any = None  # the verbs of a game, put in by `bind`
legal: Any = None
apply: Any = None


def play_batch(records: Any, seats: int, out: Any) -> int:
    """Play every game of a batch at random to its end; the number of decisions."""
    decisions = 0
    for i in range(len(records)):
        state = records[i]
        seed_generator(state, i)
        setup(state, seats, 0)
        count = legal(state, out)
        while count > 0:
            apply(state, int(out[below(state, count)]))  # wide, as everywhere
            decisions += 1
            count = legal(state, out)
    return decisions


@pytest.mark.parametrize(("game_id", "variant", "players", "seed"), CASES)
def test_compiled_and_plain_rules_write_the_same_bytes(
    game_id: str, variant: str, players: int, seed: int
) -> None:
    compiled = deal(load(game_id), players, seed, variant=variant)
    interpreted = deal(load(game_id), players, seed, variant=variant, plain=True)
    chance = random.Random(seed)
    assert compiled.to_bytes() == interpreted.to_bytes()

    while compiled.actor() != OVER:
        legal = compiled.legal()
        assert interpreted.legal() == legal
        action = chance.choice(legal)
        compiled.apply(action)
        interpreted.apply(action)
        assert compiled.to_bytes() == interpreted.to_bytes(), f"after action {action}"

    assert interpreted.actor() == OVER
    assert interpreted.score() == compiled.score()
    assert interpreted.ranks() == compiled.ranks()


@pytest.mark.parametrize(("game_id", "variant", "players", "seed"), CASES)
def test_policy_chance_and_features_agree_too(
    game_id: str, variant: str, players: int, seed: int
) -> None:
    position = deal(load(game_id), players, seed, variant=variant)
    interpreted = Position(position.game, plain=True)
    for decision in itertools.count(seed):
        if (seat := position.actor()) == OVER:
            break
        interpreted.load(position.to_bytes())
        assert np.array_equal(interpreted.observe(seat), position.observe(seat))
        if position.record.revealed % 5 == 0:
            twin = position.copy()
            twin.conceal(seat)
            interpreted.conceal(seat)
            assert interpreted.to_bytes() == twin.to_bytes()
            interpreted.load(position.to_bytes())
        action = position.greedy()
        if decision % 3 == 0:  # the plain policy in plain Python takes most of the time
            assert interpreted.greedy() == action
            assert interpreted.to_bytes() == position.to_bytes()
        position.apply(action)


@EVERY_GAME
def test_why_not_agrees_for_every_action(game_id: str) -> None:
    position = deal(load(game_id), 2, 8)
    for _ in range(12):
        interpreted = Position(position.game, plain=True)
        interpreted.load(position.to_bytes())
        actions = range(-1, position.game.action_count + 1)
        assert [interpreted.why_not(a) for a in actions] == [position.why_not(a) for a in actions]
        position.apply(position.greedy())


@EVERY_GAME
def test_a_compiled_batch_goes_as_single_games_do(game_id: str) -> None:
    game, games = load(game_id), 8
    records = np.zeros(games, dtype=game.state).view(np.recarray)
    decisions = bind(play_batch, verbs(game), game_id)(records, 2, np.zeros(ROOM, dtype=np.int32))

    single, alone = Position(game), 0
    for i in range(games):
        single.load(bytes(game.state.itemsize))
        seed_generator(single.record, i)
        single.setup(2)
        while legal := single.legal():
            single.apply(legal[below(single.record, len(legal))])
            alone += 1
        assert records[i].tobytes() == single.to_bytes()
    assert decisions == alone > games


@EVERY_GAME
def test_every_verb_is_compiled_once(game_id: str) -> None:
    """A second signature of a verb would double the time of the first start."""
    for variant, players in facts(game_id).openings():
        position = deal(load(game_id), players, 1, variant=variant)
        position.actor()
        position.why_not(1)
        position.apply(position.legal()[0])
        position.finals(position.legal())
        position.observe(0)
        position.greedy()
        position.copy().conceal(0)
        position.score()
        position.ranks()

    counts = {name: signatures(function) for name, function in face(game_id).items()}
    assert counts == dict.fromkeys(counts, 1)


@pytest.mark.parametrize("plain", [False, True], ids=["compiled", "plain"])
def test_a_generator_that_was_never_set_is_refused(plain: bool) -> None:
    """A generator of zeros draws zeros for ever, and a fair draw would wait for another number."""
    position = Position(load(GAMES[0]), plain=plain)

    with pytest.raises(ValueError, match="the generator is not set"):
        position.setup(2)
