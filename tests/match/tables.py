"""Matches of Lichterfest for tests: who sits there, and how far the game has gone."""

from __future__ import annotations

from typing import Any

from spieltisch.games import load
from spieltisch.match import Match, Seat

GAME = load("lichterfest")
SECRET = bytes(range(32))
MIRA, JONAS, ANNA = Seat("Mira", "person"), Seat("Jonas", "person"), Seat("Anna", "person")
BOT = Seat("Bot", "bot", bot="greedy")
OPEN = Seat("", "open")


def opened(*seats: Seat, secret: bytes = SECRET, **options: Any) -> Match:
    """A new match; two persons unless seats are named."""
    return Match(GAME, seats or (MIRA, JONAS), secret=secret, options=options)


def advance(match: Match) -> int:
    """The plain policy's action for whoever has the decision; which one it was."""
    action = match.position().greedy()
    match.play(match.actor, action)
    return action


def at_a_choice(*seats: Seat, **options: Any) -> Match:
    """A match at a decision that can be taken back: an exchange or a dedication."""
    match = opened(*seats, **options)
    while match.legal()[0] >= 94:
        advance(match)
    return match


def finished(*seats: Seat, **options: Any) -> Match:
    """A match played to its end."""
    match = opened(*seats, **options)
    while not match.over:
        advance(match)
    return match
