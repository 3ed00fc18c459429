"""The four wisps: flame, figure, glow and tile, each drawn around 0,0 in a card of 68 x 68.

Each kind has its own outline: carved pumpkin, bent hat, round ball on a foot, heart.
"""

from __future__ import annotations

from typing import Final

SHADES: Final = """
<radialGradient id="ww-glow-P"><stop offset="0" stop-color="#ffb25a" stop-opacity=".95"/><stop
offset=".55" stop-color="#e8742a" stop-opacity=".42"/><stop offset="1" stop-color="#e8742a"
stop-opacity="0"/></radialGradient>
<radialGradient id="ww-glow-H"><stop offset="0" stop-color="#cdb2ff" stop-opacity=".9"/><stop
offset=".55" stop-color="#8d63e0" stop-opacity=".42"/><stop offset="1" stop-color="#8d63e0"
stop-opacity="0"/></radialGradient>
<radialGradient id="ww-glow-O"><stop offset="0" stop-color="#9df5ee" stop-opacity=".9"/><stop
offset=".55" stop-color="#2fa7b4" stop-opacity=".42"/><stop offset="1" stop-color="#2fa7b4"
stop-opacity="0"/></radialGradient>
<radialGradient id="ww-glow-E"><stop offset="0" stop-color="#ffa3bb" stop-opacity=".95"/><stop
offset=".55" stop-color="#d83f6c" stop-opacity=".42"/><stop offset="1" stop-color="#d83f6c"
stop-opacity="0"/></radialGradient>
<linearGradient id="ww-body-O" x1="0" y1="0" x2=".5" y2="1"><stop offset="0"
stop-color="#d8fffb"/><stop offset=".5" stop-color="#6be0dc"/><stop offset="1"
stop-color="#2b9aa6"/></linearGradient>
<linearGradient id="ww-body-H" x1="0" y1="0" x2="1" y2="0"><stop offset="0"
stop-color="#d7c2ff"/><stop offset=".5" stop-color="#ab86f5"/><stop offset="1"
stop-color="#8660d6"/></linearGradient>
<linearGradient id="ww-body-E" x1="0" y1="0" x2="0" y2="1"><stop offset="0"
stop-color="#ff9db6"/><stop offset="1" stop-color="#ef4f7d"/></linearGradient>
<linearGradient id="ww-body-P" x1="0" y1="0" x2="0" y2="1"><stop offset="0"
stop-color="#ffc069"/><stop offset="1" stop-color="#f68a2c"/></linearGradient>
<linearGradient id="ww-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0"
stop-color="#2b3350"/><stop offset="1" stop-color="#191e33"/></linearGradient>
<radialGradient id="ww-gold"><stop offset="0" stop-color="#ffe6a3" stop-opacity=".75"/><stop
offset=".6" stop-color="#ffd27a" stop-opacity=".22"/><stop offset="1" stop-color="#ffd27a"
stop-opacity="0"/></radialGradient>
"""

FIGURES: Final = """
<path id="ww-flame" d="M-22 8C-28-12-21-18-21-32-12-28-9-24-7-18-4-26 3-32 12-36 11-26 28-16 23 8
17 23 9 27 0 27S-17 23-22 8Z"/>
<g id="ww-P"><use href="#ww-flame" fill="#8a3d16" fill-opacity=".6"/><g transform="translate(0 1.5)
scale(.95)"><path d="M-3-13c-2-6-1-11 5-15l6 3.5c-4.5 2-6 6-5 11.5z" fill="#86b56c"/><path
d="M4-17c5-5 11-5 15-1-5 3.5-11 4-15 1z" fill="#6a9c58"/><ellipse cx="-12.5" cy="4" rx="14" ry="17"
fill="#e8742a"/><ellipse cx="12.5" cy="4" rx="14" ry="17" fill="#e8742a"/><ellipse cy="4" rx="14.5"
ry="19" fill="url(#ww-body-P)"/><path d="M-14 1.5l5.5-8 5 8zM14 1.5l-5.5-8-5 8zM-15.5 7.5q15.5 5 31
0-1.5 9-8 11l-2.5-4-4.5 5-3.5-4.5-3.5 4.5q-7-2-9.5-12z" fill="#4a1a05"/></g></g>
<g id="ww-H"><use href="#ww-flame" fill="#4b3191" fill-opacity=".6"/><g transform="translate(0 1.5)
scale(.95)"><ellipse cy="17" rx="28" ry="7.5" fill="#7a54c8"/><ellipse cy="15" rx="28" ry="7"
fill="#a683f0"/><path d="M-17 15C-11 3-9-9-5-19-1-28 10-31 18-26c4 3 1 9-4 7.5-4.5-1-6 1-5 5C11-4
13 6 17 15 8 19.5-8 19.5-17 15z" fill="url(#ww-body-H)"/><path d="M-14.5 7.5C-15.5 10-16.5 13-17
15c9 4.5 25 4.5 34 0-.7-2-2-5-2.6-7.5-8 4-20 4-28.9 0z" fill="#4c2f8f"/><rect x="-5" y="8.5"
width="10" height="9.5" rx="2" fill="#ffd98a"/><rect x="-2" y="11.3" width="4" height="4"
fill="#4c2f8f"/><path d="M-5-5v5M5-5v5" stroke="#2c1763" stroke-width="4.6"
stroke-linecap="round"/></g></g>
<g id="ww-O"><use href="#ww-flame" fill="#1c6d7c" fill-opacity=".6"/><g transform="translate(0 1.5)
scale(.95)"><path d="M-17 27.5l4-10h26l4 10z" fill="#d7ae63"/><path d="M-17 27.5l1.5-4h31l1.5 4z"
fill="#a97f3c"/><circle cy="-3" r="21" fill="url(#ww-body-O)"/><path d="M-14-4a14 14 0 0 1 9-12"
fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round"/><path d="M-6-5v5M7-5v5"
stroke="#0c4a57" stroke-width="4.8" stroke-linecap="round"/></g></g>
<g id="ww-E"><use href="#ww-flame" fill="#8c2450" fill-opacity=".6"/><g transform="translate(0 1.5)
scale(.95)"><path d="M0 24.5C-26 7-29-8-22-17-14-25.5-3-22 0-12 3-22 14-25.5 22-17 29-8 26 7 0
24.5z" fill="url(#ww-body-E)"/><path d="M-17-5c-1-6 2-9.5 7-10" fill="none" stroke="#fff"
stroke-width="4.5" stroke-linecap="round" opacity=".85"/><path d="M0 24.5C26 7 29-8 22-17c1 13-8
27-22 41.5z" fill="#c52c5b" opacity=".45"/><path d="M-7-5v5.5M7-5v5.5" stroke="#6d1238"
stroke-width="5" stroke-linecap="round"/></g></g>
"""

TILES: Final = """
<g id="ww-wisp-tile"><rect x="-34" y="-31" width="68" height="68" rx="10" fill="#070b12"
opacity=".55"/><rect x="-34" y="-34" width="68" height="68" rx="10" fill="url(#ww-dusk)"/><path
d="M-34-24a10 10 0 0 1 10-10h48a10 10 0 0 1 10 10" fill="none" stroke="#8ea0d6" stroke-opacity=".4"
stroke-width="1.5"/></g>
<g id="ww-w-P"><use href="#ww-wisp-tile"/><circle r="34" fill="url(#ww-glow-P)"/><use
href="#ww-P"/></g>
<g id="ww-w-H"><use href="#ww-wisp-tile"/><circle r="34" fill="url(#ww-glow-H)"/><use
href="#ww-H"/></g>
<g id="ww-w-O"><use href="#ww-wisp-tile"/><circle r="34" fill="url(#ww-glow-O)"/><use
href="#ww-O"/></g>
<g id="ww-w-E"><use href="#ww-wisp-tile"/><circle r="34" fill="url(#ww-glow-E)"/><use
href="#ww-E"/></g>
"""

HALOS: Final = """
<circle id="ww-halo-P" r="76" fill="url(#ww-glow-P)"/>
<circle id="ww-halo-H" r="76" fill="url(#ww-glow-H)"/>
<circle id="ww-halo-O" r="76" fill="url(#ww-glow-O)"/>
<circle id="ww-halo-E" r="76" fill="url(#ww-glow-E)"/>
"""
