"""The drawing of the table: one element per pick, no secret, two languages, any size of lake."""

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
from spieltisch.games.lichterfest import scene
from spieltisch.games.lichterfest.actions import PLACE_FIRST
from spieltisch.games.lichterfest.scene.geometry import CELL, frame_of
from spieltisch.language import words
from spieltisch.position import Position

SIGNS = (
    SeatSign("Ada & <Co>", "person"),
    SeatSign("Bela", "bot"),
    SeatSign("Cleo", "person"),
    SeatSign("", "open"),
)
Step = tuple[Position, Action]


@cache
def game_of(players: int) -> tuple[Step, ...]:
    """Positions of one game with the action taken there; skips are rare, so sets are paid."""
    chance = Random(players)
    position = Position(load("lichterfest"))
    position.key((players, 2, 3, 4))
    position.setup(players)
    steps: list[Step] = []
    while position.actor() >= 0:
        legal = position.legal()
        action = position.greedy() if chance.random() < 0.6 else chance.choice(legal)
        steps.append((position.copy(), action))
        position.apply(action)
    steps.append((position, -1))
    return tuple(steps)


def sights(language: str = "de") -> Iterator[tuple[Position, Action, Sight]]:
    """Every fifth position of three games, as the seat on turn sees it."""
    for players in (2, 3, 4):
        for position, action in game_of(players)[::5]:
            yield position, action, sight_of(position, position.actor(), language)


def sight_of(position: Position, viewer: int, language: str = "de") -> Sight:
    view = position.view(viewer)
    return Sight(
        view=view,
        signs=SIGNS[: view["players"]],
        words=words(language),
        choosing=viewer >= 0 and viewer == position.actor(),
    )


def drawn(sight: Sight) -> str:
    """Everything on the table as one text."""
    parts = [scene.facts(sight), scene.steps(sight), scene.board(sight), scene.tray(sight)]
    parts += scene.asides(sight).values()
    parts += [scene.panel(sight, seat) for seat in range(sight.view["players"])]
    return "".join(str(part) for part in parts)


def previewed(position: Position, action: Action) -> tuple[Sight, dict[str, str]]:
    sight = sight_of(position, position.actor())
    after = position.copy()
    after.apply(action)
    slots = scene.preview(sight, action, after.view(sight.view["viewer"]))
    return sight, {slot: str(content) for slot, content in slots.items()}


def ids(text: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', text)


def last_placement(players: int) -> Step:
    return [step for step in game_of(players) if step[1] >= PLACE_FIRST][-1]


def test_every_id_is_on_the_table_once() -> None:
    for _, _, sight in sights():
        found = ids(str(scene.symbols()) + drawn(sight) + str(scene.cover()))
        assert len(found) == len(set(found))


def test_every_pick_but_skip_has_exactly_one_element() -> None:
    game = load("lichterfest")
    for position, _, sight in sights():
        text = drawn(sight)
        picks = {pick for a in position.legal() for pick in game.picks(sight.view, a)}
        for pick in picks - {"skip"}:
            turned = pick.startswith("turn-")
            assert text.count(f'data-pick="{pick}"') == (0 if turned else 1), pick


def test_all_that_is_drawn_by_reference_is_defined() -> None:
    defined = set(ids(str(scene.symbols())))
    position, action = last_placement(4)
    sight, slots = previewed(position, action)
    text = drawn(sight) + "".join(slots.values()) + str(scene.breakdown(sight))

    assert set(re.findall(r'href="#([^"]+)"', text)) <= defined


def test_names_cannot_break_out_of_the_drawing() -> None:
    for _, _, sight in sights():
        text = drawn(sight)
        assert "<Co>" not in text
        assert "Ada &amp; &lt;Co&gt;" in text


def test_a_spectator_sees_no_hand() -> None:
    for position, _ in game_of(3)[::5]:
        text = drawn(sight_of(position, SPECTATOR))
        assert "data-pick=hand" not in text.replace('"', "")
        assert 'class="lf-ht' not in text


def test_a_spectator_reads_that_hands_are_secret_until_the_end() -> None:
    steps = game_of(3)
    said = [str(scene.tray(sight_of(position, SPECTATOR))) for position, _ in (steps[0], steps[-1])]
    assert ["geheim" in text for text in said] == [True, False]
    assert "Die Partie ist zu Ende." in said[1]


def test_the_drawing_of_others_does_not_depend_on_a_hand() -> None:
    position, _ = game_of(3)[7]
    other = position.copy()
    other.conceal(1)

    assert drawn(sight_of(position, 1)) == drawn(sight_of(other, 1))
    assert position.view(0)["hand"] != other.view(0)["hand"]


def test_german_and_english_differ_in_every_part() -> None:
    position, _ = game_of(4)[10]
    german, english = (sight_of(position, position.actor(), code) for code in ("de", "en"))
    for part in (scene.facts, scene.steps, scene.board, scene.tray, scene.breakdown):
        assert str(part(german)) != str(part(english))


def test_every_slot_of_a_preview_is_on_the_table() -> None:
    for position, action, _ in sights():
        if action >= 0:
            sight, slots = previewed(position, action)
            places = {*re.findall(r'id="([^"]+)"[^>]* data-slot', drawn(sight)), "say-slot"}
            assert slots
            assert set(slots) <= places


def test_a_preview_does_not_tell_the_tile_that_will_be_drawn() -> None:
    position, action = next(step for step in game_of(4) if step[1] >= PLACE_FIRST)
    sight = sight_of(position, position.actor())
    after = position.copy()
    after.apply(action)
    view = after.view(sight.view["viewer"])
    other = {**view, "hand": [35, 35, 35]}

    one, two = (scene.preview(sight, action, seen) for seen in (view, other))

    assert {k: str(v) for k, v in one.items()} == {k: str(v) for k, v in two.items()}


def test_a_placement_preview_shows_ghost_docks_and_all_seats() -> None:
    position, action = last_placement(4)
    _, slots = previewed(position, action)

    assert 'data-do="turn-left"' in slots["ghost"]
    assert 'data-do="turn-right"' in slots["ghost"]
    assert {f"dock-slot-{seat}" for seat in range(4)} <= set(slots)
    assert slots["consequence"].count("lf-fl") == 4


def test_the_handles_lie_inside_the_frame() -> None:
    handle = r'class="lf-handle".*?translate\((\S+) (\S+)\)'
    tile = r'class="lf-ghost" transform="translate\((\S+) (\S+)\)'
    for position, action in game_of(4):
        if action < PLACE_FIRST:
            continue
        sight, slots = previewed(position, action)
        frame = frame_of(sight.view)
        left, top = map(float, re.findall(tile, slots["ghost"])[0])
        for x, y in re.findall(handle, slots["ghost"]):
            assert 24 < left + float(x) < frame.width - 24
            assert 24 < top + float(y) < frame.height - 24


def test_every_cell_lies_inside_the_frame() -> None:
    for _, _, sight in sights():
        frame = frame_of(sight.view)
        places = [*sight.view["lake"], *sight.view["cells"]]
        for left, top in (frame.at(place["x"], place["y"]) for place in places):
            assert 0 <= left <= frame.width - CELL
            assert 0 <= top <= frame.height - CELL


def test_the_newest_placement_is_marked_with_the_flag_of_its_seat() -> None:
    steps = game_of(4)
    at = next(at for at, step in enumerate(steps) if step[1] >= PLACE_FIRST)
    mover, action, after = steps[at][0].actor(), steps[at][1], steps[at + 1][0]
    sight = replace(sight_of(after, after.actor()), latest=((mover, action),))
    marks = str(scene.board(sight)).partition('class="lf-last"')[2].partition("lf-dock")[0]

    assert f"#lf-s{mover}" in marks
    assert marks.count("<path") == 1


@pytest.mark.parametrize("language", ["de", "en"])
def test_log_lines_name_players_and_draw_pieces(language: str) -> None:
    w = words(language)
    kinds: set[str] = set()
    for before, action in game_of(3)[:-1]:
        after = before.copy()
        after.apply(action)
        for event in load("lichterfest").tell(before.view(-1), action, after.view(-1)):
            line = str(scene.log_line(event, SIGNS[:3], w))
            kinds.add(event["kind"])
            assert "seat" not in event or f"#lf-is{event['seat']}" in line
    assert {"place", "dedicate", "final_round", "over"} <= kinds


def test_the_end_table_lists_the_winner_first() -> None:
    position, _ = game_of(4)[-1]
    ranks = position.ranks()
    text = str(scene.breakdown(sight_of(position, 0)))
    seats = [int(seat) for seat in re.findall(r"#lf-is(\d)", text)]

    assert [ranks[seat] for seat in seats] == sorted(ranks)
    assert text.count('class="winner"') == ranks.count(1)


def test_a_set_within_reach_is_told_by_the_stack() -> None:
    position, _ = game_of(4)[0]
    sight = sight_of(position, 0)
    seats: list[Any] = [dict(seat) for seat in sight.view["seats"]]
    seats[0]["lanterns"] = [4, 2, 1, 0, 1, 1, 1]
    text = str(scene.asides(replace(sight, view={**sight.view, "seats": seats}))["bonus"])
    four, pairs, seven = re.split(r'id="pick-stack-\d"', text)[1:]

    assert "bereit" in four
    assert "fehlen 1" in pairs.replace("2", "1")
    assert "Blau" in seven
