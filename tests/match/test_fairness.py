"""Chance that nobody can steer and everybody can check."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from clauses import clause
from match.tables import ANNA, JONAS, MIRA, SECRET, advance, at_a_choice, opened
from spieltisch.match import commitment, new_secret, seating
from spieltisch.match.fairness import generator_words


def test_the_words_are_those_of_sha_256() -> None:
    """SHA-256 over 40 zero bytes, as `head -c 40 /dev/zero | sha256sum` prints it."""
    digest = "2c34ce1df23b838c5abf2a7f6437cca3d3067ed509ff25f11df6b11b582b51eb"

    words = generator_words(bytes(32), 0)

    assert "".join(f"{word:016x}" for word in words) == digest


def test_the_number_of_the_action_is_part_of_the_key() -> None:
    digest = "e198a0923e91ae578f489e5d8c96d7a51332f742c30b3dc057ff8d801147e6f4"

    words = generator_words(SECRET, 7)

    assert "".join(f"{word:016x}" for word in words) == digest
    assert words != generator_words(SECRET, 8)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(bytes(32)) == (
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )
    assert opened().commitment == hashlib.sha256(SECRET).hexdigest()


def test_every_match_has_its_own_secret() -> None:
    secrets = {new_secret() for _ in range(20)}

    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}


def test_the_secret_decides_the_deal() -> None:
    one, same, other = opened(), opened(), opened(secret=bytes(32))

    assert one.position().to_bytes() == same.position().to_bytes()
    assert one.view(0)["hand"] != other.view(0)["hand"]


def test_each_action_is_keyed_by_its_number() -> None:
    match = opened()
    match.play(0, 94)

    record = match.position().record

    assert tuple(int(word) for word in record.rng) == generator_words(SECRET, 1)


def test_taking_back_and_repeating_draws_the_same() -> None:
    match = opened()
    match.play(0, 94)
    after = match.position().to_bytes()
    match.wish_undo(0)
    match.wish_undo(1)
    assert match.acts == []

    match.play(0, 94)

    assert match.position().to_bytes() == after


def test_the_key_counts_actions_that_count_and_not_entries_of_the_log() -> None:
    match = at_a_choice()
    acts, seat = len(match.acts), match.actor
    match.play(seat, match.legal()[-1])
    match.undo(seat)

    match.play(seat, match.legal()[-1])

    words = generator_words(SECRET, acts + 1)
    assert tuple(int(word) for word in match.position().record.rng) == words


@clause("LF-13")
def test_who_is_the_first_seat_is_drawn_from_the_secret() -> None:
    drawn = [seating(hashlib.sha256(bytes([n])).digest(), 3) for n in range(250)]

    assert all(sorted(places) == [0, 1, 2] for places in drawn)
    assert len({tuple(places) for places in drawn}) == 6
    first = Counter(places[0] for places in drawn)
    assert all(55 < count < 112 for count in first.values())  # 83 expected


def test_a_secret_always_seats_alike() -> None:
    assert seating(SECRET, 4) == seating(SECRET, 4)
    lots = [hashlib.sha256(SECRET + b"seat" + bytes([place])).digest() for place in range(4)]
    assert seating(SECRET, 4) == sorted(range(4), key=lots.__getitem__)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_concealed_record_shows_its_seat_the_same_and_others_something_else(seat: int) -> None:
    match = opened(MIRA, JONAS, ANNA)
    for _ in range(5):
        advance(match)
    position = match.position()

    position.load(match.concealed(seat, b"salt"))

    assert position.view(seat) == match.view(seat)
    assert any(position.view(other) != match.view(other) for other in range(3))


def test_a_concealed_record_follows_from_its_salt_and_holds_no_key_of_the_match() -> None:
    match = opened()
    before = match.position().to_bytes()

    one, same, other = (match.concealed(0, salt) for salt in (b"a", b"a", b"b"))

    assert one == same != other
    assert one[:32] != before[:32]
    assert match.position().to_bytes() == before
