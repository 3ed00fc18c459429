"""Whether a data file of Lighthouse Run is a possible game, and agrees with its own sums.

Every reconstructed value may be corrected in the file alone: sections, marks, the cloud's way and
the cards. What no correction may break stands here; a wrong file raises ValueError.

Source: docs/rules/lighthouse_run.md, section "Data".
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

Box = Mapping[str, Any]


def check(box: Box) -> None:
    """Raise ValueError, naming the fact, if the parsed data file contradicts itself."""
    _check_river(box)
    _check_marks(box)
    _check_cloud(box)
    _check_deck(box)
    _check_variants(box)
    _check_sums(box)


def points_by_field(box: Box) -> list[int]:
    """LR-57: for each field the points of the highest mark at or before it, field 0 first."""
    marks = box["marks"]["values"]
    return [
        max((points for place, points in marks if place <= field), default=0)
        for field in range(box["board"]["track"] + 1)
    ]


def erik_cards(box: Box) -> list[int]:
    """LR-63: the indices of the cards that stay in Erik's deck."""
    removed = box["variants"]["erik"]["erik_removed_kinds"]
    return [i for i, card in enumerate(box["deck"]["cards"]) if card["kind"] not in removed]


def _demand(holds: bool, fact: str) -> None:
    if not holds:
        raise ValueError(f"data.toml of lighthouse_run: {fact}")


def _check_river(box: Box) -> None:
    harbour, sections = box["board"]["harbour"], box["sections"]["fields"]
    covered = [field for first, last in sections for field in range(first, last + 1)]
    _demand(
        covered == list(range(1, harbour[0])),
        f"the sections must cover the fields 1 to {harbour[0] - 1} once and in order",
    )
    towers, lit = box["components"]["towers"], box["beacons"]["lit_at_start"]
    _demand(len(sections) == towers, f"there must be a section for each of the {towers} towers")
    _demand(harbour[1] == box["board"]["track"], "the harbour must end with the track")
    _demand(len(set(lit)) == len(lit) == box["components"]["beacons"], "a place for each beacon")
    _demand(all(1 <= position <= towers for position in lit), "beacons stand on tower positions")


def _check_marks(box: Box) -> None:
    marks, track = box["marks"]["values"], box["board"]["track"]
    _demand(all(1 <= field <= track for field, _ in marks), "marks must lie on the track")
    rising = all(a[0] < b[0] and a[1] < b[1] for a, b in pairwise([[0, 0], *marks]))
    _demand(rising, "the marks must rise strictly in field and in points")


def _check_cloud(box: Box) -> None:
    fields, rounds = box["cloud"]["after_round"], box["general"]["rounds"]
    first = box["cloud"]["first_river_round"]
    _demand(len(fields) == rounds, f"the cloud needs a place after each of the {rounds} rounds")
    _demand(box["cloud"]["places"] == rounds + 1, f"the cloud needs {rounds + 1} places")
    _demand(fields == sorted(fields), "the cloud must never go back")
    _demand(not any(fields[: first - 1]), f"the cloud must stay at sea before round {first}")
    _demand(all(fields[first - 1 :]), f"the cloud must be on the river from round {first} on")
    _demand(fields[-1] <= box["board"]["track"], "the cloud must stay on the track")


def _check_deck(box: Box) -> None:
    cards, size = box["deck"]["cards"], box["components"]["deck_size"]
    _demand(len(cards) == size, f"the deck must have {size} cards, not {len(cards)}")
    lights, kinds = {*box["deck"]["towers"], "any"}, {"solo", "group", "coop"}
    _demand(len(lights) == box["components"]["towers"] + 1, "every tower needs a letter")
    for i, card in enumerate(cards):
        fits = card["kind"] in kinds and card["light"] in lights and card["move"] > 0
        _demand(fits, f"card {i} needs a kind, a tower or any, and a positive value")
    left = size - box["general"]["rounds"]
    _demand(left == box["general"]["cards_left_in_hand"], "cards left in hand at the end")
    _demand(box["general"]["hand_size"] == left + 1, "hand size: the pile ends one round early")


def _check_variants(box: Box) -> None:
    for name, row in box["variants"].items():
        colours = max(row["seats"]) * row["colours_per_seat"] + ("erik_colour" in row)
        _demand(colours <= box["components"]["colours"], f"enough colours for variant {name}")
        _demand(set(row["seats"]) <= set(box["game"]["players"]), f"seats of variant {name}")
        _demand(row["draw"] in ("turn_end", "round_end"), f"when variant {name} draws")
        plays = row["cards_per_seat_and_round"]
        _demand(plays == row["colours_per_seat"], f"one card per colour and round in {name}")
    rounds = box["general"]["rounds"]
    _demand(len(erik_cards(box)) == rounds, f"Erik needs one card for each of the {rounds} rounds")
    kinds = {box["deck"]["cards"][i]["kind"] for i in erik_cards(box)}
    _demand("group" not in kinds, "Erik plays no group cards")


def _check_sums(box: Box) -> None:
    cards, marks, parts = box["deck"]["cards"], box["marks"]["values"], box["components"]
    sums = {
        "cards_total": parts["colours"] * parts["deck_size"],
        "ships_total": parts["colours"] * parts["ships_per_colour"],
        "river_fields_under_towers": box["board"]["harbour"][0] - 1,
        "deck_move_sum": sum(card["move"] for card in cards),
        "marks_points_sum": sum(points for _, points in marks),
        "points_by_field_sum": sum(points_by_field(box)),
        "erik_deck_size": len(erik_cards(box)),
        "erik_deck_move_sum": sum(cards[i]["move"] for i in erik_cards(box)),
        "max_score_per_colour": parts["ships_per_colour"] * marks[-1][1],
    }
    for name, found in sums.items():
        expected = box["checks"][name]
        _demand(found == expected, f"{name} is {found}, the file says {expected}")
