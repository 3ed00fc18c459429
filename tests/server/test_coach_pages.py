"""What the coach shows: hints, the analysis and its chart, in words and for the ear."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from tests.server.test_pages import Found, table_sight

from spieltisch.game import SeatSign
from spieltisch.language import words
from spieltisch.server import pages
from spieltisch.server.pages.chart import percent, signed
from spieltisch.server.shapes import Analysis, Hint, Judged

EN, DE = words("en"), words("de")
JUDGED = Judged(
    ply=1,
    seat=0,
    text={"de": "Anna legt", "en": "Anna places"},
    better={"de": "am Rand", "en": "at the edge"},
    picks=["cell-1"],
    before=(0.4, 0.3, 0.3),
    cost=0.125,
    luck=(0.2, -0.1, -0.1),
)


def weighed(**changes: Any) -> Analysis:
    """An analysis of two decisions in a game that Ben won."""
    signs = [SeatSign("Anna", "person"), SeatSign("Robot", "bot"), SeatSign("Ben", "person")]
    second = replace(JUDGED, ply=3, better={}, cost=0.0, before=(0.2, 0.4, 0.4))
    return replace(Analysis(signs, 2, [JUDGED, second], (0.0, 0.0, 1.0)), **changes)


def test_hints_stand_in_order_with_share_and_reason() -> None:
    hints = [Hint(7, "at the edge", 0.62, "It pays."), Hint(4, "inside", 0.5, "It prepares.")]

    drawn = str(pages.hint_list(EN, hints))

    assert Found(drawn).values("data-action") == ["7", "4"]
    for text in ("at the edge", "It pays.", "62%", "inside", "50%"):
        assert text in drawn


def test_the_coach_says_why_hints_are_fair() -> None:
    alone = str(pages.coach(table_sight()))
    training = str(pages.coach(table_sight(training=True)))

    assert "Nobody else plays here" in alone
    assert "This is a training table" in training
    assert 'id="hints"' in alone
    assert "hidden" in alone


def test_the_hint_button_is_there_only_where_a_hint_is_fair() -> None:
    fair = str(pages.frame_parts(table_sight(hints=True))["prompt"])
    unfair = str(pages.frame_parts(table_sight())["prompt"])

    assert 'data-do="hint"' in fair
    assert 'data-do="hint"' not in unfair


def test_the_table_says_all_that_the_chart_shows() -> None:
    drawn = str(pages.analysis(EN, weighed()))

    rows = re.findall(r"<tr>.*?</tr>", drawn.split('class="moves"')[1], re.DOTALL)
    assert "1. Anna places" in rows[1]
    assert re.findall(r">([±+−]?\d+%)<", rows[1]) == ["40%", "−12%", "+20%"]
    assert Found(drawn).values("data-ply").count("3") == 3  # chart, turning point, table
    assert 'role="img" aria-label="Expected share' in drawn


def test_luck_and_choices_are_told_apart_for_each_seat() -> None:
    drawn = str(pages.analysis(EN, weighed()))

    sums = drawn.split('class="sums"')[1].split("</table>")[0]
    assert re.findall(r"<td>([^<]*)</td>", sums) == [
        "1 of 2", "−12%", "+40%", "0 of 0", "±0%", "−20%", "0 of 0", "±0%", "−20%",
    ]  # fmt: skip


def test_a_turning_point_names_what_made_it() -> None:
    drawn = str(pages.analysis(EN, weighed()))
    slip = weighed(moves=[replace(JUDGED, cost=0.3, luck=(0.0, 0.0, 0.0))], of=1)

    assert "Anna: 40% → 20%. Luck: +20%." in drawn
    assert "The choice cost 30%." in str(pages.analysis(EN, slip))


def test_while_it_grows_it_says_how_far_it_is() -> None:
    drawn = str(pages.analysis(EN, weighed(of=5)))

    assert "move 3 of 5" in drawn
    assert '<progress value="2" max="5"' in drawn
    assert "<progress" not in str(pages.analysis(EN, weighed()))


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (JUDGED, "The coach would rather: at the edge (+12%)."),
        (replace(JUDGED, cost=0.01), "As good in the coach's eyes: at the edge."),
        (replace(JUDGED, better={}), "The coach would have done the same."),
    ],
)
def test_what_the_coach_says_to_a_decision(move: object, sentence: str) -> None:
    assert pages.advice(EN, move) == sentence  # type: ignore[arg-type]


def test_shares_are_written_as_the_language_writes_them() -> None:
    assert (percent(EN, 0.5), percent(DE, 0.5)) == ("50%", "50\xa0%")
    assert (signed(EN, 0.004), signed(EN, -0.2), signed(EN, 0.2)) == ("±0%", "−20%", "+20%")
