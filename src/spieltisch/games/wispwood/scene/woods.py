"""Trees and cats: quiet tiles, darker than every wisp; the cat ready before the moon, or hidden."""

from __future__ import annotations

from typing import Final

SHADES: Final = """
<linearGradient id="ww-moss" x1="0" y1="0" x2="0" y2="1"><stop offset="0"
stop-color="#3d6a58"/><stop offset="1" stop-color="#2b4f43"/></linearGradient>
<linearGradient id="ww-moonlit" x1="0" y1="0" x2="0" y2="1"><stop offset="0"
stop-color="#5a6c9c"/><stop offset="1" stop-color="#39456c"/></linearGradient>
"""

TREES: Final = """
<g id="ww-fir"><path d="M0-26L8-11H4.5L12 2H7.5L16 18H-16L-7.5 2H-12L-4.5-11H-8z"/><path d="M-2.5
17h5v7h-5z"/></g>
<g id="ww-tree-tile"><rect x="-34" y="-31" width="68" height="68" rx="10" fill="#070f0d"
opacity=".5"/><rect x="-34" y="-34" width="68" height="68" rx="10" fill="url(#ww-moss)"/><path
d="M-34-24a10 10 0 0 1 10-10h48a10 10 0 0 1 10 10" fill="none" stroke="#9fd0b4" stroke-opacity=".3"
stroke-width="1.5"/></g>
<g id="ww-T0"><use href="#ww-tree-tile"/><g fill="#3f7460"><use href="#ww-fir" x="-15" y="1"/><use
href="#ww-fir" x="16" y="-1"/></g><use href="#ww-fir" y="7" fill="#234538"/><path d="M-34 24q17-7
34-2t34-2v4a10 10 0 0 1-10 10h-48a10 10 0 0 1-10-10z" fill="#1d3a30"/></g>
<g id="ww-T1"><use href="#ww-tree-tile"/><g fill="#3f7460"><use href="#ww-fir" x="17"
y="2"/></g><path d="M-10 24v-16" stroke="#1d3a30" stroke-width="5"/><path d="M-10-24c9 0 14 6 13 12
6 3 6 13-1 16-5 4-19 4-24 0-7-3-7-13-1-16-1-6 4-12 13-12z" fill="#234538"/><path d="M-34 22q17 5 34
0t34 3v-1a10 10 0 0 1-10 10h-48a10 10 0 0 1-10-10z" fill="#1d3a30"/></g>
<g id="ww-T2"><use href="#ww-tree-tile"/><g fill="#3f7460"><use href="#ww-fir" x="-2"
y="-2"/></g><g fill="#234538"><use href="#ww-fir" x="-16" y="8"/><use href="#ww-fir" x="14"
y="6"/></g><path d="M-34 23q17-5 34 1t34-3v3a10 10 0 0 1-10 10h-48a10 10 0 0 1-10-10z"
fill="#1d3a30"/></g>
<g id="ww-small-tree"><rect x="-34" y="-34" width="68" height="68" rx="12" fill="#3a6654"/><use
href="#ww-fir" transform="scale(1.15)" y="2" fill="#244a3b"/></g>
<g id="ww-none"><rect x="-32" y="-32" width="64" height="64" rx="12" class="me"/></g>
"""

CATS: Final = """
<g id="ww-cat-tile"><rect x="-34" y="-31" width="68" height="68" rx="10" fill="#070b12"
opacity=".55"/><rect x="-34" y="-34" width="68" height="68" rx="10" fill="url(#ww-moonlit)"/></g>
<g id="ww-cat"><path d="M12 25c13 3 17-6 14-13-2.5-6 0-9 4-8" fill="none" stroke="#12101d"
stroke-width="5.5" stroke-linecap="round"/><path d="M-10 2C-19 12-20 23-17 30h34C20 23 19 12 10 2z"
fill="#12101d"/><path d="M-16-8l-1.5-20L-6-20q6-2 12 0l11.5-8L16-8q1.5 9-5 12.5-11 5-22 0Q-17.5
1-16-8z" fill="#12101d"/><path d="M-13.5-16l-1-7 5 3.5zM13.5-16l1-7-5 3.5z" fill="#6a4560"/><path
d="M-12-6q4.5-6.5 9.5 0-5 4-9.5 0zM12-6q-4.5-6.5-9.5 0 5 4 9.5 0z" fill="#eef58a"/><path
d="M-7-9v5M7-9v5" stroke="#12101d" stroke-width="2.2"/><path d="M-2-1h4l-2 2.5z"
fill="#e58aa0"/><path d="M-9 5.5q9 5 18 0l.8 3.5q-9.8 5.5-19.6 0z"
fill="var(--me,#e2554b)"/><circle cy="11" r="3.4" fill="#ffd98a"/><path d="M-6 30v-9M6 30v-9"
stroke="#2b2740" stroke-width="1.8" stroke-linecap="round"/></g>
<g id="ww-ready"><use href="#ww-cat-tile"/><circle cx="0" cy="-4" r="27" fill="#f6e7b0"/><circle
cx="9" cy="-13" r="5" fill="#e6d292"/><circle cx="-17" cy="4" r="3.5" fill="#e6d292"/><use
href="#ww-cat" y="2"/></g>
<g id="ww-hidden"><rect x="-34" y="-31" width="68" height="68" rx="10" fill="#070b12"
opacity=".55"/><rect x="-34" y="-34" width="68" height="68" rx="10" fill="#232b42"/><path
d="M-17-8l-1.5-18L-7-18q7-2 14 0l11.5-8L17-8v16h-34z" fill="#0c0a14"/><path d="M-12.5-5q5-6.5 10
0-5 4-10 0zM12.5-5q-5-6.5-10 0 5 4 10 0z" fill="#eef58a"/><path d="M-7.5-8v4.5M7.5-8v4.5"
stroke="#12101d" stroke-width="2.2"/><path d="M-34 10c3-9 13-11 17-4 4-8 13-8 17 0 4-8 14-8 17 0
5-7 14-4 17 3v15a10 10 0 0 1-10 10h-48a10 10 0 0 1-10-10z" fill="#3f7460"/><path d="M-34 20c5-7
14-8 18-1 5-7 13-7 17 0 4-6 13-6 16 1 5-5 13-5 17 0v4a10 10 0 0 1-10 10h-48a10 10 0 0 1-10-10z"
fill="#29503f"/></g>
"""
