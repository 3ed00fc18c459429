"""Prompt and result of Wispwood at tables that are set for it."""

from __future__ import annotations

from typing import Any

import pytest

from games.wispwood.table import CAT_DEAL, I2, Table, cell, place, take
from spieltisch.game import SeatSign, Sight
from spieltisch.games.wispwood import text
from spieltisch.games.wispwood.record import CAT_MOVE, CATTY_START, OVER
from spieltisch.language import words

clause = pytest.mark.clause
SIGNS = [SeatSign(name, "person") for name in ("Mira", "Jonas", "Anna", "Timo")]
READY = (
    "Nimm ein Irrlicht mit einer Form daneben oder lege Bäume."
    " Deine Katze kann sich für jede Form oder für neue Irrlichter verstecken."
)
HIDDEN = "Nimm ein Irrlicht mit einer der zwei Formen daneben oder lege Bäume."
BLOCKED = "CTTT/TTTT/TTTT/TTT."  # in round 1 one hole is left, no shape fits


def table(**differences: Any) -> Table:
    return Table(plain=False, **differences)


def german(t: Table, signs: list[SeatSign] = SIGNS, *, choosing: bool = True) -> str:
    return text.prompt(Sight(t.view(0), signs, words("de"), choosing=choosing))


@clause("WW-31")
def test_own_choice_names_the_cat_while_it_is_ready() -> None:
    assert german(table()) == READY
    assert german(table(hidden_cats=(0,))) == HIDDEN


@clause("WW-25")
def test_own_choice_with_a_free_deal() -> None:
    t = table(pond="O.O.O...", free_deal=True)

    assert german(t) == (
        "Alle Irrlichter sind von einer Art: Lege neue aus, nimm eines oder lege Bäume."
    )


@clause("WW-54")
@pytest.mark.parametrize(
    ("differences", "prompt"),
    [
        ({}, "Kein Irrlicht passt: Lege Bäume oder verstecke deine Katze für neue Irrlichter."),
        (
            {"hidden_cats": (0,)},
            "Kein Irrlicht passt: Lege Bäume, dann ist deine Katze wieder bereit.",
        ),
        (
            {"pond": "O.......", "free_deal": True},
            "Kein Irrlicht passt, aber alle sind von einer Art: Lege neue aus oder lege Bäume.",
        ),
    ],
)
def test_own_choice_if_no_wisp_fits(differences: dict[str, Any], prompt: str) -> None:
    assert german(table(forests={0: BLOCKED}, corner=(4, 4), **differences)) == prompt


@clause("WW-46")
def test_own_choice_says_why_no_hat_can_be_taken() -> None:
    t = table(forests={0: "TTTT/TTTT/TTCT/TT.."}, cards="hat_two", corner=(3, 3))

    assert german(t) == (
        f"{READY} Kein Hut lässt sich nehmen: Ein neuer Hut muss genau zwei Felder"
        " von deiner Katze entfernt liegen, auf dem Ring um sie herum."
    )


@clause("WW-46")
def test_without_room_it_is_not_the_hat_card_that_forbids_a_hat() -> None:
    t = table(forests={0: BLOCKED}, corner=(4, 4), pond="HHHHHHHP", hidden_cats=(0,))

    assert "Hut" not in german(t)


@clause("WW-55")
def test_own_choice_in_the_last_turn_of_a_round_says_so() -> None:
    t = table(forests={0: "CTTT/TTTT/TTTT/TTTT"}, corner=(5, 5), turn=1, turns_done=5)

    assert german(t) == f"{READY} Es ist dein letzter Zug in dieser Runde."


@clause("WW-112")
def test_the_last_firefly_announces_the_last_turn_too() -> None:
    t = table(players=1)
    t.state.fireflies_shown = 4

    assert german(t).endswith("Es ist dein letzter Zug in dieser Runde.")


@clause("WW-45")
def test_own_shape_tells_where_a_hat_must_lie() -> None:
    t = table(cards="hat_line")
    t.hold("P", I2)
    task = "Lege die Form: Wähle ein Feld, drehe und spiegele sie."
    assert german(t) == task

    t.hold("H", I2)

    assert german(t) == (
        f"{task} Ein neuer Hut muss in der Zeile oder in der Spalte deiner Katze liegen."
    )


def test_own_wisp_asks_for_its_square() -> None:
    t = table()
    t.play(take(0, I2), place(0, 5, 6))

    assert german(t) == "Auf welchem Feld der Form soll der Kürbis liegen?"


@clause("WW-48", "WW-53")
def test_own_trees_count_down_and_name_the_hidden_cat() -> None:
    t = table()
    t.play(CAT_DEAL, cell(5, 6))
    assert german(t) == (
        "Lege noch bis zu 2 Bäume oder beende den Baum-Zug. Danach ist deine Katze wieder bereit."
    )

    t.play(cell(5, 7))

    assert german(t) == (
        "Lege noch 1 Baum oder beende den Baum-Zug. Danach ist deine Katze wieder bereit."
    )


@clause("WW-60")
def test_own_cat_says_what_goes_and_what_stays() -> None:
    assert german(table(phase=CAT_MOVE, forests={0: "CTT"})) == (
        "Versetze deine Katze auf einen deiner Bäume oder lass sie sitzen."
        " Alle Bäume gehen zurück, nur das Plättchen unter der Katze bleibt."
    )


@clause("WW-104")
def test_own_choice_of_cattys_place() -> None:
    assert german(table(players=1, phase=CATTY_START)) == (
        "Wähle einen Platz am Teich: Von dort vertreibt Cattys Katze das Irrlicht."
    )


def test_another_person_is_named_with_the_step() -> None:
    t = table()
    prompts = [german(t, choosing=False)]
    for action in (take(0, I2), place(1, 6, 5)):
        t.play(action)
        prompts.append(german(t, choosing=False))
    t = table()
    t.play(cell(5, 6))
    prompts.append(german(t, choosing=False))
    prompts.append(german(table(phase=CAT_MOVE), choosing=False))
    prompts.append(german(table(players=1, phase=CATTY_START), choosing=False))

    assert prompts == [
        "Mira ist am Zug und wählt ein Irrlicht oder Bäume.",
        "Mira ist am Zug und legt eine Form.",
        "Mira ist am Zug und wählt das Feld des Irrlichts.",
        "Mira ist am Zug und legt Bäume.",
        "Mira ist am Zug und kann die Katze versetzen.",
        "Mira ist am Zug und wählt einen Platz für Cattys Katze.",
    ]


@pytest.mark.parametrize(
    ("kind", "prompt"),
    [
        ("bot", "Mira denkt nach."),
        ("open", "Der Platz ist frei: Warten, bis ihn jemand einnimmt."),
    ],
)
def test_a_seat_without_a_person(kind: str, prompt: str) -> None:
    assert german(table(), [SeatSign("Mira", kind), *SIGNS[1:]], choosing=False) == prompt


def test_nothing_is_tied_before_the_end() -> None:
    assert text.tie(Sight(table().view(0), SIGNS, words("de"))) is None


def over(scores: list[int], wisps: int = 0) -> Sight:
    """A finished game; Catty has 6 points for each wisp."""
    t = table(players=len(scores), phase=OVER, round=3)
    for seat, score in enumerate(scores):
        t.state.scored[2, seat, 0] = score
    t.state.catty_scored[2] = 6 * wisps
    return Sight(t.view(0), SIGNS, words("de"))


@clause("WW-68", "WW-115")
@pytest.mark.parametrize(
    ("scores", "wisps", "prompt", "tie"),
    [
        ([90, 120], 0, "Jonas gewinnt mit 120 Punkten.", None),
        (
            [120, 90, 120],
            0,
            "Mira und Anna teilen sich den Sieg mit 120 Punkten.",
            "Gleichstand bei 120 Punkten: Dieses Spiel kennt keinen Stichentscheid.",
        ),
        ([121], 20, "Mira gewinnt mit 121 zu 120 Punkten.", None),
        ([119], 20, "Catty gewinnt mit 120 zu 119 Punkten.", None),
        (
            [120],
            20,
            "Catty gewinnt mit 120 zu 120 Punkten.",
            "Gleichstand bei 120 Punkten: Dann gewinnt Catty.",
        ),
    ],
)
def test_the_result(scores: list[int], wisps: int, prompt: str, tie: str | None) -> None:
    end = over(scores, wisps)

    assert text.prompt(end) == prompt
    assert text.tie(end) == tie
