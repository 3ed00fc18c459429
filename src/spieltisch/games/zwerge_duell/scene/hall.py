"""The stone hall behind the displays: wall, two pillars, torch light, a shelf per display."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

HALL_SHADES: Final = """
<linearGradient id="zd-hw" x2="0" y2="1"><stop stop-color="var(--zd-hall3)"/><stop offset=".42"
 stop-color="var(--zd-hall1)"/><stop offset=".62" stop-color="var(--zd-hall1)"/><stop offset="1"
 stop-color="var(--zd-hall2)"/></linearGradient>
<linearGradient id="zd-hp" x2="1" y2="0"><stop stop-color="var(--zd-pillar2)"/><stop offset=".4"
 stop-color="var(--zd-pillar1)"/><stop offset="1" stop-color="var(--zd-pillar2)"/></linearGradient>
<linearGradient id="zd-hs" x2="0" y2="1"><stop stop-color="var(--zd-shelf)"/><stop offset="1"
 stop-color="var(--zd-hall2)"/></linearGradient>
<radialGradient id="zd-hg"><stop stop-color="var(--zd-glow)" stop-opacity=".55"/><stop offset="1"
 stop-color="var(--zd-glow)" stop-opacity="0"/></radialGradient>
<radialGradient id="zd-hc"><stop stop-color="var(--zd-cool)" stop-opacity=".5"/><stop offset="1"
 stop-color="var(--zd-cool)" stop-opacity="0"/></radialGradient>
<radialGradient id="zd-vg" r=".72"><stop offset=".55" stop-color="#2a1608" stop-opacity="0"/>
<stop offset="1" stop-color="#2a1608" stop-opacity=".42"/></radialGradient>
<pattern id="zd-br" width="120" height="56" patternUnits="userSpaceOnUse"><path d="M0 28h120M0
 56h120M30 0v28M92 28v28" stroke="var(--zd-joint)" stroke-width="1.5" opacity=".28" fill="none"/>
<path d="M0 30h120M32 0v28" stroke="#fff" opacity=".12" fill="none"/></pattern>
<g id="zd-pillar"><path d="M6 0h116v500H6Z" fill="url(#zd-hp)" opacity=".9"/><path d="M6 0h3v500H6Z
M119 0h3v500h-3Z" fill="#000" opacity=".16"/><path d="M22 30h84v132H22ZM22 344h84v132H22Z"
 opacity=".1"/><path d="M0 166h128v8H0ZM0 0h128v10H0ZM0 326h128v8H0Z" fill="var(--zd-shelf)"/>
<path d="M0 174h128v5H0ZM0 10h128v4H0ZM0 334h128v4H0Z" opacity=".22"/></g>
"""

HALL: Final = Markup(
    """<svg class="zd-hall" viewBox="0 0 960 500" preserveAspectRatio="none" aria-hidden="true">
<rect width="960" height="500" fill="url(#zd-hw)"/><rect width="960" height="500"
 fill="url(#zd-br)"/><ellipse cx="480" cy="60" rx="560" ry="190" fill="url(#zd-hc)"/>
<use href="#zd-pillar"/><use href="#zd-pillar" x="832"/>
<ellipse cx="64" cy="250" rx="250" ry="170" fill="url(#zd-hg)"/>
<ellipse cx="896" cy="250" rx="250" ry="170" fill="url(#zd-hg)"/>
<path d="M480 160 800 250 480 340 160 250Z" fill="var(--zd-shelf)" opacity=".35"/>
<path d="M480 172 760 250 480 328 200 250Z" fill="none" stroke="var(--zd-joint)"
 stroke-width="2" opacity=".4"/><path d="M128 166h704v11H128Z" fill="url(#zd-hs)"/>
<path d="M128 177h704v6H128Z" opacity=".2"/><path d="M0 484h960v16H0Z" fill="url(#zd-hs)"/>
<path d="M0 484h960v2H0Z" fill="#fff" opacity=".3"/><rect width="960" height="500"
 fill="url(#zd-vg)"/></svg>"""
)
