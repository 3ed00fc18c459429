"""The face of a card: above the towers that it may light, below the ships that it moves."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup, escape

from spieltisch.games.lighthouse_run.data import CARDS, COLOURS, TOWERS
from spieltisch.games.lighthouse_run.scene.names import kind_name
from spieltisch.games.lighthouse_run.scene.tiny import disc
from spieltisch.language import Words

_CUT: Final = "M0 0H104V62Q91 70 78 62T52 62T26 62T0 62Z"


@cache
def face(colour: int, index: int, w: Words) -> Markup:
    """A card of a colour's deck, 104 x 146."""
    card = CARDS[index]
    return Markup(
        f'<svg class="lr-face lr-c{colour}" viewBox="0 0 104 146" aria-hidden="true">'
        '<rect width="104" height="146" rx="11" fill="var(--lr-card-low)"/>'
        f'<path d="{_CUT}" fill="#1b1230" opacity=".25" transform="translate(0 3)"/>'
        f'<path d="{_CUT}" fill="var(--lr-card-top)"/>{_night(card.tower)}'
        f'<text class="v" x="27" y="99">{card.move}</text>{_ships(card.kind, colour)}'
        f'<text class="k" x="52" y="131">{escape(kind_name(card.kind, w))}</text>'
        '<rect class="rim" x=".75" y=".75" width="102.5" height="144.5" rx="10.5"/></svg>'
    )


@cache
def back(colour: int) -> Markup:
    """The back of a colour's deck, 62 x 84, with two more cards below it."""
    return Markup(
        f'<svg class="lr-back lr-c{colour}" viewBox="-3 -8 72 94" aria-hidden="true">'
        '<rect x="5" y="-5" width="62" height="84" rx="8" fill="var(--c)" opacity=".55"/>'
        '<rect x="2.5" y="-2.5" width="62" height="84" rx="8" '
        'fill="color-mix(in srgb,var(--c) 75%,#000)"/>'
        '<rect width="62" height="84" rx="8" fill="var(--c)"/><rect x="4" y="4" width="54" '
        'height="76" rx="5" fill="none" stroke="#fff6e2" stroke-width="1.5" opacity=".7"/>'
        f'<use href="#lr-e{colour}" transform="translate(31 42)scale(1.9)"/></svg>'
    )


def _night(tower: int) -> str:
    """One tower in its glow, or all of them under a beam."""
    if tower >= 0:
        glow = '<circle class="glow" cx="52" cy="31" r="34" fill="url(#lr-halo)" opacity=".8"/>'
        return glow + disc(tower, 52, 31, 1.95)
    signs = "".join(disc(t, 27 + t % 3 * 25, 20 + t // 3 * 25, 0.92) for t in range(TOWERS))
    return f'<path d="M52-14 6 66H98Z" fill="#ffe795" opacity=".16"/>{signs}'


def _ships(kind: str, colour: int) -> str:
    """One ship, three of the own colour, or three colours."""
    if kind == "solo":
        return _ship(colour, 72, 98, 38)
    if kind == "group":
        own = ((60, 90, 25), (82, 90, 25), (71, 104, 29))
        return "".join(_ship(colour, *place) for place in own)
    others = [(colour + step) % COLOURS for step in (3, 1)]
    places = ((58, 88, 25), (84, 88, 25))
    along = "".join(_ship(c, *place) for c, place in zip(others, places, strict=True))
    return along + _ship(colour, 71, 103, 30)


def _ship(colour: int, x: float, y: float, width: float) -> str:
    return (
        f'<use class="lr-c{colour}" href="#lr-s{colour}" x="{x - width / 2:g}" '
        f'y="{y - width * 0.6:g}" width="{width:g}" height="{width * 1.15:g}"/>'
    )
