"""How a net learns from lessons, one after another, inside compiled code.

The loss of a lesson is the cross entropy between the aim and the chance of winning, plus a share
of the squared error of the lead; each lesson moves the weights a little against its slope. Plain
steps let features that occur rarely move little, which keeps chance out of them; methods that
give every weight steps of equal size learned the noise of the results.

Writes: weights.   Units: `room` is float32[4, WIDTH]: both hidden layers and the errors of both.
"""

from __future__ import annotations

from typing import Final

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
def step_outputs(weights, second, aim, rate, back):
    """Move the outputs; writes the error of the second layer into `back`, returns the miss."""
    rows = len(weights)
    lead = output(weights, second, LEAD)
    miss = np.float32(chance(output(weights, second, WIN) + GAIN * lead) - aim[0])
    lead_miss = np.float32(LEAD_SHARE * (lead - aim[1]) + GAIN * miss)
    for unit in range(WIDTH):
        error = miss * weights[rows + WIN, unit] + lead_miss * weights[rows + LEAD, unit]
        back[unit] = error if second[unit] > 0 else np.float32(0)
    add_row(weights[rows + WIN], second, -rate * miss)
    add_row(weights[rows + LEAD], second, -rate * lead_miss)
    weights[rows + OUTPUT_BIAS, 0] -= rate * miss
    weights[rows + OUTPUT_BIAS, 1] -= rate * lead_miss
    return miss


@kernel
def step_layers(weights, lessons, place, first, back, deeper, rate):
    """Move the second layer, then the rows of the features that occur."""
    rows = len(weights)
    for unit in range(WIDTH):
        deeper[unit] = 0
        if first[unit] > 0:
            row = weights[rows + SECOND + unit]
            for other in range(WIDTH):
                deeper[unit] += back[other] * row[other]
            add_row(row, back, -rate * first[unit])
    add_row(weights[rows + SECOND_BIAS], back, -rate)
    add_row(weights[rows + FIRST_BIAS], deeper, -rate)
    for item in range(lessons.sizes[place]):
        amount = lessons.amounts[place, item]
        add_row(weights[lessons.places[place, item]], deeper, -rate * amount)


@kernel
def learn(weights, lessons, order, rate, room):
    """Learn from lessons in this order; the mean squared miss before each step."""
    total = 0.0
    step = np.float32(rate)
    first, second, back, deeper = room[0], room[1], room[2], room[3]
    for place in order:
        hidden_layers(weights, lessons, place, first, second)
        miss = step_outputs(weights, second, lessons.aims[place], step, back)
        step_layers(weights, lessons, place, first, back, deeper, step)
        total += miss * miss
    return total / max(len(order), 1)
