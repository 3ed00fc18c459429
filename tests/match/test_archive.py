"""A match as a file: complete, readable, and refused with one sentence where it is wrong."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from match.tables import BOT, JONAS, MIRA, OPEN, SECRET, advance, at_a_choice, finished, opened
from spieltisch.match import BadRecord, Match, Seat, from_record, seating, to_record, verify


@pytest.fixture(scope="module")
def played() -> Match:
    match = at_a_choice(MIRA, OPEN)
    match.take_seat(1, JONAS)
    seat = match.actor
    match.play(seat, match.legal()[-1])
    match.undo(seat)
    match.play(seat, match.legal()[0])
    while match.undo_state(seat) != "ask":
        advance(match)
    match.wish_undo(seat)
    assert match.wish_undo(1 - seat).kind == "undo"
    while not match.over:
        advance(match)
    return match


@pytest.fixture
def record(played: Match) -> dict[str, Any]:
    return copy.deepcopy(to_record(played))


def test_a_record_is_plain_json(record: dict[str, Any]) -> None:
    assert json.loads(json.dumps(record)) == record


def test_a_record_holds_everything_to_check_it(played: Match, record: dict[str, Any]) -> None:
    assert record["format"] == "spieltisch-record"
    assert (record["game"], record["rules_version"]) == ("lichterfest", 1)
    assert record["secret"] == SECRET.hex()
    assert record["commitment"] == played.commitment
    assert record["result"] == {"scores": played.scores, "ranks": played.ranks}
    assert len(record["log"]) == played.version
    assert all(row["text"] for row in record["log"] if row["kind"] == "act")


def test_a_running_match_keeps_its_secret() -> None:
    match = opened()
    match.play(0, 94)

    record = to_record(match)

    assert record["secret"] is None
    assert SECRET.hex() not in json.dumps(record)
    assert "result" not in record
    assert not record["over"]


def test_it_comes_back_with_undos_wishes_and_joins(played: Match, record: dict[str, Any]) -> None:
    again = from_record(record)

    assert again.log == played.log
    assert again.position().to_bytes() == played.position().to_bytes()
    assert again.seats == played.seats
    assert to_record(again) == record


def test_a_good_record_is_verified_in_every_point(record: dict[str, Any]) -> None:
    checks = verify(record)

    assert [check.name for check in checks] == ["commitment", "seating", "log"]
    assert all(check.holds and check.detail for check in checks)


def test_drawn_seats_are_verified_by_the_secret() -> None:
    drawn = seating(SECRET, 2)
    seats = [Seat(f"entered {place}", "person", entered=place) for place in drawn]
    wrong = list(reversed(seats))

    for order, holds in ((seats, True), (wrong, False)):
        checks = verify(to_record(finished(*order, shuffle=True)))
        assert {check.name: check.holds for check in checks}["seating"] is holds


def change(path: str, value: Any) -> Any:
    def changed(record: dict[str, Any]) -> None:
        *parents, last = (int(part) if part.isdigit() else part for part in path.split("."))
        place: Any = record
        for part in parents:
            place = place[part]
        place[last] = value

    return changed


WRONG = [
    ("format", "other", 'this is no record of a game: "format"'),
    ("schema", 2, "schema 2; this version reads schema 1"),
    ("game", "chess", "game 'chess'; expected one of"),
    ("rules_version", 99, "rules version 99; this version plays lichterfest by rules version"),
    ("secret", None, "the secret is not in the record"),
    ("secret", "xyz", "expected 64 hexadecimal digits"),
    ("secret", "00", "expected 64 hexadecimal digits"),
    ("secret", 5, "expected 64 hexadecimal digits"),
    ("secret", "00" * 32, "the commitment is not the SHA-256 of the secret"),
    ("commitment", "00" * 32, "the commitment is not the SHA-256 of the secret"),
    ("variant", "wild", "no variant 'wild'"),
    ("options", [], "options: expected an object"),
    ("seats", [], "0 seats"),
    ("seats", "two", "seats: expected a list"),
    ("seats.0.kind", "ghost", "a seat needs a kind"),
    ("seats.0.name", 5, "a seat needs a name"),
    ("seats.0.name", "\x1b[31m", "a seat's name holds control characters"),
    ("seats.0.entered", "first", "entered place is a number"),
    ("log", None, "log: expected a list"),
    ("log", [], "the log ends before the game is over"),
    ("log.0", 5, "entry 0: expected kind, seat"),
    ("log.0", {}, "entry 0: expected kind, seat"),
    ("log.0.kind", "dance", "entry 0: unknown kind 'dance'"),
    ("log.0.action", 5000, "entry 0: no action 5000"),
    ("log.0.action", "94", "entry 0: no action '94'"),
    ("log.0.action", True, "entry 0: no action True"),
    ("log.0.seat", 0.7, "entry 0: expected kind, seat"),
    ("log.0.seat", "0", "entry 0: expected kind, seat"),
    ("over", False, "over: the log leads to true"),
    ("log.0.action", 1, "entry 0: .*past.*LF-14"),
    ("log.0.seat", 1, "entry 0: seat 0 has the decision, not seat 1"),
    ("log.0.text", "t1.0@0,0", "entry 0: the text 't1.0@0,0' does not describe action"),
    ("result", {"scores": [0, 0], "ranks": [1, 1]}, "result: the log leads to"),
    ("result", None, "result: the log leads to"),
]


@pytest.mark.parametrize(
    ("path", "value", "sentence"), WRONG, ids=[f"{w[0]}-{w[2]}" for w in WRONG]
)
def test_a_wrong_record_is_refused_with_one_sentence(
    record: dict[str, Any], path: str, value: Any, sentence: str
) -> None:
    change(path, value)(record)

    with pytest.raises(BadRecord, match=sentence):
        from_record(record)
    assert not all(check.holds for check in verify(record))


def first(record: dict[str, Any], kind: str) -> int:
    """The place of the first entry of a kind."""
    return next(ply for ply, row in enumerate(record["log"]) if row["kind"] == kind)


def last_undo(record: dict[str, Any]) -> int:
    """The place of the undo that all agreed to."""
    return max(ply for ply, row in enumerate(record["log"]) if row["kind"] == "undo")


@pytest.mark.parametrize("back", [-1, 0, 2, 999])
def test_an_undo_that_takes_back_something_else_is_refused(
    record: dict[str, Any], back: int
) -> None:
    record["log"][first(record, "undo")]["back"] = back

    with pytest.raises(BadRecord, match=f"may not take back {back} actions"):
        from_record(record)


def test_an_undo_by_another_seat_is_refused(record: dict[str, Any]) -> None:
    undo = record["log"][first(record, "undo")]
    undo["seat"] = 1 - undo["seat"]

    with pytest.raises(BadRecord, match="nothing can be taken back without the others"):
        from_record(record)


def test_an_undo_without_the_consent_of_all_is_refused(record: dict[str, Any]) -> None:
    undo = last_undo(record)
    assert [row["kind"] for row in record["log"][undo - 2 : undo]] == ["wish", "wish"]
    del record["log"][undo - 1]

    with pytest.raises(BadRecord, match="nothing can be taken back without the others"):
        from_record(record)


def test_consent_of_all_without_the_undo_is_refused(record: dict[str, Any]) -> None:
    del record["log"][last_undo(record)]

    with pytest.raises(BadRecord, match="all have agreed to an undo, which is missing"):
        from_record(record)


@pytest.mark.parametrize("seat", [-1, 7])
def test_a_wish_of_nobody_is_refused(record: dict[str, Any], seat: int) -> None:
    record["log"][first(record, "wish")]["seat"] = seat

    with pytest.raises(BadRecord, match="there is nothing to take back"):
        from_record(record)


def test_a_log_without_end_is_refused(record: dict[str, Any]) -> None:
    record["log"] = record["log"] * 1000

    with pytest.raises(BadRecord, match="at most 10000 entries"):
        from_record(record)


def test_an_action_after_the_end_is_refused(record: dict[str, Any]) -> None:
    record["log"].append({"kind": "act", "seat": 0, "action": 94})

    with pytest.raises(BadRecord, match="the game is over"):
        from_record(record)


@pytest.mark.parametrize("thing", [{}, {"format": "spieltisch-record"}, [], None, "text"])
def test_something_else_is_no_record(thing: Any) -> None:
    with pytest.raises(BadRecord):
        from_record(thing)
    assert not all(check.holds for check in verify(thing))


def test_bots_keep_their_level() -> None:
    record = to_record(finished(MIRA, BOT))

    assert record["seats"][1] == {"name": "Bot", "kind": "bot", "bot": "greedy", "entered": None}
    assert from_record(record).opening_seats[1] == BOT
