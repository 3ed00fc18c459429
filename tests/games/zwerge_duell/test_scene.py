"""The drawing of the table: an element for every pick, no secret, two languages, any position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from spieltisch.game import SPECTATOR, Action, SeatSign, Sight
from spieltisch.games import load
from spieltisch.games.zwerge_duell import scene
from spieltisch.games.zwerge_duell.actions import (
    Draw,
    Hit,
    Keep,
    Pass,
    Play,
    Prevent,
    Roll,
    Stop,
    Throw,
    decode,
)
from spieltisch.games.zwerge_duell.data import CARDS, KINDS, VARIANTS, VP
from spieltisch.language import words
from spieltisch.position import Position

SIGNS = (SeatSign("Ada & <Co>", "person"), SeatSign("Bela", "bot"))
BARE = (Draw, Roll, Keep, Stop)  # what has a button of the frame instead of an element
Step = tuple[Position, Action]
WEIGHTS = {Play: 20.0, Stop: 2.0, Hit: 0.5}


@cache
def game_of(seed: int, variant: str = "base") -> tuple[Step, ...]:
    """Positions of one game with the action taken there, many cards played; at the end -1."""
    chance = Random(seed)
    position = Position(load("zwerge_duell"))
    position.key((seed, 2, 3, 4))
    position.setup(2, VARIANTS.index(variant))
    steps: list[Step] = []
    while position.actor() >= 0:
        legal = position.legal()
        weights = [WEIGHTS.get(type(decode(action)), 1.0) for action in legal]
        action = chance.choices(legal, weights)[0]
        steps.append((position.copy(), action))
        position.apply(action)
    steps.append((position, -1))
    return tuple(steps)


def every_step() -> Iterator[Step]:
    """The positions of a quick and of a careful game."""
    yield from game_of(1)
    yield from game_of(2, "always_ask")


def sight_of(position: Position, viewer: int, language: str = "de") -> Sight:
    choosing = viewer >= 0 and viewer == position.actor()
    return Sight(position.view(viewer), SIGNS, words(language), choosing=choosing)


def sights() -> Iterator[tuple[Position, Action, Sight]]:
    """Every fifth position, as the seat with the decision sees it."""
    for position, action in list(every_step())[::5]:
        yield position, action, sight_of(position, max(0, position.actor()))


def drawn(sight: Sight) -> str:
    """Everything on the table as one text."""
    parts = [scene.facts(sight), scene.steps(sight), scene.board(sight), scene.tray(sight)]
    parts += scene.asides(sight).values()
    parts += [scene.panel(sight, seat) for seat in range(2)]
    return "".join(str(part) for part in parts)


def previewed(position: Position, action: Action) -> tuple[Sight, dict[str, str]]:
    sight = sight_of(position, position.actor())
    after = position.copy()
    after.apply(action)
    slots = scene.preview(sight, action, after.view(sight.view["viewer"]))
    return sight, {slot: str(content) for slot, content in slots.items()}


def ids(text: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', text)


def step_with(kind: type, **facts: Any) -> Step:
    """The last position in which an action of this kind was taken and the view says this."""
    for position, action in reversed(list(every_step())):
        if action >= 0 and isinstance(decode(action), kind):
            view = position.view(position.actor())
            if all(view[name] == value for name, value in facts.items()):
                return position, action
    raise AssertionError(f"no {kind.__name__} with {facts}")


def test_every_id_is_on_the_table_once() -> None:
    for _, _, sight in sights():
        found = ids(str(scene.symbols()) + drawn(sight) + str(scene.cover()))
        assert len(found) == len(set(found))


def test_every_pick_has_an_element_or_a_button_of_the_frame() -> None:
    game = load("zwerge_duell")
    for position, action, sight in sights():
        text = drawn(sight)
        for legal in position.legal() if action >= 0 else []:
            for pick in game.picks(sight.view, legal):
                bare = isinstance(decode(legal), BARE) or pick == "pass"
                asked = sight.view["question"] in ("strike", "armour")
                assert (f'data-pick="{pick}"' in text) == (asked or not bare), pick


def test_all_that_is_drawn_by_reference_is_defined() -> None:
    defined = set(ids(str(scene.symbols()))) | {"f-cross"}
    for position, action, sight in sights():
        text = drawn(sight) + str(scene.breakdown(sight))
        if action >= 0:
            text += "".join(previewed(position, action)[1].values())
        used = {*re.findall(r'href="#([^"]+)"', text), *re.findall(r"url\(#([^)]+)\)", text)}
        assert used <= defined
    inside = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', str(scene.symbols()))
    assert {"".join(pair) for pair in inside} <= defined


def test_all_ids_of_the_symbols_have_the_prefix_of_the_game() -> None:
    assert all(name.startswith("zd-") for name in ids(str(scene.symbols()) + str(scene.cover())))


def test_both_decks_have_a_picture_of_every_card() -> None:
    defined = ids(str(scene.symbols()))
    assert {f"zd-a{side}-{card}" for side in range(2) for card in range(KINDS)} <= set(defined)


def test_the_cover_needs_nothing_from_outside() -> None:
    text = str(scene.cover())
    used = {*re.findall(r"url\(#([^)]+)\)", text), *re.findall(r'href="#([^"]+)"', text)}
    assert used <= set(ids(text))
    assert "var(" not in text
    assert 'viewBox="0 0 300 186"' in text


def test_names_cannot_break_out_of_the_drawing() -> None:
    for _, _, sight in sights():
        text = drawn(sight) + str(scene.breakdown(sight))
        assert "<Co>" not in text
        assert "Ada &amp; &lt;Co&gt;" in text


def test_a_spectator_sees_no_hand_and_nothing_to_point_at_but_dice() -> None:
    for position, _ in list(every_step())[::9]:
        text = drawn(sight_of(position, SPECTATOR))
        assert 'data-pick="card' not in text
        assert 'data-pick="target' not in text
        assert 'id="hand"' not in text


def test_a_spectator_reads_that_hands_are_secret_until_the_end() -> None:
    steps = game_of(1)
    said = [str(scene.tray(sight_of(position, SPECTATOR))) for position, _ in (steps[0], steps[-1])]
    assert ["geheim" in text for text in said] == [True, False]
    assert "Die Partie ist zu Ende." in said[1]


def test_the_drawing_for_others_does_not_depend_on_a_hand() -> None:
    for position, _ in game_of(1)[10:-1:12]:
        other = position.copy()
        other.conceal(1)
        viewer = 1
        if position.actor() == viewer or other.actor() != position.actor():
            continue
        assert drawn(sight_of(position, viewer)) == drawn(sight_of(other, viewer))


def test_a_window_is_a_neutral_wait_for_the_other_seat() -> None:
    """With `always_ask` a question is put with and without the twist; nobody else can tell."""
    for position, action in game_of(2, "always_ask")[:-1]:
        asked = position.actor()
        if not isinstance(decode(action), Pass) or position.view(asked)["question"] != "strike":
            continue
        sight = sight_of(position, 1 - asked)
        text = drawn(sight)
        assert sight.view["phase"] == "wait"
        assert "zd-answer" not in text
        assert "zd-aim" not in text
        assert 'class="zd-steps rest"' in text


def test_german_and_english_differ_in_every_part() -> None:
    position, _ = step_with(Play)
    german, english = (sight_of(position, position.actor(), code) for code in ("de", "en"))
    for part in (scene.facts, scene.board, scene.tray, scene.breakdown):
        assert str(part(german)) != str(part(english))
    asking, _ = step_with(Prevent)
    german, english = (sight_of(asking, asking.actor(), code) for code in ("de", "en"))
    assert str(scene.steps(german)) != str(scene.steps(english))


def test_every_slot_of_a_preview_is_on_the_table() -> None:
    for position, action, _ in sights():
        if action >= 0:
            sight, slots = previewed(position, action)
            places = {*re.findall(r'id="([^"]+)"[^>]* data-slot', drawn(sight)), "say-slot"}
            assert set(slots) <= places, decode(action)
            assert slots


def test_a_preview_is_blind_for_what_comes_after() -> None:
    position, action = step_with(Draw)
    sight = sight_of(position, position.actor())
    one = scene.preview(sight, action, sight.view)
    two = scene.preview(sight, action, {**sight.view, "hand": []})

    assert {k: str(v) for k, v in one.items()} == {k: str(v) for k, v in two.items()}


@pytest.mark.parametrize("code", ["de", "en"])
def test_every_event_of_two_games_has_its_line(code: str) -> None:
    game = load("zwerge_duell")
    for before, after in zip(every_step(), list(every_step())[1:], strict=False):
        position, action = before
        if action < 0:
            continue
        for event in game.tell(position.view(SPECTATOR), action, after[0].view(SPECTATOR)):
            text = str(scene.log_line(event, SIGNS, words(code)))
            assert "{" not in text, event
            assert "<Co>" not in text


def test_the_score_of_the_end_names_every_card_that_counts() -> None:
    position, _ = game_of(1)[-1]
    sight = sight_of(position, 0)
    text = str(scene.breakdown(sight))

    assert text.count("<tr") == 3
    scoring = [
        VP[row["card"]]
        for seat in sight.view["seats"]
        for row in seat["display"]
        if CARDS[row["card"]].vp
    ]
    assert re.findall(r'y="23">(\d)</text>', text).__len__() == len(scoring)
    for seat in sight.view["seats"]:
        assert f'<td class="sum">{seat["score"]}</td>' in text


def test_a_strike_offers_both_answers_alike() -> None:
    position, _ = step_with(Throw, question="strike")
    text = str(scene.steps(sight_of(position, position.actor(), "en")))

    assert 'class="zd-steps calm"' in text
    assert text.count('class="btn zd-answer"') == 2


def test_a_moment_without_a_decision_has_no_ways_to_pay() -> None:
    position, _ = step_with(Play)
    sight = sight_of(position, position.actor())

    assert "zd-pay" in str(scene.steps(sight))
    assert "zd-pay" not in str(scene.steps(replace(sight, choosing=False)))
