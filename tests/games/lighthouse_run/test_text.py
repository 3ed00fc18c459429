"""The words of Lighthouse Run in small made-up positions and for made-up events."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.game import SeatSign, Sight
from spieltisch.games.lighthouse_run import actions, text
from spieltisch.games.lighthouse_run.data import CARDS, DATA, FIELDS_COUNT
from spieltisch.games.lighthouse_run.reasons import REASONS
from spieltisch.language import words

clause = pytest.mark.clause
RED, YELLOW, GREEN, BLUE = range(4)
SOLO_B, GROUP_3, COOP_2 = 1, 6, 9
SIGNS = [SeatSign("Mira", "person"), SeatSign("Jonas", "person"), SeatSign("Timo", "bot")]
PAIR = SIGNS[:2]
TOWERS = (3, 1, 0, 5, 2, 4)  # D B A F C E on the positions 1..6


def card(index: int, colour: int = RED) -> dict[str, Any]:
    """A card in play; on TOWERS the single towers stand where `position` says."""
    face = CARDS[index]
    position = TOWERS.index(face.tower) + 1 if face.tower >= 0 else 0
    facts = {"kind": face.kind, "tower": face.tower, "move": face.move}
    return {"colour": colour, "index": index, "position": position, **facts}


def view(
    lit: tuple[int, ...] = (1, 3, 5), ships: dict[int, list[int]] | None = None, **facts: Any
) -> dict[str, Any]:
    """A position with Mira (seat 0) to move; `ships` are counts by colour on some fields."""
    return {
        "viewer": 0,
        "turn": 0,
        "sections": [{"tower": t, "lit": p in lit} for p, t in enumerate(TOWERS, start=1)],
        "lit": list(lit),
        "seats": [{"colours": [RED]}, {"colours": [YELLOW]}, {"colours": [GREEN]}],
        "fields": [(ships or {}).get(field, [0] * 4) for field in range(FIELDS_COUNT)],
        "card": None,
        "bonus": None,
        "erik": -1,
        **facts,
    }


def sight(seen: dict[str, Any], language: str = "de") -> Sight:
    return Sight(view=seen, signs=SIGNS, words=words(language), choosing=True)


FLEET = {"seats": [{"colours": [RED, YELLOW]}, {"colours": [GREEN, BLUE]}]}
BONUS = {"colour": RED, "field": 3, "to": 5, "steps": 2, "lost": 1}
CHOICES = [
    (
        actions.PlayCard(0, SOLO_B),
        "Play Solo 3 (B): B is dark, a beacon must move there",
        "Solo 3 (B) spielen: B ist dunkel, ein Leuchtfeuer muss dorthin",
        "p S3B",
    ),
    (
        actions.PlayCard(0, COOP_2),
        "Play Coop 2: any beacon may move",
        "Koop 2 spielen: Ein Leuchtfeuer darf versetzt werden",
        "p C2",
    ),
    (
        actions.MoveBeacon(1, 4),
        "Beacon from D to F: light on 9–12 instead of 1–2",
        "Leuchtfeuer von D nach F: Licht auf 9–12 statt auf 1–2",
        "l 1>4",
    ),
    (actions.KeepBeacons(), "Leave the beacons", "Leuchtfeuer stehen lassen", "l-"),
    (
        actions.Origin(0),
        "From the start: red to field 2, 1 step lost in the dark",
        "Vom Start: Rot bis Feld 2, 1 Schritt verfällt im Dunkeln",
        "m S",
    ),
    (
        actions.Bonus(True),
        "Take the bonus: red to field 5, 1 step lost in the dark",
        "Bonus nehmen: Rot bis Feld 5, 1 Schritt verfällt im Dunkeln",
        "b+",
    ),
    (
        actions.Bonus(False),
        "No bonus: red stays on field 3",
        "Kein Bonus: Rot bleibt auf Feld 3",
        "b-",
    ),
]


@pytest.mark.parametrize(("move", "english", "german", "short"), CHOICES)
def test_a_choice_in_words_and_in_notation(
    move: actions.Decoded, english: str, german: str, short: str
) -> None:
    seen, action = view(card=card(SOLO_B), bonus=BONUS), actions.encode(move)

    assert text.say(sight(seen, "en"), action) == english
    assert text.say(sight(seen), action) == german
    assert text.notation(seen, action) == short


def test_the_words_on_the_confirm_button() -> None:
    german = [text.verb(actions.encode(move), words("de")) for move, *_ in CHOICES]

    assert german == [
        *["Karte spielen"] * 2,
        "Versetzen",
        "Leuchtfeuer stehen lassen",
        "Fahren",
        "Bonus nehmen",
        "Kein Bonus",
    ]


@clause("LR-19")
def test_a_card_of_a_lit_tower_says_so() -> None:
    seen = view(lit=(1, 2, 5))

    said = text.say(sight(seen), actions.encode(actions.PlayCard(0, SOLO_B)))

    assert said == "Solo 3 (B) spielen: B leuchtet schon"


@clause("LR-75")
def test_a_card_of_the_big_fleet_is_named_with_its_colour() -> None:
    second = actions.encode(actions.PlayCard(1, COOP_2))

    said = text.say(sight(view(**FLEET)), second)

    assert said == "Koop 2 von Gelb spielen: Ein Leuchtfeuer darf versetzt werden"
    assert text.pick(sight(view(**FLEET)), f"hand-{second}") == "Koop 2 von Gelb"
    assert text.notation(view(**FLEET), second) == "p2 C2"


def say_origin(field: int, **facts: Any) -> str:
    return text.say(sight(view(**facts)), actions.encode(actions.Origin(field)))


@clause("LR-33")
def test_a_group_is_counted() -> None:
    said = say_origin(5, card=card(GROUP_3), ships={5: [3, 1, 0, 0]})

    assert said == "Von Feld 5: 3 × Rot bis Feld 8"


@clause("LR-35")
def test_a_coop_card_names_every_colour_that_goes_own_first() -> None:
    said = say_origin(6, card=card(COOP_2, YELLOW), ships={6: [2, 1, 0, 1]})

    assert said == "Von Feld 6: Gelb, Rot, Blau bis Feld 8"


@clause("LR-38")
def test_an_origin_from_which_nothing_moves_says_why() -> None:
    said = say_origin(8, card=card(COOP_2), ships={8: [0, 1, 1, 0]})

    assert said == "Von Feld 8: 0 Schritte für Gelb, Grün, das nächste Feld ist dunkel"


@clause("LR-27")
def test_steps_behind_the_last_field_are_lost() -> None:
    said = say_origin(20, card=card(GROUP_3), ships={20: [2, 0, 0, 0]})

    assert said == "Von Feld 20: 2 × Rot bis Feld 21, 2 Schritte verfallen am Ende des Flusses"


@clause("LR-66")
@pytest.mark.parametrize(
    ("lit", "ships", "german"),
    [
        (
            (1, 3, 5),
            [1, 0, 1, 0],
            "0 Schritte für Rot, das nächste Feld ist dunkel; Grün bis Feld 4",
        ),
        ((1, 2, 5), [1, 0, 1, 0], "Rot, Grün bis Feld 4"),
        ((1, 3, 5), [0, 0, 1, 0], "Grün bis Feld 4"),
    ],
)
def test_erik_goes_on_in_the_dark(lit: tuple[int, ...], ships: list[int], german: str) -> None:
    said = say_origin(2, lit=lit, card=card(COOP_2), ships={2: ships}, erik=GREEN)

    assert said == f"Von Feld 2: {german}"


@pytest.mark.parametrize(
    ("pick", "german"),
    [
        ("hand-1", "Solo 3 (B)"),
        ("from-3", "Leuchtfeuer von Turm A"),
        ("to-2", "Auf Turm B"),
        ("keep", "Leuchtfeuer stehen lassen"),
        ("origin-0", "Vom Start"),
        ("origin-9", "Von Feld 9"),
        ("take", "Bonus nehmen"),
        ("decline", "Kein Bonus"),
    ],
)
def test_the_words_of_a_pick(pick: str, german: str) -> None:
    assert text.pick(sight(view()), pick) == german


def test_a_hand_pick_must_name_a_card() -> None:
    with pytest.raises(ValueError, match="expected the number of an action that plays a card"):
        text.pick(sight(view()), f"hand-{actions.KEEP_BEACONS}")


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_is_a_sentence_in_both_languages(code: int) -> None:
    english, german = (text.reason(code, words(language)) for language in ("en", "de"))

    assert english == REASONS[code].sentence
    assert german != english


def test_every_colour_of_the_box_has_a_german_name() -> None:
    names = {words("de")(name) for name in DATA["display"]["colour_names"]}

    assert len(names) == DATA["components"]["colours"]
    assert not names & set(DATA["display"]["colour_names"])
