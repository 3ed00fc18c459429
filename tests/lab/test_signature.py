"""The signature changes with the rules and with nothing else."""

from __future__ import annotations

from dataclasses import replace

from spieltisch.games import load
from spieltisch.lab.signature import lineups_of, signature

GAME = load("lichterfest")


def test_it_repeats_and_depends_on_the_number_of_games() -> None:
    assert signature(GAME, 2) == signature(GAME, 2)
    assert signature(GAME, 2) != signature(GAME, 3)


def test_plain_rules_have_the_same_signature() -> None:
    two_players = replace(GAME, facts=replace(GAME.facts, players=(2,)))
    assert signature(two_players, 1, plain=True) == signature(two_players, 1)


def test_every_seat_count_and_every_bot_is_in_it() -> None:
    lineups = [lineup.bots for lineup in lineups_of(GAME)]
    assert {len(bots) for bots in lineups} == {2, 3, 4}
    assert ("random", "greedy", "random") in lineups
    assert ("greedy",) * 4 in lineups


def test_progress_ends_with_all_games() -> None:
    heard: list[tuple[int, int]] = []
    signature(GAME, 1, progress=lambda done, total: heard.append((done, total)))
    assert heard[-1] == (9, 9)
