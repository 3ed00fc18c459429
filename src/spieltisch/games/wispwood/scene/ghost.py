"""The ghost of a shape: trees at half strength, the wisp where it lies best, gold around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spieltisch.game import Sight
from spieltisch.games.wispwood.data import FRAME
from spieltisch.games.wispwood.scene.geometry import Area, num
from spieltisch.games.wispwood.scene.outline import outline_of
from spieltisch.games.wispwood.scene.pieces import signed
from spieltisch.games.wispwood.scene.prospect import gains
from spieltisch.games.wispwood.scene.tiles import tree_symbol

_CORNER: Final = (-25, -23)  # of a square, where its chip stands


def shape_ghost(
    area: Area, squares: Sequence[int], wisp: str, best: int, chips: Mapping[int, int]
) -> str:
    """The shape on these squares; `chips` are the totals for the wisp on a square, `best` first."""
    path, at = _outline(area, squares)
    trees = "".join(_use(tree_symbol(square), area, square) for square in squares if square != best)
    others = "".join(_other(area, square, wisp) for square in chips if square != best)
    return (
        f'<path class="ww-gh-shade" d="{path}" transform="{_move(at[0], at[1] + 8)}"/>'
        f'<path class="ww-gh-base" d="{path}" transform="{_move(*at)}"/>'
        f'<g opacity=".62">{trees}</g>{_wisp(area, best, wisp)}{others}'
        f'<path class="ww-gh-edge" d="{path}" transform="{_move(*at)}"/>'
        f"{''.join(chip(area, square, n, full=square == best) for square, n in chips.items())}"
    )


def single_ghost(area: Area, square: int, symbol: str, gain: int | None = None) -> str:
    """A tree or the cat as it would lie, with the total change."""
    path, at = _outline(area, [square])
    label = "" if gain is None else chip(area, square, gain, full=True)
    return (
        f'<g opacity=".8">{_use(symbol, area, square)}</g>'
        f'<path class="ww-gh-edge" d="{path}" transform="{_move(*at)}"/>{label}'
    )


def resting_shape(sight: Sight, seat: int, area: Area) -> str:
    """The shape that has been laid down while the wisp's square is still to be chosen."""
    view = sight.view
    held = view["held"]
    if held is None or seat != view["turn"] or not held["squares"]:
        return ""
    path, at = _outline(area, held["squares"])
    trees = "".join(_use(tree_symbol(square), area, square) for square in held["squares"])
    choices = [held["squares"][index] for index in held["choices"]]
    chips = {square: sum(gain) for square, gain in gains(view, held["squares"], choices).items()}
    marks = "".join(
        _other(area, square, held["kind"]) + chip(area, square, n, full=False)
        for square, n in chips.items()
    )
    return (
        f'<g class="ww-laid"><path class="ww-gh-base" d="{path}" transform="{_move(*at)}"/>'
        f'<g opacity=".55">{trees}</g><path class="ww-gh-edge" d="{path}" '
        f'transform="{_move(*at)}"/>{marks}</g>'
    )


def chip(area: Area, square: int, n: int, *, full: bool) -> str:
    """A total change at the corner of a square."""
    x, y = area.at(square)
    text = signed(n)
    wide = 22 + 10 * len(text)
    return (
        f'<g class="ww-chip{" full" if full else ""}" transform="translate({num(x + _CORNER[0])} '
        f'{num(y + _CORNER[1])})scale({num(area.scale)})"><g class="ww-grow"><rect '
        f'x="{-wide / 2:g}" y="-15" width="{wide}" height="30" rx="15"/>'
        f'<text y="6">{text}</text></g></g>'
    )


def _outline(area: Area, squares: Sequence[int]) -> tuple[str, tuple[float, float]]:
    path, place = outline_of(divmod(square, FRAME) for square in squares)
    return path, area.place(*place)


def _wisp(area: Area, square: int, wisp: str) -> str:
    """The wisp at full strength in an inner frame."""
    x, y = area.at(square)
    return (
        f'<g transform="{_move(x, y)}"><circle r="62" fill="url(#ww-glow-{wisp})" opacity=".8"/>'
        f'<use href="#ww-w-{wisp}" transform="scale(.96)"/>'
        '<rect class="ww-inner" x="-31" y="-31" width="62" height="62" rx="9"/></g>'
    )


def _other(area: Area, square: int, wisp: str) -> str:
    """Another square on which the wisp may lie."""
    x, y = area.at(square)
    return (
        f'<g transform="{_move(x, y)}"><circle r="22" fill="#14202c" opacity=".82"/>'
        f'<use href="#ww-{wisp}" transform="scale(.52)" opacity=".85"/></g>'
    )


def _use(name: str, area: Area, square: int) -> str:
    x, y = area.at(square)
    return f'<use href="#{name}" x="{num(x)}" y="{num(y)}"/>'


def _move(x: float, y: float) -> str:
    return f"translate({num(x)} {num(y)})"
