"""The words of Lighthouse Run along whole games: nothing is unsaid, nothing sounds the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.lighthouse_run.games import EVERY_WAY, decisions, new_table
from games.lighthouse_run.table import Table
from spieltisch.game import SPECTATOR, Action, Event, SeatSign, Sight, View
from spieltisch.games.lighthouse_run import text
from spieltisch.language import words

SIGNS = [SeatSign(name, "person") for name in ("Mira", "Jonas", "Anna", "Timo")]
LANGUAGES = {language: words(language) for language in ("de", "en")}
SEED = 7


def game(variant: str, players: int) -> Iterator[tuple[Table, Action]]:
    """A game decision by decision: the table and the action that comes next."""
    t = new_table(variant, players, SEED)
    for action in decisions(t, SEED):
        yield t, action
        t.position.apply(action)


def sights(seen: View) -> list[Sight]:
    return [Sight(seen, SIGNS, w, choosing=True) for w in LANGUAGES.values()]


def is_sentence(sentence: str) -> bool:
    return bool(sentence.strip()) and "{" not in sentence and "None" not in sentence


def events(t: Table, action: Action) -> list[Event]:
    after = t.position.copy()
    after.apply(action)
    return t.position.game.tell(t.view(), action, after.view(SPECTATOR))


@EVERY_WAY
def test_every_choice_has_its_own_words_and_notation(variant: str, players: int) -> None:
    for t, _ in game(variant, players):
        seen, legal = t.view(t.position.actor()), t.legal()
        for sight in sights(seen):
            said = {text.say(sight, action) for action in legal}
            assert len(said) == len(legal)
            assert all(map(is_sentence, said))
        assert len({text.notation(seen, action) for action in legal}) == len(legal)


@EVERY_WAY
def test_every_pick_has_words(variant: str, players: int) -> None:
    for t, _ in game(variant, players):
        seen = t.view(t.position.actor())
        picks = {pick for a in t.legal() for pick in t.position.game.picks(seen, a)}
        for sight in sights(seen):
            labels = {text.pick(sight, pick) for pick in picks}
            assert len(labels) == len(picks)
            assert all(map(is_sentence, labels))


@EVERY_WAY
def test_every_prompt_is_a_sentence_for_every_viewer(variant: str, players: int) -> None:
    for t, _ in game(variant, players):
        assert all(is_sentence(text.prompt(s)) for s in sights(t.view(t.position.actor())))
        for viewer in (SPECTATOR, *range(players)):
            watching = Sight(t.view(viewer), SIGNS, LANGUAGES["de"])
            name = SIGNS[t.position.actor()].name
            assert text.prompt(watching).startswith(f"{name} ist am Zug und ")


@EVERY_WAY
def test_every_event_has_a_line_that_names_its_seat(variant: str, players: int) -> None:
    for t, action in game(variant, players):
        for event in events(t, action):
            german, english = (text.line(event, SIGNS[:players], w) for w in LANGUAGES.values())
            assert is_sentence(german)
            assert is_sentence(english)
            assert german != english
            if "seat" in event:
                assert german.startswith(SIGNS[event["seat"]].name)


@EVERY_WAY
def test_a_journey_is_announced_as_it_is_told_afterwards(variant: str, players: int) -> None:
    for t, _ in game(variant, players):
        if t.view()["phase"] not in ("move", "bonus"):
            continue
        sight = sights(t.view(t.position.actor()))[0]
        for action in t.legal():
            told = text.line(events(t, action)[0], SIGNS[:players], sight.words)
            assert text.say(sight, action).split(": ", 1)[1] == told.split(": ", 1)[1]


@EVERY_WAY
def test_a_card_announces_the_beacon_half_that_follows(variant: str, players: int) -> None:
    for t, _ in game(variant, players):
        if t.view()["phase"] != "play":
            continue
        sight = sights(t.view(t.position.actor()))[0]
        for action in t.legal():
            skipped = "lit" in [event["kind"] for event in events(t, action)]
            assert text.say(sight, action).endswith("leuchtet schon") == skipped


@pytest.mark.parametrize("seed", range(6))
@EVERY_WAY
def test_the_result_names_the_winners_of_the_rules(variant: str, players: int, seed: int) -> None:
    t = new_table(variant, players, seed)
    for action in decisions(t, seed):
        t.position.apply(action)
    prompt = text.prompt(sights(t.view())[0])
    winners = {SIGNS[seat].name for seat, rank in enumerate(t.position.ranks()) if rank == 1}
    named = {sign.name for sign in SIGNS if sign.name in prompt}
    assert named == winners
    assert ("Erik" in prompt) == (not winners)
