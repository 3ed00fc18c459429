"""Undo from one device: take back, ask for it, or agree, whichever the match allows."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.game import Seat
from spieltisch.match import Match
from spieltisch.match.entry import PERSON
from spieltisch.server.errors import ApiError


def take_back(match: Match, mine: Sequence[Seat], wanted: Seat | None) -> None:
    """Undo for the guest who owns the seats `mine`; repeating a wish changes nothing.

    People who share a device speak for themselves: one wish counts for all its seats.
    Raises ApiError when there is nothing to take back.
    """
    if wisher(match, mine) is not None:
        _agree(match, mine)
        return
    seat = wanted if wanted is not None else _asker(match, mine)
    state = match.undo_state(seat)
    if state in ("free", "training"):
        match.undo(seat)
    elif state == "ask":
        match.wish_undo(seat)
        _agree(match, mine)
    elif state == "none":
        raise ApiError("nothing_to_undo")


def wisher(match: Match, mine: Sequence[Seat]) -> Seat | None:
    """The seat that asks for an undo which the owner of `mine` has not granted yet."""
    due = [seat for seat in _persons(match, mine) if seat not in match.wishes]
    return match.wishes[0] if match.wishes and due else None


def _agree(match: Match, mine: Sequence[Seat]) -> None:
    """All own seats agree; the last consent of all takes back and clears the wishes."""
    for seat in _persons(match, mine):
        if match.wishes and seat not in match.wishes:
            match.wish_undo(seat)


def _persons(match: Match, mine: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in mine if match.seats[seat].kind == PERSON]


def _asker(match: Match, mine: Sequence[Seat]) -> Seat:
    """The own seat that acted last, else the first."""
    return next((seat for seat, _ in reversed(match.acts) if seat in mine), mine[0])
