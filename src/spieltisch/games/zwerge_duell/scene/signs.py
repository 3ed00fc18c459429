"""The signs of the table: pips, dice, hearts, badges, small glyphs, crests, backs of cards.

Symbols by reference, every id begins with `zd-`. Pips stand on a grid of 20 x 20 and serve the
big dice and the small ones alike: `zd-p1` to `zd-p5`, `zd-p6` the axe of a wild die, `zd-p7` the
star of a joker card, `zd-pe` one of several equal dice.
"""

from __future__ import annotations

from typing import Final

SHADES: Final = """
<linearGradient id="zd-gd" x2="0" y2="1"><stop stop-color="#fffdf6"/>
<stop offset="1" stop-color="#eadfc8"/></linearGradient>
<linearGradient id="zd-gg" x2="0" y2="1"><stop stop-color="#ffdf8a"/>
<stop offset="1" stop-color="#dd9c1f"/></linearGradient>
<linearGradient id="zd-ga" x2="0" y2="1"><stop stop-color="#f6d79c"/>
<stop offset="1" stop-color="#c98e4c"/></linearGradient>
<linearGradient id="zd-ge" x2="0" y2="1"><stop stop-color="#a2516b"/>
<stop offset="1" stop-color="#3a2c4c"/></linearGradient>
<linearGradient id="zd-gv" x2="0" y2="1"><stop stop-color="#ffe7a6"/>
<stop offset="1" stop-color="#e8a547"/></linearGradient>
<linearGradient id="zd-gt" x2="0" y2="1"><stop stop-color="#b9d3d6"/>
<stop offset="1" stop-color="#6f99a0"/></linearGradient>
<linearGradient id="zd-gm" x2="0" y2="1"><stop stop-color="#cfc3ea"/>
<stop offset="1" stop-color="#7d74b4"/></linearGradient>
<linearGradient id="zd-gf" x2="0" y2="1"><stop stop-color="#ffe27a"/>
<stop offset=".55" stop-color="#ff9a2b"/><stop offset="1" stop-color="#d4411c"/>
</linearGradient>
<radialGradient id="zd-gl"><stop stop-color="#fff3c4"/>
<stop offset=".4" stop-color="#ffc45c" stop-opacity=".75"/>
<stop offset="1" stop-color="#ff9d2e" stop-opacity="0"/></radialGradient>
<filter id="zd-grain" x="0" y="0" width="100%" height="100%">
<feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="4"/>
<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .1 0"/></filter>
"""
DICE: Final = """
<symbol id="zd-p1" viewBox="0 0 20 20"><circle cx="10" cy="10" r="2.5"/></symbol>
<symbol id="zd-p2" viewBox="0 0 20 20"><circle cx="6" cy="6" r="2.2"/>
<circle cx="14" cy="14" r="2.2"/></symbol>
<symbol id="zd-p3" viewBox="0 0 20 20"><circle cx="5.4" cy="5.4" r="2.1"/>
<circle cx="10" cy="10" r="2.1"/><circle cx="14.6" cy="14.6" r="2.1"/></symbol>
<symbol id="zd-p4" viewBox="0 0 20 20"><circle cx="6" cy="6" r="2.1"/>
<circle cx="14" cy="6" r="2.1"/><circle cx="6" cy="14" r="2.1"/>
<circle cx="14" cy="14" r="2.1"/></symbol>
<symbol id="zd-p5" viewBox="0 0 20 20"><use href="#zd-p4"/><circle cx="10" cy="10" r="2.1"/>
</symbol>
<symbol id="zd-p6" viewBox="0 0 20 20">
<path d="M9.2 5.2 10.9 4.7 12.4 17 10.6 17.3Z" fill="#7a4a22"/>
<path d="M10 4.6C7.4 3.4 4.6 4.6 3.4 7.6c1.6-.4 2.6.2 3.2 1.3.9 1.5 2.6 1.7 4 .9Z"
fill="#b3391b"/>
<path d="M11.2 4.6c2-.9 4-.3 5.2 1.6-1.2.1-1.9.6-2.3 1.4-.5 1-1.4 1.3-2.4.9Z" fill="#d9692b"/>
</symbol>
<symbol id="zd-p7" viewBox="0 0 20 20">
<path d="M10 2.6 12.1 7.5 17.4 8 13.4 11.5 14.6 16.8 10 14 5.4 16.8 6.6 11.5 2.6 8 7.9 7.5Z"
fill="#c7830b"/>
<path d="M11.4 7.8v4.3a2.1 2.1 0 0 1-4 .8" fill="none" stroke="#3a2500" stroke-width="1.7"
stroke-linecap="round"/></symbol>
<symbol id="zd-pe" viewBox="0 0 20 20">
<path d="M6 7.7h8M6 12.3h8" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>
</symbol>
<symbol id="zd-die" viewBox="0 0 62 67">
<rect x="1" y="6" width="60" height="60" rx="15" fill="#b59c72"/>
<rect x="1" y="1" width="60" height="60" rx="15" fill="url(#zd-gd)"/>
<rect x="6" y="5" width="50" height="50" rx="13" fill="#fffef9" opacity=".75"/></symbol>
<symbol id="zd-mb" viewBox="0 0 20 20">
<rect x=".7" y="1.2" width="18.6" height="18.6" rx="4.6" fill="#a58d66"/>
<rect x=".7" y=".6" width="18.6" height="18.2" rx="4.6" fill="#fffaf0" stroke="#8f7a58"
stroke-width=".8"/></symbol>
"""
CARD_SIGNS: Final = """
<symbol id="zd-heart" viewBox="0 0 16 16">
<path d="M8 14.2C3 10.4 1 8 1 5.2 1 3 2.6 1.6 4.5 1.6 6 1.6 7.3 2.4 8 3.8 8.7 2.4 10 1.6 11.5
1.6 13.4 1.6 15 3 15 5.2 15 8 13 10.4 8 14.2Z"/></symbol>
<symbol id="zd-crack" viewBox="0 0 16 16">
<path d="M8 14.2C3 10.4 1 8 1 5.2 1 3 2.6 1.6 4.5 1.6 6 1.6 7.3 2.4 8 3.8 8.7 2.4 10 1.6 11.5
1.6 13.4 1.6 15 3 15 5.2 15 8 13 10.4 8 14.2Z" fill="#1c1614" stroke="#ff8d6d"
stroke-width="1.2"/>
<path d="M8 4 6.2 7 9.6 9 7.6 12.6" fill="none" stroke="#ffb08f" stroke-width="1.5"/></symbol>
<symbol id="zd-sword" viewBox="0 0 18 18">
<path d="M15.8 1.2 16.8 2.2 15.4 6 8 13.2 4.8 10 12 2.6Z" fill="currentColor" opacity=".85"/>
<path d="M2.6 10.4 7.6 15.4M6 12 2.4 15.6" stroke="currentColor" stroke-width="2.2"
stroke-linecap="round"/></symbol>
<symbol id="zd-shield" viewBox="0 0 31 34">
<path d="M15.5 1 29.5 5.5V17C29.5 25 24 30.4 15.5 33 7 30.4 1.5 25 1.5 17V5.5Z"
fill="url(#zd-gg)" stroke="#7d5305" stroke-width="1.5"/>
<path d="M15.5 4.2 26.6 7.7V17" fill="none" stroke="#fff4cf" stroke-width="1.4" opacity=".8"/>
</symbol>
<symbol id="zd-t-ally" viewBox="0 0 28 28">
<circle cx="14" cy="14" r="13" fill="var(--zd-ally)" stroke="#fff3dc" stroke-width="1.6"/>
<path d="M7 18v-4a7 7 0 0 1 14 0v4h-4v-3h-2v5h-2v-5h-2v3Z" fill="#fff3dc"/></symbol>
<symbol id="zd-t-vp" viewBox="0 0 28 28">
<path d="M14 1 25.5 7.5v13L14 27 2.5 20.5v-13Z" fill="var(--zd-vp)" stroke="#fff3dc"
stroke-width="1.6"/>
<path d="M7 10.5 10.5 13.5 14 8.5 17.5 13.5 21 10.5 19.6 19H8.4Z" fill="#fff3dc"/></symbol>
<symbol id="zd-t-support" viewBox="0 0 28 28">
<path d="M3 1.5h22V26L14 20.5 3 26Z" fill="var(--zd-support)" stroke="#fff3dc"
stroke-width="1.6"/>
<path d="M14 5.6v10.8M8.6 11h10.8" stroke="#fff3dc" stroke-width="3.2" stroke-linecap="round"/>
</symbol>
<symbol id="zd-t-event" viewBox="0 0 28 28">
<path d="M14 .8 17.4 6 23.3 4.6 22 10.5 27.2 14 22 17.5 23.3 23.4 17.4 22 14 27.2 10.6 22 4.7
23.4 6 17.5.8 14 6 10.5 4.7 4.6 10.6 6Z" fill="var(--zd-event)" stroke="#fff3dc"
stroke-width="1.4"/><path d="M15.6 6.6 9.6 15h3.8l-1.2 6.4 6.2-8.6h-3.9Z" fill="#fff3dc"/>
</symbol>
<symbol id="zd-t-twist" viewBox="0 0 28 28">
<path d="M14 1 27 14 14 27 1 14Z" fill="var(--zd-twist)" stroke="#fff3dc" stroke-width="1.6"/>
<path d="M18.8 11.2a5.4 5.4 0 1 0 .6 4.4M19.6 7.6v4h-4" fill="none" stroke="#fff3dc"
stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="zd-back" viewBox="0 0 76 104">
<path d="M8 0h60l8 8v88l-8 8H8l-8-8V8Z" fill="var(--b1)"/>
<path d="M11 5h54l6 6v82l-6 6H11l-6-6V11Z" fill="none" stroke="var(--b3)" stroke-width="1.5"/>
<path d="M38 14 64 52 38 90 12 52Z" fill="var(--b2)"/>
<path d="M38 22 58 52 38 82 18 52Z" fill="none" stroke="var(--b3)" stroke-width="1.5"/>
<path d="M9 9l9 9M67 9l-9 9M9 95l9-9M67 95l-9-9" stroke="var(--b3)" stroke-width="2"/></symbol>
<symbol id="zd-joker" viewBox="0 0 56 76"><rect width="56" height="76" rx="9" fill="#8a5a06"/>
<rect width="56" height="74" rx="9" fill="url(#zd-gg)"/>
<rect x="4" y="4" width="48" height="66" rx="6" fill="#5b2f12"/>
<circle cx="28" cy="38" r="19" fill="#74401b"/><g transform="translate(8 17) scale(2)">
<path d="M10 1 12.6 6.8 19 7.4 14.2 11.6 15.6 18 10 14.6 4.4 18 5.8 11.6 1 7.4 7.4 6.8Z"
fill="#ffd877"/></g>
<text x="28" y="44.5" text-anchor="middle" font-size="19" font-weight="700" fill="#5b2f12"
font-family="Noto Serif,Georgia,serif">J</text>
<path d="M9 9h6M9 9v6M47 65h-6M47 65v-6" stroke="#ffd877" stroke-width="2"
stroke-linecap="round"/></symbol>
"""
GLYPHS: Final = """
<symbol id="zd-pile" viewBox="0 0 18 18">
<rect x="5.5" y="1.5" width="9.5" height="13" rx="2" fill="none" stroke="currentColor"
stroke-width="1.6"/>
<path d="M3 5v9.5a2 2 0 0 0 2 2h7" fill="none" stroke="currentColor" stroke-width="1.6"
stroke-linecap="round"/></symbol>
<symbol id="zd-hand" viewBox="0 0 18 18">
<path d="M3.2 5.2 8 3.6 11 14 6.2 15.6ZM10 4.4 14.8 6 12 15.4" fill="none"
stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/></symbol>
<symbol id="zd-disc" viewBox="0 0 18 18">
<path d="M4 3h10v12H4ZM7 7l4 4m0-4-4 4" fill="none" stroke="currentColor" stroke-width="1.6"
stroke-linejoin="round" stroke-linecap="round"/></symbol>
<symbol id="zd-star" viewBox="0 0 18 18">
<path d="M9 1.4 11.2 6.4 16.6 6.9 12.5 10.5 13.7 15.8 9 13 4.3 15.8 5.5 10.5 1.4 6.9 6.8 6.4Z"
fill="currentColor"/></symbol>
<symbol id="zd-glass" viewBox="0 0 16 16">
<path d="M3.5 1.5h9M3.5 14.5h9M4.5 1.5c0 4 3.5 4 3.5 6.5S4.5 10.5 4.5 14.5M11.5 1.5c0 4-3.5
4-3.5 6.5s3.5 2.5 3.5 6.5" fill="none" stroke="currentColor" stroke-width="1.6"
stroke-linecap="round"/></symbol>
<symbol id="zd-ok" viewBox="0 0 24 24">
<circle cx="12" cy="12" r="11" fill="#ffb93d" stroke="#5a3600" stroke-width="1.6"/>
<path d="m7 12.4 3.4 3.4L17.2 8.6" fill="none" stroke="#3a2500" stroke-width="2.8"
stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="zd-arrow" viewBox="0 0 16 16">
<path d="M2 8h11M9 4l4 4-4 4" fill="none" stroke="currentColor" stroke-width="2.2"
stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="zd-m0" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6.8" fill="var(--seat-0)"/>
</symbol>
<symbol id="zd-m1" viewBox="0 0 16 16"><path d="M8 .6 15.4 8 8 15.4.6 8Z" fill="var(--seat-1)"/>
</symbol>
<symbol id="zd-crest0" viewBox="0 0 42 46">
<path d="M21 1 40 6v18c0 11-8 18-19 21C10 42 2 35 2 24V6Z" fill="var(--seat-0)"
stroke="#fff3dc" stroke-width="2"/><path d="M12 12h18v9H12Z" fill="#fff3dc"/>
<path d="M18.5 20h5v17h-5Z" fill="#f0d6a8"/>
<path d="M10 15h2v3h-2ZM30 15h2v3h-2Z" fill="#fff3dc"/></symbol>
<symbol id="zd-crest1" viewBox="0 0 42 46">
<path d="M2 3 13 7 21 2 29 7 40 3v21c0 11-8 18-19 21C10 42 2 35 2 24Z" fill="var(--seat-1)"
stroke="#fff3dc" stroke-width="2"/>
<path d="M9 12c1 6 4 8 7 9-1 4 0 8 2 10l3 4 3-4c2-2 3-6 2-10 3-1 6-3 7-9-4 3-8 4-12
4s-8-1-12-4Z" fill="#fff3dc"/>
<path d="m15.5 23 4 2.5m7-2.5-4 2.5" stroke="var(--seat-1)" stroke-width="2.2"
stroke-linecap="round"/></symbol>
"""
FIGURES: Final = """
<symbol id="zd-dwarf" viewBox="0 0 116 72">
<path d="M14 72C16 54 34 48 58 48s42 6 44 24Z" fill="var(--cl)"/>
<path d="M14 72c1-9 7-15 15-19l9 19ZM102 72c-1-9-7-15-15-19l-9 19Z" fill="#00000028"/>
<circle cx="58" cy="33" r="16" fill="#e9b78d"/>
<path d="M41 32c-3 18 5 34 17 40 12-6 20-22 17-40-3 7-8 9-12 8-3-2-7-2-10 0-4 1-9-1-12-8Z"
fill="var(--bd)"/>
<path d="M58 45v24M50 47l3 18M66 47l-3 18" stroke="#0000002e" stroke-width="1.8"/>
<ellipse cx="58" cy="36" rx="4.5" ry="5.5" fill="#d89a70"/>
<circle cx="51" cy="31" r="1.9" fill="#2a1a10"/><circle cx="65" cy="31" r="1.9" fill="#2a1a10"/>
<path d="M40 29c0-17 8-24 18-24s18 7 18 24Z" fill="var(--hm)"/>
<path d="M37 25h42v6H37Z" fill="#0000"/><path d="M38 24h40l1 6H37Z" fill="var(--h2)"/>
<path d="M56 5h4v26h-4Z" fill="var(--h2)"/><circle cx="44" cy="27" r="1.3" fill="#fff8"/>
<circle cx="72" cy="27" r="1.3" fill="#fff8"/></symbol>
<symbol id="zd-cave" viewBox="0 0 116 72">
<path d="M0 72V22C10 8 20 14 28 5c6-6 12-5 16-5H0ZM116
72V26c-8-14-18-8-25-17-5-7-10-9-14-9h39Z" fill="#8a562880"/>
<path d="M0 72V46c8-8 16-4 22 4s10 16 12 22ZM116 72V42c-7-6-14-2-19 5s-11 17-13 25Z"
fill="#6b3f1d80"/></symbol>
<symbol id="zd-eh" viewBox="0 0 116 72"><rect width="116" height="72" fill="url(#zd-ge)"/>
<circle cx="88" cy="20" r="11" fill="#ffb27a" opacity=".9"/>
<path d="M0 72V36l12-10 8 12 12-24 12 26 10-8 14 18 12-22 12 16 10-10 14 14v24Z"
fill="#33274a90"/></symbol>
<g id="zd-axe"><path d="M12 30 26 72h5L16 29Z" fill="#6b4220"/>
<path d="M12 34C2 32-2 22 2 12c6 6 12 8 18 6 0 8-2 12-8 16Z" fill="#c3ced6"/>
<path d="M2 12c6 6 12 8 18 6l-1 5C12 24 6 22 2 12Z" fill="#eef3f6"/></g>
"""
