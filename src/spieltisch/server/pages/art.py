"""The drawings of the frame: icons, seat marks and the pictures of its pages.

They lie as SVG files in `static/` and are written into the page, because the marks and the
pictures take their colours from the seats and from the scheme.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from htpy import Element, svg, use
from markupsafe import Markup

from spieltisch.game import Seat


@cache
def drawing(name: str) -> Markup:
    """The SVG text of `static/<name>.svg`."""
    path = resources.files("spieltisch.server") / "static" / f"{name}.svg"
    return Markup(path.read_text(encoding="utf-8"))


def symbols() -> Markup:
    """Everything that `icon` and `mark` draw by reference; once per page."""
    return drawing("symbols")


def icon(name: str) -> Element:
    """The icon `f-<name>`; the words beside it carry the meaning."""
    return svg(".icon", aria_hidden="true")[use(href=f"#f-{name}")]


def mark(seat: Seat) -> Element:
    """The sign of a seat in the frame: circle, lozenge, triangle or square in its colour."""
    return svg(".mark", aria_hidden="true")[use(href=f"#mk{seat}")]


def cover(game: str) -> Element:
    """The cover of a game by reference to the symbol that `cover_symbol` puts on the page."""
    return svg(
        ".cover", viewBox="0 0 300 186", preserveAspectRatio="xMidYMid slice", aria_hidden="true"
    )[use(href=f"#cover-{game}", width="300", height="186")]
