"""The words of Wispwood along whole games: nothing is unsaid, nothing sounds the same."""

from __future__ import annotations

import pytest

from games.wispwood.games import COUNTS, ended, steps
from spieltisch.game import SPECTATOR, Action, Event, SeatSign, Sight, View
from spieltisch.games.wispwood import text
from spieltisch.games.wispwood.text.offer import can_take_any
from spieltisch.language import words
from spieltisch.position import Position

SIGNS = [SeatSign(name, "person") for name in ("Mira", "Jonas", "Anna", "Timo")]
LANGUAGES = {language: words(language) for language in ("de", "en")}
SEED = 7
TAKES = range(64)


def sights(seen: View) -> list[Sight]:
    return [Sight(seen, SIGNS, w, choosing=True) for w in LANGUAGES.values()]


def is_sentence(sentence: str) -> bool:
    return bool(sentence.strip()) and "{" not in sentence and "None" not in sentence


def events(position: Position, action: Action) -> list[Event]:
    after = position.copy()
    after.apply(action)
    return position.game.tell(position.view(SPECTATOR), action, after.view(SPECTATOR))


@COUNTS
def test_every_choice_has_its_own_words_and_notation(players: int) -> None:
    for position, _ in steps(players, SEED):
        seen, legal = position.view(position.actor()), position.legal()
        for sight in sights(seen):
            said = {text.say(sight, action) for action in legal}
            assert len(said) == len(legal)
            assert all(map(is_sentence, said))
        assert len({text.notation(seen, action) for action in legal}) == len(legal)
        assert all(text.verb(action, LANGUAGES["de"]) for action in legal)


@COUNTS
def test_every_pick_has_words(players: int) -> None:
    for position, _ in steps(players, SEED):
        seen = position.view(position.actor())
        picks = {pick for a in position.legal() for pick in position.game.picks(seen, a)}
        for sight in sights(seen):
            labels = {text.pick(sight, pick) for pick in picks}
            assert len(labels) == len(picks)
            assert all(map(is_sentence, labels))


@COUNTS
def test_every_prompt_is_a_sentence_for_every_viewer(players: int) -> None:
    for position, _ in steps(players, SEED):
        seen = position.view(position.actor())
        assert all(is_sentence(text.prompt(sight)) for sight in sights(seen))
        watching = text.prompt(Sight(position.view(SPECTATOR), SIGNS, LANGUAGES["de"]))
        assert watching.startswith(f"{SIGNS[position.actor()].name} ist am Zug und ")


@COUNTS
def test_every_event_has_a_line_that_names_its_seat(players: int) -> None:
    for position, action in steps(players, SEED):
        for event in events(position, action):
            german, english = (text.line(event, SIGNS[:players], w) for w in LANGUAGES.values())
            assert is_sentence(german)
            assert is_sentence(english)
            assert german != english
            assert not german.endswith(".")
            if event.get("seat", -1) >= 0:
                assert german.startswith(SIGNS[event["seat"]].name)


@COUNTS
def test_the_offer_agrees_with_the_legal_takes(players: int) -> None:
    for position, _ in steps(players, SEED):
        seen, legal = position.view(SPECTATOR), position.legal()
        if seen["phase"] == "choose":
            takes = [action for action in legal if action in TAKES]
            hats = [action for action in takes if seen["pond"][action // 8] == "H"]
            assert can_take_any(seen) == bool(takes)
            if "Kein Hut" in text.prompt(sights(seen)[0]):
                assert "H" in seen["pond"]
                assert not hats


@pytest.mark.parametrize("seed", range(3))
@COUNTS
def test_the_result_names_the_winners_of_the_rules(players: int, seed: int) -> None:
    position = ended(players, seed)
    prompt = text.prompt(sights(position.view(SPECTATOR))[0])
    winners = {SIGNS[seat].name for seat, rank in enumerate(position.ranks()) if rank == 1}

    assert {sign.name for sign in SIGNS if sign.name in prompt} == winners
    assert ("Catty" in prompt) == (not winners)
