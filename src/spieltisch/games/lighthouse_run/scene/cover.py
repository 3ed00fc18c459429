"""The picture on the box: a lighthouse sends its beam over the river, the storm follows a ship.

Self-contained: all colours are fixed, so that it looks the same on every page.
"""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element
from markupsafe import Markup

_SHADES: Final = """<defs>
<linearGradient id="lr-c-sky" x2="0" y2="1"><stop stop-color="#27345f"/>
<stop offset=".5" stop-color="#8d5279"/><stop offset=".8" stop-color="#e58567"/>
<stop offset="1" stop-color="#f9c98a"/></linearGradient>
<radialGradient id="lr-c-glow"><stop stop-color="#fdf1cf" stop-opacity=".75"/>
<stop offset="1" stop-color="#fdf1cf" stop-opacity="0"/></radialGradient>
<linearGradient id="lr-c-river" x2="0" y2="1"><stop stop-color="#f3b36e"/>
<stop offset=".3" stop-color="#7a6a9a"/><stop offset="1" stop-color="#2a3a6a"/></linearGradient>
<linearGradient id="lr-c-beam" x2="1" y2=".2"><stop stop-color="#fff3b8" stop-opacity=".85"/>
<stop offset="1" stop-color="#fff3b8" stop-opacity=".1"/></linearGradient></defs>"""

_FAR: Final = """<rect width="300" height="186" fill="url(#lr-c-sky)"/>
<circle cx="196" cy="88" r="60" fill="url(#lr-c-glow)"/>
<circle cx="196" cy="88" r="17" fill="#ffe7b0"/>
<path d="M0 92c30-18 56-20 90-4 30-18 70-16 100 2 40-16 76-14 110 0v96H0Z" fill="#7a4a72"/>
<path d="M172 96h6v-9l5-5 5 5v9h8v-7l6-6 6 6v7h5v-14h5v14h10v6h-56Z" fill="#4a3159"/>
<path d="M181 88h3v4h-3ZM200 90h3v4h-3ZM214 86h2v4h-2Z" fill="#ffd877"/>"""

_RIVER: Final = """<path d="M300 98c-60-6-110 0-128 6 40 10 62 18 40 28-30 14-120 12-170 54h230
c10-26 20-40 28-48Z" fill="url(#lr-c-river)"/>
<path d="M0 104c50-4 110-8 174-2 34 8 56 16 40 24-34 14-140 12-190 60H0Z" fill="#3e2c55"/>
<path d="M0 120c40-6 70 0 84 14 12 12-26 30-44 52H0Z" fill="#2c2045"/>
<path d="M300 116c-30 8-46 30-58 70h58Z" fill="#33264d"/>
<path d="M84 38 300 84v84L84 49Z" fill="url(#lr-c-beam)" opacity=".8"/>"""

_TOWER: Final = """<path d="M68 56h26l8 72H60Z" fill="#f3e6d2"/>
<path d="M66.5 70h29l1.6 14H65ZM63 98h36l1.6 14H61.5Z" fill="#c0392b"/>
<path d="M82 56h12l8 72H82Z" opacity=".14"/><path d="M64 50h34v7H64Z" fill="#2c2045"/>
<path d="M70 34h22v16H70Z" fill="#ffefb0"/><path d="M66 34 81 20l15 14Z" fill="#c0392b"/>
<circle cx="81" cy="43" r="26" fill="url(#lr-c-glow)"/>
<path d="M30 138c18-16 76-18 92-4l-18 14-50 12Z" fill="#221838"/>"""

_SHIP: Final = (
    '<path d="M214 142h46l-8 12h-30Z" fill="#3a2030"/>'
    '<path d="M236 104v36h-22c2-16 10-28 22-36Z" fill="#fff3dc"/>'
    '<path d="M239 110c10 8 15 18 17 30h-17Z" fill="#d94f3d"/>'
)

_STORM: Final = """<path d="M208 158h58M224 164h30" stroke="#fff3dc" stroke-width="2"
 stroke-linecap="round" opacity=".5"/><g transform="translate(-6 -6)">
<path d="M8 40c-8-16 10-26 22-20C36 4 62 4 68 18c16-4 24 12 14 20-14 8-60 8-74 2Z"
 fill="#20233f"/><path d="M12 38c-4-10 8-16 18-12 6-12 26-10 30 2 10-2 16 6 12 10-14 6-46 6-60 0Z"
 fill="#343861"/><path d="m42 42-8 14h8l-5 14 16-19h-8l5-9Z" fill="#ffe27a"/></g>"""

_MEDAL: Final = (
    '<circle cx="46" cy="46" r="45" fill="#2b3765"/>'
    '<path d="M46 28 8 20v30ZM46 28l38-8v30Z" fill="#fff3b8" opacity=".35"/>'
    '<circle cx="46" cy="30" r="17" fill="#ffe795" opacity=".35"/>'
    '<path d="M37 40h18l6 34H31Z" fill="#f3e6d2"/>'
    '<path d="M35.600 48h20.800l1.300 8H34.200ZM32.800 64h26.400l1.400 8H31.400Z" fill="#c0392b"/>'
    '<path d="M35 35h22v6H35Z" fill="#1b1533"/><path d="M39 25h14v10H39Z" fill="#ffefb0"/>'
    '<path d="M36 25 46 15l10 10Z" fill="#c0392b"/>'
    '<path d="M18 74q7-6 14 0t14 0 14 0 14 0v8q-14 9-28 9t-28-9Z" fill="#f4c563"/>'
)


def cover() -> Element:
    """The picture of the game, 300 x 186."""
    distant = f'<g transform="translate(92 78)scale(.48)">{_SHIP}</g>'
    picture = f"{_SHADES}{_FAR}{_RIVER}{_TOWER}{_SHIP}{distant}{_STORM}"
    return h.svg(viewBox="0 0 300 186", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
        Markup(picture)
    ]


def medal() -> Element:
    """The round sign of the end page, 92 x 92: a lighthouse over golden water."""
    return h.svg(".medal", viewBox="0 0 92 92", width="92", height="92", aria_hidden="true")[
        Markup(_MEDAL)
    ]
