"""Why an action is refused: one code, one sentence and one clause for each reason.

`why_not` returns these codes, a view gives them with the cards of the own hand; the text of a code
is translated by the catalogues.
"""

from __future__ import annotations

from typing import Final

from spieltisch.game import Reason
from spieltisch.language import N_

LEGAL: Final = 0
GAME_IS_OVER: Final = 1
NO_SUCH_ACTION: Final = 2
OTHER_SEAT_DECIDES: Final = 3
DRAW_COMES_FIRST: Final = 4
ROLL_COMES_FIRST: Final = 5
REROLLS_COME_FIRST: Final = 6
REMOVAL_COMES_FIRST: Final = 7
ONLY_AXE_NOW: Final = 8
ONLY_ARMOUR_NOW: Final = 9
DRAW_IS_PAST: Final = 10
ROLL_IS_PAST: Final = 11
REROLLS_ARE_PAST: Final = 12
POWER_IS_LATE: Final = 13
NOTHING_TO_REMOVE: Final = 14
NOBODY_ASKS: Final = 15
ARMOUR_NEEDS_POINT: Final = 16
TOO_MANY_CARDS: Final = 17
PILE_IS_TOO_SMALL: Final = 18
CARD_NOT_IN_HAND: Final = 19
ALL_DICE_ARE_DUE: Final = 20
NO_SUCH_DIE: Final = 21
TOO_FEW_JOKERS: Final = 22
COSTS_LESS: Final = 23
OTHER_VALUE: Final = 24
NATURAL_DICE_GO_FIRST: Final = 25
TOO_FEW_DICE: Final = 26
DISPLAY_IS_EMPTY: Final = 27
NO_SUCH_TARGET: Final = 28
NO_FITTING_ALLY: Final = 29
NO_SCOUT: Final = 30
SCOUT_IS_USED: Final = 31
THREE_JOKERS: Final = 32
NO_NATURAL_DIE: Final = 33
NOT_PAYABLE: Final = 34

REASONS: Final = {
    GAME_IS_OVER: Reason("ZD-76", N_("the game is over")),
    NO_SUCH_ACTION: Reason("ZD-24", N_("there is no action with this number")),
    OTHER_SEAT_DECIDES: Reason("ZD-71", N_("the other player decides now")),
    DRAW_COMES_FIRST: Reason("ZD-07", N_("first comes the draw")),
    ROLL_COMES_FIRST: Reason("ZD-07", N_("first comes the roll")),
    REROLLS_COME_FIRST: Reason("ZD-20", N_("first roll a die again, or keep all dice")),
    REMOVAL_COMES_FIRST: Reason("ZD-34", N_("first choose the card that must leave")),
    ONLY_AXE_NOW: Reason("ZD-59", N_("now you can only throw an axe, or let it pass")),
    ONLY_ARMOUR_NOW: Reason("ZD-68", N_("now you can only prevent the point, or let it pass")),
    DRAW_IS_PAST: Reason("ZD-11", N_("the cards of this turn are already drawn")),
    ROLL_IS_PAST: Reason("ZD-18", N_("the dice of this turn are already rolled")),
    REROLLS_ARE_PAST: Reason("ZD-20", N_("no reroll is left in this turn")),
    POWER_IS_LATE: Reason("ZD-16", N_("more dice come before the roll of your own turn only")),
    NOTHING_TO_REMOVE: Reason("ZD-34", N_("a card leaves only by the event that removes it")),
    NOBODY_ASKS: Reason("ZD-70", N_("there is nothing to let pass now")),
    ARMOUR_NEEDS_POINT: Reason("ZD-69", N_("this card answers a point of damage, nothing else")),
    TOO_MANY_CARDS: Reason("ZD-10", N_("you may not draw so many cards")),
    PILE_IS_TOO_SMALL: Reason("ZD-12", N_("your draw pile does not hold so many cards")),
    CARD_NOT_IN_HAND: Reason("ZD-24", N_("this card is not in your hand")),
    ALL_DICE_ARE_DUE: Reason("ZD-17", N_("you roll all six dice already")),
    NO_SUCH_DIE: Reason("ZD-25", N_("no unspent die shows this face")),
    TOO_FEW_JOKERS: Reason("ZD-08", N_("you cannot use so many joker cards in this turn")),
    COSTS_LESS: Reason("ZD-27", N_("this card costs less")),
    OTHER_VALUE: Reason("ZD-26", N_("this card costs a die of another value")),
    NATURAL_DICE_GO_FIRST: Reason("ZD-30", N_("dice with a value go before wild dice")),
    TOO_FEW_DICE: Reason("ZD-27", N_("there are too few equal and wild dice")),
    DISPLAY_IS_EMPTY: Reason("ZD-34", N_("the other player has no card that could leave")),
    NO_SUCH_TARGET: Reason("ZD-47", N_("no such card lies in the other display")),
    NO_FITTING_ALLY: Reason("ZD-40", N_("none of your allies hits with this die")),
    NO_SCOUT: Reason("ZD-46", N_("no ally of yours turns dice into joker cards")),
    SCOUT_IS_USED: Reason("ZD-46", N_("this ally has turned a die in this turn already")),
    THREE_JOKERS: Reason("ZD-46", N_("you hold all joker cards already")),
    NO_NATURAL_DIE: Reason("ZD-37", N_("no unspent die shows a value from 1 to 5")),
    NOT_PAYABLE: Reason("ZD-27", N_("your dice and joker cards do not pay for this card")),
}
