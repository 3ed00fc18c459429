"""What a small net expects of a position: the kernels, and the same in numpy.

A net knows nothing of a game but its features. Each has a row of weights; features of equal
rows of the table, such as cells of a board, share theirs: what lies there is counted. With a row
for each place a net learned games by heart, not what wins them. Then two hidden layers of WIDTH
units, rectified; two outputs, the lead at the end and, added to it, what else makes a winner.
Points tell much sooner than victories which position is better, so the lead is learned for
itself. Most features of a position are 0 and cost nothing.

Reads: net.   Writes: work and numbers only.
Units: `net.weights` holds the rows of the features, then those named below, counted from the end;
`work` is float32[features + 2 * WIDTH], first the features, then both hidden layers; `numbers` is
int32 with room for the numbers of all features.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

import numpy as np

from spieltisch.kernel import kernel

Table = np.ndarray[Any, Any]

WIDTH: Final = 64
EXTRA_ROWS: Final = WIDTH + 5
FIRST_BIAS: Final = -EXTRA_ROWS
SECOND: Final = FIRST_BIAS + 1
SECOND_BIAS: Final = SECOND + WIDTH
WIN: Final = -3
LEAD: Final = -2
OUTPUT_BIAS: Final = -1  # column 0 of winning, column 1 of the lead
COUNTED: Final = 0.1  # amount of a feature that shares its row: many of them are added
GAIN: Final = 1.5  # logits of winning for a lead of its usual spread


class Net(NamedTuple):
    """A net and how the features of a game meet it."""

    weights: Table  # float32[rows + EXTRA_ROWS, WIDTH]
    rows: Table  # int32[features], the row of each feature
    scales: Table  # float32[features], by which a feature is multiplied


def new_net(features: int, repeats: tuple[int, int] | None) -> Net:
    """A net of zeros for so many features; `repeats` as in `Game`."""
    rows, scales = np.arange(features, dtype=np.int32), np.ones(features, np.float32)
    if repeats is not None:
        start, length = repeats
        rows[start:] = start + (rows[start:] - start) % length
        scales[start:] = COUNTED
    return Net(np.zeros((int(rows.max()) + 1 + EXTRA_ROWS, WIDTH), np.float32), rows, scales)


@kernel
def add_row(total, row, times):
    """Add a row, multiplied, to a hidden layer."""
    for unit in range(WIDTH):
        total[unit] += times * row[unit]


@kernel
def second_layer(weights, first, second):
    """Rectify the first hidden layer in place and compute the second from it."""
    rows = len(weights)
    for unit in range(WIDTH):
        second[unit] = weights[rows + SECOND_BIAS, unit]
    for unit in range(WIDTH):
        if first[unit] > 0:
            add_row(second, weights[rows + SECOND + unit], first[unit])
        else:
            first[unit] = 0
    for unit in range(WIDTH):
        if second[unit] < 0:
            second[unit] = 0


@kernel
def output(weights, second, row):
    """One output, row WIN or LEAD, from the second hidden layer."""
    rows = len(weights)
    total = weights[rows + OUTPUT_BIAS, row - WIN]
    for unit in range(WIDTH):
        total += second[unit] * weights[rows + row, unit]
    return total


@kernel
def occurring(work, size, numbers):
    """Write the numbers of the features that are not 0, ascending; how many.

    Looks at two of them at once: nearly all are 0, and looking takes longer than adding.
    """
    count = 0
    pairs = work[: 2 * (size // 2)].view(np.uint64)
    for pair in range(len(pairs)):
        if pairs[pair] != 0:
            numbers[count] = 2 * pair
            count += work[2 * pair] != 0
            numbers[count] = 2 * pair + 1
            count += work[2 * pair + 1] != 0
    if size % 2 == 1 and work[size - 1] != 0:
        numbers[count] = size - 1
        count += 1
    return count


@kernel
def logit(net, work, numbers):
    """The logit of winning for the features at the start of `work`."""
    size, weights = len(net.rows), net.weights
    first = work[size : size + WIDTH]
    second = work[size + WIDTH : size + 2 * WIDTH]
    for unit in range(WIDTH):
        first[unit] = weights[len(weights) + FIRST_BIAS, unit]
    for item in range(occurring(work, size, numbers)):
        feature = numbers[item]
        add_row(first, weights[net.rows[feature]], work[feature] * net.scales[feature])
    second_layer(weights, first, second)
    return output(weights, second, WIN) + GAIN * output(weights, second, LEAD)


@kernel
def chance(x):
    """The chance that belongs to a logit, 0..1."""
    return 1.0 / (1.0 + math.exp(-min(max(x, -30.0), 30.0)))


def work_room(net: Net) -> tuple[Table, Table]:
    """Room for one evaluation: `work` and `numbers`."""
    size = len(net.rows)
    return np.zeros(size + 2 * WIDTH, dtype=np.float32), np.zeros(size + WIDTH, dtype=np.int32)


def expected(net: Net, features: Table) -> float:
    """The chance of winning as numpy computes it, for one vector of features."""
    weights = net.weights
    occurs = np.flatnonzero(features)
    amounts = features[occurs] * net.scales[occurs]
    first = np.maximum(amounts @ weights[net.rows[occurs]] + weights[FIRST_BIAS], 0)
    second = np.maximum(first @ weights[SECOND:SECOND_BIAS] + weights[SECOND_BIAS], 0)
    winning, lead = weights[WIN : LEAD + 1] @ second + weights[OUTPUT_BIAS, :2]
    return float(chance(float(winning + GAIN * lead)))
