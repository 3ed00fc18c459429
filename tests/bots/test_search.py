"""Search: repeatable, legal, within its time, and right where the end is near."""

from __future__ import annotations

import time

import numpy as np
import pytest

from bots.positions import concealed, middle, words
from spieltisch.bots.levels import Style
from spieltisch.bots.search import Search, decide
from spieltisch.bots.weights import net_of
from spieltisch.games import GAMES, load
from spieltisch.position import Position

GAME = "lichterfest"
STYLE = Style(look_aheads=60, width=6)
LONG = 60.0


def search(
    number: int = 0, style: Style = STYLE, seconds: float = LONG, seed: bytes = b"a"
) -> Search:
    position = middle(GAME, number)
    seat = position.actor()
    return decide(GAME, net_of(GAME), concealed(position, seat), seat, seed, style, seconds)


def test_equal_seeds_find_the_same() -> None:
    first, second, other = search(), search(), search(seed=b"b")

    assert np.array_equal(first.means, second.means)
    assert first.order() == second.order()
    assert not np.array_equal(first.means, other.means)


def test_the_best_half_goes_on_in_each_round() -> None:
    found = search()
    reached = sorted(found.stages.tolist(), reverse=True)

    assert len(found.actions) > STYLE.width
    assert reached[: STYLE.width + 1] == [4, 3, 2, 1, 1, 1, 0]
    assert found.counts.sum() >= STYLE.look_aheads // 2
    assert found.order()[0] == int(np.argmax(found.stages))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_plain_policys_action_competes_whatever_the_net_thinks(game_id: str) -> None:
    position = middle(game_id)
    seat = position.actor()
    found = Search(game_id, net_of(game_id), concealed(position, seat), seat, b"")
    liked = [action in likings(position) for action in found.actions]
    found.sums[liked], found.counts[:] = -1e6, 1  # by far the worst

    found.compete(Style(look_aheads=8, width=4), time.monotonic() + LONG)

    assert sum(liked) < len(liked)
    assert found.stages[liked].max() >= 1


def likings(position: Position) -> set[int]:
    """What the plain policy may choose, whichever way it breaks ties."""
    found = set()
    for number in range(40):
        twin = position.copy()
        twin.key(words(number))
        found.add(twin.greedy())
    return found


def test_time_ends_a_search() -> None:
    endless = Style(look_aheads=10**9)
    started = time.monotonic()

    found = search(style=endless, seconds=0.2)

    assert time.monotonic() - started < 30.0
    assert found.pick(0.0) in found.actions


def test_a_slip_takes_an_action_of_the_better_half() -> None:
    position = middle(GAME)
    seat = position.actor()
    record = concealed(position, seat)
    style = Style(deals=1)
    found = [decide(GAME, net_of(GAME), record, seat, bytes([n]), style, LONG) for n in range(12)]

    for one in found:
        better = one.actions[one.order()[: (len(one.actions) + 1) // 2]]
        assert one.pick(1.0) in better
    assert len({one.pick(1.0) for one in found}) > 3


@pytest.mark.parametrize("game_id", GAMES)
def test_a_victory_on_the_spot_is_seen(game_id: str) -> None:
    """At the last decision of a game the values are the results themselves."""
    position = middle(game_id, 0)
    before = position.copy()
    while position.actor() >= 0:
        if len(position.legal()) > 1:
            before = position.copy()
        position.apply(position.greedy())
    last, seat = before, before.actor()
    found = decide(game_id, net_of(game_id), last.to_bytes(), seat, b"", Style(deals=1), LONG)

    for action, mean in zip(found.actions, found.means, strict=True):
        after = last.copy()
        after.apply(int(action))
        if after.actor() < 0:
            places = after.ranks()
            assert mean in (0.0, 1.0 / places.count(1))
            break


def test_a_search_is_not_asked_out_of_turn() -> None:
    position = Position(load(GAME))
    position.key((1, 2, 3, 4))
    position.setup(2)

    with pytest.raises(ValueError, match="seat 1 does not have the decision"):
        Search(GAME, net_of(GAME), position.to_bytes(), 1, b"")
    with pytest.raises(ValueError, match="bytes"):
        Search(GAME, net_of(GAME), b"short", 0, b"")
