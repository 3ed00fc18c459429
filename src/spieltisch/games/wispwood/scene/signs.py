"""Signs on the table: locks, ticks, paws, hat outlines, hatching, reeds, seat marks."""

from __future__ import annotations

from typing import Final

SIGNS: Final = """
<pattern id="ww-hatch" width="9" height="9" patternUnits="userSpaceOnUse"
patternTransform="rotate(45)"><rect width="9" height="9" fill="#ff8a80" fill-opacity=".16"/><rect
width="3.4" height="9" fill="#ff8a80" fill-opacity=".8"/></pattern>
<g id="ww-paw"><ellipse cx="-7.5" cy="-1" rx="2.8" ry="3.8"/><ellipse cx="-2.7" cy="-6.5" rx="2.8"
ry="4"/><ellipse cx="3" cy="-6.5" rx="2.8" ry="4"/><ellipse cx="7.7" cy="-1" rx="2.8"
ry="3.8"/><path d="M0-1c4.5 0 7 4 6 7-1 2.8-3.8 1.8-6 1.8s-5 1-6-1.8c-1-3 1.5-7 6-7z"/></g>
<g id="ww-lock"><path d="M-5-1v-4a5 5 0 0 1 10 0v4" fill="none" stroke="currentColor"
stroke-width="2.5"/><rect x="-8" y="-2" width="16" height="12" rx="3" fill="currentColor"/></g>
<g id="ww-hat-mark"><path d="M-15 9.5C-10 0-9-6-5-12-1-18 8-20 13-16c3 2 0 6-3 5-3-.7-4 .7-3.5
3.5C8-1 9 5 11 9.5q8 1 8 3.5c0 3-38 3-38 0q0-2 4-3.5z" fill="#8d63e0" fill-opacity=".28"
stroke="#d3bcff" stroke-width="2.2" stroke-linejoin="round"/></g>
<g id="ww-tick"><circle r="10" fill="#ffd98a" stroke="#14262b" stroke-width="2"/><path d="M-4.5
0l3.2 3.5L4.8-3.6" fill="none" stroke="#2a1d05" stroke-width="2.6" stroke-linecap="round"
stroke-linejoin="round"/></g>
<g id="ww-reed"><path d="M-4 30C-10 8-18-8-28-18-12-12-2 4 1 24 0 2-2-18-8-36 6-20 10 4 8 26 12 10
18-2 30-10 20 4 16 18 14 30Z" fill="#4d7f63"/><path d="M1 24C6 6 8-10 6-24 14-8 14 10 10 30H-2Z"
fill="#35604b"/></g>
<g id="ww-warn"><path d="M0-8L9 8H-9Z" fill="currentColor"/><path d="M0-3v5M0 5v.2" fill="none"
stroke="var(--surface)" stroke-width="2.2" stroke-linecap="round"/></g>
<g id="ww-plaque"><rect x="-24" y="-20.5" width="48" height="48" rx="11" class="ww-pl-shade"/>
<rect x="-24" y="-24" width="48" height="48" rx="11" class="ww-pl-face"/></g>
<g id="ww-dip"><circle r="23" fill="#0b2130"/><g fill="none" stroke="#7fb2bd" stroke-opacity=".38"
stroke-width="1.5"><circle r="23"/><circle r="13"/></g></g>
<g id="ww-fly"><circle r="13" fill="url(#ww-gold)"/><ellipse cx="-5" cy="-4" rx="6" ry="3.4"
transform="rotate(-28 -5 -4)" fill="#dfeedd" opacity=".8"/><ellipse cx="5" cy="-4" rx="6" ry="3.4"
transform="rotate(28 5 -4)" fill="#dfeedd" opacity=".8"/><ellipse cy="3" rx="3.8" ry="6.4"
fill="#ffe07a"/><circle cy="-5" r="3.2" fill="#3a2a12"/></g>
<g id="ww-catty"><circle cy="5" r="28.5" fill="#06131b" opacity=".55"/><circle r="28.5"
fill="#3c4660"/><circle r="28.5" fill="none" stroke="#e9eefc" stroke-width="2" stroke-dasharray="3
5"/><g transform="translate(0 -1)scale(.78)"><path d="M12 25c13 3 17-6 14-13-2.5-6 0-9 4-8"
fill="none" stroke="#e3e8f7" stroke-width="5.5" stroke-linecap="round"/><path d="M-10
2C-19 12-20 23-17 30h34C20 23 19 12 10 2z" fill="#e3e8f7"/><path d="M-16-8l-1.5-20L-6-20q6-2 12
0l11.5-8L16-8q1.5 9-5 12.5-11 5-22 0Q-17.5 1-16-8z" fill="#e3e8f7"/><path d="M-12-6q4.5-6.5 9.5
0-5 4-9.5 0zM12-6q-4.5-6.5-9.5 0 5 4 9.5 0z" fill="#2a3550"/><path d="M-2-1h4l-2 2.5z"
fill="#b9728a"/></g></g>
"""
