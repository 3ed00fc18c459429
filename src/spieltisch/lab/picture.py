"""A position as a picture for notebooks and files: the board as one SVG that needs nothing else.

It is the drawing of the web table: the scene's board, its symbols and its style sheet in one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from spieltisch.game import SPECTATOR, Game, Seat, SeatSign, Sight
from spieltisch.language import SOURCE_LANGUAGE, words

BARE: Final = re.compile(r"(\sdata-[a-z]+)(?=[\s>/])")  # an attribute without value: no XML
OUTER: Final = re.compile(r'<\w+ id="board"([^>]*)>')
# a page hides the drawings that are not made for its width; a picture has its own
SHOWN: Final = ".picture > g > g > svg { display: inline !important; }"
EDGE: Final = re.compile(r"<(/?)svg\b")
BOX: Final = re.compile(r'viewBox="([^"]+)"')


@dataclass(frozen=True)
class Picture:
    """A drawing; a notebook shows it, `svg` is its text."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg


def picture(position: Any, seat: Seat = SPECTATOR, language: str = SOURCE_LANGUAGE) -> Picture:
    """The board of a `Position` as `seat` sees it; without one, as somebody beside the table."""
    game: Game = position.game
    players = int(position.record.players)
    signs = [SeatSign(f"{number + 1}", "person") for number in range(players)]
    sight = Sight(position.view(seat), signs, words(language), choosing=seat == position.actor())
    return Picture(_alone(game, str(game.scene.board(sight))))


def _alone(game: Game, board: str) -> str:
    """The first drawing of a board with everything that it refers to."""
    outer = OUTER.match(board)
    assert outer is not None, "a board begins with its element"
    box, drawing = _main_svg(board)
    width, height = box.split()[2:]
    size = f'viewBox="{box}" width="{width}" height="{height}"'
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" {size}>'
        f"<style>{_style(game.facts.id)}</style>"
        f'<g class="game-{game.facts.id}">{game.scene.symbols()}'
        f"<g{outer[1]}>{drawing}</g></g></svg>"
    )
    return BARE.sub(r'\1=""', text)


def _main_svg(board: str) -> tuple[str, str]:
    """The first drawing with a size of its own, icons left out: its viewBox, and all of it."""
    start, depth = 0, 0
    for edge in EDGE.finditer(board):
        if depth == 0:
            start = edge.start()
        depth += -1 if edge[1] else 1
        box = BOX.search(board[start : board.index(">", start)])
        if depth == 0 and box:
            return box[1], board[start : edge.end() + 1]
    raise ValueError("the board holds no drawing")


@cache
def _style(game_id: str) -> str:
    """Colours and sizes of the table and of the game, for a picture instead of a page."""
    package = resources.files("spieltisch")
    sheets = (
        package / "server" / "static" / "tokens.css",
        package / "games" / game_id / "table.css",
    )
    text = "\n".join([*(sheet.read_text(encoding="utf-8") for sheet in sheets), SHOWN])
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL).replace(":root", ".picture")
    return text.replace("&", "&amp;").replace("<", "&lt;")
