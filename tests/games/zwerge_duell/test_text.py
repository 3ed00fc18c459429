"""The words of Das Duell for single choices in small made-up positions."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.game import SeatSign, Sight
from spieltisch.games.zwerge_duell import actions, text
from spieltisch.games.zwerge_duell.actions import JOKER, PILE, encode, target_of
from spieltisch.games.zwerge_duell.data import CARDS, DATA, VARIANTS, WILD
from spieltisch.games.zwerge_duell.reasons import REASONS
from spieltisch.language import words

clause = pytest.mark.clause
SIGNS = [SeatSign("Anna", "person"), SeatSign("Ben", "person")]
C = {card.id: card.index for card in CARDS}


def seat(**facts: Any) -> dict[str, Any]:
    return {"pile": 9, "jokers": 0, "draws": 3, "usable": 0, "score": 7, "hits": [], **facts}


def view(
    own: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **facts: Any
) -> dict[str, Any]:
    """A position in which Anna (seat 0, the good side) decides."""
    return {
        "phase": "card",
        "actor": 0,
        "turn": 0,
        "seats": [seat(**(own or {})), seat(**(other or {}))],
        "pool": [0, 1, 0, 2, 0, 1],
        "dice_due": 5,
        "middle_jokers": 3,
        "used": True,
        "question": None,
        **facts,
    }


def sight(seen: dict[str, Any], language: str = "de") -> Sight:
    return Sight(view=seen, signs=SIGNS, words=words(language), choosing=True)


def german(move: actions.Decoded, seen: dict[str, Any] | None = None) -> str:
    return text.say(sight(seen or view()), encode(move))


CHOICES = [
    (actions.Draw(2), "Draw 2 cards", "2 Karten ziehen", "d2"),
    (actions.Roll(), "Roll 5 dice", "5 Würfel werfen", "r"),
    (
        actions.PowerUp(),
        "Play Andôkai's Power: 6 dice instead of 5, 1 die is lost",
        "Andôkais Macht spielen: 6 Würfel statt 5, 1 Würfel verfällt",
        "r+",
    ),
    (actions.Reroll(3), "Reroll a 4", "Neu würfeln: eine Vier", "r4"),
    (actions.Reroll(WILD), "Reroll a wild die", "Neu würfeln: einen Jokerwürfel", "rW"),
    (actions.Keep(), "Keep the dice", "Würfel behalten", "k"),
    (
        actions.Play(C["sup_die"], 4, 0),
        "Play Reinforcement for two 4s and a wild die",
        "Verstärkung spielen für zwei Vieren und einen Jokerwürfel",
        "p SD 44W",
    ),
    (
        actions.Play(C["sup_die"], 4, 1),
        "Play Reinforcement for two 4s and a joker card",
        "Verstärkung spielen für zwei Vieren und eine Jokerkarte",
        "p SD 44J",
    ),
    (
        actions.MakeWild(4),
        "Play Dwarven Luck: a 4 becomes wild",
        "Zwergenglück spielen: eine Vier wird zum Joker",
        "w4",
    ),
    (
        actions.Remove(target_of(C["sup_draw"], 0)),
        "Remove Informant",
        "Informant entfernen",
        "x SC",
    ),
    (
        actions.Remove(target_of(C["vp_4"], 1)),
        "Remove Capture (1 of 4 damage)",
        "Gefangennahme (1 von 4 Schaden) entfernen",
        "x V4*1",
    ),
    (
        actions.Hit(3, target_of(C["vp_4"], 1)),
        "Hit Capture with a 4: 2 of 4 damage",
        "Treffer auf Gefangennahme mit einer Vier: 2 von 4 Schaden",
        "h4 V4*1",
    ),
    (
        actions.Hit(WILD, target_of(C["ally_king"], 0)),
        "Hit Bislipur with a wild die: defeated",
        "Treffer auf Bislipur mit einem Jokerwürfel: besiegt",
        "hW AK",
    ),
    (
        actions.Hit(JOKER, PILE),
        "Hit the draw pile with a joker card: its top card is discarded",
        "Treffer auf den Nachziehstapel mit einer Jokerkarte: die oberste Karte fällt weg",
        "hJ P",
    ),
    (
        actions.Throw(target_of(C["ally_two_a"], 0)),
        "Play Throwing Axe on Sinthoras: 1 of 2 damage",
        "Wurfbeil auf Sinthoras spielen: 1 von 2 Schaden",
        "a AA",
    ),
    (
        actions.Scout(4),
        "Tunnel Scout: trade a 5 for a joker card, usable from the next turn",
        "Stollenspäher: eine Fünf gegen eine Jokerkarte tauschen, nutzbar ab dem nächsten Zug",
        "s5",
    ),
    (actions.Stop(), "End the turn", "Zug beenden", "e"),
    (actions.Pass(), "Do not strike", "Nicht eingreifen", "-"),
    (
        actions.Prevent(),
        "Play Chain Mail: the damage is prevented",
        "Kettenhemd spielen: Der Schaden wird verhindert",
        "b",
    ),
]


@pytest.mark.parametrize(("move", "english", "in_german", "short"), CHOICES)
def test_a_choice_in_words_and_in_notation(
    move: actions.Decoded, english: str, in_german: str, short: str
) -> None:
    assert text.say(sight(view(), "en"), encode(move)) == english
    assert german(move) == in_german
    assert text.notation(view(), encode(move)) == short


def test_the_words_on_the_confirm_button() -> None:
    verbs = [text.verb(encode(move), words("de")) for move, *_ in CHOICES]

    assert verbs == [
        *["Ziehen", "Werfen", "Karte spielen", "Neu würfeln", "Neu würfeln", "Behalten"],
        *["Karte spielen"] * 3,
        *["Entfernen"] * 2,
        *["Treffen"] * 3,
        *["Karte spielen", "Tauschen", "Zug beenden", "Passen", "Karte spielen"],
    ]


@clause("ZD-01")
def test_the_evil_side_speaks_of_its_own_cards_and_hits_good_ones() -> None:
    seen = view(actor=1, turn=1)

    assert german(actions.Throw(target_of(C["vp_4"], 0)), seen) == (
        "Dolch auf Schmieden der Feuerklinge spielen: 1 von 4 Schaden"
    )
    assert german(actions.Prevent(), seen) == "Schattenrüstung spielen: Der Schaden wird verhindert"


@clause("ZD-13")
def test_the_draw_that_ends_the_game_says_so() -> None:
    seen = view(own={"pile": 2})

    assert german(actions.Draw(1), seen) == "1 Karte ziehen"
    assert german(actions.Draw(2), seen) == "2 Karten ziehen, die letzten: Das Spiel endet"
    assert german(actions.Draw(1), view(own={"pile": 1})) == (
        "1 Karte ziehen, die letzte: Das Spiel endet"
    )


@clause("ZD-17")
def test_dice_that_are_not_lost_are_not_spoken_of() -> None:
    assert german(actions.PowerUp(), view(dice_due=3)) == (
        "Andôkais Macht spielen: 5 Würfel statt 3"
    )


@clause("ZD-55")
def test_a_point_on_the_last_card_of_a_pile_says_that_the_game_ends() -> None:
    said = german(actions.Throw(PILE), view(other={"pile": 1}))

    assert said == "Wurfbeil auf den Nachziehstapel spielen: die letzte Karte, das Spiel endet"


@clause("ZD-29")
@pytest.mark.parametrize(
    ("pool", "move", "short"),
    [
        ([0, 0, 0, 2, 0, 1], actions.Play(C["sup_die"], 4, 0), "p SD 44W"),
        ([0, 0, 0, 3, 0, 1], actions.Play(C["sup_die"], 4, 0), "p SD 444"),
        ([0, 0, 0, 3, 0, 1], actions.Play(C["vp_4"], 4, 1), "p V4 444J"),
        ([0, 0, 0, 0, 0, 2], actions.Play(C["vp_2"], 0, 0), "p V2 WW"),
        ([0, 0, 0, 0, 1, 0], actions.Play(C["vp_4"], 5, 3), "p V4 5JJJ"),
        ([1, 0, 0, 0, 0, 1], actions.Play(C["ally_1"], 0, 1), "p A1 J"),
    ],
)
def test_natural_dice_go_before_wild_ones(
    pool: list[int], move: actions.Decoded, short: str
) -> None:
    assert text.notation(view(pool=pool), encode(move)) == short


@clause("ZD-62", "ZD-65")
@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"used": True}, "Zug beenden"),
        ({"used": False}, "Zug beenden und eine Jokerkarte nehmen"),
        (
            {"used": False, "middle_jokers": 0, "own": {"jokers": 1}},
            "Zug beenden und eine Jokerkarte von Ben nehmen",
        ),
        ({"used": False, "middle_jokers": 0, "own": {"jokers": 3}}, "Zug beenden"),
    ],
)
def test_the_end_of_a_turn_names_the_joker_card_that_it_brings(
    facts: dict[str, Any], said: str
) -> None:
    assert german(actions.Stop(), view(**facts)) == said


@clause("ZD-68")
def test_passing_in_an_armour_window_lets_the_point_happen() -> None:
    assert german(actions.Pass(), view(phase="armour", question="armour")) == "Treffer zulassen"


@pytest.mark.parametrize(
    ("pick", "label"),
    [
        ("draw-1", "1 Karte ziehen"),
        ("draw-3", "3 Karten ziehen"),
        ("roll", "5 Würfel werfen"),
        (f"card-{C['vp_4']}", "Schmieden der Feuerklinge"),
        ("die-3", "Würfel 4"),
        ("die-5", "Jokerwürfel"),
        ("die-6", "Jokerkarte"),
        ("pay-4-0", "Würfel 4, keine Jokerkarte"),
        ("pay-4-2", "Würfel 4 und 2 Jokerkarten"),
        ("pay-0-1", "1 Jokerkarte, keine Zahlen"),
        ("pay-0-0", "Nur Jokerwürfel"),
        ("target-0", "Nachziehstapel"),
        (f"target-{target_of(C['vp_4'], 1)}", "Gefangennahme (1 von 4 Schaden)"),
        (f"target-{target_of(C['sup_die'], 0)}", "Nachschub"),
        ("keep", "Würfel behalten"),
        ("scout", "Stollenspäher"),
        ("stop", "Zug beenden"),
        ("pass", "Nicht eingreifen"),
    ],
)
def test_the_words_of_a_pick(pick: str, label: str) -> None:
    assert text.pick(sight(view()), pick) == label


@pytest.mark.parametrize("pick", ["hand-1", "draw", "roll-1", "pay-4"])
def test_a_pick_of_another_game_is_refused(pick: str) -> None:
    with pytest.raises(ValueError, match=f"expected a pick of this game, got '{pick}'"):
        text.pick(sight(view()), pick)


def test_every_action_number_has_a_verb_and_words_in_both_languages() -> None:
    for action in range(actions.ACTIONS):
        for language in ("de", "en"):
            said = text.say(sight(view(question="strike"), language), action)
            assert said.strip()
            assert "{" not in said
            assert text.verb(action, words(language))
        assert text.notation(view(), action)


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_is_a_sentence_in_both_languages(code: int) -> None:
    english, in_german = (text.reason(code, words(language)) for language in ("en", "de"))

    assert english == REASONS[code].sentence
    assert in_german != english


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_has_a_name(name: str) -> None:
    assert text.variant(name, words("de")) != text.variant(name, words("en"))


def test_the_cover_says_what_one_does() -> None:
    assert text.tagline(words("de")) == "Triff mit Würfeln, schütze deine Punkte"


def test_every_card_has_its_own_code_in_the_notation() -> None:
    shown = [card.id for card in CARDS if card.type in ("ally", "vp", "support")]
    codes = {text.notation(view(), encode(actions.Remove(target_of(C[c], 0)))) for c in shown}

    assert len(codes) == len(shown)
    assert len(DATA["deck"]["cards"]) == len(C)
