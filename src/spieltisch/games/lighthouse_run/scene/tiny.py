"""Cards as small as a stamp, once per face: sign of the tower, value, and who would be moved."""

from __future__ import annotations

from typing import Final

from spieltisch.games.lighthouse_run.data import CARDS, TOWERS, Card

_PAPER: Final = (
    '<rect width="104" height="146" rx="15" fill="var(--lr-card-low)"/><path fill='
    '"var(--lr-card-top)" d="M0 15A15 15 0 0 1 15 0H89A15 15 0 0 1 104 15V72Q91 82 78 72T52 72T26 '
    '72T0 72Z"/>'
)
_OTHERS: Final = "#8a7f92"  # ships of other colours on a coop card


def tiny_cards() -> str:
    """The symbols `lr-k<index>` of all cards of a deck; the colour comes from outside."""
    return "".join(_tiny(card) for card in CARDS)


def disc(tower: int, x: float, y: float, scale: float) -> str:
    """The sign of a tower as part of a larger drawing."""
    return (
        f'<g class="lr-t{tower}" transform="translate({x:g} {y:g})scale({scale:g})">'
        f'<circle r="11" fill="var(--t)"/><use href="#lr-y{tower}" fill="#241a38"/></g>'
    )


def _tiny(card: Card) -> str:
    sign = disc(card.tower, 52, 37, 2.4) if card.tower >= 0 else _all_signs()
    at = 52 if card.kind == "solo" else 34
    return (
        f'<symbol id="lr-k{card.index}" viewBox="0 0 104 146">{_PAPER}{sign}'
        f'<text class="lr-kv" x="{at}" y="112">{card.move}</text>{_company(card.kind)}'
        '<rect x="2" y="2" width="100" height="142" rx="14" fill="none" stroke="var(--c)" '
        'stroke-width="4"/></symbol>'
    )


def _all_signs() -> str:
    return "".join(disc(t, 24 + t % 3 * 28, 21 + t // 3 * 30, 1.12) for t in range(TOWERS))


def _company(kind: str) -> str:
    """Two ships for a card that moves several: of the own colour, or of two colours."""
    if kind == "solo":
        return ""
    other = "var(--c)" if kind == "group" else _OTHERS
    return _hull(64, 106, other) + _hull(64, 134, "var(--c)")


def _hull(x: int, y: int, colour: str) -> str:
    sail = f"M{x + 4} {y - 19}q10-4 20 0v15q-10-4-20 0Z"
    return f'<path fill="{colour}" d="M{x} {y}h28l-5 9h-18Z{sail}"/>'
