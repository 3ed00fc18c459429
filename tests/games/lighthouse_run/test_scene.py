"""The drawing of the table: one element per pick and format, no secret, two languages, any data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import hypot
from random import Random

import pytest

from spieltisch.game import SPECTATOR, Action, SeatSign, Sight
from spieltisch.games import load
from spieltisch.games.lighthouse_run import scene
from spieltisch.games.lighthouse_run.actions import (
    Bonus,
    MoveBeacon,
    Origin,
    PlayCard,
    decode,
    encode,
)
from spieltisch.games.lighthouse_run.outlook import beacon_moves, voyages
from spieltisch.games.lighthouse_run.scene import spots
from spieltisch.games.lighthouse_run.scene.course import Course, course_of
from spieltisch.games.lighthouse_run.scene.formats import FORMATS, Format
from spieltisch.games.lighthouse_run.scene.reach import offer
from spieltisch.games.lighthouse_run.scene.sites import towers
from spieltisch.language import words
from spieltisch.position import Position

SIGNS = (
    SeatSign("Ada & <Co>", "person"),
    SeatSign("Bela", "bot"),
    SeatSign("Cleo", "person"),
    SeatSign("", "open"),
)
TABLES = ((4, 0), (3, 0), (2, 1), (2, 2), (2, 3))  # seats and variant
Step = tuple[Position, Action]


@cache
def game_of(players: int, variant: int) -> tuple[Step, ...]:
    """Positions of one game with the action taken there; at the end action -1."""
    chance = Random(players + 10 * variant)
    position = Position(load("lighthouse_run"))
    position.key((players, variant, 3, 4))
    position.setup(players, variant)
    steps: list[Step] = []
    while position.actor() >= 0:
        greedy = chance.random() < 0.7
        action = position.greedy() if greedy else chance.choice(position.legal())
        steps.append((position.copy(), action))
        position.apply(action)
    steps.append((position, -1))
    return tuple(steps)


def sight_of(position: Position, viewer: int, language: str = "de") -> Sight:
    view = position.view(viewer)
    return Sight(
        view=view,
        signs=SIGNS[: view["players"]],
        words=words(language),
        choosing=viewer >= 0 and viewer == position.actor(),
    )


def sights() -> Iterator[tuple[Position, Action, Sight]]:
    """Every seventh position of a game of every variant, as the seat on turn sees it."""
    for players, variant in TABLES:
        for position, action in game_of(players, variant)[::7]:
            yield position, action, sight_of(position, position.actor())


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


def step_of(kind: type, players: int = 4, variant: int = 0) -> Step:
    """The last position of a game in which an action of this kind was chosen."""
    steps = game_of(players, variant)[:-1]
    return [step for step in steps if isinstance(decode(step[1]), kind)][-1]


def test_every_id_is_on_the_table_once() -> None:
    for _, _, sight in sights():
        found = ids(str(scene.symbols()) + drawn(sight) + str(scene.cover()))
        assert len(found) == len(set(found))


def test_every_pick_has_its_element_in_hand_or_in_both_formats() -> None:
    game = load("lighthouse_run")
    for position, _, sight in sights():
        text = drawn(sight)
        for pick in {pick for a in position.legal() for pick in game.picks(sight.view, a)}:
            count = text.count(f'data-pick="{pick}"')
            if pick in ("keep", "take", "decline"):
                assert count == 0
            elif pick.startswith("hand-"):
                assert count in (1, 2, 3), pick  # twins share a pick
            else:
                assert count == len(FORMATS), pick


def test_all_that_is_drawn_by_reference_is_defined() -> None:
    defined = set(ids(str(scene.symbols())))
    for position, action, sight in sights():
        text = drawn(sight) + str(scene.breakdown(sight))
        if action >= 0:
            text += "".join(previewed(position, action)[1].values())
        used = {*re.findall(r'href="#([^"]+)"', text), *re.findall(r"url\(#([^)]+)\)", text)}
        assert used <= defined
    inside = str(scene.symbols())
    assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', inside))
    for pair in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', inside):
        assert "".join(pair) in defined


def test_all_ids_of_the_symbols_have_the_prefix_of_the_game() -> None:
    assert all(name.startswith("lr-") for name in ids(str(scene.symbols()) + str(scene.cover())))


def test_the_cover_needs_nothing_from_outside() -> None:
    text = str(scene.cover())
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(ids(text))
    assert "var(" not in text
    assert 'viewBox="0 0 300 186"' in text


def test_names_cannot_break_out_of_the_drawing() -> None:
    for _, _, sight in sights():
        text = drawn(sight) + str(scene.breakdown(sight))
        assert "<Co>" not in text
        assert "Ada &amp; &lt;Co&gt;" in text


def test_a_spectator_sees_no_hand() -> None:
    for players, variant in TABLES:
        for position, _ in game_of(players, variant)[:-1:9]:
            text = drawn(sight_of(position, SPECTATOR))
            assert 'data-pick="hand' not in text
            assert "lr-face" not in text
            assert "sind geheim" in text
        end, _ = game_of(players, variant)[-1]
        assert "sind geheim" not in drawn(sight_of(end, SPECTATOR))


def test_the_drawing_of_others_does_not_depend_on_a_hand() -> None:
    position, _ = game_of(4, 0)[30]
    other = position.copy()
    other.conceal(1)

    assert drawn(sight_of(position, 1)) == drawn(sight_of(other, 1))
    assert position.view(0)["hand"] != other.view(0)["hand"]


def test_german_and_english_differ_in_every_part() -> None:
    position, _ = game_of(4, 0)[10]
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


def test_a_preview_does_not_tell_the_card_that_will_be_drawn() -> None:
    position, action = step_of(Origin)
    sight = sight_of(position, position.actor())
    after = position.copy()
    after.apply(action)
    view = after.view(sight.view["viewer"])
    other = {**view, "hand": []}

    one, two = (scene.preview(sight, action, seen) for seen in (view, other))

    assert {k: str(v) for k, v in one.items()} == {k: str(v) for k, v in two.items()}


def test_a_sailing_shows_path_and_ghosts_in_both_formats() -> None:
    for position, action in game_of(4, 0)[:-1]:
        if not isinstance(decode(action), Origin):
            continue
        sight, slots = previewed(position, action)
        card = sight.view["card"]
        sailing = next(
            v
            for v in voyages(sight.view, card["colour"], card["index"])
            if v.origin == action - encode(Origin(0))
        )
        moved = sum(1 for move in sailing.moves if move.steps)
        for format_ in FORMATS:
            ships = slots[f"lr-ships-{format_.key}"]
            assert ships.count('class="lr-ghost') == moved + (sailing.bonus is not None)
            lost = any(move.lost for move in sailing.moves) or bool(
                sailing.bonus and sailing.bonus.lost
            )
            assert ("lr-stop" in slots[f"lr-over-{format_.key}"]) == lost


def test_an_origin_from_which_nothing_moves_is_marked() -> None:
    for position, _ in game_of(4, 0)[:-1]:
        sight = sight_of(position, position.actor())
        if sight.view["phase"] != "move":
            continue
        card = sight.view["card"]
        text = str(scene.board(sight))
        sailings = voyages(sight.view, card["colour"], card["index"])
        stuck = [v for v in sailings if not max(m.steps for m in v.moves)]
        assert text.count('class="lr-chip none"') >= len(FORMATS) * len(stuck)
        assert text.count('class="lr-chip') == len(FORMATS) * len(sailings)


def test_a_beacon_preview_shows_the_light_as_it_would_be() -> None:
    position, action = step_of(MoveBeacon)
    sight, slots = previewed(position, action)
    move = decode(action)
    assert isinstance(move, MoveBeacon)
    for format_ in FORMATS:
        light = slots[f"lr-light-{format_.key}"]
        assert f"#lr-l{move.end}{format_.key}" in light
        assert f"#lr-l{move.start}{format_.key}" not in light
    assert "lr-arc" in slots["lr-path-w"]
    assert sight.view["lit"] == sorted(sight.view["lit"])


def test_a_tower_that_must_be_lit_is_ringed() -> None:
    for position, _ in game_of(4, 0)[:-1]:
        sight = sight_of(position, position.actor())
        card = sight.view["card"]
        if sight.view["phase"] == "beacon":
            forced = bool(card["position"])
            assert ("lr-goal" in str(scene.board(sight))) == forced


def test_a_card_says_at_once_how_far_ships_could_go() -> None:
    for position, action in game_of(4, 0)[:-1]:
        sight = sight_of(position, position.actor())
        if sight.view["phase"] == "play":
            text = str(scene.tray(sight))
            assert text.count('class="lr-best') == len(sight.view["hand"])
            assert isinstance(decode(action), PlayCard)


def test_an_offer_spans_what_all_beacon_moves_allow() -> None:
    position, _ = step_of(PlayCard)
    view = position.view(position.actor())
    for card in view["hand"]:
        found = offer(view, card["colour"], card["index"])
        moves = beacon_moves(view, card["colour"], card["index"])
        assert found.choices == len(moves)
        lights = [move.lit for move in moves] or [tuple(view["lit"])]
        own = [
            move.steps
            for lit in lights
            for sailing in voyages(view, card["colour"], card["index"], lit)
            for move in sailing.moves
            if move.colour == card["colour"]
        ]
        assert not own or found.best >= max(own)


def test_the_bonus_is_drawn_as_long_as_it_is_offered() -> None:
    position, _ = step_of(Bonus)
    text = str(scene.board(sight_of(position, position.actor())))
    assert text.count("lr-way bonus") == len(FORMATS)
    assert text.count('class="lr-ghost') == len(FORMATS)


def test_every_ship_of_a_colour_has_an_id_of_its_own() -> None:
    for _, _, sight in sights():
        found = set(ids(str(scene.board(sight))))
        for row in sight.view["colours"]:
            for n in range(len(row["ships"])):
                assert {f"ship-{row['colour']}-{n}{f.key}" for f in FORMATS} <= found


def test_ships_that_the_cloud_will_catch_are_marked() -> None:
    for _, _, sight in sights():
        cloud = sight.view["cloud"]
        if cloud["next"] == cloud["field"]:
            assert "lr-danger" not in str(scene.board(sight))
            continue
        stacks = sum(
            bool(count)
            for field in range(cloud["next"] + 1)
            if field > cloud["field"] or cloud["field"] == 0
            for count in sight.view["fields"][field]
        )
        assert str(scene.board(sight)).count("lr-danger") == len(FORMATS) * stacks


def test_erik_lies_beside_the_board_and_only_where_he_sails() -> None:
    for players, variant in TABLES:
        position, _ = game_of(players, variant)[5]
        beside = scene.asides(sight_of(position, 0))
        assert ("erik" in beside) == (variant == 1)


def test_the_plain_game_of_two_is_labelled() -> None:
    position, _ = game_of(2, 3)[5]
    assert "lr-extra" in str(scene.facts(sight_of(position, 0)))
    assert "lr-extra" not in str(scene.facts(sight_of(game_of(2, 1)[5][0], 0)))


@pytest.mark.parametrize("language", ["de", "en"])
def test_log_lines_draw_every_kind_of_event(language: str) -> None:
    game, w = load("lighthouse_run"), words(language)
    kinds: set[str] = set()
    for players, variant in TABLES:
        for before, action in game_of(players, variant)[:-1]:
            after = before.copy()
            after.apply(action)
            for event in game.tell(before.view(-1), action, after.view(-1)):
                text = str(scene.log_line(event, SIGNS[:players], w))
                kinds.add(event["kind"])
                assert "<Co>" not in text
                assert "<svg" in text or event["kind"] == "over"
    assert {"card", "beacon", "lit", "move", "draw", "erik", "cloud", "storm", "over"} <= kinds


def test_the_end_table_lists_the_winner_first_and_every_ship() -> None:
    for players, variant in TABLES:
        position, _ = game_of(players, variant)[-1]
        sight = sight_of(position, 0)
        text = str(scene.breakdown(sight))
        ranks = position.ranks()
        seats = [int(seat) for seat in re.findall(r"#lr-is(\d)", text)]
        assert [ranks[seat] for seat in seats] == sorted(ranks)
        assert text.count("<small>") == 5 * len(sight.view["colours"])


@pytest.mark.parametrize("track", [15, 21, 30])
@pytest.mark.parametrize("format_", FORMATS, ids=[f.key for f in FORMATS])
def test_a_river_of_any_length_fills_its_frame(format_: Format, track: int) -> None:
    course = Course(format_, track)
    assert course.end(track) <= course.length
    for field in range(track + 1):
        for place in (spots.chip(course, field), course.at(course.middle(field))):
            assert 0 <= place[0] <= format_.width
            assert 0 <= place[1] <= format_.height
    for count in range(1, 5):
        width, places = spots.slots(course, 3, count)
        assert len(places) == count
        assert width >= 0.5 * format_.ship


@pytest.mark.parametrize("format_", FORMATS, ids=[f.key for f in FORMATS])
def test_towers_stand_apart_on_dry_land(format_: Format) -> None:
    course = course_of(format_)
    found = towers(course)
    for tower in found:
        assert course.distance(*tower.foot) > format_.half - 4  # the rock may wet its feet
        assert 0 < tower.foot[0] < format_.width
        assert 0 < tower.foot[1] < format_.height
    for one in found:
        for other in found:
            if one is not other:
                apart = hypot(one.foot[0] - other.foot[0], one.foot[1] - other.foot[1])
                assert apart > 40 * format_.tower


def test_a_sight_since_the_own_turn_shows_beacon_and_wake() -> None:
    steps = game_of(4, 0)
    at = next(n for n, (_, a) in enumerate(steps) if isinstance(decode(max(a, 0)), MoveBeacon))
    mover, after = steps[at][0].actor(), steps[at + 1][0]
    sight = replace(sight_of(after, after.actor()), latest=((mover, steps[at][1]),))
    assert str(scene.board(sight)).count("lr-arc") == len(FORMATS)


def test_beside_the_word_computer_the_storm_card_is_a_sign_only() -> None:
    _, _, sight = next(sights())
    signs = (SeatSign("Computer", "bot"), *SIGNS[1:])
    assert "tight" in str(scene.panel(replace(sight, signs=signs), 0))
    assert "tight" not in str(scene.panel(sight, 1))
