"""Single things on the table, drawn from views that differ in exactly one fact."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from spieltisch.game import SeatSign, Sight
from spieltisch.games import load
from spieltisch.games.zwerge_duell import scene
from spieltisch.games.zwerge_duell.actions import Play, encode, target_of
from spieltisch.games.zwerge_duell.data import AXE, CARD_OF, HEALTH, SUP_DIE
from spieltisch.games.zwerge_duell.reasons import NOT_PAYABLE
from spieltisch.games.zwerge_duell.text.cards import provenance_note
from spieltisch.language import words
from spieltisch.position import Position

SIGNS = (SeatSign("Anna", "person"), SeatSign("Ben", "person"))
VP_2, VP_3 = 9, 10


@cache
def opening() -> dict[str, Any]:
    """What seat 0 sees of a new game that it begins."""
    position = Position(load("zwerge_duell"))
    position.key((1, 2, 3, 4))
    position.setup(2, 2)
    view: dict[str, Any] = position.view(0)
    return view


def sight(language: str = "en", **facts: Any) -> Sight:
    """The sight of seat 0 in its card phase, with other facts."""
    view = {**deepcopy(opening()), "phase": "card", "turn": 0, "active": 0, "actor": 0}
    view |= {"question": None, "reason": None, "announced": 1} | facts
    return Sight(view, SIGNS, words(language), choosing=view["actor"] == 0)


def shown(number: int, marks: int = 0) -> dict[str, int]:
    """A card of a display."""
    card = int(CARD_OF[number])
    target = target_of(card, marks)
    health = int(HEALTH[card])
    return {"number": number, "card": card, "marks": marks, "health": health, "target": target}


def held(number: int, reason: int = 0) -> dict[str, Any]:
    """A card of the hand."""
    card = int(CARD_OF[number])
    facts = {"number": number, "card": card, "playable": reason == 0, "reason": reason}
    return {**facts, "payments": []}


def die(number: int, face: int, spent: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"die": number, "face": face, "spent": spent}


def seats(seat: int, **facts: Any) -> list[dict[str, Any]]:
    """Both seats, with other facts of one of them."""
    found: list[dict[str, Any]] = deepcopy(opening()["seats"])
    found[seat] |= facts
    return found


def copies(card: int) -> list[int]:
    """The numbers of all copies of a card."""
    return [number for number, c in enumerate(CARD_OF.tolist()) if c == card]


def test_up_to_five_cards_stand_alone_and_equal_ones_are_stacked_when_there_are_more() -> None:
    cards = [shown(number) for number in (0, 1, 2, *copies(VP_2)[:2])]
    few = str(scene.board(sight(seats=seats(0, display=cards))))
    more = str(scene.board(sight(seats=seats(0, display=[*cards, shown(4)]))))

    assert few.count('id="card-0-') == 5
    assert "×2" not in few
    assert more.count('id="card-0-') == 5
    assert "×2" in more


def test_damage_keeps_equal_cards_apart() -> None:
    one, two = copies(VP_2)[:2]
    cards = [shown(number) for number in (0, 1, 2, 3)] + [shown(one), shown(two, marks=1)]
    text = str(scene.board(sight(seats=seats(0, display=cards))))

    assert "×2" not in text
    assert text.count("#zd-crack") == 1
    assert "1 to go" in text


@pytest.mark.parametrize(("count", "flat"), [(6, False), (7, True), (12, True)])
def test_many_cards_lie_flat_in_two_rows(count: int, flat: bool) -> None:
    kinds = [copies(card)[0] for card in range(count)]
    text = str(scene.board(sight(seats=seats(1, display=[shown(number) for number in kinds]))))

    assert ("zd-disp flat" in text) == flat
    assert text.count('id="card-1-') == count


def test_a_hand_of_more_than_seven_cards_shows_equal_ones_as_one() -> None:
    numbers = [*copies(VP_2), *copies(VP_3), *copies(SUP_DIE)]
    text = str(scene.tray(sight(hand=[held(number) for number in numbers])))

    assert text.count('id="card-0-') == 3
    assert text.count("×3") >= 3
    assert "Hand 9" in text


def test_a_card_that_is_too_dear_says_so_in_place_of_its_cost() -> None:
    text = str(scene.tray(sight(hand=[held(0), held(copies(VP_3)[0], NOT_PAYABLE)])))

    assert text.count("zd-off") == 1
    assert "not payable" in text
    assert "1 of 2 playable" in text


def test_nothing_is_grey_while_the_other_seat_decides() -> None:
    waiting = sight(hand=[held(copies(VP_3)[0], NOT_PAYABLE)], actor=1)

    assert "zd-off" not in str(scene.tray(waiting))


@pytest.mark.parametrize(("left", "warned"), [(4, False), (3, True), (1, True)])
def test_a_pile_of_three_or_fewer_warns(left: int, warned: bool) -> None:
    warning = sight(seats=seats(1, pile=left))

    assert ("zd-lab warn" in str(scene.board(warning))) == warned
    assert ("zd-n warn" in str(scene.panel(warning, 1))) == warned


def test_the_seat_with_the_larger_pile_is_ahead_on_a_tie() -> None:
    uneven = sight(seats=seats(1, pile=9))

    assert "ahead on a tie" in str(scene.panel(uneven, 0))
    assert "ahead on a tie" not in str(scene.panel(uneven, 1))


def test_spent_dice_lie_apart_with_what_they_did_and_keep_their_element() -> None:
    played = {"kind": "play", "card": VP_2}
    dice = [die(0, 3), die(1, 3, played), die(2, 3, played), die(3, 5, {"kind": "hit", "card": -1})]
    text = str(scene.board(sight(dice=dice)))

    assert "Dice: 1 free" in text
    assert text.count('class="zd-used"') == 2
    assert {f"die-{number}" for number in range(4)} <= set(re.findall(r'id="([^"]+)"', text))
    assert 'data-pick="die-3"' in text
    assert 'data-pick="die-5"' not in text


def test_only_the_newest_copy_is_marked_as_played_last() -> None:
    old, new = copies(VP_2)[:2]
    look = sight(seats=seats(1, display=[shown(old), shown(new)]))
    text = str(scene.board(replace(look, latest=((1, encode(Play(VP_2, 2, 0))),))))

    assert text.count("zd-last") == 1
    assert text.index(f'id="card-1-{old}"') < text.index("zd-last")
    assert text.index(f'id="card-1-{new}"') < text.index("zd-last")


def test_joker_cards_say_whether_they_can_be_used() -> None:
    text = str(scene.board(sight(seats=seats(0, jokers=2, usable=1), middle_jokers=1)))

    assert text.count('data-pick="die-6"') == 1
    assert ">ready<" in text
    assert ">later<" in text
    assert len(re.findall(r'id="joker-\d"', text)) == 3


def test_a_point_on_the_own_pile_frames_it_for_the_one_who_is_asked() -> None:
    point = {"by": 1, "source": 7, "owner": 0, "target": 0, "number": -1, "card": -1}
    point |= {"marks": 0, "health": 0, "effect": "mill"}
    asked = sight(phase="armour", question="armour", point=point, turn=1, active=1)
    others = sight(phase="wait", point=point, turn=0, actor=1)

    assert str(scene.board(asked)).count("zd-aim") == 1
    assert "zd-n aim" in str(scene.panel(asked, 0))
    assert "zd-aim" not in str(scene.board(others))


def test_a_question_without_the_twist_offers_to_pass_only() -> None:
    asked = sight(phase="strike", question="strike", hand=[held(0)], turn=1, active=1)
    text = str(scene.steps(asked))

    assert re.findall(r'data-pick="([^"]+)"', text) == ["pass"]
    both = replace(asked, view={**asked.view, "hand": [held(copies(AXE)[0])]})
    assert re.findall(r'data-pick="([^"]+)"', str(scene.steps(both))) == [f"card-{AXE}", "pass"]


def test_the_title_of_a_card_says_what_is_reconstructed() -> None:
    note = provenance_note(VP_3, words("en"))
    text = str(scene.tray(sight(hand=[held(copies(VP_3)[0])])))

    assert note
    assert note in text


def test_all_cards_of_a_discard_pile_can_be_read_the_newest_first() -> None:
    discard = [{"number": number, "card": int(CARD_OF[number])} for number in (0, 4, 8)]
    text = str(scene.board(sight(seats=seats(1, discard=discard))))
    sheet = text[text.index('id="cards-1"') :]

    assert sheet.count("<li") == 3
    assert [int(c) for c in re.findall(r"#zd-a1-(\d+)", sheet)] == [8, 4, 0]
    assert 'data-do="cards-1"' in text


def scores(how: str = "draw", display: tuple[int, ...] = (), points: int = 0, **more: Any) -> str:
    """The scores of a game in which the pile of seat 1 ran out; seat 0 shows these cards."""
    seats = deepcopy(opening()["seats"])
    seats[0] |= {"display": [shown(number) for number in display], "score": points}
    facts = {"phase": "over", "actor": -1, "ended": how, "emptied": 1, "ranks": [1, 2]}
    return str(scene.breakdown(sight(**facts, seats=seats, **more)))


@pytest.mark.parametrize(
    ("how", "language", "sentence"),
    [
        ("draw", "en", "Ben has drawn the last card of the draw pile."),
        ("draw", "de", "Ben hat den Nachziehstapel leer gezogen."),
        ("damage", "en", "Damage has emptied the draw pile of Ben."),
        ("damage", "de", "Schaden hat den Nachziehstapel von Ben geleert."),
    ],
)
def test_the_end_says_which_pile_ran_out_and_how(how: str, language: str, sentence: str) -> None:
    """It stood in small letters that a phone hides."""
    assert f"<caption>{sentence}</caption>" in scores(how, language=language)


def test_a_display_without_points_says_so() -> None:
    """A phone draws only cards with points: the cell of such a seat was empty."""
    first_support, first_vp = (list(CARD_OF).index(card) for card in (SUP_DIE, VP_2))

    assert "no points" in scores(display=(first_support,))
    assert "no points" not in scores(display=(first_support, first_vp), points=2)


def test_an_empty_pile_says_so() -> None:
    """After the end "ends soon" stood below it."""
    text = str(scene.board(sight(seats=seats(1, pile=0))))

    assert "used up" in text
    assert "ends soon" not in text


def test_a_copy_that_joins_a_stack_marks_it_and_is_looked_at() -> None:
    """Of equal cards in a full display only the oldest was ever marked; phones scroll to it."""
    first, second = copies(VP_2)[:2]
    others = [number for card in range(5) for number in copies(card)]
    full = [shown(number) for number in (first, *others, second)]
    look = sight(seats=seats(1, display=full))
    text = str(scene.board(replace(look, latest=((1, encode(Play(VP_2, 2, 0))),))))

    assert text.count("zd-last") == 1
    marked = text[text.index(f'id="card-1-{first}"') :][:200]
    assert "data-look" in marked
    assert "data-look" not in str(scene.board(look))
