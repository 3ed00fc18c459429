"""What a choice means: sentence, button, short notation. One function for each use.

The notation is described on the rules page, docs/rules/wispwood.md.
"""

from __future__ import annotations

from functools import cache

from spieltisch.game import Action, Sight, View
from spieltisch.games.wispwood.actions import (
    CatDeal,
    CattyStart,
    Cell,
    Deal,
    Decoded,
    Place,
    Stop,
    Take,
    WispSquare,
    decode,
)
from spieltisch.games.wispwood.data import FIRST_FORM, FRAME, ORIENTED, SHAPE_IDS
from spieltisch.games.wispwood.text.names import (
    cat_steps,
    kind_name,
    posture,
    shape_name,
    spot,
    spot_of,
    taken_wisp,
)
from spieltisch.games.wispwood.text.offer import shapes_beside
from spieltisch.language import Words


def say(sight: Sight, action: Action) -> str:
    """What choosing `action` means, short enough for a button or a screen reader."""
    w, view = sight.words, sight.view
    match _decoded(action):
        case Place(orientation, row, column):
            cat_row, cat_column = divmod(_own_cat(view), FRAME)
            shape = view["held"]["shape"]
            return _say_place(shape, orientation, row - cat_row, column - cat_column, w)
        case Take(slot, shape):
            return _say_take(view, slot, shape, w)
        case WispSquare(index):
            return _say_wisp_square(view, index, w)
        case Cell(row, column):
            return _say_cell(view, FRAME * row + column, w)
        case Deal():
            return w("New wisps: all at the pond are of one kind")
        case CatDeal():
            return w("New wisps: the cat hides for them")
        case CattyStart(slot):
            wisp = taken_wisp(view["pond"][slot], w)
            return w("Catty's cat drives {wisp} off place {n}", wisp=wisp, n=slot + 1)
        case Stop():
            return _say_stop(view, w)


def verb(action: Action, words: Words) -> str:
    """The word on the confirm button for `action`."""
    match _decoded(action):
        case Place() | WispSquare():
            return words("Lay")
        case Take():
            return words("Take")
        case Cell() | CattyStart():
            return words("Here")
        case Deal() | CatDeal():
            return words("New wisps")
        case Stop():
            return words("Done")


def pick(sight: Sight, pick: str) -> str:
    """The words on the button of a pick that has no element on the table."""
    w, view = sight.words, sight.view
    kind, _, number = pick.rpartition("-")
    match kind:
        case "slot":
            return _pick_slot(view, int(number), w)
        case "shape":
            return shape_name(int(number), w)
        case "cell":
            return spot_of(int(number), _own_cat(view), w)
        case "turn":
            return posture(view["held"]["shape"], int(number), w) or w("not turned")
        case "cat":
            return w("New wisps with the cat")
        case "free":
            return w("New wisps")
        case _:
            return w("Leave the cat") if view["phase"] == "cat_move" else w("End the tree turn")


def notation(view: View, action: Action) -> str:
    """The action in the game's short notation, the same in every language."""
    match _decoded(action):
        case Place(orientation, row, column):
            return f"l {orientation}@{row},{column}"
        case Take(slot, shape):
            cat = "" if shape in shapes_beside(view, slot) else "*"
            return f"t{slot} {SHAPE_IDS[shape]}{cat}"
        case WispSquare(index):
            return f"w{index}"
        case Cell(row, column):
            return f"c {row},{column}"
        case Deal():
            return "d"
        case CatDeal():
            return "d*"
        case CattyStart(slot):
            return f"k{slot}"
        case Stop():
            return "-"


@cache
def _decoded(action: Action) -> Decoded:
    return decode(action)


@cache
def _say_place(shape: int, orientation: int, rows: int, columns: int, w: Words) -> str:
    """The first square stands for all; the corner of the shape's box may be none of them."""
    row, column = ORIENTED[int(FIRST_FORM[shape]) + orientation][0]
    name, turned = shape_name(shape, w), posture(shape, orientation, w)
    first = spot(rows + row, columns + column, w)
    if not turned:
        return w("Lay the {shape}, first square {spot}", shape=name, spot=first)
    return w(
        "Lay the {shape}, {turned}, first square {spot}", shape=name, turned=turned, spot=first
    )


def _say_take(view: View, slot: int, shape: int, w: Words) -> str:
    cat_used = shape not in shapes_beside(view, slot)
    return _take_sentence(slot, view["pond"][slot], shape, cat_used, w)


@cache
def _take_sentence(slot: int, letter: str, shape: int, cat_used: bool, w: Words) -> str:
    facts = {"wisp": kind_name(letter, w), "n": slot + 1, "shape": shape_name(shape, w)}
    if cat_used:
        return w("Take the {wisp} from place {n}: {shape}, the cat hides for it", **facts)
    return w("Take the {wisp} from place {n}: {shape}", **facts)


def _say_wisp_square(view: View, index: int, w: Words) -> str:
    held = view["held"]
    place = spot_of(held["squares"][index], _own_cat(view), w)
    return w("The {wisp} {spot}", wisp=kind_name(held["kind"], w), spot=place)


def _say_cell(view: View, square: int, w: Words) -> str:
    cat = _own_cat(view)
    match view["phase"]:
        case "cat_move":
            return w("Move the cat: {steps}", steps=cat_steps(cat, square, w))
        case "tree":
            return w("Another tree: {spot}", spot=spot_of(square, cat, w))
        case _:
            return w("Tree turn: first tree {spot}", spot=spot_of(square, cat, w))


def _say_stop(view: View, w: Words) -> str:
    if view["phase"] == "cat_move":
        return w("Leave the cat where it is")
    if view["seats"][view["turn"]]["cat_ready"]:
        return w("End the tree turn")
    return w("End the tree turn: the cat is ready again")


def _pick_slot(view: View, slot: int, w: Words) -> str:
    letter = view["pond"][slot]
    if letter is None:
        return w("Place {n}", n=slot + 1)
    return w("Place {n}: {wisp}", wisp=kind_name(letter, w), n=slot + 1)


def _own_cat(view: View) -> int:
    """The square of the cat of the seat that decides."""
    square: int = view["seats"][view["turn"]]["cat"]
    return square
