"""What the pond offers to the seat that decides, and what stands in the way.

It is read from the open facts that the view gives: which shapes fit, which fit with a hat.
"""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.game import View
from spieltisch.games.wispwood.data import HAT, SLOTS
from spieltisch.games.wispwood.text.goals import goal_name
from spieltisch.games.wispwood.text.offer import open_shapes
from spieltisch.language import Words


@dataclass(frozen=True)
class Obstacle:
    """Why a wisp cannot be taken now."""

    hat: bool  # because of the hat card, else for lack of room
    squares: int  # free squares within reach that the hat card allows
    cat_hidden: bool  # with a ready cat it might be possible

    def words(self, view: View, w: Words) -> str:
        """The reason as a sentence."""
        if not self.hat:
            reason = w("None of the shapes open to it fits into your forest.")
        elif self.squares:
            reason = w("No shape open to it lies with a square where a hat may lie.")
        else:
            name = goal_name(view["cards"][HAT], w)
            reason = w("A hat fits nowhere: “{card}” allows no free square.", card=name)
        return (
            f"{reason} {w('Your cat is hidden.')}" if self.cat_hidden and self.squares else reason
        )


def obstacle(view: View, slot: int) -> Obstacle | None:
    """What stands in the way of taking the wisp of a slot; None if it can be taken."""
    if view["phase"] != "choose" or view["pond"][slot] is None:
        return None
    shapes = open_shapes(view, slot)
    hat = view["pond"][slot] == "H"
    fits = view["fits_hat"] if hat else view["fits"]
    if any(fits[shape] for shape in shapes):
        return None
    by_card = hat and any(view["fits"][shape] for shape in shapes)
    hidden = not view["seats"][view["turn"]]["cat_ready"]
    return Obstacle(by_card, len(view["hat_squares"]), hidden)


def unfit(view: View, shape: int) -> bool:
    """Whether a shape has no room in the forest of the seat that decides."""
    return bool(view["phase"] == "choose" and not view["fits"][shape])


def hindrances(view: View) -> list[Obstacle]:
    """The different obstacles at the pond, hats first."""
    found = {obstacle(view, slot) for slot in range(SLOTS)} - {None}
    known = [one for one in found if one is not None]
    return sorted(known, key=lambda one: (not one.hat, one.squares))
