"""What an action would do, drawn into the slots of the table before it is done.

Everything is read from the viewer's own view: what a window would answer or a roll would show
is not known before, and what `after` says about it is not looked at.
"""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Renderable, fragment
from markupsafe import Markup

from spieltisch.game import Action, Sight, View
from spieltisch.games.zwerge_duell.actions import (
    Draw,
    Hit,
    MakeWild,
    Play,
    Remove,
    Reroll,
    Scout,
    Stop,
    Throw,
    decode,
)
from spieltisch.games.zwerge_duell.data import HEALTH, SHOWABLE, VP, WILD
from spieltisch.games.zwerge_duell.scene import sayings
from spieltisch.games.zwerge_duell.scene.cards import card_classes, tablet
from spieltisch.games.zwerge_duell.scene.dice import TICK
from spieltisch.games.zwerge_duell.scene.jokers import numbers
from spieltisch.games.zwerge_duell.scene.names import other
from spieltisch.games.zwerge_duell.scene.pieces import JOKER, glyph, mini
from spieltisch.games.zwerge_duell.scene.shown import ribbon
from spieltisch.language import Words

Slots = dict[str, Renderable]


def preview(sight: Sight, action: Action, after: View) -> Mapping[str, Renderable]:
    """New content for the slots of the table, by id."""
    view, w = sight.view, sight.words
    slots: Slots = {"say-slot": sayings.saying(sight, action)}
    match decode(action):
        case Play(card) as move:
            slots |= _paid(view, move) | _ghost(sight, card)
        case MakeWild(value):
            slots |= _die(view, value - 1, _turned())
        case Hit(source, target):
            slots |= _spent(view, source) | _struck(view, target, w)
        case Throw(target):
            slots |= _struck(view, target, w)
        case Remove(target):
            slots |= _on_cards(view, target, _chip("x", w("leaves")))
        case Scout(face) | Reroll(face):
            slots |= _die(view, face, TICK)
        case Draw(count):
            own = view["viewer"]
            left = view["seats"][own]["pile"] - count
            slots[f"pile-slot-{own}"] = fragment[_pile(count, left, w)]
        case Stop():
            slots |= _left_over(view)
        case _:
            pass
    return slots


def _paid(view: View, move: Play) -> Slots:
    """Ticks on the dice and joker cards that go."""
    row = next(row for row in view["hand"] if row["card"] == move.card)
    ways = [(way["value"], way["jokers"]) for way in row["payments"]]
    way = row["payments"][ways.index((move.value, move.jokers))]
    slots: Slots = {f"die-slot-{die}": fragment[TICK] for die in way["dice"]}
    return slots | _jokers(view, move.jokers)


def _jokers(view: View, count: int) -> Slots:
    return {
        f"joker-slot-{number}": fragment[TICK] for number in numbers(view, view["viewer"])[:count]
    }


def _spent(view: View, source: int) -> Slots:
    return _jokers(view, 1) if source == JOKER else _die(view, source, TICK)


def _die(view: View, face: int, drawn: Markup) -> Slots:
    """Something on the first free die that shows a face."""
    free = [die["die"] for die in view["dice"] if die["spent"] is None and die["face"] == face]
    return {f"die-slot-{free[0]}": fragment[drawn]}


def _left_over(view: View) -> Slots:
    """Dice that go back unused, where there are any: a reminder, no hindrance."""
    return {
        f"die-slot-{die['die']}": fragment[Markup('<i class="zd-back"></i>')]
        for die in view["dice"]
        if die["spent"] is None
    }


def _turned() -> Markup:
    return Markup('<i class="zd-frame"></i><span class="zd-turned">{}</span>').format(mini(WILD))


def _ghost(sight: Sight, card: int) -> Slots:
    """The card in its niche, and the points that it brings."""
    view, w = sight.view, sight.words
    own = view["viewer"]
    if card >= SHOWABLE:
        return {}
    points = int(VP[card])
    chip = Markup()
    if points:
        text = w.plural("+{n} point", "+{n} points", points)
        chip = Markup('<span class="zd-plus">{}</span>').format(text)
    ghost = Markup('<div class="{} ghost">{}<i class="zd-gout"></i>{}</div>').format(
        card_classes(own, card), tablet(own, card, 0, w), chip
    )
    slots: Slots = {f"niche-{own}": fragment[ghost]}
    if points:
        score = view["seats"][own]["score"] + points
        slots[f"score-slot-{own}"] = fragment[_to(score)]
    return slots


def _struck(view: View, target: int, w: Words) -> Slots:
    """The next point of damage on a card, or the top card of a pile."""
    victim = other(view["viewer"])
    if target == 0:
        left = view["seats"][victim]["pile"] - 1
        return {f"pile-slot-{victim}": fragment[_pile(1, left, w)]}
    card = next(row for row in view["seats"][victim]["display"] if row["target"] == target)
    marks, health = card["marks"] + 1, int(HEALTH[card["card"]])
    if marks < health:
        return _on_cards(view, target, ribbon(marks, health, w))
    slots = _on_cards(view, target, _chip("sword", w("falls")))
    points = int(VP[card["card"]])
    if points:
        score = view["seats"][victim]["score"] - points
        slots[f"score-slot-{victim}"] = fragment[_to(score)]
    return slots


def _on_cards(view: View, target: int, drawn: Markup) -> Slots:
    """Something on the oldest card of a class; a stack shows this one."""
    victim = other(view["viewer"])
    shown = view["seats"][victim]["display"]
    number = next(row["number"] for row in shown if row["target"] == target)
    return {f"hit-{victim}-{number}": fragment[drawn]}


def _chip(sign: str, text: str) -> Markup:
    drawn = glyph("disc" if sign == "x" else sign)
    return Markup(
        '<i class="zd-fall"></i><span class="zd-tag fall">{}<span>{}</span></span>'
    ).format(drawn, text)


def _pile(count: int, left: int, w: Words) -> Markup:
    """How many cards go from a pile; without a rest the game ends."""
    text = f"−{count}" if left else w("The end")
    return Markup('<span class="zd-minus{}">{}</span>').format("" if left else " end", text)


def _to(score: int) -> Markup:
    return Markup('<span class="zd-to">{}{}</span>').format(glyph("arrow"), score)
