"""The drawing of the table: one element per pick, lit squares as scored, ghosts as laid."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from htpy import Renderable

from spieltisch.game import SPECTATOR, Action, SeatSign, Sight
from spieltisch.games import load
from spieltisch.games.wispwood import scene
from spieltisch.games.wispwood.actions import DEAL, PLACE_FIRST, SQUARES, decode
from spieltisch.games.wispwood.data import CARD_IDS, CARDS, FRAME, HAT, PUMPKIN, SHAPES
from spieltisch.games.wispwood.picks import picks
from spieltisch.games.wispwood.scene.examples import example
from spieltisch.games.wispwood.scene.fitting import misfit
from spieltisch.games.wispwood.scene.geometry import area_of, content
from spieltisch.games.wispwood.scene.mini import latest_squares
from spieltisch.games.wispwood.scene.palette import FLIPS, form, orientations
from spieltisch.games.wispwood.scene.prospect import gains
from spieltisch.games.wispwood.scene.scoring import items, points
from spieltisch.games.wispwood.tell import tell
from spieltisch.language import words
from spieltisch.position import Position

SIGNS = (
    SeatSign("Ada & <Co>", "person"),
    SeatSign("Bela", "bot"),
    SeatSign("Cleo", "person"),
    SeatSign("", "open"),
)
Step = tuple[Position, Action]
BARE = ("stop", "turn-")  # picks without an element of their own


@cache
def game_of(players: int) -> tuple[Step, ...]:
    """Positions of one game with the action taken there, mostly greedy, some by chance."""
    chance = Random(players)
    position = Position(load("wispwood"))
    position.key((players, 2, 3, 4))
    position.setup(players)
    steps: list[Step] = []
    while position.actor() >= 0:
        lucky = chance.random() < 0.3
        action = chance.choice(position.legal()) if lucky else position.greedy()
        steps.append((position.copy(), action))
        position.apply(action)
    steps.append((position, -1))
    return tuple(steps)


def sights(language: str = "de") -> Iterator[tuple[Position, Action, Sight]]:
    """Every third position of four games, as the seat on turn sees it."""
    for players in (1, 2, 3, 4):
        for position, action in game_of(players)[::3]:
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
    parts: list[Renderable] = [scene.facts(sight), scene.steps(sight), scene.board(sight)]
    parts.append(scene.tray(sight))
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


def step_in(phase: str, players: int = 3) -> Step:
    """The last step of a game in a phase."""
    return [step for step in game_of(players) if step[0].view(SPECTATOR)["phase"] == phase][-1]


def test_every_id_is_on_the_table_once() -> None:
    for _, _, sight in sights():
        found = ids(str(scene.symbols()) + drawn(sight) + str(scene.cover()))
        assert len(found) == len(set(found)), sight.view["phase"]


def test_every_pick_has_exactly_one_element() -> None:
    for position, _, sight in sights():
        text = drawn(sight)
        for pick in {pick for a in position.legal() for pick in picks(sight.view, a)}:
            bare = pick.startswith(BARE)
            assert text.count(f'data-pick="{pick}"') == (0 if bare else 1), pick


@pytest.mark.parametrize("phase", ["choose", "place", "wisp_square", "tree", "cat_move"])
def test_all_that_is_drawn_by_reference_is_defined(phase: str) -> None:
    defined = set(ids(str(scene.symbols())))
    sight, slots = previewed(*step_in(phase))
    text = drawn(sight) + "".join(slots.values()) + str(scene.breakdown(sight))

    assert set(re.findall(r'href="#([^"]+)"', text)) <= defined
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= defined


def test_names_cannot_break_out_of_the_drawing() -> None:
    for _, _, sight in sights():
        text = drawn(sight)
        assert "<Co>" not in text
        assert "Ada &amp; &lt;Co&gt;" in text


def test_german_and_english_differ_in_every_part() -> None:
    position, _ = game_of(4)[10]
    german, english = (sight_of(position, position.actor(), code) for code in ("de", "en"))
    for part in (scene.facts, scene.steps, scene.board, scene.tray, scene.breakdown):
        assert str(part(german)) != str(part(english))
    assert str(scene.asides(german)["pond"]) != str(scene.asides(english)["pond"])


def test_every_slot_of_a_preview_is_on_the_table() -> None:
    for position, action, _ in sights():
        if action >= 0:
            sight, slots = previewed(position, action)
            places = {*re.findall(r'id="([^"]+)"[^>]* data-slot', drawn(sight)), "say-slot"}
            assert slots
            assert set(slots) <= places, sight.view["phase"]


def test_a_preview_does_not_tell_what_would_be_dealt() -> None:
    for players in (1, 3):
        for position, action in game_of(players)[:-1]:
            other = position.copy()
            other.conceal(position.actor())
            assert previewed(position, action)[1] == previewed(other, action)[1]


def test_the_cards_of_a_forest_are_scored_as_in_the_game() -> None:
    for _, _, sight in sights():
        cards = [card["index"] for card in sight.view["cards"]]
        for seat in sight.view["seats"]:
            assert points(seat["forest"], cards) == seat["cards"]


def test_the_lit_squares_add_up_to_the_points_of_every_card() -> None:
    for _, _, sight in sights():
        for seat in sight.view["seats"]:
            for group in range(CARDS):
                for card in range(CARDS):
                    check_items(seat["forest"], group, card)


def check_items(forest: list[str], group: int, card: int) -> None:
    """Items with points of their own make up the card; others exist exactly if it scores."""
    cards = [0] * CARDS
    cards[group] = card
    worth, found = points(forest, cards)[group], items(forest, group, card)
    if group in (PUMPKIN, HAT):
        assert bool(found) == bool(worth)
    else:
        assert sum(item.points for item in found) == worth
    for item in found:
        letters = {forest[square // FRAME][square % FRAME] for square in item.squares}
        assert not letters & {".", "C"}
        assert item.centre == -1 or item.centre in item.squares


def test_what_is_said_of_a_misfit_is_what_the_rules_say() -> None:
    seen = set()
    for players in (1, 2, 3, 4):
        for position, _ in game_of(players):
            view = position.view(position.actor())
            if view["phase"] == "place":
                seen |= check_misfits(position, view)
    assert seen >= {"grid", "covered", "apart", "hat"}


def check_misfits(position: Position, view: Any) -> set[str]:
    """Every place of one orientation around the forest; the reasons met."""
    shape = view["held"]["shape"]
    turn = orientations(shape) - 1
    seen = set()
    for square in area_of(view["seats"][view["turn"]]).squares():
        row, column = divmod(square, FRAME)
        squares = [(row + r, column + c) for r, c in form(shape, turn)]
        wrong = misfit(view, squares)
        action = PLACE_FIRST + SQUARES * turn + square
        assert (wrong is None) == (position.why_not(action) == 0)
        if wrong:
            seen.add(wrong.reason)
            assert wrong.words(view["grid_size"], words("de"))
    return seen


def test_the_gains_of_a_ghost_are_those_of_the_laid_shape() -> None:
    for players in (2, 3):
        for position, action in game_of(players):
            view = position.view(position.actor()) if action >= 0 else None
            if view and view["phase"] == "wisp_square":
                after = position.copy()
                after.apply(action)
                event = tell(view, action, after.view(position.actor()))[0]
                gain = gains(view, view["held"]["squares"], [event["square"]])
                assert gain[event["square"]] == event["gained"]


def test_the_ghost_lies_on_the_squares_of_the_placement() -> None:
    position, action = step_in("place")
    sight, slots = previewed(position, action)
    size = len(form(sight.view["held"]["shape"]))
    tiles = sight.view["seats"][sight.view["turn"]]["tiles"]

    assert slots["fill-slot"].endswith(str(tiles + size))
    assert "ww-gh-edge" in slots["ghost"]
    assert {f"card-slot-{group}" for group in range(CARDS)} <= set(slots)


def test_a_first_square_where_the_shape_cannot_lie_says_why() -> None:
    position, action = step_in("place")
    _, slots = previewed(position, action)
    wrong = [text for slot, text in slots.items() if slot.startswith("no-")]

    assert wrong
    assert all("ww-tip" in text and "ww-bad-sq" in text for text in wrong)


def test_mirroring_twice_is_no_mirroring() -> None:
    for shape in range(SHAPES):
        flips = FLIPS[shape]
        assert [flips[flips[turn]] for turn in range(orientations(shape))] == list(
            range(orientations(shape))
        )


@pytest.mark.parametrize("group", range(CARDS))
def test_every_goal_card_has_an_example_that_scores(group: int) -> None:
    for index in range(len(CARD_IDS[group])):
        picture = str(example(group, index))
        assert picture.count("<use") == 15
        assert group == HAT or 'class="ww-ex"' in picture


def test_the_latest_tiles_of_another_seat_are_outlined() -> None:
    steps = game_of(2)
    at = next(at for at, step in enumerate(steps) if step[1] >= PLACE_FIRST)
    seat = steps[at][0].actor()
    acts = tuple((p.actor(), a) for p, a in steps[: at + 2] if p.actor() == seat)
    after = next(p for p, _ in steps[at:] if p.actor() != seat)
    sight = replace(sight_of(after, 1 - seat), latest=acts)

    squares = latest_squares(sight, seat)
    assert squares
    assert all(content(after.view(0)["seats"][seat], square) in "TPHOE" for square in squares)
    assert "ww-last" in str(scene.panel(sight, seat))
    assert "ww-mini" not in str(scene.panel(sight, 1 - seat))


def test_between_the_rounds_the_pond_gives_way_to_the_scores() -> None:
    position, _ = step_in("cat_move")
    sight = sight_of(position, position.actor())
    pond = str(scene.asides(sight)["pond"])

    assert 'id="score-4"' in pond
    assert "data-pick" not in pond
    for seat in sight.view["seats"]:
        assert f"+{sum(seat['scored'][-1])}" in pond


def test_catty_is_always_to_be_seen_in_the_solo_game() -> None:
    for position, _ in game_of(1):
        sight = sight_of(position, 0)
        panel = str(scene.panel(sight, 0))
        assert panel.count("<li") == len(sight.view["catty"]["values"])


def test_a_hat_that_cannot_be_taken_is_shut_and_says_why() -> None:
    told = 0
    for players in (1, 2, 3, 4):
        for position, _ in game_of(players):
            sight = sight_of(position, position.actor())
            if sight.view["phase"] == "choose":
                told += check_shut(position, sight)
    assert told


def check_shut(position: Position, sight: Sight) -> int:
    """A slot has a lock exactly if no take of it is legal."""
    open_slots = {decode(action).slot for action in position.legal() if action < DEAL}  # type: ignore[union-attr]
    text = str(scene.asides(sight)["pond"])
    shut = 0
    for slot, wisp in enumerate(sight.view["pond"]):
        if wisp:
            state = re.search(rf'class="ww-w ww-w{slot} ([^"]*)"', text)
            assert state is not None
            assert ("shut" in state[1]) == (slot not in open_slots)
            shut += "shut" in state[1] and wisp == "H"
    return shut


@pytest.mark.parametrize("language", ["de", "en"])
def test_log_lines_name_players_and_draw_pieces(language: str) -> None:
    w = words(language)
    kinds: set[str] = set()
    for players in (1, 3):
        steps = game_of(players)
        for (before, action), (after, _) in pairwise(steps):
            for event in tell(before.view(SPECTATOR), action, after.view(SPECTATOR)):
                text = str(scene.log_line(event, SIGNS[:players], w))
                kinds.add(event["kind"])
                assert "ww-log" in text
                assert "{" not in text
    assert {"take", "place", "lay", "tree", "deal", "catty", "scored", "round", "over"} <= kinds


def test_the_breakdown_adds_up() -> None:
    for players in (1, 4):
        position, _ = game_of(players)[-1]
        sight = sight_of(position, SPECTATOR)
        text = str(scene.breakdown(sight))
        for seat in sight.view["seats"]:
            assert f'class="sum">{seat["score"]}<' in text
        assert text.count("winner") >= 1


def test_a_spectator_sees_the_table_without_anything_to_pick() -> None:
    position, _ = game_of(3)[7]
    sight = replace(sight_of(position, SPECTATOR), choosing=False)
    assert "ww-pod" not in drawn(sight)
