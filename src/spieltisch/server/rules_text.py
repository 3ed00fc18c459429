"""The rules pages: Markdown from `docs/rules`, rendered with an anchor for each chapter."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import distribution
from itertools import pairwise
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

CHECKOUT: Final = Path(__file__).parents[3] / "docs" / "rules"
DATA_FILES: Final = "share/spieltisch/rules/*.md"


@dataclass(frozen=True)
class RulesText:
    """The rules of a game, ready for a page."""

    html: str
    overview: str  # the first chapter in short: its heading and its sentences, without tables
    chapters: tuple[tuple[str, str], ...]  # anchor and heading
    language: str


@cache
def rules_text(game: str, language: str) -> RulesText | None:
    """The rules in this language, else in English; None where there are none."""
    for name, found in ((f"{game}.{language}.md", language), (f"{game}.md", "en")):
        path = _folder() / name
        if path.is_file():
            return _rendered(path.read_text(encoding="utf-8"), found)
    return None


@cache
def _folder() -> Path:
    """The checkout's, else where the installer has put the pages: only its own list knows."""
    if CHECKOUT.is_dir():
        return CHECKOUT
    installed = distribution("spieltisch").files or ()
    pages = [Path(str(file.locate())) for file in installed if file.match(DATA_FILES)]
    return pages[0].parent if pages else CHECKOUT


def _rendered(source: str, language: str) -> RulesText:
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(source)
    chapters: list[tuple[str, str]] = []
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open" and opening.tag in ("h2", "h3"):
            anchor = re.sub(r"\W+", "-", inline.content.lower()).strip("-")
            opening.attrSet("id", anchor)
            if opening.tag == "h2":
                chapters.append((anchor, inline.content))
    html = str(parser.renderer.render(tokens, parser.options, {}))
    html = html.replace("<table>", '<div class="wide"><table>')  # wide ones scroll, not the page
    html = html.replace("</table>", "</table></div>")
    short = parser.renderer.render(_overview(tokens), parser.options, {})
    return RulesText(html, str(short), tuple(chapters), language)


def _overview(tokens: Sequence[Token]) -> list[Token]:
    """The first chapter for a small place: its heading one step lower, and its paragraphs."""
    heads = [at for at, token in enumerate(tokens) if token.type == "heading_open"]
    begins = [at for at in heads if tokens[at].tag == "h2"]
    if not begins:
        return []
    end = next((at for at in heads if at > begins[0]), len(tokens))
    title = tokens[begins[0] + 1]
    kept = [Token("heading_open", "h3", 1), title, Token("heading_close", "h3", -1, block=True)]
    for at in range(begins[0], end):
        if tokens[at].type == "paragraph_open":
            kept += tokens[at : at + 3]
    return kept
