"""Every game keeps every promise of the contract."""

from __future__ import annotations

from functools import wraps

import pytest

from conformance.openings import deals
from spieltisch import conformance
from spieltisch.conformance import CHECKERS, Checker, check, sampled
from spieltisch.game import Game
from spieltisch.games import GAMES, facts, load

CASES = [
    pytest.param(
        game_id, variant, players, checker, id=f"{game_id}-{variant}-{players}-{checker.__name__}"
    )
    for game_id in GAMES
    for variant, players in facts(game_id).openings()
    for checker in CHECKERS
]
COMPILED = [
    pytest.param(
        game_id, *deal, checker, id=f"{game_id}-{'-'.join(map(str, deal))}-{checker.__name__}"
    )
    for game_id in GAMES
    for deal in deals(game_id)
    for checker in CHECKERS
]
EVERY_GAME = pytest.mark.parametrize("game_id", GAMES)


@pytest.mark.parametrize(("game_id", "variant", "players", "seed", "checker"), COMPILED)
def test_the_compiled_rules_keep_the_promise(
    game_id: str, variant: str, players: int, seed: int, checker: Checker
) -> None:
    assert checker(load(game_id), players, seed, variant=variant) == []


def most_players(game_id: str) -> int:
    return max(facts(game_id).players)


QUICK = [case for case in CASES if "reasons" not in str(case.id)]


@pytest.mark.parametrize(("game_id", "variant", "players", "checker"), QUICK)
def test_the_plain_rules_keep_the_promise(
    game_id: str, variant: str, players: int, checker: Checker
) -> None:
    assert checker(load(game_id), players, 4, variant=variant, plain=True) == []


@EVERY_GAME
def test_check_runs_everything(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def noting(checker: Checker) -> Checker:
        @wraps(checker)
        def note(game: Game, players: int, seed: int, *, variant: str, plain: bool) -> list[str]:
            return [f"{game.facts.id} {seed} {plain}"]

        return note

    monkeypatch.setattr(conformance, "CHECKERS", [noting(checker) for checker in CHECKERS])

    assert check(load(game_id), seed=5, plain=True) == [
        f"{checker.__name__}, {variant}, {players} players: {game_id} 5 True"
        for checker in CHECKERS
        for variant, players in facts(game_id).openings()
    ]


@EVERY_GAME
def test_a_game_is_visited_from_the_first_position_to_the_last(game_id: str) -> None:
    visited = [position.actor() for position, _ in sampled(load(game_id), most_players(game_id), 1)]

    assert visited[0] >= 0
    assert visited[-1] == -1
    assert len(visited) > 3
