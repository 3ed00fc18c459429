"""Setting the table: ZD-01 to ZD-06."""

from __future__ import annotations

from collections import Counter

import pytest

from clauses import clause
from games.zwerge_duell.table import Build, Table, new_game
from spieltisch.games.zwerge_duell.data import CARD_OF, COPIES, VARIANTS
from spieltisch.kernel import below


@clause("ZD-01", "ZD-02", "ZD-03", "ZD-05", "ZD-E02")
@pytest.mark.parametrize("plain", [False, True])
def test_a_new_game_has_four_cards_each_and_nothing_else(plain: bool) -> None:
    t = new_game("always_ask", 3, plain=plain)
    for seat in range(2):
        row = t.view(seat)["seats"][seat]
        assert (row["hand"], row["pile"]) == (4, 31)
        assert (row["display"], row["discard"], row["jokers"]) == ([], [], 0)
        numbers = [t.state.pile[seat, place] for place in range(4, 35)]
        numbers += [held["number"] for held in t.view(seat)["hand"]]
        assert sorted(numbers) == list(range(35))
    assert (t.view()["middle_dice"], t.view()["middle_jokers"]) == (6, 3)


@clause("ZD-04")
def test_the_start_seat_follows_the_variant() -> None:
    starts = {
        variant: Counter(int(new_game(variant, seed).state.turn) for seed in range(60))
        for variant in VARIANTS
    }
    for variant in ("base", "always_ask"):
        assert all(15 < starts[variant][seat] < 45 for seat in range(2))
    for variant in ("seat0_starts", "always_ask_seat0"):
        assert starts[variant] == {0: 60}
    for variant in ("seat1_starts", "always_ask_seat1"):
        assert starts[variant] == {1: 60}


@clause("ZD-05")
def test_the_first_seat_draws_and_rolls_as_usual() -> None:
    t = new_game("seat0_starts", 4)
    while t.phase in ("draw", "roll", "strike"):
        t.play(t.legal()[0])
    assert t.pile(0) == 30
    assert len(t.view()["dice"]) == 3


@clause("ZD-06", "ZD-19")
def test_luck_goes_start_seat_then_both_decks_then_dice(table: Build) -> None:
    t = table(variant="base")
    t.shuffle_luck(9)
    start, decks = _expected(t)
    t.shuffle_luck(9)
    t.position.setup(2, 0)
    assert int(t.state.turn) == start
    for seat in range(2):
        dealt = [int(t.state.hand[seat, place]) for place in range(4)]
        assert dealt == decks[seat][:4]


def _expected(t: Table) -> tuple[int, list[list[int]]]:
    """Start seat and decks, drawn by hand from the same generator."""
    start = int(t.act(below, 2))
    decks = []
    for _ in range(2):
        deck = list(range(35))
        for last in range(34, 0, -1):
            other = int(t.act(below, last + 1))
            deck[last], deck[other] = deck[other], deck[last]
        decks.append(deck)
    return start, decks


@clause("ZD-02", "ZD-38")
def test_every_card_is_in_every_deck(table: Build) -> None:
    t = table()
    for seat in range(2):
        counts = Counter(int(CARD_OF[t.state.pile[seat, place]]) for place in range(35))
        assert [counts[card] for card in range(20)] == COPIES.tolist()


@clause("ZD-19", "ZD-06")
def test_every_face_has_the_same_chance() -> None:
    faces: Counter[int] = Counter()
    for seed in range(400):
        t = new_game("seat0_starts", seed)
        while not t.view()["dice"] and t.actor >= 0:
            t.position.apply(t.legal()[0])
        faces.update(die["face"] for die in t.view()["dice"])
    total = sum(faces.values())
    assert all(abs(faces[face] / total - 1 / 6) < 0.04 for face in range(6))
