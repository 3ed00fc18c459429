"""Compiled rules, plain rules and a look at every square by itself agree."""

from __future__ import annotations

import pytest

from clauses import clause
from games.wispwood.games import COUNTS, GAME, MODES, dealt, steps
from spieltisch.game import OVER
from spieltisch.games.wispwood.actions import ACTIONS, PLACE_FIRST
from spieltisch.games.wispwood.choosing import take
from spieltisch.games.wispwood.record import CHOOSE
from spieltisch.kernel import plain as plain_twin
from spieltisch.kernel import signatures
from spieltisch.position import Position


@clause("WW-I20")
@COUNTS
def test_compiled_equals_plain_byte_for_byte(players: int) -> None:
    plain = dealt(players, 11, plain=True)
    assert plain.to_bytes() == dealt(players, 11).to_bytes()
    for number, (position, action) in enumerate(steps(players, 11)):
        assert plain.to_bytes() == position.to_bytes(), f"before decision {number}"
        if number % 3 == 0:
            assert plain.legal() == position.legal()
        plain.apply(action)
    assert plain.actor() == OVER
    assert plain.score() == [sum(map(sum, seat["scored"])) for seat in plain.view(0)["seats"]]


@COUNTS
def test_greedy_and_observation_are_the_same_in_both_modes(players: int) -> None:
    for number, (position, _) in enumerate(steps(players, 12)):
        if number % 11 == 0:
            plain = Position(GAME, plain=True)
            plain.load(position.to_bytes())
            assert plain.copy().greedy() == position.copy().greedy()
            for seat in range(players):
                assert plain.observe(seat).tolist() == position.observe(seat).tolist()
            plain.conceal(0)
            twin = position.copy()
            twin.conceal(0)
            assert plain.to_bytes() == twin.to_bytes()


@clause("WW-44", "WW-45", "WW-46", "WW-50", "WW-60")
@COUNTS
@pytest.mark.parametrize("seed", [13, 14, 15])
def test_the_legal_list_is_what_no_reason_speaks_against(players: int, seed: int) -> None:
    """`legal` moves whole sets of squares, `why_not` looks at each square by itself."""
    for number, (position, _) in enumerate(steps(players, seed)):
        if number % 2:
            continue
        allowed = [action for action in range(ACTIONS) if position.why_not(action) == 0]
        assert allowed == position.legal()


@clause("WW-46")
@MODES
def test_a_take_is_legal_exactly_if_some_placement_of_it_is(plain: bool) -> None:
    found = {True: 0, False: 0}
    for number, (position, _) in enumerate(steps(3, 16)):
        if position.record.phase != CHOOSE or number % 3:
            continue
        for action in range(64):
            trial = Position(GAME, plain=plain)
            trial.load(position.to_bytes())
            slot, shape = divmod(action, 8)
            reason = GAME.reasons.get(position.why_not(action))
            if reason is not None and reason.clause != "WW-46":
                continue
            state = trial.record
            (plain_twin(take) if plain else take)(state, action)
            assert (state.held_slot, state.held_shape) == (slot, shape)
            fits = any(trial.why_not(a) == 0 for a in range(PLACE_FIRST, ACTIONS))
            assert fits == (reason is None)
            found[fits] += 1

    assert all(found.values())


def test_every_verb_is_compiled_once() -> None:
    dealt(2, 1).legal()
    position = dealt(1, 1)
    position.apply(position.greedy())

    for verb in ("setup", "actor", "legal", "why_not", "apply", "score", "ranks", "greedy"):
        assert signatures(getattr(GAME, verb)) <= 1, verb
