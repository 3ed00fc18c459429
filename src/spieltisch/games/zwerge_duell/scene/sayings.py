"""The line in the prompt while an action is previewed: what it means, what is left, a warning."""

from __future__ import annotations

import htpy as h
from htpy import Fragment, Node, fragment

from spieltisch.game import Action, Sight, View
from spieltisch.games.zwerge_duell.actions import (
    Hit,
    Play,
    Reroll,
    Scout,
    Stop,
    Throw,
    class_of,
    decode,
)
from spieltisch.games.zwerge_duell.data import AXE, HEALTH, JOKERS, VP, WILD
from spieltisch.games.zwerge_duell.scene.names import other
from spieltisch.games.zwerge_duell.scene.pieces import JOKER, glyph, minis
from spieltisch.games.zwerge_duell.text.cards import card_name
from spieltisch.games.zwerge_duell.text.choices import paid, say
from spieltisch.games.zwerge_duell.text.names import result, target_name
from spieltisch.language import Words


def saying(sight: Sight, action: Action) -> Fragment:
    """What the action means in words of the game, and what follows from it."""
    return fragment[
        h.b(".zd-say")[_deed(sight, action)],
        h.span(".zd-then")[_then(sight, action)],
    ]


def _deed(sight: Sight, action: Action) -> str:
    """What is done; the dice and cards that it takes are marked on the table."""
    view, w = sight.view, sight.words
    match decode(action):
        case Play(card):
            return w("Play {card}", card=card_name(view["viewer"], card, w))
        case Hit(_, target) | Throw(target):
            victim = other(view["viewer"])
            name = target_name(victim, target, w) if target else w("Draw pile")
            return w("{target}: {result}", target=name, result=result(view, victim, target, w))
        case _:
            return say(sight, action)


def _then(sight: Sight, action: Action) -> Node:
    view, w = sight.view, sight.words
    match decode(action):
        case Play() as move:
            return [_left(view, move, w), _points(view, move.card, w)]
        case Hit(_, target):
            return [_needed(view, target, w), _no_joker(view, w)]
        case Throw(target):
            return _needed(view, target, w)
        case Scout():
            return _no_joker(view, w)
        case Stop():
            return _missed(view, w)
        case Reroll():
            return w("The new face stands, whatever it is.")
        case _:
            return None


def _left(view: View, move: Play, w: Words) -> Node:
    """The dice and usable joker cards that stay."""
    rest = list(view["pool"])
    jokers = view["seats"][view["viewer"]]["usable"]
    for kind in paid(view, move):
        if kind == JOKER:
            jokers -= 1
        else:
            rest[kind] -= 1
    kinds = [kind for kind, n in enumerate(rest) for _ in range(n)] + [JOKER] * jokers
    if not kinds:
        return h.span[w("Nothing is left.")]
    return h.span[w("Left:"), " ", minis(kinds, w)]


def _points(view: View, card: int, w: Words) -> Node:
    """How the own score changes."""
    points = int(VP[card])
    if not points:
        return None
    before = view["seats"][view["viewer"]]["score"]
    return h.span[w("{old} to {new} points", old=before, new=before + points)]


def _needed(view: View, target: int, w: Words) -> Node:
    """How many of the hits at hand a card takes."""
    if not target:
        return None
    card, marks = class_of(target)
    need = int(HEALTH[card]) - marks
    have = hits_at_hand(view)
    text = w("needs {need} of your {have} hits", need=need, have=have)
    if need > have:
        return h.span(".zd-warn")[glyph("heart"), w("{text}: it will heal", text=text)]
    return h.span[text]


def hits_at_hand(view: View) -> int:
    """How many points the viewer could deal now with dice, joker cards and axes."""
    seat = view["seats"][view["viewer"]]
    axes = sum(row["playable"] and row["card"] == AXE for row in view["hand"])
    if view["turn"] != view["viewer"] or not seat["hits"]:
        return int(axes)
    dice = sum(view["pool"][face] for face in [*seat["hits"], WILD])
    return int(dice + seat["usable"] + axes)


def _no_joker(view: View, w: Words) -> Node:
    """Spending the first die costs the joker card of a turn without use."""
    if view["used"] or view["seats"][view["viewer"]]["jokers"] == JOKERS:
        return None
    return h.span[w("no joker card for this turn then")]


def _missed(view: View, w: Words) -> Node:
    """What could still be done."""
    plays = any(row["playable"] and row["payments"] for row in view["hand"])
    seat = view["seats"][view["viewer"]]
    hits = seat["hits"] and any(view["pool"][face] for face in [*seat["hits"], WILD])
    if not plays and not hits:
        return None
    text = w("You could still play a card.") if plays else w("You could still hit.")
    return h.span(".zd-warn")[glyph("glass"), text]
