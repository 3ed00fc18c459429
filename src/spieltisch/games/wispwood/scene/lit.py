"""The squares that score for a goal card, lit up on the forest: one layer per card.

The stylesheet shows a layer while its card is pointed at, and one after the other at a round end.
"""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.game import View
from spieltisch.games.wispwood.data import CARDS, FRAME
from spieltisch.games.wispwood.scene.geometry import Area, num
from spieltisch.games.wispwood.scene.outline import outline_of
from spieltisch.games.wispwood.scene.scoring import Item, items


def lit_layers(view: View, seat: int, area: Area) -> str:
    """Five layers, `ww-lit-0` to `ww-lit-4`; none in the other forests."""
    forest = view["seats"][seat]["forest"]
    layers = []
    for group in range(CARDS):
        found = items(forest, group, view["cards"][group]["index"])
        layers.append(f'<g id="ww-lit-{group}" class="ww-lit">{marks(found, area)}</g>')
    return "".join(layers)


def marks(found: Sequence[Item], area: Area) -> str:
    """An outline around every item, a ring on what scores, the points where they are its own."""
    return "".join(_outline(item, area) for item in found) + "".join(
        _points(item, area) for item in found
    )


def _outline(item: Item, area: Area) -> str:
    path, (row, column) = outline_of(divmod(square, FRAME) for square in item.squares)
    x, y = area.place(row, column)
    kind = "ww-item" if item.centre < 0 or len(item.squares) == 1 else "ww-item wide"
    outline = f'<path class="{kind}" d="{path}" transform="translate({num(x)} {num(y)})"/>'
    if item.centre < 0 or len(item.squares) == 1:
        return outline
    x, y = area.at(item.centre)
    return (
        f'{outline}<rect class="ww-centre" x="{num(x - 32)}" y="{num(y - 32)}" '
        'width="64" height="64" rx="9"/>'
    )


def _points(item: Item, area: Area) -> str:
    if not item.points:
        return ""
    x, y = area.at(item.centre if item.centre >= 0 else item.squares[0])
    return (
        f'<g class="ww-chip" transform="translate({num(x + 20)} {num(y - 22)})'
        f'scale({num(area.scale)})"><rect x="-17" y="-13" width="34" height="26" rx="13"/>'
        f'<text y="5.5">{item.points}</text></g>'
    )
