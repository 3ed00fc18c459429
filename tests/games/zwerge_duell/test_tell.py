"""The account of an action agrees with the record, and says nothing about hands."""

from __future__ import annotations

import random

import pytest

from clauses import clause
from games.zwerge_duell.table import (
    ARMOUR,
    AXE,
    KING,
    ONE,
    PASS,
    PREVENT,
    VP2,
    Build,
    Table,
    at,
    axe,
    hit,
    new_game,
    play,
)
from spieltisch.game import Event
from spieltisch.games.zwerge_duell.data import CARD_OF


def test_the_example_of_the_docstring(table: Build) -> None:
    t = table(hands={0: [ONE]}, displays={1: [VP2]}, pool="1 1 1")
    assert t.play(16) == [
        {
            "kind": "play",
            "seat": 0,
            "card": 0,
            "number": 0,
            "value": 1,
            "naturals": 1,
            "wilds": 0,
            "jokers": 0,
            "dice": [0],
        }
    ]
    facts = {"owner": 1, "card": 9, "number": 9}
    assert t.play(489) == [
        {"kind": "hit", "seat": 0, "source": 0, "die": 1, "target": 37, **facts},
        {"kind": "mark", "marks": 1, "health": 2, **facts},
    ]


@clause("ZD-73")
def test_a_window_that_passes_has_no_event(table: Build) -> None:
    t = table(hands={0: [ONE], 1: [AXE]}, pool="1")
    t.play(play(ONE, 1))
    assert t.play(PASS) == []


@clause("ZD-48", "ZD-49")
def test_a_point_is_told_in_two_parts_if_its_owner_is_asked(table: Build) -> None:
    t = table(displays={0: [ONE], 1: [KING]}, hands={1: [ARMOUR]}, pool="1 1")
    assert t.kinds(t.play(hit("1", at(KING)))) == ["hit"]
    assert t.kinds(t.play(PREVENT)) == ["armour"]
    assert t.kinds(t.play(hit("1", at(KING)))) == ["hit", "defeat"]


def test_an_axe_names_itself_and_its_target(table: Build) -> None:
    t = table(hands={0: [AXE]}, displays={1: [VP2]})
    told = t.play(axe(at(VP2)))[0]
    assert (CARD_OF[told["twist"]], told["card"], told["seat"]) == (AXE, VP2, 0)


@pytest.mark.parametrize("variant", ["base", "always_ask"])
def test_the_account_agrees_with_the_record(variant: str) -> None:
    for seed in range(4):
        t = new_game(variant, seed)
        ledger = Ledger(t)
        chance = random.Random(seed)
        while legal := t.legal():
            ledger.hear(t.play(chance.choice(legal)))
            assert ledger == Ledger(t)


class Ledger:
    """What a listener can count along: piles, hands, joker cards, displays, discard piles."""

    def __init__(self, t: Table) -> None:
        rows = t.view()["seats"]
        self.piles = [row["pile"] for row in rows]
        self.hands = [row["hand"] for row in rows]
        self.jokers = [row["jokers"] for row in rows]
        self.shown = [{c["number"]: c["marks"] for c in row["display"]} for row in rows]
        self.gone = [sorted(c["number"] for c in row["discard"]) for row in rows]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ledger) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    def discard(self, seat: int, number: int) -> None:
        """A card comes to a discard pile."""
        self.gone[seat] = sorted([*self.gone[seat], number])

    def hear(self, events: list[Event]) -> None:
        """Follow an account."""
        for event in events:
            getattr(self, f"on_{event['kind']}", lambda event: None)(event)

    def on_draw(self, event: Event) -> None:
        self.piles[event["seat"]] -= event["count"]
        self.hands[event["seat"]] += event["count"]
        assert self.piles[event["seat"]] == event["left"]

    def on_power(self, event: Event) -> None:
        self.hands[event["seat"]] -= 1
        self.discard(event["seat"], event["number"])

    def on_play(self, event: Event) -> None:
        seat = event["seat"]
        self.hands[seat] -= 1
        self.jokers[seat] -= event["jokers"]
        if event["card"] == 15:
            self.discard(seat, event["number"])
        else:
            self.shown[seat][event["number"]] = 0

    on_wild = on_power

    def on_remove(self, event: Event) -> None:
        del self.shown[event["owner"]][event["number"]]
        self.discard(event["owner"], event["number"])

    on_defeat = on_remove

    def on_hit(self, event: Event) -> None:
        self.jokers[event["seat"]] -= event["die"] < 0

    def on_axe(self, event: Event) -> None:
        self.hands[event["seat"]] -= 1
        self.discard(event["seat"], event["twist"])

    on_armour = on_axe

    def on_mill(self, event: Event) -> None:
        self.piles[event["owner"]] -= 1
        self.discard(event["owner"], event["number"])

    def on_mark(self, event: Event) -> None:
        self.shown[event["owner"]][event["number"]] += 1

    def on_joker(self, event: Event) -> None:
        self.jokers[event["seat"]] += 1
        self.jokers[1 - event["seat"]] -= event["origin"] == "seat"

    def on_heal(self, event: Event) -> None:
        for card in event["cards"]:
            self.shown[card["owner"]][card["number"]] -= card["marks"]
