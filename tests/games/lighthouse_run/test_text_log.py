"""The log of Lighthouse Run: one line for every kind of event."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.game import SeatSign
from spieltisch.games.lighthouse_run import text
from spieltisch.language import words

clause = pytest.mark.clause
RED, YELLOW, GREEN, BLUE = range(4)
SIGNS = [SeatSign(name, "person") for name in ("Mira", "Jonas", "Anna", "Timo")]
SOLO_B = {"index": 1, "card_kind": "solo", "tower": 1, "move": 3}


def event(kind: str, seat: int = 0, **facts: Any) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, **facts}


def move(colour: int, start: int, steps: int, lost: int = 0, count: int = 1) -> dict[str, int]:
    way = {"start": start, "end": start + steps, "steps": steps, "lost": lost}
    return {"colour": colour, "count": count, **way}


def german(told: dict[str, Any], players: int = 4) -> str:
    return text.line(told, SIGNS[:players], words("de"))


@pytest.mark.parametrize(
    ("auto", "line"),
    [(False, "Jonas spielt Solo 3 (B)"), (True, "Jonas kann nur Solo 3 (B) spielen")],
)
def test_a_card(auto: bool, line: str) -> None:
    assert german(event("card", 1, colour=YELLOW, auto=auto, **SOLO_B)) == line


@clause("LR-75")
def test_with_two_seats_a_card_is_told_with_its_colour() -> None:
    told = event("card", 1, colour=BLUE, auto=False, **SOLO_B)

    assert german(told, players=2) == "Jonas spielt Solo 3 (B) von Blau"


@clause("LR-20")
def test_a_beacon_tells_where_light_comes_and_goes() -> None:
    told = event("beacon", start=1, end=4, forced=False)

    assert german(told) == "Mira versetzt ein Leuchtfeuer: Licht auf 9–12 statt auf 1–2"
    assert german(event("keep")) == "Mira lässt die Leuchtfeuer stehen"


@clause("LR-18")
def test_a_forced_beacon_says_why() -> None:
    told = event("beacon", start=1, end=2, forced=True)

    assert german(told) == (
        "Mira muss ein Leuchtfeuer auf den dunklen Turm der Karte setzen:"
        " Licht auf 3–5 statt auf 1–2"
    )


@clause("LR-19")
def test_a_beacon_half_that_is_skipped_says_why() -> None:
    told = event("lit", position=3, tower=1)

    assert german(told) == "Mira versetzt kein Leuchtfeuer: Turm B leuchtet schon"


SAILED = [
    (5, [move(RED, 5, 3, count=2)], "von Feld 5: 2 × Rot bis Feld 8"),
    (0, [move(RED, 0, 2), move(BLUE, 0, 2)], "vom Start: Rot, Blau bis Feld 2"),
    (
        0,
        [move(RED, 0, 2, lost=1)],
        "vom Start: Rot bis Feld 2, 1 Schritt verfällt im Dunkeln",
    ),
    (
        19,
        [move(RED, 19, 2, lost=2)],
        "von Feld 19: Rot bis Feld 21, 2 Schritte verfallen am Ende des Flusses",
    ),
    (
        2,
        [move(RED, 2, 0, lost=3)],
        "von Feld 2: 0 Schritte für Rot, das nächste Feld ist dunkel",
    ),
    (
        2,
        [move(RED, 2, 0, lost=2), move(YELLOW, 2, 0, lost=2), move(GREEN, 2, 2)],
        "von Feld 2: 0 Schritte für Rot, Gelb, das nächste Feld ist dunkel; Grün bis Feld 4",
    ),
]


@clause("LR-26")
@pytest.mark.parametrize(("origin", "moves", "way"), SAILED)
def test_ships_with_steps_and_lost_steps(
    origin: int, moves: list[dict[str, int]], way: str
) -> None:
    assert german(event("move", origin=origin, auto=False, moves=moves)) == f"Mira fährt {way}"


@clause("LR-38")
def test_a_journey_without_a_choice_says_so() -> None:
    told = event("move", origin=4, auto=True, moves=[move(RED, 4, 1)])

    assert german(told) == "Mira kann nur von Feld 4 fahren: Rot bis Feld 5"


@clause("LR-39")
def test_a_movement_half_that_lapses() -> None:
    assert german(event("lapse", 1)) == "Jonas findet kein Schiff, das diese Karte bewegen kann"


@clause("LR-41")
@pytest.mark.parametrize(
    ("taken", "line"),
    [
        (True, "Mira nimmt den Bonus: Rot bis Feld 5, 1 Schritt verfällt im Dunkeln"),
        (False, "Mira verzichtet auf den Bonus: Rot bleibt auf Feld 3"),
    ],
)
def test_a_bonus_taken_or_declined(taken: bool, line: str) -> None:
    assert german(event("bonus", taken=taken, **move(RED, 3, 2, lost=1))) == line


@clause("LR-15")
def test_a_draw_tells_the_pile_but_no_card() -> None:
    told = event("draw", colour=RED, pile=10)

    assert german(told) == "Mira zieht eine Karte nach, 10 im Stapel übrig"
    assert german(told, players=2) == "Mira zieht eine Karte von Rot nach, 10 im Stapel übrig"
    assert german({**told, "pile": 0}) == "Mira zieht eine Karte nach, die letzte vom Stapel"


def erik(**facts: Any) -> str:
    """The line of Erik's coop 2."""
    face = {"colour": GREEN, "index": 9, "card_kind": "coop", "move": 2}
    return german({"kind": "erik", **face, "bonus": None, **facts}, players=2)


@clause("LR-67")
def test_erik_tells_the_card_the_ship_and_why() -> None:
    assert erik(origin=4, moves=[move(GREEN, 4, 2)]) == (
        "Erik deckt Koop 2 auf und fährt mit seinem hintersten freien Schiff von Feld 4:"
        " Grün bis Feld 6"
    )


@clause("LR-70")
def test_erik_tells_who_goes_along_and_his_bonus() -> None:
    moves = [move(GREEN, 0, 2), move(RED, 0, 2), move(YELLOW, 0, 2)]

    assert erik(origin=0, moves=moves, bonus=move(GREEN, 2, 2)) == (
        "Erik deckt Koop 2 auf und fährt mit seinem hintersten freien Schiff vom Start:"
        " Grün, Rot, Gelb bis Feld 2; als Bonus Grün bis Feld 4"
    )


@clause("LR-68")
def test_erik_without_a_movable_ship() -> None:
    assert erik(origin=-1, moves=[]) == (
        "Erik deckt Koop 2 auf: Keines seiner Schiffe kann noch fahren"
    )


def cloud(place: int, field: int, *caught: tuple[int, int, int]) -> dict[str, Any]:
    ships = [{"colour": c, "field": f, "count": n} for c, f, n in caught]
    return {"kind": "cloud", "place": place, "field": field, "start": 0, "caught": ships}


@clause("LR-49")
def test_the_cloud_at_sea() -> None:
    assert german(cloud(6, 0)) == "Die Wolke zieht auf Wolkenplatz 6 und ist noch auf See"


@clause("LR-51")
def test_the_cloud_on_the_river_lists_the_ships_that_are_fixed() -> None:
    told = cloud(7, 3, (RED, 0, 1), (YELLOW, 0, 2), (RED, 3, 1))

    assert german(told) == "Die Wolke erreicht Feld 3; ab jetzt fest: Rot (S, 3), Gelb (S, S)"
    assert german(cloud(8, 6)) == "Die Wolke erreicht Feld 6 und holt kein Schiff ein"


@clause("LR-48")
def test_the_storm_card_passes_on() -> None:
    told = event("storm", 3, round=9)

    assert german(told) == "Timo bekommt die Unwetterkarte und eröffnet Runde 9"


def test_the_end() -> None:
    assert german({"kind": "over"}) == "Das Spiel ist zu Ende"
