"""The plain policy, as the section "Sanity numbers" of the rules page describes it."""

from __future__ import annotations

from clauses import clause
from games.lichterfest.table import Build
from spieltisch.games.lichterfest.greedy import (
    best_dedication,
    best_discard,
    best_exchange,
    best_placements,
    placement_gain,
)
from spieltisch.games.lichterfest.record import DEDICATE, DISCARD, EXCHANGE


@clause("LF-50")
def test_it_exchanges_only_for_a_better_token(table: Build) -> None:
    ready = table(cards={0: "RRRRGG"}, favors={0: 2}, phase=EXCHANGE)
    missing = table(cards={0: "RRROGBPW"}, favors={0: 2}, phase=EXCHANGE)

    assert ready.act(best_exchange, ready.position._out) == 0
    assert missing.act(best_exchange, missing.position._out) == 6  # black for a red card: all seven


def test_it_takes_the_highest_token_and_pays_fewer_cards_for_equals(table: Build) -> None:
    lake = table(cards={0: "RRRRGGGGBBOPWK"}, phase=DEDICATE)
    assert lake.act(best_dedication, lake.position._out) == 86

    equal = table(cards={0: "RRRRGGBB"}, taken={1: 1}, phase=DEDICATE)  # 8 for both sets
    assert equal.act(best_dedication, equal.position._out) == 44


def test_it_returns_the_most_numerous_colour(table: Build) -> None:
    lake = table(cards={0: "RRRROOOOOGGBB"}, phase=DISCARD)

    assert lake.act(best_discard, lake.position._out) == 88


def test_it_places_for_cards_and_half_as_much_for_boats(table: Build) -> None:
    lake = table(hands={0: [12, 5, 6]})

    platform = lake.act(placement_gain, lake.place(0, -1, 12, 2))  # two cards, one boat
    match = lake.act(placement_gain, lake.place(0, -1, 5, 2))  # two cards
    nothing = lake.act(placement_gain, lake.place(0, -1, 12, 0))  # the own share alone

    assert (platform, match, nothing) == (5, 4, 2)
    assert lake.act(best_placements, lake.position._out) > 0
    best = int(lake.position._out[0])
    assert lake.act(placement_gain, best) == 5


def test_it_counts_only_what_supply_and_bank_really_give(table: Build) -> None:
    lake = table(hands={0: [12, 5, 6]}, supply={0: 0}, bank=0)

    assert lake.act(placement_gain, lake.place(0, -1, 12, 2)) == 2  # green share, no red, no boat
