"""The lines of the log: one sentence for each kind of event that `tell` reports."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spieltisch.game import Event, SeatSign
from spieltisch.games.wispwood.text.catty import catty_steps
from spieltisch.games.wispwood.text.names import cat_steps, shape_name, taken_wisp, wisps
from spieltisch.games.wispwood.text.result import both
from spieltisch.games.wispwood.text.scoring import gains, score_steps
from spieltisch.language import Words

Signs = Sequence[SeatSign]
SEPARATOR: Final = "; "


def line(event: Event, signs: Sequence[SeatSign], words: Words) -> str:
    """One line of the log; names players, never says "you"."""
    return _LINES[event["kind"]](event, signs, words)


def _catty_start(event: Event, signs: Signs, w: Words) -> str:
    wisp = taken_wisp(event["wisp"], w)
    return w("Catty's cat drives {wisp} off place {n}", wisp=wisp, n=event["slot"] + 1)


def _take(event: Event, signs: Signs, w: Words) -> str:
    facts = {"name": _name(event, signs), "n": event["slot"] + 1}
    facts |= {"wisp": taken_wisp(event["wisp"], w), "shape": shape_name(event["shape"], w)}
    if event["cat"]:
        return w("{name} hides the cat and takes {wisp} from place {n}: {shape}", **facts)
    return w("{name} takes {wisp} from place {n}: {shape}", **facts)


def _place(event: Event, signs: Signs, w: Words) -> str:
    shape = shape_name(event["shape"], w)
    return w("{name} lays the shape: {shape}", name=_name(event, signs), shape=shape)


def _lay(event: Event, signs: Signs, w: Words) -> str:
    """The tiles lie; a wisp without a choice of squares says so."""
    facts = {"name": _name(event, signs), "wisp": taken_wisp(event["wisp"], w)}
    facts |= {"shape": shape_name(event["shape"], w), "gains": gains(event["gained"], w)}
    if event["auto"]:
        return w("{name} lays {wisp} ({shape}), only one square was possible: {gains}", **facts)
    return w("{name} lays {wisp} ({shape}): {gains}", **facts)


def _tree(event: Event, signs: Signs, w: Words) -> str:
    return w(
        "{name} lays a tree: {gains}", name=_name(event, signs), gains=gains(event["gained"], w)
    )


def _trees_end(event: Event, signs: Signs, w: Words) -> str:
    name, n = _name(event, signs), event["count"]
    if event["cat_woke"]:
        return w.plural(
            "{name} ends the tree turn with {n} tree, the cat is ready again",
            "{name} ends the tree turn with {n} trees, the cat is ready again",
            n,
            name=name,
        )
    return w.plural(
        "{name} ends the tree turn with {n} tree",
        "{name} ends the tree turn with {n} trees",
        n,
        name=name,
    )


def _deal(event: Event, signs: Signs, w: Words) -> str:
    """New wisps, and why they came."""
    dealt = wisps(event["pond"], w)
    if event["by"] == "catty":
        return w("Catty finds too few wisps at the pond, new ones: {wisps}", wisps=dealt)
    name = _name(event, signs)
    match event["by"]:
        case "free":
            return w(
                "{name} deals anew, because all wisps are of one kind: {wisps}",
                name=name,
                wisps=dealt,
            )
        case "cat":
            return w("{name} hides the cat for new wisps: {wisps}", name=name, wisps=dealt)
        case _:
            return w("{name} finds the pond empty, new wisps: {wisps}", name=name, wisps=dealt)


def _recycled(event: Event, signs: Signs, w: Words) -> str:
    return w("The discard pile is shuffled into a new supply: {n} tiles", n=event["count"])


def _full_grid(event: Event, signs: Signs, w: Words) -> str:
    name = _name(event, signs)
    if event["first"]:
        return w("{name} has a full grid, the round comes to its end", name=name)
    return w("{name} has a full grid too", name=name)


def _catty(event: Event, signs: Signs, w: Words) -> str:
    return SEPARATOR.join(catty_steps(event, w))


def _scored(event: Event, signs: Signs, w: Words) -> str:
    points = SEPARATOR.join(score_steps(event, signs, w))
    return w("Scoring of round {n}: {points}", n=event["round"], points=points)


def _cat_move(event: Event, signs: Signs, w: Words) -> str:
    way = cat_steps(event["start"], event["square"], w)
    return w("{name} moves the cat: {steps}", name=_name(event, signs), steps=way)


def _cat_stays(event: Event, signs: Signs, w: Words) -> str:
    return w("{name} leaves the cat where it is", name=_name(event, signs))


def _round(event: Event, signs: Signs, w: Words) -> str:
    return w.plural(
        "{n} tree goes back to the supply, round {round} begins with a grid of {size} × {size}",
        "{n} trees go back to the supply, round {round} begins with a grid of {size} × {size}",
        event["returned"],
        round=event["round"],
        size=event["grid_size"],
    )


def _over(event: Event, signs: Signs, w: Words) -> str:
    names = [signs[seat].name for seat in event["winners"]] or [w("Catty")]
    if len(names) == 1:
        return w("The game is over, {name} wins", name=names[0])
    return w("The game is over, {names} share the victory", names=both(names, w))


def _name(event: Event, signs: Signs) -> str:
    return signs[event["seat"]].name


_LINES: Final[dict[str, Callable[[Event, Signs, Words], str]]] = {
    "catty_start": _catty_start,
    "take": _take,
    "place": _place,
    "lay": _lay,
    "tree": _tree,
    "trees_end": _trees_end,
    "deal": _deal,
    "recycled": _recycled,
    "full_grid": _full_grid,
    "catty": _catty,
    "scored": _scored,
    "cat_move": _cat_move,
    "cat_stays": _cat_stays,
    "round": _round,
    "over": _over,
}
