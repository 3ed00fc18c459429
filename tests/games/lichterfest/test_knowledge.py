"""Who knows what: LF-12 and LF-50."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from clauses import clause
from games.lichterfest.table import Build
from spieltisch.game import OVER, SPECTATOR
from spieltisch.games import load
from spieltisch.position import Position

GAME = load("lichterfest")
HIDDEN = {"tiles", "hand", "rng"}


def played(players: int, placements: int, seed: int = 1) -> Position:
    """A game after so many turns, each decision the plain policy's."""
    position = Position(GAME)
    position.key((seed, 2, 3, 4))
    position.setup(players)
    while position.actor() != OVER and position.record.turns_done < placements:
        position.apply(position.greedy())
    return position


@clause("LF-12")
def test_cards_boats_tokens_and_supply_lie_open_for_everybody(table: Build) -> None:
    lake = table(cards={1: "RRG"}, favors={2: 3})

    for viewer in (SPECTATOR, 0, 1, 2, 3):
        seen = lake.position.view(viewer)
        assert seen["seats"][1]["lanterns"] == [2, 0, 1, 0, 0, 0, 0]
        assert seen["seats"][2]["favors"] == 3
        assert seen["supply"] == [lake.state.supply[colour] for colour in range(7)]
        assert seen["favor_bank"] == 17
        assert [len(stack) for stack in seen["stacks"]] == [9, 9, 9]


@clause("LF-12")
def test_hand_tiles_are_seen_by_their_owner_only(table: Build) -> None:
    lake = table()

    assert lake.position.view(1)["hand"] == [7, 8, 9]
    assert lake.position.view(SPECTATOR)["hand"] is None
    assert [seat["hand"] for seat in lake.position.view(1)["seats"]] == [3, 3, 3, 3]
    assert not any(isinstance(seat["hand"], list) for seat in lake.position.view(1)["seats"])


@clause("LF-12", "LF-I17")
def test_removed_tiles_and_the_order_of_the_stack_change_no_view(table: Build) -> None:
    lake, other = table(), table(tiles=[3, 1, 2, *range(4, 16), *range(35, 15, -1)])
    assert lake.stack() != other.stack()

    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert lake.position.view(viewer) == other.position.view(viewer)


@clause("LF-12", "LF-I17")
def test_a_view_names_no_tile_that_the_viewer_cannot_know(table: Build) -> None:
    """Seat 0 holds tiles 4 to 6; no number of a view but those may change with the rest."""
    lake = table()
    other = table(tiles=[1, 2, 3, 4, 5, 6, *range(35, 6, -1)])

    assert lake.hand(1) != other.hand(1)
    assert lake.position.view(0) == other.position.view(0)
    assert lake.position.view(1) != other.position.view(1)


@clause("LF-12", "LF-I17")
def test_a_view_holds_no_generator() -> None:
    position = played(4, 9)
    before = json.dumps(position.view(0))

    position.key((11, 12, 13, 14))

    assert json.dumps(position.view(0)) == before


@clause("LF-50")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("placements", [0, 5, 19])
def test_a_bot_gets_a_record_in_which_only_hidden_facts_differ(
    players: int, placements: int
) -> None:
    position = played(players, placements)
    for seat in range(-1, players):
        concealed = position.copy()
        concealed.key((9, 9, 9, seat + 2))

        concealed.conceal(seat)

        names = [field.name for field in GAME.fields]
        changed = {
            name
            for name in names
            if concealed.record[name].tobytes() != position.record[name].tobytes()
        }
        assert changed <= HIDDEN
        assert GAME.unsound(concealed.record) == []
        assert concealed.view(seat) == position.view(seat)
        if seat >= 0:
            assert concealed.record.hand[seat].tolist() == position.record.hand[seat].tolist()


@clause("LF-50")
def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    position = played(4, 3)
    concealed = position.copy()
    concealed.key((1, 1, 1, 1))

    concealed.conceal(0)

    assert concealed.record.hand[1].tolist() != position.record.hand[1].tolist()
    assert concealed.record.tiles.tolist() != position.record.tiles.tolist()


@clause("LF-50", "LF-03")
@pytest.mark.parametrize("plain", [False, True], ids=["compiled", "plain"])
def test_every_arrangement_of_unknown_tiles_is_equally_likely(plain: bool) -> None:
    """Before the last placement seat 2 does not know 4 tiles: 3 removed, 1 in hand of seat 3.

    Chi-square with 23 degrees of freedom: 59 is passed once in 20,000 fair tries.
    """
    start = played(4, 31)
    assert start.actor() == 3
    position = Position(GAME, plain=plain)
    position.load(start.to_bytes())
    position.key((7, 7, 7, 7))
    slot = next(slot for slot in range(3) if position.record.hand[3, slot])

    draws = 480 if plain else 4800
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        position.conceal(2)
        removed = tuple(int(position.record.tiles[place]) for place in range(3))
        seen[(*removed, int(position.record.hand[3, slot]))] += 1

    assert len(seen) == 24
    expected = draws / 24
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 59


@clause("LF-50")
def test_there_are_no_variants_and_no_game_for_one() -> None:
    assert list(GAME.facts.variants) == ["base"]
    assert GAME.facts.players == (2, 3, 4)


@clause("LF-50")
def test_the_plain_policy_decides_by_what_its_seat_may_know() -> None:
    """Stack, removed tiles and other hands dealt anew: the decision is the same."""
    for placements in range(20):
        position = played(3, placements)
        position.key((5, 6, 7, 8))
        concealed = position.copy()
        concealed.conceal(position.actor())
        concealed.key((5, 6, 7, 8))

        assert concealed.greedy() == position.greedy()
