"""The picture on the box: two tablets and dice on a table in a torch-lit hall.

Self-contained: all colours are fixed, so that it looks the same on every page.
"""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element
from markupsafe import Markup

_SHADES: Final = """<defs><linearGradient id="zd-c-sky" x2="0" y2="1"><stop stop-color="#2a2029"/>
<stop offset="1" stop-color="#6b4a38"/></linearGradient><radialGradient id="zd-c-glow">
<stop stop-color="#fdf1cf" stop-opacity=".75"/>
<stop offset="1" stop-color="#fdf1cf" stop-opacity="0"/></radialGradient>
<linearGradient id="zd-c-table" x2="0" y2="1"><stop stop-color="#8a4d2a"/>
<stop offset="1" stop-color="#4a2614"/></linearGradient>
<linearGradient id="zd-c-die" x2="0" y2="1"><stop stop-color="#fffdf6"/>
<stop offset="1" stop-color="#e5d8bd"/></linearGradient></defs>"""

_HALL: Final = """<rect width="300" height="186" fill="url(#zd-c-sky)"/>
<path d="M70 186V96c0-50 34-80 80-80s80 30 80 80v90Z" fill="#8d6144"/>
<path d="M92 186v-86c0-38 24-60 58-60s58 22 58 60v86Z" fill="#c98f58"/>
<path d="M112 186V108c0-28 16-44 38-44s38 16 38 44v78Z" fill="#f0c07a"/>
<circle cx="150" cy="110" r="70" fill="url(#zd-c-glow)"/>
<circle cx="150" cy="100" r="12" fill="#fff3cf"/>
<g fill="#54392c"><path d="M0 0h52v186H0ZM248 0h52v186h-52Z"/></g>
<path d="M52 0h14v186H52ZM234 0h14v186h-14Z" fill="#3a2720"/>
<path d="M0 22h72v10H0ZM228 22h72v10h-72Z" fill="#7a5440"/>
<path d="M0 0h72v10H0ZM228 0h72v10h-72Z" fill="#6a4836"/>
<path d="M0 70h50M0 108h50M24 34v36M14 70v38M34 108v40M250 70h50M250 108h50M276 34v36M286
70v38M264 108v40" stroke="#3a2720" stroke-width="2" opacity=".6"/>
<path d="M12 34h30v62l-15 12-15-12Z" fill="#b8322a"/><path d="M12 34h30v6H12Z" fill="#e9c357"/>
<path d="M18 54h18v8H18ZM25 60h4v26h-4Z" fill="#fff3dc"/>
<path d="M258 34h30v62l-15 12-15-12Z" fill="#2f5d9e"/>
<path d="M258 34h30v6h-30Z" fill="#c9d2dc"/>
<path d="M262 54c0 8 3 10 5 11 0 8 3 13 6 16 3-3 6-8 6-16 2-1 5-3 5-11-7 4-15 4-22 0Z"
fill="#fff3dc"/>
<g id="zd-c-torch" color="#ff9a2e"><g fill="currentColor">
<circle cx="80" cy="62" r="27.6" opacity="0.13"/>
<circle cx="80" cy="62" r="20.4" opacity="0.18"/>
<circle cx="80" cy="62" r="13.8" opacity="0.26"/></g>
<path d="M77 66h7l-2 24h-3Z" fill="#3a2720"/>
<path d="M80 44c8 8 10 14 6 20-2 4-10 4-12 0-3-6 2-10 6-20Z" fill="#ffb03a"/>
<path d="M80.5 54c3 4 4 7 2 10h-5c-2-3 1-6 3-10Z" fill="#fff0b8"/></g>
<use href="#zd-c-torch" x="140"/>"""

_TORCHES: Final = """<path d="M28 148h244l28 38H0Z" fill="url(#zd-c-table)"/>
<path d="M28 148h244l4 6H24Z" fill="#c47c48"/>"""

_TABLE: Final = """<g transform="translate(76 104)">
<path d="M0 6 8 0h30l8 6v44l-8 6H8l-8-6Z" transform="rotate(-9 23 28)" fill="#f6ead0"/>
<g transform="rotate(-9 23 28)"><path d="M0 6 8 0h30l8 6v22H0Z" fill="#c9732a"/>
<path d="M12 28c0-16 4-20 11-20s11 4 11 20Z" fill="#8d97a0"/>
<path d="M12 28c0-3 22-3 22 0Z" fill="#5d666e"/>
<path d="M10 36h26M14 43h18" stroke="#a8946c" stroke-width="3"/></g></g>"""

_TABLETS: Final = """<g transform="translate(178 104)"><g transform="rotate(9 23 28)">
<path d="M0 0h18l5 4 5-4h18v46l-8 8H8l-8-8Z" fill="#3e3b4a"/>
<path d="M0 0h18l5 4 5-4h18v28H0Z" fill="#7a4468"/>
<path d="M10 28c0-16 6-21 13-21s13 5 13 21Z" fill="#1d1a28"/>
<path d="m17 19 5 2m7-2-5 2" stroke="#ffd877" stroke-width="2.4" stroke-linecap="round"/>
<path d="M10 36h26M14 43h18" stroke="#8a84a0" stroke-width="3"/></g></g>
<g transform="rotate(-10 138 146)">
<rect x="116" y="126" width="40" height="42" rx="10" fill="#b59c72"/>
<rect x="116" y="122" width="40" height="41" rx="10" fill="url(#zd-c-die)"/><g fill="#2a2320">
<circle cx="127" cy="133" r="3.6"/><circle cx="145" cy="133" r="3.6"/>
<circle cx="136" cy="142.5" r="3.6"/><circle cx="127" cy="152" r="3.6"/>
<circle cx="145" cy="152" r="3.6"/></g></g>"""

_DICE: Final = """<g transform="rotate(12 176 158)">
<rect x="154" y="138" width="40" height="42" rx="10" fill="#b59c72"/>
<rect x="154" y="134" width="40" height="41" rx="10" fill="url(#zd-c-die)"/>
<g transform="translate(157 137) scale(1.7)">
<path d="M9.2 5.2 10.9 4.7 12.4 17 10.6 17.3Z" fill="#7a4a22"/>
<path d="M10 4.6C7.4 3.4 4.6 4.6 3.4 7.6c1.6-.4 2.6.2 3.2 1.3.9 1.5 2.6 1.7 4 .9Z"
fill="#b3391b"/>
<path d="M11.2 4.6c2-.9 4-.3 5.2 1.6-1.2.1-1.9.6-2.3 1.4-.5 1-1.4 1.3-2.4.9Z" fill="#d9692b"/>
</g></g>"""

_MEDAL: Final = """<circle cx="46" cy="46" r="45" fill="#3a2720"/><path d="M14 78V40C14 20 28 8
46 8s32 12 32 32v38Q62 91 46 91T14 78Z" fill="#c98f58"/><path d="M24 84V44c0-16 10-25 22-25s22 9 22
25v40Q57 91 46 91T24 84Z" fill="#f0c07a"/><g transform="rotate(-9 46 50)"><rect x="22" y="29"
width="48" height="50" rx="13" fill="#b59c72"/><rect x="22" y="24" width="48" height="49" rx="13"
fill="#fffdf6"/><path d="m44 33 5-1.500 4.500 37-5.500 1Z" fill="#7a4a22"/><path d="M46
31.500c-8-3.500-16 0-20 9 5-1 8 .5 10 4 2.500 4.500 8 5 12 2.500Z" fill="#b3391b"/><path d="M50
31.500c6-2.500 12-1 15.500 5-3.500.3-5.500 1.800-7 4-1.500 3-4 4-7 2.700Z" fill="#d9692b"/></g>"""


def cover() -> Element:
    """The picture of the game, 300 x 186."""
    picture = f"{_SHADES}{_HALL}{_TORCHES}{_TABLE}{_TABLETS}{_DICE}"
    return h.svg(viewBox="0 0 300 186", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
        Markup(picture)
    ]


def medal() -> Element:
    """The round sign of the end page, 92 x 92: the wild face of a die in an arch."""
    return h.svg(".medal", viewBox="0 0 92 92", width="92", height="92", aria_hidden="true")[
        Markup(_MEDAL)
    ]
