"""Why an action is refused: one code, one sentence and one clause for each reason.

`why_not` returns these codes; the text of a code is translated by the catalogues.
"""

from __future__ import annotations

from typing import Final

from spieltisch.game import Reason
from spieltisch.language import N_

LEGAL: Final = 0
GAME_IS_OVER: Final = 1
NO_SUCH_ACTION: Final = 2
CATTY_COMES_FIRST: Final = 3
CATTY_SITS_ALREADY: Final = 4
NO_CATTY_HERE: Final = 5
LAY_THE_SHAPE_FIRST: Final = 6
CHOOSE_THE_SQUARE_FIRST: Final = 7
TREE_TURN_HAS_BEGUN: Final = 8
CATS_MOVE_NOW: Final = 9
NOTHING_IN_HAND: Final = 10
NO_TREE_LAID_YET: Final = 11
SLOT_IS_EMPTY: Final = 12
CATTY_SITS_THERE: Final = 13
SHAPE_IS_NOT_BESIDE: Final = 14
NO_ROOM_FOR_SHAPE: Final = 15
NO_ROOM_FOR_HAT: Final = 16
WISPS_DIFFER: Final = 17
NO_DEAL_ANY_MORE: Final = 18
CAT_IS_HIDDEN: Final = 19
FREE_DEAL_IS_OPEN: Final = 20
LOOKS_LIKE_ANOTHER: Final = 21
GRID_IS_EXCEEDED: Final = 22
SQUARE_IS_COVERED: Final = 23
SHAPE_TOUCHES_NOTHING: Final = 24
HAT_RULE_FORBIDS: Final = 25
SHAPE_IS_SMALLER: Final = 26
TREE_TOUCHES_NOTHING: Final = 27
NO_TREE_THERE: Final = 28

REASONS: Final = {
    GAME_IS_OVER: Reason("WW-67", N_("the game is over")),
    NO_SUCH_ACTION: Reason("WW-29", N_("there is no action with this number")),
    CATTY_COMES_FIRST: Reason("WW-104", N_("first choose a place at the pond for Catty's cat")),
    CATTY_SITS_ALREADY: Reason("WW-104", N_("Catty's cat has its place at the pond already")),
    NO_CATTY_HERE: Reason("WW-102", N_("Catty plays only against one person alone")),
    LAY_THE_SHAPE_FIRST: Reason("WW-41", N_("first lay the shape that you took")),
    CHOOSE_THE_SQUARE_FIRST: Reason("WW-43", N_("first choose the wisp's square in the shape")),
    TREE_TURN_HAS_BEGUN: Reason("WW-29", N_("a turn is for one wisp or for trees, never for both")),
    CATS_MOVE_NOW: Reason("WW-60", N_("between the rounds only the cat may move")),
    NOTHING_IN_HAND: Reason("WW-39", N_("first take a wisp and a shape")),
    NO_TREE_LAID_YET: Reason("WW-49", N_("a turn needs a wisp or at least one tree")),
    SLOT_IS_EMPTY: Reason("WW-19", N_("there is no wisp in this place of the pond")),
    CATTY_SITS_THERE: Reason("WW-104", N_("Catty's cat sits in this place of the pond")),
    SHAPE_IS_NOT_BESIDE: Reason(
        "WW-33", N_("your cat is hidden: only the two shapes beside the wisp are open to you")
    ),
    NO_ROOM_FOR_SHAPE: Reason("WW-46", N_("there is no room for this shape in your forest")),
    NO_ROOM_FOR_HAT: Reason(
        "WW-46", N_("nowhere would a hat in this shape lie on a square that the hat card allows")
    ),
    WISPS_DIFFER: Reason("WW-25", N_("the wisps at the pond are not all of one kind")),
    NO_DEAL_ANY_MORE: Reason("WW-27", N_("there was a deal in this turn already")),
    CAT_IS_HIDDEN: Reason("WW-33", N_("your cat is hidden; it comes back with a tree turn")),
    FREE_DEAL_IS_OPEN: Reason("WW-35", N_("the free deal does the same without your cat")),
    LOOKS_LIKE_ANOTHER: Reason("WW-42", N_("turned like this, the shape looks as before")),
    GRID_IS_EXCEEDED: Reason("WW-12", N_("your forest would be larger than this round's grid")),
    SQUARE_IS_COVERED: Reason("WW-44", N_("a tile lies there already")),
    SHAPE_TOUCHES_NOTHING: Reason("WW-44", N_("the shape does not touch your forest")),
    HAT_RULE_FORBIDS: Reason("WW-45", N_("the hat card does not allow a hat there")),
    SHAPE_IS_SMALLER: Reason("WW-43", N_("the shape has no such square")),
    TREE_TOUCHES_NOTHING: Reason("WW-50", N_("the tree does not touch your forest")),
    NO_TREE_THERE: Reason("WW-60", N_("your cat can move only to one of your trees")),
}
