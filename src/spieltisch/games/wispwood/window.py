"""Where tiles may be laid, as sets of squares: clauses WW-12, WW-13 and WW-44.

A shape that touches the forest reaches at most four squares beyond its box, so ten rows of the
frame hold every legal placement. Such a *window* starts at row `first_row`; a set of its squares
is one number of 120 bits, twelve per row (eleven columns and one that stays empty, so that
nothing passes from one row's end to the next row's start), held in two words of five rows each.
Moving a set by (rows, columns) moves its bits by 12 * rows + columns.

All shapes in all directions are tried on all squares at once: the corners where a shape fits are
those squares whose bits remain when the free squares, moved back by each square of the shape,
are intersected. Looking at every square by itself gives the same lists (a test compares them)
and takes ten times as long.

Reads:  round_index, forest, box, cat.   Writes: nothing.
Units:  a set is two words, `low` for the first five rows and `high` for the others.
Source: docs/rules/wispwood.md.
"""

from typing import Final

from spieltisch.games.wispwood.actions import COUNT_MASK
from spieltisch.games.wispwood.data import (
    EMPTY,
    FORM_SIZE,
    FRAME,
    SHAPE_SQUARES,
    SQUARE_COLUMNS,
    SQUARE_ROWS,
    table,
)
from spieltisch.games.wispwood.forest import grid_size
from spieltisch.games.wispwood.record import BOTTOM, LEFT, RIGHT, TOP
from spieltisch.kernel import kernel

LINE: Final = FRAME + 1  # bits per row
WORD_ROWS: Final = 5
WORD: Final = LINE * WORD_ROWS  # bits per word
FULL: Final = (1 << WORD) - 1
EVERY_ROW: Final = sum(1 << (LINE * row) for row in range(WORD_ROWS))  # bit 0 of each row
WORD_SQUARES: Final = FRAME * WORD_ROWS  # squares from a word's start to the next one's
BITS: Final = 67  # the powers of two have different remainders by 67

OFFSETS: Final = table(
    [
        [LINE * r + c for r, c in zip(rows, columns, strict=True)]
        for rows, columns in zip(SQUARE_ROWS.tolist(), SQUARE_COLUMNS.tolist(), strict=True)
    ]
)  # [form, index]


def _square_of_bit() -> list[int]:
    """By remainder of a single bit: its square, 11 * row + column from the word's start."""
    squares = [0] * BITS
    for bit in range(WORD):
        squares[(1 << bit) % BITS] = FRAME * (bit // LINE) + bit % LINE
    return squares


SQUARE_OF_BIT: Final = table(_square_of_bit())


@kernel
def first_row(state, seat):
    """The frame's row at which the window of a forest starts."""
    lowest = state.box[seat, BOTTOM] - grid_size(state) + 1
    return max(int(lowest), int(state.box[seat, TOP] - SHAPE_SQUARES))


@kernel
def within_reach(state, seat):
    """WW-12: all squares of the window that a tile may cover without breaking the grid."""
    size = grid_size(state)
    end = min(int(state.box[seat, TOP]) + size, int(state.box[seat, BOTTOM]) + SHAPE_SQUARES + 1)
    rows = end - first_row(state, seat)
    left, right = state.box[seat, RIGHT] - size + 1, state.box[seat, LEFT] + size
    columns = ((1 << int(right)) - (1 << int(left))) * EVERY_ROW
    low = columns & ((1 << (LINE * min(rows, WORD_ROWS))) - 1)
    return low, columns & ((1 << (LINE * max(rows - WORD_ROWS, 0))) - 1)


@kernel
def covered_in_row(state, seat, row):
    """The covered squares of one row, bit by column."""
    bits = 0
    for column in range(state.box[seat, LEFT], state.box[seat, RIGHT] + 1):
        bits |= int(state.forest[seat, row, column] != EMPTY) << column
    return bits


@kernel
def covered(state, seat):
    """All squares with a tile, the cat's included."""
    low, high = 0, 0
    first = first_row(state, seat)
    for row in range(state.box[seat, TOP], state.box[seat, BOTTOM] + 1):
        bits = covered_in_row(state, seat, row)
        line = row - first
        if line < WORD_ROWS:
            low |= bits << (LINE * line)
        else:
            high |= bits << (LINE * (line - WORD_ROWS))
    return low, high


@kernel
def moved_down(low, high):
    """Every square's lower neighbour."""
    return (low << LINE) & FULL, ((high << LINE) & FULL) | (low >> (WORD - LINE))


@kernel
def moved_up(low, high):
    """Every square's upper neighbour."""
    return (low >> LINE) | ((high << (WORD - LINE)) & FULL), high >> LINE


@kernel
def adjacent(low, high):
    """WW-13: all squares that share an edge with a square of the set."""
    down_low, down_high = moved_down(low, high)
    up_low, up_high = moved_up(low, high)
    beside_low, beside_high = beside(low, high)
    return beside_low | down_low | up_low, beside_high | down_high | up_high


@kernel
def beside(low, high):
    """The left and right neighbours of all squares of a set."""
    return (low << 1) | (low >> 1), (high << 1) | (high >> 1)


@kernel
def corners(low, high):
    """All squares that share only a corner with some square of the set."""
    beside_low, beside_high = beside(low, high)
    down_low, down_high = moved_down(beside_low, beside_high)
    up_low, up_high = moved_up(beside_low, beside_high)
    return down_low | up_low, down_high | up_high


@kernel
def room(state, seat):
    """WW-12, WW-44, WW-50: the free squares within reach, and those of them beside a tile."""
    low, high = within_reach(state, seat)
    covered_low, covered_high = covered(state, seat)
    near_low, near_high = adjacent(covered_low, covered_high)
    low &= ~covered_low
    high &= ~covered_high
    return low, high, low & near_low, high & near_high


@kernel
def all_inside(form, low, high):
    """The corners at which every square of an oriented shape is in the set."""
    found_low, found_high = FULL, FULL
    for index in range(FORM_SIZE[form]):
        bits = int(OFFSETS[form, index])
        found_low &= (low >> bits) | ((high << (WORD - bits)) & FULL)
        found_high &= high >> bits
    return found_low, found_high


@kernel
def some_inside(form, low, high):
    """The corners at which at least one square of an oriented shape is in the set."""
    found_low, found_high = 0, 0
    for index in range(FORM_SIZE[form]):
        bits = int(OFFSETS[form, index])
        found_low |= (low >> bits) | ((high << (WORD - bits)) & FULL)
        found_high |= high >> bits
    return found_low, found_high


@kernel
def has(low, high, line, column):
    """Whether the set holds the square in a column of the window's row `line` (0..9)."""
    if line < WORD_ROWS:
        return (low >> (LINE * line + column)) & 1 == 1
    return (high >> (LINE * (line - WORD_ROWS) + column)) & 1 == 1


@kernel
def write_word(word, action, out, count):
    """Write one action per square of a word, ascending; the new count.

    `action` is that of the word's first square; the frame's squares follow it by number.
    """
    while word != 0:
        bit = word & -word
        out[count & COUNT_MASK] = action + SQUARE_OF_BIT[bit % BITS]
        word ^= bit
        count += 1
    return count


@kernel
def write_squares(low, high, action, out, count):
    """Write one action per square of a set, ascending, from that of the window's first square."""
    count = write_word(low, action, out, count)
    return write_word(high, action + WORD_SQUARES, out, count)
