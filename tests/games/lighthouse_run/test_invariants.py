"""LR-I01 to LR-I17 after every action of random games."""

from __future__ import annotations

from typing import Any

from clauses import clause
from games.lighthouse_run.games import EVERY_WAY, decisions, new_table
from spieltisch.game import Event
from spieltisch.games.lighthouse_run.actions import BEACON_FIRST, KEEP_BEACONS
from spieltisch.games.lighthouse_run.data import (
    COOP,
    FIRST_FREE,
    GROUP,
    HARBOUR,
    KIND,
    MOVE,
    SECTION,
    TURNS_PER_SEAT,
    VARIANTS,
)
from spieltisch.games.lighthouse_run.record import PLAY, unsound


def moves_of(events: list[Event]) -> list[dict[str, Any]]:
    """All moves that were told, the bonus moves that were taken included."""
    found = []
    for event in events:
        found += event.get("moves", [])
        if event["kind"] == "bonus" and event["taken"]:
            found.append(event)
        if event.get("bonus"):
            found.append(event["bonus"])
    return found


@clause("LR-I01", "LR-I02", "LR-I04", "LR-I06", "LR-I07", "LR-I11", "LR-I13")
@EVERY_WAY
def test_every_position_is_sound(variant: str, players: int) -> None:
    for seed in range(3):
        t = new_table(variant, players, seed)
        assert unsound(t.state) == []
        for action in decisions(t, seed):
            t.position.apply(action)
            assert unsound(t.state) == []


@clause("LR-I03", "LR-I05", "LR-I14")
@EVERY_WAY
def test_ships_and_points_never_fall_and_fixed_ships_stay(variant: str, players: int) -> None:
    t = new_table(variant, players, 11)
    for action in decisions(t, 11):
        before = [t.ships(colour) for colour in range(4)]
        points = [row["score"] for row in t.view()["colours"]]
        free = int(FIRST_FREE[t.state.cloud_place])
        t.position.apply(action)
        after = [t.ships(colour) for colour in range(4)]
        for old, new in zip(before, after, strict=True):
            assert all(a <= b for a, b in zip(old, new, strict=True))
            assert [f for f in old if f < free] == [f for f in new if f < free]
        scores = [row["score"] for row in t.view()["colours"]]
        assert all(a <= b <= 75 for a, b in zip(points, scores, strict=True))


@clause("LR-I04", "LR-I12", "LR-I13")
@EVERY_WAY
def test_rounds_turns_and_storm_card_agree(variant: str, players: int) -> None:
    t = new_table(variant, players, 12)
    first, played = int(t.state.storm_card), [0] * players
    per_seat = int(TURNS_PER_SEAT[VARIANTS.index(variant)])
    for action in decisions(t, 12):
        rounds = int(t.state.cloud_place)
        assert t.state.storm_card == (first + rounds) % players
        if t.state.phase == PLAY:
            if t.state.turns_done == rounds * players * per_seat:
                assert played == [rounds * per_seat] * players
            played[int(t.state.turn)] += 1
        t.position.apply(action)
    assert played == [12 * per_seat] * players
    assert t.state.turns_done == 12 * players * per_seat
    assert all(len(t.played(colour)) == 12 for colour in t.colours)


@clause("LR-I08")
@EVERY_WAY
def test_only_beacon_actions_move_a_beacon_and_only_one(variant: str, players: int) -> None:
    t = new_table(variant, players, 13)
    for action in decisions(t, 13):
        lit = set(t.lit())
        t.position.apply(action)
        changed = len(lit - set(t.lit()))
        assert changed == int(BEACON_FIRST <= action < KEEP_BEACONS)


@clause("LR-I09")
@EVERY_WAY
def test_a_card_moves_its_ships_by_at_most_its_value(variant: str, players: int) -> None:
    t = new_table(variant, players, 14)
    for action in decisions(t, 14):
        card = t.view()["card"]
        for event in t.play(action):
            moves = event.get("moves", [])
            colours = [move["colour"] for move in moves]
            if event["kind"] == "bonus":
                assert event["count"] == 1
                assert event["steps"] <= card["move"]
            elif moves:
                assert max(move["steps"] for move in moves) <= MOVE[event["index"]]
                assert len(colours) == len(set(colours))
                if KIND[event["index"]] != GROUP:
                    assert {move["count"] for move in moves} == {1}
                if KIND[event["index"]] != COOP:
                    assert colours == [event["colour"]]


@clause("LR-I10")
@EVERY_WAY
def test_every_field_entered_was_lit(variant: str, players: int) -> None:
    t = new_table(variant, players, 15)
    for action in decisions(t, 15):
        events = t.play(action)
        lit = {HARBOUR, *t.lit()}  # beacons move first, so this light held for all that followed
        for move in moves_of(events):
            sections = {int(SECTION[f]) for f in range(move["start"] + 1, move["end"] + 1)}
            assert move["colour"] == t.view()["erik"] or sections <= lit


@clause("LR-I15")
@EVERY_WAY
def test_every_list_is_short_and_the_game_ends(variant: str, players: int) -> None:
    for seed in range(3):
        t = new_table(variant, players, seed)
        count = 0
        for action in decisions(t, seed):
            legal = t.legal()
            assert 2 <= len(legal) <= 20
            assert legal == sorted(set(legal))
            assert [a for a in range(88) if t.why_not(a) == 0] == legal
            t.position.apply(action)
            count += 1
        assert count <= 192


@clause("LR-I16")
@EVERY_WAY
def test_a_view_is_the_same_for_all_that_a_seat_cannot_know(variant: str, players: int) -> None:
    t = new_table(variant, players, 16)
    for number, action in enumerate(decisions(t, 16)):
        for seat in range(-1, players):
            other = t.position.copy()
            other.key((number + 1, 2**63, 3, 4))
            other.conceal(seat)
            assert other.view(seat) == t.position.view(seat)
            if seat >= 0:
                assert (other.observe(seat) == t.position.observe(seat)).all()
        t.position.apply(action)


@clause("LR-I17")
@EVERY_WAY
def test_same_seed_and_actions_give_the_same_game(variant: str, players: int) -> None:
    t = new_table(variant, players, 17)
    actions = []
    for action in decisions(t, 17):
        actions.append(action)
        t.position.apply(action)
    again = new_table(variant, players, 17)
    for action in actions:
        saved = again.position.copy()  # saved as bytes and loaded
        again.position.apply(action)
        saved.apply(action)
        assert saved.to_bytes() == again.position.to_bytes()
    assert again.position.to_bytes() == t.position.to_bytes()


@EVERY_WAY
def test_compiled_rules_do_what_python_says(variant: str, players: int) -> None:
    t = new_table(variant, players, 18)
    twin = new_table(variant, players, 18, plain=True)
    for action in decisions(t, 18):
        assert twin.position.to_bytes() == t.position.to_bytes()
        assert twin.legal() == t.legal()
        for number in range(-1, 89):
            assert twin.why_not(number) == t.why_not(number)
        t.position.apply(action)
        twin.position.apply(action)
    assert twin.position.to_bytes() == t.position.to_bytes()
    assert twin.position.ranks() == t.position.ranks()
    assert twin.scores() == t.scores()


@EVERY_WAY
def test_the_other_verbs_do_what_python_says(variant: str, players: int) -> None:
    t = new_table(variant, players, 19)
    twin = new_table(variant, players, 19, plain=True)
    for number, action in enumerate(decisions(t, 19)):
        if number % 7 == 0:
            one, other = t.position.copy(), twin.position.copy()
            seat = one.actor()
            assert (one.observe(seat) == other.observe(seat)).all()
            assert one.greedy() == other.greedy()
            one.conceal(seat)
            other.conceal(seat)
            assert one.to_bytes() == other.to_bytes()
            assert one.ranks() == other.ranks()
        t.position.apply(action)
        twin.position.apply(action)
