"""The goal cards in words: name, rule and where the hat card allows a new hat.

The numbers in the rules come from the data file.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from spieltisch.games.wispwood.data import DATA, GROUPS, HAT, PUMPKIN
from spieltisch.language import N_, SOURCE_LANGUAGE, Words

Card = Mapping[str, Any]  # a goal card of the view

HAT_RULES: Final = {
    "hat_diagonal": N_("A new hat must lie on a diagonal of your cat, at any distance."),
    "hat_line": N_("A new hat must lie in the row or the column of your cat."),
    "hat_around": N_("A new hat must lie on one of the eight squares around your cat."),
    "hat_chain": N_(
        "A new hat must touch your cat at a corner, or a hat that is joined to it by corners."
    ),
    "hat_two": N_("A new hat must lie exactly two squares from your cat, on the square ring."),
}
RULES: Final = {
    "pumpkin_solo": N_("Pumpkins with no other pumpkin on the eight squares around them."),
    "pumpkin_sudoku": N_("Pumpkins that are the only pumpkin in their row and in their column."),
    "pumpkin_pairs": N_(
        "Groups of exactly two pumpkins side by side. Touching at a corner does not matter."
    ),
    "pumpkin_groups": N_("Groups of wisps of any kind that hold at least one pumpkin."),
    "pumpkin_chess": N_("Pumpkins that see no other pumpkin on their diagonals."),
    **HAT_RULES,
    "orb_around": N_("Per orb: {per_kind} for each different kind on the eight squares around it."),
    "orb_line": N_(
        "Per orb: {per_kind} for each different kind in its row or column, whichever is better, "
        "the orb included."
    ),
    "orb_group": N_("Per group of wisps with an orb: {per_kind} for each different kind in it."),
    "orb_least": N_(
        "The rarest kind in your forest decides what each orb brings: orb {orb}, pumpkin "
        "{pumpkin}, hat {hat}, heart {heart}. If several are rarest, the best one counts."
    ),
    "orb_adjacent": N_(
        "Per orb the lowest value of a kind beside it: orb {orb}, pumpkin {pumpkin}, hat {hat}, "
        "heart {heart}."
    ),
    "heart_cross": N_("Per heart: {per_tree} for each tree in its row and in its column."),
    "heart_adjacent": N_("Per heart: {per_tree} for each tree directly beside it."),
    "heart_below": N_("Per heart: {per_tree} for each tree below it in its column."),
    "heart_diagonal": N_("Per heart: {per_tree} for each tree on one diagonal, the better one."),
    "heart_run": N_(
        "Per heart: {per_tree} for each tree of the longest straight unbroken row of trees that "
        "begins at it."
    ),
    "tree_lines": N_("{points} for each row and each column with at least {min} trees."),
    "tree_largest": N_("{points} for each tree of your largest group of trees."),
    "tree_dense": N_("{points} for each tree that has at least {min} trees directly beside it."),
    "tree_second": N_("{points} for each tree of your second largest group of trees."),
    "tree_groups": N_("{points} for each group of at least {min} trees."),
}


def goal_name(card: Card, words: Words) -> str:
    """The name of a goal card, from the data file."""
    face = _face(card["id"])
    return str(face.get(f"name_{words.language}") or face[f"name_{SOURCE_LANGUAGE}"])


def goal_rule(card: Card, words: Words) -> str:
    """What a goal card scores, in a sentence or two."""
    return _rule(card["id"], words)


def hat_rule(card: Card, words: Words) -> str:
    """Where a hat card allows a new hat (WW-79 to WW-83)."""
    return words(HAT_RULES[card["id"]])


@cache
def _rule(name: str, words: Words) -> str:
    face = _face(name)
    rule = words(RULES[name], **{key: n for key, n in face.items() if isinstance(n, int)})
    if name.startswith(GROUPS[PUMPKIN]):
        return f"{rule} {_pumpkin_points(face, words)}"
    return f"{rule} {_hat_points(words)}" if name in HAT_RULES else rule


def _pumpkin_points(face: Card, words: Words) -> str:
    """The printed values, and how they go on (WW-71)."""
    values = ", ".join(str(points) for points in face["table"])
    if face["step"]:
        values = words("{values}, then {n} more each", values=values, n=face["step"])
    return words("Points for 1, 2, 3 … of them: {table}.", table=values)


def _hat_points(words: Words) -> str:
    """WW-77, WW-78."""
    group = DATA["goal_group"][HAT]
    _, one, two = group["rest_points"]
    return words(
        "All hats in your forest score, wherever the cat is now: {set} for every three, {one} for "
        "one or {two} for two left over.",
        set=group["set_points"],
        one=one,
        two=two,
    )


@cache
def _face(name: str) -> Card:
    """What the data file says about a card."""
    cards = (card for group in DATA["goal_group"] for card in group["cards"])
    found: Card = next(card for card in cards if card["id"] == name)
    return found
