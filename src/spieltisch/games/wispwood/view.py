"""What is to be seen of a game of Wispwood: WW-02, WW-03, WW-21 and the list of open facts.

A view is made from the record alone. Nothing in this game is known to one seat only, so all
viewers see the same; supply order, the hidden sides of trees and the fireflies to come are in no
view. Squares are 11 * row + column in the 11 x 11 frame; wisps are the letters P H O E.
"""

from __future__ import annotations

from typing import Any, TypedDict

from spieltisch.game import Seat
from spieltisch.games.wispwood.catty import catty_points, catty_total, is_solo
from spieltisch.games.wispwood.choosing import (
    ALL_SHAPES,
    fitting_shapes,
    shapes_beside,
)
from spieltisch.games.wispwood.data import (
    AID_VALUES,
    BONUS,
    CARD_IDS,
    CARDS,
    FIREFLIES_USED,
    FRAME,
    GRID,
    GROUPS,
    KINDS,
    LETTERS,
    ROUNDS,
    SHAPES,
    TREE,
    squares_of,
)
from spieltisch.games.wispwood.ending import points_of
from spieltisch.games.wispwood.forest import is_full, somebody_is_full
from spieltisch.games.wispwood.goals import card_points
from spieltisch.games.wispwood.hats import hat_squares
from spieltisch.games.wispwood.laying import is_wisp_square
from spieltisch.games.wispwood.record import (
    BOTTOM,
    CAT_MOVE,
    CHOOSE,
    LEFT,
    NOTHING,
    OVER,
    PHASES,
    PLACE,
    RIGHT,
    TOP,
    TREE_TURN,
)
from spieltisch.games.wispwood.round_end import bonus_of
from spieltisch.games.wispwood.window import LINE, WORD, first_row, room


class SeatView(TypedDict):
    """One forest and what it has brought."""

    forest: list[str]  # 11 rows of 11 letters: T tree, P H O E wisps, C cat, "." empty
    cat: int  # square of the cat
    cat_ready: bool
    box: list[int]  # bounding box: top, left, bottom, right, inclusive (WW-12)
    reach: list[int]  # squares that may still be covered in this round: top, left, bottom, right
    tiles: int  # covered squares, the cat's included
    full: bool  # the grid is full (WW-16)
    wisps: list[int]  # in the forest, by kind P H O E
    trees: int  # without the tile under the cat
    cards: list[int]  # points that each of the five goal cards would bring now
    bonus: int  # for the full grid, as it stands now
    scored: list[list[int]]  # per round that has ended: five cards, then the bonus
    score: int  # sum of all rounds that have ended


class CardView(TypedDict):
    """A goal card."""

    type: str  # "pumpkin", "hat", "orb", "heart", "tree"
    id: str  # "pumpkin_solo", ...
    index: int  # 0..4 within its type


class HeldView(TypedDict):
    """The wisp and shape in hand, and where the shape was laid down, if it was."""

    slot: int  # where the wisp was taken
    kind: str  # letter
    shape: int  # 0..7, as in the action numbers: I2 I3 L3 I4 O4 L4 T4 S4
    cat_used: bool  # the shape did not lie beside the wisp
    orientation: int  # 0..26; -1 while the shape is not laid down
    squares: list[int]  # the squares of the shape in its order; empty while not laid down
    choices: list[int]  # indices 0..3 into `squares` where the wisp may lie; empty likewise


class CattyView(TypedDict):
    """The ghost of the solo game."""

    aid: int  # number of paws, 1..4
    values: list[int]  # of the aid, top first
    markers: list[str]  # letters of the kinds beside these values
    collection: list[int]  # wisps collected so far, in the order of the markers
    slot: int  # where Catty's cat sits; -1 before `catty_start`
    fireflies: list[int]  # shown in this round, oldest first
    fireflies_left: int  # in the hidden stack of this round
    now: int  # points if the round ended now
    scored: list[int]  # per round that has ended
    score: int


class WispwoodView(TypedDict):
    """The whole view; the keys are the same for every viewer and in every phase."""

    viewer: int  # seat, or -1 for a spectator
    players: int
    phase: str  # "catty_start", "choose", "place", "wisp_square", "tree", "cat_move", "over"
    turn: int  # the seat that decides; -1 when over
    start: int  # the start player's seat
    round: int  # 1..3
    rounds: int
    grid_size: int  # N of this round
    bonus: int  # value of a full grid in this round
    turn_number: int  # 1-based, of the seat that decides, in this round
    last_turns: bool  # a grid is full, the round ends after the last seat's turn (WW-55)
    cards: list[CardView]  # five: pumpkin, hat, orb, heart, tree
    shapes: list[int]  # shape 0..7 at each position; position p lies between slots p and p + 1
    pond: list[str | None]  # letter of the wisp at each slot; None = empty or Catty's cat
    supply: int  # number of tiles
    discard: list[int]  # by kind P H O E
    free_deal: bool  # all wisps are of one kind and may be dealt anew without the cat (WW-25)
    trees_laid: int  # in this tree turn, 0..3
    held: HeldView | None
    fits: list[bool]  # by shape: there is room for it in the forest of the seat that decides
    fits_hat: list[bool]  # by shape: there is room with a hat on a square that obeys the hat card
    hat_squares: list[int]  # free squares within reach that obey the hat card, for that forest
    tree_squares: list[int]  # where that seat may lay its next tree now
    catty: CattyView | None  # None with more than one player
    seats: list[SeatView]


def view(record: Any, seat: Seat) -> WispwoodView:
    """What `seat` may see; here a spectator (-1) sees the same. `record` is a recarray row."""
    number = int(record.round_index)
    return WispwoodView(
        viewer=seat,
        players=int(record.players),
        phase=PHASES[record.phase],
        turn=-1 if record.phase == OVER else int(record.turn),
        start=int(record.start),
        round=number + 1,
        rounds=ROUNDS,
        grid_size=int(GRID[number]),
        bonus=int(BONUS[number]),
        turn_number=int(record.turns_done) // int(record.players) + 1,
        last_turns=bool(record.phase < CAT_MOVE and somebody_is_full(record)),
        cards=_cards(record),
        shapes=record.shapes.tolist(),
        pond=[LETTERS[kind] if kind != NOTHING else None for kind in record.pond.tolist()],
        supply=int(record.supply),
        discard=record.discard.tolist(),
        free_deal=bool(record.free_deal),
        trees_laid=int(record.trees_laid),
        held=_held(record),
        **_possible(record),
        catty=_catty(record) if is_solo(record) else None,
        seats=[_seat(record, other) for other in range(record.players)],
    )


def _cards(record: Any) -> list[CardView]:
    cards = record.cards.tolist()
    return [
        CardView(type=GROUPS[group], id=CARD_IDS[group][card], index=card)
        for group, card in enumerate(cards)
    ]


def _held(record: Any) -> HeldView | None:
    if record.held_slot == NOTHING:
        return None
    slot, shape, turned = (
        int(record[name]) for name in ("held_slot", "held_shape", "held_orientation")
    )
    squares: list[int] = []
    choices: list[int] = []
    if turned != NOTHING:
        squares = squares_of(shape, turned, int(record.held_row), int(record.held_column))
        choices = [index for index in range(len(squares)) if is_wisp_square(record, index)]
    return HeldView(
        slot=slot,
        kind=LETTERS[record.held_kind],
        shape=shape,
        cat_used=not shapes_beside(record, slot) >> shape & 1,
        orientation=turned,
        squares=squares,
        choices=choices,
    )


class _Possible(TypedDict):
    """What is open to the seat that decides; a part of the view."""

    fits: list[bool]
    fits_hat: list[bool]
    hat_squares: list[int]
    tree_squares: list[int]


def _possible(record: Any) -> _Possible:
    seat, phase = int(record.turn), record.phase
    wanted = ALL_SHAPES if phase == CHOOSE else 0
    fits, fits_hat = (fitting_shapes(record, seat, wanted, hat) for hat in (0, 1))
    hats, trees = (0, 0), (0, 0)
    if phase in (CHOOSE, PLACE, TREE_TURN):
        free_low, free_high, *trees_near = room(record, seat)
        hat_low, hat_high = hat_squares(record, seat)
        hats = (free_low & hat_low, free_high & hat_high) if phase != TREE_TURN else hats
        trees = (trees_near[0], trees_near[1]) if phase != PLACE else trees
    first = int(first_row(record, seat))
    return _Possible(
        fits=[bool(fits >> shape & 1) for shape in range(SHAPES)],
        fits_hat=[bool(fits_hat >> shape & 1) for shape in range(SHAPES)],
        hat_squares=_squares(first, *hats),
        tree_squares=_squares(first, *trees),
    )


def _squares(first: int, low: int, high: int) -> list[int]:
    """The frame's squares of a window's set, ascending."""
    bits = low | high << WORD
    places = [place for place in range(2 * WORD) if bits >> place & 1]
    return [FRAME * (first + place // LINE) + place % LINE for place in places]


def _catty(record: Any) -> CattyView:
    markers = [kind for kind in record.markers.tolist() if kind != NOTHING]
    ended = _rounds_scored(record)
    return CattyView(
        aid=int(record.aid) + 1,
        values=AID_VALUES[record.aid].tolist(),
        markers=[LETTERS[kind] for kind in markers],
        collection=[int(record.collection[kind]) for kind in markers],
        slot=int(record.catty_slot),
        fireflies=record.fireflies[: record.fireflies_shown].tolist(),
        fireflies_left=int(FIREFLIES_USED[record.round_index] - record.fireflies_shown),
        now=int(catty_points(record)),
        scored=record.catty_scored[:ended].tolist(),
        score=int(catty_total(record)),
    )


def _rounds_scored(record: Any) -> int:
    """How many rounds have been scored: the present one too once the cats may move."""
    return int(record.round_index) + int(record.phase in (CAT_MOVE, OVER))


def _seat(record: Any, seat: Seat) -> SeatView:
    content, size = record.forest[seat], int(GRID[record.round_index])
    box = [int(record.box[seat, end]) for end in (TOP, LEFT, BOTTOM, RIGHT)]
    top, left, bottom, right = box
    return SeatView(
        forest=["".join(LETTERS[what] for what in row) for row in content.tolist()],
        cat=FRAME * int(record.cat[seat, 0]) + int(record.cat[seat, 1]),
        cat_ready=bool(record.cat_ready[seat]),
        box=box,
        reach=[bottom - size + 1, right - size + 1, top + size - 1, left + size - 1],
        tiles=int(record.covered[seat]),
        full=bool(is_full(record, seat)),
        wisps=[int((content == kind).sum()) for kind in range(KINDS)],
        trees=int((content == TREE).sum()),
        cards=[int(card_points(record, seat, group)) for group in range(CARDS)],
        bonus=int(bonus_of(record, seat)),
        scored=record.scored[: _rounds_scored(record), seat].tolist(),
        score=int(points_of(record, seat)),
    )
