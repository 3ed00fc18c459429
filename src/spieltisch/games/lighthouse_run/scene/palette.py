"""Ships and towers: colour and mark always together, in the order of the data file.

Colours are custom properties of table.css; the drawings here fit a box of -8..8.
"""

from __future__ import annotations

from typing import Final

from spieltisch.games.lighthouse_run.data import DATA, TOWER_LETTERS

_LINES: Final = 'fill="none" stroke="var(--e)" stroke-linecap="round" stroke-linejoin="round"'
_MARKS: Final = {
    "anchor": f'<g {_LINES} stroke-width="2.1"><circle cy="-5.6" r="1.9"/>'
    '<path d="M0-3.7V6.6M-3.6-1h7.2M-6.4 1.4C-5.9 5-3.4 6.8 0 6.8S5.9 5 6.4 1.4"/></g>',
    "star": '<path fill="var(--e)" d="M0-7.6 2.2-2.6 7.6-2.1 3.5 1.5 4.8 6.9 0 4-4.8 6.9-3.5 1.5'
    '-7.6-2.1-2.2-2.6Z"/>',
    "wave": f'<path {_LINES} stroke-width="2.3" d="M-7-2.6Q-3.5-7 0-2.6T7-2.6M-7 3.2Q-3.5-1.2 0 '
    '3.2T7 3.2"/>',
    "wheel": f'<g {_LINES} stroke-width="1.9"><circle r="4.4"/>'
    '<path d="M0-7.6V7.6M-7.6 0H7.6M-5.3-5.3 5.3 5.3M5.3-5.3-5.3 5.3"/></g>',
}
_SIGNS: Final = {
    "circle": '<circle r="6"/>',
    "triangle": '<path d="M0-6.8 6.8 5.4H-6.8Z"/>',
    "square": '<rect x="-5.6" y="-5.6" width="11.2" height="11.2" rx=".8"/>',
    "diamond": '<path d="M0-7.5 6.3 0 0 7.5-6.3 0Z"/>',
    "cross": '<path d="M-2.3-6.8h4.6v4.5h4.5v4.6H2.3v4.5h-4.6V2.3h-4.5v-4.6h4.5Z"/>',
    "moon": '<path d="M3.2-6.6A7 7 0 1 0 3.2 6.6 5.6 6.6 0 0 1 3.2-6.6Z"/>',
}

SHIP_MARKS: Final = tuple(_MARKS[name] for name in DATA["display"]["colour_symbols"])
TOWER_SIGNS: Final = tuple(_SIGNS[name] for name in DATA["display"]["tower_symbols"])
LETTERS: Final = TOWER_LETTERS
