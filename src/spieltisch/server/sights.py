"""What one viewer may see of a table: the match's answers gathered, and their JSON form."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from spieltisch.game import SPECTATOR, Seat, SeatSign, Sight
from spieltisch.language import N_, Words
from spieltisch.match import Match
from spieltisch.match.entry import BOT
from spieltisch.position import Position
from spieltisch.server.errors import ApiError
from spieltisch.server.guests import Caller
from spieltisch.server.hall import Live, new_match
from spieltisch.server.pages import frame_parts
from spieltisch.server.pages.log import note
from spieltisch.server.seating import name_on_sign
from spieltisch.server.shapes import Choice, LogEntry, TableSight
from spieltisch.server.tables import illegal, milliseconds
from spieltisch.server.take_back import wisher

MINUTE = 60_000  # milliseconds


@dataclass(frozen=True)
class Viewer:
    """Who looks at a table, from which own seat, and how the server is called in links."""

    caller: Caller
    seat: Seat | None
    base: str
    parts: bool = False

    def seat_at(self, live: Live) -> Seat:
        """The seat whose view is due. Raises ApiError if the caller may not have it.

        Once the game is over nothing is secret: then every seat's view is open to all.
        """
        mine = live.mine(self.caller)
        allowed = range(len(live.seats)) if live.row.result else mine
        if self.seat is not None and self.seat != SPECTATOR and self.seat not in allowed:
            raise ApiError("not_your_seat")
        if self.seat is not None:
            return self.seat
        if live.match.actor in mine:
            return live.match.actor
        return mine[0] if mine else SPECTATOR


def answer(live: Live, viewer: Viewer) -> bytes:
    """The JSON of a table for a viewer; made once per version for all who see the same."""
    seat, mine = viewer.seat_at(live), tuple(live.mine(viewer.caller))
    owner = live.row.owner == viewer.caller.mark
    key = (seat, mine, owner, viewer.base, viewer.parts, viewer.caller.words.language)
    made = live.answers.get(key)
    if made is None:
        made = encode(as_json(table_sight(live, viewer), parts=viewer.parts))
        live.answers[key] = made
    return made


def encode(content: Mapping[str, Any]) -> bytes:
    """JSON without spaces and line breaks."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def table_sight(live: Live, viewer: Viewer) -> TableSight:
    """Everything that a page or an answer says about a table."""
    match, row = live.match, live.row
    seat, mine = viewer.seat_at(live), live.mine(viewer.caller)
    choosing = match.actor == seat and not match.over and not live.past
    sight = sight_of(match, seat, viewer.caller.words, choosing=choosing)
    return TableSight(
        id=row.id,
        game=match.game,
        version=match.version,
        over=match.over,
        actor=match.actor,
        viewer=seat,
        mine=mine,
        sight=sight,
        legal=_choices(match, sight) if sight.choosing else (),
        log=log_of(match),
        undo=match.undo_state(seat) if seat in mine else "none",
        wisher=wisher(match, mine),
        training=bool(row.options.get("training")),
        commitment=match.commitment,
        secret=match.secret.hex() if match.over else None,
        scores=match.scores,
        ranks=match.ranks,
        turns=sight.view.get("turn_number", sum(entry.kind == "act" for entry in match.log)),
        minutes=max(0, (row.ended or milliseconds()) - row.created) // MINUTE,
        open_seats=[place.seat for place in live.seats if place.kind == "open"],
        join_url=f"{viewer.base}/join/{row.id}",
        owner=row.owner == viewer.caller.mark,
        hand_over=hand_over(match.actor, seat, mine),
        rematch=row.rematch,
        hints=choosing and seat in mine and hints_are_fair(live, viewer.caller),
    )


def hints_are_fair(live: Live, caller: Caller) -> bool:
    """Whether the coach may help: at a training table, or where no other person takes part."""
    strangers = [seat for seat in live.seats if seat.kind != BOT and seat.owner != caller.mark]
    return bool(live.row.options.get("training")) or not strangers


def sight_of(match: Match, seat: Seat, words: Words, *, choosing: bool) -> Sight:
    """What a drawing of the present position may use."""
    latest = match.latest(seat)
    signs = [
        SeatSign(name_on_sign(sitting.kind, sitting.name, words), sitting.kind)
        for sitting in match.seats
    ]
    last = latest[-1] if latest else None
    return Sight(match.view(seat), signs, words, latest, last, choosing)


def hand_over(actor: Seat, viewer: Seat, mine: Sequence[Seat]) -> Seat | None:
    """The seat of this device that must take over before its view may be shown."""
    return actor if len(mine) > 1 and actor in mine and actor != viewer else None


def log_of(match: Match) -> list[LogEntry]:
    """The whole log with what each act did."""
    undone = match.undone()
    return [
        LogEntry(ply, entry.kind, entry.seat, entry.action, ply in undone, match.events[ply])
        for ply, entry in enumerate(match.log)
    ]


def past(live: Live, ply: int) -> Live:
    """The table after the first `ply` entries of its log. Raises ApiError for no such ply."""
    if not 0 <= ply <= live.match.version:
        sentence = N_("This table has {n} entries; there is no entry {ply}.")
        raise ApiError("bad_request", sentence, n=live.match.version, ply=ply)
    match = new_match(live.row)
    for entry in live.match.log[:ply]:
        match.append(entry)
    return Live(live.row, live.seats, match, past=True)


def preview(live: Live, viewer: Viewer, action: int) -> dict[str, Any]:
    """What an action would do, on a record in which the viewer's unknowns are dealt anew.

    So the preview cannot show what the action would draw. Raises ApiError if it is not the
    viewer's decision or the action is illegal.
    """
    match, seat = live.match, viewer.seat_at(live)
    words = viewer.caller.words
    if seat == SPECTATOR or seat != match.actor:
        raise ApiError("over" if match.over else "not_your_turn")
    reason = match.why_not(action)
    if reason:
        raise illegal(match, reason, words)
    trial = Position(match.game)
    trial.load(match.concealed(seat, unknowable(match, b"preview")))
    trial.apply(action)
    sight = sight_of(match, seat, words, choosing=True)
    slots = match.game.scene.preview(sight, action, trial.view(seat))
    return {
        "action": action,
        "say": match.game.text.say(sight, action),
        "verb": match.game.text.verb(action, words),
        "slots": {slot: str(drawn) for slot, drawn in slots.items()},
    }


def unknowable(match: Match, purpose: bytes) -> bytes:
    """A salt for re-dealing that follows from the secret: steady, but nobody can foresee it."""
    return hashlib.sha256(match.secret + purpose + match.version.to_bytes(8, "big")).digest()


def _choices(match: Match, sight: Sight) -> list[Choice]:
    game, actions = match.game, match.legal()
    return [
        Choice(
            action=action,
            picks=game.picks(sight.view, action),
            say=game.text.say(sight, action),
            verb=game.text.verb(action, sight.words),
            final=final,
        )
        for action, final in zip(actions, match.finals(actions), strict=True)
    ]


def as_json(table: TableSight, *, parts: bool) -> dict[str, Any]:
    """The JSON form of a table; with the drawn parts if wanted."""
    words, game = table.sight.words, table.game
    picks = dict.fromkeys(pick for choice in table.legal for pick in choice.picks)
    drawn = {"parts": {k: str(part) for k, part in frame_parts(table).items()}} if parts else {}
    return {
        "id": table.id,
        "game": game.facts.id,
        "version": table.version,
        "over": table.over,
        "actor": table.actor,
        "viewer": table.viewer,
        "mine": list(table.mine),
        "seats": [{"name": sign.name, "kind": sign.kind} for sign in table.sight.signs],
        "view": table.sight.view,
        "legal": [_choice(choice) for choice in table.legal],
        "pick_words": {pick: game.text.pick(table.sight, pick) for pick in picks},
        "prompt": game.text.prompt(table.sight),
        "question": table.sight.view.get("question") if table.sight.choosing else None,
        "standing": {name: answer.action for name, answer in game.standing.items()},
        "log": [_entry(table, entry) for entry in table.log],
        "scores": list(table.scores),
        "ranks": list(table.ranks),
        "commitment": table.commitment,
        "secret": table.secret,
        "undo": table.undo,
        "wisher": table.wisher,
        "training": table.training,
        "hints": table.hints,
        "open_seats": list(table.open_seats),
        "join_url": table.join_url,
        "owner": table.owner,
        "hand_over": table.hand_over,
        "rematch": table.rematch,
        "title": title(table, words),
        **drawn,
    }


def title(table: TableSight, words: Words) -> str:
    """The document's title, with a star when it is the viewer's turn."""
    name = table.game.facts.title.get(words.language, table.game.facts.id)
    return f"{'★ ' if table.legal else ''}{name} – Spieltisch"


def _choice(choice: Choice) -> dict[str, Any]:
    return {
        "action": choice.action,
        "picks": list(choice.picks),
        "say": choice.say,
        "verb": choice.verb,
        "final": choice.final,
    }


def _entry(table: TableSight, entry: LogEntry) -> dict[str, Any]:
    return {
        "ply": entry.ply,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "undone": entry.undone,
        "text": _text(table, entry),
    }


def _text(table: TableSight, entry: LogEntry) -> str:
    """A log entry in words; names players, never says "you"."""
    if entry.kind != "act":
        return note(table, entry)
    w, signs = table.sight.words, table.sight.signs
    return "; ".join(table.game.text.line(event, signs, w) for event in entry.events)
