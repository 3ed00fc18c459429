"""The two shapes of the river: wide with three rows, phone with four. All sizes in SVG units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Format:
    """How large things are in one of the two drawings; `key` ends the ids of its elements."""

    key: str
    width: int
    height: int
    rows: int
    top: float  # middle of the last row
    bottom: float  # middle of the first row
    left: float  # where rows begin to turn
    right: float
    wave: float  # how far a row swings up and down
    half: float  # half the width of the water
    lead: float  # water before the first field
    ship: float  # width of a ship
    line: int  # so many colours stand side by side
    font: float
    chip: tuple[float, float]
    tower: float  # scale of a tower
    mark: float  # scale of a score mark
    banks: tuple[float, float, float]  # sand, clay and turf beyond the water
    stroke: float  # of the path of a preview
    trees: int


WIDE: Final = Format(
    key="w",
    width=850,
    height=488,
    rows=3,
    top=96,
    bottom=416,
    left=138,
    right=708,
    wave=9,
    half=37,
    lead=92,
    ship=34,
    line=3,
    font=14,
    chip=(30, 20),
    tower=0.74,
    mark=0.86,
    banks=(9, 20, 44),
    stroke=7,
    trees=44,
)
PHONE: Final = Format(
    key="p",
    width=390,
    height=448,
    rows=4,
    top=72,
    bottom=402,
    left=92,
    right=295,
    wave=4,
    half=26,
    lead=60,
    ship=27,
    line=2,
    font=13.4,
    chip=(28, 18),
    tower=0.55,
    mark=0.74,
    banks=(6, 13, 26),
    stroke=5,
    trees=26,
)
FORMATS: Final = (WIDE, PHONE)


def num(value: float) -> str:
    """A number for an SVG attribute, without a superfluous `.0`."""
    return f"{value:.1f}".rstrip("0").rstrip(".")
