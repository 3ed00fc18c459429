"""A small forest for a seat's panel: plain tiles on dark ground, the latest ones outlined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup, escape

from spieltisch.game import Action, Seat, Sight
from spieltisch.games.wispwood.actions import Cell, Place, Take, WispSquare, decode
from spieltisch.games.wispwood.data import FRAME, squares_of
from spieltisch.games.wispwood.scene.geometry import content, squares_in
from spieltisch.games.wispwood.scene.names import content_name, seat_name
from spieltisch.games.wispwood.scene.outline import outline_of
from spieltisch.games.wispwood.scene.palette import WISPS
from spieltisch.games.wispwood.scene.tiles import small_symbol
from spieltisch.language import Words

_STEP: Final = 72


def mini(sight: Sight, seat: Seat) -> Markup:
    """The forest of a seat within a square of the round's grid size."""
    view, w = sight.view, sight.words
    holdings = view["seats"][seat]
    size = view["grid_size"]
    top, left = _corner(holdings["box"], size)
    squares = list(squares_in((top, left, top + size - 1, left + size - 1)))
    drawn = "".join(_square(holdings, square, top, left) for square in squares)
    label = escape(f"{seat_name(sight.signs, seat, w)}: {forest_words(holdings, w)}")
    side = _STEP * size
    return Markup(
        f'<svg class="ww-mini" viewBox="-4 -4 {side + 8} {side + 8}" role="img" '
        f'aria-label="{label}"><rect x="-4" y="-4" width="{side + 8}" height="{side + 8}" rx="22" '
        f'class="ww-ground"/>{drawn}{_latest(sight, seat, top, left)}</svg>'
    )


def _corner(box: Sequence[int], size: int) -> tuple[int, int]:
    """The upper left square of a grid in which the box lies as centrally as possible."""
    top, left, bottom, right = box
    return top - (size - (bottom - top + 1)) // 2, left - (size - (right - left + 1)) // 2


def _square(holdings: Any, square: int, top: int, left: int) -> str:
    row, column = divmod(square, FRAME)
    inside = 0 <= row < FRAME and 0 <= square - FRAME * row < FRAME
    empty = not inside or content(holdings, square) == "."
    symbol = "ww-none" if empty else small_symbol(holdings, square)
    x, y = _STEP * (column - left) + 36, _STEP * (row - top) + 36
    return f'<use href="#{symbol}" x="{x}" y="{y}"/>'


def forest_words(holdings: Any, w: Words) -> str:
    """What lies in a forest, for those who cannot see it."""
    wisps = [
        f"{content_name(letter, w)} {n}" for letter, n in zip(WISPS, holdings["wisps"], strict=True)
    ]
    return ", ".join([*wisps, f"{content_name('T', w)} {holdings['trees']}"])


def _latest(sight: Sight, seat: Seat, top: int, left: int) -> str:
    """An outline in the seat's colour around what it laid since the viewer's last action."""
    squares = latest_squares(sight, seat)
    if not squares:
        return ""
    path, (row, column) = outline_of(divmod(square, FRAME) for square in squares)
    move = f"translate({_STEP * (column - left) + 36} {_STEP * (row - top) + 36})"
    return (
        f'<path class="ww-last-rim" d="{path}" transform="{move}"/>'
        f'<path class="ww-last" d="{path}" transform="{move}" style="stroke:var(--seat-{seat})"/>'
    )


def latest_squares(sight: Sight, seat: Seat) -> list[int]:
    """The squares that a seat covered with its latest turn, if they are still covered."""
    acts = [*sight.latest] or ([sight.last] if sight.last else [])
    squares: list[int] = []
    shape = -1
    for other, action in acts:
        if other == seat:
            shape, squares = _follow(action, shape, squares)
    holdings = sight.view["seats"][seat]
    return squares if all(content(holdings, s) not in ".C" for s in squares) else []


def _follow(action: Action, shape: int, squares: list[int]) -> tuple[int, list[int]]:
    """The shape in hand and the squares covered after one more action of a seat."""
    match decode(action):
        case Take(_, taken):
            return taken, []
        case Place(orientation, row, column) if shape >= 0:
            return shape, squares_of(shape, orientation, row, column)
        case Cell(row, column):
            return -1, [*(squares if shape < 0 else []), FRAME * row + column]
        case WispSquare():
            return shape, squares
        case _:
            return shape, squares
