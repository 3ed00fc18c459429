"""Where a hat may lie: clauses WW-45 and WW-79 to WW-83.

The hat card in play allows squares by their distance from the cat's present square; only
`hat_chain` looks at the hats that lie already. The rule is tested once, at laying.

Reads:  cards, cat, forest, box, round.   Writes: nothing.
Units:  sets of squares as in window.py; a row's squares are bits by column.
Source: docs/rules/wispwood.md.
"""

from typing import Final

from spieltisch.games.wispwood.data import CARD_IDS, FRAME, HAT
from spieltisch.games.wispwood.record import BOTTOM, LEFT, RIGHT, TOP
from spieltisch.games.wispwood.window import LINE, WORD_ROWS, corners, first_row, has
from spieltisch.kernel import kernel

DIAGONAL: Final = CARD_IDS[HAT].index("hat_diagonal")
STRAIGHT: Final = CARD_IDS[HAT].index("hat_line")
AROUND: Final = CARD_IDS[HAT].index("hat_around")
CHAIN: Final = CARD_IDS[HAT].index("hat_chain")
TWO_AWAY: Final = CARD_IDS[HAT].index("hat_two")

WHOLE_ROW: Final = (1 << FRAME) - 1
RING: Final = 2  # distance of `hat_two`


@kernel
def ends(column, distance):
    """The two squares of a row that lie `distance` columns to each side."""
    return ((1 << column) << distance) | ((1 << column) >> distance)


@kernel
def stretch(column, distance):
    """All squares of a row from `distance` columns before a column to as many after it."""
    return ((2 << (2 * distance)) - 1) << column >> distance


@kernel
def allowed_in_row(card, rows_away, column):
    """WW-79, WW-80, WW-81, WW-83: what a card allows in a row `rows_away` from the cat's.

    Some may lie beyond the frame's right edge.
    """
    if card == DIAGONAL:
        return ends(column, rows_away) if rows_away > 0 else 0
    if card == STRAIGHT:
        return 1 << column if rows_away > 0 else WHOLE_ROW ^ (1 << column)
    if card == AROUND:
        near = stretch(column, 1) if rows_away <= 1 else 0
        return near if rows_away > 0 else near ^ (1 << column)
    if rows_away == RING:
        return stretch(column, RING)
    return ends(column, RING) if rows_away < RING else 0


@kernel
def hats(state, seat):
    """All squares of the window with a hat."""
    low, high = 0, 0
    first = first_row(state, seat)
    for row in range(state.box[seat, TOP], state.box[seat, BOTTOM] + 1):
        for column in range(state.box[seat, LEFT], state.box[seat, RIGHT] + 1):
            if state.forest[seat, row, column] == HAT:
                low, high = joined(low, high, row - first, column)
    return low, high


@kernel
def joined(low, high, line, column):
    """The set with one more square, in the window's row `line`."""
    if line < WORD_ROWS:
        return low | (1 << (LINE * line + column)), high
    return low, high | (1 << (LINE * (line - WORD_ROWS) + column))


@kernel
def beside_chain(state, seat):
    """WW-82: corner neighbours of the cat and of every hat joined to it by corner steps."""
    hats_low, hats_high = hats(state, seat)
    line = int(state.cat[seat, 0]) - first_row(state, seat)
    chain_low, chain_high = joined(0, 0, line, int(state.cat[seat, 1]))
    near_low, near_high = corners(chain_low, chain_high)
    new_low, new_high = near_low & hats_low, near_high & hats_high
    while (new_low | new_high) != 0:
        chain_low |= new_low
        chain_high |= new_high
        near_low, near_high = corners(chain_low, chain_high)
        new_low = near_low & hats_low & ~chain_low
        new_high = near_high & hats_high & ~chain_high
    return near_low, near_high


@kernel
def hat_squares(state, seat):
    """WW-45: the window's squares that obey the hat card, whatever lies there."""
    card = int(state.cards[HAT])
    if card == CHAIN:
        return beside_chain(state, seat)
    low, high = 0, 0
    away = first_row(state, seat) - int(state.cat[seat, 0])
    column = int(state.cat[seat, 1])
    for line in range(WORD_ROWS):
        low |= (allowed_in_row(card, abs(away + line), column) & WHOLE_ROW) << (LINE * line)
        away_high = abs(away + WORD_ROWS + line)
        high |= (allowed_in_row(card, away_high, column) & WHOLE_ROW) << (LINE * line)
    return low, high


@kernel
def obeys(state, seat, row, column):
    """WW-45: whether a hat may lie on a square of the window."""
    low, high = hat_squares(state, seat)
    return has(low, high, row - first_row(state, seat), column)
