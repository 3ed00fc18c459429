"""The line above the tray while an action is previewed, with its warnings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import htpy as h
from htpy import Fragment, fragment

from spieltisch.game import Sight, View
from spieltisch.games.wispwood.scene.pieces import WARNING, signed
from spieltisch.games.wispwood.text.names import kind_name, shape_name
from spieltisch.language import N_, Words

SIDES: Final = {  # as a box names its ends
    "top": N_("above"),
    "left": N_("on the left"),
    "bottom": N_("below"),
    "right": N_("on the right"),
}


def saying(text: str, warnings: Sequence[str] = ()) -> Fragment:
    """A sentence and, with a sign of their own, the warnings."""
    return fragment[
        h.span[text],
        (h.b(".ww-alarm")[WARNING, h.span[" ".join(warnings)]] if warnings else None),
    ]


def taking(sight: Sight, after: View) -> Fragment:
    """Wisp and shape; that the cat hides for it."""
    w, held = sight.words, after["held"]
    text = w(
        "Take {kind} with {shape}.",
        kind=kind_name(held["kind"], w),
        shape=shape_name(held["shape"], w),
    )
    return saying(text, [w("Your cat hides for this shape.")] if held["cat_used"] else [])


def laying(total: int, several: bool, lost: Mapping[str, bool], w: Words) -> Fragment:
    """The total change at the best square, and where the forest can no longer grow."""
    change = signed(total)
    text = (
        w("Up to {change} points.", change=change)
        if several
        else w("{change} points.", change=change)
    )
    return saying(text, closed(lost, w))


def closed(lost: Mapping[str, bool], w: Words) -> list[str]:
    """The sides on which the forest can no longer grow."""
    sides = [w(SIDES[side]) for side, gone in lost.items() if gone]
    if not sides:
        return []
    if len(sides) == len(SIDES):
        return [w("After that the frame is fixed.")]
    return [w("After that nothing grows {sides}.", sides=_listed(sides, w))]


def planting(total: int, wakes: bool, last: bool, w: Words) -> Fragment:
    """A tree: the change, that it ends the turn, that the cat comes back."""
    text = w("A tree: {change} points.", change=signed(total))
    if wakes:
        text += " " + w("Your cat is ready again afterwards.")
    return saying(text, [w("Your turn ends with it.")] if last else [])


def moving(wisps: int, moved: bool, w: Words) -> Fragment:
    """What stays in the forest when the trees go."""
    text = w("The cat moves here.") if moved else w("The cat stays.")
    stays = w.plural("{n} wisp and the cat stay.", "{n} wisps and the cat stay.", wisps)
    return saying(f"{text} {stays}")


def dealing(gone: int, by_cat: bool, new: int, w: Words) -> Fragment:
    """How many wisps leave the pond and how many come."""
    left = w.plural("{n} wisp is discarded", "{n} wisps are discarded", gone)
    text = w("{left}, {n} new ones come.", left=left, n=new)
    warnings = [w("This cannot be taken back.")]
    return saying(text, [w("Your cat hides."), *warnings] if by_cat else warnings)


def stopping(trees: int, wakes: bool, w: Words) -> Fragment:
    """The end of a tree turn."""
    text = w.plural("The turn ends with {n} tree.", "The turn ends with {n} trees.", trees)
    return saying(f"{text} {w('Your cat is ready again afterwards.')}" if wakes else text)


def seating_catty(slot: int, wisp: str, w: Words) -> Fragment:
    """The solo set-up."""
    kind = kind_name(wisp, w)
    return saying(w("Catty sits down here; the wisp ({kind}) is discarded.", kind=kind))


def _listed(parts: Sequence[str], w: Words) -> str:
    if len(parts) == 1:
        return parts[0]
    return w("{first} and {last}", first=", ".join(parts[:-1]), last=parts[-1])
