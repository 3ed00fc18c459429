"""The ghost: a tile as it would lie, with the sides that match and who is fed by which side."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from spieltisch.game import Event, Sight
from spieltisch.games.lichterfest.scene.cells import lake_by_place
from spieltisch.games.lichterfest.scene.geometry import CELL, MARGIN, OFFSETS, Frame, frame_of, num
from spieltisch.games.lichterfest.scene.tiles import tile_face

_FLAG_POINTS: Final = ((20, 0), (100, 21), (80, 100), (0, 79))  # per side, on the ghost's edge
_CAPSULES: Final = (
    (26, -42, 48, 84),
    (58, 26, 84, 48),
    (26, 58, 48, 84),
    (-42, 26, 84, 48),
)  # around both lanterns of a matching side
_HANDLE: Final = 24  # radius of a handle at scale 1
_WEST_FIRST: Final = (3, 1, 0, 2)

Point = tuple[float, float]


def ghost(sight: Sight, event: Event) -> Markup:
    """Everything that a previewed placement draws over the lake."""
    frame = frame_of(sight.view)
    left, top = frame.at(event["x"], event["y"])
    matches = {bonus["side"] for bonus in event["bonus"]}
    return Markup(
        f'<g class="lf-ghost" transform="translate({num(left)} {num(top)})">'
        f"{_tile(event, matches)}{_capsules(matches)}{_rings(event)}"
        f"{_flags(sight)}{_handles(sight, event, frame)}</g>"
    )


def _tile(event: Event, matches: set[int]) -> str:
    return (
        '<g transform="translate(-3 -3)scale(1.06)"><g filter="url(#lf-lift)">'
        f'<g opacity=".9">{tile_face(event["tile"], event["rotation"])}</g></g>'
        f'<path class="lf-gold" d="{_outline(matches)}"/></g>'
    )


def _outline(matches: set[int]) -> str:
    """The golden edge, open at every matching side."""
    return "".join(_edge(side, open_=side in matches) for side in range(len(OFFSETS)))


def _edge(side: int, *, open_: bool) -> str:
    """One side with its corner behind it, clockwise; drawn north, then turned."""
    parts = [(13, 1), (27.5, 1), (72.5, 1), (87, 1)]
    start, gap, over, end = (_turned(x, y, side) for x, y in parts)
    corner = _turned(99, 13, side)
    middle = f"L{gap}M{over}" if open_ else ""
    return f"M{start}{middle}L{end}A12 12 0 0 1 {corner}"


def _turned(x: float, y: float, side: int) -> str:
    """A point of the north side as the same point of another side."""
    for _ in range(side):
        x, y = 100 - y, x
    return f"{num(x)} {num(y)}"


def _capsules(matches: set[int]) -> str:
    drawn = []
    for side in sorted(matches):
        x, y, width, height = _CAPSULES[side]
        drawn.append(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="24"/>')
    return f'<g class="lf-match">{"".join(drawn)}</g>'


def _rings(event: Event) -> str:
    """A ring with a moored boat on every platform that counts."""
    platforms = event["platforms"]
    points = [(50, 50)] if platforms["own"] else []
    points += [(50 + 100 * OFFSETS[s][0], 50 + 100 * OFFSETS[s][1]) for s in platforms["sides"]]
    return "".join(
        f'<g class="lf-ring" transform="translate({x} {y})"><circle r="15.5"/>'
        '<use href="#lf-boat" transform="translate(0 .5)scale(.68)"/></g>'
        for x, y in points
    )


def _flags(sight: Sight) -> str:
    """The flag of every seat on the side that feeds it."""
    drawn = []
    for seat, holdings in enumerate(sight.view["seats"]):
        x, y = _FLAG_POINTS[holdings["facing"]]
        drawn.append(f'<use href="#lf-s{seat}" transform="translate({x} {y})scale(.72)"/>')
    return "".join(drawn)


def _handles(sight: Sight, event: Event, frame: Frame) -> str:
    """The two buttons that turn the tile, in free water beside it or else at its corners."""
    w, scale = sight.words, num(frame.scale)
    left, right = _handle_points(sight, event, frame)
    return _handle("turn-left", w("Turn left"), left, f"scale({scale})") + _handle(
        "turn-right", w("Turn right"), right, f"scale(-{scale} {scale})"
    )


def _handle(do: str, label: str, point: Point, shape: str) -> str:
    return (
        f'<g class="lf-handle" data-do="{do}" role="button" tabindex="0" '
        f'aria-label="{escape(label)}" transform="translate({num(point[0])} {num(point[1])})">'
        f'<g transform="{shape}"><circle r="{_HANDLE}"/><use href="#lf-turn"/></g></g>'
    )


def _handle_points(sight: Sight, event: Event, frame: Frame) -> tuple[Point, Point]:
    """The middles of the handles, on the first side where neither tile nor cell lies."""
    taken = set(lake_by_place(sight.view)) | {(c["x"], c["y"]) for c in sight.view["cells"]}
    for side in _WEST_FIRST:
        place = (event["x"] + OFFSETS[side][0], event["y"] + OFFSETS[side][1])
        left, top = frame.at(*place)
        inside = 0 <= left <= frame.width - CELL and 0 <= top <= frame.height - CELL
        if inside and place not in taken:
            return _beside(side, frame.scale)
    return _at_corners(event, frame)


def _beside(side: int, scale: float) -> tuple[Point, Point]:
    away, apart = _HANDLE * scale + 25, (_HANDLE + 4) * scale
    low, high = 50 - apart, 50 + apart
    across, along = OFFSETS[side]
    middle = 50 + (50 + away) * (across + along)
    return ((middle, low), (middle, high)) if across else ((low, middle), (high, middle))


def _at_corners(event: Event, frame: Frame) -> tuple[Point, Point]:
    """The corners on the side away from the middle of the drawing, but never over a dock."""
    left, top = frame.at(event["x"], event["y"])
    across, along = left + 50 - frame.width / 2, top + 50 - frame.height / 2
    radius = _HANDLE * frame.scale
    low, high = 8 - radius, 92 + radius
    edge = MARGIN * frame.scale + radius
    if abs(across) >= abs(along):
        x = _within(left, high if across > 0 else low, edge, frame.width)
        return (x, low), (x, high)
    y = _within(top, high if along > 0 else low, edge, frame.height)
    return (low, y), (high, y)


def _within(start: float, along: float, edge: float, size: float) -> float:
    """A coordinate counted from `start`, kept away from both edges of the drawing."""
    return min(max(start + along, edge), size - edge) - start
