"""The picture on the box: four wisps in the night wood, a black cat on a stump.

Glow is three flat discs in the wisp's own colour, so that no filter is needed.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import htpy as h
from htpy import Element
from markupsafe import Markup

_SHADES: Final = """<defs>
<radialGradient id="ww-c-moon"><stop stop-color="#fdf1cf" stop-opacity=".75"/>
<stop offset="1" stop-color="#fdf1cf" stop-opacity="0"/></radialGradient>
<linearGradient id="ww-c-sky" x2="0" y2="1"><stop stop-color="#0d2a2f"/>
<stop offset=".6" stop-color="#2b6a62"/><stop offset="1" stop-color="#5fa088"/></linearGradient>
</defs>"""

_SKY: Final = """
<rect width="300" height="186" fill="url(#ww-c-sky)"/><circle cx="150" cy="92" r="110"
fill="url(#ww-c-moon)" opacity=".5"/><circle cx="150" cy="58" r="24" fill="#e9f3d2" opacity=".85"/>
"""

_WOOD: Final = """
<g fill="#24584f"><path d="M36 0h12l4 186H30ZM92 0h9l3 186H88ZM198 0h10l3 186h-18ZM244 0h12l6
186h-24Z"/><path d="M46 60 78 34l3 3-34 36ZM203 70l26-22 3 3-28 32Z"/></g><g fill="#143c38"><path
d="M0 0h22l6 186H0ZM64 0h13l6 186H56ZM222 0h14l8 186h-28ZM278 0h22v186h-30Z"/><path d="M72 84 108
56l4 4-38 38ZM226 54 190 32l-3 4 38 32Z"/><path d="M0 0h300v18c-18 16-30 4-44 10-18 10-30-4-48 2-20
8-32-8-52-2-18 8-36-6-56 2-20 8-34-6-54 2-16 6-30 2-46-4Z"/></g><path d="M0 152c40-16 80-8 120-4
60-10 120-12 180 2v36H0Z" fill="#0f2e2c"/>
"""

_WISPS: Final = """
<g color="#ff9a3c" transform="translate(96 100)"><g fill="currentColor"><circle  r="36.8"
opacity="0.13"/><circle  r="27.2" opacity="0.18"/><circle  r="18.4" opacity="0.26"/></g><path
d="M0-13c-15-4-22 5-22 13s8 17 22 17S22 9 22 0 15-17 0-13Z" fill="#f08a24"/><path d="M0-13c-6 4-8
9-8 14S-5 16 0 17c5-1 8-11 8-16S6-9 0-13Z" fill="#ffb04f"/><path d="M-2-12c0-4 2-8 6-9l1 3c-2 1-3
3-3 6Z" fill="#3f7a3c"/><path d="m-12-2 5-4 4 5ZM12-2 7-6 3-1ZM-11 6l5 3 4-2h4l4 2 5-3c-3 6-7 7-11
7s-8-1-11-7Z" fill="#5a2a08"/></g><g color="#a98bff" transform="translate(178 84)"><g
fill="currentColor"><circle  r="29.44" opacity="0.13"/><circle  r="21.76" opacity="0.18"/><circle
r="14.72" opacity="0.26"/></g><path d="M-20 12c4-4 10-6 12-6L2-19l10 8-4 2 3 15c3 0 7 3 9 6-8 5-32
5-40 0Z" fill="#6a4fc0"/><path d="M-8.500 5h18l.8 4c-6 2-14 2-19.500 0Z" fill="#ffd877"/></g><g
color="#6fd8ff" transform="translate(136 132)"><g fill="currentColor"><circle  r="25.76"
opacity="0.13"/><circle  r="19.04" opacity="0.18"/><circle  r="12.88" opacity="0.26"/></g><circle
r="12" fill="#8fe4ff"/><circle cx="-4" cy="-4" r="4" fill="#fff"/></g><g color="#ff86a8"
transform="translate(52 136)"><g fill="currentColor"><circle  r="25.76" opacity="0.13"/><circle
r="19.04" opacity="0.18"/><circle  r="12.88" opacity="0.26"/></g><path d="M0 12C-10 4-13-1-13-6c0-8
10-9 13-2 3-7 13-6 13 2 0 5-3 10-13 18Z" fill="#ff6f96"/></g>
"""

_CAT: Final = """
<path d="M204 160h70l8 26h-86Z" fill="#3b2a20"/><ellipse cx="239" cy="160" rx="35" ry="8"
fill="#7d5a3e"/><ellipse cx="239" cy="160" rx="20" ry="4" fill="none" stroke="#5b402b"
stroke-width="2"/><path d="M216 160c-6-24 4-40 14-46l-5-21 13 9h12l13-9-5 21c10 8 16 24 10 46Z"
fill="#0b1617"/><path d="M266 158c22 2 26-20 16-34 14 2 20 40-10 42Z" fill="#0b1617"/><path d="M233
112c4-4 9-3 10 1-3 4-8 3-10-1ZM254 112c-4-4-9-3-10 1 3 4 8 3 11-1Z" fill="#ffe27a"/><path
d="M238.500 110v5M248.500 110v5" stroke="#0b1617" stroke-width="2.400"/><path d="m241 120 2.500 2
2.500-2Z" fill="#ff86a8"/><path d="M0 186v-18l10-12 6 12 10-16 8 18 12-10 6 26ZM300
186v-12l-10-10-6 12-12-8-4 18Z" fill="#081c1c"/>
"""

_PUMPKIN: Final = """
<path d="M0-13c-15-4-22 5-22 13s8 17 22 17S22 9 22 0 15-17 0-13Z" fill="#f08a24"/>
<path d="M0-13c-6 4-8 9-8 14S-5 16 0 17c5-1 8-11 8-16S6-9 0-13Z" fill="#ffb04f"/>
<path d="M-2-12c0-4 2-8 6-9l1 3c-2 1-3 3-3 6Z" fill="#3f7a3c"/><path d="m-12-2 5-4 4 5ZM12-2 7-6
3-1ZM-11 6l5 3 4-2h4l4 2 5-3c-3 6-7 7-11 7s-8-1-11-7Z" fill="#5a2a08"/>
"""
_GLOW: Final = (
    '<g fill="#ff9a3c"><circle r="38" opacity=".13"/><circle r="30" opacity=".18"/>'
    '<circle r="23" opacity=".26"/></g>'
)
_FIRS: Final = (
    '<path d="M14 74 24 44l10 30ZM58 76l11-36 11 36Z" fill="#0f2e2c"/>'
    '<path d="M4 70q42-12 84 0-12 20-42 20T4 70Z" fill="#0b2422"/>'
)


def cover() -> Element:
    """The picture of the game, 300 x 186."""
    return h.svg(viewBox="0 0 300 186", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
        _picture()
    ]


def medal() -> Element:
    """The round sign of the end page, 92 x 92: a pumpkin wisp between firs."""
    disc = '<circle cx="46" cy="46" r="45" fill="#1d4a46"/>'
    wisp = f'<g transform="translate(46 44)scale(1.05)">{_GLOW}{_PUMPKIN}</g>'
    return h.svg(".medal", viewBox="0 0 92 92", width="92", height="92", aria_hidden="true")[
        Markup(f"{disc}{_FIRS}{wisp}")
    ]


@cache
def _picture() -> Markup:
    return Markup(f"{_SHADES}{_SKY}{_WOOD}{_WISPS}{_CAT}")
