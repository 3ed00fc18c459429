"""Prompt and result of Das Duell, for the one who decides and for all who wait."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.game import SeatSign, Sight
from spieltisch.games.zwerge_duell import text
from spieltisch.games.zwerge_duell.actions import AXE_POINT, JOKER, PILE, target_of
from spieltisch.games.zwerge_duell.data import CARDS, HEALTH
from spieltisch.language import words

clause = pytest.mark.clause
SIGNS = [SeatSign("Anna", "person"), SeatSign("Ben", "person")]
C = {card.id: card.index for card in CARDS}
HEALS = "am Ende des Zuges"


def seat(**facts: Any) -> dict[str, Any]:
    return {"pile": 9, "jokers": 0, "draws": 1, "usable": 0, "score": 7, "hits": [], **facts}


def held(*cards: str, playable: bool = False) -> list[dict[str, Any]]:
    return [{"card": C[card], "playable": playable} for card in cards]


def view(phase: str, own: dict[str, Any] | None = None, **facts: Any) -> dict[str, Any]:
    """A position in which Anna (seat 0, the good side) decides."""
    return {
        "phase": phase,
        "actor": 0,
        "seats": [seat(**(own or {})), seat()],
        "hand": [],
        "pool": [0, 0, 0, 0, 0, 0],
        "dice_due": 3,
        "rerolls": 1,
        "scouts": 0,
        "used": True,
        "reason": None,
        "point": None,
        **facts,
    }


def german(seen: dict[str, Any], signs: list[SeatSign] = SIGNS, *, choosing: bool = True) -> str:
    return text.prompt(Sight(seen, signs, words("de"), choosing=choosing))


def why(after: str, card: str | None = None, dice: int = 0, lost: int = 0) -> dict[str, Any]:
    return {"after": after, "card": C[card] if card else -1, "dice": dice, "lost": lost}


DRAWS = [
    ({}, [], "Ziehe eine Karte."),
    (
        {"draws": 3},
        [],
        "Ziehe 1 bis 3 Karten: Sag die Zahl an, bevor du die erste siehst.",
    ),
    (
        {"pile": 1},
        ["tw_axe"],
        "Ziehe eine Karte. Die letzte Karte deines Stapels beendet das Spiel."
        " Vorher kannst du Wurfbeil spielen: 1 Schaden.",
    ),
    (
        {"draws": 2, "pile": 2},
        ["tw_armour"],
        "Ziehe 1 bis 2 Karten: Sag die Zahl an, bevor du die erste siehst."
        " Die letzte Karte deines Stapels beendet das Spiel.",
    ),
]


@clause("ZD-11", "ZD-13", "ZD-14")
@pytest.mark.parametrize(("own", "hand", "prompt"), DRAWS)
def test_the_draw(own: dict[str, Any], hand: list[str], prompt: str) -> None:
    assert german(view("draw", own, hand=held(*hand))) == prompt


@clause("ZD-16", "ZD-17")
@pytest.mark.parametrize(
    ("due", "reason", "hand", "prompt"),
    [
        (
            3,
            why("dice", dice=5),
            ["tw_power"],
            "Wirf 3 Würfel, oder spiele vorher Andôkais Macht: 5 Würfel.",
        ),
        (
            5,
            why("dice", dice=6, lost=1),
            ["tw_power"],
            "Wirf 5 Würfel, oder spiele vorher Andôkais Macht: 6 Würfel, 1 verfällt.",
        ),
        (3, why("dice", dice=5), ["tw_axe"], "Wirf 3 Würfel."),
    ],
)
def test_the_roll(due: int, reason: dict[str, Any], hand: list[str], prompt: str) -> None:
    assert german(view("roll", dice_due=due, reason=reason, hand=held(*hand))) == prompt


@clause("ZD-20")
def test_the_rerolls_that_are_left() -> None:
    assert german(view("reroll", rerolls=2)) == (
        "Würfle einen Würfel neu (noch 2-mal) oder behalte alle."
    )


PLAYABLE = held("vp_2", playable=True)
CARD_PHASES = [
    ({}, {}, "Jetzt geht nichts mehr: Beende den Zug."),
    ({}, {"used": False}, "Jetzt geht nichts mehr: Beende den Zug und nimm eine Jokerkarte."),
    ({}, {"hand": PLAYABLE}, "Spiele Karten oder beende den Zug."),
    (
        {"hits": [3]},
        {"pool": [0, 0, 0, 1, 0, 0]},
        "Setze deine Verbündeten ein oder beende den Zug.",
    ),
    ({"hits": [3]}, {"pool": [0, 0, 1, 0, 0, 0]}, "Jetzt geht nichts mehr: Beende den Zug."),
    (
        {"hits": [3], "usable": 1},
        {"pool": [0, 0, 1, 0, 0, 0]},
        "Setze deine Verbündeten ein oder beende den Zug.",
    ),
    ({}, {"pool": [0, 0, 0, 0, 0, 1]}, "Jetzt geht nichts mehr: Beende den Zug."),
    (
        {},
        {"pool": [0, 0, 1, 0, 0, 0], "scouts": 1},
        "Setze deine Verbündeten ein oder beende den Zug.",
    ),
    (
        {"jokers": 3},
        {"pool": [0, 0, 1, 0, 0, 0], "scouts": 1},
        "Jetzt geht nichts mehr: Beende den Zug.",
    ),
    (
        {"hits": [3]},
        {"pool": [0, 0, 0, 0, 0, 1], "hand": PLAYABLE},
        "Spiele Karten, setze deine Verbündeten ein oder beende den Zug.",
    ),
    (
        {},
        {"hand": PLAYABLE, "used": False},
        "Spiele Karten oder beende den Zug. Wenn du nichts einsetzt, nimmst du eine Jokerkarte.",
    ),
    ({"jokers": 3}, {"hand": PLAYABLE, "used": False}, "Spiele Karten oder beende den Zug."),
]


@clause("ZD-24", "ZD-40", "ZD-41", "ZD-62")
@pytest.mark.parametrize(("own", "facts", "prompt"), CARD_PHASES)
def test_the_card_phase(own: dict[str, Any], facts: dict[str, Any], prompt: str) -> None:
    assert german(view("card", own, **facts)) == prompt


@clause("ZD-34")
def test_a_card_to_remove() -> None:
    assert german(view("remove")) == ("Wähle eine Karte in der Auslage von Ben: Sie wird abgelegt.")


STRIKES = [
    (
        why("roll"),
        "Ben hat gewürfelt: Wurfbeil spielen?"
        " 1 Schaden an einer Karte oder am Nachziehstapel. Karten heilen am Ende des Zuges.",
    ),
    (
        why("play", "ally_king"),
        "Ben hat Bislipur gespielt: Wurfbeil spielen?"
        " 1 Schaden besiegt Bislipur noch vor der ersten Wirkung.",
    ),
    (
        why("wild", "ev_wild"),
        "Ben hat Kurze Rast gespielt: Wurfbeil spielen?"
        " 1 Schaden an einer Karte oder am Nachziehstapel. Karten heilen am Ende des Zuges.",
    ),
]


@clause("ZD-59", "ZD-61")
@pytest.mark.parametrize(("reason", "prompt"), STRIKES)
def test_a_strike_window_is_a_question_with_its_reason(reason: dict[str, Any], prompt: str) -> None:
    assert german(view("strike", reason=reason, hand=held("tw_axe"))) == prompt


@clause("ZD-73")
def test_a_question_that_is_always_put_says_when_the_card_is_missing() -> None:
    strike = view("strike", reason=why("roll"), hand=held("tw_power"))
    armour = view("armour", point=point(3), hand=held("tw_axe"))

    assert german(strike) == ("Ben hat gewürfelt. Wurfbeil hast du nicht auf der Hand: Passe.")
    assert german(armour) == (
        "Ben trifft Wacht am Felsentor mit einer Vier."
        " Kettenhemd hast du nicht auf der Hand: Passe."
    )


def point(source: int, card: str | None = "vp_3", marks: int = 0, effect: str = "mark") -> Any:
    """A point of Ben on the good side."""
    target = target_of(C[card], marks) if card else PILE
    health = int(HEALTH[C[card]]) if card else 0
    facts = {"card": C[card] if card else -1, "marks": marks, "health": health}
    return {"by": 1, "owner": 0, "source": source, "target": target, "effect": effect, **facts}


POINTS = [
    (
        point(AXE_POINT, "ally_two_b"),
        "Ben spielt Dolch auf Andôkai: Kettenhemd spielen?"
        f" Sonst 1 von 2 Schaden, {HEALS} geheilt.",
    ),
    (
        point(3, "ally_two_b", 1, "defeat"),
        "Ben trifft Andôkai mit einer Vier: Kettenhemd spielen? Sonst ist die Karte besiegt.",
    ),
    (
        point(JOKER, "vp_3", 2, "defeat"),
        "Ben trifft Wacht am Felsentor mit einer Jokerkarte: Kettenhemd spielen?"
        " Sonst ist die Karte besiegt, und du verlierst 3 Punkte.",
    ),
    (
        point(5, None, effect="mill"),
        "Ben trifft den Nachziehstapel mit einem Jokerwürfel: Kettenhemd spielen?"
        " Sonst fällt die oberste Karte deines Nachziehstapels weg.",
    ),
    (
        point(5, None, effect="end"),
        "Ben trifft den Nachziehstapel mit einem Jokerwürfel: Kettenhemd spielen?"
        " Sonst fällt deine letzte Karte weg, und das Spiel endet.",
    ),
]


@clause("ZD-68")
@pytest.mark.parametrize(("open_point", "prompt"), POINTS)
def test_an_armour_window_says_what_happens_otherwise(open_point: Any, prompt: str) -> None:
    assert german(view("armour", point=open_point, hand=held("tw_armour"))) == prompt


@clause("ZD-73")
@pytest.mark.parametrize("phase", ["wait", "roll", "strike", "armour"])
def test_whoever_waits_reads_nothing_about_why(phase: str) -> None:
    seen = view(phase, reason=why("roll"), point=point(3))

    assert german(seen, choosing=False) == "Warten auf Anna."


@pytest.mark.parametrize(
    ("phase", "prompt"),
    [
        ("draw", "Anna ist am Zug und zieht Karten."),
        ("reroll", "Anna ist am Zug und kann neu würfeln."),
        ("card", "Anna ist am Zug und spielt Karten."),
        ("remove", "Anna ist am Zug und entfernt eine Karte."),
    ],
)
def test_an_open_decision_of_another_person_is_named(phase: str, prompt: str) -> None:
    assert german(view(phase), choosing=False) == prompt


@pytest.mark.parametrize(
    ("kind", "prompt"),
    [
        ("bot", "Anna denkt nach."),
        ("open", "Der Platz ist frei: Warten, bis ihn jemand einnimmt."),
    ],
)
@pytest.mark.parametrize("phase", ["card", "wait"])
def test_a_seat_without_a_person(phase: str, kind: str, prompt: str) -> None:
    signs = [SeatSign("Anna", kind), SIGNS[1]]

    assert german(view(phase), signs, choosing=False) == prompt


def over(scores: tuple[int, int], emptied: int, winner: int) -> Sight:
    seats = [seat(score=score) for score in scores]
    ranks = [1, 2] if winner == 0 else [2, 1]
    seen = view("over", seats=seats, emptied=emptied, ranks=ranks, actor=-1)
    return Sight(seen, SIGNS, words("de"))


@clause("ZD-78")
def test_the_higher_score_wins_whichever_pile_is_empty() -> None:
    for emptied in (0, 1):
        end = over((9, 8), emptied, winner=0)
        assert text.prompt(end) == "Anna gewinnt mit 9 Punkten."
        assert text.tie(end) is None


@clause("ZD-79")
def test_a_tie_is_won_by_the_seat_that_still_has_cards() -> None:
    end = over((8, 8), emptied=0, winner=1)

    assert text.prompt(end) == "Ben gewinnt bei Gleichstand mit 8 Punkten."
    assert text.tie(end) == (
        "Gleichstand bei 8 Punkten. Der Nachziehstapel von Anna ist leer, also gewinnt Ben."
    )


def test_nothing_is_tied_before_the_end() -> None:
    assert text.tie(Sight(view("card"), SIGNS, words("de"))) is None
