"""Everything that is drawn by reference: one hidden SVG per page, every id begins with `lr-`.

`lr-s*` a ship, `lr-e*` its mark, `lr-is*` the sign of a seat, `lr-y*` the sign of a tower,
`lr-k*` a small card; the ground of both formats comes from ground.py.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from spieltisch.games.lighthouse_run.data import SEAT_COLOURS, SEATS, VARIANTS
from spieltisch.games.lighthouse_run.scene.formats import FORMATS
from spieltisch.games.lighthouse_run.scene.ground import ground
from spieltisch.games.lighthouse_run.scene.palette import SHIP_MARKS, TOWER_SIGNS
from spieltisch.games.lighthouse_run.scene.tiny import tiny_cards

_SHADES: Final = """
<radialGradient id="lr-halo"><stop offset="0" stop-color="#fffbe0"/><stop offset=".3"
 stop-color="#ffe795" stop-opacity=".75"/><stop offset="1" stop-color="#ffe795" stop-opacity="0"/>
</radialGradient>
<linearGradient id="lr-sky" x2="0" y2="1"><stop stop-color="var(--lr-sky1)"/><stop offset=".62"
 stop-color="var(--lr-sky2)"/><stop offset="1" stop-color="var(--lr-sky3)"/></linearGradient>
<pattern id="lr-hatch" width="9" height="9" patternUnits="userSpaceOnUse"
 patternTransform="rotate(45)"><rect width="4" height="9" fill="var(--lr-storm)" opacity=".5"/>
</pattern>
<pattern id="lr-waves" width="26" height="14" patternUnits="userSpaceOnUse">
<path d="M1 5q4-4 8 0M14 12q4-4 8 0" fill="none" stroke="var(--lr-wave)" stroke-width="1.5"
 stroke-linecap="round" opacity=".65"/></pattern>
<pattern id="lr-glints" width="30" height="16" patternUnits="userSpaceOnUse">
<path d="M2 5h9M17 12h8" stroke="#fffbe6" stroke-width="2" stroke-linecap="round" opacity=".75"/>
</pattern>
<filter id="lr-soft" x="-20%" y="-20%" width="140%" height="140%">
<feGaussianBlur stdDeviation="5"/></filter>
"""

_SAIL: Final = "M6.5 5.5Q20 2 33.5 5.5Q37 16.5 33.5 27.5Q20 24.5 6.5 27.5Q3 16.5 6.5 5.5Z"
_HULL: Final = "M3 30.5Q20 33 37 30.5L32.5 41Q31.5 43 29 43H11Q8.5 43 7.5 41Z"
_SHIP: Final = f"""
<g id="lr-ship"><path fill="#0c1226" opacity=".3"
 d="M4 32H38L33 43Q31.5 45.5 29 45.5H13Q10.5 45.5 9 43Z"/>
<path fill="none" stroke="#fff6e2" stroke-width="4.6" stroke-linejoin="round"
 d="M20 1V6{_SAIL}{_HULL}"/><path stroke="#2a1d2c" stroke-width="2.4" d="M20 0V31"/>
<path fill="var(--c)" d="{_SAIL}"/><path fill="#fff" opacity=".16"
 d="M6.5 5.5Q13 3.7 20 3.7V25.9Q13 25.9 6.5 27.5Q3 16.5 6.5 5.5Z"/>
<path fill="color-mix(in srgb,var(--c) 58%,#1a1230)" d="{_HULL}"/>
<path stroke="#fff6e2" stroke-width="1.5" opacity=".55" fill="none" d="M6 35Q20 37.5 34 35"/></g>
"""

_TOWER: Final = """
<g id="lr-tower"><path fill="var(--lr-shade)" opacity=".28" d="M-2 97Q28 91 68 98 44 103 2 100Z"/>
<path fill="#fff3dc" d="M12.5 82 18 36H38L43.5 82Z"/>
<path fill="var(--t)" d="M12.5 82 13.3 75H42.7L43.5 82ZM16.9 45 17.8 37.5H38.2L39.1 45Z"/>
<path fill="#35204a" opacity=".2" d="M31 36H38L43.5 82H33Z"/>
<path fill="var(--lr-rock)" d="M-1 98Q1 78 13 77L43 76Q55 78 57 98Z"/>
<path fill="#fff" opacity=".1" d="M-1 98Q1 78 13 77L28 76.5V98Z"/>
<rect x="13" y="31.5" width="30" height="6" rx="2" fill="#3a2c4a"/>
<rect x="18" y="17" width="20" height="15" fill="var(--lamp,#2a3354)"/>
<path stroke="#3a2c4a" stroke-width="1.8" d="M18 17V32M24.7 17V32M31.3 17V32M38 17V32"/>
<path fill="var(--t)" d="M13.5 18Q17 7 28 3 39 7 42.5 18Z"/>
<path fill="#35204a" opacity=".22" d="M28 3Q39 7 42.5 18H28Z"/>
<circle cx="28" cy="2" r="2.6" fill="#3a2c4a"/></g>
<path id="lr-gloom" fill="var(--lr-shade)" opacity=".3"
 d="M12.5 80 18 37H13V31.5H18V18H13.5Q17 7 28 3 39 7 42.5 18H38V31.5H43V37H38L43.5 80Z"/>
"""

_CLOUD: Final = "M6 15.5A4.7 4.7 0 0 1 5.6 6.2 6.3 6.3 0 0 1 17.4 5.3 5.2 5.2 0 0 1 18 15.5Z"
_ICONS: Final = f"""
<symbol id="lr-cloud" viewBox="0 0 24 20"><path fill="currentColor" d="{_CLOUD}"/>
<path fill="#ffd66b" d="M12.6 9.5 9.3 15h2.5L10.4 19.6 15 13.5H12.3L14.4 9.5Z"/></symbol>
<symbol id="lr-lock" viewBox="0 0 16 16"><path fill="none" stroke="currentColor"
 stroke-width="1.8" d="M5 7V5a3 3 0 0 1 6 0v2"/><rect x="3" y="7" width="10" height="7.5" rx="1.8"
 fill="currentColor"/></symbol>
<symbol id="lr-hand" viewBox="0 0 18 20"><g fill="var(--surface)" stroke="currentColor"
 stroke-width="1.7"><rect x="2" y="5" width="8.5" height="12.5" rx="1.8"
 transform="rotate(-14 6 11)"/><rect x="6.8" y="4" width="8.5" height="12.5" rx="1.8"
 transform="rotate(9 11 10)"/></g></symbol>
<symbol id="lr-deck" viewBox="0 0 18 20"><path fill="none" stroke="currentColor"
 stroke-width="1.7" stroke-linejoin="round" d="M4 3.5h9a1.5 1.5 0 0 1 1.5 1.5v9M2.5 7.5A1.5 1.5 0
 0 1 4 6h6.5A1.5 1.5 0 0 1 12 7.5V16A1.5 1.5 0 0 1 10.5 17.5H4A1.5 1.5 0 0 1 2.5 16Z"/></symbol>
<symbol id="lr-open" viewBox="0 0 18 20"><rect x="3.5" y="2.5" width="11" height="15" rx="2"
 fill="none" stroke="currentColor" stroke-width="1.7"/><path stroke="currentColor"
 stroke-width="1.7" d="M4 10H14"/><circle cx="9" cy="6.2" r="1.5" fill="currentColor"/></symbol>
<symbol id="lr-lamp" viewBox="0 0 20 20"><path fill="currentColor" d="M7 8h6v6H7ZM6 7l4-4 4 4ZM5.5
 15h9v2h-9Z"/><path stroke="currentColor" stroke-width="1.8" stroke-linecap="round"
 d="M4 10H1.5M4.5 6.5 2.500 5M16 10h2.5M15.5 6.5l2-1.500"/></symbol>
<path id="lr-markship" d="M-12-15Q0-18.5 12-15Q14.5-6 12 3Q0 .5-12 3Q-14.5-6-12-15ZM-15.5 5Q0 7
 15.5 5L11.5 11.5Q10.5 13 8 13H-8Q-10.5 13-11.5 11.5Z"/>
<path id="lr-puff" d="M-15 8A8 8 0 0 1-13-6 11 11 0 0 1 8-8 9 9 0 0 1 14 8Z"/>
<path id="lr-veil" d="M-22 8A8 8 0 0 1-19-6 10 10 0 0 1-4-9 10 10 0 0 1 11-8 8.5 8.5 0 0 1 22 8Q12
 11 0 10T-22 8Z"/>
<path id="lr-bolt" d="M3 0-6 13H0L-4 25 8 9H2L7 0Z"/>
"""

_SCENERY: Final = """
<g id="lr-fir"><path fill="var(--lr-shade)" opacity=".22" d="M-6 1Q4-2 15 2 5 5-5 3Z"/>
<path d="M0-25 6-13H3.5L9-4.5H5L11 2H-11L-5-4.5H-9L-3.5-13H-6Z"/>
<path fill="#fff" opacity=".08" d="M0-25-6-13H-3.5L-9-4.5H-5L-11 2H0Z"/></g>
<g id="lr-oak"><path fill="var(--lr-shade)" opacity=".22" d="M-6 1Q4-2 16 2 5 5-5 3Z"/>
<path d="M-1.5 2V-6H1.5V2ZM-9-4A7 7 0 0 1-9-14 9 9 0 0 1 8-15 7 7 0 0 1 9-4Z"/>
<path fill="#fff" opacity=".08" d="M-9-4A7 7 0 0 1-9-14 9 9 0 0 1 0-20V-4Z"/></g>
<g id="lr-house"><path fill="var(--hc,#fff0d8)" d="M-11 0V-15H11V0Z"/>
<path fill="var(--hr,#a8533f)" d="M-14-14 0-27 14-14Z"/>
<path fill="#35204a" opacity=".18" d="M0-27 14-14H11V0H0Z"/>
<path fill="#ffc957" d="M-7-11h5v5h-5ZM3-11h5v5H3Z"/></g>
"""


def symbols() -> Renderable:
    """All symbols, gradients and filters of the table in one hidden SVG."""
    return h.svg(width="0", height="0", style="position:absolute", aria_hidden="true")[_defs()]


@cache
def _defs() -> Markup:
    ships = "".join(_ship(colour, mark) for colour, mark in enumerate(SHIP_MARKS))
    signs = "".join(f'<g id="lr-y{t}">{sign}</g>' for t, sign in enumerate(TOWER_SIGNS))
    seats = "".join(_seat(seat) for seat in range(SEATS))
    lands = "".join(ground(format_) for format_ in FORMATS)
    drawn = f"{_SHADES}{_SHIP}{ships}{signs}{_TOWER}{_ICONS}{_SCENERY}{tiny_cards()}{seats}{lands}"
    return Markup(f"<defs>{drawn}</defs>")


def _ship(colour: int, mark: str) -> str:
    return (
        f'<g id="lr-e{colour}">{mark}</g><symbol id="lr-s{colour}" viewBox="0 0 40 46">'
        '<use href="#lr-ship"/>'
        f'<use href="#lr-e{colour}" transform="translate(20 15.2)scale(1.22)"/></symbol>'
    )


def _seat(seat: int) -> str:
    """The sign of a seat: its ship; where seats own two colours, both ships.

    Selectors do not reach into what `use` draws, inherited values do: the page says by
    `--lr-pair` and `--lr-solo` which of the two is shown.
    """
    pair = [c for c in SEAT_COLOURS[VARIANTS.index("fleet"), seat].tolist() if c >= 0]
    both = "".join(
        f'<g class="lr-c{colour}" transform="translate({x} {y})scale(.62)">'
        f'<use href="#lr-s{colour}" width="40" height="46"/></g>'
        for colour, (x, y) in zip(pair, ((-3, 2), (17, 15)), strict=False)
    )
    return (
        f'<symbol id="lr-is{seat}" viewBox="0 0 40 46" overflow="visible">'
        f'<g class="lr-c{seat}" style="display:var(--lr-solo,inline)">'
        f'<use href="#lr-s{seat}" width="40" height="46"/></g>'
        f'<g style="display:var(--lr-pair,none)">{both}</g></symbol>'
    )
