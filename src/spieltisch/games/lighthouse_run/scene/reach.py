"""How far ships could go: a chip at every origin of a card, and what a card offers in all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from spieltisch.game import View
from spieltisch.games.lighthouse_run.data import CARDS
from spieltisch.games.lighthouse_run.outlook import Voyage, Waters, voyages
from spieltisch.games.lighthouse_run.river import end_of_move
from spieltisch.games.lighthouse_run.scene import spots
from spieltisch.games.lighthouse_run.scene.course import Course
from spieltisch.games.lighthouse_run.scene.formats import num

Steps = Mapping[int, tuple[int, int]]  # by origin: the fewest and the most steps


@dataclass(frozen=True)
class Offer:
    """What a card of the hand offers now."""

    choices: int  # ways to carry out the beacon half, 0 if its tower is lit
    steps: Steps

    @property
    def best(self) -> int:
        """The most steps that any origin allows."""
        return max((high for _, high in self.steps.values()), default=0)


def offer(view: View, colour: int, card: int) -> Offer:
    """All beacon moves of a card, and from each origin the fewest and the most steps."""
    waters = Waters(view)
    waters.hold(view["turn"], colour, card)
    beacons = waters.beacon_moves()
    origins = {field: _movers(view, colour, card, field) for field in waters.origins()}
    value, state = CARDS[card].move, waters.state
    steps: dict[int, tuple[int, int]] = {}
    for lit in [move.lit for move in beacons] or [waters.lit]:
        waters.light(lit)
        for field, colours in origins.items():
            count = max(int(end_of_move(state, c, field, value)) - field for c in colours)
            low, high = steps.get(field, (count, count))
            steps[field] = (min(low, count), max(high, count))
    return Offer(len(beacons), steps)


def _movers(view: View, colour: int, card: int, field: int) -> list[int]:
    """Whose steps count at an origin: the own ships', else those of whoever is taken along."""
    counts = view["fields"][field]
    if CARDS[card].kind != "coop" or counts[colour]:
        return [colour]
    return [other for other, count in enumerate(counts) if count]


def reached(sailings: Iterable[Voyage], colour: int) -> dict[int, int]:
    """The steps from each origin: of the own ships, or of those who go furthest without one."""
    found = {}
    for voyage in sailings:
        own = [move.steps for move in voyage.moves if move.colour == colour]
        found[voyage.origin] = max(own or [move.steps for move in voyage.moves], default=0)
    return found


def exact(view: View, card: Mapping[str, Any]) -> Steps:
    """The steps of a card on the present light."""
    counts = reached(voyages(view, card["colour"], card["index"]), card["colour"])
    return {field: (count, count) for field, count in counts.items()}


def chips(course: Course, steps: Steps) -> Markup:
    """A chip at every origin; one from which nothing moves has a red rim."""
    return Markup("".join(_chip(course, field, *steps[field]) for field in sorted(steps)))


def _chip(course: Course, field: int, low: int, high: int) -> str:
    words = "0" if high == 0 else f"+{high}" if low == high else f"{low}–{high}"
    width, height = course.format.chip
    width += 8 * (len(words) > 2)
    x, y = spots.chip(course, field)
    none = " none" if high == 0 else ""
    return (
        f'<g class="lr-chip{none}" transform="translate({num(x)} {num(y)})">'
        f'<rect x="{num(-width / 2)}" y="{num(-height / 2)}" width="{num(width)}" '
        f'height="{num(height)}" rx="{num(height / 2)}"/><text y=".5">{words}</text></g>'
    )
