"""The words of Lichterfest in small made-up positions."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.game import SeatSign, Sight
from spieltisch.games.lichterfest import actions, text
from spieltisch.games.lichterfest.reasons import LEGAL, REASONS
from spieltisch.language import words

clause = pytest.mark.clause
RED, ORANGE, GREEN, BLUE, PURPLE, WHITE, BLACK = range(7)
SIGNS = [SeatSign("Mira", "person"), SeatSign("Jonas", "person"), SeatSign("Timo", "bot")]
FREE = [{"cell": 4, "x": 0, "y": -2}, {"cell": 5, "x": 1, "y": -1}, {"cell": 7, "x": -2, "y": 1}]
START = {"cell": -1, "x": 0, "y": 0, "tile": 0, "rotation": 0}
LAID = {"cell": 0, "x": 0, "y": -1, "tile": 5, "rotation": 2}


def seat(score: int = 0, favors: int = 0, lanterns: str = "") -> dict[str, Any]:
    counts = [lanterns.count(code) for code in "ROGBPWK"]
    return {"lanterns": counts, "favors": favors, "score": score}


def view(phase: str = "place", **facts: Any) -> dict[str, Any]:
    """A position with Mira (seat 0) to move and to look, unless `facts` say otherwise."""
    return {
        "viewer": 0,
        "turn": -1 if phase == "over" else 0,
        "phase": phase,
        "final_round": False,
        "seats": [seat(), seat(), seat()],
        "stacks": [[7, 6], [6], [10, 9]],
        "generics": [4, 4, 4],
        "hand": [1, 7, None],
        "cells": FREE,
        "lake": [START, LAID],
        **facts,
    }


def sight(seen: dict[str, Any], language: str = "en", choosing: bool = True) -> Sight:
    return Sight(view=seen, signs=SIGNS, words=words(language), choosing=choosing)


def place(cell: int, slot: int, rotation: int) -> int:
    return actions.encode(actions.Place(cell, slot, rotation))


CHOICES = [
    (actions.SkipExchange(), "Do not swap", "Nicht tauschen", "x-"),
    (
        actions.Exchange(RED, ORANGE),
        "Swap red for orange",
        "Rot gegen Orange tauschen",
        "x R>O",
    ),
    (actions.SkipDedicate(), "Take no bonus card", "Keine Bonuskarte nehmen", "d-"),
    (
        actions.Dedicate(actions.FOUR_OF_A_KIND, (RED,)),
        "Take Four of a kind (7) for red",
        "Vier gleiche (7) für Rot nehmen",
        "d RRRR",
    ),
    (
        actions.Dedicate(actions.THREE_PAIRS, (RED, ORANGE, GREEN)),
        "Take Three pairs (6) for red, orange, green",
        "Drei Paare (6) für Rot, Orange, Grün nehmen",
        "d ROG",
    ),
    (
        actions.Dedicate(actions.SEVEN_UNIQUE, tuple(range(7))),
        "Take All seven (10)",
        "Alle sieben (10) nehmen",
        "d 7",
    ),
    (actions.Discard(WHITE), "Give white back", "Weiß zurückgeben", "r W"),
    (
        actions.Place(5, 0, 1),
        "Tile 1 at 1 right, 1 up: top orange, right green, bottom blue, left black",
        "Plättchen 1 auf Feld 1 rechts, 1 oben:"
        " oben Orange, rechts Grün, unten Blau, links Schwarz",
        "t1.1@1,-1",
    ),
]


@pytest.mark.parametrize(("move", "english", "german", "short"), CHOICES)
def test_a_choice_in_words_and_in_notation(
    move: actions.Decoded, english: str, german: str, short: str
) -> None:
    action = actions.encode(move)

    assert text.say(sight(view()), action) == english
    assert text.say(sight(view(), "de"), action) == german
    assert text.notation(view(), action) == short


def test_the_words_on_the_confirm_button() -> None:
    german = [text.verb(actions.encode(move), words("de")) for move, *_ in CHOICES]

    assert german == [
        "Nicht tauschen",
        "Tauschen",
        "Keine Bonuskarte nehmen",
        *["Bonuskarte nehmen"] * 3,
        "Zurückgeben",
        "Anlegen",
    ]


@clause("LF-23")
def test_an_empty_stack_offers_the_grey_card() -> None:
    seen = view("dedicate", stacks=[[], [6], [10]])

    action = actions.encode(actions.Dedicate(actions.FOUR_OF_A_KIND, (RED,)))

    assert text.say(sight(seen), action) == "Take Four of a kind (grey, 4) for red"


@clause("LF-12")
def test_a_placement_of_another_seat_does_not_tell_the_tile_in_hand() -> None:
    seen = view(turn=1)

    assert text.say(sight(seen), place(5, 0, 1)) == "Tile 1 at 1 right, 1 up, turned by 90°"
    assert text.notation(seen, place(5, 0, 1)) == "t?.1@1,-1"
    assert text.notation(view(hand=None, viewer=-1), place(5, 0, 1)) == "t?.1@1,-1"


def test_a_tile_that_lies_already_is_named_in_notation() -> None:
    assert text.notation(view(turn=1), place(0, 2, 2)) == "t5.2@0,-1"


def test_a_cell_outside_the_lake_is_an_error() -> None:
    with pytest.raises(ValueError, match="got 90"):
        text.notation(view(), place(90, 0, 0))


@pytest.mark.parametrize(
    ("pick", "german"),
    [
        ("hand-1", "Plättchen 2"),
        ("cell-7", "2 links, 1 unten"),
        ("turn-3", "Drehung 270°"),
        ("own-2", "Grün von den eigenen Laternen"),
        ("supply-0", "Rot aus dem Vorrat"),
        ("stack-1", "Drei Paare (6)"),
    ],
)
def test_the_words_of_a_pick(pick: str, german: str) -> None:
    assert text.pick(sight(view(), "de"), pick) == german


@pytest.mark.parametrize(
    ("seen", "german"),
    [
        (view("exchange"), "Nicht tauschen"),
        (view("dedicate"), "Keine Bonuskarte nehmen"),
        (view("dedicate", final_round=True), "Zug beenden"),
    ],
)
def test_going_on_without_says_what_it_leaves_out(seen: dict[str, Any], german: str) -> None:
    assert text.pick(sight(seen, "de"), "skip") == german


SHARES = [
    {"seat": 0, "colour": GREEN, "got": True},
    {"seat": 1, "colour": RED, "got": False},
    {"seat": 2, "colour": BLACK, "got": True},
]
PLACED = {"kind": "place", "seat": 0, "x": 2, "y": 0, "shares": SHARES}
LINES: list[tuple[dict[str, Any], str]] = [
    (
        {"kind": "exchange", "seat": 1, "gave": RED, "took": BLACK},
        "Jonas tauscht Rot gegen Schwarz",
    ),
    ({"kind": "skip", "seat": 0, "step": "exchange"}, "Mira tauscht nicht"),
    ({"kind": "skip", "seat": 0, "step": "dedicate"}, "Mira nimmt keine Bonuskarte"),
    (
        {
            "kind": "dedicate",
            "seat": 0,
            "type": 1,
            "value": 7,
            "generic": False,
            "paid": [2, 0, 2, 2, 0, 0, 0],
        },
        "Mira nimmt Drei Paare (7) für Rot, Grün, Blau",
    ),
    (
        {"kind": "dedicate", "seat": 0, "type": 2, "value": 9, "generic": False, "paid": [1] * 7},
        "Mira nimmt Alle sieben (9)",
    ),
    (
        {
            "kind": "dedicate",
            "seat": 2,
            "type": 0,
            "value": 4,
            "generic": True,
            "paid": [0, 0, 0, 0, 0, 4, 0],
        },
        "Timo nimmt eine graue Bonuskarte (4) für Vier gleiche: Weiß",
    ),
    ({"kind": "discard", "seat": 1, "colour": PURPLE}, "Jonas gibt Lila in den Vorrat zurück"),
    (
        {**PLACED, "bonus": [], "favors_earned": 0, "favors_got": 0},
        "Mira legt an auf Feld 2 rechts: keine Seite passt;"
        " für alle: Mira Grün, Jonas nichts (Rot ist leer), Timo Schwarz",
    ),
    (
        {
            **PLACED,
            "bonus": [
                {"side": 0, "colour": BLACK, "got": True},
                {"side": 1, "colour": BLUE, "got": True},
                {"side": 2, "colour": RED, "got": False},
            ],
            "favors_earned": 3,
            "favors_got": 2,
        },
        "Mira legt an auf Feld 2 rechts: Bonus Schwarz, Blau, nichts (Rot ist leer), 2 Boote,"
        " 1 Boot entgangen, der Vorrat ist leer;"
        " für alle: Mira Grün, Jonas nichts (Rot ist leer), Timo Schwarz",
    ),
    ({"kind": "passes", "seat": 2}, "Timo kann nichts tun und passt"),
    ({"kind": "final_round"}, "Die Schlussrunde beginnt"),
    ({"kind": "over"}, "Das Spiel ist zu Ende"),
]


@pytest.mark.parametrize(("event", "german"), LINES)
def test_a_line_of_the_log(event: dict[str, Any], german: str) -> None:
    assert text.line(event, SIGNS, words("de")) == german


@pytest.mark.parametrize("code", [code for code in REASONS if code != LEGAL])
def test_every_reason_is_a_sentence_in_both_languages(code: int) -> None:
    english, german = (text.reason(code, words(language)) for language in ("en", "de"))

    assert english == REASONS[code].sentence
    assert german != english
