"""Advice and expectations: complete, ordered, and a whole."""

from __future__ import annotations

import pytest

from bots.positions import concealed, middle
from spieltisch.bots import advice as advice_module
from spieltisch.bots.advice import advise, expect
from spieltisch.games import GAMES, load
from spieltisch.position import Position

LONG = 60.0


@pytest.mark.parametrize("game_id", GAMES)
def test_advice_names_every_action_best_first(game_id: str) -> None:
    position = middle(game_id, 2)
    seat = position.actor()

    found = advise(game_id, concealed(position, seat), seat, b"luck", LONG)

    shares = [one.expected for one in found]
    assert sorted(one.action for one in found) == position.legal()
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= share <= 1 for share in shares)


@pytest.mark.parametrize("game_id", GAMES)
def test_seats_share_one_victory(game_id: str) -> None:
    shares = expect(game_id, middle(game_id, 1).to_bytes())

    assert sum(shares) == pytest.approx(1.0)
    assert all(0 <= share <= 1 for share in shares)


def test_a_finished_game_is_no_opinion() -> None:
    position = middle("lichterfest", 0)
    while position.actor() >= 0:
        position.apply(position.greedy())
    places = position.ranks()

    expected = [(place == 1) / places.count(1) for place in places]

    assert expect("lichterfest", position.to_bytes()) == expected


def test_alone_the_chance_is_not_shared() -> None:
    game = load("wispwood")
    position = Position(game)
    position.key((1, 2, 3, 4))
    position.setup(1)

    (share,) = expect("wispwood", position.to_bytes())

    assert 0 < share < 1


def test_until_the_search_is_compiled_the_first_opinion_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(advice_module, "prepared", lambda game_id, seconds: False)
    position = middle("lichterfest", 0)
    seat = position.actor()

    found = advise("lichterfest", concealed(position, seat), seat, b"luck", LONG)

    assert sorted(one.action for one in found) == position.legal()
    assert found[0].expected >= found[-1].expected
