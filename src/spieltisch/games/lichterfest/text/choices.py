"""What a choice means: sentence, button, short notation. One function for each use.

The notation is described on the rules page, docs/rules/lichterfest.md.
"""

from __future__ import annotations

from bisect import bisect_left
from operator import itemgetter

from spieltisch.game import Action, Sight, View
from spieltisch.games.lichterfest.actions import (
    FOUR_OF_A_KIND,
    SEVEN_UNIQUE,
    Dedicate,
    Discard,
    Exchange,
    Place,
    SkipDedicate,
    SkipExchange,
    decode,
)
from spieltisch.games.lichterfest.data import COLOUR_CODES
from spieltisch.games.lichterfest.text.names import (
    colour_name,
    colour_names,
    degrees,
    set_name,
    spot,
    tile_sides,
)
from spieltisch.language import Words

_CELL = itemgetter("cell")


def say(sight: Sight, action: Action) -> str:
    """What choosing `action` means, short enough for a button or a screen reader."""
    w, view = sight.words, sight.view
    match decode(action):
        case Place(cell, slot, rotation):
            return _say_place(view, cell, slot, rotation, w)
        case Exchange(gave, took):
            return w("Swap {gave} for {took}", gave=colour_name(gave, w), took=colour_name(took, w))
        case Dedicate(kind, colours):
            return _say_dedicate(view, kind, colours, w)
        case Discard(colour):
            return w("Give {colour} back", colour=colour_name(colour, w))
        case SkipExchange():
            return w("Do not swap")
        case SkipDedicate():
            return w("Take no bonus card")


def verb(action: Action, words: Words) -> str:
    """The word on the confirm button for `action`."""
    match decode(action):
        case Place():
            return words("Place")
        case Exchange():
            return words("Swap")
        case Dedicate():
            return words("Take bonus card")
        case Discard():
            return words("Give back")
        case SkipExchange():
            return words("Do not swap")
        case SkipDedicate():
            return words("Take no bonus card")


def pick(sight: Sight, pick: str) -> str:
    """The words on the button of a pick that has no element on the table."""
    w, view = sight.words, sight.view
    kind, _, number = pick.rpartition("-")
    if not kind:
        return _pick_skip(view, w)
    n = int(number)
    match kind:
        case "hand":
            return w("Tile {slot}", slot=n + 1)
        case "cell":
            return spot(*place_of(view, n), w)
        case "turn":
            return w("Turned by {degrees}°", degrees=degrees(n))
        case "own":
            return w("{colour} from the own lanterns", colour=colour_name(n, w))
        case "supply":
            return w("{colour} from the supply", colour=colour_name(n, w))
        case _:
            return priced_set(view, n, w)


def notation(view: View, action: Action) -> str:
    """The action in the game's short notation, the same in every language."""
    match decode(action):
        case Place(cell, slot, rotation):
            x, y = place_of(view, cell)
            return f"t{_tile_id(view, cell, slot)}.{rotation}@{x},{y}"
        case Exchange(gave, took):
            return f"x {COLOUR_CODES[gave]}>{COLOUR_CODES[took]}"
        case Dedicate(kind, colours):
            return f"d {_paid_code(kind, colours)}"
        case Discard(colour):
            return f"r {COLOUR_CODES[colour]}"
        case SkipExchange():
            return "x-"
        case SkipDedicate():
            return "d-"


def place_of(view: View, cell: int) -> tuple[int, int]:
    """The place (x, y) of a numbered cell, free or already covered."""
    for spots in (view["cells"], view["lake"]):
        at = bisect_left(spots, cell, key=_CELL)  # both lists ascend by cell number
        if at < len(spots) and spots[at]["cell"] == cell:
            return spots[at]["x"], spots[at]["y"]
    raise ValueError(f"expected the number of a cell that touches the lake, got {cell}")


def priced_set(view: View, kind: int, words: Words) -> str:
    """A type of set with the points its next bonus card brings (LF-23)."""
    stack, generics = view["stacks"][kind], view["generics"]
    name = set_name(kind, words)
    if stack:
        return words("{set} ({value})", set=name, value=stack[0])
    if generics:
        return words("{set} (grey, {value})", set=name, value=generics[0])
    return name


def _say_place(view: View, cell: int, slot: int, rotation: int, w: Words) -> str:
    x, y = place_of(view, cell)
    tile = _hand_tile(view, slot)
    if tile is None:
        return w(
            "Tile {slot} at {spot}, turned by {degrees}°",
            slot=slot + 1,
            spot=spot(x, y, w),
            degrees=degrees(rotation),
        )
    return w(
        "Tile {slot} at {spot}: {sides}",
        slot=slot + 1,
        spot=spot(x, y, w),
        sides=tile_sides(tile, rotation, w),
    )


def _say_dedicate(view: View, kind: int, colours: tuple[int, ...], w: Words) -> str:
    card = priced_set(view, kind, w)
    if kind == SEVEN_UNIQUE:
        return w("Take {card}", card=card)
    return w("Take {card} for {colours}", card=card, colours=colour_names(colours, w))


def _pick_skip(view: View, w: Words) -> str:
    if view["phase"] == "exchange":
        return w("Do not swap")
    if view["final_round"]:
        return w("End the turn")
    return w("Take no bonus card")


def _hand_tile(view: View, slot: int) -> int | None:
    """The tile in a slot of the viewer's hand; None where the viewer cannot know it."""
    hand = view["hand"]
    if hand is None or view["viewer"] != view["turn"]:
        return None
    tile: int | None = hand[slot]
    return tile


def _tile_id(view: View, cell: int, slot: int) -> str:
    """The number of the tile that goes or lies on `cell`; "?" where the viewer cannot know it."""
    for laid in view["lake"]:
        if laid["cell"] == cell:
            return str(laid["tile"])
    tile = _hand_tile(view, slot)
    return "?" if tile is None else str(tile)


def _paid_code(kind: int, colours: tuple[int, ...]) -> str:
    if kind == SEVEN_UNIQUE:
        return "7"
    letters = "".join(COLOUR_CODES[colour] for colour in colours)
    return letters * 4 if kind == FOUR_OF_A_KIND else letters
