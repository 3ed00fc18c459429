"""The seven lanterns: colour, shape and letter always together, as the rules number them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Lantern:
    """How one colour is drawn; `shape` fits a box of -24..24."""

    code: str  # the letter on the lantern
    light: str
    base: str
    rim: str
    letter: str  # colour of the letter
    halo: str
    mid: str
    deep: str
    shape: str
    baseline: float = 9.4  # where the letter stands
    drop: int = 0  # how far the lantern sits below its point on a tile


_STAR: Final = (
    "0,-21 6,-14.4 14.8,-14.8 14.4,-6 21,0 14.4,6 14.8,14.8 6,14.4 "
    "0,21 -6,14.4 -14.8,14.8 -14.4,6 -21,0 -14.4,-6 -14.8,-14.8 -6,-14.4"
)

LANTERNS: Final = (
    Lantern(
        "R", "#f0614e", "#cf352b", "#ffb9a8", "#fff", "#f08a6a", "#b9352f", "#6b1f2f",
        '<circle r="18"/>',
    ),
    Lantern(
        "O", "#ffcb6b", "#f2901f", "#ffe9bd", "#3b1d02", "#ffd78a", "#dd8424", "#83481d",
        '<path d="M0-21L21 0 0 21-21 0Z"/>',
    ),
    Lantern(
        "G", "#7ad69a", "#35a566", "#c6f5d3", "#06301b", "#a5ecb4", "#2f9660", "#17594a",
        '<path d="M0-22Q15-5 20 14Q0 20-20 14Q-15-5 0-22Z"/>', 11, 1,
    ),
    Lantern(
        "B", "#8cc9fb", "#3f8fe0", "#cfe8ff", "#07223f", "#b4defc", "#3f84d2", "#234f8c",
        '<path d="M0-22C5-13 17-7 17 4A17 17 0 0 1-17 4C-17-7-5-13 0-22Z"/>', 12.4, 1,
    ),
    Lantern(
        "P", "#a869d8", "#7d3fb2", "#dcb9f7", "#fff", "#c696ec", "#7741ab", "#42266f",
        '<path d="M-10-17.5H10L20 0 10 17.5H-10L-20 0Z"/>',
    ),
    Lantern(
        "W", "#fffdf3", "#f3e2b4", "#fff", "#4a3713", "#fffbe6", "#e3d3a0", "#a3946a",
        f'<polygon points="{_STAR}"/>',
    ),
    Lantern(
        "K", "#3d3644", "#17131c", "#e9d9b4", "#f8ebcb", "#6a6278", "#2c2735", "#15121b",
        '<rect x="-17" y="-17" width="34" height="34" rx="5"/>',
    ),
)  # fmt: skip
