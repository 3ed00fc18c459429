"""The docks: at which side each seat sits, and what a previewed tile would bring there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup, escape

from spieltisch.game import Sight
from spieltisch.games.lichterfest.scene.geometry import Frame, num
from spieltisch.games.lichterfest.scene.names import seat_name
from spieltisch.games.lichterfest.scene.palette import LANTERNS
from spieltisch.language import Words

_TURNS: Final = (0, 90, 0, -90)  # of the dock at north, east, south, west
_AT_EDGE: Final = 23  # the middle of a dock lies this far inside the frame, at scale 1
_LETTER: Final = 15.4  # a usual letter of the name at 24 px, bold
_NARROW: Final = frozenset("fijlrtI.,'-!| ()")  # half as wide
_WIDE: Final = frozenset("mwMWGOQÖ@")  # half as wide again
_LONGEST_NAME: Final = 208
_FLAG: Final = 36
_PAD: Final = 16  # between the end of the boards and the contents

Piece = tuple[float, str]  # width and drawing, whose origin is its left end on the middle line


def docks(sight: Sight, frame: Frame) -> Markup:
    """One dock per seat at its side of the lake; its contents are a slot."""
    return Markup("".join(_dock(sight, frame, seat) for seat in range(sight.view["players"])))


def resting(sight: Sight, seat: int) -> Markup:
    """The dock with the name alone."""
    return _boards(sight, seat, [])


def receiving(sight: Sight, seat: int, pieces: Sequence[Piece]) -> Markup:
    """The dock with the name and what would arrive there."""
    return _boards(sight, seat, pieces)


def plus() -> Piece:
    """The sign before the things that arrive."""
    return 22, '<path class="lf-plus" d="M4 0h12M10-6v12"/>'


def lantern(sight: Sight, seat: int, colour: int) -> Piece:
    """A lantern, upright however the dock is turned."""
    turn = -_turn(sight, seat)
    return 44, _use(f"lf-l{LANTERNS[colour].code}", f"translate(22 0)rotate({turn})scale(.89)")


def nothing(sight: Sight, seat: int, colour: int, w: Words) -> Piece:
    """A crossed-out lantern of a colour that has run out."""
    turn = -_turn(sight, seat)
    word = w("none left")
    return 50 + _text_width(word) * 0.92, (
        f'<g class="lf-none" transform="translate(20 0)rotate({turn})scale(.8)">'
        f'<use href="#lf-l{LANTERNS[colour].code}"/><path d="M-24 24L24-24"/></g>'
        f'<text class="lf-em" x="42" y="8">{escape(word)}</text>'
    )


def boats(n: int) -> Piece:
    """A number of boats."""
    return 54, f'<text x="4" y="8.5">{n}</text>{_use("lf-boat", "translate(36 1)scale(.8)")}'


def _dock(sight: Sight, frame: Frame, seat: int) -> str:
    side = sight.view["seats"][seat]["facing"]
    middle, edge = (frame.width / 2, frame.height / 2), _AT_EDGE * frame.scale
    points = (
        (middle[0], edge),
        (frame.width - edge, middle[1]),
        (middle[0], frame.height - edge),
        (edge, middle[1]),
    )
    x, y = points[side]
    active = " on" if seat == sight.view["turn"] else ""
    return (
        f'<g class="lf-dock{active}" transform="translate({num(x)} {num(y)})'
        f'rotate({_TURNS[side]})scale({num(frame.scale)})">'
        f'<g id="dock-slot-{seat}" data-slot>{resting(sight, seat)}</g></g>'
    )


def _boards(sight: Sight, seat: int, pieces: Sequence[Piece]) -> Markup:
    """Wooden boards as wide as needed, on them flag, name and pieces side by side."""
    name = _short(seat_name(sight.signs, seat, sight.words), crowded=len(pieces) > 4)
    parts = [_flag(sight, seat), _name(name), *pieces]
    inside = sum(width for width, _ in parts)
    half = inside / 2 + _PAD
    at, drawn = -inside / 2, []
    for width, drawing in parts:
        drawn.append(f'<g transform="translate({num(at)} 0)">{drawing}</g>')
        at += width
    return Markup(f"{_wood(half)}{''.join(drawn)}")


def _wood(half: float) -> str:
    joints = "".join(f"M{num(half * step / 4)}-23V23" for step in (-3, -2, -1, 0, 1, 2, 3))
    return (
        f'<rect class="lf-wood" x="{num(-half)}" y="-23" width="{num(2 * half)}" height="46" '
        f'rx="7" filter="url(#lf-shade)"/><path class="lf-joint" d="{joints}"/>'
        f'<rect class="lf-plate" x="{num(7 - half)}" y="-19" width="{num(2 * half - 14)}" '
        'height="38" rx="9"/>'
    )


def _flag(sight: Sight, seat: int) -> Piece:
    turn = -_turn(sight, seat)
    return _FLAG, _use(f"lf-s{seat}", f"translate(15 -1)rotate({turn})scale(.9)")


def _name(name: str) -> Piece:
    return _text_width(name) + 10, f'<text y="8.5">{escape(name)}</text>'


def _short(name: str, *, crowded: bool) -> str:
    """The name, cut where it would push the dock over the corner of the lake."""
    room = _LONGEST_NAME * (0.6 if crowded else 1)
    if _text_width(name) <= room:
        return name
    while name and _text_width(name) > room - _LETTER:
        name = name[:-1]
    return name.rstrip() + "…"


def _text_width(text: str) -> float:
    return _LETTER * sum(
        0.58 if letter in _NARROW else 1.42 if letter in _WIDE else 1 for letter in text
    )


def _turn(sight: Sight, seat: int) -> int:
    return _TURNS[sight.view["seats"][seat]["facing"]]


def _use(symbol: str, transform: str) -> str:
    return f'<use href="#{symbol}" transform="{transform}"/>'
