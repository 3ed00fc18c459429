"""One line of the log with dice drawn as dice; every drawing says its own name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import htpy as h
from htpy import Element, Node
from markupsafe import Markup, escape

from spieltisch.game import Event, Seat, SeatSign
from spieltisch.games.zwerge_duell.actions import PILE
from spieltisch.games.zwerge_duell.data import CARDS, EV_WILD, SCOUT, WILD
from spieltisch.games.zwerge_duell.scene.names import seat_name
from spieltisch.games.zwerge_duell.scene.pieces import JOKER, glyph, in_order, minis, spoken
from spieltisch.games.zwerge_duell.text.cards import card_name
from spieltisch.games.zwerge_duell.text.log import line as sentence
from spieltisch.language import Words

Signs = Sequence[SeatSign]


def log_line(event: Event, signs: Sequence[SeatSign], words: Words) -> Element:
    """One line of the log; names players, never says "you"."""
    kind = event["kind"]
    if kind in ("turn", "over"):
        return h.div(".zd-log")[h.b(".zd-caesura")[sentence(event, signs, words)]]
    drawn = _LINES.get(kind)
    text = drawn(event, signs, words) if drawn else sentence(event, signs, words)
    sub = ".sub" if kind in _FOLLOWING else ""
    return h.div(f".zd-log{sub}")[_sign(event), h.span[text]]


def _sign(event: Event) -> Markup:
    """Circle or lozenge of the seat that a line is about."""
    seat = event.get("seat", event.get("owner", -1))
    return glyph("heart", "heals") if seat < 0 else glyph(f"m{seat}")


def _with(text: str, **parts: Node) -> Markup:
    """A translated sentence with drawn parts in their places."""
    return escape(text).format(**parts)


def _roll(event: Event, signs: Signs, w: Words) -> Node:
    name = seat_name(signs, event["seat"], w)
    return _with(w("{name} rolls {dice}"), name=name, dice=in_order(event["faces"], w))


def _reroll(event: Event, signs: Signs, w: Words) -> Node:
    name = seat_name(signs, event["seat"], w)
    old, new = spoken(event["face"], w), spoken(event["rolled"], w)
    return _with(w("{name} rerolls {old} and gets {new}"), name=name, old=old, new=new)


def _play(event: Event, signs: Signs, w: Words) -> Node:
    seat, card = event["seat"], event["card"]
    kinds = [event["value"] - 1] * event["naturals"] + [WILD] * event["wilds"]
    parts = {
        "name": seat_name(signs, seat, w),
        "card": Markup("<b>{}</b>").format(card_name(seat, card, w)),
        "payment": minis(kinds + [JOKER] * event["jokers"], w),
    }
    points = CARDS[card].vp
    if points:
        return _with(w("{name} plays {card} ({n}) {payment}"), n=points, **parts)
    return _with(w("{name} plays {card} {payment}"), **parts)


def _wild(event: Event, signs: Signs, w: Words) -> Node:
    card, die = card_name(event["seat"], EV_WILD, w), spoken(event["value"] - 1, w)
    return _with(w("{card}: {die} becomes {wild}"), card=card, die=die, wild=spoken(WILD, w))


def _hit(event: Event, signs: Signs, w: Words) -> Node:
    die = spoken(event["source"], w)
    return _with(w("{die} hits {target}"), die=die, target=_target(event, signs, w))


def _scout(event: Event, signs: Signs, w: Words) -> Node:
    card, die = card_name(event["seat"], SCOUT, w), spoken(event["face"], w)
    return _with(w("{card}: {die} becomes {joker}"), card=card, die=die, joker=spoken(JOKER, w))


def _target(event: Event, signs: Signs, w: Words) -> str:
    owner: Seat = event["owner"]
    if event["target"] == PILE:
        return w("the pile of {name}", name=seat_name(signs, owner, w))
    return card_name(owner, event["card"], w)


_LINES: Final[dict[str, Callable[[Event, Signs, Words], Node]]] = {
    "roll": _roll,
    "reroll": _reroll,
    "play": _play,
    "wild": _wild,
    "hit": _hit,
    "scout": _scout,
}
_FOLLOWING: Final = ("mark", "defeat", "mill", "heal")  # what came of the line before
