"""No checker is one that cannot fail: each finds a game that breaks its promise."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest

from spieltisch import conformance
from spieltisch.conformance import CHECKERS, Checker, check
from spieltisch.game import Game, Seat, View
from spieltisch.games import load
from spieltisch.games.lichterfest.ending import ranks
from spieltisch.games.lichterfest.knowledge import conceal
from spieltisch.games.lichterfest.observe import OBSERVATION_SIZE, observe
from spieltisch.games.lichterfest.record import EXCHANGE, OVER
from spieltisch.games.lichterfest.rules import apply, legal, why_not
from spieltisch.games.lichterfest.setup import setup
from spieltisch.games.lichterfest.view import view

GAME = load("lichterfest")
CALLS = [0]  # state outside of the record, which no game may have


def legal_descending(state: Any, out: Any) -> int:
    count = legal(state, out)
    for i in range(count // 2):
        out[i], out[count - 1 - i] = int(out[count - 1 - i]), int(out[i])
    return int(count)


def legal_without_the_last(state: Any, out: Any) -> int:
    return max(int(legal(state, out)) - 1, 0)


def legal_by_hidden_tiles(state: Any, out: Any) -> int:
    count = int(legal(state, out))
    return count if state.tiles[0] % 2 else max(count - 1, 1)


def why_not_generous(state: Any, action: int) -> int:
    return 0 if action == 1257 else int(why_not(state, action))


def why_not_with_a_new_code(state: Any, action: int) -> int:
    return 99 if action == 1257 else int(why_not(state, action))


def apply_nothing(state: Any, action: int) -> None:
    pass


def apply_and_lose_a_card(state: Any, action: int) -> None:
    apply(state, action)
    if state.supply[0] > 0:
        state.supply[0] -= 1


def apply_by_the_clock(state: Any, action: int) -> None:
    apply(state, action)
    CALLS[0] += 1
    state.revealed = CALLS[0] % 1000


def ranks_backwards(state: Any, out: Any) -> None:
    ranks(state, out)
    for seat in range(state.players):
        out[seat] = state.players + 1 - out[seat]


def conceal_nothing(state: Any, seat: int) -> None:
    pass


def conceal_own_hand_too(state: Any, seat: int) -> None:
    conceal(state, seat)
    if seat >= 0:
        state.hand[seat, 0], state.hand[seat, 1] = state.hand[seat, 1], state.hand[seat, 0]


def observe_all_hands(state: Any, seat: int, out: Any) -> None:
    observe(state, seat, out)
    out[0] = state.hand[(seat + 1) % state.players, 0] / 35


def observe_endless(state: Any, seat: int, out: Any) -> None:
    observe(state, seat, out)
    out[0] = np.inf


def observe_in_part(state: Any, seat: int, out: Any) -> None:
    kept = float(out[3])
    observe(state, seat, out)
    out[3] = kept


def observe_too_much(state: Any, seat: int, out: Any) -> None:
    observe(state, seat, out)
    if len(out) > OBSERVATION_SIZE:
        out[OBSERVATION_SIZE] = 1.0


def setup_by_the_clock(state: Any, seats: int, variant: int) -> None:
    setup(state, seats, variant)
    CALLS[0] += 1
    state.revealed = CALLS[0]


def view_with_the_generator(record: Any, seat: Seat) -> View:
    return {**view(record, seat), "rng": record.rng.tolist()}


def view_with_all_hands(record: Any, seat: Seat) -> View:
    return {**view(record, seat), "hands": record.hand.tolist()}


def view_with_an_array(record: Any, seat: Seat) -> View:
    return {**view(record, seat), "supply": tuple(record.supply.tolist())}


def actor_next(state: Any) -> int:
    return -1 if state.phase == OVER else 5 + int(state.phase == EXCHANGE)


def broken(**verbs: Any) -> Game:
    return dataclasses.replace(GAME, **verbs)


BREAKS = [
    (conformance.legal_list, broken(legal=legal_descending), "not ascending"),
    (conformance.legal_list, broken(action_count=100), "leaves 0..99"),
    (conformance.reasons, broken(legal=legal_without_the_last), "differ in"),
    (conformance.reasons, broken(why_not=why_not_generous), "differ in"),
    (conformance.reasons, broken(why_not=why_not_with_a_new_code), "without a sentence"),
    (conformance.apply_accepts, broken(apply=apply_and_lose_a_card), "breaks LF-I01"),
    (conformance.apply_accepts, broken(apply=apply_nothing), "changes nothing"),
    (conformance.apply_accepts, broken(actor=actor_next), "it is the turn of seat"),
    (conformance.never_stuck, broken(apply=apply_nothing), "does not end"),
    (conformance.never_stuck, broken(ranks=ranks_backwards), "do not follow"),
    (conformance.copy_is_independent, broken(apply=apply_by_the_clock), "equal copies apart"),
    (conformance.same_seed_same_bytes, broken(setup=setup_by_the_clock), "different bytes"),
    (conformance.conceal_keeps_knowledge, broken(conceal=conceal_own_hand_too), "something else"),
    (conformance.conceal_keeps_knowledge, broken(view=view_with_all_hands), "open facts"),
    (conformance.conceal_keeps_knowledge, broken(legal=legal_by_hidden_tiles), "cannot know"),
    (conformance.conceal_keeps_knowledge, broken(observe=observe_all_hands), "observes what"),
    (conformance.conceal_deals_anew, broken(conceal=conceal_nothing), "leaves the secrets"),
    (conformance.view_hides_the_generator, broken(view=view_with_the_generator), "the generator"),
    (conformance.view_hides_the_generator, broken(view=view_with_an_array), "plain JSON"),
    (conformance.observation, broken(observe=observe_endless), "finite"),
    (conformance.observation, broken(observe=observe_in_part), "unwritten"),
    (conformance.observation, broken(observe=observe_too_much), "beyond its size"),
    (conformance.batch_equals_single, broken(apply=apply_by_the_clock), "another way"),
]


@pytest.mark.parametrize(
    ("checker", "game", "finding"),
    BREAKS,
    ids=[f"{checker.__name__}-{finding}" for checker, _, finding in BREAKS],
)
def test_a_broken_game_is_found(
    checker: Checker, game: Game, finding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conformance, "MOST_DECISIONS", 60)

    found = checker(game, 2, 2, plain=True)

    assert any(finding in sentence for sentence in found), found


def test_a_large_record_is_found() -> None:
    large = np.dtype((np.void, 2049))

    assert conformance.record_is_small(broken(state=large), 2, 1) == ["the record takes 2049 bytes"]


def test_every_checker_has_been_seen_to_fail() -> None:
    seen = {checker for checker, _, _ in BREAKS} | {conformance.record_is_small}

    assert seen == set(CHECKERS)


def test_check_names_checker_and_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "CHECKERS", (conformance.legal_list,))

    found = check(broken(action_count=100), seed=9)

    assert found[0].startswith("legal_list, base, 2 players: legal leaves 0..99")
    named = {finding.split(":")[0] for finding in found}
    assert named == {f"legal_list, base, {players} players" for players in (2, 3, 4)}
