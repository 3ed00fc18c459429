"""Prompt and result of Lighthouse Run at tables that are set for it."""

from __future__ import annotations

from typing import Any

import pytest

from games.lighthouse_run.table import S, Table, beacon, card, origin
from spieltisch.game import SeatSign, Sight
from spieltisch.games.lighthouse_run import text
from spieltisch.language import words

clause = pytest.mark.clause
SIGNS = [SeatSign(name, "person") for name in ("Mira", "Jonas", "Anna", "Timo")]
SOLO_B, SOLO_D, GROUP_3, COOP_1, COOP_2 = 1, 3, 6, 8, 9
HAND = {0: (SOLO_B, GROUP_3, COOP_2)}


def table(**differences: Any) -> Table:
    return Table(plain=False, **differences)


def german(t: Table, signs: list[SeatSign] = SIGNS, *, choosing: bool = True) -> str:
    return text.prompt(Sight(t.view(0), signs, words("de"), choosing=choosing))


def test_own_card() -> None:
    assert german(table()) == "Spiele eine Karte aus deiner Hand."


@clause("LR-79")
def test_in_the_big_fleet_the_second_card_is_of_the_other_colour() -> None:
    t = table(variant="fleet")
    assert german(t) == "Spiele eine Karte von Rot oder Gelb."

    t.idle()
    t.idle()

    assert german(t) == "Spiele eine Karte von Gelb: Deine andere Farbe war schon dran."


@clause("LR-18")
def test_own_beacon_that_the_card_demands_says_why() -> None:
    t = table(hands=HAND)
    t.play(card(SOLO_B))

    assert german(t) == (
        "Turm B (Feld 3–5) ist dunkel und muss leuchten: Welches Leuchtfeuer kommt dorthin?"
    )


@clause("LR-20")
def test_own_beacon_that_is_free() -> None:
    t = table(hands=HAND)
    t.play(card(COOP_2))

    assert german(t) == "Versetze ein Leuchtfeuer auf einen dunklen Turm oder lass alle stehen."


@pytest.mark.parametrize(
    ("index", "prompt"),
    [
        (SOLO_D, "Wähle eines deiner Schiffe (Rot): Es fährt 2 Schritte."),
        (
            GROUP_3,
            "Wähle ein Feld auf dem Fluss: Alle deine Schiffe dort (Rot) fahren 3 Schritte.",
        ),
        (COOP_1, "Wähle ein Feld: Von jeder Farbe dort fährt ein Schiff 1 Schritt."),
    ],
)
def test_own_ships(index: int, prompt: str) -> None:
    t = table(hands={0: (SOLO_D, GROUP_3, COOP_1)}, ships={0: (S, 1, 1, 6, 13)})
    t.play(card(index), beacon(5, 4))

    assert german(t) == prompt


@clause("LR-38")
def test_own_ships_in_the_dark_must_be_chosen_all_the_same() -> None:
    t = table(hands=HAND, ships={0: (2, 2, 8, 8, 15)})
    t.play(card(GROUP_3), 64)

    assert german(t) == "Voraus ist es dunkel: Was du auch wählst, kein Schiff fährt."


@clause("LR-43")
def test_own_bonus_says_how_far_it_goes() -> None:
    t = table(hands={0: (SOLO_B, GROUP_3, 11)}, lit=(1, 2, 5), ships={0: (S, S, S, S, 3)})
    t.play(card(11), 64, origin(S))

    assert german(t) == ("Bonus: noch eine Fahrt, Rot bis Feld 5, 1 Schritt verfällt im Dunkeln.")


def test_another_person_is_named_with_the_step() -> None:
    t = table(hands={0: (SOLO_B, GROUP_3, 11)}, lit=(1, 2, 5), ships={0: (S, S, S, S, 3)})
    prompts = [german(t, choosing=False)]
    for action in (card(11), 64, origin(S)):
        t.play(action)
        prompts.append(german(t, choosing=False))

    assert prompts == [
        "Mira ist am Zug und spielt eine Karte.",
        "Mira ist am Zug und entscheidet über die Leuchtfeuer.",
        "Mira ist am Zug und wählt die Schiffe.",
        "Mira ist am Zug und entscheidet über den Bonus.",
    ]


@pytest.mark.parametrize(
    ("kind", "prompt"),
    [
        ("bot", "Mira denkt nach."),
        ("open", "Der Platz ist frei: Warten, bis ihn jemand einnimmt."),
    ],
)
def test_a_seat_without_a_person(kind: str, prompt: str) -> None:
    signs = [SeatSign("Mira", kind), *SIGNS[1:]]

    assert german(table(), signs, choosing=False) == prompt


def test_nothing_is_tied_before_the_end() -> None:
    assert text.tie(Sight(table().view(0), SIGNS, words("de"))) is None


def over(
    ships: dict[int, tuple[int, ...]], hands: dict[int, tuple[int, ...]], variant: str, players: int
) -> Sight:
    t = table(variant=variant, players=players, ships=ships, hands=hands)
    t.end()
    return Sight(t.view(0), SIGNS[:players], words("de"))


FIVE, FOUR, TWELVE = (S, S, S, S, 15), (S, S, S, S, 12), (S, S, S, S, 20)  # ships by their points
ENDS = [
    (
        "base",
        3,
        {0: FOUR, 1: FIVE, 2: FOUR},
        {},
        "Jonas gewinnt mit 5 Punkten.",
        None,
    ),
    (
        "base",
        3,
        {0: FIVE, 1: FIVE, 2: FOUR},
        {0: (8, 13), 1: (1, 13)},
        "Jonas gewinnt mit 5 Punkten.",
        "Gleichstand bei 5 Punkten. Es entscheiden die übrigen Handkarten: Mira 5, Jonas 7.",
    ),
    (
        "base",
        3,
        {0: FIVE, 1: FIVE, 2: FOUR},
        {0: (8, 13), 1: (1, 9)},
        "Mira und Jonas teilen sich den Sieg mit 5 Punkten.",
        "Mira und Jonas sind gleichauf bei Punkten (5) und übrigen Handkarten (5).",
    ),
    (
        "erik",
        2,
        {0: FOUR, 1: FOUR, 2: FIVE},
        {},
        "Erik gewinnt mit 5 Punkten.",
        None,
    ),
    (
        "erik",
        2,
        {0: FIVE, 1: FOUR, 2: FIVE},
        {0: (8, 9)},
        "Mira gewinnt mit 5 Punkten.",
        "Gleichstand bei 5 Punkten. Es entscheiden die übrigen Handkarten: Mira 3, Erik 0.",
    ),
    (
        "fleet",
        2,
        {0: TWELVE, 1: FIVE, 2: (S, S, S, 15, 15), 3: (S, S, S, 15, 3)},
        {},
        "Mira gewinnt mit 17 Punkten.",
        None,
    ),
]


@clause("LR-60", "LR-61", "LR-73", "LR-74")
@pytest.mark.parametrize(("variant", "players", "ships", "hands", "prompt", "tie"), ENDS)
def test_the_result(
    variant: str,
    players: int,
    ships: dict[int, tuple[int, ...]],
    hands: dict[int, tuple[int, ...]],
    prompt: str,
    tie: str | None,
) -> None:
    end = over(ships, hands, variant, players)

    assert text.prompt(end) == prompt
    assert text.tie(end) == tie


EVEN = {0: FIVE, 1: FOUR}  # 5 and 4 points: a gap of 1
UNEVEN = {2: (S, S, S, 15, 12), 3: (S, S, S, S, S)}  # 9 and 0 points


@clause("LR-86", "LR-87")
@pytest.mark.parametrize(
    ("ships", "hands", "prompt", "tie"),
    [
        (
            {**EVEN, **UNEVEN},
            {},
            "Mira gewinnt mit 9 Punkten.",
            "Gleichstand bei 9 Punkten. Es entscheidet der kleinere Abstand der eigenen"
            " zwei Farben: Mira 1, Jonas 9.",
        ),
        (
            {**EVEN, 2: FOUR, 3: FIVE},
            {0: (8, 9), 1: (8, 9), 2: (8, 9), 3: (8, 13)},
            "Jonas gewinnt mit 9 Punkten.",
            "Gleichstand bei 9 Punkten und je 1 Abstand."
            " Es entscheiden die übrigen Handkarten: Mira 6, Jonas 8.",
        ),
        (
            {**EVEN, 2: FOUR, 3: FIVE},
            {},
            "Mira und Jonas teilen sich den Sieg mit 9 Punkten.",
            "Mira und Jonas sind gleichauf bei Punkten (9), Abstand (1)"
            " und übrigen Handkarten (12).",
        ),
    ],
)
def test_a_tie_of_fleets(
    ships: dict[int, tuple[int, ...]], hands: dict[int, tuple[int, ...]], prompt: str, tie: str
) -> None:
    end = over(ships, hands, "fleet", 2)

    assert text.prompt(end) == prompt
    assert text.tie(end) == tie
