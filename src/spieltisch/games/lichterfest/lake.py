"""Cells of the lake and their numbers: clauses LF-01 and LF-32.

A cell gets the next number when it first touches the lake: after a tile is laid, its
neighbours are visited in the order N, E, S, W. Numbers never change and are never reused.

Reads: tile.   Writes: cells, x, y, map.
Units: x grows to the east, y to the south; sides are 0 N, 1 E, 2 S, 3 W.
Source: docs/rules/lichterfest.md, "Action space".
"""

import numpy as np

from spieltisch.games.lichterfest.data import SIDES
from spieltisch.games.lichterfest.record import FREE, MAP_PLACES, MAP_WIDTH, NO_CELL
from spieltisch.kernel import kernel

STEP_X = np.array([0, 1, 0, -1], dtype=np.int8)
STEP_Y = np.array([-1, 0, 1, 0], dtype=np.int8)
OPPOSITE = np.array([2, 3, 0, 1], dtype=np.int8)
MAP_MASK = MAP_PLACES - 1  # a power of two less one: modulo by one bit operation


@kernel
def map_place(state, x, y):
    """The place of `map` where the cell at (x, y) is noted, or would be.

    16 by 16 places stand for the whole lake: a cell whose place another one has, 16 cells away,
    is noted in the next that is free.
    """
    place = (y * MAP_WIDTH + x) & MAP_MASK
    cell = state.map[place]
    while cell != NO_CELL and (state.x[cell] != x or state.y[cell] != y):
        place = (place + 1) & MAP_MASK
        cell = state.map[place]
    return place


@kernel
def cell_at(state, x, y):
    """The number of the cell at (x, y), the start tile's included; NO_CELL if it has none."""
    return int(state.map[map_place(state, x, y)])


@kernel
def neighbour(state, cell, side):
    """The number of the cell on `side` of `cell`; NO_CELL if it has none."""
    return cell_at(state, state.x[cell] + STEP_X[side], state.y[cell] + STEP_Y[side])


@kernel
def put_on_map(state, cell, x, y):
    """Note where `cell` is, both ways."""
    state.map[map_place(state, x, y)] = cell
    state.x[cell] = x
    state.y[cell] = y


@kernel
def number_neighbours(state, cell):
    """Give the next numbers to the neighbours of a newly laid tile that have none yet."""
    for side in range(SIDES):
        if neighbour(state, cell, side) == NO_CELL:
            x, y = state.x[cell] + STEP_X[side], state.y[cell] + STEP_Y[side]
            put_on_map(state, int(state.cells), x, y)
            state.cells += 1


@kernel
def is_free(state, cell):
    """LF-32: an empty cell that touches the lake is one that is numbered and free."""
    return cell < state.cells and state.tile[cell] == FREE
