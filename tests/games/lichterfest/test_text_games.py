"""The words of Lichterfest along whole games: nothing is unsaid, nothing sounds the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from spieltisch.game import OVER, SPECTATOR, Action, SeatSign, Sight, View
from spieltisch.games import load
from spieltisch.games.lichterfest import text
from spieltisch.games.lichterfest.data import DATA
from spieltisch.language import words
from spieltisch.position import Position

SIGNS = [SeatSign(name, "person") for name in ("Mira", "Jonas", "Anna", "Timo")]
LANGUAGES = {language: words(language) for language in ("de", "en")}
GAMES = pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])


def game(players: int, seed: int) -> Iterator[tuple[Position, Action]]:
    """A game in which plain good moves and random ones alternate: decision by decision."""
    chance, position = random.Random(seed), Position(load("lichterfest"))
    position.key((seed, 2, 3, 4))
    position.setup(players)
    while position.actor() != OVER:
        legal = position.legal()
        action = position.greedy() if chance.random() < 0.7 else chance.choice(legal)
        yield position, action
        position.apply(action)


def sights(seen: View) -> list[Sight]:
    return [Sight(seen, SIGNS, w, choosing=True) for w in LANGUAGES.values()]


def is_sentence(sentence: str) -> bool:
    return bool(sentence.strip()) and "{" not in sentence and "None" not in sentence


@GAMES
def test_every_choice_has_its_own_words_and_notation(players: int, seed: int) -> None:
    for position, _ in game(players, seed):
        seen, legal = position.view(position.actor()), position.legal()
        for sight in sights(seen):
            said = {text.say(sight, action) for action in legal}
            assert len(said) == len(legal)
            assert all(map(is_sentence, said))
        assert len({text.notation(seen, action) for action in legal}) == len(legal)


@GAMES
def test_every_prompt_is_a_sentence_for_every_viewer(players: int, seed: int) -> None:
    for position, _ in game(players, seed):
        assert all(is_sentence(text.prompt(s)) for s in sights(position.view(position.actor())))
        for viewer in (SPECTATOR, *range(players)):
            watching = Sight(position.view(viewer), SIGNS, LANGUAGES["de"])
            name = SIGNS[position.actor()].name
            assert text.prompt(watching).startswith(f"{name} ist am Zug und ")


@GAMES
def test_own_dedications_named_in_the_prompt_are_the_legal_ones(players: int, seed: int) -> None:
    for position, _ in game(players, seed):
        seen = position.view(position.actor())
        if seen["phase"] == "dedicate":
            sight = sights(seen)[0]
            picks = {load("lichterfest").picks(seen, a)[0] for a in position.legal()} - {"skip"}
            prompt = text.prompt(sight)
            assert {f"stack-{n}" for n in range(3) if _names_set(prompt, n)} == picks


def _names_set(prompt: str, kind: int) -> bool:
    return ("Vier gleiche", "Drei Paare", "Alle sieben")[kind] in prompt


@GAMES
def test_every_event_has_a_line_that_names_its_seats(players: int, seed: int) -> None:
    tell = load("lichterfest").tell
    for position, action in game(players, seed):
        after = position.copy()
        after.apply(action)
        for event in tell(position.view(SPECTATOR), action, after.view(SPECTATOR)):
            german, english = (text.line(event, SIGNS, w) for w in LANGUAGES.values())
            assert is_sentence(german)
            assert is_sentence(english)
            assert german != english
            if "seat" in event:
                assert german.startswith(SIGNS[event["seat"]].name)


@GAMES
def test_the_result_names_the_winners_of_the_rules(players: int, seed: int) -> None:
    for position, action in game(players, seed):
        last = position.copy()
        last.apply(action)
    prompt = text.prompt(sights(last.view(SPECTATOR))[0])
    winners = {SIGNS[seat].name for seat, rank in enumerate(last.ranks()) if rank == 1}
    assert {sign.name for sign in SIGNS if sign.name in prompt} == winners


def test_colours_have_as_many_names_as_codes_in_every_language() -> None:
    colours = DATA["colors"]
    for language in LANGUAGES:
        assert len(set(colours[f"names_{language}"])) == len(colours["codes"])
