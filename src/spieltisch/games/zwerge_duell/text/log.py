"""The lines of the log: one sentence for each kind of event that `tell` reports.

A window that was passed has no event, and no line says that somebody was asked (ZD-73).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from spieltisch.game import Event, SeatSign
from spieltisch.games.zwerge_duell.actions import JOKER, PILE
from spieltisch.games.zwerge_duell.data import ARMOUR, AXE, CARDS, EV_WILD, POWER, SCOUT, WILD
from spieltisch.games.zwerge_duell.text.cards import card_name
from spieltisch.games.zwerge_duell.text.dice import item, items, with_item
from spieltisch.games.zwerge_duell.text.names import opponent, wounds
from spieltisch.language import Words

Signs = Sequence[SeatSign]


def line(event: Event, signs: Sequence[SeatSign], words: Words) -> str:
    """One line of the log; names players, never says "you"."""
    return _LINES[event["kind"]](event, signs, words)


# the own turn


def _turn(event: Event, signs: Signs, w: Words) -> str:
    return w("{name} begins turn {n}", name=_name(event, signs), n=event["turn_number"])


def _draw(event: Event, signs: Signs, w: Words) -> str:
    """How many cards; which ones stays secret."""
    name, n = _name(event, signs), event["count"]
    if not event["left"]:
        return w.plural(
            "{name} draws {n} card, the last of the pile",
            "{name} draws {n} cards, the last of the pile",
            n,
            name=name,
        )
    return w.plural(
        "{name} draws {n} card, {left} left in the pile",
        "{name} draws {n} cards, {left} left in the pile",
        n,
        name=name,
        left=event["left"],
    )


def _power(event: Event, signs: Signs, w: Words) -> str:
    facts = {"name": _name(event, signs), "dice": event["dice"]}
    facts["card"] = card_name(event["seat"], POWER, w)
    if not event["lost"]:
        return w("{name} plays {card}: {dice} dice in this roll", **facts)
    return w.plural(
        "{name} plays {card}: {dice} dice in this roll, {n} die is lost",
        "{name} plays {card}: {dice} dice in this roll, {n} dice are lost",
        event["lost"],
        **facts,
    )


def _roll(event: Event, signs: Signs, w: Words) -> str:
    return w("{name} rolls {dice}", name=_name(event, signs), dice=items(event["faces"], w))


def _reroll(event: Event, signs: Signs, w: Words) -> str:
    old, new = item(event["face"], w), item(event["rolled"], w)
    return w("{name} rerolls {old} and gets {new}", name=_name(event, signs), old=old, new=new)


def _keep(event: Event, signs: Signs, w: Words) -> str:
    return w("{name} keeps the dice", name=_name(event, signs))


def _play(event: Event, signs: Signs, w: Words) -> str:
    """A card with all that is paid for it; vp cards with their points."""
    card, seat = event["card"], event["seat"]
    facts = {"name": _name(event, signs), "card": card_name(seat, card, w)}
    facts["payment"] = items(_paid(event), w)
    if CARDS[card].vp:
        return w.plural(
            "{name} plays {card} for {n} point and pays {payment}",
            "{name} plays {card} for {n} points and pays {payment}",
            CARDS[card].vp,
            **facts,
        )
    return w("{name} plays {card} and pays {payment}", **facts)


def _wild(event: Event, signs: Signs, w: Words) -> str:
    facts = {"name": _name(event, signs), "card": card_name(event["seat"], EV_WILD, w)}
    return w("{name} plays {card}: {die} becomes wild", **facts, die=item(event["value"] - 1, w))


def _remove(event: Event, signs: Signs, w: Words) -> str:
    facts = {"name": _name(event, signs), "other": signs[event["owner"]].name}
    facts["card"] = card_name(event["owner"], event["card"], w)
    if event["auto"]:
        return w("{name} can only remove {card} from the display of {other}", **facts)
    return w("{name} removes {card} from the display of {other}", **facts)


def _scout(event: Event, signs: Signs, w: Words) -> str:
    facts = {"name": _name(event, signs), "card": card_name(event["seat"], SCOUT, w)}
    return w("{name} uses {card} and gives up {die}", **facts, die=item(event["face"], w))


def _joker(event: Event, signs: Signs, w: Words) -> str:
    """A joker card, where it comes from, and why (ZD-46, ZD-62, ZD-65)."""
    name, other = _name(event, signs), signs[opponent(event["seat"])].name
    match event["why"], event["origin"]:
        case "unused", "middle":
            return w("{name} has spent nothing and takes a joker card", name=name)
        case "unused", _:
            return w(
                "{name} has spent nothing and takes a joker card from {other}",
                name=name,
                other=other,
            )
        case _, "middle":
            return w("{name} takes a joker card", name=name)
        case _:
            return w("{name} takes a joker card from {other}", name=name, other=other)


def _stop(event: Event, signs: Signs, w: Words) -> str:
    return w("{name} ends the turn", name=_name(event, signs))


# a point of damage


def _hit(event: Event, signs: Signs, w: Words) -> str:
    means = with_item(event["source"], w)
    return w(
        "{name} hits {target} {means}",
        name=_name(event, signs),
        target=_target(event, signs, w),
        means=means,
    )


def _axe(event: Event, signs: Signs, w: Words) -> str:
    return w(
        "{name} plays {card} on {target}",
        name=_name(event, signs),
        card=card_name(event["seat"], AXE, w),
        target=_target(event, signs, w),
    )


def _armour(event: Event, signs: Signs, w: Words) -> str:
    return w(
        "{name} plays {card}: no damage to {target}",
        name=_name(event, signs),
        card=card_name(event["seat"], ARMOUR, w),
        target=_target(event, signs, w),
    )


def _mill(event: Event, signs: Signs, w: Words) -> str:
    name, card = _owner(event, signs), card_name(event["owner"], event["card"], w)
    if not event["left"]:
        return w("{name} loses {card}, the last card of the draw pile", name=name, card=card)
    return w(
        "{name} loses {card} from the draw pile, {n} left", name=name, card=card, n=event["left"]
    )


def _mark(event: Event, signs: Signs, w: Words) -> str:
    return w(
        "{card} of {name}: {wounds}",
        card=card_name(event["owner"], event["card"], w),
        name=_owner(event, signs),
        wounds=wounds(event["marks"], event["health"], w),
    )


def _defeat(event: Event, signs: Signs, w: Words) -> str:
    """A vp card takes its points along (ZD-52, ZD-77)."""
    facts = {"name": _owner(event, signs), "card": card_name(event["owner"], event["card"], w)}
    points = CARDS[event["card"]].vp
    if not points:
        return w("{card} of {name} is defeated", **facts)
    return w.plural(
        "{card} of {name} is defeated, {n} point is lost",
        "{card} of {name} is defeated, {n} points are lost",
        points,
        **facts,
    )


def _heal(event: Event, signs: Signs, w: Words) -> str:
    counts = Counter(card_name(row["owner"], row["card"], w) for row in event["cards"])
    cards = [name if n == 1 else f"{n} × {name}" for name, n in counts.items()]
    return w("The damage of this turn heals: {cards}", cards=", ".join(cards))


def _over(event: Event, signs: Signs, w: Words) -> str:
    """Which pile ran out, and how (ZD-76)."""
    name = _name(event, signs)
    if event["by"] == "draw":
        return w("The game is over: {name} has drawn the last card", name=name)
    return w("The game is over: damage has emptied the draw pile of {name}", name=name)


def _paid(event: Event) -> list[int]:
    """The items of a payment."""
    natural = [event["value"] - 1] * event["naturals"]
    return natural + [WILD] * event["wilds"] + [JOKER] * event["jokers"]


def _target(event: Event, signs: Signs, w: Words) -> str:
    if event["target"] == PILE:
        return w("the draw pile of {name}", name=_owner(event, signs))
    return card_name(event["owner"], event["card"], w)


def _name(event: Event, signs: Signs) -> str:
    return signs[event["seat"]].name


def _owner(event: Event, signs: Signs) -> str:
    return signs[event["owner"]].name


_LINES: Final[dict[str, Callable[[Event, Signs, Words], str]]] = {
    "power": _power,
    "keep": _keep,
    "reroll": _reroll,
    "play": _play,
    "wild": _wild,
    "remove": _remove,
    "hit": _hit,
    "axe": _axe,
    "armour": _armour,
    "mill": _mill,
    "mark": _mark,
    "defeat": _defeat,
    "scout": _scout,
    "joker": _joker,
    "stop": _stop,
    "heal": _heal,
    "turn": _turn,
    "draw": _draw,
    "roll": _roll,
    "over": _over,
}
