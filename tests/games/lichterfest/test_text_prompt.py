"""Prompt and result of Lichterfest in small made-up positions."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.game import SeatSign, Sight
from spieltisch.games.lichterfest import text
from spieltisch.language import words

clause = pytest.mark.clause
MIRA, JONAS, TIMO = (
    SeatSign("Mira", "person"),
    SeatSign("Jonas", "person"),
    SeatSign("Timo", "bot"),
)


def seat(score: int = 0, favors: int = 0, lanterns: str = "") -> dict[str, Any]:
    counts = [lanterns.count(code) for code in "ROGBPWK"]
    return {"lanterns": counts, "favors": favors, "score": score}


def german(phase: str, choosing: bool = True, turn: int = 0, **facts: Any) -> Sight:
    """What Mira (seat 0) sees in German."""
    seen = {
        "viewer": 0,
        "turn": turn,
        "phase": phase,
        "final_round": False,
        "seats": [seat(), seat(), seat()],
        "stacks": [[7], [6], [10]],
        "generics": [4],
        **facts,
    }
    signs = facts.pop("signs", [MIRA, JONAS, TIMO])
    return Sight(view=seen, signs=signs, words=words("de"), choosing=choosing)


def owning(lanterns: str) -> list[dict[str, Any]]:
    return [seat(lanterns=lanterns), seat(), seat()]


def test_own_exchange_says_the_price() -> None:
    assert text.prompt(german("exchange")) == (
        "Tausche für 2 Boote: Wähle eine eigene Laterne und eine aus dem Vorrat, oder mach weiter."
    )


def test_own_dedication_names_the_sets_that_can_be_paid() -> None:
    seen = german("dedicate", seats=owning("RRRROOGG"))

    assert text.prompt(seen) == "Nimm Vier gleiche (7) oder Drei Paare (6) oder mach weiter."


@clause("LF-25")
def test_a_set_without_a_token_is_not_offered() -> None:
    seen = german("dedicate", seats=owning("RRRROOGG"), stacks=[[], [6], [10]], generics=[])

    assert text.prompt(seen) == "Nimm Drei Paare (6) oder mach weiter."


@clause("LF-27")
def test_own_dedication_warns_of_the_cards_that_would_go() -> None:
    seen = german("dedicate", seats=owning("RRRROOOOGGGBBW"))

    assert text.prompt(seen) == (
        "Nimm Vier gleiche (7) oder Drei Paare (6) oder mach weiter und gib 2 Laternen zurück."
    )


@clause("LF-30")
def test_the_final_round_knows_no_limit() -> None:
    seen = german("dedicate", seats=owning("RRRROOOOGGGBBW"), final_round=True)

    assert text.prompt(seen) == (
        "Letzte Gelegenheit: Nimm Vier gleiche (7) oder Drei Paare (6) oder beende den Zug."
    )


def test_own_discard_counts_what_must_go() -> None:
    seen = german("discard", seats=owning("RRRRRRRROOOOO"))

    assert text.prompt(seen) == "Gib 1 Laterne zurück: Nur 12 dürfen bleiben."


def test_own_placement() -> None:
    assert text.prompt(german("place")) == "Lege an: Wähle ein Plättchen, dann ein Feld am See."


@pytest.mark.parametrize(
    ("phase", "prompt"),
    [
        ("exchange", "Jonas ist am Zug und kann tauschen."),
        ("dedicate", "Jonas ist am Zug und kann eine Bonuskarte nehmen."),
        ("discard", "Jonas ist am Zug und gibt Laternen zurück."),
        ("place", "Jonas ist am Zug und legt an."),
    ],
)
def test_another_person_is_named_with_the_step(phase: str, prompt: str) -> None:
    assert text.prompt(german(phase, choosing=False, turn=1)) == prompt


def test_a_bot_thinks() -> None:
    assert text.prompt(german("place", choosing=False, turn=2)) == "Timo denkt nach."


def test_an_open_seat_is_waited_for() -> None:
    seen = german("place", choosing=False, turn=1, signs=[MIRA, SeatSign("", "open")])

    assert text.prompt(seen) == "Der Platz ist frei: Warten, bis ihn jemand einnimmt."


def over(*seats: dict[str, Any], ranks: list[int]) -> Sight:
    return german("over", choosing=False, turn=-1, seats=list(seats), ranks=ranks)


@clause("LF-48")
def test_the_highest_score_wins_without_a_word_about_ties() -> None:
    end = over(seat(52), seat(47, favors=5), seat(47), ranks=[1, 2, 3])

    assert text.prompt(end) == "Mira gewinnt mit 52 Punkten."
    assert text.tie(end) is None


@clause("LF-49")
@pytest.mark.parametrize(
    ("seats", "ranks", "prompt", "tie"),
    [
        (
            [seat(30, favors=1, lanterns="RRRROOOOG"), seat(30, favors=2)],
            [2, 1],
            "Jonas gewinnt mit 30 Punkten.",
            "Gleichstand bei 30 Punkten. Es entscheiden die übrigen Boote: Mira 1, Jonas 2.",
        ),
        (
            [seat(24, lanterns="RRRROOOOG"), seat(24, lanterns="RROOG")],
            [1, 2],
            "Mira gewinnt mit 24 Punkten.",
            "Gleichstand bei 24 Punkten und je 0 Booten."
            " Es entscheiden die übrigen Laternen: Mira 9, Jonas 5.",
        ),
        (
            [seat(24, favors=1, lanterns="R"), seat(24, favors=1, lanterns="K"), seat(24)],
            [1, 1, 3],
            "Mira und Jonas teilen sich den Sieg mit 24 Punkten.",
            "Mira und Jonas sind gleichauf bei Punkten (24), Booten (1) und Laternen (1).",
        ),
    ],
)
def test_a_tie_says_what_decided(
    seats: list[dict[str, Any]], ranks: list[int], prompt: str, tie: str
) -> None:
    end = over(*seats, ranks=ranks)

    assert text.prompt(end) == prompt
    assert text.tie(end) == tie


def test_nothing_is_tied_before_the_end() -> None:
    assert text.tie(german("place", seats=[seat(), seat(), seat()])) is None
