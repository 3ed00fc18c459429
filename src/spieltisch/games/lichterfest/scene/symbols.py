"""Everything that is drawn by reference: one hidden SVG per page, every id begins with `lf-`.

`lf-l*` lantern, `lf-q*` petal, `lf-m*` lantern on a tile, `lf-i*` the same for text lines;
the letter is that of the colour. `lf-s0` to `lf-s3` are the pennants of the seats.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from spieltisch.games.lichterfest.scene.palette import LANTERNS, Lantern

_EMBLEMS: Final = (
    '<path d="M2-8.5A8 8 0 1 0 7.5 3A6.8 6.8 0 0 1 2-8.5Z"/>',  # moon
    '<path d="M-9-2c3-4 6-4 9 0s6 4 9 0M-9 5c3-4 6-4 9 0s6 4 9 0" fill="none" '
    'stroke="var(--lf-emblem)" stroke-width="2.6" stroke-linecap="round"/>',  # wave
    '<path d="M-7 7C-9-3-1-9 8-8C9 1 4 9-7 7Z"/>'
    '<path d="M-9 9L3-3" fill="none" stroke="var(--seat-2)" stroke-width="1.8" '
    'stroke-linecap="round"/>',  # leaf
    '<path d="M-10 7L-3-8 1-1 4-5 10 7Z"/>',  # mountain
)

_SHADES: Final = """
<linearGradient id="lf-water" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#24577c"/><stop offset="1" stop-color="#133351"/></linearGradient>
<linearGradient id="lf-plank" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#b98556"/><stop offset="1" stop-color="#8a5c38"/></linearGradient>
<linearGradient id="lf-glowing" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#d9691f"/>
<stop offset=".5" stop-color="#ffc266"/><stop offset="1" stop-color="#d9691f"/></linearGradient>
<linearGradient id="lf-pale" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#7d828b"/>
<stop offset=".5" stop-color="#d3d6db"/><stop offset="1" stop-color="#7d828b"/></linearGradient>
<filter id="lf-shade" x="-20%" y="-20%" width="140%" height="140%">
<feDropShadow dx="0" dy="3" stdDeviation="3" flood-color="#020a14" flood-opacity=".55"/></filter>
<filter id="lf-sheet" x="-5%" y="-5%" width="110%" height="110%">
<feDropShadow dx="0" dy="6" stdDeviation="7" flood-color="#061422" flood-opacity=".5"/></filter>
<filter id="lf-lift" x="-30%" y="-30%" width="160%" height="160%">
<feDropShadow dx="0" dy="7" stdDeviation="6" flood-color="#01060c" flood-opacity=".5"/></filter>
"""

_ON_THE_TILE: Final = """
<g id="lf-base"><rect x="2" y="2" width="96" height="96" rx="11" fill="url(#lf-water)"/>
<path d="M3.5 13A10 10 0 0 1 13 3.5H87A10 10 0 0 1 96.5 13" fill="none" stroke="#9cc7e2"
 stroke-opacity=".55" stroke-width="1.5"/></g>
<g id="lf-raft"><g transform="scale(.9)"><circle r="15" fill="#071a2c" opacity=".5" cy="2"/>
<g transform="rotate(45)"><rect x="-11" y="-11" width="22" height="22" rx="2.5"
 fill="url(#lf-plank)" stroke="#f0d3a4" stroke-width="1.3"/>
<path d="M-11-3.7H11M-11 3.7H11" stroke="#5a3820" stroke-width="1.6"/>
<path d="M-6-11V11M6-11V11" stroke="#f3dcae" stroke-width="1.3" stroke-dasharray="2 2"/></g></g></g>
<g id="lf-ripple" fill="none" stroke="#a9d0e8"><circle r="4" opacity=".5"/>
<circle r="8.5" opacity=".28"/></g>
<g id="lf-rowboat"><g transform="scale(1.05)">
<path d="M0-15C7-8 8 6 0 15C-8 6-7-8 0-15Z" fill="#d9b483" stroke="#6b4527" stroke-width="1.6"
 transform="rotate(45)"/><path d="M0-9C4-4 4 4 0 9C-4 4-4-4 0-9Z" fill="#6b4527"
 transform="rotate(45)"/><path d="M-10-1 1 10M-1-10 10 1" stroke="#f3dcae" stroke-width="1.5"
 opacity=".8"/></g></g>
"""

_PIECES: Final = """
<g id="lf-boat" stroke-linejoin="round"><g stroke="#5b4630" stroke-width="1.8">
<path d="M-17 2H17L10 13H-10Z" fill="#f6ead0"/><path d="M-1-15V0H-13Z" fill="#e2765b"/>
<path d="M2-11V0H12Z" fill="#f6ead0"/></g>
<path d="M-13.5 7H13.5" stroke="#c9b48e" stroke-width="1.4"/></g>
<g id="lf-turn" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"
 stroke-linejoin="round"><path d="M-9.5-3A10 10 0 1 1-7 7.5"/>
<path d="M-14.5-8.5L-9.8-1-2-5.5"/></g>
<symbol id="lf-paper" viewBox="-28 -36 56 76" overflow="visible">
<path d="M0-34V-27M-5 30V38M0 30V39M5 30V38" stroke="#8a4a1c" stroke-width="2"
 stroke-linecap="round"/>
<path d="M-15-23H15C27-13 27 17 15 27H-15C-27 17-27-13-15-23Z" fill="url(#lf-glowing)"
 stroke="#8a4a1c" stroke-width="1.6"/>
<path d="M-7-23C-14-12-14 16-7 27M7-23C14-12 14 16 7 27" fill="none" stroke="#c25a18"
 stroke-opacity=".55" stroke-width="1.5"/>
<path d="M-22-8C-8-4 8-4 22-8M-22 12C-8 16 8 16 22 12" fill="none" stroke="#fff1c9"
 stroke-opacity=".35" stroke-width="1.3"/>
<rect x="-12" y="-28" width="24" height="6.5" rx="2" fill="#7a3d17"/>
<rect x="-12" y="25" width="24" height="6.5" rx="2" fill="#7a3d17"/></symbol>
<symbol id="lf-grey" viewBox="-28 -36 56 76" overflow="visible">
<path d="M-15-23H15C27-13 27 17 15 27H-15C-27 17-27-13-15-23Z" fill="url(#lf-pale)"
 stroke="#565b63" stroke-width="1.6"/><rect x="-12" y="-28" width="24" height="6.5" rx="2"
 fill="#4a4e55"/><rect x="-12" y="25" width="24" height="6.5" rx="2" fill="#4a4e55"/></symbol>
<symbol id="lf-iboat" viewBox="-19 -17 38 33" overflow="visible"><use href="#lf-boat"/></symbol>
<symbol id="lf-total" viewBox="0 0 20 24">
<path d="M4 7C1 11 1 16 4 20H16C19 16 19 11 16 7ZM6 3H14V5H6ZM6 21.5H14"/></symbol>
<symbol id="lf-warn" viewBox="0 0 20 18"><path class="lf-wn-a" d="M10 1L19 17H1Z"/>
<path class="lf-wn-b" d="M10 7v4M10 14v.1"/></symbol>
<symbol id="lf-stack" viewBox="0 0 30 30"><rect x="9" y="9" width="20" height="20" rx="4"/>
<rect x="5" y="5" width="20" height="20" rx="4"/><rect x="1" y="1" width="20" height="20" rx="4"/>
</symbol>
"""

_SHORE: Final = """
<g id="lf-lily"><path d="M0 0L15-9A17.5 17.5 0 1 0 17 4Z" fill="#3f8f7a" stroke="#7cc7a8"
 stroke-width="1.2"/><path d="M0 0L-11-10M0 0L-14 4M0 0L-2 15" stroke="#2b6c60"
 stroke-width="1.3"/></g>
<g id="lf-lotus"><path d="M0 6C-12 6-17-2-16-7C-9-7-4-3 0 6C4-3 9-7 16-7C17-2 12 6 0 6Z"
 fill="#d98ca0"/><path d="M0 6C-8 0-8-9-6-12C-2-10 0-8 0-8S2-10 6-12C8-9 8 0 0 6Z"
 fill="#f3bcc6"/></g>
<g id="lf-reed"><path d="M0 0C-2-20-1-34 3-52M7 0C7-16 10-28 16-40M-7 0C-9-12-13-20-18-28"
 fill="none" stroke="var(--lf-reed)" stroke-width="3" stroke-linecap="round"/>
<rect x="-.5" y="-64" width="6" height="20" rx="3" transform="rotate(8)" fill="#8a5c38"/>
<rect x="9" y="-52" width="5" height="17" rx="2.5" transform="rotate(10 12-44)" fill="#9b6a42"/></g>
<g id="lf-spark" fill="#ffd98a"><circle r="9" opacity=".16"/><circle r="5" opacity=".25"/>
<circle r="2.6"/></g>
"""


def symbols() -> Renderable:
    """All symbols, gradients and filters of the table in one hidden SVG."""
    return h.svg(width="0", height="0", style="position:absolute", aria_hidden="true")[_defs()]


@cache
def _defs() -> Markup:
    lanterns = "".join(_lantern(lantern) for lantern in LANTERNS)
    flags = "".join(_flag(seat) for seat in range(len(_EMBLEMS)))
    return Markup(f"<defs>{_SHADES}{_ON_THE_TILE}{_PIECES}{_SHORE}{lanterns}{flags}</defs>")


def _lantern(lantern: Lantern) -> str:
    """Gradients, lantern, petal and small forms of one colour."""
    code, rim = lantern.code, lantern.rim
    return f"""
<radialGradient id="lf-b{code}" cx=".5" cy=".72" r=".75"><stop offset="0"
 stop-color="{lantern.light}"/><stop offset="1" stop-color="{lantern.base}"/></radialGradient>
<radialGradient id="lf-p{code}" gradientUnits="userSpaceOnUse" cx="50" cy="17" r="42">
<stop offset=".38" stop-color="{lantern.halo}"/><stop offset=".62" stop-color="{lantern.mid}"/>
<stop offset="1" stop-color="{lantern.deep}"/></radialGradient>
<g id="lf-l{code}"><g fill="#04101d" stroke="#04101d" stroke-width="6" stroke-linejoin="round"
 opacity=".5" transform="translate(0 1.6)">{lantern.shape}</g>
<g fill="url(#lf-b{code})" stroke="{rim}" stroke-width="2.6"
 stroke-linejoin="round">{lantern.shape}</g>
<text class="lf-letter" y="{lantern.baseline}" fill="{lantern.letter}">{code}</text></g>
<g id="lf-q{code}"><path d="M8 4.5H92C87 27 68 42 50 49C32 42 13 27 8 4.5Z" fill="url(#lf-p{code})"
 stroke="{rim}" stroke-opacity=".6" stroke-width="1.3"/><g fill="{rim}">
<circle cx="20" cy="11" r="2.4"/><circle cx="80" cy="11" r="2.4"/>
<circle cx="28.5" cy="22" r="1.6"/><circle cx="71.5" cy="22" r="1.6"/></g></g>
<g id="lf-m{code}"><use href="#lf-l{code}" transform="translate(0 {lantern.drop})scale(.87)"/></g>
<symbol id="lf-i{code}" viewBox="-24 -24 48 48" overflow="visible">
<use href="#lf-l{code}"/></symbol>
"""


def _flag(seat: int) -> str:
    """The pennant of a seat: its colour and its emblem."""
    return f"""
<g id="lf-s{seat}"><path d="M-13-17H13V11L0 19-13 11Z" fill="var(--seat-{seat})"
 stroke="var(--lf-hem)" stroke-width="2.2" stroke-linejoin="round"/>
<g fill="var(--lf-emblem)" transform="translate(0-2)">{_EMBLEMS[seat]}</g></g>
<symbol id="lf-is{seat}" viewBox="-15 -19 30 40" overflow="visible">
<use href="#lf-s{seat}"/></symbol>
"""
