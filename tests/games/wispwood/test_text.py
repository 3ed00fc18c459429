"""The words of Wispwood in small made-up positions: choices, picks, reasons, goal cards."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.game import SeatSign, Sight
from spieltisch.games.wispwood import actions, text
from spieltisch.games.wispwood.data import CARD_IDS, FRAME
from spieltisch.games.wispwood.reasons import REASONS
from spieltisch.games.wispwood.text.catty import aid_name, aid_rule
from spieltisch.games.wispwood.text.goals import goal_name, goal_rule
from spieltisch.language import words

clause = pytest.mark.clause
I2, I3, L3, I4, O4, L4, T4, S4 = range(8)
SIGNS = [SeatSign("Mira", "person"), SeatSign("Jonas", "person"), SeatSign("Timo", "bot")]
CAT = FRAME * 5 + 5


def view(phase: str = "choose", *, cat_ready: bool = True, **facts: Any) -> dict[str, Any]:
    """A position with Mira (seat 0) to move; the shapes lie in the order of their numbers."""
    return {
        "phase": phase,
        "turn": 0,
        "shapes": list(range(8)),
        "pond": ["P", "H", "O", "E", None, "P", "H", "O"],
        "seats": [{"cat": CAT, "cat_ready": cat_ready}],
        "held": None,
        **facts,
    }


def held(letter: str, shape: int, squares: list[int] | None = None) -> dict[str, Any]:
    return {"kind": letter, "shape": shape, "squares": squares or []}


def sight(seen: dict[str, Any], language: str = "de") -> Sight:
    return Sight(view=seen, signs=SIGNS, words=words(language), choosing=True)


LAID = held("E", L3, [49, 50, 61])
CHOICES = [
    (
        view(),
        actions.Take(0, S4),
        "Take the pumpkin from place 1: step of four",
        "Kürbis von Platz 1 nehmen: Viererstufe",
        "t0 S4",
    ),
    (
        view(),
        actions.Take(3, L4),
        "Take the heart from place 4: L of four, the cat hides for it",
        "Herz von Platz 4 nehmen: Vierer-L, die Katze versteckt sich dafür",
        "t3 L4*",
    ),
    (
        view(),
        actions.Deal(),
        "New wisps: all at the pond are of one kind",
        "Neue Irrlichter: Am Teich sind alle von einer Art",
        "d",
    ),
    (
        view(),
        actions.CatDeal(),
        "New wisps: the cat hides for them",
        "Neue Irrlichter: Die Katze versteckt sich dafür",
        "d*",
    ),
    (
        view(),
        actions.Cell(5, 6),
        "Tree turn: first tree 1 right of the cat",
        "Baum-Zug: erster Baum 1 rechts der Katze",
        "c 5,6",
    ),
    (
        view("tree"),
        actions.Cell(7, 4),
        "Another tree: 2 below the cat, 1 left of the cat",
        "Noch ein Baum: 2 unter der Katze, 1 links der Katze",
        "c 7,4",
    ),
    (view("tree"), actions.Stop(), "End the tree turn", "Baum-Zug beenden", "-"),
    (
        view("tree", cat_ready=False),
        actions.Stop(),
        "End the tree turn: the cat is ready again",
        "Baum-Zug beenden: Die Katze ist wieder bereit",
        "-",
    ),
    (
        view("place", held=held("P", L4)),
        actions.Place(0, 3, 6),
        "Lay the L of four, first square 2 above the cat, 1 right of the cat",
        "Vierer-L, erstes Feld 2 über der Katze, 1 rechts der Katze",
        "l 0@3,6",
    ),
    (
        view("place", held=held("P", L4)),
        actions.Place(7, 3, 6),
        "Lay the L of four, mirrored and turned by 270°,"
        " first square 2 above the cat, 1 right of the cat",
        "Vierer-L, gespiegelt und um 270° gedreht,"
        " erstes Feld 2 über der Katze, 1 rechts der Katze",
        "l 7@3,6",
    ),
    (
        view("place", held=held("P", S4)),
        actions.Place(1, 6, 5),
        "Lay the step of four, turned by 90°, first square 1 below the cat, 1 right of the cat",
        "Viererstufe, um 90° gedreht, erstes Feld 1 unter der Katze, 1 rechts der Katze",
        "l 1@6,5",
    ),
    (
        view("wisp_square", held=LAID),
        actions.WispSquare(0),
        "The heart 1 above the cat",
        "Herz 1 über der Katze",
        "w0",
    ),
    (
        view("cat_move"),
        actions.Cell(4, 7),
        "Move the cat: 2 right, 1 up",
        "Katze versetzen: 2 rechts, 1 oben",
        "c 4,7",
    ),
    (view("cat_move"), actions.Stop(), "Leave the cat where it is", "Katze sitzen lassen", "-"),
    (
        view("catty_start"),
        actions.CattyStart(2),
        "Catty's cat drives an orb off place 3",
        "Cattys Katze vertreibt eine Kugel von Platz 3",
        "k2",
    ),
]


@pytest.mark.parametrize(("seen", "move", "english", "german", "short"), CHOICES)
def test_a_choice_in_words_and_in_notation(
    seen: dict[str, Any], move: actions.Decoded, english: str, german: str, short: str
) -> None:
    action = actions.encode(move)

    assert text.say(sight(seen, "en"), action) == english
    assert text.say(sight(seen), action) == german
    assert text.notation(seen, action) == short


@pytest.mark.parametrize(
    ("move", "german"),
    [
        (actions.Take(0, I2), "Nehmen"),
        (actions.Place(0, 5, 6), "Legen"),
        (actions.WispSquare(1), "Legen"),
        (actions.Cell(5, 6), "Hierhin"),
        (actions.CattyStart(1), "Hierhin"),
        (actions.Deal(), "Neue Irrlichter"),
        (actions.CatDeal(), "Neue Irrlichter"),
        (actions.Stop(), "Fertig"),
    ],
)
def test_the_words_on_the_confirm_button(move: actions.Decoded, german: str) -> None:
    assert text.verb(actions.encode(move), words("de")) == german


@clause("WW-18")
def test_the_last_slot_shares_a_shape_with_the_first() -> None:
    beside = [text.notation(view(), actions.encode(actions.Take(0, shape))) for shape in (I2, S4)]

    assert beside == ["t0 I2", "t0 S4"]


@pytest.mark.parametrize(
    ("phase", "pick", "german"),
    [
        ("choose", "slot-1", "Platz 2: Hut"),
        ("choose", "slot-4", "Platz 5"),
        ("choose", "shape-6", "Vierer-T"),
        ("choose", "cell-61", "1 rechts der Katze"),
        ("choose", "free-deal", "Neue Irrlichter"),
        ("choose", "cat-deal", "Neue Irrlichter mit der Katze"),
        ("place", "cell-60", "Feld der Katze"),
        ("place", "turn-0", "ungedreht"),
        ("place", "turn-3", "gespiegelt und um 90° gedreht"),
        ("tree", "stop", "Baum-Zug beenden"),
        ("cat_move", "stop", "Katze bleibt"),
    ],
)
def test_the_words_of_a_pick(phase: str, pick: str, german: str) -> None:
    assert text.pick(sight(view(phase, held=held("P", S4))), pick) == german


@pytest.mark.parametrize(
    ("shape", "german"),
    [
        (I4, ["", "um 90° gedreht"]),
        (O4, [""]),
        (T4, ["", "um 90° gedreht", "um 180° gedreht", "um 270° gedreht"]),
        (
            S4,
            ["", "um 90° gedreht", "gespiegelt", "gespiegelt und um 90° gedreht"],
        ),
    ],
)
def test_the_orientations_of_a_shape_are_told_apart(shape: int, german: list[str]) -> None:
    seen = sight(view("place", held=held("P", shape)))

    labels = [text.pick(seen, f"turn-{turn}") for turn in range(len(german))]

    assert labels == [label or "ungedreht" for label in german]


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_is_a_sentence_in_both_languages(code: int) -> None:
    english, german = (text.reason(code, words(language)) for language in ("en", "de"))

    assert english == REASONS[code].sentence
    assert german != english


CARDS = [{"id": name} for group in CARD_IDS for name in group]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_every_goal_card_has_a_name_and_a_rule_in_both_languages(card: dict[str, str]) -> None:
    names = [goal_name(card, words(language)) for language in ("en", "de")]
    rules = [goal_rule(card, words(language)) for language in ("en", "de")]

    assert len({*names, *rules}) == 4
    assert all(rule.endswith(".") and "{" not in rule for rule in rules)


@pytest.mark.parametrize(
    ("name", "german"),
    [
        (
            "pumpkin_solo",
            "Kürbisse, auf deren acht umliegenden Feldern kein anderer Kürbis liegt."
            " Punkte für 1, 2, 3 … davon: 4, 9, 15, 22, 30, danach je 8 mehr.",
        ),
        (
            "pumpkin_sudoku",
            "Kürbisse, die in ihrer Zeile und in ihrer Spalte der einzige Kürbis sind."
            " Punkte für 1, 2, 3 … davon: 4, 9, 15, 22, 30, 40.",
        ),
        (
            "hat_around",
            "Ein neuer Hut muss auf einem der acht Felder um deine Katze liegen."
            " Alle Hüte in deinem Wald zählen, wo auch immer die Katze jetzt ist:"
            " 18 für je drei, 4 für einen oder 10 für zwei übrige.",
        ),
        (
            "orb_adjacent",
            "Je Kugel der kleinste Wert der Arten neben ihr: Kugel 4, Kürbis 5, Hut 6, Herz 7.",
        ),
        ("tree_lines", "2 für jede Zeile und jede Spalte mit mindestens 3 Bäumen."),
    ],
)
def test_the_rule_of_a_goal_card_names_the_values_of_the_data_file(name: str, german: str) -> None:
    assert goal_rule({"id": name}, words("de")) == german


@clause("WW-113")
def test_the_score_aid_says_what_a_wisp_is_worth() -> None:
    catty = {"aid": 2, "values": [8, 6, 5, 3], "markers": ["E", "O", "H", "P"]}

    assert aid_name(catty, words("de")) == "Punkte-Hilfe mit 2 Pfoten"
    assert aid_rule(catty, words("de")) == (
        "Nach jeder Runde zählt jedes Irrlicht, das Catty bis dahin genommen hat:"
        " Herz 8, Kugel 6, Hut 5, Kürbis 3."
    )
