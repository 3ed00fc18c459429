"""The leather tray in the middle: free dice by face, spent ones with what they did.

Before a roll it shows how many dice are due. A die keeps its element, so that it glides aside
when it is spent; equal dice share one pick.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from spieltisch.game import Seat, Sight, View
from spieltisch.games.zwerge_duell.data import BASE_DICE, DICE, DICE_PER_POWER, FACES
from spieltisch.games.zwerge_duell.scene.names import other
from spieltisch.games.zwerge_duell.scene.pieces import glyph
from spieltisch.games.zwerge_duell.text.cards import short_name
from spieltisch.games.zwerge_duell.text.dice import items
from spieltisch.language import Words

_TILTS: Final = (-3, 2, -1, 4, -2, 3)  # degrees, by number of the die
_SIGNS: Final = {"hit": "sword", "scout": "star"}  # by what a die did
TICK: Final = Markup(
    '<i class="zd-frame"></i><svg class="zd-tick" viewBox="0 0 24 24"><use href="#zd-ok"/></svg>'
)


def tray_of_dice(sight: Sight) -> Element:
    """The tray with everything in it."""
    view, w = sight.view, sight.words
    rolled = [die for die in view["dice"] if die["spent"] is None]
    spent = [die for die in view["dice"] if die["spent"] is not None]
    if not view["dice"]:
        return h.section(".zd-tray", aria_label=w("Dice"))[_due(view, w)]
    label = w.plural("Dice: {n} free", "Dice: {n} free", len(rolled))
    return h.section(".zd-tray", aria_label=w("Dice"))[
        h.span(".zd-lb")[label],
        h.div(".zd-free")[[_group(face, rolled, w) for face in range(FACES)]],
        h.div(".zd-spent")[h.span(".zd-lb")[w("used")], _used(spent, view["active"], w)]
        if spent
        else None,
    ]


def _group(face: int, dice: list[Any], w: Words) -> Node:
    """All free dice that show one face; whoever points at one of them means this face."""
    same = tuple(die["die"] for die in dice if die["face"] == face)
    return _same(face, same, w) if same else None


@lru_cache(maxsize=1024)
def _same(face: int, numbers: tuple[int, ...], w: Words) -> Markup:
    label = items([face] * len(numbers), w)
    group = h.div(".zd-same", data_pick=f"die-{face}", role="group", aria_label=label)[
        [
            h.div(f"#die-{number}.zd-die")[
                _die(face, _TILTS[number]), h.span(id=f"die-slot-{number}", data_slot=True)
            ]
            for number in numbers
        ]
    ]
    return Markup(str(group))


def _used(spent: list[Any], active: Seat, w: Words) -> list[Markup]:
    """Spent dice, small and pale; those that did the same share the word for it."""
    deeds: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for die in spent:
        deed = (die["spent"]["kind"], _deed(die["spent"], active, w))
        deeds.setdefault(deed, []).append((die["die"], die["face"]))
    return [_pale(tuple(dice), kind, text, w) for (kind, text), dice in deeds.items()]


@lru_cache(maxsize=1024)
def _pale(dice: tuple[tuple[int, int], ...], kind: str, text: str, w: Words) -> Markup:
    """Dice by number and face with what they did."""
    label = w("{die}: {deed}", die=items([face for _, face in dice], w), deed=text)
    used = h.div(".zd-used", role="img", aria_label=label, title=label)[
        h.div[[h.div(f"#die-{number}.zd-die")[_die(face, 0)] for number, face in dice]],
        h.span(aria_hidden="true")[glyph(_SIGNS.get(kind, "hand")), h.i[text]],
    ]
    return Markup(str(used))


def _deed(deed: Any, active: Seat, w: Words) -> str:
    if deed["kind"] == "scout":
        return w("joker card")
    if deed["kind"] == "play":
        return short_name(active, deed["card"], w)
    return w("pile") if deed["card"] < 0 else short_name(other(active), deed["card"], w)


def _due(view: View, w: Words) -> Node:
    """Blank dice before the roll, and where more than the base number come from."""
    over = view["phase"] == "over"
    due = 0 if over else view["dice_due"]
    label = w.plural("{n} die in the next roll", "{n} dice in the next roll", due)
    return [
        h.span(".zd-lb")[w("The game is over") if over else label],
        h.div(".zd-free.due", aria_hidden="true")[Markup('<i class="zd-blank"></i>') * due],
        h.span(".zd-sum")[[h.b[note] for note in ([] if over else _sources(view, w))]],
    ]


def _sources(view: View, w: Words) -> list[str]:
    """What raises the number of dice, and whether one of them is lost."""
    support = view["seats"][view["active"]]["dice"] - BASE_DICE
    power = DICE_PER_POWER * view["powers"]
    notes = [w("+{n} by supports", n=support)] if support else []
    if power:
        notes.append(w("+{n} by a twist", n=power))
    lost = BASE_DICE + support + power - DICE
    return notes + ([w.plural("{n} die is lost", "{n} dice are lost", lost)] if lost > 0 else [])


@cache
def _die(face: int, tilt: int) -> Markup:
    """A die as large as a thumb."""
    return Markup(
        f'<svg class="zd-cube" viewBox="0 0 62 67" aria-hidden="true">'
        f'<g transform="rotate({tilt} 31 33)"><use href="#zd-die"/><svg x="5" y="4" width="52" '
        f'height="52"><use href="#zd-p{face + 1}"/></svg></g></svg>'
    )
