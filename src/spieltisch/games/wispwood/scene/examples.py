"""A small example on the face of each goal card: three rows of five squares, scored by the rules.

What scores in them is found by the same rules as on the table and outlined.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from spieltisch.games.wispwood.data import CARD_IDS, FRAME, HAT
from spieltisch.games.wispwood.scene.outline import outline_of
from spieltisch.games.wispwood.scene.scoring import items

_PICTURES: Final = {
    "pumpkin_solo": "...../.P..P/.....",
    "pumpkin_sudoku": ".P.../...P./P.P..",
    "pumpkin_pairs": "PP..P/..../..PP.",
    "pumpkin_groups": "PO..P/.E.../..HP.",
    "pumpkin_chess": "P..P./...../.P...",
    "hat_diagonal": ".H.H./..C../.H...",
    "hat_line": "..H../.HC.H/..H..",
    "hat_around": ".H.../..CH./.H...",
    "hat_chain": "..H.H/.C.H./H....",
    "hat_two": "H...H/..C../H....",
    "orb_around": ".PE../.OH../.....",
    "orb_line": "..P../E.O.H/.....",
    "orb_group": "PO.../.EO../...H.",
    "orb_least": ".O..P/P..O./.H.E.",
    "orb_adjacent": "..E../.HO../.....",
    "heart_cross": ".T.../TE.TT/.T...",
    "heart_adjacent": ".T.../TE.../.T...",
    "heart_below": ".E.../.T..E/.T..T",
    "heart_diagonal": "..T.T/.T.E./..T.T",
    "heart_run": "ET.../ETTT./T....",
    "tree_lines": "T.TT./T..../T..T.",
    "tree_largest": "TT..T/TTT.T/.....",
    "tree_dense": ".T.../TTT../.T..T",
    "tree_second": "TT.TT/T..TT/T...T",
    "tree_groups": "TTT.T/....T/.TT.T",
}
_SMALL: Final = {"T": "small-tree", "C": "ready", ".": "none"}
_COLUMNS: Final = 5
_ROWS: Final = 3
_STEP: Final = 72
_RAYS: Final = {  # where the hat cards look from the cat's square
    "hat_diagonal": "M180 108L72 0M180 108L288 0M180 108L72 216M180 108L288 216",
    "hat_line": "M180 108H18M180 108H342M180 108V8M180 108V208",
}


@cache
def example(group: int, index: int) -> Markup:
    """The picture of a goal card."""
    name = CARD_IDS[group][index]
    rows = [row.ljust(_COLUMNS, ".") for row in _PICTURES[name].split("/")]
    tiles = "".join(
        _tile(letter, row, column)
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
    )
    rays = f'<path class="ww-ex-ray" d="{_RAYS[name]}"/>' if name in _RAYS else ""
    return Markup(
        f'<svg class="ww-pic" viewBox="0 0 360 216" aria-hidden="true">'
        f'<rect width="360" height="216" rx="22" class="ww-ground"/>{tiles}{rays}'
        f"{_scored(rows, group, index)}</svg>"
    )


def _tile(letter: str, row: int, column: int) -> str:
    symbol = _SMALL.get(letter, f"w-{letter}")
    x, y = _STEP * column + 36, _STEP * row + 36
    return f'<use href="#ww-{symbol}" x="{x}" y="{y}"/>'


def _scored(rows: list[str], group: int, index: int) -> str:
    """The outlines of what scores; hats score anywhere, so theirs say nothing."""
    if group == HAT:
        return ""
    forest = [row.ljust(FRAME, ".") for row in rows]
    forest += ["." * FRAME] * (FRAME - _ROWS)
    drawn = []
    for item in items(forest, group, index):
        path, (row, column) = outline_of(divmod(square, FRAME) for square in item.squares)
        move = f"translate({_STEP * column + 36} {_STEP * row + 36})"
        drawn.append(f'<path class="ww-ex" d="{path}" transform="{move}"/>')
    return "".join(drawn)
