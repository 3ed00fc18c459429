"""The wood behind the table: three layers of firs before a dusk sky, with a few glow-worms."""

from __future__ import annotations

from functools import cache
from typing import Final

from htpy import Fragment, fragment
from markupsafe import Markup

Fir = tuple[float, float, float, float]  # foot x, foot y, scale across, scale along

PINE: Final = """
<g id="ww-pine"><path d="M0-100C4-88 10-78 18-70L9-71C14-58 22-48 32-40L17-42C23-28 32-16 44-6 30-2
10-2 5-3V8H-5V-3C-10-2-30-2-44-6-32-16-23-28-17-42L-32-40C-22-48-14-58-9-71L-18-70C-10-78-4-88
0-100Z"/></g>
"""
_FAR: Final = (
    (-7, 329, 1.55, 2.36), (54, 315, 1.53, 2.36), (123, 313, 1.61, 2.48), (186, 321, 1.91, 2.24),
    (242, 326, 1.9, 2.17), (315, 328, 1.81, 2.66), (397, 333, 1.54, 2.55),
    (455, 334, 1.75, 2.16), (513, 327, 1.54, 2.84), (589, 345, 1.92, 2.01),
    (635, 346, 1.85, 2.28), (714, 342, 1.6, 2.38), (763, 337, 1.73, 2.21),
    (826, 312, 1.54, 2.42), (890, 343, 1.77, 2.42),
)  # fmt: skip
_MIDDLE: Final = (
    (21, 435, 2.5, 2.7), (138, 438, 2.32, 2.94), (235, 448, 2.22, 3.09), (376, 438, 2.45, 2.6),
    (451, 440, 2.14, 3.08), (575, 433, 2.17, 2.68), (701, 427, 2.02, 3.2),
    (802, 446, 2.01, 2.79), (905, 452, 2.43, 3.37),
)  # fmt: skip
_NEAR: Final = (
    (372, 545, 1.5, 2.2), (-12, 560, 2.2, 3.6), (958, 560, 2.2, 4.1), (890, 560, 1.3, 2),
)  # fmt: skip
_WORMS: Final = (
    (366, 120, 8.8), (352, 470, 10.0), (915, 330, 8.8), (925, 96, 10.4), (905, 205, 7.2),
    (24, 92, 8), (340, 60, 6.4), (16, 500, 8.8), (700, 36, 8),
)  # fmt: skip
_FAR_GROUND: Final = '<path class="ww-l1" d="M0 318h944v214H0z"/>'
_MIDDLE_GROUND: Final = '<path class="ww-l2" d="M0 428q240-16 470-2t474-4v110H0z"/>'
_GROUND: Final = '<path class="ww-l4" d="M0 506q120-26 250-8t260-4 230 6 204-8v46H0z"/>'


def scenery() -> Fragment:
    """The picture behind pond and forest, id `scenery`; it never changes."""
    return fragment[_picture()]


@cache
def _picture() -> Markup:
    sky = '<rect width="944" height="532" fill="url(#ww-sky)"/>'
    fog = '<ellipse cx="560" cy="120" rx="460" ry="260" fill="url(#ww-fog)"/>'
    low_fog = '<ellipse cx="470" cy="330" rx="560" ry="70" fill="url(#ww-fog)" opacity=".7"/>'
    worms = "".join(_worm(x, y, r) for x, y, r in _WORMS)
    return Markup(
        '<div id="scenery" class="ww-scenery" aria-hidden="true">'
        '<svg viewBox="0 0 944 532" preserveAspectRatio="xMidYMax slice">'
        f"{sky}{fog}{_firs('ww-l1', _FAR)}{_FAR_GROUND}{low_fog}{_firs('ww-l2', _MIDDLE)}"
        f"{_MIDDLE_GROUND}{_firs('ww-l3', _NEAR)}"
        f'<g fill="#ffe9a8">{worms}</g>{_GROUND}</svg></div>'
    )


def _firs(layer: str, firs: tuple[Fir, ...]) -> str:
    drawn = "".join(
        f'<use href="#ww-pine" transform="translate({x} {y})scale({across} {along})"/>'
        for x, y, across, along in firs
    )
    return f'<g class="{layer}">{drawn}</g>'


def _worm(x: int, y: int, reach: float) -> str:
    """A glow-worm: a soft ball of light and a bright point."""
    return (
        f'<circle cx="{x}" cy="{y}" r="{reach}" fill="url(#ww-gold)"/>'
        f'<circle cx="{x}" cy="{y}" r="{reach / 4:.1f}"/>'
    )
