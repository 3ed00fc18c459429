"""Who knows what: WW-02, WW-22, WW-62, WW-105 and WW-I19."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from clauses import clause
from games.wispwood.games import COUNTS, GAME, MODES, dealt, steps
from games.wispwood.table import Build
from spieltisch.game import SPECTATOR
from spieltisch.games.wispwood.record import SEALED
from spieltisch.position import Position

HIDDEN = {"tiles", "hidden", "fireflies", "rng"}


def sampled(players: int, seed: int) -> list[Position]:
    """Every tenth position of a game."""
    return [p.copy() for n, (p, _) in enumerate(steps(players, seed)) if n % 10 == 0]


def concealed(position: Position, seed: int = 9) -> Position:
    """The position with everything dealt anew that nobody can know."""
    twin = position.copy()
    twin.key((seed, 9, 9, 9))
    twin.conceal(0)
    return twin


@clause("WW-02", "WW-I19")
@COUNTS
def test_only_hidden_facts_are_dealt_anew(players: int) -> None:
    for position in sampled(players, 21):
        twin = concealed(position)
        changed = {
            field.name
            for field in GAME.fields
            if twin.record[field.name].tobytes() != position.record[field.name].tobytes()
        }
        assert changed <= HIDDEN
        assert GAME.unsound(twin.record) == []


@clause("WW-I19", "WW-02")
@COUNTS
def test_no_view_list_or_observation_tells_what_is_hidden(players: int) -> None:
    for position in sampled(players, 22):
        twin = concealed(position)
        for seat in range(SPECTATOR, players):
            assert twin.view(seat) == position.view(seat)
        for seat in range(players):
            assert twin.observe(seat).tolist() == position.observe(seat).tolist()
        assert twin.legal() == position.legal()


@clause("WW-I19")
@COUNTS
def test_all_seats_see_the_same(players: int) -> None:
    for position in sampled(players, 23):
        views = [dict(position.view(seat), viewer=0) for seat in range(SPECTATOR, players)]
        assert all(view == views[0] for view in views)
        assert json.loads(json.dumps(views[0])) == views[0]


@clause("WW-105", "WW-I19")
def test_fireflies_shown_stay_and_the_others_are_dealt_anew() -> None:
    orders = set()
    position = next(p for p in sampled(1, 24) if p.record.fireflies_shown == 3)
    shown = position.record.fireflies[:3].tolist()
    for seed in range(40):
        twin = concealed(position, seed)
        assert twin.record.fireflies[:3].tolist() == shown
        assert sorted(twin.record.fireflies.tolist()) == [1, 1, 2, 2, 3, 3, 4, 4]
        orders.add(tuple(twin.record.fireflies.tolist()))
    assert len(orders) > 20


@clause("WW-02")
@MODES
def test_every_unseen_tile_may_be_anywhere(plain: bool) -> None:
    """The tile under the first cat is of each kind as often as there are unseen ones.

    Chi-square with 3 degrees of freedom: 21 is passed once in 10,000 fair tries.
    """
    position = dealt(2, 25, plain=plain)
    shown = Counter(int(position.record.pond[slot]) for slot in range(8))
    draws = 300 if plain else 3000
    seen: Counter[int] = Counter()
    for _ in range(draws):
        position.conceal(0)
        seen[int(position.record.hidden[0, 5, 5])] += 1

    expected = [draws * (40 - shown[kind]) / 152 for kind in range(4)]
    assert sum((seen[k] - e) ** 2 / e for k, e in enumerate(expected)) < 21


@clause("WW-22", "WW-02")
def test_tiles_of_the_discard_pile_are_not_under_trees_that_lay_before(table: Build) -> None:
    """All saw four orbs go back; the tree of before cannot be one, that of after must."""
    wood = table(supply="P", discard="OOOO")
    wood.hold("E", 2)
    wood.play(200 + 121 + 11 * 5 + 6, 67)  # one tree takes the pumpkin, one an orb
    tiles = [int(wood.state.hidden[0, row, column]) for row, column in ((5, 7), (6, 7))]
    assert tiles == [SEALED, 2]

    for seed in range(20):
        wood.shuffle_luck(seed)
        wood.position.conceal(0)
        assert int(wood.state.hidden[0, 6, 7]) == 2
        assert int(wood.state.hidden[0, 5, 7]) >= SEALED
        assert [int(wood.state.tiles[place]) for place in range(3)] == [2, 2, 2]


@clause("WW-62")
@pytest.mark.parametrize("players", [3, 4])
def test_nothing_is_sealed_any_more_when_trees_went_back(players: int) -> None:
    for position, _ in steps(players, 26):
        if position.record.turns_done == 0 and position.record.phase == 1:
            assert not (position.record.hidden >= SEALED).any()
