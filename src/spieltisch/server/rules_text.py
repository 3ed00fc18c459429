"""The rules pages: Markdown from `docs/rules`, rendered with an anchor for each chapter."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt

CHECKOUT: Final = Path(__file__).parents[3] / "docs" / "rules"
INSTALLED: Final = Path(sys.prefix) / "share" / "spieltisch" / "rules"


@dataclass(frozen=True)
class RulesText:
    """The rules of a game, ready for a page."""

    html: str
    chapters: tuple[tuple[str, str], ...]  # anchor and heading
    language: str


@cache
def rules_text(game: str, language: str) -> RulesText | None:
    """The rules in this language, else in English; None where there are none."""
    for name, found in ((f"{game}.{language}.md", language), (f"{game}.md", "en")):
        for folder in (CHECKOUT, INSTALLED):
            path = folder / name
            if path.is_file():
                return _rendered(path.read_text(encoding="utf-8"), found)
    return None


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
    return RulesText(html, tuple(chapters), language)
