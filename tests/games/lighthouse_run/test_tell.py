"""What is told of an action, and what is pointed at to make it."""

from __future__ import annotations

from typing import Any

from games.lighthouse_run.games import EVERY_WAY, decisions, new_table
from games.lighthouse_run.table import KEEP, TAKE, Build, S, Table, beacon, card, origin
from spieltisch.game import Event, View
from spieltisch.games.lighthouse_run.outlook import Waters, beacon_moves, voyages
from spieltisch.games.lighthouse_run.picks import picks


def test_the_example_of_the_docstring(table: Build) -> None:
    t = table(hands={0: [1, 6, 8]})
    t.play(card(1))
    assert t.play(beacon(1, 2)) == [
        {"kind": "beacon", "seat": 0, "start": 1, "end": 2, "forced": True},
        {
            "kind": "move",
            "seat": 0,
            "colour": 0,
            "index": 1,
            "origin": 0,
            "auto": True,
            "moves": [{"colour": 0, "start": 0, "end": 0, "count": 1, "steps": 0, "lost": 3}],
        },
        {"kind": "draw", "seat": 0, "colour": 0, "pile": 10},
    ]


def test_a_coop_card_its_bonus_and_the_end_of_a_round(table: Build) -> None:
    t = table(rounds=6, turn=3, lit=(1, 2, 5), hands={3: [0, 6, 9]}, ships={1: [1, 5, 5, 6, 6]})
    t.play(card(9), KEEP)
    told = t.play(origin(S))
    assert [move["colour"] for move in told[0]["moves"]] == [3, 0, 2]
    told = t.play(TAKE)
    assert [event["kind"] for event in told] == ["bonus", "draw", "cloud", "storm"]
    assert told[0] == {
        "kind": "bonus",
        "seat": 3,
        "taken": True,
        "colour": 3,
        "start": 2,
        "end": 4,
        "count": 1,
        "steps": 2,
        "lost": 0,
    }
    caught = {(row["colour"], row["field"]): row["count"] for row in told[2]["caught"]}
    assert (told[2]["start"], told[2]["field"]) == (0, 3)
    assert caught == {(0, S): 4, (0, 2): 1, (1, 1): 1, (2, S): 4, (2, 2): 1, (3, S): 4}
    assert told[3] == {"kind": "storm", "seat": 1, "round": 8}


def test_eriks_card_is_told_with_its_bonus(table: Build) -> None:
    t = table(variant="erik", turn=1, ships={1: [21] * 5})
    t.put_on_pile(2, 9)
    told = t.play(card(0))
    assert told[4] == {
        "kind": "erik",
        "colour": 2,
        "index": 9,
        "card_kind": "coop",
        "move": 2,
        "origin": S,
        "moves": [
            {"colour": 2, "start": S, "end": 2, "count": 1, "steps": 2, "lost": 0},
            {"colour": 0, "start": S, "end": 2, "count": 1, "steps": 2, "lost": 0},
        ],
        "bonus": {"colour": 2, "start": 2, "end": 4, "count": 1, "steps": 2, "lost": 0},
    }


def carry_out(fields: list[list[int]], events: list[Event]) -> None:
    """Move ships as told."""
    for event in events:
        moves: list[dict[str, Any]] = list(event.get("moves", []))
        if event["kind"] == "bonus" and event["taken"]:
            moves.append(dict(event))
        if event.get("bonus"):
            moves.append(event["bonus"])
        for move in moves:
            fields[move["start"]][move["colour"]] -= move["count"]
            fields[move["end"]][move["colour"]] += move["count"]


@EVERY_WAY
def test_the_account_leads_from_the_record_before_to_the_one_after(
    variant: str, players: int
) -> None:
    for seed in range(4):
        t = new_table(variant, players, seed)
        for action in decisions(t, seed):
            before = t.view()
            events = t.play(action)
            carry_out(before["fields"], events)
            after = t.view()
            assert before["fields"] == after["fields"]
            assert_told(before, after, events)


def assert_told(before: View, after: View, events: list[Event]) -> None:
    """Cards, draws, cloud, storm card and caught ships are told as they happened."""
    kinds = [event["kind"] for event in events]
    for old, new in zip(before["colours"], after["colours"], strict=True):
        played = [e["index"] for e in events if e["kind"] in ("card", "erik")]
        shown = new["played"][len(old["played"]) :]
        own = [
            e["index"]
            for e in events
            if e["kind"] in ("card", "erik") and e["colour"] == old["colour"]
        ]
        assert own == shown
        assert len(played) >= len(shown)
        drawn = sum(e["kind"] == "draw" and e["colour"] == old["colour"] for e in events)
        turned_up = len(shown) if new["owner"] < 0 else 0
        assert old["pile"] - new["pile"] == drawn + turned_up
        caught = [e["caught"] for e in events if e["kind"] == "cloud"]
        fixed = sum(r["count"] for rows in caught for r in rows if r["colour"] == old["colour"])
        assert new["fixed"] - old["fixed"] == fixed
    assert kinds.count("cloud") == after["cloud"]["place"] - before["cloud"]["place"]
    assert ("over" in kinds) == (after["phase"] == "over")
    if "storm" in kinds:
        assert events[kinds.index("storm")]["seat"] == after["storm_card"]


@EVERY_WAY
def test_the_outlook_of_a_card_is_what_playing_it_does(variant: str, players: int) -> None:
    t = new_table(variant, players, 21)
    for action in decisions(t, 21):
        if t.view()["phase"] == "play":
            assert_outlook(t, action)
        t.position.apply(action)


def assert_outlook(t: Table, action: int) -> None:
    """Follow the first way through a card and compare it with what was foretold."""
    seen = t.view(int(t.state.turn))
    held = next(row for row in seen["hand"] if row["action"] == action)
    ways = beacon_moves(seen, held["colour"], held["index"])
    twin = Table(plain=False)
    twin.position.load(t.position.to_bytes())
    foretold = voyages(seen, held["colour"], held["index"], ways[0].lit if ways else None)
    twin.play(action)
    if ways:
        assert [way.action for way in ways] == twin.legal()
        twin.play(ways[0].action)
    if len(foretold) > 1:
        assert [origin(way.origin) for way in foretold] == twin.legal()
        told = twin.play(origin(foretold[-1].origin))
        moves = [(m["colour"], m["start"], m["end"], m["count"]) for m in told[0]["moves"]]
        assert moves == [(m.colour, m.start, m.end, m.count) for m in foretold[-1].moves]
        assert (foretold[-1].bonus is not None) == (twin.view()["phase"] == "bonus")


def test_ships_in_danger_are_those_that_the_cloud_will_reach(table: Build) -> None:
    t = table(rounds=6, ships={0: [S, 3, 4, 21, 21], 1: [21] * 5, 2: [21] * 5, 3: [3, 4, 5, 6, 7]})
    assert Waters(t.view()).cloud_moves() == [
        {"colour": 0, "field": S, "count": 1},
        {"colour": 0, "field": 3, "count": 1},
        {"colour": 3, "field": 3, "count": 1},
    ]
    assert Waters(table(rounds=3).view()).cloud_moves() == []


def test_what_is_pointed_at(table: Build) -> None:
    t = table(hands={0: [1, 6, 9]})
    assert [picks(t.view(0), action) for action in t.legal()] == [
        ["hand-1"],
        ["hand-6"],
        ["hand-9"],
    ]
    t.play(card(1))
    assert [picks(t.view(0), action) for action in t.legal()] == [
        ["from-1"],
        ["from-3"],
        ["from-5"],
    ]
    assert [picks(t.view(0), action) for action in (KEEP, origin(7), 86, 87)] == [
        ["keep"],
        ["origin-7"],
        ["decline"],
        ["take"],
    ]


def test_with_all_towers_shown_both_ends_are_pointed_at(table: Build) -> None:
    t = table(hands={0: [1, 6, 9]})
    t.play(card(9))
    assert picks(t.view(0), beacon(3, 6)) == ["from-3", "to-6"]


@EVERY_WAY
def test_every_legal_action_has_picks_of_its_own(variant: str, players: int) -> None:
    t = new_table(variant, players, 22)
    for action in decisions(t, 22):
        seen = t.view(int(t.state.turn))
        named = [frozenset(picks(seen, a)) for a in t.legal()]
        assert len(set(named)) == len(named)
        t.position.apply(action)
