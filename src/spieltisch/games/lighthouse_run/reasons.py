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
CARD_COMES_FIRST: Final = 3
BEACON_COMES_FIRST: Final = 4
SHIPS_COME_FIRST: Final = 5
CARD_IS_PLAYED: Final = 6
BEACON_IS_PAST: Final = 7
SHIPS_HAVE_MOVED: Final = 8
NO_SECOND_COLOUR: Final = 9
COLOUR_WAS_PLAYED: Final = 10
CARD_NOT_IN_HAND: Final = 11
TWIN_STANDS_FOR_IT: Final = 12
SAME_POSITION: Final = 13
NO_BEACON_HERE: Final = 14
TOWER_IS_LIT: Final = 15
OTHER_TOWER_SHOWN: Final = 16
BEACON_MUST_MOVE: Final = 17
NO_GROUP_FROM_START: Final = 18
FIELD_IS_CAUGHT: Final = 19
NO_OWN_SHIP: Final = 20
NO_SHIP: Final = 21

REASONS: Final = {
    GAME_IS_OVER: Reason("LR-56", N_("the game is over")),
    NO_SUCH_ACTION: Reason("LR-12", N_("there is no action with this number")),
    CARD_COMES_FIRST: Reason("LR-12", N_("first play a card")),
    BEACON_COMES_FIRST: Reason("LR-17", N_("first comes the beacon half of the card")),
    SHIPS_COME_FIRST: Reason("LR-12", N_("first choose from where the card moves ships")),
    CARD_IS_PLAYED: Reason("LR-12", N_("the card of this turn is already played")),
    BEACON_IS_PAST: Reason("LR-17", N_("the beacon half of this card is already past")),
    SHIPS_HAVE_MOVED: Reason("LR-12", N_("the ships of this turn have already moved")),
    NO_SECOND_COLOUR: Reason("LR-01", N_("you sail one colour only")),
    COLOUR_WAS_PLAYED: Reason(
        "LR-79", N_("the second card of a round must be of your other colour")
    ),
    CARD_NOT_IN_HAND: Reason("LR-12", N_("this card is not in your hand")),
    TWIN_STANDS_FOR_IT: Reason("LR-13", N_("you hold two such cards; the other one is played")),
    SAME_POSITION: Reason("LR-20", N_("a beacon moves to another tower")),
    NO_BEACON_HERE: Reason("LR-20", N_("no beacon burns on this tower")),
    TOWER_IS_LIT: Reason("LR-21", N_("a beacon burns on this tower already")),
    OTHER_TOWER_SHOWN: Reason("LR-18", N_("the beacon must go to the tower that the card shows")),
    BEACON_MUST_MOVE: Reason(
        "LR-18", N_("the tower that the card shows is dark: a beacon must move onto it")
    ),
    NO_GROUP_FROM_START: Reason("LR-34", N_("a group card never moves ships from the start")),
    FIELD_IS_CAUGHT: Reason("LR-52", N_("the cloud has caught this field: its ships stay")),
    NO_OWN_SHIP: Reason("LR-32", N_("none of the ships that this card moves is here")),
    NO_SHIP: Reason("LR-36", N_("no ship is here")),
}
