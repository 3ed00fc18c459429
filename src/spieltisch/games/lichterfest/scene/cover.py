"""The picture on the box: a temple over the night lake, lanterns in the air and on the water.

Glow is three flat discs in the lantern's own colour, so that no filter is needed.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import htpy as h
from htpy import Element
from markupsafe import Markup

_SHADES: Final = """<defs>
<radialGradient id="lf-c-moon"><stop stop-color="#fdf1cf" stop-opacity=".75"/>
<stop offset="1" stop-color="#fdf1cf" stop-opacity="0"/></radialGradient>
<linearGradient id="lf-c-sky" x2="0" y2="1"><stop stop-color="#10163a"/>
<stop offset=".6" stop-color="#33407f"/><stop offset="1" stop-color="#8d6a9c"/></linearGradient>
<linearGradient id="lf-c-lake" x2="0" y2="1"><stop stop-color="#4a4a8c"/>
<stop offset=".35" stop-color="#232b63"/><stop offset="1" stop-color="#0d1232"/></linearGradient>
</defs>"""

_SKY: Final = """<rect width="300" height="186" fill="url(#lf-c-sky)"/><g fill="#fff6d8">
<circle cx="30" cy="24" r="1.2"/><circle cx="76" cy="14" r="1"/><circle cx="140" cy="30" r="1.3"/>
<circle cx="180" cy="12" r="1"/><circle cx="276" cy="52" r="1.3"/>
<circle cx="112" cy="52" r=".9"/></g>
<circle cx="232" cy="42" r="56" fill="url(#lf-c-moon)"/><g fill="#ecd9a8">
<circle cx="232" cy="42" r="21" fill="#fbeecb"/><circle cx="225" cy="37" r="4"/>
<circle cx="238" cy="48" r="3"/></g>"""

_LAND: Final = """<path d="M0 100c30-26 58-26 88-8 26-22 60-26 92-4 40-22 84-20 120 2v24H0Z"
 fill="#2b3570"/><path d="M0 108c40-14 80-10 120-2 50-14 120-14 180-2v14H0Z" fill="#1d2556"/>
<rect y="110" width="300" height="76" fill="url(#lf-c-lake)"/>
<path d="M214 116h36M206 124h52M216 132h32M210 140h44M222 149h20" stroke="#fbeecb"
 stroke-width="2.2" stroke-linecap="round" opacity=".5"/>"""

_TEMPLE: Final = """<g transform="translate(66 30)"><path d="M14 84h64l6 8H8Z" fill="#141a40"/>
<g fill="#3a2a4a"><path d="M20 62h52v22H20Z"/><path d="M32 34h28v14H32Z"/></g>
<path d="M26 66h9v18h-9ZM42 64h9v20h-9ZM58 66h9v18h-9Z" fill="#ffcf70"/>
<path d="M4 64c12-2 20-8 24-16h36c4 8 12 14 24 16l-5 4H9Z" fill="#7a2f45"/>
<path d="M4 64c12-2 20-8 24-16h10C34 56 24 62 12 65Z" fill="#9c4256"/>
<path d="M37 37h6v11h-6ZM49 37h6v11h-6Z" fill="#ffcf70"/>
<path d="M20 36c9-2 14-7 17-14h18c3 7 8 12 17 14l-4 4H24Z" fill="#7a2f45"/>
<path d="M20 36c9-2 14-7 17-14h6c-2 7-8 12-16 15Z" fill="#9c4256"/>
<path d="M44 8h4l2 14h-8Z" fill="#e0b050"/></g>
<path d="M84 124h54M76 132h66M92 141h38" stroke="#ffcf70" stroke-width="2.2"
 stroke-linecap="round" opacity=".4"/>"""

_NEAR: Final = """<path d="M0 186v-14c14-8 22 0 30 4 6 2 8 6 10 10ZM300 186v-16c-16-6-26 4-34 16Z"
 fill="#0a0f2b"/>"""

# x, y, height, colour: in the air, then floating, the far ones first
_HANGING: Final = ((22, 34, 24, "#ff8a3c"), (170, 44, 20, "#ff6b5e"), (266, 76, 18, "#ffb84a"))
_FLOATING: Final = (
    (10, 112, 50, "#f0503c"),
    (158, 112, 34, "#9a6cf0"),
    (118, 134, 54, "#ff9b2e"),
    (60, 146, 36, "#3fb573"),
    (196, 132, 46, "#4a94f2"),
    (252, 118, 40, "#efe9e0"),
)

_TWIGS: Final = (
    '<g fill="none" stroke="#ffd877" stroke-width="3.5" stroke-linecap="round">'
    '<path d="M20 70C8 58 8 38 16 26M72 70c12-12 12-32 4-44"/><path d="m15 34-6-5m5 14-8-2m9 13-8 '
    '3m13 6-4 7M77 34l6-5m-5 14 8-2m-9 13 8 3m-13 6 4 7"/></g>'
)


def cover() -> Element:
    """The picture of the game, 300 x 186."""
    return h.svg(viewBox="0 0 300 186", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
        _picture()
    ]


def medal() -> Element:
    """The round sign of the end page, 92 x 92: a lantern between two twigs."""
    disc = '<circle cx="46" cy="46" r="45" fill="#26306a"/>'
    lamp = f'<g transform="translate(28 18)scale(.9)">{_lamp("#ff8a3c", "#ffb84a")}</g>'
    return h.svg(".medal", viewBox="0 0 92 92", width="92", height="92", aria_hidden="true")[
        Markup(f"{disc}{lamp}{_TWIGS}")
    ]


@cache
def _picture() -> Markup:
    hanging = "".join(
        f'<g transform="translate({x} {y})scale({height / 56:.3f})">{_lamp(tone, tone)}</g>'
        for x, y, height, tone in _HANGING
    )
    floating = "".join(
        f'<g transform="translate({x} {y})scale({height / 60:.3f})">{_blossom(tone)}</g>'
        for x, y, height, tone in _FLOATING
    )
    return Markup(f"{_SHADES}{_SKY}{_LAND}{_TEMPLE}{hanging}{floating}{_NEAR}")


def _glow(x: int, y: int, reach: float, tone: str) -> str:
    """Three flat discs: radius and opacity as parts of the reach."""
    discs = "".join(
        f'<circle cx="{x}" cy="{y}" r="{reach * part:.1f}" opacity="{light}"/>'
        for part, light in ((0.92, 0.13), (0.68, 0.18), (0.46, 0.26))
    )
    return f'<g fill="{tone}">{discs}</g>'


def _lamp(tone: str, glow: str) -> str:
    """A hanging paper lantern in a box of 40 x 56."""
    return (
        f'{_glow(20, 28, 34, glow)}<path d="M8 12h24l4 10v14l-5 10H9L4 36V22Z" fill="{tone}"/>'
        '<path d="M13 12h14l2 10v14l-3 10H14l-3-10V22Z" fill="#fff6d8" opacity=".5"/>'
        '<path d="M10 8h20v5H10ZM11 45h18v4H11Z" fill="#2a1a20"/>'
    )


def _blossom(tone: str) -> str:
    """A floating lantern like a water lily in a box of 60 x 60."""
    return (
        f'<g fill="{tone}"><ellipse cx="30" cy="44" rx="34" ry="9" opacity=".35"/>'
        f'<ellipse cx="30" cy="50" rx="15" ry="3" opacity=".5"/>{_glow(30, 26, 30, tone)}'
        '<path d="M16 42C8 38 6 30 8 24c6 2 9 6 11 11 1-8 5-14 11-18 6 4 10 10 11 18 2-5 5-9 '
        '11-11 2 6 0 14-8 18-6 4-22 4-28 0Z"/></g>'
        '<path d="M30 17c6 4 9 12 8 22-4 4-12 4-16 0-1-10 2-18 8-22Z" fill="#fff6d8" '
        'opacity=".55"/>'
    )
