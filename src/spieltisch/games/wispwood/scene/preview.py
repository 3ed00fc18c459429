"""What an action would do, drawn into the slots of the table before it is done."""

from __future__ import annotations

from collections.abc import Mapping

from htpy import Renderable, fragment
from markupsafe import Markup

from spieltisch.game import Action, Sight, View
from spieltisch.games.wispwood.actions import (
    CatDeal,
    CattyStart,
    Cell,
    Deal,
    Place,
    Stop,
    Take,
    WispSquare,
    decode,
)
from spieltisch.games.wispwood.data import FRAME, squares_of
from spieltisch.games.wispwood.scene import ghost, sayings
from spieltisch.games.wispwood.scene.cards import changed_cards
from spieltisch.games.wispwood.scene.geometry import Area, area_of, content, num
from spieltisch.games.wispwood.scene.growth import growth, lost_sides
from spieltisch.games.wispwood.scene.palette import orientations
from spieltisch.games.wispwood.scene.prospect import best, gains, with_letters
from spieltisch.games.wispwood.scene.scoring import points
from spieltisch.games.wispwood.scene.tiles import tree_symbol
from spieltisch.games.wispwood.scene.tray import cat_change
from spieltisch.games.wispwood.scene.wrong import wrong_places

Slots = dict[str, Renderable]


def preview(sight: Sight, action: Action, after: View) -> Mapping[str, Renderable]:
    """New content for the slots of the table, by id."""
    view, w = sight.view, sight.words
    match decode(action):
        case Take():
            return {"say-slot": sayings.taking(sight, after), **_cat(view, after)}
        case Place() as place:
            return _place(sight, place)
        case WispSquare(index):
            return _wisp_square(sight, index)
        case Cell(row, column) if view["phase"] == "cat_move":
            return _cat_move(sight, FRAME * row + column)
        case Cell(row, column):
            return _tree(sight, FRAME * row + column, after)
        case Stop() if view["phase"] == "cat_move":
            return _cat_move(sight, view["seats"][view["turn"]]["cat"])
        case Stop():
            hidden = not view["seats"][view["turn"]]["cat_ready"]
            return {"say-slot": sayings.stopping(view["trees_laid"], hidden, w)}
        case CattyStart(slot):
            return {"say-slot": sayings.seating_catty(slot, view["pond"][slot], w)}
        case Deal() | CatDeal() as deal:
            return _deal(sight, isinstance(deal, CatDeal))


def _markup(parts: Mapping[str, str]) -> Slots:
    return {slot: fragment[Markup(text)] for slot, text in parts.items()}


def _cat(view: View, after: View) -> Slots:
    """The cat's side before and after, if it changes."""
    seat = view["turn"]
    old, new = view["seats"][seat]["cat_ready"], after["seats"][seat]["cat_ready"]
    return {} if old == new else {"cat-slot": fragment[cat_change(old, new)]}


def _place(sight: Sight, place: Place) -> Slots:
    """The shape as it would lie, with the change for each square of the wisp."""
    view, w = sight.view, sight.words
    held, seat = view["held"], view["seats"][view["turn"]]
    squares = squares_of(held["shape"], place.orientation, place.row, place.column)
    hats = set(view["hat_squares"])
    choices = [s for s in squares if held["kind"] != "H" or s in hats]
    gain = gains(view, squares, choices)
    chosen = best(gain)
    area = area_of(seat)
    totals = {square: sum(gain[square]) for square in choices}
    lost = lost_sides(view, squares)
    return {
        **_markup(
            {
                "ghost": ghost.shape_ghost(area, squares, held["kind"], chosen, totals),
                "change": growth(view, area, squares),
                "way-slot": _way(held["shape"], place.orientation, w("Way")),
                "fill-slot": _fill(seat["tiles"] + len(squares)),
                **wrong_places(sight, place, area),
            }
        ),
        **changed_cards(seat["cards"], gain[chosen]),
        "say-slot": sayings.laying(totals[chosen], len(choices) > 1, lost, w),
    }


def _way(shape: int, orientation: int, word: str) -> str:
    return f"{word} <b>{orientation + 1}</b>/{orientations(shape)}"


def _fill(tiles: int) -> str:
    return f" → {tiles}"


def _wisp_square(sight: Sight, index: int) -> Slots:
    view, w = sight.view, sight.words
    held, seat = view["held"], view["seats"][view["turn"]]
    squares = held["squares"]
    square = squares[index]
    gain = gains(view, squares, [square])[square]
    area = area_of(seat)
    drawn = ghost.shape_ghost(area, squares, held["kind"], square, {square: sum(gain)})
    fill = _fill(seat["tiles"] + len(squares))
    return {
        **_markup({"ghost": drawn, "change": growth(view, area, squares), "fill-slot": fill}),
        **changed_cards(seat["cards"], gain),
        "say-slot": sayings.laying(sum(gain), False, lost_sides(view, squares), w),
    }


def _tree(sight: Sight, square: int, after: View) -> Slots:
    view, w = sight.view, sight.words
    seat = view["seats"][view["turn"]]
    cards = [card["index"] for card in view["cards"]]
    now = points(with_letters(seat["forest"], {square: "T"}), cards)
    gain = [new - old for new, old in zip(now, seat["cards"], strict=True)]
    area = area_of(seat)
    drawn = ghost.single_ghost(area, square, tree_symbol(square), sum(gain))
    last = after["phase"] != "tree"
    return {
        **_markup(
            {
                "ghost": drawn,
                "change": growth(view, area, [square]),
                "fill-slot": _fill(seat["tiles"] + 1),
            }
        ),
        **changed_cards(seat["cards"], gain),
        "say-slot": sayings.planting(sum(gain), not seat["cat_ready"], last, w),
        **({} if seat["cat_ready"] else {"cat-slot": fragment[cat_change(False, True)]}),
    }


def _cat_move(sight: Sight, square: int) -> Slots:
    """What stays when the trees go: the wisps and the cat on its square."""
    view = sight.view
    seat = view["seats"][view["turn"]]
    area = area_of(seat)
    going = [s for s in area.squares() if content(seat, s) in "TC" and s != square]
    shade = "".join(_gone(area, s) for s in going)
    cat = "ww-ready" if seat["cat_ready"] else "ww-hidden"
    drawn = shade + ghost.single_ghost(area, square, cat)
    said = sayings.moving(sum(seat["wisps"]), square != seat["cat"], sight.words)
    return {**_markup({"ghost": drawn}), "say-slot": said}


def _gone(area: Area, square: int) -> str:
    x, y = area.at(square)
    return (
        f'<rect class="ww-gone" x="{num(x - 35)}" y="{num(y - 35)}" '
        'width="70" height="72" rx="10"/>'
    )


def _deal(sight: Sight, by_cat: bool) -> Slots:
    view, w = sight.view, sight.words
    gone = sum(wisp is not None for wisp in view["pond"])
    new = len(view["pond"]) - (1 if view["catty"] else 0)
    slots: Slots = {"say-slot": sayings.dealing(gone, by_cat, new, w)}
    return {**slots, "cat-slot": fragment[cat_change(True, False)]} if by_cat else slots
