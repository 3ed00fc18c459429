"""The log of Das Duell: one line for every kind of event."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.game import SeatSign
from spieltisch.games.zwerge_duell import text
from spieltisch.games.zwerge_duell.actions import JOKER, PILE, target_of
from spieltisch.games.zwerge_duell.data import CARDS, WILD
from spieltisch.language import words

clause = pytest.mark.clause
SIGNS = [SeatSign("Anna", "person"), SeatSign("Ben", "person")]
C = {card.id: card.index for card in CARDS}


def event(kind: str, seat: int = 0, **facts: Any) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, **facts}


def aim(owner: int, card: str | None = None, marks: int = 0) -> dict[str, int]:
    """A target as events name it: a card by its id, or the draw pile."""
    if card is None:
        return {"owner": owner, "target": PILE, "card": -1, "number": -1}
    return {"owner": owner, "target": target_of(C[card], marks), "card": C[card], "number": 0}


def german(told: dict[str, Any]) -> str:
    return text.line(told, SIGNS, words("de"))


def english(told: dict[str, Any]) -> str:
    return text.line(told, SIGNS, words("en"))


def play(card: str, seat: int = 0, **payment: int) -> dict[str, Any]:
    nothing = {"value": 0, "naturals": 0, "wilds": 0, "jokers": 0}
    return event("play", seat, card=C[card], number=0, dice=[], **{**nothing, **payment})


@clause("ZD-10", "ZD-13")
@pytest.mark.parametrize(
    ("count", "left", "line"),
    [
        (1, 30, "Anna zieht 1 Karte, noch 30 im Stapel"),
        (3, 28, "Anna zieht 3 Karten, noch 28 im Stapel"),
        (1, 0, "Anna zieht 1 Karte, die letzte vom Stapel"),
        (2, 0, "Anna zieht 2 Karten, die letzten vom Stapel"),
    ],
)
def test_a_draw_tells_the_number_and_no_card(count: int, left: int, line: str) -> None:
    assert german(event("draw", count=count, left=left)) == line


@clause("ZD-19")
def test_a_roll_names_every_die() -> None:
    told = event("roll", 1, faces=[WILD, 3, 0, 3])

    assert german(told) == "Ben würfelt eine Eins, zwei Vieren und einen Jokerwürfel"
    assert english(told) == "Ben rolls a 1, two 4s and a wild die"


@clause("ZD-20")
def test_a_reroll_names_both_faces() -> None:
    told = event("reroll", die=0, face=WILD, rolled=2)

    assert german(told) == "Anna würfelt einen Jokerwürfel neu und bekommt eine Drei"
    assert german(event("keep")) == "Anna behält die Würfel"


@clause("ZD-17")
@pytest.mark.parametrize(
    ("lost", "line"),
    [
        (0, "Ben spielt Umzingeln: 5 Würfel bei diesem Wurf"),
        (1, "Ben spielt Umzingeln: 5 Würfel bei diesem Wurf, 1 Würfel verfällt"),
    ],
)
def test_more_dice(lost: int, line: str) -> None:
    assert german(event("power", 1, number=0, dice=5, lost=lost)) == line


PLAYED = [
    (
        play("sup_die", value=4, naturals=2, wilds=1),
        "Anna plays Reinforcement and pays two 4s and a wild die",
        "Anna spielt Verstärkung und zahlt zwei Vieren und einen Jokerwürfel",
    ),
    (
        play("vp_3", 1, jokers=2, wilds=1),
        "Ben plays Sack of the Tunnels for 3 points and pays a wild die and two joker cards",
        "Ben spielt Plünderung der Stollen für 3 Punkte"
        " und zahlt einen Jokerwürfel und zwei Jokerkarten",
    ),
    (
        play("ally_1", value=1, naturals=1),
        "Anna plays Bavragor and pays a 1",
        "Anna spielt Bavragor und zahlt eine Eins",
    ),
]


@clause("ZD-25", "ZD-29")
@pytest.mark.parametrize(("told", "in_english", "in_german"), PLAYED)
def test_a_card_is_told_with_all_that_is_paid(
    told: dict[str, Any], in_english: str, in_german: str
) -> None:
    assert english(told) == in_english
    assert german(told) == in_german


@clause("ZD-37")
def test_a_die_becomes_wild() -> None:
    told = event("wild", 1, card=C["ev_wild"], number=0, die=2, value=4)

    assert german(told) == "Ben spielt Kurze Rast: eine Vier wird zum Joker"


@clause("ZD-34")
@pytest.mark.parametrize(
    ("auto", "line"),
    [
        (False, "Anna entfernt Informant aus der Auslage von Ben"),
        (True, "Anna kann nur Informant aus der Auslage von Ben entfernen"),
    ],
)
def test_a_card_is_removed_under_the_name_of_its_side(auto: bool, line: str) -> None:
    assert german(event("remove", owner=1, card=C["sup_draw"], number=0, auto=auto)) == line


@clause("ZD-47")
@pytest.mark.parametrize(
    ("source", "target", "line"),
    [
        (3, aim(1, "vp_4"), "Anna trifft Gefangennahme mit einer Vier"),
        (WILD, aim(1, "vp_4"), "Anna trifft Gefangennahme mit einem Jokerwürfel"),
        (JOKER, aim(1), "Anna trifft den Nachziehstapel von Ben mit einer Jokerkarte"),
    ],
)
def test_a_hit_names_its_means_and_its_target(
    source: int, target: dict[str, int], line: str
) -> None:
    assert german(event("hit", source=source, die=0, **target)) == line


@clause("ZD-58")
def test_an_axe_and_the_armour_against_it_have_the_names_of_their_sides() -> None:
    axe = event("axe", 1, **aim(0, "ally_two_b"))
    armour = event("armour", 0, **aim(0, "ally_two_b"))

    assert german(axe) == "Ben spielt Dolch auf Andôkai"
    assert german(armour) == "Anna spielt Kettenhemd: kein Schaden für Andôkai"


@clause("ZD-50")
@pytest.mark.parametrize(
    ("left", "line"),
    [
        (7, "Ben verliert Informant vom Nachziehstapel, noch 7 übrig"),
        (0, "Ben verliert Informant, die letzte Karte vom Nachziehstapel"),
    ],
)
def test_a_milled_card_is_named(left: int, line: str) -> None:
    told = {"kind": "mill", "owner": 1, "card": C["sup_draw"], "number": 0, "left": left}

    assert german(told) == line


@clause("ZD-51", "ZD-52")
def test_damage_and_defeat() -> None:
    mark = {"kind": "mark", "owner": 0, "card": C["vp_3"], "number": 0, "marks": 1, "health": 3}
    fall = {"kind": "defeat", "owner": 0, "card": C["vp_3"], "number": 0}
    ally = {"kind": "defeat", "owner": 1, "card": C["ally_king"], "number": 0}

    assert german(mark) == "Wacht am Felsentor von Anna: 1 von 3 Schaden"
    assert german(fall) == "Wacht am Felsentor von Anna ist besiegt, 3 Punkte sind verloren"
    assert german(ally) == "Bislipur von Ben ist besiegt"


@clause("ZD-54")
def test_damage_heals_on_both_sides() -> None:
    cards = [
        {"owner": 0, "number": 0, "card": C["vp_4"], "marks": 2},
        {"owner": 1, "number": 0, "card": C["vp_2"], "marks": 1},
        {"owner": 1, "number": 1, "card": C["vp_2"], "marks": 1},
    ]

    assert german({"kind": "heal", "cards": cards}) == (
        "Der Schaden dieses Zuges heilt: Schmieden der Feuerklinge, 2 × Einnahme Âlandurs"
    )


@clause("ZD-46")
def test_the_scout_trades_a_die() -> None:
    assert german(event("scout", die=1, face=4)) == "Anna nutzt Stollenspäher und gibt eine Fünf ab"


@clause("ZD-62", "ZD-65")
@pytest.mark.parametrize(
    ("why", "origin", "line"),
    [
        ("scout", "middle", "Anna nimmt eine Jokerkarte"),
        ("scout", "seat", "Anna nimmt Ben eine Jokerkarte ab"),
        ("unused", "middle", "Anna hat nichts eingesetzt und nimmt eine Jokerkarte"),
        ("unused", "seat", "Anna hat nichts eingesetzt und nimmt Ben eine Jokerkarte ab"),
    ],
)
def test_a_joker_card_says_why_and_from_where(why: str, origin: str, line: str) -> None:
    assert german(event("joker", why=why, origin=origin)) == line


@clause("ZD-07")
def test_a_turn_ends_and_the_next_begins() -> None:
    assert german(event("stop")) == "Anna beendet den Zug"
    assert german(event("turn", 1, turn_number=36)) == "Ben beginnt Zug 36"


@clause("ZD-76")
@pytest.mark.parametrize(
    ("by", "line"),
    [
        ("draw", "Das Spiel ist zu Ende: Ben hat die letzte Karte gezogen"),
        ("damage", "Das Spiel ist zu Ende: Schaden hat den Nachziehstapel von Ben geleert"),
    ],
)
def test_the_end_says_which_pile_ran_out(by: str, line: str) -> None:
    assert german(event("over", 1, by=by)) == line
