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
EXCHANGE_IS_PAST: Final = 3
DEDICATION_IS_PAST: Final = 4
EXCHANGE_COMES_FIRST: Final = 5
DEDICATION_COMES_FIRST: Final = 6
CARDS_MUST_GO_FIRST: Final = 7
HAND_IS_WITHIN_LIMIT: Final = 8
NO_TILES_IN_FINAL_ROUND: Final = 9
TOO_FEW_BOATS: Final = 10
CARD_NOT_OWNED: Final = 11
COLOUR_IS_EMPTY: Final = 12
NO_FOUR_OF_A_KIND: Final = 13
NO_THREE_PAIRS: Final = 14
NOT_ALL_SEVEN: Final = 15
NO_TOKEN_LEFT: Final = 16
SLOT_IS_EMPTY: Final = 17
CELL_DOES_NOT_TOUCH: Final = 18
CELL_IS_TAKEN: Final = 19
SAME_AS_HALF_TURN: Final = 20

REASONS: Final = {
    GAME_IS_OVER: Reason("LF-47", N_("the game is over")),
    NO_SUCH_ACTION: Reason("LF-14", N_("there is no action with this number")),
    EXCHANGE_IS_PAST: Reason("LF-14", N_("swapping is already past in this turn")),
    DEDICATION_IS_PAST: Reason("LF-14", N_("the bonus card of this turn is already past")),
    EXCHANGE_COMES_FIRST: Reason(
        "LF-14", N_("first decide on swapping: swap a lantern or go on without")
    ),
    DEDICATION_COMES_FIRST: Reason(
        "LF-14", N_("first decide on the bonus card: take one or go on without")
    ),
    CARDS_MUST_GO_FIRST: Reason("LF-27", N_("first return cards until twelve are left")),
    HAND_IS_WITHIN_LIMIT: Reason("LF-28", N_("cards are returned only above twelve")),
    NO_TILES_IN_FINAL_ROUND: Reason("LF-46", N_("no tile is placed in the final round")),
    TOO_FEW_BOATS: Reason("LF-16", N_("swapping costs two boats")),
    CARD_NOT_OWNED: Reason("LF-17", N_("you have no card of this colour")),
    COLOUR_IS_EMPTY: Reason("LF-17", N_("the supply has no card of this colour")),
    NO_FOUR_OF_A_KIND: Reason("LF-19", N_("this takes four cards of one colour")),
    NO_THREE_PAIRS: Reason("LF-20", N_("this takes pairs in three different colours")),
    NOT_ALL_SEVEN: Reason("LF-21", N_("this takes one card of each of the seven colours")),
    NO_TOKEN_LEFT: Reason("LF-25", N_("no bonus card is left for this set")),
    SLOT_IS_EMPTY: Reason("LF-31", N_("no tile lies in this place of your hand")),
    CELL_DOES_NOT_TOUCH: Reason("LF-32", N_("this cell does not touch the lake")),
    CELL_IS_TAKEN: Reason("LF-32", N_("a tile lies on this cell already")),
    SAME_AS_HALF_TURN: Reason("LF-33", N_("this tile looks the same after a half turn")),
}
