"""What the cards of both decks are called, what they cost and do, and what is not published."""

from __future__ import annotations

import pytest

from spieltisch.games.zwerge_duell.data import DATA
from spieltisch.games.zwerge_duell.text import cards, dice
from spieltisch.language import words

clause = pytest.mark.clause
DE, EN = words("de"), words("en")
GOOD, EVIL = 0, 1
IDS = [row["id"] for row in DATA["deck"]["cards"]]
EVERY_CARD = pytest.mark.parametrize("c", range(len(IDS)), ids=IDS)
ROOM = 14  # letters of a short name


@EVERY_CARD
def test_a_card_has_the_names_of_the_data_file_on_both_sides(c: int) -> None:
    named = [cards.card_name(side, c, w) for side in (GOOD, EVIL) for w in (DE, EN)]

    assert named == DATA["names"][IDS[c]]["n"]


@clause("ZD-01")
def test_both_decks_differ_in_every_name() -> None:
    for w in (DE, EN):
        names = [cards.card_name(side, c, w) for side in (GOOD, EVIL) for c in range(len(IDS))]
        assert len(set(names)) == len(names)


@EVERY_CARD
def test_a_short_name_has_room_on_a_phone(c: int) -> None:
    for w in (DE, EN):
        for side in (GOOD, EVIL):
            assert 0 < len(cards.short_name(side, c, w)) <= ROOM


def test_short_names_of_a_side_stay_apart() -> None:
    for w in (DE, EN):
        for side in (GOOD, EVIL):
            names = {cards.short_name(side, c, w) for c in range(len(IDS))}
            assert len(names) == len(IDS)


def test_short_names_belong_to_cards_that_exist() -> None:
    names = {name for row in DATA["names"].values() for name in row["n"]}

    assert set(cards.SHORT) <= names


def test_the_feuerklinge_is_known_by_its_short_name() -> None:
    c = IDS.index("vp_4")

    assert cards.card_name(GOOD, c, DE) == "Schmieden der Feuerklinge"
    assert cards.short_name(GOOD, c, DE) == "Feuerklinge"
    assert cards.short_name(GOOD, c, EN) == "Keenfire"


WORDS_ON_CARDS = [
    ("ally_3", "one 3", "each 3: 1 damage", "eine 3", "jede 3: 1 Schaden"),
    (
        "ally_two_a",
        "2 equal dice",
        "each 1 or 2: 1 damage",
        "2 gleiche Würfel",
        "jede 1 oder 2: 1 Schaden",
    ),
    ("ally_king", "4 equal dice", "every die: 1 damage", "4 gleiche Würfel", None),
    (
        "ally_scout",
        "2 equal dice",
        "once a turn: one rolled die becomes a joker card",
        None,
        "einmal im Zug: ein Würfel wird zur Jokerkarte",
    ),
    ("vp_4", "4 equal dice", "4 victory points", None, "4 Siegpunkte"),
    ("sup_die", "3 equal dice", "1 more die in every roll", None, None),
    ("sup_draw", "3 equal dice", "may draw 1 more card", None, "darf 1 Karte mehr ziehen"),
    ("sup_reroll", "2 equal dice", "may reroll 1 die", None, "darf 1 Würfel neu würfeln"),
    ("ev_remove", "3 equal dice", "a card of your choice leaves the other display", None, None),
    ("ev_wild", "free", "one rolled die becomes wild for this turn", "frei", None),
    ("tw_axe", "free", "1 damage at any time", "frei", "jederzeit 1 Schaden"),
    ("tw_armour", "free", "prevents 1 damage", "frei", "verhindert 1 Schaden"),
    ("tw_power", "free", "2 more dice in one roll", "frei", "2 Würfel mehr bei einem Wurf"),
]


@clause("ZD-26", "ZD-27", "ZD-28")
@pytest.mark.parametrize(("name", "cost", "effect", "kosten", "wirkung"), WORDS_ON_CARDS)
def test_cost_and_effect_in_words(
    name: str, cost: str, effect: str, kosten: str | None, wirkung: str | None
) -> None:
    c = IDS.index(name)

    assert (cards.cost(c, EN), cards.effect(c, EN)) == (cost, effect)
    assert kosten in (None, cards.cost(c, DE))
    assert wirkung in (None, cards.effect(c, DE))


@EVERY_CARD
def test_every_card_is_described_in_both_languages(c: int) -> None:
    for describe in (cards.cost, cards.effect, cards.type_name):
        german, english = describe(c, DE), describe(c, EN)
        assert german
        assert english
        assert german != english


def test_the_sides_have_names() -> None:
    assert [cards.side_name(side, DE) for side in (GOOD, EVIL)] == ["Das Gute", "Das Böse"]


@pytest.mark.parametrize(
    ("name", "note", "notiz"),
    [
        ("ally_1", "", ""),
        ("ally_2", "reconstructed: health", "rekonstruiert: Leben"),
        (
            "vp_3",
            "reconstructed: copies, cost, health and points",
            "rekonstruiert: Anzahl, Kosten, Leben und Punkte",
        ),
        ("sup_reroll", "reconstructed: cost", "rekonstruiert: Kosten"),
        ("ev_wild", "reconstructed: copies", "rekonstruiert: Anzahl"),
    ],
)
def test_what_is_not_published_is_said(name: str, note: str, notiz: str) -> None:
    c = IDS.index(name)

    assert cards.provenance_note(c, EN) == note
    assert cards.provenance_note(c, DE) == notiz


def test_a_name_that_was_made_up_is_said_to_be_so() -> None:
    runes, bavragor = IDS.index("ally_4"), IDS.index("ally_1")

    assert cards.name_note(GOOD, runes, DE) == "eigener Name, nicht aus dem Spiel"
    assert cards.name_note(GOOD, bavragor, DE) == ""
    assert cards.name_note(EVIL, IDS.index("vp_2"), EN) == ""
    assert cards.name_note(GOOD, IDS.index("vp_2"), EN) == "own name, not a published one"


@pytest.mark.parametrize(
    ("numbers", "english", "german", "short"),
    [
        ([0], "a 1", "eine Eins", "1"),
        ([3, 3], "two 4s", "zwei Vieren", "44"),
        ([5, 3, 3], "two 4s and a wild die", "zwei Vieren und einen Jokerwürfel", "44W"),
        (
            [6, 5, 5, 1],
            "a 2, two wild dice and a joker card",
            "eine Zwei, zwei Jokerwürfel und eine Jokerkarte",
            "2WWJ",
        ),
        ([6, 6, 6], "three joker cards", "drei Jokerkarten", "JJJ"),
    ],
)
def test_dice_and_joker_cards_in_words(
    numbers: list[int], english: str, german: str, short: str
) -> None:
    assert dice.items(numbers, EN) == english
    assert dice.items(numbers, DE) == german
    assert dice.code(numbers) == short
