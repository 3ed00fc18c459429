"""How a net learns from lessons, a batch at a time, inside compiled code.

The loss of a lesson is the cross entropy between the aim and the chance of winning, plus a share
of the squared error of the lead. Each batch moves every weight against the mean slope, measured
by how large its slopes usually are (Kingma and Ba, "Adam: a method for stochastic optimization",
2015): features that occur rarely learn as fast as common ones.

Writes: weights, Steps.   Units: `room` is float32[4, WIDTH]: both hidden layers and the errors of
both.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

import numpy as np

from spieltisch.bots.net import (
    FIRST_BIAS,
    GAIN,
    LEAD,
    OUTPUT_BIAS,
    SECOND,
    SECOND_BIAS,
    WIDTH,
    WIN,
    add_row,
    chance,
    output,
    second_layer,
)
from spieltisch.kernel import kernel

LEAD_SHARE: Final = 0.3
BATCH: Final = 128  # lessons between two steps
MEAN_KEPT: Final = 0.9  # of the mean slope, at each step
SQUARE_KEPT: Final = 0.999  # of the mean square
TINY: Final = 1e-8

Table = np.ndarray[Any, Any]


class Steps(NamedTuple):
    """What the coming steps depend on, beside the weights."""

    slopes: Table  # float32, as the weights: the sum over a batch
    means: Table  # float32, as the weights: the mean slope
    squares: Table  # float32, as the weights: the mean square of the slope
    taken: Table  # int64[1], how many there were


def first_steps(weights: Table) -> Steps:
    """Before the first step."""
    slopes, means, squares = (np.zeros_like(weights) for _ in range(3))
    return Steps(slopes, means, squares, np.zeros(1, np.int64))


@kernel
def hidden_layers(weights, lessons, place, first, second):
    """Both hidden layers for a lesson."""
    rows = len(weights)
    for unit in range(WIDTH):
        first[unit] = weights[rows + FIRST_BIAS, unit]
    for item in range(lessons.sizes[place]):
        add_row(first, weights[lessons.places[place, item]], lessons.amounts[place, item])
    second_layer(weights, first, second)


@kernel
def slopes_of_outputs(weights, slopes, second, aim, back):
    """Add the slopes of the outputs; writes the error of the second layer, returns the miss."""
    rows = len(weights)
    lead = output(weights, second, LEAD)
    miss = np.float32(chance(output(weights, second, WIN) + GAIN * lead) - aim[0])
    lead_miss = np.float32(LEAD_SHARE * (lead - aim[1]) + GAIN * miss)
    for unit in range(WIDTH):
        error = miss * weights[rows + WIN, unit] + lead_miss * weights[rows + LEAD, unit]
        back[unit] = error if second[unit] > 0 else np.float32(0)
    add_row(slopes[rows + WIN], second, miss)
    add_row(slopes[rows + LEAD], second, lead_miss)
    slopes[rows + OUTPUT_BIAS, 0] += miss
    slopes[rows + OUTPUT_BIAS, 1] += lead_miss
    return miss


@kernel
def slopes_of_layers(weights, slopes, lessons, place, first, back, deeper):
    """Add the slopes of the second layer and of the rows of the features that occur."""
    rows = len(weights)
    for unit in range(WIDTH):
        deeper[unit] = 0
        if first[unit] > 0:
            row = weights[rows + SECOND + unit]
            for other in range(WIDTH):
                deeper[unit] += back[other] * row[other]
            add_row(slopes[rows + SECOND + unit], back, first[unit])
    add_row(slopes[rows + SECOND_BIAS], back, np.float32(1))
    add_row(slopes[rows + FIRST_BIAS], deeper, np.float32(1))
    for item in range(lessons.sizes[place]):
        add_row(slopes[lessons.places[place, item]], deeper, lessons.amounts[place, item])


@kernel
def take_step(weights, steps, size, rate):
    """Move all weights by the slopes of a batch of this size, and forget those."""
    steps.taken[0] += 1
    count = steps.taken[0]
    usual = rate * math.sqrt(1.0 - SQUARE_KEPT**count) / (1.0 - MEAN_KEPT**count)
    for row in range(len(weights)):
        for unit in range(WIDTH):
            slope = steps.slopes[row, unit] / size
            mean = MEAN_KEPT * steps.means[row, unit] + (1.0 - MEAN_KEPT) * slope
            square = SQUARE_KEPT * steps.squares[row, unit] + (1.0 - SQUARE_KEPT) * slope * slope
            weights[row, unit] -= usual * mean / (math.sqrt(square) + TINY)
            steps.means[row, unit], steps.squares[row, unit] = mean, square
            steps.slopes[row, unit] = 0


@kernel
def learn(weights, steps, lessons, order, rate, room):
    """Learn from lessons in this order; the mean squared miss before each step."""
    total = 0.0
    first, second, back, deeper = room[0], room[1], room[2], room[3]
    waiting = 0
    for place in order:
        hidden_layers(weights, lessons, place, first, second)
        miss = slopes_of_outputs(weights, steps.slopes, second, lessons.aims[place], back)
        slopes_of_layers(weights, steps.slopes, lessons, place, first, back, deeper)
        total += miss * miss
        waiting += 1
        if waiting == BATCH:
            take_step(weights, steps, waiting, rate)
            waiting = 0
    if waiting > 0:
        take_step(weights, steps, waiting, rate)
    return total / max(len(order), 1)
