"""A match as one JSON file: written, read back exactly, and verified.

The file holds the game and its rules version, the options, the seats, the commitment, the log
with readable notation and, once the game is over, the secret and the result. From the secret
and the log every draw and every position follows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from unicodedata import category

from spieltisch.game import Game
from spieltisch.games import GAMES, UnknownGame, load
from spieltisch.language import N_, Message
from spieltisch.match.entry import ACT, JOIN, KINDS, UNDO, WISH, Entry, Refused, Seat
from spieltisch.match.fairness import SECRET_BYTES, commitment, seating
from spieltisch.match.match import Match

FORMAT = "spieltisch-record"
SCHEMA = 1
MOST_ENTRIES = 10_000
UNSHOWN = ("Cc", "Cs")  # kinds of characters that a terminal must not get


class BadRecord(ValueError):
    """A file that is no record, or whose parts contradict each other; `message` says what."""

    def __init__(self, sentence: str, **values: object) -> None:
        self.message = Message(sentence, **values)
        super().__init__(str(self.message))


@dataclass(frozen=True)
class Check:
    """One thing that verification looked at."""

    name: str  # "commitment", "seating", "log", "result"
    holds: bool
    detail: str


def to_record(match: Match) -> dict[str, Any]:
    """The match as JSON-able data; the secret and the result are in it once it is over."""
    record: dict[str, Any] = {
        "format": FORMAT,
        "schema": SCHEMA,
        "game": match.game.facts.id,
        "rules_version": match.game.rules_version,
        "variant": match.variant,
        "options": match.options,
        "seats": [_seat_row(seat) for seat in match.opening_seats],
        "commitment": match.commitment,
        "secret": match.secret.hex() if match.over else None,
        "log": _log_rows(match),
        "over": match.over,
    }
    if match.over:
        record["result"] = {"scores": match.scores, "ranks": match.ranks}
    return record


def from_record(record: Mapping[str, Any]) -> Match:
    """The finished match in a record, replayed. Raises BadRecord with one clear sentence."""
    match = _opening(record)
    for ply, row in enumerate(_list(record, "log")):
        _replay(match, ply, row)
    _compare_result(match, record)
    return match


def _opening(record: Mapping[str, Any]) -> Match:
    """The match of a record as it was dealt."""
    game, secret = _game(record), _secret(record)
    seats = [_seat(row) for row in _list(record, "seats")]
    options = record.get("options", {})
    if not isinstance(options, Mapping):
        raise BadRecord(N_("options: expected an object"))
    variant, box = str(record.get("variant", "base")), game.facts
    if variant not in box.variants:
        sentence = N_("no variant {variant}; expected one of: {variants}")
        raise BadRecord(sentence, variant=repr(variant), variants=", ".join(box.variants))
    if len(seats) not in (fitting := box.variants[variant].players):
        sentence, counts = N_("{n} seats; {game} ({variant}) is for {counts}"), map(str, fitting)
        raise BadRecord(
            sentence, n=len(seats), game=box.id, variant=variant, counts=", ".join(counts)
        )
    return Match(game, seats, options=options, secret=secret, variant=variant)


def verify(record: Mapping[str, Any]) -> list[Check]:
    """Check everything in a record that can be recomputed; never raises for a bad one."""
    try:
        secret = _secret(record)
    except BadRecord as error:
        return [Check("commitment", False, str(error))]
    checks = [Check("commitment", True, f"SHA-256 of the secret is {commitment(secret)}")]
    try:
        match = from_record(record)
    except BadRecord as error:
        return [*checks, Check("log", False, str(error))]
    acts = f"{len(match.acts)} actions replayed, every one legal, the result is the same"
    return [*checks, _check_seating(match), Check("log", True, acts)]


def _check_seating(match: Match) -> Check:
    entered = [seat.entered for seat in match.opening_seats]
    if not match.options.get("shuffle"):
        return Check("seating", True, "the seats were not drawn")
    drawn = seating(match.secret, len(entered))
    return Check("seating", entered == drawn, f"the secret seats the entered places {drawn}")


def _seat_row(seat: Seat) -> dict[str, Any]:
    return {"name": seat.name, "kind": seat.kind, "bot": seat.bot, "entered": seat.entered}


def _log_rows(match: Match) -> list[dict[str, Any]]:
    """The log with the notation of every act, made by replaying it."""
    twin = Match(
        match.game,
        match.opening_seats,
        options=match.options,
        secret=match.secret,
        variant=match.variant,
    )
    rows = []
    for entry in match.log:
        row: dict[str, Any] = {"kind": entry.kind, "seat": entry.seat}
        if entry.kind == ACT:
            row["action"] = entry.action
            row["text"] = _notation(twin, entry)
        elif entry.kind == UNDO:
            row["back"] = entry.back
        elif entry.sitter is not None:
            row["sitter"] = _seat_row(entry.sitter)
        rows.append(row)
        twin.append(entry)
    return rows


def _notation(match: Match, entry: Entry) -> str:
    assert entry.action is not None, "an act has an action"
    return match.game.text.notation(match.view(entry.seat), entry.action)


def _game(record: Mapping[str, Any]) -> Game:
    if not isinstance(record, Mapping) or record.get("format") != FORMAT:
        sentence = N_('this is no record of a game: "format": "{format}" is missing')
        raise BadRecord(sentence, format=FORMAT)
    if record.get("schema") != SCHEMA:
        sentence = N_("schema {schema}; this version reads schema {known}")
        raise BadRecord(sentence, schema=repr(record.get("schema")), known=SCHEMA)
    try:
        game = load(str(record.get("game")))
    except UnknownGame:
        sentence = N_("game {game}; expected one of: {games}")
        named = repr(record.get("game"))
        raise BadRecord(sentence, game=named, games=", ".join(GAMES)) from None
    if record.get("rules_version") != game.rules_version:
        raise BadRecord(
            N_("rules version {version}; this version plays {game} by rules version {known}"),
            version=repr(record.get("rules_version")),
            game=game.facts.id,
            known=game.rules_version,
        )
    return game


def _secret(record: Mapping[str, Any]) -> bytes:
    text = record.get("secret") if isinstance(record, Mapping) else None
    if text is None:
        raise BadRecord(N_("the secret is not in the record: it is opened when the game is over"))
    try:
        secret = bytes.fromhex(text)
    except (TypeError, ValueError):
        raise BadRecord(N_("secret: expected 64 hexadecimal digits")) from None
    if len(secret) != SECRET_BYTES:
        raise BadRecord(N_("secret: expected 64 hexadecimal digits"))
    if commitment(secret) != record.get("commitment"):
        raise BadRecord(N_("the commitment is not the SHA-256 of the secret"))
    return secret


def _list(record: Mapping[str, Any], key: str) -> list[Any]:
    rows = record.get(key)
    if not isinstance(rows, list) or len(rows) > MOST_ENTRIES:
        sentence = N_("{field}: expected a list of at most {most} entries")
        raise BadRecord(sentence, field=key, most=MOST_ENTRIES)
    return rows


def _seat(row: Any) -> Seat:
    if not isinstance(row, Mapping) or row.get("kind") not in KINDS:
        raise BadRecord(N_("a seat needs a kind, one of: {kinds}"), kinds=", ".join(KINDS))
    name, bot, entered = row.get("name"), row.get("bot"), row.get("entered")
    if not isinstance(name, str) or not isinstance(bot, str | None):
        raise BadRecord(N_("a seat needs a name; a bot's level is a word"))
    if any(category(character) in UNSHOWN for character in name):
        raise BadRecord(N_("a seat's name holds control characters"))
    if not isinstance(entered, int | None):
        raise BadRecord(N_("a seat's entered place is a number"))
    return Seat(name, row["kind"], bot, entered)


def _replay(match: Match, ply: int, row: Any) -> None:
    """Add one stored entry, asking the rules as if it were played now."""
    try:
        kind, seat = row["kind"], _whole(row["seat"])
        if kind == UNDO:
            _replay_undo(match, ply, seat, _whole(row["back"]))
        elif ply < match.version:
            sentence = N_("entry {ply}: all have agreed to an undo, which is missing")
            raise BadRecord(sentence, ply=ply)
        elif kind == ACT:
            _replay_act(match, ply, seat, row)
        elif kind == WISH:
            match.wish_undo(seat)
        elif kind == JOIN:
            match.take_seat(seat, _seat(row["sitter"]))
        else:
            raise BadRecord(N_("entry {ply}: unknown kind {kind}"), ply=ply, kind=repr(kind))
    except Refused as refusal:
        clause = f" ({refusal.clause})" if refusal.clause else ""
        sentence = N_("entry {ply}: {why}{clause}")
        raise BadRecord(sentence, ply=ply, why=refusal.message, clause=clause) from None
    except (KeyError, TypeError):
        sentence = N_("entry {ply}: expected kind, seat and what belongs to them")
        raise BadRecord(sentence, ply=ply) from None
    except BadRecord:
        raise
    except ValueError as error:
        raise BadRecord(N_("entry {ply}: {why}"), ply=ply, why=error) from None


def _whole(value: Any) -> int:
    """A whole number as it was written: 0.7, true and "0" are none. Raises TypeError."""
    if type(value) is not int:
        raise TypeError
    return value


def _replay_act(match: Match, ply: int, seat: int, row: Mapping[str, Any]) -> None:
    action = row["action"]
    if type(action) is not int or not -1 < action < match.game.action_count:
        raise BadRecord(N_("entry {ply}: no action {action}"), ply=ply, action=repr(action))
    if seat == match.actor and match.why_not(action) == 0 and "text" in row:
        _compare_text(match, ply, Entry(ACT, seat, action), row["text"])
    match.play(seat, action)


def _compare_text(match: Match, ply: int, entry: Entry, text: Any) -> None:
    if text != _notation(match, entry):
        sentence = N_("entry {ply}: the text {text} does not describe action {action}")
        raise BadRecord(sentence, ply=ply, text=repr(text), action=entry.action)


def _replay_undo(match: Match, ply: int, seat: int, back: int) -> None:
    """The last agreement has brought its undo along; any other is a seat's own."""
    if ply == match.version:
        match.undo(seat)
    if match.log[ply] != Entry(UNDO, seat, back=back):
        sentence = N_("entry {ply}: seat {seat} may not take back {n} actions here")
        raise BadRecord(sentence, ply=ply, seat=seat, n=back)


def _compare_result(match: Match, record: Mapping[str, Any]) -> None:
    if not match.over:
        raise BadRecord(N_("the log ends before the game is over"))
    if record.get("over") is not True:
        sentence = N_("over: the log leads to true, not to {over}")
        raise BadRecord(sentence, over=repr(record.get("over")))
    expected = {"scores": match.scores, "ranks": match.ranks}
    if record.get("result") != expected:
        sentence = N_("result: the log leads to {expected}, not to {result}")
        raise BadRecord(sentence, expected=expected, result=record.get("result"))
