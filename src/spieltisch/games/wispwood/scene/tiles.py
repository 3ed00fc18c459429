"""The tiles of a forest: quiet trees, glowing wisps, the cat; large with halo, or small."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.games.wispwood.data import FRAME
from spieltisch.games.wispwood.scene.geometry import Area, content, num
from spieltisch.games.wispwood.scene.palette import WISPS

_SMALL: Final = {"T": "small-tree", **{letter: f"w-{letter}" for letter in WISPS}}


def tree_symbol(square: int) -> str:
    """One of three pictures of trees, so that a wood does not look stamped."""
    row, column = divmod(square, FRAME)
    return f"ww-T{(5 * row + 3 * column + row * column) % 3}"


def symbol(seat: Any, square: int) -> str:
    """The large picture of what lies on a square."""
    letter = content(seat, square)
    if letter == "C":
        return "ww-ready" if seat["cat_ready"] else "ww-hidden"
    return tree_symbol(square) if letter == "T" else f"ww-w-{letter}"


def small_symbol(seat: Any, square: int) -> str:
    """The small picture of what lies on a square."""
    letter = content(seat, square)
    if letter == "C":
        return "ww-ready" if seat["cat_ready"] else "ww-hidden"
    return f"ww-{_SMALL[letter]}"


def laid_tiles(seat: Any, area: Area, fading: bool) -> str:
    """Trees, then the light of the wisps, then wisps and cat, so that no light covers a face."""
    covered = [square for square in area.squares() if content(seat, square) != "."]
    trees = [square for square in covered if content(seat, square) == "T"]
    wisps = [square for square in covered if content(seat, square) in WISPS]
    others = [square for square in covered if square not in trees]
    going = " going" if fading else ""
    halos = "".join(_use(f"ww-halo-{content(seat, square)}", square, area) for square in wisps)
    return (
        f'<g class="ww-trees{going}">{_tiles(seat, trees, area)}</g>'
        f'<g class="ww-halo">{halos}</g><g>{_tiles(seat, others, area)}</g>'
    )


def _tiles(seat: Any, squares: list[int], area: Area) -> str:
    return "".join(
        _use(symbol(seat, square), square, area, f' id="{_name(seat, square)}"')
        for square in squares
    )


def _name(seat: Any, square: int) -> str:
    """The id of a tile: the cat keeps its own wherever it goes."""
    return "ww-own-cat" if content(seat, square) == "C" else f"ww-tile-{square}"


def _use(name: str, square: int, area: Area, more: str = "") -> str:
    x, y = area.at(square)
    return f'<use href="#{name}"{more} x="{num(x)}" y="{num(y)}"/>'
