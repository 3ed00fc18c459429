"""The words of Das Duell along whole games: nothing is unsaid, nothing sounds the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from spieltisch.game import OVER, SPECTATOR, Action, Event, Seat, SeatSign, Sight, View
from spieltisch.games import load
from spieltisch.games.zwerge_duell import text
from spieltisch.games.zwerge_duell.actions import (
    PASS,
    PILE,
    Hit,
    MakeWild,
    Play,
    PowerUp,
    Prevent,
    Remove,
    Scout,
    Throw,
    class_of,
    decode,
)
from spieltisch.games.zwerge_duell.data import (
    ARMOUR,
    AXE,
    EV_WILD,
    KINDS,
    POWER,
    SCOUT,
    SEATS,
    VARIANTS,
)
from spieltisch.games.zwerge_duell.text.cards import card_name
from spieltisch.language import Words, words
from spieltisch.position import Position

clause = pytest.mark.clause
SIGNS = [SeatSign(name, "person") for name in ("Mira", "Jonas")]
LANGUAGES = {language: words(language) for language in ("de", "en")}
EVERY_WAY = pytest.mark.parametrize("variant", ["base", "always_ask"])
SEED = 7


def game(variant: str, seed: int = SEED) -> Iterator[tuple[Position, Action]]:
    """A random game decision by decision: the position and the action that comes next."""
    position = Position(load("zwerge_duell"))
    position.key((seed, 1, 2, 3))
    position.setup(SEATS, VARIANTS.index(variant))
    chance = random.Random(seed)
    while position.actor() != OVER:
        action = chance.choice(position.legal())
        yield position, action
        position.apply(action)


def sights(seen: View) -> list[Sight]:
    return [Sight(seen, SIGNS, w, choosing=True) for w in LANGUAGES.values()]


def is_sentence(sentence: str) -> bool:
    return bool(sentence.strip()) and "{" not in sentence and "None" not in sentence


def events(position: Position, action: Action) -> list[Event]:
    after = position.copy()
    after.apply(action)
    return position.game.tell(position.view(SPECTATOR), action, after.view(SPECTATOR))


def named_cards(action: Action, own: Seat) -> list[tuple[Seat, int]]:
    """The cards that an action speaks of, with the seat whose deck they belong to."""
    other = 1 - own
    match decode(action):
        case Play(card):
            return [(own, card)]
        case Throw(target):
            return [(own, AXE)] + [(other, class_of(target)[0])] * (target != PILE)
        case Hit(_, target):
            return [(other, class_of(target)[0])] * (target != PILE)
        case Remove(target):
            return [(other, class_of(target)[0])]
        case PowerUp():
            return [(own, POWER)]
        case MakeWild():
            return [(own, EV_WILD)]
        case Scout():
            return [(own, SCOUT)]
        case Prevent():
            return [(own, ARMOUR)]
        case _:
            return []


def names_in(said: str, w: Words) -> set[str]:
    """The names of cards in a sentence; one within another ("Andôkais Macht") does not count."""
    found = {name for name in every_name(w) if name in said}
    return {name for name in found if not any(name in other for other in found - {name})}


@cache
def every_name(w: Words) -> list[str]:
    return [card_name(side, c, w) for side in range(SEATS) for c in range(KINDS)]


@EVERY_WAY
def test_every_choice_has_its_own_words_and_notation(variant: str) -> None:
    for position, _ in game(variant):
        seen, legal = position.view(position.actor()), position.legal()
        for sight in sights(seen):
            said = {text.say(sight, action) for action in legal}
            assert len(said) == len(legal)
            assert all(map(is_sentence, said))
        assert len({text.notation(seen, action) for action in legal}) == len(legal)


@clause("ZD-01")
@EVERY_WAY
def test_every_card_is_called_as_in_the_deck_that_it_belongs_to(variant: str) -> None:
    for position, _ in game(variant):
        own = position.actor()
        for sight in sights(position.view(own)):
            for action in position.legal():
                meant = {card_name(*card, sight.words) for card in named_cards(action, own)}
                assert names_in(text.say(sight, action), sight.words) == meant


@EVERY_WAY
def test_every_pick_has_words(variant: str) -> None:
    for position, _ in game(variant):
        seen = position.view(position.actor())
        picks = {pick for a in position.legal() for pick in position.game.picks(seen, a)}
        for sight in sights(seen):
            labels = {text.pick(sight, pick) for pick in picks}
            assert len(labels) == len(picks)
            assert all(map(is_sentence, labels))


@EVERY_WAY
def test_every_prompt_is_a_sentence_and_differs_by_language(variant: str) -> None:
    for position, _ in game(variant):
        german, english = (text.prompt(s) for s in sights(position.view(position.actor())))
        assert is_sentence(german)
        assert is_sentence(english)
        assert german != english


@clause("ZD-73")
@EVERY_WAY
def test_all_others_wait_without_a_reason_while_somebody_is_asked_for_a_twist(variant: str) -> None:
    asked = set()
    for position, _ in game(variant):
        chooser = position.actor()
        question = position.view(chooser)["question"]
        for viewer in {SPECTATOR, 1 - chooser}:
            seen = position.view(viewer)
            prompt = text.prompt(Sight(seen, SIGNS, LANGUAGES["de"]))
            assert SIGNS[chooser].name in prompt
            if question in ("strike", "armour", "power"):
                asked.add(question)
                assert prompt == f"Warten auf {SIGNS[chooser].name}."
    assert asked == {"strike", "armour", "power"}


@EVERY_WAY
def test_every_event_has_a_line_that_names_its_seat(variant: str) -> None:
    for position, action in game(variant):
        for event in events(position, action):
            german, english = (text.line(event, SIGNS, w) for w in LANGUAGES.values())
            assert is_sentence(german)
            assert is_sentence(english)
            assert german != english
            for who in {"seat", "owner"} & event.keys():
                aimed = who == "owner" and event["kind"] not in ("mill", "mark", "defeat")
                assert aimed or SIGNS[event[who]].name in german


@clause("ZD-73")
@EVERY_WAY
def test_passing_tells_nothing_of_the_one_who_passes(variant: str) -> None:
    passed = 0
    for position, _ in game(variant):
        if PASS not in position.legal():
            continue
        passer = position.actor()
        told = events(position, PASS)
        passed += 1
        assert all(event.get("seat") != passer or event["kind"] == "over" for event in told)
        assert not any("pass" in text.line(event, SIGNS, LANGUAGES["en"]) for event in told)
    assert passed


@pytest.mark.parametrize("seed", range(6))
def test_the_result_names_the_winner_of_the_rules(seed: int) -> None:
    *_, (position, _) = game("base", seed)
    winner = position.ranks().index(1)
    end = Sight(position.view(0), SIGNS, LANGUAGES["de"])
    level = len(set(position.score())) == 1
    assert text.prompt(end).startswith(f"{SIGNS[winner].name} gewinnt ")
    assert (text.tie(end) is not None) == level
