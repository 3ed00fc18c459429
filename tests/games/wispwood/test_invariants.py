"""What holds after every action of random games: WW-I01 to WW-I20."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from clauses import clause
from games.wispwood.games import COUNTS, GAME, dealt, ended, steps
from games.wispwood.table import Build
from spieltisch.games.wispwood.data import CARD_IDS, CAT, EMPTY, GRID, TREE
from spieltisch.games.wispwood.forest import move_tile
from spieltisch.games.wispwood.record import CAT_MOVE, CHOOSE, OVER
from spieltisch.games.wispwood.soundness import unsound

SEEDS = pytest.mark.parametrize("seed", [1, 2])
EVEN = {"orb_around", "orb_line", "orb_group", "tree_lines", "tree_second"} | set(CARD_IDS[3][1:])
MULTIPLES = dict.fromkeys(EVEN, 2) | {"tree_dense": 3, "tree_groups": 4}
MOST_TURNS = (15, 24, 35)  # of a seat in rounds 1, 2 and 3


def wisps(record: Any, seat: int) -> list[tuple[int, int, int]]:
    """Kind and square of every wisp, relative to the first one."""
    found = [
        (int(record.forest[seat, r, c]), int(r), int(c))
        for r, c in np.argwhere((record.forest[seat] >= 0) & (record.forest[seat] < TREE))
    ]
    return found


@clause("WW-I01", "WW-I02", "WW-I03", "WW-I04", "WW-I05", "WW-I06", "WW-I07", "WW-I18")
@COUNTS
@SEEDS
def test_every_position_of_a_game_is_sound(players: int, seed: int) -> None:
    for position, action in steps(players, seed):
        assert GAME.unsound(position.record) == [], f"before action {action}"
    assert GAME.unsound(ended(players, seed).record) == []


@clause("WW-I01", "WW-I02", "WW-I03", "WW-I05", "WW-I06", "WW-I17")
@pytest.mark.parametrize(
    ("fact", "spoil"),
    [
        ("WW-I01, WW-I02", lambda record: record.discard.__setitem__(0, record.discard[0] + 1)),
        ("WW-I03, WW-I04", lambda record: record.box.__setitem__((0, 0), 1)),
        ("WW-I05", lambda record: record.cat.__setitem__((0, 0), 4)),
        ("WW-I17", lambda record: record.shapes.__setitem__(0, record.shapes[1])),
        ("supply", lambda record: record.tiles.__setitem__(int(record.supply) - 1, -1)),
        ("range of phase", lambda record: setattr(record, "phase", 9)),
    ],
)
def test_a_broken_fact_is_named(fact: str, spoil: Any) -> None:
    position = dealt(2, 1)

    spoil(position.record)

    assert fact in unsound(position.record)


@clause("WW-I08")
@COUNTS
def test_wisps_never_vanish_change_or_move_among_themselves(players: int) -> None:
    known: list[list[tuple[int, int, int]]] = [[] for _ in range(players)]
    number = 0
    for position, _ in steps(players, 3):
        record = position.record
        for seat in range(players):
            now = wisps(record, seat)
            if record.round_index != number and known[seat]:
                down, right = now[0][1] - known[seat][0][1], now[0][2] - known[seat][0][2]
                known[seat] = [(k, r + down, c + right) for k, r, c in known[seat]]
            assert set(known[seat]) <= set(now)
            known[seat] = now
        number = int(record.round_index)


@clause("WW-I09", "WW-29")
@COUNTS
def test_a_turn_adds_a_shape_with_one_wisp_or_up_to_three_trees(players: int) -> None:
    turns: Counter[tuple[int, int]] = Counter()
    before: Any = None
    for position, _ in steps(players, 4):
        record = position.record
        if record.phase not in (CHOOSE, CAT_MOVE):
            continue
        key = (int(record.round_index), int(record.turns_done))
        if before is not None and before[0] != key and before[0][0] == key[0]:
            seat = before[1]
            added = int(record.covered[seat]) - before[2]
            more = len(wisps(record, seat)) - before[3]
            turns[added, more] += 1
        seat = int(record.turn)
        before = (key, seat, int(record.covered[seat]), len(wisps(record, seat)))

    assert turns
    assert all(
        (more == 1 and 2 <= added <= 4) or (more == 0 and 1 <= added <= 3) for added, more in turns
    )


@clause("WW-I10", "WW-I13", "WW-I16")
@pytest.mark.parametrize("players", [2, 3, 4])
@SEEDS
def test_a_round_ends_with_the_last_seat_and_a_full_grid(players: int, seed: int) -> None:
    totals = [0] * players
    for position, action in steps(players, seed):
        before = int(position.record.round_index), int(position.record.phase)
        after = position.copy()
        after.apply(action)
        record = after.record
        full = any(record.covered[s] == GRID[record.round_index] ** 2 for s in range(players))
        if record.phase in (CAT_MOVE, OVER):
            if before[1] != CAT_MOVE:
                assert record.turns_done % players == 0
                assert full
                turns = int(record.turns_done) // players
                assert turns <= MOST_TURNS[record.round_index]
                assert turns >= 4 or record.round_index > 0
        else:
            assert after.score() == totals
            assert not (full and record.turns_done % players == 0 and record.phase == CHOOSE)
        assert all(now >= then for now, then in zip(after.score(), totals, strict=True))
        totals = after.score()


@clause("WW-I11")
@COUNTS
def test_every_listed_action_leads_to_a_sound_position_with_actions(players: int) -> None:
    chance = random.Random(players)
    for number, (position, _) in enumerate(steps(players, 5)):
        legal = position.legal()
        assert legal
        if number % 5 == 0:
            for action in chance.sample(legal, min(6, len(legal))):
                after = position.copy()
                after.apply(action)
                assert GAME.unsound(after.record) == []
                assert bool(after.legal()) == (after.actor() >= 0)


@clause("WW-I12", "WW-38")
@COUNTS
def test_a_cat_hides_by_its_actions_and_wakes_by_a_tree_turn(players: int) -> None:
    hidden_by: Counter[str] = Counter()
    used_in_turn = 0
    for position, action in steps(players, 6):
        before = position.view(0)
        after = position.copy()
        after.apply(action)
        now = after.view(0)
        kinds = [event["kind"] for event in GAME.tell(before, action, now)]
        seat = before["turn"]
        was, is_ready = (v["seats"][seat]["cat_ready"] for v in (before, now))
        if was and not is_ready:
            hidden_by[kinds[0]] += 1
            used_in_turn += 1
            assert action == 65 or action < 64
        if is_ready and not was:
            assert "trees_end" in kinds
        assert used_in_turn <= 1
        if now["turn"] != seat or "trees_end" in kinds or "lay" in kinds:
            used_in_turn = 0

    assert set(hidden_by) <= {"take", "deal"}


@clause("WW-I14")
@COUNTS
@SEEDS
def test_points_have_the_parity_of_their_cards(players: int, seed: int) -> None:
    record = ended(players, seed).record
    for group, card in enumerate(record.cards.tolist()):
        step = MULTIPLES.get(CARD_IDS[group][card], 1)
        assert not np.any(record.scored[:, :, group] % step)
    for number in range(3):
        assert set(record.scored[number, :players, 5].tolist()) <= {0, 2 * (number + 1)}


@clause("WW-I15")
@COUNTS
def test_points_do_not_change_by_shift_hidden_sides_or_ready_cats(players: int) -> None:
    position = ended(players, 7)
    points = [seat["cards"] for seat in position.view(0)["seats"]]
    record = position.record
    for seat in range(players):
        record.hidden[seat][record.hidden[seat] >= 0] = 3
        record.cat_ready[seat] = 1 - record.cat_ready[seat]
        bottom, right = record.box[seat, 2:].tolist()
        down, across = (-1 if bottom == 10 else 1), (-1 if right == 10 else 1)
        rows = range(11) if down < 0 else range(10, -1, -1)
        columns = range(11) if across < 0 else range(10, -1, -1)
        for row in rows:
            for column in columns:
                move_tile.py_func(record, seat, row, column, down, across)
        record.box[seat] += np.array([down, across, down, across], dtype=np.int8)

    assert [seat["cards"] for seat in position.view(0)["seats"]] == points


@clause("WW-I17", "WW-09")
@COUNTS
def test_shapes_and_cards_never_change(players: int) -> None:
    start = dealt(players, 8)
    for position, _ in steps(players, 8):
        assert position.record.shapes.tolist() == start.record.shapes.tolist()
        assert position.record.cards.tolist() == start.record.cards.tolist()
        assert position.record.start == start.record.start


@clause("WW-I18")
@SEEDS
def test_cattys_collection_is_that_of_all_fireflies(seed: int) -> None:
    shown = 0
    for position, action in steps(1, seed, "paws_3"):
        before = position.view(0)
        after = position.copy()
        after.apply(action)
        events = GAME.tell(before, action, after.view(0))
        shown += sum(event["kind"] == "catty" for event in events)
        record = after.record
        assert int(record.collection.sum()) == shown <= 18
        assert record.fireflies_shown <= (4, 6, 8)[record.round_index]
    assert after.view(0)["catty"]["score"] <= 32 * 8


@clause("WW-I20")
@COUNTS
def test_the_same_seed_and_actions_give_the_same_game(players: int) -> None:
    actions = [action for _, action in steps(players, 9)]
    again = dealt(players, 9)
    for action in actions:
        again.apply(action)

    assert again.to_bytes() == ended(players, 9).to_bytes()


@clause("WW-I04", "WW-17")
def test_many_games_need_a_shift_and_all_stay_in_the_frame() -> None:
    shifted = 0
    for seed in range(12):
        events = []
        for position, action in steps(2, 100 + seed):
            if position.record.phase == CAT_MOVE:
                after = position.copy()
                after.apply(action)
                events += GAME.tell(position.view(0), action, after.view(0))
        shifts = [shift for e in events if e["kind"] == "round" for shift in e["shifts"]]
        shifted += any(shift != [0, 0] for shift in shifts)

    assert shifted >= 2


@clause("WW-I05")
def test_a_tile_lies_under_every_cat(table: Build) -> None:
    wood = table(players=4)
    for seat in range(4):
        row, column = wood.cat(seat)
        assert wood.state.forest[seat, row, column] == CAT
        assert wood.state.hidden[seat, row, column] >= 0
        assert wood.at(row, column - 1, seat) == "."
        assert wood.state.forest[seat, row, column - 1] == EMPTY
