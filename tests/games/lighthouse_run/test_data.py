"""The data file: it is checked when read, and its reconstructed values are all in it."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from clauses import clause
from spieltisch.games.lighthouse_run.checks import check
from spieltisch.games.lighthouse_run.data import CARDS, DATA, FACE

Change = Callable[[dict[str, Any]], Any]

WRONG: dict[str, Change] = {
    "cover the fields": lambda box: box["sections"]["fields"].__setitem__(1, [3, 6]),
    "section for each": lambda box: box["sections"]["fields"].__setitem__(slice(4, 6), [[13, 18]]),
    "marks must rise": lambda box: box["marks"]["values"].__setitem__(1, [5, 1]),
    "marks must lie": lambda box: box["marks"]["values"].append([22, 20]),
    "place after each": lambda box: box["cloud"]["after_round"].pop(),
    "never go back": lambda box: box["cloud"]["after_round"].__setitem__(8, 5),
    "stay at sea": lambda box: box["cloud"]["after_round"].__setitem__(5, 1),
    "must have 14 cards": lambda box: box["deck"]["cards"].pop(),
    "card 0 needs": lambda box: box["deck"]["cards"][0].update(light="G"),
    "deck_move_sum is 41": lambda box: box["deck"]["cards"][0].update(move=3),
    "points_by_field_sum": lambda box: box["marks"]["values"].__setitem__(0, [1, 1]),
    "erik_deck_move_sum": lambda box: box["checks"].update(erik_deck_move_sum=1),
}


def test_the_data_file_is_right() -> None:
    check(DATA)


@pytest.mark.parametrize("message", WRONG)
def test_a_wrong_data_file_is_refused_with_a_clear_message(message: str) -> None:
    box = copy.deepcopy(DATA)
    WRONG[message](box)
    with pytest.raises(ValueError, match=message):
        check(box)


def test_twelve_faces_of_which_two_are_double() -> None:
    assert len({(card.kind, card.tower, card.move) for card in CARDS}) == 12
    assert [i for i, face in enumerate(FACE.tolist()) if face != i] == [10, 12]


CORRECTED = """
import spieltisch.games as games
box = games.data("lighthouse_run")
box["sections"]["fields"] = [[1, 4], [5, 6], [7, 9], [10, 12], [13, 14], [15, 18]]
box["marks"]["values"] = [[3, 2], [9, 4], [17, 9], [21, 14]]
box["cloud"]["after_round"] = [0, 0, 0, 0, 0, 0, 4, 7, 10, 13, 16, 20]
cards = box["deck"]["cards"]
cards[8] = {"kind": "solo", "light": "A", "move": 5}
cards[9] = {"kind": "coop", "light": "B", "move": 4}
box["display"]["colour_names"] = ["a", "b", "c", "d"]
box["checks"].update(deck_move_sum=46, marks_points_sum=29, points_by_field_sum=POINTS,
    erik_deck_move_sum=39, max_score_per_colour=70)
games.data = lambda game: box
from spieltisch.games.lighthouse_run import record, rules
from spieltisch.games.lighthouse_run.greedy import greedy
from spieltisch.games.lighthouse_run.setup import setup
from spieltisch.kernel import PlainRecord, plain, seed_generator, below
for variant, seats in ((0, 4), (1, 2), (2, 2)):
    state, out = PlainRecord(record.FIELDS, record.STATE), [0] * 2048
    plain(seed_generator)(state, 7)
    plain(setup)(state, seats, variant)
    while plain(rules.actor)(state) >= 0:
        count = plain(rules.legal)(state, out)
        good = plain(below)(state, 2)
        action = plain(greedy)(state, out) if good else out[plain(below)(state, count)]
        assert plain(rules.why_not)(state, action) == 0
        plain(rules.apply)(state, action)
    import numpy as np
    row = np.frombuffer(state.to_bytes(), dtype=record.STATE).view(np.recarray)[0]
    assert record.unsound(row) == [], record.unsound(row)
print("played")
"""


@clause("LR-23", "LR-57")
def test_reconstructed_values_may_be_corrected_in_the_data_file_alone() -> None:
    """Other sections, marks, cloud fields and cards: three whole games, checked at every index."""
    points = sum(4 if f >= 9 else 2 if f >= 3 else 0 for f in range(17)) + 9 * 4 + 14
    code = CORRECTED.replace("POINTS", str(points))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "played\n", done.stderr
