"""What each goal card pays, in a few words for its face; the numbers come from the data file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from spieltisch.games.wispwood.data import DATA, HAT, HEART, ORB, PUMPKIN, TREE
from spieltisch.language import N_, Words

Face = dict[str, Any]

_TREES: Final = {
    "tree_lines": N_("{points} per line"),
    "tree_largest": N_("{points} per tree"),
    "tree_dense": N_("{points} per tree"),
    "tree_second": N_("{points} per tree"),
    "tree_groups": N_("{points} per group"),
}
_KINDS: Final = ("orb", "pumpkin", "hat", "heart")
_SHOWN: Final = 3  # values of a pumpkin card


def face(group: int, index: int) -> Face:
    """What the data file says about a goal card."""
    found: Face = DATA["goal_group"][group]["cards"][index]
    return found


def worth(group: int, index: int, w: Words) -> str:
    """What a card pays."""
    return _WORTH[group](face(group, index), w)


def _pumpkins(card: Face, w: Words) -> str:
    return ", ".join(str(value) for value in card["table"][:_SHOWN]) + " …"


def _hats(card: Face, w: Words) -> str:
    return w("{n} for three", n=DATA["goal_group"][HAT]["set_points"])


def _orbs(card: Face, w: Words) -> str:
    if "per_kind" in card:
        return w("{n} per kind", n=card["per_kind"])
    values = [card[kind] for kind in _KINDS]
    return w("{least} to {most} per orb", least=min(values), most=max(values))


def _hearts(card: Face, w: Words) -> str:
    return w("{points} per tree", points=card["per_tree"])


def _trees(card: Face, w: Words) -> str:
    return w(_TREES[card["id"]], points=card["points"])


_WORTH: Final[dict[int, Callable[[Face, Words], str]]] = {
    PUMPKIN: _pumpkins,
    HAT: _hats,
    ORB: _orbs,
    HEART: _hearts,
    TREE: _trees,
}
