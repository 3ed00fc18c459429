"""Lake tiles: four petals with their lanterns, and in the middle a raft, a boat or a ripple.

Petals turn with the tile, lanterns always stand upright.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from markupsafe import Markup, escape

from spieltisch.games.lichterfest.data import SIDES, START_TILE, TILE_PLATFORM, side_colour
from spieltisch.games.lichterfest.scene.geometry import Frame, num
from spieltisch.games.lichterfest.scene.names import place_name
from spieltisch.games.lichterfest.scene.palette import LANTERNS
from spieltisch.games.lichterfest.text.names import tile_sides
from spieltisch.language import Words

LANTERN_POINTS: Final = ((50, 20), (80, 50), (50, 80), (20, 50))  # per side, on a tile of 100


@cache
def tile_face(tile: int, rotation: int) -> Markup:
    """A tile as seen from above, in a box of 0..100."""
    codes = [LANTERNS[colour].code for colour in tile_colours(tile, rotation)]
    petals = "".join(
        f'<use href="#lf-q{code}" transform="rotate({90 * side} 50 50)"/>'
        for side, code in enumerate(codes)
    )
    lanterns = "".join(
        f'<use href="#lf-m{code}" x="{x}" y="{y}"/>'
        for code, (x, y) in zip(codes, LANTERN_POINTS, strict=True)
    )
    below, above = _centre(tile)
    return Markup(f'<use href="#lf-base"/>{petals}{below}{lanterns}{above}')


def tile_colours(tile: int, rotation: int) -> list[int]:
    """The colours of the sides north, east, south, west of a turned tile."""
    return [side_colour(tile, rotation, side) for side in range(SIDES)]


def has_platform(tile: int) -> bool:
    """Whether a raft floats in the middle of the tile."""
    return bool(TILE_PLATFORM[tile])


def tile_words(tile: int, rotation: int, w: Words) -> str:
    """The tile in words: its four sides and the platform."""
    sides = tile_sides(tile, rotation, w)
    return w("{sides}, with platform", sides=sides) if has_platform(tile) else sides


def laid_tiles(lake: Iterable[Any], frame: Frame, w: Words) -> Markup:
    """All tiles on the water under one common shadow; each has an id of its own."""
    return Markup(f'<g filter="url(#lf-shade)">{"".join(_laid(t, frame, w) for t in lake)}</g>')


def _laid(laid: Any, frame: Frame, w: Words) -> str:
    """One tile; the outer group places it, so that the inner one is free to glide."""
    left, top = frame.at(laid["x"], laid["y"])
    return (
        f'<g transform="translate({num(left)} {num(top)})">'
        f'<g id="tile-{laid["x"]}_{laid["y"]}" role="img" aria-label="{_label(laid, w)}">'
        f"{tile_face(laid['tile'], laid['rotation'])}</g></g>"
    )


def _label(laid: Any, w: Words) -> Markup:
    place = place_name(laid["x"], laid["y"], w)
    sides = tile_words(laid["tile"], laid["rotation"], w)
    return escape(w("Tile {place}: {sides}", place=place, sides=sides))


def _centre(tile: int) -> tuple[str, str]:
    """What lies in the middle, below and above the lanterns."""
    if tile == START_TILE:
        return "", '<use href="#lf-rowboat" x="50" y="50"/>'
    if has_platform(tile):
        return "", '<use href="#lf-raft" x="50" y="50"/>'
    return '<use href="#lf-ripple" x="50" y="50"/>', ""
