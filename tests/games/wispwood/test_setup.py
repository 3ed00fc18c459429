"""Setting the table: WW-01 to WW-09."""

from __future__ import annotations

from collections import Counter

import pytest

from clauses import clause
from games.wispwood.table import Build, Table
from spieltisch.game import OVER
from spieltisch.games import data, facts
from spieltisch.games.wispwood.data import CARD_IDS, KIND_TILES, VARIANTS
from spieltisch.games.wispwood.soundness import unsound

ONE_PAW = {
    card["id"]
    for group in data("wispwood")["goal_group"]
    for card in group["cards"]
    if card["paws"] == 1
}


def dealt(wood: Table, seed: int, players: int = 2, variant: str = "base") -> Table:
    """The same table dealt anew from a seed."""
    wood.shuffle_luck(seed)
    wood.position.setup(players, VARIANTS.index(variant))
    return wood


@clause("WW-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play_and_set_up_is_the_same(table: Build, players: int) -> None:
    wood = dealt(table(), 3, players)
    seen = wood.view()

    assert players in facts("wispwood").players
    assert (seen["catty"] is not None) == (players == 1)
    assert len(seen["seats"]) == players
    assert seen["supply"] == 160 - players - 8 - (4 if players == 1 else 0)
    assert [seat["forest"] for seat in seen["seats"]] == [seen["seats"][0]["forest"]] * players


@clause("WW-02")
def test_all_160_tiles_are_shuffled_into_one_supply(table: Build) -> None:
    wood = dealt(table(), 3)
    state = wood.state
    kinds = Counter(int(state.tiles[place]) for place in range(int(state.supply)))
    kinds.update(int(state.pond[slot]) for slot in range(8))
    kinds.update(int(state.hidden[seat, 5, 5]) for seat in range(2))

    assert [kinds[kind] for kind in range(4)] == KIND_TILES.tolist() == [40] * 4
    order = [int(state.tiles[place]) for place in range(150)]
    assert order != sorted(order)
    assert "tiles" not in wood.view()
    assert "hidden" not in wood.view()


@clause("WW-03", "WW-I17")
def test_one_open_card_of_each_type_is_drawn_uniformly(table: Build) -> None:
    """Chi-square with 4 degrees of freedom: 25 is passed once in 20,000 fair tries."""
    wood = table()
    games = 150
    seen: list[Counter[str]] = [Counter() for _ in range(5)]
    for seed in range(games):
        for group, card in enumerate(dealt(wood, seed).view()["cards"]):
            assert card["id"] in CARD_IDS[group]
            seen[group][card["id"]] += 1

    expected = games / 5
    for counter in seen:
        assert sum((n - expected) ** 2 / expected for n in counter.values()) < 25


@clause("WW-03")
def test_the_easy_pool_holds_the_cards_with_one_paw(table: Build) -> None:
    wood = table()

    drawn = {
        card["id"] for seed in range(60) for card in dealt(wood, seed, 2, "easy").view()["cards"]
    }

    assert drawn == ONE_PAW
    assert len(drawn) == 10


@clause("WW-04", "WW-I17")
def test_the_shapes_lie_in_random_order(table: Build) -> None:
    wood = table()
    orders = [dealt(wood, seed).view()["shapes"] for seed in range(40)]

    assert all(sorted(order) == list(range(8)) for order in orders)
    assert len({tuple(order) for order in orders}) == 40
    assert {order[0] for order in orders} == set(range(8))


@clause("WW-05")
def test_eight_wisps_lie_at_the_pond(table: Build) -> None:
    assert all(letter in "PHOE" for letter in dealt(table(), 5).view()["pond"])


@clause("WW-06", "WW-31")
def test_every_forest_is_one_tree_with_the_ready_cat(table: Build) -> None:
    wood = dealt(table(), 5, 4)

    for seat in range(4):
        seen = wood.view()["seats"][seat]
        assert (seen["tiles"], seen["trees"], seen["cat"], seen["cat_ready"]) == (1, 0, 60, True)
        assert wood.forest(seat) == "C"
        assert wood.state.hidden[seat, 5, 5] in range(4)


@clause("WW-07")
def test_the_start_player_is_drawn(table: Build) -> None:
    wood = table()

    starts = Counter(int(dealt(wood, seed, 3).state.start) for seed in range(60))

    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 8
    assert wood.state.turn == wood.state.start


@clause("WW-07", "WW-23")
def test_seats_play_clockwise_in_ascending_order(table: Build) -> None:
    wood = table(players=3, start=1)
    order = []
    for _ in range(6):
        order.append(int(wood.state.turn))
        wood.play(wood.legal(79, 199)[0], 66)

    assert order == [1, 2, 0, 1, 2, 0]


@clause("WW-08", "WW-I20")
def test_chance_comes_in_a_fixed_order(table: Build) -> None:
    """The same luck gives the same tiles, cards and shapes to any number of players."""
    two, four = dealt(table(), 9, 2), dealt(table(), 9, 4)

    for wood in (two, four):
        assert wood.view()["shapes"] == two.view()["shapes"]
        assert wood.view()["cards"] == two.view()["cards"]
    first_trees = [int(two.state.hidden[seat, 5, 5]) for seat in range(2)]
    assert first_trees == [int(four.state.hidden[seat, 5, 5]) for seat in range(2)]
    assert two.pond()[2:] == four.pond()[:6]  # two more trees were drawn before


@clause("WW-08", "WW-103")
def test_alone_the_markers_leave_before_the_pond_is_dealt(table: Build) -> None:
    alone, two = dealt(table(), 9, 1), dealt(table(), 9, 2)
    rest = [int(alone.state.tiles[place]) for place in range(int(alone.state.supply))]

    assert sorted(alone.view()["catty"]["markers"]) == sorted("PHOE")
    assert int(alone.state.hidden[0, 5, 5]) == int(two.state.hidden[0, 5, 5])
    assert len(rest) == 160 - 1 - 4 - 8
    assert unsound(alone.position.compiled().record if alone.position.plain else alone.state) == []


@clause("WW-09")
def test_the_start_marker_stays(table: Build) -> None:
    wood = dealt(table(), 4, 3)
    start = int(wood.state.start)
    starts = set()
    while wood.position.actor() != OVER:
        starts.add(int(wood.state.start))
        if wood.state.turns_done == 0 and wood.phase() == "choose":
            assert wood.state.turn == start
        wood.position.apply(wood.position.legal()[-1])

    assert starts == {start}
